/// A dual step: finds which basic row leaves for a primal infeasible one, by the dual ratio test.
///
/// It reads a basic solution and the pivotal row that was computed there into `y`, and changes neither.
/// As the subgradient of the entering row changes, the multipliers of the positions in its pivotal row change in
/// proportion. The first to reach an end of its interval gives the leaving row. Small pivots are left out: the
/// choice may be suboptimal, as primal pivots follow. (Lemke, The dual method of solving the linear programming
/// problem, 1954, with vectors for numbers.)
///
/// The rule for ties is the last component: of positions that lose nothing at any level, the one leaves that moves
/// the newest variable. So ties that were broken before an edit mostly stay so. In nested boxes, thousands of
/// degenerate primal pivots broke them again.
struct DualStep {
  let solution: BasicSolution
  /// The row that is to enter, and by how much its subgradient has to change.
  let row: Int32
  let slopeChange: Double

  /// How far a multiplier is from the end of its interval: the first level at which it is not at
  /// the end, and how far. A multiplier beyond its end loses nothing: steps would release its position
  /// to the same side anyway.
  struct Loss: Equatable, BitwiseCopyable {
    static let nothing = Loss(priority: 0, amount: 0)
    /// Less than this is nothing.
    static let least = Loss(priority: 0, amount: .leastNonzeroMagnitude)
    var priority: Double
    var amount: Double

    func isLess(than other: Loss) -> Bool {
      priority != other.priority ? priority < other.priority : amount < other.amount
    }
  }

  /// The position in `y` that the dual ratio test finds when the slope of the row rises until that position can be
  /// released; -1 if none loses less than the row itself at the priority of its violation, or, if the row is
  /// left to primal pivots, if all lose something. With `isAnyEnough` any position that loses less will do.
  func findLeaving(at priority: Double, isLeftToPrimalPivots: Bool, isAnyEnough: Bool) -> Int32 {
    let y = solution.work.y
    var best: Int32 = -1
    var least =
      isLeftToPrimalPivots ? Loss.least : Loss(priority: priority, amount: abs(slopeChange))
    let sound = leastSoundPart
    for position in y.index.all where abs(y[position]) >= sound {
      let loss = loss(of: position)
      if loss.priority > least.priority { continue }
      if loss.priority == least.priority {
        if loss.amount > least.amount { continue }
        if loss.amount == least.amount && !isBetter(position, than: best) { continue }
      }
      if isAnyEnough { return position }
      best = position
      least = loss
    }
    return best
  }

  /// Pivots below this are left out.
  var leastSoundPart: Double {
    var largest = 0.0
    for position in solution.work.y.index.all {
      largest = max(largest, abs(solution.work.y[position]))
    }
    return max(Tolerance.smallPivot, Tolerance.soundRate * largest)
  }

  /// To which side a position's row is released as the slope of the row rises.
  func leavingSign(of position: Int32) -> Int8 {
    (solution.work.y[position] > 0) == (slopeChange > 0) ? -1 : 1
  }

  @inline(__always)
  func loss(of position: Int32) -> Loss {
    let (levels, part) = (solution.levels, solution.work.y[position])
    let leavingSign = leavingSign(of: position)
    let row = solution.basis.row[position]
    if solution.isClosed(row, leavingSign) {
      return Loss(priority: Bounds.priority, amount: .infinity)
    }
    if row < 0 && !solution.isTightBound(row) { return .nothing }
    let own = solution.level(of: row, on: leavingSign)
    let end = row < 0 ? 0 : solution.slope(of: row, on: leavingSign)
    var isOwnPending = end != 0
    for level in levels.inPlay.all {
      if isOwnPending && levels.priority[level] < levels.priority[own] { break }
      var amount = -levels.multiplier(position, level)
      if level == own {
        amount += end
        isOwnPending = false
      }
      amount *= Double(leavingSign)
      let rounding = solution.foreignTolerance(level, in: position)
      if amount > rounding {
        return Loss(priority: levels.priority[level], amount: amount / abs(part))
      }
      if amount < -rounding { return .nothing }
    }
    return isOwnPending
      ? Loss(priority: levels.priority[own], amount: abs(end / part))
      : .nothing
  }

  // MARK: Ties

  /// Which of two positions that lose the same at the first level loses less below. -1 as the second
  /// one stands for the row itself changing its side: that comes first, unless the row has a slope
  /// and the first position brings its variable nearer to its default.
  private func isBetter(_ position: Int32, than other: Int32) -> Bool {
    if other < 0 { return solution.slopeSign(ofRow: row) != 0 && departure(of: position) < 0 }
    for level in solution.levels.inPlay.all {
      let difference = loss(of: position, at: level) - loss(of: other, at: level)
      if abs(difference) > solution.foreignTolerance(level, in: position) { return difference < 0 }
    }
    return departure(of: position) < departure(of: other)
  }

  @inline(__always)
  private func loss(of position: Int32, at level: Int32) -> Double {
    let row = solution.basis.row[position]
    let leavingSign = leavingSign(of: position)
    let end =
      row >= 0 && solution.table.penalties.level(of: row, on: leavingSign) == level
      ? solution.slope(of: row, on: leavingSign) : 0
    return Double(leavingSign) * (end - solution.levels.multiplier(position, level))
      / abs(solution.work.y[position])
  }

  /// What is lost below all levels: positive if the variable that a position defines leaves its
  /// default, negative if it comes nearer. Older variables count for more.
  func departure(of position: Int32) -> Int64 {
    let variable = solution.basis.upper.pivotVariable[position]
    let isRising =
      (leavingSign(of: position) > 0) == (solution.basis.upper.pivot[position] > 0)
    let weight = Int64(UInt32.max) - Int64(solution.variables.serial[variable]) + 1
    let side = solution.side(of: variable)
    return side != 0 && (side < 0) == isRising ? -weight : weight
  }
}
