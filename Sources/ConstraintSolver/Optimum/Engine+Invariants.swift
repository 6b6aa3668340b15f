/// Invariants of an optimal basic solution, for `assert` and tests: a release build contains none of it.
///
/// They are recomputed from the problem by multiplication alone, and so do not rely on FTRAN, BTRAN and updates.
/// Nothing is changed. Of large systems a sample is checked. In extended precision numbers are exact, and compared
/// without tolerances. Sweeps that know their breakpoints leave the sides of rows as they were that decide nothing.
extension Engine {
  var isOptimal: Bool {
    materializeValues()
    let wasIllConditioned = extended.isIllConditioned
    defer { extended.isIllConditioned = wasIllConditioned }
    return areBasicRowsTight && areSidesConsistent && areSlopesCounted && areMultipliersConsistent
      && areAllPositionsOptimal
  }

  /// A sample of positions, rows or variables: all of them, or every nth where there are many; not always the same.
  private func sample(of count: Int32) -> StrideTo<Int32> {
    let step = 1 + count / 256
    return stride(from: Int32(policy.pivots % UInt64(step)), to: count, by: Int(step))
  }

  /// Basic rows hold with equality.
  private var areBasicRowsTight: Bool {
    for position in sample(of: basis.positions) where basis.row[position] >= 0 {
      let (residual, slack) = residualNow(basis.row[position])
      if abs(residual) > 1e3 * slack { return false }
    }
    return true
  }

  /// Nonbasic rows are on the sides that their activities tell, and have the subgradients of these sides.
  private var areSidesConsistent: Bool {
    let least = sweeps.knowBreakpoints && sweeps.count > 0 ? leastDecidingPriority() : 0
    for row in sample(of: table.places) where isNonbasic(row) {
      let (residual, slack) = residualNow(row)
      if priority(of: row) >= least
        && consistentSide(row, residual, 1e3 * slack) != activities.side[row]
      {
        return false
      }
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
    for variable in sample(of: basis.positions) {
      for level in levels.inPlay.all {
        if !isBalanced(variable, at: level) { return false }
      }
    }
    return true
  }

  /// One component of mu B + g.
  func gradient(of variable: Int32, at level: Int32) -> Double {
    let own = basis.positionOfOwnRow[variable]
    var sum = own >= 0 ? levels.multiplier(own, level) : 0
    for entry in table.entries(variable) {
      let row = table.columns.row[entry]
      let position = basis.positionOfRow[row]
      if position >= 0 {
        sum += table.coefficient(at: entry) * levels.multiplier(position, level)
      } else if activities.slopeSign[row] != 0
        && self.level(of: row, on: activities.slopeSign[row]) == level
      {
        sum += table.coefficient(at: entry) * slope(of: row)
      }
    }
    return sum
  }

  /// The same in residues.
  func extendedGradient(of variable: Int32, at level: Int32) -> Residue {
    let own = basis.positionOfOwnRow[variable]
    var sum = own >= 0 ? levels.extended(own, level).residue : .zero
    for entry in table.entries(variable) {
      let row = table.columns.row[entry]
      let (position, factor) = (
        basis.positionOfRow[row], Residue(intended: table.coefficient(at: entry))
      )
      if position >= 0 {
        sum.add(factor, times: levels.extended(position, level).residue)
      } else if activities.slopeSign[row] != 0
        && self.level(of: row, on: activities.slopeSign[row]) == level
      {
        sum.add(factor, times: Residue(intended: slope(of: row)))
      }
    }
    return sum
  }

  /// No row improves the objective by leaving, unless its multipliers may be rounding.
  private var areAllPositionsOptimal: Bool {
    for position in sample(of: basis.positions) {
      let status = status(of: position)
      if status.leavingSign != 0 && !status.isUncertain { return false }
    }
    return true
  }
}
