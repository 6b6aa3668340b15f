/// An exact value as a caller reads it, and what it has beyond that.
///
/// The nearest double, or a multiple of 1/256 within rounding of that: the rounding errors of thirds and sevenths
/// are not handed out.
struct RoundedValue {
  let value: Double
  let tail: Double

  /// The sum of two doubles, the second of which is small.
  @inline(__always)
  init(_ high: Double, _ low: Double) {
    let exact = DoubleDouble(sum: high, low)
    value = snapped(exact.coarse.rounded)
    let tail = (exact.high - value) + exact.low
    self.tail = abs(tail) <= Tolerance.doubleDouble * abs(value) ? 0 : tail
  }
}

/// Rounds a number to the multiple of 1/256 that it is within rounding of. Beyond 2^43, where numbers are
/// hardly finer than that, the last bit may change. The constant is so large that the sum has no digits for
/// smaller parts.
@inline(__always)
func snapped(_ number: Double) -> Double {
  let change = ((number + 0x1.8p44) - 0x1.8p44) - number
  let slack = Tolerance.snap + Tolerance.snap * abs(number)
  return number + (abs(change) <= slack ? change : 0)
}
