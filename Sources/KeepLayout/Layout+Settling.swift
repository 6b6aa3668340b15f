import ConstraintSolver

/// Solving, and what cannot be solved at once because it depends on where nodes come to be: measured
/// content, safe areas and inherited margins of nested nodes. After each solve those are looked at
/// again, and if one has changed, its rows get new constants and it is solved again, a bounded number
/// of times. Content is measured where areas have come to rest.
extension Layout {
  /// How many times it is measured at most, as each costs calls of the host's.
  private static let contentRoundLimit = 8
  /// How many times it is solved at most from one round to the next.
  private static let passLimit = 32

  /// Brings all frames up to date with everything in force.
  func solveAll() throws(LayoutError) {
    if fittingNode < 0 {
      keepConflicts()
      keepFrames()
      try askAgain()
    }
    defer { if fittingNode < 0 { forgetConflicts() } }
    framesMayHaveChanged()
    refusedMeasure = nil
    var unsettled = Node.none
    var accuracy: LayoutError?
    var round = 0
    repeat {
      round += 1
      accuracy = try settleAreas()
      unsettled = lastChanged
      lastChanged = .none
      if hasMeasurers { try measureContents() }
      if lastChanged != .none && round == Self.contentRoundLimit {
        try giveUp(lastChanged, .content)
      }
    } while lastChanged != .none
    if unsettled != .none { try giveUp(unsettled, .areas) }
    areAreasDue = false
    if let refusedMeasure { throw refusedMeasure }
    if let accuracy { throw accuracy }
  }

  /// Solves until areas go with frames. Notes a node with which that is never so, and returns what the
  /// solver had to say.
  private func settleAreas() throws(LayoutError) -> LayoutError? {
    let isAsked = fittingNode >= 0
    let isDue = isAsked || areAreasDue || !solver.isUpToDate
    areAreasDue = isDue
    lastChanged = .none
    if isDue && !isAsked { try updateAreas(0) }
    var accuracy: LayoutError?
    var pass = 0
    repeat {
      pass += 1
      accuracy = nil
      do throws(SolverError) { try solver.solve() } catch { accuracy = translate(error) }
      lastChanged = .none
      if isDue { try updateAreas(pass) }
    } while lastChanged != .none && pass < Self.passLimit
    return accuracy
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
