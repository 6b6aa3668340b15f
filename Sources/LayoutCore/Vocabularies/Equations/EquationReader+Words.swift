import LayoutStore

/// An attribute as equations name it.
struct AttributeWord {
  /// Its letters, small, and how many there are.
  private var words = InlineArray<4, UInt64>(repeating: 0)
  private var count: Int
  var anchor: AnchorKind

  init(_ letters: Text, _ anchor: AnchorKind) {
    self.anchor = anchor
    count = letters.bytes.count
    letters.bytes.withUnsafeBufferPointer { letters in
      for part in words.indices { words[part] = Self.word(letters, part) }
    }
  }

  /// The first eight letters, or the next ones, in one number, small ones for capitals.
  static func word(_ letters: UnsafeBufferPointer<UInt8>, _ part: Int = 0) -> UInt64 {
    var word: UInt64 = 0
    let end = min(8 * part + 8, letters.count)
    for place in min(8 * part, end)..<end { word = word << 8 | UInt64(letters[place] | 0x20) }
    return word
  }

  /// Whether a name is the word, of which the first eight letters are known.
  func isSame(_ name: UnsafeBufferPointer<UInt8>, _ word: UInt64) -> Bool {
    guard word == words[0] && name.count == count else { return false }
    for part in 1..<max(1, (count + 7) / 8) where Self.word(name, part) != words[part] {
      return false
    }
    return true
  }

  /// In both spellings: centerX and center_x.
  static func all() -> [AttributeWord] {
    var all: [AttributeWord] = []
    for number in 1...AnchorKind.count {
      guard let anchor = AnchorKind(rawValue: number) else { continue }
      all.append(Self(anchor.token, anchor))
      let parted = anchor.token.partedByUnderscores
      if parted.bytes.count > anchor.token.bytes.count { all.append(Self(parted, anchor)) }
    }
    all.append(Self(Text("baseline"), .lastBaseline))
    return all
  }
}

/// Whether a name may begin with a byte: a letter, `_`, or anything that is not ASCII.
package func beginsName(_ byte: UInt8) -> Bool {
  byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
    || byte == UInt8(ascii: "_") || byte >= 0x80
}

/// Whether a name may go on with a byte: with digits, too. A bit for each ASCII character.
@inline(__always)
func isInName(_ byte: UInt8) -> Bool {
  let bits: UInt64 = byte < 64 ? 0x03FF_0000_0000_0000 : 0x07FF_FFFE_87FF_FFFE
  return byte >= 0x80 || bits &>> UInt64(byte & 63) & 1 == 1
}

package func isDigit(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
}

// MARK: Words

extension EquationReader {
  /// Skips white space and comments.
  mutating func skipSpace() {
    var end = place
    while end < bytes.count {
      if bytes[end] == 0x20 || bytes[end] >= 9 && bytes[end] <= 13 {
        end += 1
      } else if beginsComment(end) {
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      } else {
        break
      }
    }
    place = end
  }

  /// Whether `//` is there, or `#` that is not the number of a node.
  private func beginsComment(_ start: Int) -> Bool {
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    return bytes[start] == UInt8(ascii: "#")
      ? !isDigit(next) : bytes[start] == UInt8(ascii: "/") && next == UInt8(ascii: "/")
  }

  func fault(_ fault: EquationFault, at place: Int? = nil) -> FoundFault {
    FoundFault(fault: fault, place: place ?? self.place)
  }

  /// The fault of something that the layout refuses.
  mutating func refused(_ error: LayoutError, at place: Int) -> FoundFault {
    refusal = error
    return fault(.refused, at: place)
  }

  /// A fault at what comes next, which may be no text at all.
  func unexpected(_ fault: EquationFault) -> FoundFault {
    let isText = place == bytes.count || sequenceLength(bytes, at: place) > 0
    return self.fault(isText ? fault : .text)
  }

  /// Goes on behind a byte if it is the next one.
  mutating func takeByte(_ byte: UInt8) -> Bool {
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  func slice(_ start: Int, _ end: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// Reads a name as it stands.
  mutating func readName() throws(FoundFault) -> UnsafeBufferPointer<UInt8> {
    let start = place
    var end = start
    while end < bytes.count, isInName(bytes[end]) {
      if bytes[end] < 0x80 {
        end &+= 1
      } else {
        let length = sequenceLength(bytes, at: end)
        place = end
        if length == 0 { throw fault(.text) }
        end += length
      }
    }
    place = end
    return slice(start, end)
  }

  /// Reads what begins with a name: an attribute of a node, or a number that has one.
  mutating func readNamed(
    _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) -> Double {
    let start = place
    let node: Node?
    switch bytes[place] {
    case UInt8(ascii: "\""): node = try readQuotedNode(context, layout)
    case UInt8(ascii: "#"): node = try readNumberedNode(layout)
    default:
      guard beginsName(bytes[place]) else { throw unexpected(.operand) }
      let name = try readName()
      skipSpace()
      let isAlone = place == bytes.count || bytes[place] != UInt8(ascii: ".")
      if isAlone && !isSize(name, context, layout) {
        return try number(named: name, at: start, context)
      }
      if isAlone && names.metric(name, context) != nil { throw fault(.metricAndNode, at: start) }
      node = names.node(name, context, layout) ?? (isParent(name) ? Node.none : nil)
    }
    skipSpace()
    let isDotNext = place < bytes.count && bytes[place] == UInt8(ascii: ".")
    if !isDotNext && size == nil { throw unexpected(.attribute) }
    let found = try checked(node, at: start, layout)
    if !isDotNext, let size {
      sums.append(AnchorTerm(found, size))
      return 0
    }
    place += 1
    skipSpace()
    sums.append(AnchorTerm(found, try readAttribute()))
    return 0
  }

  /// Whether a name without an attribute stands for the size of a node, as it does in formats.
  private mutating func isSize(
    _ name: UnsafeBufferPointer<UInt8>, _ context: EquationContext, _ layout: Vocabularies
  ) -> Bool {
    if size == nil || isPriority { return false }
    return names.node(name, context, layout) != nil || isParent(name)
  }

  /// The node that was looked up last, if there is one, and only one.
  mutating func checked(
    _ node: Node?, at start: Int, _ layout: Vocabularies
  ) throws(FoundFault) -> Node {
    guard let node else { throw fault(.unknownNode, at: start) }
    if names.isAmbiguous { throw fault(.ambiguous, at: start) }
    if node != .none && layout.find(node) == nil {
      throw refused(.node(node, .node), at: start)
    }
    return node
  }

  private mutating func readAttribute() throws(FoundFault) -> AnchorKind {
    let start = place
    guard place < bytes.count, beginsName(bytes[place]) else { throw unexpected(.attribute) }
    if let anchor = attribute(try readName()) { return anchor }
    throw fault(.unknownAttribute, at: start)
  }

  /// The attribute of a word; nil if it is none.
  func attribute(_ name: UnsafeBufferPointer<UInt8>) -> AnchorKind? {
    let word = AttributeWord.word(name)
    for attribute in attributes where attribute.isSame(name, word) { return attribute.anchor }
    return nil
  }

  func isParent(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    isWord(name, "parent") || isWord(name, "superview")
  }

  private func isWord(_ name: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    guard name.count == word.utf8CodeUnitCount else { return false }
    for place in 0..<name.count where name[place] | 0x20 != word.utf8Start[place] { return false }
    return true
  }

  /// Reads a name in double quotes, in which a backslash stands before a quote and a backslash.
  mutating func readQuotedNode(
    _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) -> Node? {
    let start = place
    var name: [UInt8] = []
    place += 1
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if bytes[place] == UInt8(ascii: "\\") && place + 1 < bytes.count { place += 1 }
      let length = sequenceLength(bytes, at: place)
      if length == 0 { throw fault(.text) }
      for byte in place..<place + length { name.append(bytes[byte]) }
      place += length
    }
    if place == bytes.count { throw fault(.quote, at: start) }
    place += 1
    return name.withUnsafeBufferPointer { names.node($0, context, layout) }
  }

  /// Reads the number by which messages know a node without a name.
  mutating func readNumberedNode(_ layout: Vocabularies) throws(FoundFault) -> Node? {
    place += 1
    var serial: Int64 = 0
    guard place < bytes.count, isDigit(bytes[place]) else { throw unexpected(.operand) }
    while place < bytes.count, isDigit(bytes[place]) {
      serial = min(serial * 10 + Int64(bytes[place] - UInt8(ascii: "0")), Int64(Int32.max))
      place += 1
    }
    return names.node(serial: Int32(serial), layout)
  }
}

// MARK: Numbers

extension EquationReader {
  /// The number of a metric, or a priority by its name.
  private mutating func number(
    named name: UnsafeBufferPointer<UInt8>, at start: Int, _ context: EquationContext
  ) throws(FoundFault) -> Double {
    let priority = isPriority ? priority(named: name) : nil
    if let value = names.metric(name, context) {
      if priority != nil { throw fault(.metricAndPriority, at: start) }
      guard value.magnitude <= Vocabularies.valueLimit else {
        throw refused(.value(value), at: start)
      }
      return value
    }
    if let priority { return priority }
    throw fault(isPriority ? .unknownPriority : .unknownMetric, at: start)
  }

  private func priority(named name: UnsafeBufferPointer<UInt8>) -> Double? {
    for (word, priority) in Priority.words where isWord(name, word) { return priority }
    return nil
  }

  /// Makes a percentage of the parent's size of a number, if a percent sign follows that.
  mutating func readPercentage(_ number: Double) throws(FoundFault) -> Double {
    guard let size, !isPriority, takeByte(UInt8(ascii: "%")) else { return number }
    sums.append(AnchorTerm(.none, size, number / 100))
    return 0
  }

  /// Reads digits with or without a point and an exponent, and no sign.
  mutating func readNumber() throws(FoundFault) -> Double {
    let start = place
    var significand: UInt64 = 0, exponent = 0, digits = 0
    var isExact = true
    func take(_ byte: UInt8) {
      digits += 1
      if significand < 1_000_000_000_000_000 {
        significand = significand * 10 + UInt64(byte - UInt8(ascii: "0"))
      } else {
        isExact = false
      }
    }
    while place < bytes.count, isDigit(bytes[place]) {
      take(bytes[place])
      place += 1
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
      place += 1
      while place < bytes.count, isDigit(bytes[place]) {
        take(bytes[place])
        exponent -= 1
        place += 1
      }
    }
    if digits == 0 { throw fault(.number, at: start) }
    if place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") {
      exponent += try readExponent()
    }
    if place < bytes.count, beginsName(bytes[place]) || bytes[place] == UInt8(ascii: ".") {
      throw fault(.number)
    }
    let value = isExact ? Self.exact(significand, exponent) : nil
    let number = value ?? nearestDouble(to: slice(start, place))
    if number > Vocabularies.valueLimit { throw fault(.range, at: start) }
    return number
  }

  private mutating func readExponent() throws(FoundFault) -> Int {
    place += 1
    var isNegative = false
    if place < bytes.count,
      bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+")
    {
      isNegative = bytes[place] == UInt8(ascii: "-")
      place += 1
    }
    guard place < bytes.count, isDigit(bytes[place]) else { throw fault(.number) }
    var exponent = 0
    while place < bytes.count, isDigit(bytes[place]) {
      exponent = min(exponent * 10 + Int(bytes[place] - UInt8(ascii: "0")), .max >> 4)
      place += 1
    }
    return isNegative ? -exponent : exponent
  }

  /// A number that one operation on exact doubles gives; nil if it takes more.
  private static func exact(_ significand: UInt64, _ exponent: Int) -> Double? {
    guard significand < 1 << 53, exponent.magnitude <= 22 else { return nil }
    var power = 1.0
    for _ in 0..<exponent.magnitude { power *= 10 }
    return exponent < 0 ? Double(significand) / power : Double(significand) * power
  }
}
