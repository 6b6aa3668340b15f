import ConstraintSolver
import LayoutStore
import LayoutVocabularies

/// What lines of a document are made of.
extension DocumentReader {
  var peek: UInt8 { place < bytes.count ? bytes[place] : UInt8(ascii: "\n") }

  /// Whether nothing is left of the line but a note, behind # or //.
  var isAtEnd: Bool {
    peek == UInt8(ascii: "\n") || peek == UInt8(ascii: "#") || peek == UInt8(ascii: "\r")
      || peek == UInt8(ascii: "/") && place + 1 < bytes.count && bytes[place + 1] == peek
  }

  mutating func skipLine() {
    while peek != UInt8(ascii: "\n") { place += 1 }
  }

  mutating func skipSpaces() {
    while peek == UInt8(ascii: " ") || peek == UInt8(ascii: "\t") { place += 1 }
  }

  /// What is up to the next space; a comma is a word.
  var word: Range<Int> {
    var end = place
    while end < bytes.count, bytes[end] > UInt8(ascii: " ") {
      if bytes[end] == UInt8(ascii: ",") { return place..<max(end, place + 1) }
      end += 1
    }
    return place..<end
  }

  /// The word that was not understood, as far as a message has it; none where the line ends, and where
  /// what is wrong is not the word.
  func misread(_ error: LayoutError) -> [UInt8] {
    guard case .argument = error, !isAtEnd else { return [] }
    let word = misreadRange
    var end = word.lowerBound
    while end < word.upperBound {
      let length = sequenceLength(bytes, at: end)
      if length == 0 || end + length > word.lowerBound + Self.longestWord { break }
      end += length
    }
    return Array(bytes[word.lowerBound..<end])
  }

  /// The next word; of a name what is between the quotation marks.
  var misreadRange: Range<Int> {
    guard peek == UInt8(ascii: "\"") else { return word }
    var end = place + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
      end += 1
    }
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? place + 1..<end : word
  }

  private static var longestWord: Int { 40 }

  /// Goes on behind a word if it is the next one. Its spaces are written as hyphens.
  mutating func takeWord(_ expected: StaticString) -> Bool {
    // Nearly all are told from it by their first letter.
    if wanted == nil && peek != expected.utf8Start[0] { return false }
    return takeWord(
      UnsafeBufferPointer(start: expected.utf8Start, count: expected.utf8CodeUnitCount))
  }

  mutating func takeWord(_ expected: Text) -> Bool {
    expected.bytes.withUnsafeBufferPointer { takeWord($0) }
  }

  private mutating func takeWord(_ expected: UnsafeBufferPointer<UInt8>) -> Bool {
    if wanted?.place == place {
      wanted!.consider(expected)
      if completion != nil { return false }
    }
    let end = place + expected.count
    guard end <= bytes.count else { return false }
    for at in place..<end {
      let byte = expected[at - place]
      if bytes[at] != (byte == UInt8(ascii: " ") ? UInt8(ascii: "-") : byte) { return false }
    }
    let isComma = bytes[place] == UInt8(ascii: ",")
    guard
      isComma || end == bytes.count || bytes[end] <= UInt8(ascii: " ")
        || bytes[end] == UInt8(ascii: ",")
    else { return false }
    place = end
    skipSpaces()
    return true
  }

  mutating func kind(
    or words: StaticString = "no line inside of a node begins with this word"
  ) throws(LayoutError) -> AttributeKind {
    let raw = takeOne(of: kindWords)
    guard let kind = raw.flatMap({ AttributeKind(rawValue: $0) }) else {
      let isJoined = word.contains { bytes[$0] == UInt8(ascii: "=") } && word.count > 2
      throw .argument(isJoined ? "spaces stand around =, <= and >=" : words)
    }
    return kind
  }

  mutating func anchor() throws(LayoutError) -> AnchorKind {
    let raw = takeOne(of: anchorWords)
    guard let anchor = raw.flatMap({ AnchorKind(rawValue: $0) }) else {
      throw .argument("this is neither a line nor a size")
    }
    return anchor
  }

  typealias NumberedWords = [(number: UInt8, words: Text)]

  /// Those of all numbers that have words.
  @inline(never)
  static func words(_ words: (UInt8) -> Text?) -> NumberedWords {
    var all: NumberedWords = []
    for number in UInt8.min...UInt8.max {
      if let words = words(number) { all.append((number, words)) }
    }
    return all
  }

  /// Goes on behind the next word if it is one of those that have a number, and returns that.
  private mutating func takeOne(of all: NumberedWords) -> UInt8? {
    for place in all.indices where wanted != nil || all[place].words.bytes[0] == peek {
      if takeWord(all[place].words) { return all[place].number }
    }
    return nil
  }

  mutating func relation() throws(LayoutError) -> Relation {
    if takeWord("<=") { return .atMost }
    if takeWord(">=") { return .atLeast }
    if takeWord("=") || takeWord("==") { return .equal }
    throw .argument("a relation is missing: =, <= or >=")
  }

  mutating func other() throws(LayoutError) -> Node {
    takeWord("to") ? try node() : .none
  }

  mutating func node() throws(LayoutError) -> Node {
    if wanted?.place == place { considerNames() }
    if peek == UInt8(ascii: "\"") || isPlainName(word) { return try namedNode() }
    if !isLiteralNext { throw .argument("a node is missing: its number or its name") }
    let start = place
    guard let node = place(ofNumber: try wholeNumber()) else {
      place = start
      throw .argument("there is no node of this number")
    }
    return nodes[node].node
  }

  /// A node by its name; none before nodes have their names.
  private mutating func namedNode() throws(LayoutError) -> Node {
    let start = place
    let name = try name()
    if pass == .numbers { return .none }
    let found = name.withUnsafeBufferPointer { layout.lookUp($0) }
    if let found, !found.isShared { return layout.node(at: found.node) }
    place = start
    throw .argument(
      found == nil ? "there is no node of this name" : "several nodes have this name")
  }

  /// So high that there are enough above it for nodes to come.
  static var highestNumber: Int32 { 1 << 30 }

  mutating func wholeNumber() throws(LayoutError) -> Int {
    let start = place
    let number = try self.number()
    guard number >= 1, number <= Double(Self.highestNumber), number == number.rounded() else {
      place = start
      throw .argument("no node can have this number")
    }
    return Int(number)
  }

  /// A number behind the word for it, or behind that and =.
  @inline(never)
  mutating func value() throws(LayoutError) -> Double {
    _ = takeWord("=")
    return try number()
  }

  mutating func number(_ words: StaticString = "a number is missing") throws(LayoutError) -> Double
  {
    if wanted?.place == place { considerConstants() }
    let isNegative = peek == UInt8(ascii: "-")
    if let constant = constant(word.dropFirst(isNegative ? 1 : 0)) {
      place = word.upperBound
      skipSpaces()
      return isNegative ? -constant : constant
    }
    guard isLiteralNext else { throw .argument(hasUnit ? Self.noUnits : words) }
    let range = isNegative ? word.dropFirst() : word
    let number = nearestDouble(to: UnsafeBufferPointer(rebasing: bytes[range]))
    place = range.upperBound
    skipSpaces()
    return isNegative ? -number : number
  }

  /// Whether a number comes next, or a constant.
  var isNumberNext: Bool {
    isLiteralNext || constant(word.dropFirst(peek == UInt8(ascii: "-") ? 1 : 0)) != nil
  }

  /// Whether a number comes next that is written as one.
  var isLiteralNext: Bool {
    let range = word
    return isNumber(peek == UInt8(ascii: "-") ? range.dropFirst() : range)
  }

  static let noUnits: StaticString =
    "numbers have no units; a share is one of an attribute, as 0.5 * width of 1"

  /// Whether what comes next begins as a number, and is none: 24px, 50%.
  var hasUnit: Bool {
    let digits = word.dropFirst(peek == UInt8(ascii: "-") ? 1 : 0)
    guard let first = digits.first, !isLiteralNext else { return false }
    return UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[first]
  }

  /// Digits, perhaps a point among them, perhaps an exponent behind them.
  private func isNumber(_ range: Range<Int>) -> Bool {
    var digits = 0, points = 0, exponents = 0
    for at in range {
      switch bytes[at] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: ".") where exponents == 0 && points == 0: points = 1
      case UInt8(ascii: "e") where exponents == 0 && digits > 0:
        exponents = 1
        digits = 0
      case UInt8(ascii: "-"), UInt8(ascii: "+"):
        if exponents == 0 || digits > 0 || bytes[at - 1] != UInt8(ascii: "e") { return false }
      default: return false
      }
    }
    return digits > 0
  }

  /// A name: between quotation marks, or a word of letters, digits, _ and - that begins with no digit.
  mutating func name() throws(LayoutError) -> [UInt8] {
    if peek == UInt8(ascii: "\"") { return try quoted() }
    let range = word
    guard isPlainName(range) else {
      throw .argument(isAtEnd ? "a name is missing" : "such a name stands between double quotes")
    }
    place = range.upperBound
    skipSpaces()
    return Array(bytes[range])
  }

  func isPlainName(_ range: Range<Int>) -> Bool {
    guard let first = range.first, beginsName(bytes[first]) else { return false }
    return range.allSatisfy {
      beginsName(bytes[$0]) || isDigit(bytes[$0]) || bytes[$0] == UInt8(ascii: "-")
    }
  }

  /// What is between two quotation marks.
  mutating func quoted() throws(LayoutError) -> [UInt8] {
    guard peek == UInt8(ascii: "\"") else {
      throw .argument("a name in quotation marks is missing")
    }
    var name: [UInt8] = []
    place += 1
    while peek != UInt8(ascii: "\"") {
      if peek == UInt8(ascii: "\n") { throw .argument("the name does not end in its line") }
      if peek == UInt8(ascii: "\\") {
        place += 1
        try readEscaped(into: &name)
      } else {
        name.append(peek)
        place += 1
      }
    }
    place += 1
    skipSpaces()
    return name
  }

  /// What a backslash stands before: \n, \r, \t, \u and the four digits of a character, or itself.
  private mutating func readEscaped(into name: inout [UInt8]) throws(LayoutError) {
    let byte = peek
    if byte == UInt8(ascii: "\n") { throw .argument("the name does not end in its line") }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): name.append(0x0A)
    case UInt8(ascii: "r"): name.append(0x0D)
    case UInt8(ascii: "t"): name.append(0x09)
    case UInt8(ascii: "u"): try appendCharacter(to: &name)
    default: name.append(byte)
    }
  }

  /// The UTF-8 of a character that is written as four digits.
  private mutating func appendCharacter(to name: inout [UInt8]) throws(LayoutError) {
    var code: UInt32 = 0
    for _ in 0..<4 {
      let letter = peek | 0x20
      switch (peek, letter) {
      case (0x30...0x39, _): code = code << 4 | UInt32(peek - 0x30)
      case (_, 0x61...0x66): code = code << 4 | UInt32(letter - 0x61 + 10)
      default: throw .argument("\\u is followed by four digits from 0 to F")
      }
      place += 1
    }
    guard code > 0, let character = Unicode.Scalar(code) else {
      throw .argument("\\u stands for no character here")
    }
    for byte in UTF8.encode(character)! { name.append(byte) }
  }
}
