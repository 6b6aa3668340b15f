/// A primal step: finds the pivot by which a row leaves the basis, along an edge to where another one blocks.
///
/// It reads a basic solution and the edge that was prepared there, and changes nothing but working memory. (Barrodale
/// and Roberts, An improved algorithm for discrete L1 linear approximation, 1973; Bartels, Conn and Sinclair,
/// Minimization techniques for piecewise differentiable functions, 1978.)
struct PrimalStep: RatioTest {
  let solution: BasicSolution

  init(_ solution: BasicSolution) { self.solution = solution }

  var leastSoundRate: Double { Tolerance.soundRate * solution.work.edge.largestRate }

  func tail(ofDefault variable: Int32) -> Double { 0 }

  func rank(of row: Int32, at distance: Double) -> Double {
    abs(solution.work.edge.rate(of: row))
  }

  func beginSlopes(_ position: Int32, _ leavingSign: Int8, isFree: Bool) {
    let (levels, slopes) = (solution.levels, solution.work.lineSearch)
    slopes.slopes.clear(levels)
    if isFree { return }
    let sign = Double(leavingSign)
    let row = solution.basis.row[position]
    let own = row >= 0 ? solution.table.penalties.level(of: row, on: leavingSign) : -1
    for k in 0..<levels.inPlay.count {
      let level = levels.inPlay[k]
      let multiplier = levels.multiplier(position, level)
      if level == own { continue }
      if abs(multiplier) > solution.foreignTolerance(level, in: position) {
        slopes.slopes.add(-sign * multiplier, at: level)
      }
    }
    if own >= 0 {
      let multiplier = levels.slopeCount(own) > 0 ? levels.multiplier(position, own) : 0
      let end = solution.slope(of: row, on: leavingSign)
      let value = sign * (end - multiplier)
      let slack = Tolerance.multiplier * abs(end) + solution.foreignTolerance(own, in: position)
      if abs(value) > slack { slopes.slopes.add(value, at: own) }
    }
  }

  @inline(__always)
  func addSlope(of row: Int32, _ slope: Double, at level: Int32) {
    solution.work.lineSearch.slopes.add(
      slope * abs(solution.work.edge.rate(of: row)), at: level)
  }

  func isDescending() -> Bool { solution.work.lineSearch.slopes.isDescending(solution.levels) }
}
