import LayoutCore

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
    (0..<core.conflictCount).map { index in
      Conflict(
        constraints: core.conflict(index).compactMap { Constraint(reference, $0) },
        description: core.conflictDescription(index).string,
        report: core.conflictReport(index).string)
    }
  }

  /// In how many independent ways frames could differ and be equally good; 0 if all is determined.
  public var freedom: Int { core.freedom }

  /// What is ambiguous, in sentences, and which attributes would determine it.
  public func ambiguity() throws(KeepError) -> String {
    try reference.attempt(isReading: true) { core throws(CoreError) in
      try core.ambiguityDescription().string
    }
  }
}
