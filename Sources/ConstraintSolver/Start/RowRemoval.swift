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
    if policy.restarts.areRemovalsCostly(unit: firstSolveVisits) {
      rebuild(.own(atDefaults: false))
      return
    }
    if canBeRemovedInPlace(position) {
      apply(removal(of: position, for: basis.upper.pivotVariable[position]))
    } else {
      apply(findRemoval(of: position))
      basis.etas.countWork(Int(basis.workUnits &- before))
      refactorizeIfDue()
    }
    policy.restarts.noteRemoval(basis.workUnits &- before)
  }

  private func canBeRemovedInPlace(_ position: Int32) -> Bool {
    FastPath.removalsInPlace.isUsed && basis.isDefinition(position)
  }

  private func removal(of position: Int32, for variable: Int32) -> Pivot {
    Pivot(
      position: position, leavingSign: 1, entering: Basis.ownRow(variable), step: 0, kind: .removal)
  }

  /// The pivot that takes a row out, with its pivotal row in `y`.
  private func findRemoval(of position: Int32) -> Pivot {
    prepareDirection(position, 1)
    let largest = work.edge.largestMover
    let own = basis.upper.pivotVariable[position]
    let isOwnGood =
      abs(work.edge.direction[own]) >= Tolerance.pivotThreshold * abs(work.edge.direction[largest])
    let best = isOwnGood ? own : largest
    work.y.clear()
    btran(of: Basis.ownRow(best), into: work.y)
    takePivot(work.edge.direction[best], at: position)
    return removal(of: position, for: best)
  }

  /// Puts the own row of a variable in place of a row that is removed.
  func remove(_ pivot: Pivot, _ permit: Permit) {
    let variable = Basis.owner(pivot.entering)
    if canBeRemovedInPlace(pivot.position) {
      putOwnRow(of: variable, inPlaceAt: pivot.position, permit)
    } else {
      forgetActivity(of: basis.row[pivot.position])
      exchange(pivot.position, for: pivot.entering, leaving: -1, permit)
    }
    noteMove(variable)
  }

  /// The same where the row is just a definition, which no factor mentions. That takes no solve,
  /// unless the row has a multiplier, or dual degenerate positions move the variable: their directions change.
  private func putOwnRow(of own: Int32, inPlaceAt position: Int32, _ permit: Permit) {
    let isPlain =
      precision.takesShortcuts && !hasMultiplier(position) && !variables.bounds.isViolated(own)
    if !isPlain || !recheckDegenerate(moving: own, of: position) {
      work.y.clear()
      btran(of: Basis.ownRow(own), into: work.y)
      passMultipliers(position, to: Basis.ownRow(own), leaving: -1, permit)
      recheckDegenerate(inSolutionOf: position)
      for other in work.y.index.all { queues.reviewStatus(other) }
      work.y.clear()
    }
    forgetActivity(of: basis.row[position])
    basis.putOwnRowInPlace(position, table, permit)
    queues.deciding.forget(position)
    queues.recheck(position)
  }

  func forgetActivity(of row: Int32) {
    activities.side[row] = 0
    activities.residual[row] = 0
  }

  /// Puts own rows in place of all rows.
  func holdOwnRows(_ permit: Permit) {
    for position in 0..<basis.positions where basis.row[position] >= 0 {
      forgetActivity(of: basis.row[position])
    }
    basis.holdOnlyOwnRows(table, permit)
    _ = basis.factorize(table, permit)
    recompute(permit)
    policy.restarts.makeColdStartDue()
  }
}
