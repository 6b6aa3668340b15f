/// Intended rational: the simple fraction or short decimal that a double stands for, by continued
/// fractions.
///
/// The double for 0.1 is a multiple of 2^-55, so that 0.1, 0.2 and 0.7 do not add up to 1. With tolerances
/// that makes no difference; with exact zero tests (`ExtendedPrecision.swift`) it would be a contradiction.
/// So there a coefficient, a constant or a default stands for the simple fraction, or the decimal of up to
/// twelve digits, that it is the nearest double of, and sums of these are exact.
struct IntendedRational {
  private var isNegative = false
  /// The magnitude of the rational is `above / below * unit`.
  private var above = 0.0
  /// The denominator.
  private var below = 1.0
  /// A power of two.
  private var unit = 1.0
  /// By how much the rational exceeds the double.
  private(set) var tail = 0.0
  /// There is no simple rational nearby: the double was rounded from some other number.
  private(set) var isRounded = false

  @inline(never)
  init(_ number: Double) {
    isNegative = number < 0
    above = number.magnitude
    // A number with digits to spare means itself: of other fractions one in 2^16 has as many.
    if number.significandBitPattern << 48 == 0 { return }
    unit = min(1, above.binade)
    let size = above / unit
    above = size
    // Convergents of the continued fraction, from the integral part on.
    var (p, q, formerP, formerQ) = (size.rounded(.down), 1.0, 1.0, 0.0)
    var part = size - p
    while q * q * size <= Tolerance.simple {
      if take(p, q, Tolerance.meant) { return }
      let inverse = 1 / part
      let whole = inverse.rounded(.down)
      part = inverse - whole
      (p, formerP) = (whole * p + formerP, p)
      (q, formerQ) = (whole * q + formerQ, q)
    }
    // A decimal times 5^12 has few digits.
    let product = (size * 0x1p-12 * 1e12).bitPattern
    if take(Double(bitPattern: (product + 0x200) & ~0x3FF), 0x1p-12 * 1e12, Tolerance.written) {
      return
    }
    isRounded = number.significandBitPattern << 56 != 0
  }

  /// Takes a fraction if the double differs from it by no more than a given part.
  @inline(never)
  private mutating func take(_ p: Double, _ q: Double, _ part: Double) -> Bool {
    var missing = DoubleDouble(p)
    missing.add(-q, times: DoubleDouble(above))
    if abs(missing.high) > part * p { return false }
    (above, below) = (p, q)
    tail = missing.high / q * (isNegative ? -unit : unit)
    return true
  }

  var residue: Residue {
    var residue = Residue(above * unit)
    if below != 1 { residue = Residue(above) * Residue(below).inverse * Residue(unit) }
    return isNegative ? -residue : residue
  }
}

extension Residue {
  @inline(never)
  init(intended number: Double) { self = IntendedRational(number).residue }

  /// The residue of a value that an own row fixes: of the intended rational if the value is exactly that,
  /// and otherwise of the value.
  @inline(never)
  init(held value: DoubleDouble) {
    let intended = IntendedRational(value.high)
    self = intended.tail == value.low ? intended.residue : Residue(value)
  }
}

extension DoubleDouble {
  init(intended number: Double) { self.init(number, IntendedRational(number).tail) }
}
