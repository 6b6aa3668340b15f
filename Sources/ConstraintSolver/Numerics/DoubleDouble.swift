/// Double-double arithmetic: a number of 106 bits as the unevaluated sum of two doubles. (Dekker, A
/// floating-point technique for extending the available precision, 1971.)
struct DoubleDouble: BitwiseCopyable, Equatable {
  private(set) var high: Double
  /// At most half a unit in the last place of `high`.
  private(set) var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
  }

  /// The exact sum of two doubles.
  @inline(__always)
  init(sum a: Double, _ b: Double) {
    let sum = a + b
    let part = sum - a
    self.init(sum, (a - (sum - part)) + (b - part))
  }

  /// The exact product of two doubles.
  @inline(__always)
  init(product a: Double, _ b: Double) {
    let product = a * b
    let (c, d) = DoubleDouble.halves(a)
    let (e, f) = DoubleDouble.halves(b)
    self.init(product, ((c * e - product) + c * f + d * e) + d * f)
  }

  /// The nearest double: of two that are equally near up to rounding, the even one. So results that are computed
  /// in different ways are rounded to the same double.
  @inline(__always)
  var rounded: Double {
    let unit = max(abs(high) * 0x1p-21, DoubleDouble.leastUnit)
    return high + ((low + unit) - unit)
  }

  /// The number with a high part that is a multiple of 2^-90: what is left of numbers that cancel has no more digits.
  var coarse: DoubleDouble {
    if abs(high) >= 0x1p-38 { return self }
    let whole = (high + DoubleDouble.leastUnit) - DoubleDouble.leastUnit
    return DoubleDouble(whole, (high - whole) + low)
  }

  /// So large that a sum with it has no digits for parts below 2^-90.
  private static let leastUnit = 0x1.8p-38

  /// A start plus a product; the low part may be larger than half a unit in the last place of the high one.
  @inline(__always)
  init(_ start: Double, movedAlong speed: Double, by parameter: DoubleDouble) {
    let way = DoubleDouble(product: parameter.high, speed)
    let sum = DoubleDouble(sum: start, way.high)
    self.init(sum.high, sum.low + way.low + parameter.low * speed)
  }

  /// The same with all digits of start and speed.
  @inline(__always)
  init(_ start: DoubleDouble, movedAlong speed: DoubleDouble, by parameter: DoubleDouble) {
    self.init(start.high, movedAlong: speed.high, by: parameter)
    low += start.low + parameter.high * speed.low
  }

  mutating func add(_ amount: Double, _ rest: Double = 0) {
    let sum = high + amount
    let part = sum - high
    let lost = (high - (sum - part)) + (amount - part)
    let tail = low + lost + rest
    high = sum + tail
    low = tail - (high - sum)
  }

  /// Adds a double times a double-double number.
  @inline(never)
  mutating func add(_ factor: Double, times other: DoubleDouble) {
    let product = DoubleDouble(product: factor, other.high)
    add(product.high, product.low + factor * other.low)
  }

  /// Splits a double into two of half the digits each.
  @inline(__always)
  private static func halves(_ number: Double) -> (Double, Double) {
    let shifted = number * 0x8000001p0
    let high = shifted - (shifted - number)
    return (high, number - high)
  }
}
