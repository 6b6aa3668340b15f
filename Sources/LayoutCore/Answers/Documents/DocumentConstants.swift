import LayoutStore
import LayoutVocabularies

/// Numbers that a document has given names to: `let gap 8`.
struct DocumentConstants {
  /// A search goes through all of them.
  static let most = 1000

  private(set) var names: [[UInt8]] = []
  private(set) var values: [Double] = []

  func value(of name: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
    names.firstIndex { $0.elementsEqual(name) }.map { values[$0] }
  }

  mutating func append(_ name: [UInt8], _ value: Double) {
    names.append(name)
    values.append(value)
  }

  /// As metrics of equation strings and visual formats.
  func withContext<Result>(
    _ body: (EquationContext) throws(LayoutError) -> Result
  ) throws(LayoutError) -> Result {
    var text: [UInt8] = [], starts: [Int] = []
    for name in names {
      starts.append(text.count)
      text += name
      text.append(0)
    }
    return try text.withUnsafeBufferPointer { (text) throws(LayoutError) in
      let pointers: [CName?] = starts.map { text.baseAddress! + $0 }
      return try pointers.withUnsafeBufferPointer { (metrics) throws(LayoutError) in
        try values.withUnsafeBufferPointer { (values) throws(LayoutError) in
          var context = EquationContext()
          (context.metrics, context.values) = (metrics, values)
          return try body(context)
        }
      }
    }
  }
}

extension DocumentReader {
  /// The number that a word stands for; nil if it is no constant.
  func constant(_ word: Range<Int>) -> Double? {
    constants.names.isEmpty ? nil : constants.value(of: bytes[word])
  }

  /// `let gap 8`, or `let gap = 8`: in the first pass, so that it may stand below what uses it.
  mutating func readConstant() throws(LayoutError) {
    if pass != .nodes { return skipLine() }
    let start = place, range = word
    guard isPlainName(range) else { throw .argument("the name of a constant is missing") }
    if bytes[range].contains(UInt8(ascii: "-")) {
      throw .argument("a constant is a word of letters, digits and _")
    }
    if constant(range) != nil { throw setAbove(start) }
    if isTaken() { throw .argument("this word has a meaning of its own") }
    if constants.names.count == DocumentConstants.most {
      throw .argument("there are 1000 constants already")
    }
    place = range.upperBound
    skipSpaces()
    constants.append(Array(bytes[range]), try value())
  }

  /// Whether the next word is an attribute or a priority, which may stand where numbers do.
  private mutating func isTaken() -> Bool {
    let start = place
    defer { place = start }
    if kindWords.contains(where: { takeWord($0.words) }) { return true }
    return Priority.words.contains { takeWord($0.0) }
  }
}
