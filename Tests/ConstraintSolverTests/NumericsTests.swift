import Testing

@testable import ConstraintSolver

/// Double-double numbers, residues and intended rationals on numbers that one can write out.
@Suite struct NumericsTests {
  /// 1 + 2^-80 - 1 is 0 in doubles.
  @Test func aDoubleDoubleKeepsWhatADoubleLoses() {
    var sum = DoubleDouble(1)
    sum.add(0x1p-80)
    #expect(sum.high == 1 && sum.low == 0x1p-80)
    sum.add(-1)
    #expect(sum.high == 0x1p-80 && sum.low == 0)
  }

  /// (1 + 2^-30)^2 = 1 + 2^-29 + 2^-60, of which a double keeps the first two.
  @Test func aDoubleDoubleProductIsExact() {
    var sum = DoubleDouble(0)
    sum.add(1 + 0x1p-30, times: DoubleDouble(1 + 0x1p-30))
    sum.add(-(1 + 0x1p-29))
    #expect(sum.high == 0x1p-60)
  }

  @Test func residuesAreAField() {
    for number in [1, -1, 0.5, 3, 0.1, 1e12, -0x1p-1000, 0x1p900] {
      let residue = Residue(number)
      #expect(residue * residue.inverse == .one)
      #expect((residue - residue).isZero)
      #expect(Residue(code: residue.code) == residue)
    }
    #expect(Residue(0.0).isZero && Residue.zero.code == 0 && Residue.zero.inverse.isZero)
    #expect(Residue(3) + Residue(0.25) == Residue(3.25))
    #expect(Residue(-7) * Residue(0.5) == Residue(-3.5))
    #expect(Residue(1.0) == .one)
  }

  /// A third as a double is no third; what is intended by it is.
  @Test func aDoubleStandsForTheRationalBesideIt() {
    #expect(Residue(1.0 / 3) * Residue(3) != .one)
    #expect(Residue(intended: 1.0 / 3) * Residue(3) == .one)
    let sum = Residue(intended: 0.1) + Residue(intended: 0.2) + Residue(intended: 0.7)
    #expect(sum == .one)
    #expect(Residue(intended: -22.0 / 7) * Residue(7) == Residue(-22))
    #expect(IntendedRational(0.75).tail == 0)
  }

  /// 0.1 is 2^-55 / 10 * 4 above a tenth; a number without a simple fraction beside it is rounded.
  @Test func theTailIsTheDistanceToTheRational() {
    let tail = IntendedRational(0.1).tail
    #expect(tail < 0 && tail > -0x1p-56)
    #expect(!IntendedRational(0.1).isRounded)
    #expect(IntendedRational(3.141592653589793).isRounded)
  }

  @Test func valuesSnapToTheNearMultipleOfA256th() {
    #expect(snapped(10.000000000000002) == 10)
    #expect(snapped(0.00390625 + 1e-17) == 0.00390625)
    #expect(snapped(0.1) == 0.1)
    #expect(snapped(-3.5) == -3.5)
  }

  /// 1 + 2^-53 is halfway between two doubles, of which 1 is even, also where rounding has left a little.
  @Test func halfwayBetweenDoublesIsTheEvenOne() {
    for rest in [0, 0x1p-85, -0x1p-85] {
      #expect(DoubleDouble(1, 0x1p-53 + rest).rounded == 1)
      #expect(DoubleDouble(1 + 0x1p-52, 0x1p-53 + rest).rounded == 1 + 0x1p-51)
    }
    #expect(DoubleDouble(1, 0x1p-53 + 0x1p-60).rounded == 1 + 0x1p-52)
  }

  /// 374.00000000000006, as a program computes 340 * 1.1, is handed out as 374, and remembered.
  @Test func whatRoundingTakesAwayIsKept() {
    let rounded = RoundedValue(340 * 1.1, 0)
    #expect(rounded.value == 374 && rounded.tail == 0x1p-44)
    let third = RoundedValue(1.0 / 3, 0x1p-56)
    #expect(third.value == 1.0 / 3 && third.tail == 0x1p-56)
  }

  /// (2 + 2^-60) + (3 + 2^-60) (1/3 + t), whose parts are exact.
  @Test func aPointMovesWithTwiceTheDigits() {
    let end = DoubleDouble(
      DoubleDouble(2, 0x1p-60), movedAlong: DoubleDouble(1.0 / 3, 0x1p-54 / 3),
      by: DoubleDouble(3, 0x1p-60))
    #expect(end.rounded == 3)
    #expect(abs(end.low - 0x1p-60 * (4.0 / 3)) < 0x1p-100)
  }

  /// An error bound grows with every product, and hides a sign that is smaller.
  @Test func extendedNumbersKnowTheirError() {
    var number = ExtendedNumber()
    number.add(3, times: .one)
    number.add(-3, times: .one)
    #expect(number.residue.isZero && !number.hasSign)
    number.add(0x1p-40, times: .one)
    #expect(number.hasSign && !number.residue.isZero)
  }
}
