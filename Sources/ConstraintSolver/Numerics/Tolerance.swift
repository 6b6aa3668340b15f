/// All numerical tolerances.
///
/// Rows are scaled by a power of two so that their largest coefficient is in [1, 2); residuals and
/// tolerances are in these scaled units, which for layouts are points.
enum Tolerance {
  /// A residual is zero up to `absolute + relative * (|constant| + sum of |coefficient * value|)`.
  static let absolute = 1e-12
  static let relative = 2e-12

  /// A value within this part of its size plus 1 of a multiple of 1/256 is rounded to that: the rounding
  /// errors of thirds and sevenths are not handed out.
  static let snap = 4e-15

  /// Values have all digits of a double, and some more, after a correction by no more than this part of their
  /// size plus 1.
  static let corrected = 0x1p-40

  /// A multiplier is at an end of its interval if it differs from that by no more than this part of the
  /// end, plus `multiplierRounding`; but see `leastShare`.
  static let multiplier = 1e-9
  /// The rounding error of a multiplier is within this part of the largest one of its level.
  static let multiplierRounding = 1e-13
  /// If the largest multiplier of a level is more than this many times its least weight, that tolerance
  /// could hide others: each is then recomputed by itself, and compared up to `slope`.
  static let coarse = 1e7
  /// If a recomputed multiplier differs from the updated one by this part of the largest one, rounding
  /// errors may soon exceed their bound.
  static let multiplierNoise = 1e-14
  /// A multiplier above that bound, but below this part of the largest one, may be left by larger numbers,
  /// and is recomputed before it counts.
  static let multiplierDoubt = 1e-8

  /// The slope of the objective along an edge is 0 up to this part of its summands; but see `leastShare`.
  static let slope = 1e-10
  /// A difference of weights larger than this part of the least one in its level is no rounding error,
  static let leastShare = 1e-4
  /// unless it is within this part of the weights.
  static let sum = 1e-13

  /// An activity change below this part of the largest entry of the direction is rounding error.
  static let rate = 1e-11
  /// A pivot below this part of that is replaced by another one if there is one.
  static let soundRate = 1e-6
  /// An activity change at least this large is none, unless the largest entry is out of all proportion.
  static let decidingRate = 1e-7
  /// One below this many times the rounding error is uncertain if factors have been updated.
  static let doubtfulRates = decidingRate / rate

  /// If a pivotal row has an entry larger than this, multipliers and factors are recomputed in the end.
  static let largestFactor = 0x1p13

  /// In elimination, a pivot must be at least this part of the largest entry of its row.
  static let pivotThreshold = 0.1
  /// In elimination, a row that is reduced to this part of what was subtracted depends on others.
  static let dependence = 1e-10
  /// A row defines a variable by itself if its coefficient is at least this large: values are refined.
  static let smallCoefficient = 0x1p-14
  /// What updates and solves have computed is a pivot if it is at least this large.
  static let smallPivot = 1e-3
  /// The same in a bump: a much smaller bound costs digits, and a much larger one makes a spike of every
  /// variable with a coefficient many times a common one.
  static let spikePivot = 0x1p-7
  /// How large the coefficients may be with which a variable in a bump depends on spikes.
  static let largestGrowth = 0x1p10
  /// The same beside a row that is reduced, where it is not digits but work that a larger one costs.
  static let growthBesideReduced = 0x1p5
  /// In elimination, a difference below this part of its operands is 0.
  static let cancellation = 1e-13

  /// A row is badly scaled with a coefficient below this part of the largest, or with a largest coefficient smaller
  /// than this or larger than its inverse: 2^-usualBits.
  static let badlyScaled = 0x1p-12
  static let usualBits = 12
  /// Precision is extended (`ExtendedPrecision.swift`) where badly scaled rows have more bits than this together: a
  /// number from one end of them at the other would be near what tolerances take for rounding.
  static let spread = 20
  /// The same for one row where coefficients have no intended rational: up to this, their rounding errors, which
  /// would then count, do more harm than tolerances do.
  static let roundedBits = 24

  /// A double stands for a fraction that it differs from by no more than this part, as differences of
  /// decimals may.
  static let meant = 0x1p-49
  /// Only a fraction counts whose squared denominator, times the number, is no larger than this. One number
  /// in a hundred is near such a fraction by chance.
  static let simple = 0x1p42
  /// A decimal with more digits is intended only by doubles that differ from it by no more than this part.
  static let written = 0x1p-51
  /// The relative error of double-double operations.
  static let doubleDouble = 0x1p-88
  /// Refinement of a number ends when its last correction is no larger than this part of it.
  static let refined = 0x1p-90
  /// The error of a solve is at most this many times the correction by one more solve.
  static let corrections = 16.0
  /// The relative error of an updated multiplier.
  static let update = 0x1p-40
  /// A number is ill-conditioned if its error bound is more than this part of it.
  static let doubtful = 0x1p-36
  /// The sign of a number is known if it is more than this many times its error bound, which is an
  /// estimate.
  static let sign = 4.0
  /// A rounded sum of two numbers that is taken for a fraction is off by less than this part of the larger.
  static let stand = 0x1p-48

  /// Perturbations of rows are between this and twice this.
  static let loose = 0x1p-20

  /// Recomputed values are the same up to this part of their size or of 1.
  static let rest = 1e-9

  /// A parametric step longer than this part of the values that it moves plus 1 changes all of them, even
  /// if both ends are rounded by `snap`.
  static let sweptStep = 1e-14
  /// The pivot as computed by row and by column may differ by this part.
  static let pivotAgreement = 1e-6
}
