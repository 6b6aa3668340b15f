import CKeepLayout

/// Required constraints that contradict each other: a smallest set, without any of which the others
/// could be satisfied.
public struct Conflict: CustomStringConvertible {
  /// The set.
  public let constraints: [Constraint]
  /// The set in sentences.
  public let description: String
  /// The same with the constraint that is violated, why that one, and corrections.
  public let report: String
}

extension Layout {
  /// The conflicts of the last solve.
  public var conflicts: [Conflict] {
    (0..<reference.read { keep_layout_conflict_count($0) }).map { index in
      Conflict(
        constraints: reference.listed { keep_layout_conflict($0, index, $1, $2) }.map {
          Constraint(reference, $0)
        },
        description: conflictText(index, text: .description),
        report: conflictText(index, text: .report))
    }
  }

  /// What is ambiguous, in sentences, and which attributes would determine it.
  public func ambiguity() throws(KeepError) -> String { text(.ambiguity) }
}
