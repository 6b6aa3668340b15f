import ConstraintSolver

/// Solving, and what cannot be solved at once because it depends on where nodes come to be: measured
/// content, safe areas and inherited margins of nested nodes. After each solve those are looked at
/// again, and if one has changed, its rows get new constants and it is solved again, a bounded number
/// of times.
extension Layout {
  /// How many times it is solved at most.
  static let passLimit = 8
  /// In the second half of them, areas that differ by no more are as they were: every solve rounds in
  /// its own way.
  static let rounding = 1e-9

  /// Brings all frames up to date with everything in force.
  func solveAll() throws(LayoutError) {
    if fittingNode < 0 {
      keepFrames()
      try askAgain()
    }
    framesMayHaveChanged()
    refusedMeasure = nil
    lastMeasured = .none
    var accuracy: LayoutError?
    var passes = 0
    repeat {
      if passes == Self.passLimit { throw .unsettled(lastMeasured) }
      passes += 1
      accuracy = nil
      do throws(SolverError) { try solver.solve() } catch { accuracy = translate(error) }
    } while try settle(but: passes > Self.passLimit / 2 ? Self.rounding : 0)
    if let refusedMeasure { throw refusedMeasure }
    if let accuracy { throw accuracy }
  }

  /// Looks again at what depends on where nodes are. False if nothing changed.
  private func settle(but: Double) throws(LayoutError) -> Bool {
    var isChanged = false
    if hasMeasurers { isChanged = try measureContents() }
    return try updateAreas(but: but) || isChanged
  }

  /// Collects what has changed up to now, so that what moves from here on is told apart, and what the
  /// solver has reported last are the frames as they now are. Those are what a measure sees.
  func keepFrames() {
    if hasMeasurers { collectChanges { _ in } }
  }
}
