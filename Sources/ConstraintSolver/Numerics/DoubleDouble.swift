/// Double-double arithmetic: a number of 106 bits as the unevaluated sum of two doubles. (Dekker, A
/// floating-point technique for extending the available precision, 1971.)
struct DoubleDouble: BitwiseCopyable {
  private(set) var high: Double
  /// At most half a unit in the last place of `high`.
  private(set) var low: Double

  init(_ high: Double, _ low: Double = 0) {
    self.high = high
    self.low = low
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
    let product = factor * other.high
    let (a, b) = DoubleDouble.halves(factor)
    let (c, d) = DoubleDouble.halves(other.high)
    let lost = ((a * c - product) + a * d + b * c) + b * d
    add(product, lost + factor * other.low)
  }

  /// Splits a double into two of half the digits each.
  private static func halves(_ number: Double) -> (Double, Double) {
    let shifted = number * 0x8000001p0
    let high = shifted - (shifted - number)
    return (high, number - high)
  }
}
