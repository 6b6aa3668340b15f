/// Every number below which two things count as equal, in one place.
///
/// Rows are scaled by a power of two so that their largest coefficient is in [1, 2); residuals and
/// tolerances are in these scaled units, which for layouts are points.
enum Tolerance {
  /// A residual is zero up to `absolute + relative * (|constant| + sum of |coefficient * value|)`.
  static let absolute = 1e-12
  static let relative = 2e-12

  /// A value this close to a multiple of 1/256, in parts of its size and 1 together, is that number: what
  /// thirds and sevenths inside a computation leave behind is not handed out.
  static let snap = 4e-15

  /// A multiplier counts as at an end of its interval if it differs from that by no more than this part of
  /// the end, plus `multiplierRounding`; but see `leastShare`.
  static let multiplier = 1e-9
  /// Rounding of a multiplier is within this part of the largest one of its level.
  static let multiplierRounding = 1e-13
  /// If the largest multiplier of a level is more than this many times its least weight, that tolerance
  /// could hide others: each is then computed by itself, and judged up to `slope`.
  static let coarse = 1e7
  /// If a multiplier that is computed anew differs from the updated one by this part of the largest one,
  /// rounding may soon pass its bound.
  static let multiplierNoise = 1e-14
  /// A multiplier above that bound, but below this part of the largest one, may be what larger numbers
  /// left on the way, and is computed anew before it counts.
  static let multiplierDoubt = 1e-8

  /// The slope of the objective along an edge is zero up to this part of what it was summed from; but see
  /// `leastShare`.
  static let slope = 1e-10
  /// A difference of weights that is larger than this part of the least one in its level is no rounding,
  static let leastShare = 1e-4
  /// unless it is within this part of the numbers that differ.
  static let sum = 1e-13

  /// A rate of change below this part of the largest move is rounding.
  static let rate = 1e-11
  /// A rate at least this large is not rounding, unless the largest move is out of all proportion.
  static let keyRate = 1e-7
  /// A rate below this many times what is rounding is in doubt if factors have been updated.
  static let doubtfulRates = keyRate / rate

  /// If a row has more than this much of an active one, multipliers and factors are computed anew in the
  /// end.
  static let largestFactor = 0x1p13

  /// In elimination, a pivot must be at least this part of the largest entry of its row.
  static let pivotThreshold = 0.1
  /// In elimination, a row that is reduced to this part of what was subtracted depends on others.
  static let dependence = 1e-10
  /// The only variable of a row is a pivot if its coefficient is at least this large.
  static let smallPivot = 1e-3
  /// The same for the last variable of a row in a bump: a much smaller bound costs digits, and a much
  /// larger one sets every variable aside that is many times as large as a common one.
  static let spikePivot = 0x1p-7
  /// In elimination, what cancels down to this part of its operands is zero.
  static let cancellation = 1e-13

  /// A row is of a wide range (`ExtendedPrecision.swift`) with a coefficient below this part of the largest,
  /// and where the largest is smaller than this or larger than its inverse.
  static let badlyScaled = 0x1p-12
  /// The same where coefficients are rounded, nobody knows from what: above this bound their rounding,
  /// which would then count, does more harm than tolerances do.
  static let veryBadlyScaled = 0x1p-24
  /// Where the range is wide, a number means a fraction that it differs from by no more than this part, as
  /// differences of decimals may.
  static let meant = 0x1p-49
  /// Only a fraction counts whose squared denominator, times the number, is no larger than this. One
  /// number in a hundred is next to such a fraction by chance.
  static let simple = 0x1p42
  /// A decimal with more digits is meant only by numbers that differ from it by no more than this part.
  static let written = 0x1p-51
  /// With twice the digits, this part of what a number was computed from is errorBound.
  static let doubleDouble = 0x1p-88
  /// Refinement of a number ends when its last correction is no larger than this part of it.
  static let settled = 0x1p-90
  /// The error of a solve is at most this many times the correction by one more solve.
  static let corrections = 16.0
  /// Updates of a multiplier leave errorBound of this part of it.
  static let update = 0x1p-40
  /// A number is not known if its errorBound is more than this part of it.
  static let doubtful = 0x1p-36
  /// Nor is the sign of a number that is less than this many times its errorBound, which is an estimate.
  static let sign = 4.0
  /// A rounded sum of two numbers that is taken for a fraction is off by less than this part of the larger
  /// number.
  static let stand = 0x1p-48

  /// Rows through one vertex are moved apart by this much to twice as much.
  static let loose = 0x1p-20

  /// Values that are found anew are the same up to this part of their size or of 1.
  static let rest = 1e-9

  /// A step of a sweep longer than this part of the values that it moves and 1 together changes all of
  /// them, even if both ends of it are rounded by `snap`.
  static let sweptStep = 1e-14
  /// A value larger than this is not swept to less than half of it, as the sum would keep its rounding.
  static let sweptValue = 0x1p16

  /// The pivot as computed by row and by column may differ by this part.
  static let pivotAgreement = 1e-6
}
