/// Every number below which two things count as equal, in one place.
///
/// Rows are scaled by a power of two so that their largest coefficient is in [1, 2); residuals and
/// tolerances are in these scaled units, which for layouts are points.
enum Tolerance {
  /// A residual is zero up to `absolute + relative * (|constant| + sum of |coefficient * value|)`.
  static let absolute = 1e-12
  static let relative = 2e-12

  /// A value this close to a multiple of 1/256, in parts of its size or of 1, is that number: what
  /// thirds and sevenths inside a computation leave behind is not handed out.
  static let snap = 4e-15

  /// A multiplier is at an end of its interval up to this part of that end,
  static let multiplier = 1e-9
  /// plus this part of the largest multiplier of the level, which bounds the rounding.
  static let multiplierRounding = 1e-13
  /// unless that is larger than so many of the level's least weight: such a tolerance might hide
  /// multipliers, which are computed each on its own, to `slope`.
  static let coarse = 1e7
  /// Where one that is computed anew differs from what updates made of it by this part of the largest
  /// multiplier, the bound may soon be passed.
  static let multiplierNoise = 1e-14
  /// One that is larger than the bound, but less than this part of the largest, may be what larger numbers
  /// left on the way, and is computed anew before it counts.
  static let multiplierDoubt = 1e-8

  /// The slope of the objective along an edge is zero up to this part of what it was summed from.
  static let slope = 1e-10

  /// A rate of change below this part of the largest move is rounding.
  static let rate = 1e-11
  /// One at least this large is not, whatever moves most, unless that is out of all proportion.
  static let keyRate = 1e-7
  /// In between, up to so many times what is rounding, it may be, with factors that have been updated.
  static let doubtfulRates = keyRate / rate

  /// Where a row is more than so much of an active one, what was computed before is computed anew in the end.
  static let largestFactor = 0x1p13

  /// In elimination: a pivot must be at least this part of the largest entry of its row,
  static let pivotThreshold = 0.1
  /// a row that is reduced to this part of what was taken off depends on others,
  static let dependence = 1e-10
  /// a lone variable of a row is a pivot from this size on,
  static let smallPivot = 1e-3
  /// the last one of a row, in rows that lean on each other, from this on: much less costs digits, and much
  /// more sets every variable aside that is many times as large as a common one,
  static let tornPivot = 0x1p-7
  /// and what cancels down to this part of its operands is zero.
  static let cancellation = 1e-13

  /// A row is of a wide range (`WideRange.swift`) with a coefficient below this part of the largest,
  /// and where the largest is smaller than this or larger than its inverse.
  static let wide = 0x1p-12
  /// The same where coefficients are rounded, nobody knows from what: their rounding, which then counts,
  /// does more harm than tolerances do from here on up.
  static let veryWide = 0x1p-24
  /// There, a number means a fraction that it differs from by no more than this part, as differences of
  /// decimals may,
  static let meant = 0x1p-49
  /// and of which the denominator, squared, times the number, is no larger than this: next to one number
  /// in a hundred there is such a fraction by chance.
  static let simple = 0x1p42
  /// A decimal of more digits is meant only by the numbers that are nearest to it, up to rounding.
  static let written = 0x1p-51
  /// With twice the digits this part of what a number was computed from is noise,
  static let twofold = 0x1p-88
  /// a number has come to rest whose last correction was no larger than this part of it,
  static let settled = 0x1p-90
  /// what a solve gives may be wrong by so many times what one more solve corrected it by,
  static let corrections = 16.0
  /// updates of a multiplier leave noise of this part of it,
  static let update = 0x1p-40
  /// a number of which noise is more than this part is not known,
  static let doubtful = 0x1p-36
  /// nor is the sign of one that is less than so many times its noise, which is an estimate.
  static let sign = 4.0
  /// A sum of two numbers, rounded and taken for a fraction, is off by less than this part of the larger.
  static let stand = 0x1p-48

  /// Rows through one vertex are moved apart by this much, and up to twice as much.
  static let loose = 0x1p-20

  /// Values that are found anew are the same up to this part of their size or of 1.
  static let rest = 1e-9

  /// A step of a sweep longer than this part of the values that it moves changes all of them.
  static let sweptStep = 1e-14
  /// A value larger than this is not swept to less than half, as the sum would keep its rounding.
  static let sweptValue = 0x1p16

  /// The pivot as computed by row and by column may differ by this part.
  static let pivotAgreement = 1e-6
}
