/// Slopes and multipliers in extended precision.
///
/// Multipliers are updated as numbers with error bounds, and as residues. As long as these show on which
/// side of an end of its interval a multiplier is, or that it is at the end, nothing is computed again;
/// otherwise the multiplier is, from the edge direction of its position.
extension BasicSolution {
  /// Recomputes the multipliers of a position from refined activity changes.
  func recomputeExtendedMultipliers(_ position: Int32, _ leavingSign: Int8) {
    clearExtendedSlopes()
    for row in work.edge.rates.index.all where activities.slopeSign[row] != 0 {
      addExtendedSlope(
        of: row, slope(of: row), at: table.penalties.level(of: row, on: activities.slopeSign[row]))
    }
    if variables.bounds.violations > 0 {
      for variable in work.edge.direction.index.all where variables.bounds.isViolated(variable) {
        addExtendedSlope(
          of: Basis.ownRow(variable), Double(variables.bounds.violation(of: variable)),
          at: variables.bounds.level)
      }
    }
    for level in levels.inPlay.all {
      var number = ExtendedNumber()
      number.add(-Double(leavingSign), times: extended.slope[level])
      let multiplier = multiplier(number, position, level)
      if multiplier == nil { extended.isIllConditioned = true }
      levels.correctMultiplier(position, level, multiplier ?? number.sum.high)
      number.errorBound += Tolerance.update * abs(number.sum.high)
      levels.setExtended(position, level, number)
    }
  }

  /// Whether the updated multipliers of a position are known: residues show which are at an end of the
  /// interval, and the others are farther from it than their error bounds.
  func areUpdatesKnown(_ position: Int32) -> Bool {
    for level in levels.inPlay.all {
      var number = levels.extended(position, level)
      number.sum = DoubleDouble(levels.multiplier(position, level))
      guard let multiplier = multiplier(number, position, level) else { return false }
      levels.correctMultiplier(position, level, multiplier)
    }
    return true
  }

  /// A multiplier, exactly at an end of its interval or on the right side of it; nil if that is not known.
  private func multiplier(_ number: ExtendedNumber, _ position: Int32, _ level: Int32) -> Double? {
    let row = basis.row[position]
    var multiplier = number.sum.high
    var side: Int8 = -1
    while side <= 1 {
      let isOwn = row >= 0 && table.penalties.level(of: row, on: side) == level
      let end = isOwn ? slope(of: row, on: side) : 0
      var distance = number
      distance.add(-end, times: .one)
      if distance.residue.isZero { return end }
      if !distance.hasSign { return nil }
      if multiplier == end { multiplier = distance.sum.high > 0 ? end.nextUp : end.nextDown }
      side += 2
    }
    return multiplier
  }

  /// Updates the error bounds and the residues of multipliers that a vector has been subtracted from.
  @inline(never)
  func noteMultipliers(_ vector: WorkVector, _ level: Int32) {
    for position in vector.index.all {
      noteMultiplier(
        position, level, -solution.residue(position),
        errorBound: extended.errorBound[position] + Tolerance.update * abs(vector[position]))
    }
  }

  /// Updates the error bound and the residue of a multiplier.
  @inline(never)
  private func noteMultiplier(
    _ position: Int32, _ level: Int32, _ residue: Residue, errorBound: Double
  ) {
    var number = levels.extended(position, level)
    number.errorBound += errorBound
    number.residue = number.residue + residue
    levels.setExtended(position, level, number)
  }

  /// Updates error bounds and residues in a pivot: of the position that gets another row, and of all in
  /// `y`.
  func passExtended(
    _ position: Int32, _ level: Int32, _ factor: Double, to slope: Double, leaving: Double
  ) {
    let old = levels.extended(position, level)
    let exact = (old.residue - Residue(intended: leaving)) * extended.y.residue(position).inverse
    let errorBound = old.errorBound / abs(work.y[position]) + Tolerance.update * abs(factor)
    for other in extended.y.index.all {
      noteMultiplier(
        other, level, -exact * extended.y.residue(other),
        errorBound: errorBound * abs(work.y[other]) + abs(factor)
          * extended.errorBound[Int(other) + variables.value.count])
    }
    levels.setExtended(
      position, level,
      ExtendedNumber(errorBound: errorBound, residue: Residue(intended: slope) + exact))
  }

  /// Begins a ratio test with the slopes that the multipliers of the position were computed from.
  func beginExtendedSlopes(_ position: Int32, _ leavingSign: Int8, isFree: Bool) {
    if isFree { return clearExtendedSlopes() }
    let row = basis.row[position]
    if row < 0 { return }
    let slope = slope(of: row, on: leavingSign)
    if slope == 0 { return }
    extended.slope[table.penalties.level(of: row, on: leavingSign)]
      .add(Double(leavingSign) * slope, times: .one)
  }

  /// Adds the activity change of a row, times a weight, to the slope of a level.
  @inline(never)
  func addExtendedSlope(of row: Int32, _ weight: Double, at level: Int32) {
    extended.slope[level].add(weight, times: extendedRate(of: row))
  }

  /// Whether the first nonzero slope, highest level first, is negative.
  func isDescendingExtended() -> Bool {
    for level in levels.order.all {
      let slope = known(extended.slope[level])
      if slope != 0 { return slope < 0 }
    }
    return false
  }

  private func clearExtendedSlopes() {
    extended.slope.removeAll()
    extended.slope.widen(levels.count)
  }
}
