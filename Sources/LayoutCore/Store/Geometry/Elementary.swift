/// Exponential, sine and cosine by sums and products alone, which are rounded alike everywhere: those of C
/// libraries differ in the last bit from platform to platform. Argument reduction after Cody and Waite (1980),
/// then Taylor polynomials in nested form.
package enum Elementary {
  /// e to a power; 0 and infinite beyond what has a value.
  package static func exponential(_ power: Double) -> Double {
    if power < -746 { return 0 }
    if power > 710 { return .infinity }
    let doublings = (power / ln2).rounded()
    let rest = (power - doublings * ln2High) - doublings * ln2Low
    var sum = 1.0
    for place in stride(from: 14.0, to: 0, by: -1) { sum = 1 + rest / place * sum }
    // In two factors, as the first or last doubling alone may be out of range.
    let half = (doublings / 2).rounded(.down)
    return sum * powerOfTwo(half) * powerOfTwo(doublings - half)
  }

  /// The sine and the cosine of an angle in radians, up to a million.
  package static func sineAndCosine(radians angle: Double) -> (sine: Double, cosine: Double) {
    let turns = (angle / quarter).rounded()
    let rest = ((angle - turns * quarterHigh) - turns * quarterMiddle) - turns * quarterLow
    return turned(withinEighth(rest), by: turns)
  }

  /// Those of an angle in degrees: exact at multiples of 90.
  static func sineAndCosine(degrees angle: Double) -> (sine: Double, cosine: Double) {
    let turns = (angle / 90).rounded()
    return turned(withinEighth((angle - turns * 90) * (quarter / 90)), by: turns)
  }

  /// Of an angle of at most an eighth of a circle.
  private static func withinEighth(_ angle: Double) -> (sine: Double, cosine: Double) {
    let square = angle * angle
    var (sine, cosine) = (1.0, 1.0)
    for place in stride(from: 18.0, to: 2, by: -2) {
      sine = 1 - square / (place * (place + 1)) * sine
      cosine = 1 - square / (place * (place - 1)) * cosine
    }
    return (angle - angle * (square / 6 * sine), 1 - square / 2 * cosine)
  }

  /// Turned by quarters of a circle, without a zero that has a sign.
  private static func turned(
    _ found: (sine: Double, cosine: Double), by turns: Double
  ) -> (sine: Double, cosine: Double) {
    let (sine, cosine) = found
    return switch turns - 4 * (turns / 4).rounded(.down) {
    case 0: (sine, cosine)
    case 1: (cosine, 0 - sine)
    case 2: (0 - sine, 0 - cosine)
    default: (0 - cosine, sine)
    }
  }

  private static func powerOfTwo(_ exponent: Double) -> Double {
    Double(sign: .plus, exponent: Int(exponent), significand: 1)
  }

  private static let ln2 = 0x1.62e42fefa39efp-1
  /// The first 32 bits, of which small multiples are exact, and what is left.
  private static let ln2High = 0x1.62e42feep-1
  private static let ln2Low = 0x1.a39ef35793c76p-33
  private static let quarter = Double.pi / 2
  /// The first 33 bits, the next 33, and what is left.
  private static let quarterHigh = 0x1.921fb544p+0
  private static let quarterMiddle = 0x1.0b4611a6p-34
  private static let quarterLow = 0x1.3198a2e037073p-69
}
