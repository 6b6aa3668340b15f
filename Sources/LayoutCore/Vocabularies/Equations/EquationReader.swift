import ConstraintSolver
import LayoutStore

/// An equation that was read: its terms are among those of the reader.
struct ReadEquation {
  var firstTerm: Int
  var termCount: Int
  var relation: Relation
  var constant: Double
  var priority: Double
  /// The string that it is in, and where its relation is.
  var index: Int
  var place: Int
  /// The slot of its first node.
  var base = NodeSlot.none
}

/// Reads equation strings:
///
///     equation  = sum  relation sum  { relation sum }  [ "@" sum ]
///     relation  = "==" | "<=" | ">="
///     sum       = product  { ( "+" | "-" )  product }
///     product   = signed  { ( "*" | "/" )  signed }
///     signed    = { "+" | "-" }  primary
///     primary   = number | metric | node "." attribute | "(" sum ")"
///     node      = name | "'" any bytes "'" in double quotes | "#" number | "parent" | "superview"
///     name      = a letter or "_", then letters, digits and "_"
///
/// with white space and comments, from `//` or from a `#` without a number to the end of the line,
/// between any two of them. There is no syntax tree: terms go to the end of one
/// list, and a factor multiplies those at its end, so that reading takes no memory of its own. Only
/// parentheses recurse, up to a limit.
struct EquationReader {
  static let depthLimit = 64

  /// Everything that was read since `begin`.
  private(set) var equations: [ReadEquation] = []
  private(set) var terms: [AnchorTerm] = []

  var names = EquationNames()
  var attributes: [AttributeWord] = []
  /// For names that are near to unknown ones.
  var search = NameSearch()

  // The string that is being read.
  var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  var place = 0
  var depth = 0
  var isPriority = false
  /// The terms of the sum that is being read, before its equation is complete.
  var sums: [AnchorTerm] = []
  /// Why the layout refuses what was read.
  var refusal: LayoutError?
  /// In visual formats the size along the format: a node without an attribute, and a percentage of the parent,
  /// stand for it. Nil in equations.
  var size: AnchorKind?

  /// Forgets what was read, and prepares for `count` strings.
  mutating func begin(_ count: Int) {
    equations.removeAll(keepingCapacity: true)
    terms.removeAll(keepingCapacity: true)
    names.begin(count)
    search = NameSearch()
    if attributes.isEmpty { attributes = AttributeWord.all() }
  }

  /// Gives memory back that only an unusual number of strings needs.
  mutating func end() {
    if terms.capacity > 1 << 12 { terms = [] }
    if equations.capacity > 1 << 12 { equations = [] }
    if sums.capacity > 1 << 12 { sums = [] }
  }

  /// Prepares for one string.
  mutating func begin(_ text: UnsafeBufferPointer<UInt8>) {
    bytes = text
    place = 0
    depth = 0
    isPriority = false
    refusal = nil
    size = nil
    sums.removeAll(keepingCapacity: true)
  }

  /// Adds an equation that no string has as a whole.
  mutating func add(
    _ all: [AnchorTerm], _ relation: Relation, _ constant: Double, _ priority: Double, at place: Int
  ) {
    equations.append(
      ReadEquation(
        firstTerm: terms.count, termCount: all.count, relation: relation, constant: constant,
        priority: priority, index: 0, place: place))
    terms.append(contentsOf: all)
  }

  /// Reads one string. If there is a fault, what was read of the string is dropped.
  mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, index: Int, _ context: EquationContext,
    _ layout: Vocabularies
  ) throws(FoundFault) {
    begin(text)
    let (equationCount, termCount) = (equations.count, terms.count)
    do throws(FoundFault) {
      try readEquation(index, context, layout)
      for equation in equationCount..<equations.count { try check(equation, context, layout) }
    } catch {
      equations.removeSubrange(equationCount...)
      terms.removeSubrange(termCount...)
      throw error
    }
  }

  /// The terms of an equation.
  func withTerms<Answer>(
    of equation: ReadEquation,
    _ body: (UnsafeBufferPointer<AnchorTerm>) throws(LayoutError) -> Answer
  ) throws(LayoutError) -> Answer {
    try terms.withUnsafeBufferPointer { (all) throws(LayoutError) in
      let end = equation.firstTerm + equation.termCount
      return try body(UnsafeBufferPointer(rebasing: all[equation.firstTerm..<end]))
    }
  }

  /// Has the layout check whether it means something.
  mutating func check(
    _ equation: Int, _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) {
    let read = equations[equation]
    do throws(LayoutError) {
      equations[equation].base = try withTerms(of: read) { (terms) throws(LayoutError) in
        try layout.check(
          terms, read.constant, read.priority, isInstalled: context.isInstalled)
      }
    } catch {
      throw refused(error, at: read.place)
    }
  }
}

// MARK: Equations

extension EquationReader {
  private mutating func readEquation(
    _ index: Int, _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) {
    skipSpace()
    if place == bytes.count { throw fault(.empty) }
    let first = equations.count
    var (left, leftConstant) = (0, try readSum(context, layout))
    repeat {
      let relationPlace = place
      let relation = try readRelation()
      let right = sums.count
      let rightConstant = try readSum(context, layout)
      var equation = ReadEquation(
        firstTerm: terms.count, termCount: sums.count - left, relation: relation,
        constant: rightConstant - leftConstant, priority: context.priority, index: index,
        place: relationPlace)
      if equation.termCount == 0 { throw fault(.constant, at: relationPlace) }
      if left == right {
        equation.relation = relation.flipped
        equation.constant = leftConstant - rightConstant
      }
      for term in left..<sums.count {
        var moved = sums[term]
        if term >= right && left < right { moved.coefficient = -moved.coefficient }
        terms.append(moved)
      }
      equations.append(equation)
      (left, leftConstant) = (right, rightConstant)
    } while isRelationNext
    try readPriority(from: first, context, layout)
    if place < bytes.count { throw unexpected(.end) }
  }

  var isRelationNext: Bool {
    if place == bytes.count { return false }
    let byte = bytes[place]
    return byte == UInt8(ascii: "=") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }

  mutating func readRelation() throws(FoundFault) -> Relation {
    let equalSign = UInt8(ascii: "=")
    guard place + 1 < bytes.count, bytes[place + 1] == equalSign,
      place + 2 == bytes.count || bytes[place + 2] != equalSign
    else { throw unexpected(.relation) }
    let relation: Relation
    switch bytes[place] {
    case UInt8(ascii: "="): relation = .equal
    case UInt8(ascii: "<"): relation = .atMost
    case UInt8(ascii: ">"): relation = .atLeast
    default: throw unexpected(.relation)
    }
    place += 2
    return relation
  }

  private mutating func readPriority(
    from first: Int, _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) {
    guard let priority = try readPriority(context, layout) else { return }
    for equation in first..<equations.count { equations[equation].priority = priority }
  }

  /// Reads a priority behind an @; nil if there is none.
  mutating func readPriority(
    _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) -> Double? {
    guard takeByte(UInt8(ascii: "@")) else { return nil }
    skipSpace()
    let start = place, termCount = sums.count
    isPriority = true
    let priority = try readSum(context, layout)
    isPriority = false
    guard sums.count == termCount, priority > 0, priority <= 1000 else {
      throw fault(.priority, at: start)
    }
    return priority
  }
}

// MARK: Sums

extension EquationReader {
  /// Reads a sum, whose terms go to the end of `sums`; returns the number in it.
  mutating func readSum(
    _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) -> Double {
    var sum = try readProduct(context, layout)
    while place < bytes.count {
      let isMinus = bytes[place] == UInt8(ascii: "-")
      guard isMinus || bytes[place] == UInt8(ascii: "+") else { break }
      place += 1
      let start = sums.count
      let more = try readProduct(context, layout)
      if isMinus { scale(from: start, by: -1) }
      sum += isMinus ? -more : more
    }
    return sum
  }

  private mutating func readProduct(
    _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) -> Double {
    let start = sums.count
    var product = try readSigned(context, layout)
    while place < bytes.count {
      let sign = place
      let isOver = bytes[place] == UInt8(ascii: "/")
      guard isOver || bytes[place] == UInt8(ascii: "*") else { break }
      place += 1
      let middle = sums.count
      let factor = try readSigned(context, layout)
      if sums.count > middle {
        if isOver { throw fault(.divisor, at: sign) }
        if middle > start { throw fault(.product, at: sign) }
        scale(from: start, by: product)
      } else if isOver {
        if factor == 0 { throw fault(.zero, at: sign) }
        for term in start..<sums.count { sums[term].coefficient /= factor }
        product /= factor
        continue
      } else {
        scale(from: start, by: factor)
      }
      product *= factor
    }
    return product
  }

  private mutating func scale(from start: Int, by factor: Double) {
    for term in start..<sums.count { sums[term].coefficient *= factor }
  }

  private mutating func readSigned(
    _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) -> Double {
    var isNegative = false
    skipSpace()
    while place < bytes.count,
      bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+")
    {
      if bytes[place] == UInt8(ascii: "-") { isNegative.toggle() }
      place += 1
      skipSpace()
    }
    let start = sums.count
    let value = try readPrimary(context, layout)
    skipSpace()
    if !isNegative { return value }
    scale(from: start, by: -1)
    return -value
  }

  /// Reads what stands without a sign: a number, something with a name, or a sum in parentheses.
  mutating func readPrimary(
    _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) -> Double {
    guard place < bytes.count else { throw fault(.operand) }
    switch bytes[place] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      return try readPercentage(try readNumber())
    case UInt8(ascii: "("): return try readParenthesis(context, layout)
    default: return try readNamed(context, layout)
    }
  }

  private mutating func readParenthesis(
    _ context: EquationContext, _ layout: Vocabularies
  ) throws(FoundFault) -> Double {
    let start = place
    if depth == Self.depthLimit { throw fault(.depth) }
    depth += 1
    place += 1
    let sum = try readSum(context, layout)
    if place == bytes.count { throw fault(.parenthesis, at: start) }
    if bytes[place] != UInt8(ascii: ")") { throw unexpected(.parenthesis) }
    place += 1
    depth -= 1
    return sum
  }
}
