import ConstraintSolver

/// Solving, and what cannot be solved at once because it depends on where nodes come to be: measured
/// content, safe areas and inherited margins of nested nodes. After each solve those are looked at
/// again, and if one has changed, its rows get new constants and it is solved again, a bounded number
/// of times. Content is measured where areas have come to rest.
extension Layout {
  /// How many times it is measured at most, as each costs calls of the host's.
  private static let contentRoundLimit = 8
  /// How many times it is solved at most from one round to the next. What is away from its rest by half as
  /// much after each time is there after 45, by four fifths as much after 128.
  private static let passLimit = 128

  /// Brings all frames up to date with everything in force.
  func solveAll() throws(LayoutError) {
    try settleGone()
    if fittingNode < 0 {
      keepFrames()
      try askAgain()
    }
    defer { if fittingNode < 0 { forgetConflicts() } }
    if areAreasDue || fittingNode >= 0 { noteAllAreas() }
    framesMayHaveChanged()
    refusedMeasure = nil
    var unsettled = Node.none
    var isExact = true
    var round = 0
    repeat {
      round += 1
      isExact = try settleAreas()
      unsettled = lastChanged
      lastChanged = .none
      if hasMeasurers { try measureContents() }
      if lastChanged != .none && round == Self.contentRoundLimit {
        try giveUp(lastChanged, .content)
      }
    } while lastChanged != .none
    if unsettled != .none { try giveUp(unsettled, .areas) }
    areAreasDue = false
    forgetPlainAreas()
    environmentUse = useCounts.inUse
    if let refusedMeasure { throw refusedMeasure }
    isInexact = !isExact
    if isInexact { throw .accuracy }
  }

  /// Solves until areas go with frames, and notes a node with which that is never so. False if rounding
  /// kept the last solve from the optimum.
  private func settleAreas() throws(LayoutError) -> Bool {
    let isAsked = fittingNode >= 0
    areAreasDue = areAreasDue || !solver.isUpToDate || isAsked
    lastChanged = .none
    if areAreasDue && !isAsked { try updateAreas(0) }
    var isExact = true
    var pass = 0
    repeat {
      pass += 1
      do throws(SolverError) {
        try solver.solve()
        isExact = true
      } catch {
        isExact = false
      }
      lastChanged = .none
      if areAreasDue { try updateAreas(pass) }
    } while lastChanged != .none && pass < Self.passLimit
    return isExact
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
    if hasMeasurers || tellsMovedAreas { collectChanges() }
  }
}
