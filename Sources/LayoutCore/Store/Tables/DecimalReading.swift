import ConstraintSolver

/// The double that is nearest to a decimal number: digits, with or without a point, with or without
/// an exponent, of any length. The text is known to be well-formed.
package func nearestDouble(to text: UnsafeBufferPointer<UInt8>) -> Double {
  var digits: [UInt8] = []
  var exponent = 0
  var isPastPoint = false
  var hasMore = false
  var place = 0
  while place < text.count, text[place] | 0x20 != UInt8(ascii: "e") {
    let byte = text[place]
    place += 1
    if byte == UInt8(ascii: ".") {
      isPastPoint = true
      continue
    }
    if isPastPoint { exponent -= 1 }
    if digits.isEmpty && byte == UInt8(ascii: "0") { continue }
    if digits.count < digitLimit {
      digits.append(byte - UInt8(ascii: "0"))
    } else {
      exponent += 1
      hasMore = hasMore || byte != UInt8(ascii: "0")
    }
  }
  if hasMore {
    digits.append(1)
    exponent -= 1
  }
  exponent += writtenExponent(text, from: place + 1)
  if digits.isEmpty || digits.count + exponent < -330 { return 0 }
  if digits.count + exponent > 310 { return .infinity }
  return digits.count <= 15 && abs(exponent) <= 22
    ? exactQuotient(digits, exponent) : quotient(digits, exponent)
}

/// Doubles hold such digits and such powers of ten exactly, so that nothing but their quotient or product is
/// rounded. (Clinger, How to read floating point numbers accurately, 1990.)
private func exactQuotient(_ digits: [UInt8], _ exponent: Int) -> Double {
  var whole = 0.0
  for digit in digits { whole = 10 * whole + Double(digit) }
  var power = 1.0
  for _ in 0..<abs(exponent) { power *= 10 }
  return exponent < 0 ? whole / power : whole * power
}

/// More digits than these never change which double is nearest, only whether there are more of them.
private let digitLimit = 800

/// The number after the e; far too large ones are all the same.
private func writtenExponent(_ text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
  guard start < text.count else { return 0 }
  let isNegative = text[start] == UInt8(ascii: "-")
  var exponent = 0
  for place in start..<text.count where text[place] >= UInt8(ascii: "0") {
    exponent = min(exponent * 10 + Int(text[place] - UInt8(ascii: "0")), .max >> 4)
  }
  return isNegative ? -exponent : exponent
}

/// Divides, bit by bit and exactly, until there is one bit more than a double can have.
private func quotient(_ digits: [UInt8], _ exponent: Int) -> Double {
  var numerator = BigNumber()
  var denominator = BigNumber(1)
  for digit in digits { numerator.multiply(by: 10, adding: UInt32(digit)) }
  for _ in 0..<max(0, exponent) { numerator.multiply(by: 10) }
  for _ in 0..<max(0, -exponent) { denominator.multiply(by: 10) }
  // From here on the value is numerator / denominator * 2 ^ scale, the quotient in [1/2, 2).
  var scale = numerator.bitWidth - denominator.bitWidth
  for _ in 0..<max(0, scale) { denominator.double() }
  for _ in 0..<max(0, -scale) { numerator.double() }
  var bits: UInt64 = 0
  for _ in 0..<62 {
    bits <<= 1
    if numerator.subtract(denominator) { bits |= 1 }
    numerator.double()
  }
  scale -= 61
  return rounded(bits, scale, hasRest: !numerator.isZero)
}

/// `bits * 2 ^ scale` and a rest, rounded to nearest, ties to even; small ones to fewer bits.
private func rounded(_ bits: UInt64, _ scale: Int, hasRest: Bool) -> Double {
  let width = 64 - bits.leadingZeroBitCount
  let kept = max(scale + width - 53, -1074)
  let drop = kept - scale
  if drop > 63 { return 0 }
  var significand = bits >> UInt64(drop)
  let rest = bits & (1 << UInt64(drop) - 1), half: UInt64 = 1 << UInt64(drop - 1)
  if rest > half || rest == half && (hasRest || significand & 1 == 1) { significand += 1 }
  return Double(sign: .plus, exponent: kept, significand: Double(significand))
}

/// A whole number of any length, as far as reading a decimal needs it.
private struct BigNumber: ~Copyable {
  /// The lowest first; the highest is not 0.
  private var words = Buffer<UInt32>()

  init(_ word: UInt32 = 0) { if word > 0 { words.append(word) } }

  var isZero: Bool { words.count == 0 }

  var bitWidth: Int {
    words.count == 0 ? 0 : words.count * 32 - words[words.count - 1].leadingZeroBitCount
  }

  mutating func multiply(by factor: UInt32, adding more: UInt32 = 0) {
    var carry = UInt64(more)
    for place in 0..<words.count {
      carry += UInt64(words[place]) * UInt64(factor)
      words[place] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  mutating func double() { multiply(by: 2) }

  /// Takes another number off if it is not larger; whether it did.
  mutating func subtract(_ other: borrowing BigNumber) -> Bool {
    if isLess(than: other) { return false }
    var borrow: Int64 = 0
    for place in 0..<words.count {
      borrow += Int64(words[place])
      if place < other.words.count { borrow -= Int64(other.words[place]) }
      words[place] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    while let last = words.all.last, last == 0 { words.shorten(to: words.count - 1) }
    return true
  }

  private func isLess(than other: borrowing BigNumber) -> Bool {
    if words.count != other.words.count { return words.count < other.words.count }
    for place in (0..<words.count).reversed() where words[place] != other.words[place] {
      return words[place] < other.words[place]
    }
    return false
  }
}
