/// Row removal: drives rows out of the basis that are removed or rewritten.
extension Engine {
  /// Puts an own row in place of a position's row. It holds the variable that the row defines, or if
  /// that hardly depends on the row, the one that does most. Nothing moves; positions that are free
  /// then, or whose release improves something, are found by the next solve.
  ///
  /// Each removal visits what depends on the row and what the row depends on. Once that has cost
  /// more than a few first solves, all rows are driven out at once, and the next solve is a first
  /// one.
  func driveOut(_ position: Int32) {
    let before = basis.workUnits
    if policy.restarts.areRemovalsCostly(unit: firstSolveVisits) { return driveOutAll() }
    defer { policy.restarts.noteRemoval(basis.workUnits &- before) }
    if basis.isDefinition(position) { return driveOutDefinition(position) }
    defer {
      basis.etas.countWork(Int(basis.workUnits &- before))
      refactorizeIfDue()
    }
    prepareDirection(position, 1)
    let largest = work.edge.largestMover
    let own = basis.upper.pivotVariable[position]
    let isOwnGood =
      abs(work.edge.direction[own]) >= Tolerance.pivotThreshold * abs(work.edge.direction[largest])
    let best = isOwnGood ? own : largest
    work.y.clear()
    btran(of: Basis.ownRow(best), into: work.y)
    if isExtended { work.y[position] = work.edge.direction[best] }
    forgetActivity(of: basis.row[position])
    exchange(position, for: Basis.ownRow(best), leaving: -1)
    noteMove(best)
  }

  /// The same where the row is just a definition, which no factor mentions. That takes no solve,
  /// unless the row has a multiplier, or dual degenerate positions move the variable: their directions change.
  private func driveOutDefinition(_ position: Int32) {
    let own = basis.upper.pivotVariable[position]
    let isPlain = !isExtended && !hasMultiplier(position) && !variables.bounds.isViolated(own)
    if !isPlain || !recheckFree(moving: own, of: position) {
      work.y.clear()
      btran(of: Basis.ownRow(own), into: work.y)
      passMultipliers(position, to: Basis.ownRow(own), leaving: -1)
      recheckFree(inSolutionOf: position)
      for other in work.y.index.all { queues.reviewStatus(other) }
      work.y.clear()
    }
    forgetActivity(of: basis.row[position])
    basis.putOwnRowInPlace(position, table)
    queues.deciding.forget(position)
    queues.recheck(position)
    noteMove(own)
  }

  private func hasMultiplier(_ position: Int32) -> Bool {
    for level in levels.inPlay.all where levels.multiplier(position, level) != 0 { return true }
    return false
  }

  func forgetActivity(of row: Int32) {
    activities.side[row] = 0
    activities.residual[row] = 0
  }

  /// Puts own rows in place of all rows.
  func driveOutAll() {
    for position in 0..<basis.positions where basis.row[position] >= 0 {
      forgetActivity(of: basis.row[position])
    }
    basis.holdOnlyOwnRows(table)
    _ = basis.factorize(table)
    recompute()
    policy.restarts.makeColdStartDue()
  }
}
