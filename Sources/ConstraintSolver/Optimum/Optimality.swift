/// The optimality conditions: the multiplier vector of every basic row lies in the row's interval.
///
/// At the row's own level a multiplier may lie between the subgradients on either side. At higher levels it must
/// be 0. Lower levels matter only while it is exactly at an end.
extension Engine {
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

  /// The same from multipliers that are recomputed where they may be rounding.
  @inline(never)
  func preciseStatus(of position: Int32) -> OptimalityStatus {
    if isExtended && !queues.isExact(position) { makeExact(position) }
    let status = status(of: position)
    if !status.isUncertain || queues.isExact(position) { return status }
    makeExact(position)
    return self.status(of: position)
  }

  /// Tolerance of a multiplier that ought to be 0.
  @inline(__always)
  func foreignTolerance(_ level: Int32, in position: Int32) -> Double {
    queues.isExact(position) ? 0 : Tolerance.multiplierRounding * levels.peak[level]
  }

  /// Tolerance of a multiplier at an end of its interval.
  @inline(__always)
  private func endTolerance(_ end: Double, _ level: Int32) -> Double {
    isExtended ? 0 : levels.rounding(Tolerance.multiplier, of: abs(end), at: level)
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

  /// Recomputes a position's multipliers from the rates along its direction. What updates have
  /// left of rounding is gone then, and what is left of a sum that cancels counts as 0.
  func renewMultipliers(_ position: Int32, _ leavingSign: Int8) {
    if isExtended { return recomputeExtendedMultipliers(position, leavingSign) }
    work.lineSearch.slopes.clear(levels)
    let least = queues.isExact(position) ? work.edge.leastRate(table) : 0
    for k in 0..<work.edge.rates.index.count {
      let row = work.edge.rates.index[k]
      if activities.slopeSign[row] == 0 || work.edge.rates[row] == 0 { continue }
      if abs(work.edge.rates[row]) <= least {
        noteSmallRate(of: row)
        continue
      }
      trouble.note(rate: work.edge.rates[row], least: least)
      work.lineSearch.slopes.add(
        slope(of: row) * work.edge.rates[row],
        at: table.penalties.level(of: row, on: activities.slopeSign[row]))
    }
    if variables.bounds.violations > 0 { addSlopesOfBounds() }
    for k in 0..<levels.inPlay.count {
      let level = levels.inPlay[k]
      let slope = work.lineSearch.slopes.value(at: level, levels)
      let new = slope == 0 ? 0 : -Double(leavingSign) * slope
      let error = abs(new - levels.multiplier(position, level))
      trouble.note(errorOfMultiplier: error, peak: levels.peak[level])
      levels.setMultiplier(position, level, new)
    }
  }

  /// Adds what violated bounds have to do with the slopes along the direction.
  private func addSlopesOfBounds() {
    for variable in work.edge.direction.index.all where variables.bounds.isViolated(variable) {
      work.lineSearch.slopes.add(
        Double(variables.bounds.violation(of: variable)) * work.edge.direction[variable],
        at: variables.bounds.level)
    }
  }

  /// Recomputes all multipliers from the gradient, so that rounding does not add up.
  func renewAllMultipliers() {
    trouble.forgetMultipliers()
    levels.clearAll(isExtended: isExtended)
    for row in 0..<table.places where table.isLive(row) && activities.slopeSign[row] != 0 {
      activities.slopeChanges.append(
        SlopeChange(
          row: row, level: table.penalties.level(of: row, on: activities.slopeSign[row]),
          amount: slope(of: row)))
    }
    forEachViolatedBound {
      activities.slopeChanges.append(
        SlopeChange(
          row: Basis.ownRow($0), level: variables.bounds.level,
          amount: Double(variables.bounds.violation(of: $0))))
    }
    applySlopeChanges()
    for position in 0..<basis.positions { queues.reviewStatus(position) }
  }

  // MARK: Queues

  /// Sorts the positions to be looked at into improving ones and free ones.
  func sortRechecks() {
    let isCoarse = queues.rechecks.count > 0 && (isExtended || levels.isCoarse)
    for k in 0..<queues.rechecks.count {
      let position = queues.beginRecheck(at: k)
      if isCoarse { makeExact(position) }
      let status = preciseStatus(of: position)
      if status.leavingSign != 0 {
        queues.candidates.push(candidate(position, status))
        queues.shut(position)
      } else if status.isOpen {
        queues.enqueue(position, status) {
          let variable =
            policy.cycling.isSuspected
            ? Int32(policy.cycling.random.next() * Double(basis.positions))
            : basis.upper.pivotVariable[position]
          return variables.serial[variable]
        }
      } else {
        queues.shut(position)
      }
    }
    queues.endRechecks()
  }

  /// Computes a position's multipliers by themselves, where updates may have mixed them with numbers so
  /// much larger that their tolerance would hide them.
  @inline(never)
  func makeExact(_ position: Int32) {
    queues.noteExact(position)
    levels.clearIdle(position)
    if isExtended && areMultipliersKnown(position) { return }
    for k in 0..<levels.inPlay.count
    where isExtended || levels.multiplier(position, levels.inPlay[k]) != 0 {
      prepareDirection(position, 1)
      return renewMultipliers(position, 1)
    }
  }

  // MARK: Gradient

  /// Records the sign of a new slope of an inactive row; it counts once `applySlopeChanges` has run.
  func setSlope(_ row: Int32, _ new: Int8) {
    if isTwoSided(row) && new != 0 && slopeSign(ofRow: row) == -new { setSlope(row, 0) }
    let old = slopeSign(ofRow: row)
    if old == new { return }
    let side = new != 0 ? new : old
    let change = Double(new - old) * weight(of: row)
    activities.slopeChanges.append(
      SlopeChange(row: row, level: level(of: row, on: side), amount: change))
    noteSlope(row, new)
  }

  /// The same where the multipliers are brought up to date otherwise.
  @inline(never)
  func noteSlope(_ row: Int32, _ new: Int8) {
    let old = slopeSign(ofRow: row)
    if row >= 0 {
      activities.slopeSign[row] = new
    } else {
      variables.bounds.setViolation(Basis.owner(row), new)
    }
    if old == 0 && new != 0 { levels.countSlope(level(of: row, on: new), 1) }
    if old != 0 && new == 0 { levels.countSlope(level(of: row, on: old), -1) }
  }

  /// Takes a row out of the gradient before its weight or level changes; the next solve puts it back.
  func withdrawSlope(_ row: Int32) {
    setSlope(row, 0)
    applySlopeChanges()
  }

  /// Brings the multipliers up to date with changed slopes: one transposed solve a level.
  func applySlopeChanges() {
    var next = 0
    while next < activities.slopeChanges.count {
      let level = activities.slopeChanges[next].level
      if level < 0 {
        next += 1
        continue
      }
      for k in next..<activities.slopeChanges.count where activities.slopeChanges[k].level == level
      {
        gatherExactly(activities.slopeChanges[k].row, activities.slopeChanges[k].amount)
        activities.slopeChanges[k].level = -1
      }
      btran(into: work.right)
      addToMultipliers(work.right, at: level, -1)
      work.right.clear()
    }
    activities.slopeChanges.removeAll()
  }

  /// Adds a multiple of a vector by position to the multipliers of a level.
  @inline(__always)
  func addToMultipliers(_ vector: WorkVector, at level: Int32, _ factor: Double) {
    levels.addMultipliers(vector, level, factor)
    for position in vector.index.all {
      if isExtended {
        noteMultiplier(
          position, level, -solution.residue(position),
          errorBound: extended.errorBound[position] + Tolerance.update * abs(vector[position]))
      }
      queues.reviewStatus(position)
    }
  }

  /// Adds a multiple of a row, or of an own row, to `left`.
  @inline(never)
  func gather(_ row: Int32, _ factor: Double) { gatherHere(row, factor) }

  @inline(__always)
  func gatherHere(_ row: Int32, _ factor: Double) {
    if row < 0 { return work.left.add(Basis.owner(row), factor) }
    for term in table.terms(of: row) {
      work.left.add(table.terms.variable[term], factor * table.terms.coefficient[term])
    }
  }
}
