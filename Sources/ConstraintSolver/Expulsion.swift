/// Taking rows out of the active set that are removed or rewritten.
extension Engine {
  /// Puts an anchor in place of a slot's row: the variable that the row defines, held where it is, or
  /// if that hardly depends on it the one that does most. Nothing moves; what that leaves free or
  /// unhappy, the next solve finds.
  ///
  /// Each is paid for by what depends on the row, and what it depends on. Once that comes to more than a
  /// few first solves, all rows are put out at once, and the next solve is one.
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

  /// The same where the row is a definition and no more, which no factor mentions. Nothing has to be
  /// solved unless a multiplier pulls on it, or free slots move the variable, which have other
  /// directions from now on.
  private func expelDefinition(_ slot: Int32) {
    let own = basis.pivotVariable[slot]
    if isWide || hasMultiplier(slot) || !recheckFree(moving: own, of: slot) {
      y.clear()
      solveBackward(of: Basis.anchor(own), into: y)
      passMultipliers(slot, to: Basis.anchor(own), leaving: -1)
      for other in y.index.all { key[other] == -1 ? reviewStanding(other) : recheck(other) }
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
