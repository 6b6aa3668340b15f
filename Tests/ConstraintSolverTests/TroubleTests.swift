import Testing

@testable import ConstraintSolver

/// What counts as numerical trouble, and when a solve needs extended precision; the limits are those of
/// `Tolerance`.
@Suite struct TroubleTests {
  /// A pivot of 1/2 beside an entry just beyond half the largest factor; one of 2 counts as 1.
  @Test func aSmallPivotSpoilsFactors() {
    let row = WorkVector()
    row.resize(2)
    row.add(0, 2)
    row.add(1, Tolerance.largestFactor)
    var trouble = NumericalTrouble()
    trouble.notePivot(at: 0, of: row)
    #expect(!trouble.areFactorsIllConditioned)
    row[0] = 0.5
    trouble.notePivot(at: 0, of: row)
    #expect(trouble.areFactorsIllConditioned && !trouble.areMultipliersInaccurate)
    trouble.forgetFactors()
    #expect(!trouble.areFactorsIllConditioned)
  }

  /// An error in a multiplier counts in proportion to the largest multiplier of the level.
  @Test func errorsOfMultipliersAreRelative() {
    var trouble = NumericalTrouble()
    trouble.note(errorOfMultiplier: Tolerance.multiplierNoise, peak: 1)
    #expect(!trouble.areMultipliersInaccurate)
    trouble.note(errorOfMultiplier: 2 * Tolerance.multiplierNoise, peak: 1)
    #expect(trouble.areMultipliersInaccurate && !trouble.areFactorsIllConditioned)
    trouble.forgetMultipliers()
    #expect(!trouble.areMultipliersInaccurate)
  }

  @Test func valuesBeyondTheLimitAreTrouble() {
    var trouble = NumericalTrouble()
    trouble.note(value: -Limit.value)
    #expect(!trouble.isBeyondLimit)
    trouble.note(value: -.infinity)
    #expect(trouble.isBeyondLimit)
    trouble.forgetValues()
    #expect(!trouble.isBeyondLimit)
  }

  /// The rows of structure version 1 are well scaled, but tolerances fail; those of version 2 are badly scaled.
  @Test func precisionIsDecidedOnceForEachVersion() {
    var policy = PrecisionPolicy()
    var looks = 0
    func isNeeded(_ form: UInt64, _ areBadlyScaled: Bool) -> Bool {
      .extended
        == policy.needed(form) {
          looks += 1
          return areBadlyScaled
        }
    }
    #expect(!policy.isJudged(1) && !isNeeded(1, false) && policy.isJudged(1))
    policy.noteFailure(of: 1)
    #expect(isNeeded(1, true) && looks == 1)
    policy.forgetFailure()
    #expect(!isNeeded(1, true) && looks == 1)
    #expect(isNeeded(2, true) && isNeeded(2, false) && looks == 2)
    policy.inherited = .extended
    #expect(isNeeded(3, false))
  }
}
