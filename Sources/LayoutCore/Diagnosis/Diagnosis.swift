/// What a layout has found out, and whom it tells.
struct Diagnosis {
  var conflicts = KnownConflicts()
  var log = Log()
}

/// What a layout has found out about conflicts.
struct KnownConflicts {
  /// Those of the last solve, once somebody has asked for them.
  var list: ConflictList?
  /// Those for which something was refused since.
  var refused: [Conflict] = []
}
