/// The optimality conditions: the multiplier vector of every basic row lies in the row's interval.
///
/// At the row's own level a multiplier may lie between the subgradients on either side. At higher levels it must
/// be 0. Lower levels matter only while it is exactly at an end.
extension BasicSolution {
  /// What a position's multipliers say.
  struct OptimalityStatus {
    /// +1 or -1: releasing the row to that side improves the objective. 0: it does not.
    var leavingSign: Int8 = 0
    /// The level that decides, also where it keeps the row active; and by how much the multiplier is outside.
    var level: Int32 = -1
    var excess = 0.0
    /// Releasing the row to that side costs nothing at any level.
    var isOpenAbove = true
    var isOpenBelow = true
    /// A multiplier that decided may be rounding.
    var isUncertain = false
    var isOpen: Bool { isOpenAbove || isOpenBelow }
  }

  /// The levels of a basic row's sides, highest first.
  private struct OwnLevels {
    /// -1 once there is none left.
    private(set) var first: Int32 = -1
    private var second: Int32 = -1

    @inline(__always)
    init(of row: Int32, _ penalties: borrowing Penalties, _ levels: LevelTable) {
      if row < 0 { return }
      (first, second) = penalties.levels(of: row)
      if first == second { second = -1 }
      if first < 0 || second >= 0 && levels.priority[second] > levels.priority[first] {
        swap(&first, &second)
      }
    }

    @inline(__always)
    mutating func takeFirst() -> Int32 {
      defer { (first, second) = (second, -1) }
      return first
    }
  }

  /// The sign of a row's slope on a side.
  @inline(__always)
  func slopeSign(of row: Int32, on side: Int8) -> Int8 {
    if row >= 0 { return table.penalties.level(of: row, on: side) >= 0 ? side : 0 }
    return side < 0 || variables.bounds.isFixed(Basis.owner(row)) ? side : 0
  }

  /// The slope of a row on a side.
  @inline(__always)
  func slope(of row: Int32, on side: Int8) -> Double {
    Double(slopeSign(of: row, on: side)) * weight(of: row)
  }

  /// The row's part in the gradient, at the level of the side that it has a slope for.
  @inline(__always)
  func slope(of row: Int32) -> Double { Double(slopeSign(ofRow: row)) * weight(of: row) }

  @inline(never)
  func status(of position: Int32) -> OptimalityStatus {
    var status = OptimalityStatus()
    let row = basis.row[position]
    if isTightBound(row) {
      (status.isOpenBelow, status.level) = (false, variables.bounds.level)
      if variables.bounds.isFixed(Basis.owner(row)) {
        status.isOpenAbove = false
        return status
      }
    }
    var own = OwnLevels(of: row, table.penalties, levels)
    for k in 0..<levels.inPlay.count {
      let level = levels.inPlay[k]
      while own.first >= 0 && levels.priority[own.first] > levels.priority[level] {
        if judge(0, own.takeFirst(), of: row, position, &status) { return status }
      }
      let multiplier = levels.multiplier(position, level)
      if level == own.first {
        if judge(multiplier, own.takeFirst(), of: row, position, &status) { return status }
      } else if multiplier != 0 && judge(multiplier, foreign: level, position, &status) {
        return status
      }
    }
    while own.first >= 0 {
      if judge(0, own.takeFirst(), of: row, position, &status) { return status }
    }
    return status
  }

  /// Tolerance of a multiplier that ought to be 0.
  @inline(__always)
  func foreignTolerance(_ level: Int32, in position: Int32) -> Double {
    queues.isExact(position) ? 0 : Tolerance.multiplierRounding * levels.peak[level]
  }

  /// Tolerance of a multiplier at an end of its interval.
  @inline(__always)
  private func endTolerance(_ end: Double, _ level: Int32) -> Double {
    precision.rounding(levels.rounding(Tolerance.multiplier, of: abs(end), at: level))
  }

  /// Narrows the status by a level of the row's own; true when that decides it.
  @inline(__always)
  private func judge(
    _ multiplier: Double, _ level: Int32, of row: Int32, _ position: Int32,
    _ status: inout OptimalityStatus
  ) -> Bool {
    status.level = level
    let least = table.penalties.lowerLevel[row] == level ? slope(of: row, on: -1) : 0
    let most = table.penalties.upperLevel[row] == level ? slope(of: row, on: 1) : 0
    if multiplier == 0 {
      if most != 0 { status.isOpenAbove = false }
      if least != 0 { status.isOpenBelow = false }
      return !status.isOpen
    }
    let rounding = foreignTolerance(level, in: position)
    noteDoubt(multiplier, level, beyond: rounding, &status)
    let slackBelow = rounding + endTolerance(least, level)
    let slackAbove = rounding + endTolerance(most, level)
    if multiplier > most + slackAbove && status.isOpenAbove {
      status.leavingSign = 1
      status.excess = multiplier - most
    } else if multiplier < least - slackBelow && status.isOpenBelow {
      status.leavingSign = -1
      status.excess = least - multiplier
    }
    if status.leavingSign != 0 { return true }
    if multiplier < most - slackAbove { status.isOpenAbove = false }
    if multiplier > least + slackBelow { status.isOpenBelow = false }
    return !status.isOpen
  }

  @inline(__always)
  private func judge(
    _ multiplier: Double, foreign level: Int32, _ position: Int32, _ status: inout OptimalityStatus
  ) -> Bool {
    let rounding = foreignTolerance(level, in: position)
    if abs(multiplier) <= rounding { return false }
    noteDoubt(multiplier, level, beyond: rounding, &status)
    status.level = level
    if multiplier > 0 && status.isOpenAbove {
      status.leavingSign = 1
    } else if multiplier < 0 && status.isOpenBelow {
      status.leavingSign = -1
    }
    if status.leavingSign != 0 {
      status.excess = abs(multiplier)
      return true
    }
    if multiplier > 0 { status.isOpenBelow = false } else { status.isOpenAbove = false }
    return !status.isOpen
  }

  /// Notes that a multiplier beyond the bound of rounding is so small that it may be rounding all
  /// the same: the solve that it comes from may have had larger numbers on the way.
  @inline(__always)
  private func noteDoubt(
    _ multiplier: Double, _ level: Int32, beyond rounding: Double, _ status: inout OptimalityStatus
  ) {
    let size = abs(multiplier)
    if size > rounding && size < Tolerance.multiplierDoubt * levels.peak[level] {
      status.isUncertain = true
    }
  }
}
