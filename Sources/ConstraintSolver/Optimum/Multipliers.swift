/// The multipliers: how they follow the gradient, and pivots.
extension BasicSolution {
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

  /// Adds a multiple of a vector by position to the multipliers of a level.
  @inline(__always)
  func addToMultipliers(
    _ vector: WorkVector, at level: Int32, _ factor: Double, _ permit: Permit
  ) {
    levels.addMultipliers(vector, level, factor, permit)
    noteDigits(added: vector, at: level)
    for position in vector.index.all { queues.reviewStatus(position) }
  }

  // MARK: Pivots

  /// Lets slopes count that have changed, before an entering row takes its own away: that may be the last one of a
  /// level, and multipliers of a level that is out of play do not follow the exchanges until theirs counts.
  func countSlopes(before entering: Int32) {
    if slopeSign(ofRow: entering) != 0 { applySlopeChanges() }
  }

  /// Brings the multipliers up to date with a pivot. The entering row loses its slope, which its multiplier
  /// takes over.
  func passMultipliers(
    _ position: Int32, to entering: Int32, leaving: Int32, _ permit: Permit
  ) {
    let pivot = work.y[position]
    let enteringLevel = level(of: entering, on: slopeSign(ofRow: entering))
    let leavingLevel =
      leaving >= 0 ? table.penalties.level(of: leaving, on: activities.slopeSign[leaving]) : -1
    let enteringSlope = slope(of: entering)
    for k in 0..<levels.inPlay.count {
      let level = levels.inPlay[k]
      let leavingSlope = level == leavingLevel ? slope(of: leaving) : 0
      let factor = (levels.multiplier(position, level) - leavingSlope) / pivot
      if factor != 0 { levels.addMultipliers(work.y, level, -factor, permit) }
      let slope = level == enteringLevel ? enteringSlope : 0
      levels.setMultiplier(position, level, slope + factor, permit)
      passDigits(position, level, factor, to: slope, leaving: leavingSlope)
    }
    noteSlope(entering, 0)
  }

  /// The same where the rows are multiples of each other, the entering one `ratio` times the leaving one: no other
  /// position takes part.
  func passMultipliers(
    _ position: Int32, to entering: Int32, leaving: Int32, ratio: Double, _ permit: Permit
  ) {
    let enteringLevel = level(of: entering, on: slopeSign(ofRow: entering))
    let leavingLevel =
      leaving >= 0 ? table.penalties.level(of: leaving, on: activities.slopeSign[leaving]) : -1
    for level in levels.inPlay.all {
      let before =
        levels.multiplier(position, level) - (level == leavingLevel ? slope(of: leaving) : 0)
      let taken = level == enteringLevel ? slope(of: entering) : 0
      levels.setMultiplier(position, level, before / ratio + taken, permit)
    }
    noteSlope(entering, 0)
  }
}
