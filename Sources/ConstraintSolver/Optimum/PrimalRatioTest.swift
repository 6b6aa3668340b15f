/// Primal ratio test: long steps (bound flipping); for a tiny pivot, Harris's choice among near ties.
///
/// The objective along the edge is convex and piecewise linear, a vector of slopes by level. The
/// search walks through the points where a row changes side, in order, and stops at the first
/// where the vector is no longer lexicographically negative. Rows on the way are passed. Where the
/// pivot at that point would be small beside others, the test takes the largest one of those that lie
/// within tolerance behind it, or else goes back to the last point on the way with a sound one.
/// (Barrodale and Roberts, An improved algorithm for discrete L1 linear approximation, 1973; Harris, Pivot
/// selection methods of the Devex LP code, 1973.)
///
/// Which numbers the slopes are is left to what conforms to it: doubles (`PrimalStep`), or double-double ones
/// (`ExtendedStep`).
protocol RatioTest {
  var solution: BasicSolution { get }
  /// Pivots below this are replaced by other ones, if there are some.
  var leastSoundRate: Double { get }
  /// What a variable is above its default beyond the difference of doubles.
  func tail(ofDefault variable: Int32) -> Double
  /// Of rows that change side at one distance the one with the largest rank comes first.
  func rank(of row: Int32, at distance: Double) -> Double
  /// Begins with the slopes at the start of the edge.
  func beginSlopes(_ position: Int32, _ leavingSign: Int8, isFree: Bool)
  /// Adds what a row's change of side adds to the slope of a level.
  func addSlope(of row: Int32, _ slope: Double, at level: Int32)
  /// Whether the first slope that is not 0, highest level first, is negative.
  func isDescending() -> Bool
}

extension RatioTest {
  /// The pivot that lets a row leave: where the ratio test stops, and if that is another row, its pivotal row in `y`,
  /// whose pivot agrees with the edge.
  func findPivot(
    _ leaving: Leaving, _ cycling: inout AntiCycling
  ) throws(StepFailure) -> Pivot {
    let pivot = try findStop(leaving, &cycling)
    if pivot.entering != solution.basis.row[leaving.position] {
      try solution.computePivotalRow(pivot.entering, in: leaving)
    }
    return pivot
  }

  /// Where the edge of a leaving row ends, as a pivot; a row that only comes to its other end enters in its own place.
  func findStop(_ leaving: Leaving, _ cycling: inout AntiCycling) throws(StepFailure) -> Pivot {
    let search = solution.work.lineSearch
    search.begin()
    let goal = leaving.goal
    if goal.blocker >= 0 { return stop(leaving, at: 0, Basis.ownRow(goal.blocker)) }
    collectBreakpoints(&cycling)
    beginSlopes(leaving.position, leaving.sign, isFree: goal.isFree)
    let limit = distance(toDefaultOf: goal.deciding)
    while let point = search.next(before: limit) {
      addSlope(point)
      if !isDescending() { return soundStop(leaving, at: point) }
      search.pass(point.row)
    }
    if goal.deciding < 0 { throw .unbounded }
    return stop(leaving, at: limit, Basis.ownRow(goal.deciding))
  }

  private func stop(_ leaving: Leaving, at distance: Double, _ entering: Int32) -> Pivot {
    Pivot(
      position: leaving.position, leavingSign: leaving.sign, entering: entering, step: distance,
      kind: .primal)
  }

  /// The point, or one beside it with a larger pivot if its own is small. A row between the two stays on its
  /// side: it is off by no more than its tolerance.
  private func soundStop(_ leaving: Leaving, at last: Breakpoint) -> Pivot {
    let (edge, search, sound) = (solution.work.edge, solution.work.lineSearch, leastSoundRate)
    if last.rate >= sound { return stop(leaving, at: last.distance, last.row) }
    let largest = search.largest(near: last) { solution.tolerance(of: $0) }
    if largest.rate < sound, let row = search.back(to: { abs(edge.rate(of: $0)) >= sound }) {
      return stop(leaving, at: distance(to: row), row)
    }
    return stop(leaving, at: largest.distance, largest.row)
  }

  /// How far a row is from changing side.
  @inline(never)
  private func distance(to row: Int32) -> Double {
    solution.side(ofRow: row) == 0
      ? 0 : max(0, -solution.residual(of: row) / solution.work.edge.rate(of: row))
  }

  private func distance(toDefaultOf deciding: Int32) -> Double {
    guard deciding >= 0 else { return .infinity }
    let value = solution.variables.value[deciding]
    let missing = solution.variables.defaultValue[deciding] - value - tail(ofDefault: deciding)
    return max(0, missing / solution.work.edge.direction[deciding])
  }

  /// The points where the rows that the direction touches change side.
  private func collectBreakpoints(_ cycling: inout AntiCycling) {
    let edge = solution.work.edge
    let least = edge.leastRate(solution.table)
    for k in 0..<edge.rates.index.count {
      let row = edge.rates.index[k]
      let rate = edge.rates[row]
      if abs(rate) <= least {
        if rate != 0 { solution.noteSmallRate(of: row) }
        continue
      }
      let ahead: Int8 = rate > 0 ? 1 : -1
      if solution.activities.side[row] != ahead { collect(row, rate, &cycling) }
    }
    if solution.variables.bounds.count > 0 { collectBounds(least, &cycling) }
    solution.work.lineSearch.order()
  }

  /// The points where variables reach their bounds.
  private func collectBounds(_ least: Double, _ cycling: inout AntiCycling) {
    let direction = solution.work.edge.direction
    for variable in direction.index.all where solution.variables.bounds.contains(variable) {
      let (bound, rate) = (Basis.ownRow(variable), direction[variable])
      if abs(rate) > least && solution.side(ofRow: bound) != (rate > 0 ? 1 : -1) {
        collect(bound, rate, &cycling)
      }
    }
  }

  private func collect(_ row: Int32, _ rate: Double, _ cycling: inout AntiCycling) {
    let distance = distance(to: row)
    let rank = cycling.isSuspected ? cycling.random.next() : rank(of: row, at: distance)
    solution.work.lineSearch.append(
      Breakpoint(distance: distance, rate: abs(rate), rank: rank, row: row))
  }

  /// The slope that a row has on the side behind it is lost, and that on the side ahead comes.
  private func addSlope(_ point: Breakpoint) {
    let row = point.row
    let ahead: Int8 = solution.work.edge.rate(of: row) > 0 ? 1 : -1
    if solution.side(ofRow: row) == -ahead { addSlope(of: row, on: -ahead) }
    addSlope(of: row, on: ahead)
  }

  @inline(__always)
  private func addSlope(of row: Int32, on side: Int8) {
    let slope = abs(solution.slope(of: row, on: side))
    if slope != 0 { addSlope(of: row, slope, at: solution.level(of: row, on: side)) }
  }
}

extension BasicSolution {
  /// Notes a rate below the least that counts, which is no rounding, so that it must not count as 0.
  func noteSmallRate(of row: Int32, besides variable: Int32 = -1) {
    if work.edge.isSmallRateSound(of: row, besides: variable, table, basis) {
      trouble.noteLostSignificance()
    }
  }
}
