/// What a layout has found out about conflicts.
struct KnownConflicts {
  /// Those of the last solve, once somebody has asked for them.
  var list: ConflictList?
  /// Those for which something was refused since.
  var refused: [Conflict] = []
}
