/// Multipliers computed again where rounding may have spoilt them: those of a position from its edge, or all from the
/// gradient.
extension BasicSolution {
  /// How a position stands by multipliers that are recomputed where they may be rounding.
  @inline(never)
  func preciseStatus(of position: Int32) -> OptimalityStatus {
    if !precision.trustsUpdates && !queues.isExact(position) { makeExact(position) }
    let status = status(of: position)
    if !status.isUncertain || queues.isExact(position) { return status }
    makeExact(position)
    return self.status(of: position)
  }

  /// Computes a position's multipliers by themselves, where updates may have mixed them with numbers so
  /// much larger that their tolerance would hide them.
  @inline(never)
  func makeExact(_ position: Int32) {
    queues.noteExact(position)
    levels.clearIdle(position)
    if areMultipliersKnown(position) { return }
    prepareDirection(position, 1)
    renewMultipliers(position, 1)
  }

  /// Whether a position has a multiplier other than 0.
  func hasMultiplier(_ position: Int32) -> Bool {
    for level in levels.inPlay.all where levels.multiplier(position, level) != 0 { return true }
    return false
  }

  /// What updates have left of rounding is gone then, and what is left of a sum that cancels counts as 0.
  func recomputeRoundedMultipliers(_ position: Int32, _ leavingSign: Int8) {
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
      levels.correctMultiplier(position, level, new)
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
  func renewAllMultipliers(_ permit: Permit) {
    trouble.forgetMultipliers()
    levels.clearAll(precision, permit)
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
}
