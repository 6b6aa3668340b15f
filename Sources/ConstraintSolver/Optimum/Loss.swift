/// What is lost when a slot's row gives way to another row.
///
/// As the slope of a row changes, the multipliers of the slots that it depends on do, each at its own
/// rate, and the first that comes to an end of its interval is the one whose row can be released.
extension Engine {
  /// How far a multiplier is from the end of its interval: the first level at which it is not at
  /// the end, and how far. A multiplier beyond its end loses nothing: steps would release its slot
  /// to the same side anyway.
  private struct Loss {
    static let nothing = Loss(priority: 0, amount: 0)
    var priority: Double
    var amount: Double
  }

  /// The slot in `y` that loses least when the slope of a row rises until that slot can be
  /// released; -1 if none loses less than the row whose slope rises by all of `rise`. With
  /// `isAnyEnough` any slot that loses less will do.
  func leastLoss(insteadOf row: Int32, _ rise: Double, isAnyEnough: Bool) -> Int32 {
    var best: Int32 = -1
    var least = Loss(priority: priority(of: row), amount: abs(rise))
    for slot in y.index.all where abs(y[slot]) >= Tolerance.smallPivot {
      let loss = loss(of: slot, rise)
      if loss.priority > least.priority { continue }
      if loss.priority == least.priority {
        if loss.amount > least.amount { continue }
        if loss.amount == least.amount && !isBetter(slot, than: best, for: row, rise) { continue }
      }
      if isAnyEnough { return slot }
      best = slot
      least = loss
    }
    return best
  }

  /// To which side a slot's row is released as the slope of a row rises.
  func release(of slot: Int32, _ rise: Double) -> Int8 {
    (y[slot] > 0) == (rise > 0) ? -1 : 1
  }

  @inline(__always)
  private func loss(of slot: Int32, _ rise: Double) -> Loss {
    let release = release(of: slot, rise)
    let row = basis.row[slot]
    if row < 0 { return Loss(priority: -1, amount: 0) }
    let own = table.level[row]
    let end = slope(of: row, on: release)
    var isOwnPending = end != 0
    for level in levels.inPlay.all {
      if isOwnPending && levels.priority[level] < levels.priority[own] { break }
      var amount = -levels.multiplier(slot, level)
      if level == own {
        amount += end
        isOwnPending = false
      }
      amount *= Double(release)
      let rounding = foreignTolerance(level, in: slot)
      if amount > rounding {
        return Loss(priority: levels.priority[level], amount: amount / abs(y[slot]))
      }
      if amount < -rounding { return .nothing }
    }
    return isOwnPending
      ? Loss(priority: levels.priority[own], amount: abs(end / y[slot]))
      : .nothing
  }

  // MARK: Ties

  /// Which of two slots that lose the same at the first level loses less below. -1 as the second
  /// one stands for the row itself changing its side: that comes first, unless the row has a slope
  /// and the first slot brings its variable nearer to its fallback.
  private func isBetter(
    _ slot: Int32, than other: Int32, for row: Int32, _ rise: Double
  ) -> Bool {
    if other < 0 { return slopeSign[row] != 0 && departure(of: slot, rise) < 0 }
    for level in levels.inPlay.all {
      let difference = loss(of: slot, rise, at: level) - loss(of: other, rise, at: level)
      if abs(difference) > foreignTolerance(level, in: slot) { return difference < 0 }
    }
    return departure(of: slot, rise) < departure(of: other, rise)
  }

  @inline(__always)
  private func loss(of slot: Int32, _ rise: Double, at level: Int32) -> Double {
    let row = basis.row[slot]
    let release = release(of: slot, rise)
    let end = row >= 0 && table.level[row] == level ? slope(of: row, on: release) : 0
    return Double(release) * (end - levels.multiplier(slot, level)) / abs(y[slot])
  }

  /// What is lost below all levels: positive if the variable that a slot defines leaves its
  /// fallback, negative if it comes nearer. Older variables count for more.
  func departure(of slot: Int32, _ rise: Double) -> Int64 {
    let variable = basis.pivotVariable[slot]
    let isRising = (release(of: slot, rise) > 0) == (basis.pivot[slot] > 0)
    let weight = Int64(UInt32.max) - Int64(variableSerial[variable]) + 1
    let side = side(ofFallback: variable, value[variable])
    return side != 0 && (side < 0) == isRising ? -weight : weight
  }
}
