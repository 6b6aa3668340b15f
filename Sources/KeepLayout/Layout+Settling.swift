import ConstraintSolver

/// Solving, and what cannot be solved at once because it depends on where nodes come to be: measured
/// content, safe areas and inherited margins of nested nodes. After each solve those are looked at
/// again, and if one has changed, its rows get new constants and it is solved again, a bounded number
/// of times.
extension Layout {
  /// How many times it is solved at most.
  static let passLimit = 8

  /// Brings all frames up to date with everything in force.
  func solveAll() throws(LayoutError) {
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
    } while try settle()
    if let refusedMeasure { throw refusedMeasure }
    if let accuracy { throw accuracy }
  }

  /// Looks again at what depends on where nodes are. False if nothing changed.
  private func settle() throws(LayoutError) -> Bool {
    var isChanged = false
    if hasMeasurers {
      if fittingNode >= 0 {
        // Nothing of this stays, so that there is nothing to report.
        solver.forEachMove { noteForMeasuring(owner(ofVariable: $0)) }
      } else {
        collectChanges { noteForMeasuring($0) }
      }
      isChanged = try measureContents()
    }
    return try updateAreas() || isChanged
  }
}
