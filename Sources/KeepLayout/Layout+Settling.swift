import ConstraintSolver

/// Solving, and what cannot be solved at once because it depends on where nodes come to be: measured
/// content, safe areas and inherited margins of nested nodes. After each solve those are looked at
/// again, and if one has changed, its rows get new constants and it is solved again, a bounded number
/// of times.
extension Layout {
  /// How many times it is solved at most for the sake of content, where each costs calls of the host's.
  private static let contentPassLimit = 8
  /// How many times it is solved at most.
  private static let passLimit = 32

  /// Brings all frames up to date with everything in force.
  func solveAll() throws(LayoutError) {
    if fittingNode < 0 {
      forgetConflicts()
      countedAsInside.removeAll()
      keepFrames()
      try askAgain()
    }
    framesMayHaveChanged()
    refusedMeasure = nil
    var accuracy: LayoutError?
    var pass = 0
    var isSettled = false
    while !isSettled {
      pass += 1
      accuracy = nil
      do throws(SolverError) { try solver.solve() } catch { accuracy = translate(error) }
      isSettled = try !settle(pass)
    }
    if let refusedMeasure { throw refusedMeasure }
    if let accuracy { throw accuracy }
  }

  /// Looks again at what depends on where nodes are. False if nothing changed.
  private func settle(_ pass: Int) throws(LayoutError) -> Bool {
    lastChanged = .none
    if hasMeasurers { try measureContents() }
    let measured = lastChanged
    try updateAreas(pass)
    if measured != .none && pass >= Self.contentPassLimit { try giveUp(measured, .content) }
    if pass == Self.passLimit && lastChanged != .none { try giveUp(lastChanged, .areas) }
    return lastChanged != .none
  }

  /// Leaves frames with what was looked at last, so that they go with what is in force, and what is in
  /// conflict can be told. The next solve goes on from there.
  private func giveUp(_ node: Node, _ what: Unsettled) throws(LayoutError) {
    do throws(SolverError) { try solver.solve() } catch {}
    solver.forEachMove { noteForMeasuring(owner(ofVariable: $0)) }
    throw .unsettled(node, what)
  }

  /// Collects what has changed up to now, so that what moves from here on is told apart, and what the
  /// solver has reported last are the frames as they now are. Those are what a measure sees.
  func keepFrames() {
    if hasMeasurers { collectChanges() }
  }
}
