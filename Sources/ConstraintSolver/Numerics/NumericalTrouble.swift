/// Signs of numerical trouble in a solve: numbers that may be rounding, and are recomputed before they count.
struct NumericalTrouble {
  /// A pivot had a nearly singular basis before or after it, or a variable's rate may be rounding.
  private(set) var areFactorsIllConditioned = false
  /// Recomputed multipliers differed from the updated ones.
  private(set) var areMultipliersInaccurate = false
  /// A rate that is no rounding is so much smaller than others that it would pass for it.
  private(set) var hasLostSignificance = false
  /// Some value was beyond the limit when values were last judged.
  private(set) var isBeyondLimit = false

  /// Notes a pivot after which the basic rows are nearly dependent, or were before: multipliers and factors carry
  /// the rounding of that on.
  mutating func notePivot(at position: Int32, of pivotalRow: WorkVector) {
    let limit = Tolerance.largestFactor * min(1, abs(pivotalRow[position]))
    for other in pivotalRow.index.all where abs(pivotalRow[other]) > limit {
      areFactorsIllConditioned = true
    }
  }

  /// Notes a rate that is not far from the least that counts.
  @inline(__always)
  mutating func note(rate: Double, least: Double) {
    if abs(rate) < Tolerance.doubtfulRates * least { areFactorsIllConditioned = true }
  }

  /// Notes by how much updates had a multiplier wrong, whose level has had multipliers of a size.
  @inline(__always)
  mutating func note(errorOfMultiplier error: Double, peak: Double) {
    if error > Tolerance.multiplierNoise * peak { areMultipliersInaccurate = true }
  }

  mutating func noteLostSignificance() { hasLostSignificance = true }

  mutating func note(value: Double) {
    if !Limit.accepts(value: value) { isBeyondLimit = true }
  }

  // MARK: Recomputed

  mutating func forgetMultipliers() { areMultipliersInaccurate = false }

  /// Factors and multipliers were computed from the rows alone.
  mutating func forgetFactors() {
    areMultipliersInaccurate = false
    areFactorsIllConditioned = false
  }

  mutating func forgetLostSignificance() { hasLostSignificance = false }

  /// All values are about to be judged.
  mutating func forgetValues() { isBeyondLimit = false }
}
