/// UTF-8 that is being put together. Nothing in it depends on a locale.
public struct Text: Sendable {
  /// What there is so far.
  public private(set) var bytes: [UInt8] = []

  /// No text.
  public init() {}

  /// A text that begins with words, with capacity for a few more.
  package init(_ words: StaticString) {
    bytes.reserveCapacity(words.utf8CodeUnitCount + 16)
    append(words)
  }

  /// The text as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends words of a program.
  public mutating func append(_ words: StaticString) {
    append(UnsafeBufferPointer(start: words.utf8Start, count: words.utf8CodeUnitCount))
  }

  /// Appends text of somebody else's.
  public mutating func append(_ more: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: more) }

  package mutating func append(_ more: ArraySlice<UInt8>) { bytes.append(contentsOf: more) }

  package mutating func append(byte: UInt8) { bytes.append(byte) }

  /// The same in one word, except for n bytes at its end: `center x` is `centerX`.
  package func inOneWord(without ending: Int = 0) -> Text {
    var word = Text(), isCapital = false
    for byte in bytes.dropLast(ending) {
      let isSpace = byte == UInt8(ascii: " ")
      if !isSpace { word.append(byte: isCapital ? byte & ~0x20 : byte) }
      isCapital = isSpace
    }
    return word
  }

  /// The same with an underscore before each capital, which becomes small: `centerX` is `center_x`.
  package var partedByUnderscores: Text {
    var parted = Text()
    for byte in bytes {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      if isCapital { parted.append("_") }
      parted.append(byte: isCapital ? byte | 0x20 : byte)
    }
    return parted
  }

  /// Appends UTF-8 with what would change how the rest of a line is shown written out: newline as \n,
  /// other control characters, line ends and marks of direction as \u and four digits. For what stands
  /// between quotation marks, quotation marks and backslashes get a backslash, too.
  package mutating func append(escaping more: UnsafeBufferPointer<UInt8>, isQuoted: Bool = false) {
    var place = 0
    while place < more.count {
      let (code, length) = Self.unprintable(more, at: place)
      switch code {
      case nil:
        let byte = more[place]
        if isQuoted && (byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")) { append("\\") }
        bytes.append(byte)
      case 0x09: append("\\t")
      case 0x0A: append("\\n")
      case 0x0D: append("\\r")
      case .some(let code):
        append("\\u")
        for digit in [12, 8, 4, 0] {
          let value = UInt8(truncatingIfNeeded: code >> UInt32(digit) & 15)
          bytes.append(value + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10))
        }
      }
      place += length
    }
  }

  /// The control character, line end or mark of direction at a place of well-formed UTF-8, and how many
  /// bytes it has; nil and 1 for anything else.
  package static func unprintable(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (code: UInt32?, length: Int) {
    let byte = bytes[place]
    if byte < 0x20 || byte == 0x7F { return (UInt32(byte), 1) }
    let length = byte < 0x80 ? 1 : sequenceLength(bytes, at: place)
    if length != 2 && length != 3 { return (nil, 1) }
    var code = UInt32(byte) & (length == 2 ? 0x1F : 0xF)
    for offset in 1..<length { code = code << 6 | UInt32(bytes[place + offset] & 0x3F) }
    switch code {
    case 0x80...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: return (code, length)
    default: return (nil, 1)
    }
  }

  /// Appends a text.
  public mutating func append(_ more: Text) { bytes.append(contentsOf: more.bytes) }

  /// Appends a number in decimal.
  public mutating func append(_ number: Int) {
    if number < 0 { append("-") }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.insert(UInt8(ascii: "0") + UInt8(rest % 10), at: start)
      rest /= 10
    } while rest > 0
  }

  /// A number as C's %.16g writes it, the form in which KeepLayout's sentences had numbers: 20, 0.5,
  /// 1.777777777777778, 1e+22. With fewer digits, as %.{digits}g.
  public mutating func append(_ number: Double, digits: Int = 16) {
    if number.isNaN { return append("nan") }
    if number.sign == .minus && number != 0 { append("-") }
    if number.isInfinite { return append("inf") }
    var decimal = Decimal(number.magnitude)
    decimal.round(to: digits)
    decimal.write(to: &bytes, plainBelow: digits)
  }
}

/// The digits of a positive number: d.ddd times ten to the exponent, without zeros at the end.
private struct Decimal {
  private var digits: [UInt8] = []
  private var exponent = 0

  /// Takes the shortest decimal that is the number apart.
  init(_ number: Double) {
    var exponentDigits = 0
    var isExponentNegative = false
    var pointAt: Int?
    var hasExponent = false
    // Not by index, which would bring the indices of strings in any encoding into the library.
    number.description.utf8.withContiguousStorageIfAvailable { characters in
      digits.reserveCapacity(characters.count)
      for byte in characters {
        switch byte {
        case UInt8(ascii: "."): pointAt = digits.count
        case UInt8(ascii: "e"): hasExponent = true
        case UInt8(ascii: "-"): isExponentNegative = true
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
          let digit = byte - UInt8(ascii: "0")
          if hasExponent {
            exponentDigits = exponentDigits * 10 + Int(digit)
          } else {
            digits.append(digit)
          }
        default: break
        }
      }
    }
    exponent = (pointAt ?? digits.count) - 1
    exponent += isExponentNegative ? -exponentDigits : exponentDigits
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    exponent -= zeros
    dropZeros()
  }

  private mutating func dropZeros() {
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty {
      digits = [0]
      exponent = 0
    }
  }

  mutating func round(to count: Int) {
    guard digits.count > count else { return }
    let isUp = digits[count] >= 5
    digits.removeLast(digits.count - count)
    if isUp {
      var place = count - 1
      while place >= 0 && digits[place] == 9 {
        digits[place] = 0
        place -= 1
      }
      if place >= 0 {
        digits[place] += 1
      } else {
        digits.insert(1, at: 0)
        exponent += 1
      }
    }
    dropZeros()
  }

  func write(to bytes: inout [UInt8], plainBelow limit: Int) {
    let isPlain = exponent >= -4 && exponent < limit
    let pointAfter = isPlain ? exponent : 0
    if pointAfter < 0 { bytes.append(UInt8(ascii: "0")) }
    for place in min(0, pointAfter + 1)..<max(digits.count, pointAfter + 1) {
      if place == pointAfter + 1 { bytes.append(UInt8(ascii: ".")) }
      let digit = digits.indices.contains(place) ? digits[place] : 0
      bytes.append(UInt8(ascii: "0") + digit)
    }
    if isPlain { return }
    bytes.append(UInt8(ascii: "e"))
    bytes.append(exponent < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    let size = exponent.magnitude
    if size >= 100 { bytes.append(UInt8(ascii: "0") + UInt8(size / 100)) }
    bytes.append(UInt8(ascii: "0") + UInt8(size / 10 % 10))
    bytes.append(UInt8(ascii: "0") + UInt8(size % 10))
  }
}
