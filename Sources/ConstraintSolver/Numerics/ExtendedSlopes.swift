/// Slopes and multipliers where the range is extended.
///
/// Multipliers are kept up to date as numbers, with how much of them may be errorBound, and as residues. As
/// long as these tell on which side of the ends of its interval one is, or that it is at one, nothing has
/// to be computed anew; otherwise it is, from the direction of its position.
extension Engine {
  /// Computes a position's multipliers from refined rates.
  func recomputeExtendedMultipliers(_ position: Int32, _ release: Int8) {
    clearExtendedSlopes()
    for row in rates.index.all where slopeSign[row] != 0 {
      addExtendedSlope(of: row, slope(of: row))
    }
    for level in levels.inPlay.all {
      var number = ExtendedNumber()
      number.add(-Double(release), times: extended.slope[level])
      let multiplier = multiplier(number, position, level)
      if multiplier == nil { extended.isIllConditioned = true }
      levels.setMultiplier(position, level, multiplier ?? number.sum.high)
      number.errorBound += Tolerance.update * abs(number.sum.high)
      levels.setExtended(position, level, number)
    }
  }

  /// Whether a position's multipliers are known as they have been kept: where they are at the ends of its
  /// interval residues tell, and they are far from these otherwise.
  func areMultipliersKnown(_ position: Int32) -> Bool {
    for level in levels.inPlay.all {
      var number = levels.extended(position, level)
      number.sum = DoubleDouble(levels.multiplier(position, level))
      guard let multiplier = multiplier(number, position, level) else { return false }
      levels.setMultiplier(position, level, multiplier)
    }
    return true
  }

  /// A multiplier, which is at an end of its interval if it is that exactly, and otherwise on the right
  /// side of it; nil if that is not known.
  private func multiplier(_ number: ExtendedNumber, _ position: Int32, _ level: Int32) -> Double? {
    let row = basis.row[position]
    let isOwn = row >= 0 && table.level[row] == level
    var multiplier = number.sum.high
    var side: Int8 = -1
    while side <= 1 {
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

  /// What is known of a multiplier after a change of which so much may be errorBound.
  @inline(never)
  func noteMultiplier(_ position: Int32, _ level: Int32, _ residue: Residue, errorBound: Double) {
    var number = levels.extended(position, level)
    number.errorBound += errorBound
    number.residue = number.residue + residue
    levels.setExtended(position, level, number)
  }

  /// What is known of the multipliers of a position that gets another row, and of those that the row is
  /// made of.
  func passExtended(
    _ position: Int32, _ level: Int32, _ factor: Double, to slope: Double, leaving: Double
  ) {
    let old = levels.extended(position, level)
    let exact = (old.residue - Residue(intended: leaving)) * extended.y.residue(position).inverse
    let errorBound = old.errorBound / abs(y[position]) + Tolerance.update * abs(factor)
    for other in extended.y.index.all {
      noteMultiplier(
        other, level, -exact * extended.y.residue(other),
        errorBound: errorBound * abs(y[other]) + abs(factor)
          * extended.errorBound[Int(other) + value.count])
    }
    levels.setExtended(
      position, level,
      ExtendedNumber(errorBound: errorBound, residue: Residue(intended: slope) + exact))
  }

  /// Begins a line search with what the multipliers of the position have just been computed from.
  func beginExtendedSlopes(_ position: Int32, _ release: Int8, isFree: Bool) {
    if isFree { return clearExtendedSlopes() }
    let row = basis.row[position]
    if row < 0 { return }
    extended.slope[table.level[row]].add(Double(release) * slope(of: row, on: release), times: .one)
  }

  /// Adds a row's rate, times a weight, to the slope of its level.
  @inline(never)
  func addExtendedSlope(of row: Int32, _ weight: Double) {
    extended.slope[table.level[row]].add(weight, times: extended.rate[row])
  }

  /// Whether the first slope that is not 0 is negative.
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
