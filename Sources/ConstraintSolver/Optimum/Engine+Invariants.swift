/// Invariants of an optimal basic solution, for `assert` and tests: a release build contains none of it.
///
/// They are recomputed from the problem by multiplication alone, and so do not rely on FTRAN, BTRAN and updates.
/// Nothing is changed. Parametric edits leave residuals as they were, and extended precision has numbers of its
/// own; large systems would take too long.
extension Engine {
  var isOptimal: Bool {
    if isExtended || sweeps.count > 0 || basis.positions > 256 { return true }
    return areBasicRowsTight && areSidesConsistent && areSlopesCounted && areMultipliersConsistent
      && areAllPositionsOptimal
  }

  /// Basic rows hold with equality.
  private var areBasicRowsTight: Bool {
    for position in 0..<basis.positions where basis.row[position] >= 0 {
      let (residual, slack) = residualNow(basis.row[position])
      if abs(residual) > 1e3 * slack { return false }
    }
    return true
  }

  /// Nonbasic rows are on the sides that their activities tell, and have the subgradients of these sides.
  private var areSidesConsistent: Bool {
    for row in 0..<table.places where isNonbasic(row) {
      let (residual, slack) = residualNow(row)
      if consistentSide(row, residual, 1e3 * slack) != activities.side[row] { return false }
      if slopeSign(of: row, on: activities.side[row]) != activities.slopeSign[row] { return false }
    }
    return variables.bounds.violations == 0
  }

  private func isNonbasic(_ row: Int32) -> Bool {
    table.isLive(row) && table.isLinked[row] && basis.positionOfRow[row] < 0
  }

  /// Levels know how many nonbasic rows have a subgradient.
  private var areSlopesCounted: Bool {
    var counts = [Int32](repeating: 0, count: levels.count)
    for row in 0..<table.places where isNonbasic(row) && activities.slopeSign[row] != 0 {
      counts[Int(level(of: row, on: activities.slopeSign[row]))] += 1
    }
    for level in levels.order.all where levels.slopeCount(level) != counts[Int(level)] {
      return false
    }
    return true
  }

  /// Multipliers solve mu B = -g at each level.
  private var areMultipliersConsistent: Bool {
    for level in levels.inPlay.all {
      var sum = [Double](repeating: 0, count: Int(basis.positions))
      for row in 0..<table.places
      where isNonbasic(row) && activities.slopeSign[row] != 0
        && self.level(of: row, on: activities.slopeSign[row]) == level
      {
        add(row, slope(of: row), to: &sum)
      }
      for position in 0..<basis.positions {
        add(basis.row[position], levels.multiplier(position, level), to: &sum)
      }
      let slack = 1e-6 * max(1, levels.peak[level])
      for error in sum where abs(error) > slack { return false }
    }
    return true
  }

  private func add(_ row: Int32, _ factor: Double, to sum: inout [Double]) {
    if row < 0 {
      sum[Int(Basis.owner(row))] += factor
      return
    }
    for term in table.terms(of: row) {
      sum[Int(table.terms.variable[term])] += factor * table.terms.coefficient[term]
    }
  }

  /// No row improves the objective by leaving, unless its multipliers may be rounding.
  private var areAllPositionsOptimal: Bool {
    for position in 0..<basis.positions {
      let status = status(of: position)
      if status.leavingSign != 0 && !status.isUncertain { return false }
    }
    return true
  }
}
