/// Primal ratio test: long steps (bound flipping); for a tiny pivot, Harris's choice among near ties.
///
/// The objective along the edge is convex and piecewise linear, a vector of slopes by level. The
/// search walks through the points where a row changes side, in order, and stops at the first
/// where the vector is no longer lexicographically negative. Rows on the way are passed. Where the
/// pivot at that point would be small beside others, the test takes the largest one of those that lie
/// within tolerance behind it, or else goes back to the last point on the way with a sound one.
/// (Barrodale and Roberts, An improved algorithm for discrete L1 linear approximation, 1973; Harris, Pivot
/// selection methods of the Devex LP code, 1973.)
extension Engine {
  /// Where a step ends.
  struct Stop {
    static let none = Int32.min
    var distance = 0.0
    /// The row that stops the move, or the own row of the deciding variable.
    var entering = Stop.none
  }

  func findStop(_ position: Int32, _ leavingSign: Int8, _ goal: Goal) -> Stop {
    work.lineSearch.begin()
    if goal.blocker >= 0 { return Stop(distance: 0, entering: Basis.ownRow(goal.blocker)) }
    collectBreakpoints()
    beginSlopes(position, leavingSign, isFree: goal.isFree)
    let decidingDistance = distance(toDefaultOf: goal.deciding)
    let stop = walk(upTo: decidingDistance)
    if stop.entering != Stop.none || goal.deciding < 0 { return stop }
    return Stop(distance: decidingDistance, entering: Basis.ownRow(goal.deciding))
  }

  /// Passes the points before a distance as long as something improves.
  private func walk(upTo limit: Double) -> Stop {
    while let point = work.lineSearch.next(before: limit) {
      addSlope(point)
      if !isDescending() { return soundStop(at: point) }
      work.lineSearch.pass(point.row)
    }
    return Stop()
  }

  /// The point, or one beside it with a larger pivot if its own is small. A row between the two stays on its
  /// side: it is off by no more than its tolerance.
  private func soundStop(at last: Breakpoint) -> Stop {
    let sound = isExtended ? 0 : Tolerance.soundRate * work.edge.largestRate
    if last.rate >= sound { return Stop(distance: last.distance, entering: last.row) }
    let largest = work.lineSearch.largest(near: last) { tolerance(of: $0) }
    if largest.rate < sound,
      let row = work.lineSearch.back(to: { abs(work.edge.rate(of: $0)) >= sound })
    {
      return Stop(distance: distance(to: row), entering: row)
    }
    return Stop(distance: largest.distance, entering: largest.row)
  }

  /// How far a row is from changing side.
  @inline(never)
  private func distance(to row: Int32) -> Double {
    side(ofRow: row) == 0 ? 0 : max(0, -residual(of: row) / work.edge.rate(of: row))
  }

  private func distance(toDefaultOf deciding: Int32) -> Double {
    guard deciding >= 0 else { return .infinity }
    let rest = isExtended ? extendedTail(ofDefault: deciding) : 0
    return max(
      0,
      (variables.defaultValue[deciding] - variables.value[deciding] - rest)
        / work.edge.direction[deciding])
  }

  /// Notes a rate below the least that counts, which is no rounding, so that it must not count as 0.
  func noteSmallRate(of row: Int32, besides variable: Int32 = -1) {
    if work.edge.isSmallRateSound(of: row, besides: variable, table, basis) {
      trouble.noteLostSignificance()
    }
  }

  /// The points where the rows that the direction touches change side.
  private func collectBreakpoints() {
    let least = work.edge.leastRate(table)
    for k in 0..<work.edge.rates.index.count {
      let row = work.edge.rates.index[k]
      let rate = work.edge.rates[row]
      if abs(rate) <= least {
        if rate != 0 { noteSmallRate(of: row) }
        continue
      }
      let ahead: Int8 = rate > 0 ? 1 : -1
      if activities.side[row] != ahead { collect(row, rate) }
    }
    if variables.bounds.count > 0 { collectBounds(least) }
    work.lineSearch.order()
  }

  /// The points where variables reach their bounds.
  private func collectBounds(_ least: Double) {
    for variable in work.edge.direction.index.all where variables.bounds.contains(variable) {
      let (bound, rate) = (Basis.ownRow(variable), work.edge.direction[variable])
      if abs(rate) > least && side(ofRow: bound) != (rate > 0 ? 1 : -1) { collect(bound, rate) }
    }
  }

  private func collect(_ row: Int32, _ rate: Double) {
    let distance = distance(to: row)
    work.lineSearch.append(
      Breakpoint(distance: distance, rate: abs(rate), rank: rank(of: row, distance), row: row))
  }

  /// Of rows that change side at one distance the fastest comes first, or the nearest; where the range is
  /// wide, the one that is nearer by digits which the distance does not have.
  private func rank(of row: Int32, _ distance: Double) -> Double {
    if policy.cycling.isSuspected { return policy.cycling.random.next() }
    if isExtended { return -extendedTail(ofDistance: distance, to: row) }
    return abs(work.edge.rate(of: row))
  }

  // MARK: The slope vector

  private func beginSlopes(_ position: Int32, _ leavingSign: Int8, isFree: Bool) {
    if isExtended { return beginExtendedSlopes(position, leavingSign, isFree: isFree) }
    work.lineSearch.slopes.clear(levels)
    if isFree { return }
    let sign = Double(leavingSign)
    let row = basis.row[position]
    let own = row >= 0 ? table.penalties.level(of: row, on: leavingSign) : -1
    for k in 0..<levels.inPlay.count {
      let level = levels.inPlay[k]
      let multiplier = levels.multiplier(position, level)
      if level == own { continue }
      if abs(multiplier) > foreignTolerance(level, in: position) {
        work.lineSearch.slopes.add(-sign * multiplier, at: level)
      }
    }
    if own >= 0 {
      let multiplier = levels.slopeCount(own) > 0 ? levels.multiplier(position, own) : 0
      let end = slope(of: row, on: leavingSign)
      let value = sign * (end - multiplier)
      let slack = Tolerance.multiplier * abs(end) + foreignTolerance(own, in: position)
      if abs(value) > slack { work.lineSearch.slopes.add(value, at: own) }
    }
  }

  /// The slope that a row has on the side behind it is lost, and that on the side ahead comes.
  private func addSlope(_ point: Breakpoint) {
    let row = point.row
    let ahead: Int8 = work.edge.rate(of: row) > 0 ? 1 : -1
    if side(ofRow: row) == -ahead { addSlope(of: row, on: -ahead, point.rate) }
    addSlope(of: row, on: ahead, point.rate)
  }

  @inline(__always)
  private func addSlope(of row: Int32, on side: Int8, _ rate: Double) {
    let slope = abs(slope(of: row, on: side))
    if slope == 0 { return }
    let level = level(of: row, on: side)
    if isExtended {
      addExtendedSlope(of: row, work.edge.rate(of: row) > 0 ? slope : -slope, at: level)
    } else {
      work.lineSearch.slopes.add(slope * rate, at: level)
    }
  }

  private func isDescending() -> Bool {
    isExtended ? isDescendingExtended() : work.lineSearch.slopes.isDescending(levels)
  }
}
