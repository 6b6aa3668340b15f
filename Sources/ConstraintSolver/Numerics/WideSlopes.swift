/// Slopes and multipliers where the range is wide.
///
/// Multipliers are kept up to date as numbers, with how much of them may be noise, and as residues. As
/// long as these tell on which side of the ends of its interval one is, or that it is at one, nothing has
/// to be computed anew; otherwise it is, from the direction of its slot.
extension Engine {
  /// Computes a slot's multipliers from refined rates.
  func renewWideMultipliers(_ slot: Int32, _ release: Int8) {
    clearWideSlopes()
    for row in rates.index.all where slopeSign[row] != 0 { addWideSlope(of: row, slope(of: row)) }
    for level in levels.inPlay.all {
      var number = WideNumber()
      number.add(-Double(release), times: wide.slope[level])
      let multiplier = multiplier(number, slot, level)
      if multiplier == nil { wide.isDoubtful = true }
      levels.setMultiplier(slot, level, multiplier ?? number.sum.high)
      number.noise += Tolerance.update * abs(number.sum.high)
      levels.setWide(slot, level, number)
    }
  }

  /// Whether a slot's multipliers are known as they have been kept: where they are at the ends of its
  /// interval residues tell, and they are far from these otherwise.
  func areMultipliersKnown(_ slot: Int32) -> Bool {
    for level in levels.inPlay.all {
      var number = levels.wide(slot, level)
      number.sum = Twofold(levels.multiplier(slot, level))
      guard let multiplier = multiplier(number, slot, level) else { return false }
      levels.setMultiplier(slot, level, multiplier)
    }
    return true
  }

  /// A multiplier, which is at an end of its interval if it is that exactly, and otherwise on the right
  /// side of it; nil if that is not known.
  private func multiplier(_ number: WideNumber, _ slot: Int32, _ level: Int32) -> Double? {
    let row = basis.row[slot]
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

  /// What is known of a multiplier after a change of which so much may be noise.
  @inline(never)
  func noteMultiplier(_ slot: Int32, _ level: Int32, _ residue: Residue, noise: Double) {
    var number = levels.wide(slot, level)
    number.noise += noise
    number.residue = number.residue + residue
    levels.setWide(slot, level, number)
  }

  /// What is known of the multipliers of a slot that gets another row, and of those that the row is
  /// made of.
  func passWide(
    _ slot: Int32, _ level: Int32, _ factor: Double, to slope: Double, leaving: Double
  ) {
    let old = levels.wide(slot, level)
    let exact = (old.residue - Residue(meant: leaving)) * wide.y.residue(slot).inverse
    let noise = old.noise / abs(y[slot]) + Tolerance.update * abs(factor)
    for other in wide.y.index.all {
      noteMultiplier(
        other, level, -exact * wide.y.residue(other),
        noise: noise * abs(y[other]) + abs(factor) * wide.noise[Int(other) + value.count])
    }
    levels.setWide(slot, level, WideNumber(noise: noise, residue: Residue(meant: slope) + exact))
  }

  /// Begins a line search with what the multipliers of the slot have just been computed from.
  func beginWideSlopes(_ slot: Int32, _ release: Int8, isFree: Bool) {
    if isFree { return clearWideSlopes() }
    let row = basis.row[slot]
    if row < 0 { return }
    wide.slope[table.level[row]].add(Double(release) * slope(of: row, on: release), times: .one)
  }

  /// Adds a row's rate, times a weight, to the slope of its level.
  @inline(never)
  func addWideSlope(of row: Int32, _ weight: Double) {
    wide.slope[table.level[row]].add(weight, times: wide.rate[row])
  }

  /// Whether the first slope that is not 0 is negative.
  func isDescendingWide() -> Bool {
    for level in levels.order.all {
      let slope = known(wide.slope[level])
      if slope != 0 { return slope < 0 }
    }
    return false
  }

  private func clearWideSlopes() {
    wide.slope.removeAll()
    wide.slope.widen(levels.count)
  }
}
