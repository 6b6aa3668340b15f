/// Taking rows out of the active set that are removed or rewritten.
extension Engine {
  /// Puts an anchor in place of a slot's row. It holds the variable that the row defines, or if
  /// that hardly depends on the row, the one that does most. Nothing moves; slots that are free
  /// then, or whose release improves something, are found by the next solve.
  ///
  /// Each expulsion visits what depends on the row and what the row depends on. Once that has cost
  /// more than a few first solves, all rows are expelled at once, and the next solve is a first
  /// one.
  func expel(_ slot: Int32) {
    let before = basis.touched
    defer { expelling &+= basis.touched &- before }
    if expelling > 4 * firstSolveVisits { return expelAll() }
    if basis.isDefinition(slot) { return expelDefinition(slot) }
    defer {
      basis.replacements.countVisits(Int(basis.touched &- before))
      refactorizeIfDue()
    }
    prepareDirection(slot, 1)
    let largest = largestMover()
    let own = basis.pivotVariable[slot]
    let isOwnGood =
      abs(direction[own]) >= Tolerance.pivotThreshold * abs(direction[largest])
    let best = isOwnGood ? own : largest
    y.clear()
    solveBackward(of: Basis.anchor(best), into: y)
    if isWide { y[slot] = direction[best] }
    forgetStanding(of: basis.row[slot])
    exchange(slot, for: Basis.anchor(best), leaving: -1)
    noteMove(best)
  }

  /// The same where the row is just a definition, which no factor mentions. That takes no solve,
  /// unless the row has a multiplier, or free slots move the variable: their directions change.
  private func expelDefinition(_ slot: Int32) {
    let own = basis.pivotVariable[slot]
    if isWide || hasMultiplier(slot) || !recheckFree(moving: own, of: slot) {
      y.clear()
      solveBackward(of: Basis.anchor(own), into: y)
      passMultipliers(slot, to: Basis.anchor(own), leaving: -1)
      recheckFree(inSolutionOf: slot)
      for other in y.index.all { reviewStanding(other) }
      y.clear()
    }
    forgetStanding(of: basis.row[slot])
    basis.anchorInPlace(slot, table)
    setKey(slot, -1)
    recheck(slot)
    noteMove(own)
  }

  private func hasMultiplier(_ slot: Int32) -> Bool {
    for level in levels.inPlay.all where levels.multiplier(slot, level) != 0 { return true }
    return false
  }

  func forgetStanding(of row: Int32) {
    side[row] = 0
    residual[row] = 0
  }

  /// Puts anchors in place of all rows.
  func expelAll() {
    for slot in 0..<basis.slots where basis.row[slot] >= 0 { forgetStanding(of: basis.row[slot]) }
    basis.anchorAll(table)
    factorize()
    recompute()
    isAnchored = true
  }
}
