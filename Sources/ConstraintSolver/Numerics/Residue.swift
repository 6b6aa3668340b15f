/// Residue modulo a prime above 2^61: an exact zero test for sums, products and quotients of doubles.
///
/// Doubles are fractions of a power of two, so that everything computed from them has a residue, however
/// many digits it has. The probability that a number other than 0 has residue 0 is 1 in 3e18; the prime,
/// the largest below pi * 2^60, is unrelated to the numbers of layouts.
struct Residue: BitwiseCopyable, Equatable {
  /// The residue times 2^64 (Montgomery, Modular multiplication without trial division, 1985).
  private var bits: UInt64

  static let zero = Residue(bits: 0)
  static let one = Residue(bits: 0x4AC_2EB5_563D_0D7B)
  private static let prime: UInt64 = 0x3243_F6A8_885A_3081
  /// -1 / prime modulo 2^64, and 2^128 modulo the prime.
  private static let negativeInverse: UInt64 = 0x5B09_DA6B_7949_F07F
  private static let square = Residue(bits: 0x62C_C7F8_0857_CF74)

  private init(bits: UInt64) { self.bits = bits }

  @inline(never)
  init(_ number: Double) {
    let isNormal = number.exponentBitPattern > 0
    let digits = number.significandBitPattern | (isNormal ? 1 << 52 : 0)
    var power = max(1, Int(truncatingIfNeeded: number.exponentBitPattern)) - 1075
    var residue = Residue(bits: digits) * Residue.square
    if digits == 0 { power = 0 }
    while power < 0 {
      let step = min(64, -power)
      residue = residue * Residue(bits: 1 << UInt64(64 - step))
      power += step
    }
    while power > 0 {
      let step = min(63, power)
      residue = residue * Residue.square * Residue(bits: 1 << UInt64(step))
      power -= step
    }
    self = number < 0 ? -residue : residue
  }

  init(_ number: DoubleDouble) { self = Residue(number.high) + Residue(number.low) }

  /// The residue as a double for storage only: 0 exactly if the residue is.
  init(code: Double) { bits = code == 0 ? 0 : code.bitPattern ^ Residue.mark }

  var code: Double { bits == 0 ? 0 : Double(bitPattern: bits | Residue.mark) }

  /// The prime leaves this bit free, and makes it a number that is neither tiny nor infinite.
  private static let mark: UInt64 = 1 << 62

  var isZero: Bool { bits == 0 }

  @inline(never)
  static func + (a: Residue, b: Residue) -> Residue { Residue(bits: reduced(a.bits &+ b.bits)) }

  static func - (a: Residue, b: Residue) -> Residue { a + -b }

  static prefix func - (a: Residue) -> Residue {
    Residue(bits: a.isZero ? 0 : prime &- a.bits)
  }

  /// Adds a product.
  @inline(never)
  mutating func add(_ a: Residue, times b: Residue) { self = self + a * b }

  @inline(never)
  static func * (a: Residue, b: Residue) -> Residue {
    let product = a.bits.multipliedFullWidth(by: b.bits)
    let filler = (product.low &* negativeInverse).multipliedFullWidth(by: prime)
    return Residue(bits: reduced(product.high &+ filler.high &+ (product.low == 0 ? 0 : 1)))
  }

  private static func reduced(_ bits: UInt64) -> UInt64 { bits < prime ? bits : bits &- prime }

  /// The multiplicative inverse; 0 for 0. (The power of the prime minus 2.)
  @inline(never)
  var inverse: Residue {
    var power = Residue.one
    var exponent = (Residue.prime &- 2) << 2
    while exponent != 0 {
      power = power * power
      if exponent >> 63 != 0 { power = power * self }
      exponent <<= 1
    }
    return power
  }
}
