import LayoutStore

/// What a layout has found out, and whom it tells.
struct Diagnosis {
  var conflicts = KnownConflicts()
  var answers = KnownAnswers(edits: 0)
  var log = Log()
}

/// What a layout has found out about conflicts.
struct KnownConflicts {
  /// Those of the last solve, once somebody has asked for them.
  var list: ConflictList?
  /// Those for which something was refused since.
  var refused: [Conflict] = []
  /// What containers did not get in the last solve, once somebody has asked.
  var unmet: [Unmet]?

  /// The sentence of a constraint that was refused, as long as the refusal is known.
  func sentence(of constraint: Constraint) -> Text? {
    for conflict in refused {
      if let place = conflict.constraints.firstIndex(of: constraint) {
        return conflict.texts?.sentences[place]
      }
    }
    return nil
  }
}
