import ConstraintSolver
import LayoutStore

/// What stands between two views of a format, or between a view and the superview.
enum FormatConnection: UInt8, BitwiseCopyable {
  /// Nothing: they touch.
  case flush
  /// `-`: the standard gap.
  case standard
  /// `-8-`, `-(>=8)-`.
  case spaced
  /// `~`: as large as the other ones of the format.
  case flexible
  /// `->`: none.
  case open
}

/// `>=8@700`: a sum that a gap or a size relates to.
struct FormatPredicate {
  var relation = Relation.equal
  var constant = 0.0
  /// NaN for that of the format.
  var priority = Double.nan
  /// Its terms, in the list of the reader.
  var terms: Range<Int> = 0..<0
  /// Where it is, in bytes.
  var place: Int
}

/// A piece of a format, in the order of the string.
struct FormatElement {
  enum Kind {
    /// `|`
    case bar
    /// `[name]`; `isNext` if it shares its place with the view before.
    case view(Node, isNext: Bool)
    /// `{name:`, and the `}` that ends it.
    case stack(Node)
    case stackEnd
    case connection(FormatConnection)
  }

  var kind: Kind
  /// The predicates of a view or a connection, in the list of the reader.
  var predicates: Range<Int> = 0..<0
  /// Where it is, in bytes.
  var place: Int
}

/// Reads visual formats:
///
///     format     = [ ( "H" | "V" ) ":" ]  [ "|" connection ]  views { connection views }  [ connection "|" ]
///                  [ "@" sum ]
///     views      = "[" range { "," range } "]"  |  "{" node [ predicates ] ":" stacked "}"
///     stacked    = connection views { connection views } connection
///     range      = node [ ".." number ]  [ predicates ]
///     connection = "" | "-" | "-" gap "-" | "~" | "~" predicates "~" | "->"
///     gap        = number [ "%" ] | metric | predicates
///     predicates = "(" predicate { "," predicate } ")"
///     predicate  = [ relation ]  sum  [ "@" sum ]
///
/// with nodes, numbers, relations, sums, white space and comments as ``EquationReader`` reads them. In a sum a
/// node without an attribute is its size along the format, and a percentage is one of the parent's.
struct FormatReader {
  private let context: EquationContext
  private let layout: Vocabularies
  /// What reads names, numbers and sums.
  private(set) var words: EquationReader
  private(set) var axis = Axis.horizontal
  private(set) var elements: [FormatElement] = []
  private(set) var predicates: [FormatPredicate] = []
  /// The terms of all predicates.
  private(set) var terms: [AnchorTerm] = []
  /// Of what says none itself.
  private(set) var priority: Double

  init(_ words: EquationReader, _ context: EquationContext, _ layout: Vocabularies) {
    self.words = words
    self.context = context
    self.layout = layout
    priority = context.priority
  }

  /// Gives what reads the words back.
  consuming func end() -> EquationReader { words }

  mutating func read(_ text: UnsafeBufferPointer<UInt8>) throws(FoundFault) {
    words.begin(text)
    words.skipSpace()
    if isAtEnd { throw words.fault(.empty) }
    try readOrientation()
    words.size = axis == .horizontal ? .width : .height
    if takeBar() { try readConnection() }
    repeat {
      try readViews()
      if isAtEnd || isNext("@") { break }
      try readConnection()
    } while !takeBar()
    if let all = try words.readPriority(context, layout) { priority = all }
    if !isAtEnd { throw words.unexpected(.formatEnd) }
  }

  /// How many views and constraints a format has at most: short ranges can stand for many.
  var limit: Int { max(1 << 16, words.bytes.count) }

  private var isAtEnd: Bool { words.place == words.bytes.count }

  private func isNext(_ letter: Unicode.Scalar) -> Bool {
    !isAtEnd && words.bytes[words.place] == UInt8(ascii: letter)
  }

  /// Goes on behind a letter, and the space after it, if it is the next one.
  private mutating func take(_ letter: Unicode.Scalar) -> Bool {
    guard words.takeByte(UInt8(ascii: letter)) else { return false }
    words.skipSpace()
    return true
  }

  private mutating func takeBar() -> Bool {
    let place = words.place
    guard take("|") else { return false }
    elements.append(FormatElement(kind: .bar, place: place))
    return true
  }

  private mutating func readOrientation() throws(FoundFault) {
    if isNext("[") || isNext("{") || isNext("|") { return }
    if take("V") { axis = .vertical } else if !take("H") { throw words.unexpected(.orientation) }
    if !take(":") { throw words.unexpected(.orientation) }
  }
}

// MARK: Views

extension FormatReader {
  private typealias ReadName = (node: Node?, bytes: UnsafeBufferPointer<UInt8>)

  private mutating func readViews() throws(FoundFault) {
    let start = words.place
    if take("{") { return try readStack(from: start) }
    if !take("[") { throw words.unexpected(start == 0 ? .orientation : .view) }
    var isNext = false
    repeat {
      try readRange(isNext: isNext)
      isNext = true
    } while take(",")
    if !take("]") { throw words.unexpected(.bracket) }
  }

  /// Reads a view that begins with the first and ends with the last of a row or a column.
  private mutating func readStack(from start: Int) throws(FoundFault) {
    if words.depth == EquationReader.depthLimit { throw words.fault(.depth, at: start) }
    words.depth += 1
    let name = words.place
    let node = try words.checked(try readName().node, at: name, layout)
    words.skipSpace()
    elements.append(FormatElement(kind: .stack(node), place: name))
    try readPredicates(ofViewsFrom: elements.count - 1)
    if !take(":") { throw words.unexpected(.stack) }
    try readConnection()
    repeat {
      try readViews()
      if isAtEnd { throw words.fault(.stack, at: start) }
      try readConnection()
    } while !isNext("}")
    elements.append(FormatElement(kind: .stackEnd, place: words.place))
    _ = take("}")
    words.depth -= 1
  }

  /// Reads a view, or all from one number to another.
  private mutating func readRange(isNext: Bool) throws(FoundFault) {
    let start = words.place
    let name = try readName()
    words.skipSpace()
    let end = words.place
    guard end + 1 < words.bytes.count, self.isNext("."), words.bytes[end + 1] == 0x2E else {
      let node = try words.checked(name.node, at: start, layout)
      elements.append(FormatElement(kind: .view(node, isNext: isNext), place: start))
      return try readPredicates(ofViewsFrom: elements.count - 1)
    }
    words.place += 2
    words.skipSpace()
    let first = elements.count
    try readRange(of: name.bytes, from: start, isNext: isNext)
    try readPredicates(ofViewsFrom: first)
  }

  /// The node of the name that comes next; and the name, if it is one that ranges can be made of.
  private mutating func readName() throws(FoundFault) -> ReadName {
    let start = words.place
    let none = words.slice(start, start)
    if isNext("\"") { return (try words.readQuotedNode(context, layout), none) }
    if isNext("#") { return (try words.readNumberedNode(layout), none) }
    guard !isAtEnd, beginsName(words.bytes[start]) else { throw words.unexpected(.view) }
    let name = try words.readName()
    return (words.names.node(name, context, layout), name)
  }

  /// The views `cell2`, `cell3`, ..., up to the number that comes next; of `cell..3` the first one is `cell`.
  private mutating func readRange(
    of name: UnsafeBufferPointer<UInt8>, from start: Int, isNext: Bool
  ) throws(FoundFault) {
    let numberPlace = words.place
    var stem = name.count
    while stem > 0 && isDigit(name[stem - 1]) { stem -= 1 }
    let first = Self.number(name[stem...]), last = Self.number(try readDigits()[...])
    guard let last, let first = stem == name.count ? 1 : first, stem > 0, first <= last else {
      throw words.fault(.viewRange, at: numberPlace)
    }
    for number in first...last {
      var each = Text()
      each.append(UnsafeBufferPointer(rebasing: name[..<stem]))
      if stem < name.count || number > 1 { each.append(number) }
      let found = each.bytes.withUnsafeBufferPointer { words.names.node($0, context, layout) }
      if found == nil { throw words.fault(.viewRange, at: numberPlace) }
      let node = try words.checked(found, at: start, layout)
      if elements.count > limit { throw words.fault(.many, at: start) }
      elements.append(
        FormatElement(kind: .view(node, isNext: isNext || number > first), place: start))
    }
  }

  private mutating func readDigits() throws(FoundFault) -> UnsafeBufferPointer<UInt8> {
    let start = words.place
    while !isAtEnd, isDigit(words.bytes[words.place]) { words.place += 1 }
    if start == words.place { throw words.unexpected(.viewRange) }
    defer { words.skipSpace() }
    return words.slice(start, words.place)
  }

  /// The number of some digits; nil without any, with too many, and with a 0 that they begin with.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    if digits.isEmpty || digits.count > 9 || digits.first == UInt8(ascii: "0") { return nil }
    var number = 0
    for digit in digits { number = number * 10 + Int(digit - UInt8(ascii: "0")) }
    return number
  }

  private mutating func readPredicates(ofViewsFrom first: Int) throws(FoundFault) {
    if !isNext("(") { return }
    let read = try readPredicates()
    for view in first..<elements.count { elements[view].predicates = read }
  }
}

// MARK: Connections

extension FormatReader {
  private mutating func readConnection() throws(FoundFault) {
    let start = words.place
    var element = FormatElement(kind: .connection(.flush), place: start)
    defer { elements.append(element) }
    if isConnected { return }
    if isAtEnd { throw words.fault(.view) }
    if take("~") {
      element.kind = .connection(.flexible)
      if !isNext("(") { return }
      element.predicates = try readPredicates()
      if !take("~") { throw words.unexpected(.connection) }
      return
    }
    if !take("-") { throw words.unexpected(.connection) }
    element.kind = .connection(.standard)
    if isConnected { return }
    if isAtEnd { throw words.fault(.view) }
    if isNext(">") {
      let end = words.place + 1
      if end < words.bytes.count && words.bytes[end] == UInt8(ascii: "=") {
        throw words.fault(.connection)
      }
      _ = take(">")
      element.kind = .connection(.open)
      return
    }
    element.kind = .connection(.spaced)
    element.predicates = isNext("(") ? try readPredicates() : try readPlainGap()
    if !take("-") { throw words.unexpected(.connection) }
  }

  /// Whether what a connection leads to comes next.
  private var isConnected: Bool {
    isNext("[") || isNext("{") || isNext("|") || words.depth > 0 && isNext("}")
  }

  /// Reads a number, a percentage or the name of one.
  private mutating func readPlainGap() throws(FoundFault) -> Range<Int> {
    let start = words.place
    guard !isAtEnd, isDigit(words.bytes[start]) || beginsName(words.bytes[start]) || isNext(".")
    else {
      throw words.unexpected(.connection)
    }
    var predicate = FormatPredicate(place: start)
    let first = words.sums.count
    predicate.constant = try words.readPrimary(context, layout)
    words.skipSpace()
    keep(&predicate, from: first)
    return predicates.count - 1..<predicates.count
  }

  private mutating func readPredicates() throws(FoundFault) -> Range<Int> {
    let start = words.place, first = predicates.count
    _ = take("(")
    repeat {
      var predicate = FormatPredicate(place: words.place)
      if words.isRelationNext {
        predicate.relation = try words.readRelation()
        words.skipSpace()
      }
      let firstTerm = words.sums.count
      predicate.constant = try words.readSum(context, layout)
      if let own = try words.readPriority(context, layout) { predicate.priority = own }
      keep(&predicate, from: firstTerm)
    } while take(",")
    if isAtEnd { throw words.fault(.parenthesis, at: start) }
    if !take(")") { throw words.unexpected(.parenthesis) }
    return first..<predicates.count
  }

  /// Takes the terms of a predicate over.
  private mutating func keep(_ predicate: inout FormatPredicate, from first: Int) {
    predicate.terms = terms.count..<terms.count + words.sums.count - first
    terms.append(contentsOf: words.sums[first...])
    words.sums.removeSubrange(first...)
    predicates.append(predicate)
  }
}
