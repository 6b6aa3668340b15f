/// A primal step in extended precision: no rate and no slope counts as 0 unless it is, and ties of distances are told
/// apart by digits beyond those of doubles.
struct ExtendedStep: RatioTest {
  let solution: BasicSolution

  init(_ solution: BasicSolution) { self.solution = solution }

  var leastSoundRate: Double { 0 }

  func tail(ofDefault variable: Int32) -> Double { solution.extendedTail(ofDefault: variable) }

  /// The one comes first that is nearer by digits which the distance does not have.
  func rank(of row: Int32, at distance: Double) -> Double {
    -solution.extendedTail(ofDistance: distance, to: row)
  }

  func beginSlopes(_ position: Int32, _ leavingSign: Int8, isFree: Bool) {
    solution.beginExtendedSlopes(position, leavingSign, isFree: isFree)
  }

  func addSlope(of row: Int32, _ slope: Double, at level: Int32) {
    solution.addExtendedSlope(
      of: row, solution.work.edge.rate(of: row) > 0 ? slope : -slope, at: level)
  }

  func isDescending() -> Bool { solution.isDescendingExtended() }
}
