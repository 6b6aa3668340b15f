import ConstraintSolver
import LayoutStore
import LayoutVocabularies

/// Values, rules and sums of a document.
extension DocumentReader {
  mutating func readConstraint(of node: Node) throws(LayoutError) -> Pass {
    let start = place
    if takeWord("sum") {
      try readSum()
      return .rules
    }
    let isName = takeWord("name")
    let property = AttributeProperty.allCases.first { takeWord($0.row.word) }
    let isReversed = takeWord("reversed")
    var (kind, node, other) = (try kind(), node, try other())
    if isReversed {
      // It was asked of the other node, and belongs to that.
      if kind.family != .offset { throw .argument("only offsets are reversed") }
      (kind, node, other) = (kind.onwards, other, node)
    }
    if isName {
      try readName(kind, node, other, at: start)
    } else if let property {
      try read(property, kind, node, other, at: start)
    } else {
      return try readRelation(kind, node, other, at: start)
    }
    return .values
  }

  private mutating func read(
    _ property: AttributeProperty, _ kind: AttributeKind, _ node: Node, _ other: Node, at start: Int
  ) throws(LayoutError) {
    let value = try number()
    guard pass == .values else { return }
    let attribute = try attribute(kind, node, other)
    if !layout.value(property, of: attribute).isSame(as: property.row.usual) {
      throw setAbove(start)
    }
    try layout.set(property, of: attribute, to: .number(value))
  }

  /// A value, one that follows another attribute, or a rule.
  private mutating func readRelation(
    _ kind: AttributeKind, _ node: Node, _ other: Node, at start: Int
  ) throws(LayoutError) -> Pass {
    let relation = try relation()
    var value = 1.0, follows = true
    if isNumberNext {
      value = try number()
      follows = takeWord("*")
    }
    if follows {
      try readLink(kind, node, other, relation, value, at: start)
      return .values
    }
    let isRule = takeWord("rule")
    let variant = isRule ? try readVariant() : nil
    let end = try readEnd()
    if end.isOff && !isRule { throw .argument("only rules and sums are off") }
    if pass == .values && !isRule {
      let attribute = try attribute(kind, node, other)
      try check(attribute, relation, at: start)
      try layout.set(attribute, relation, value, priority: end.priority)
    } else if isRule {
      var rule = Constraint.none
      if pass == .rules {
        rule = try layout.addRule(
          kind, of: node, to: other, relation, value, priority: end.priority)
        if end.isOff { try layout.setInstalled(rule, false) }
        if let variant { try layout.setVariant(of: rule, variant.node, variant.index) }
      }
      try readName(of: rule)
    }
    return isRule ? .rules : .values
  }

  /// Nothing is set twice: the first one would be lost.
  private mutating func check(
    _ attribute: Attribute, _ relation: Relation, at start: Int
  ) throws(LayoutError) {
    var isSet = false
    let layout = layout
    if let target = layout.findTarget(attribute) {
      layout.forEachExisting(target) { if !layout.valueSlot($0, relation).isNone { isSet = true } }
    }
    if isSet { throw setAbove(start) }
  }

  mutating func setAbove(_ start: Int) -> LayoutError {
    place = start
    return .argument("this is set by a line above already")
  }

  func attribute(
    _ kind: AttributeKind, _ node: Node, _ other: Node
  ) throws(LayoutError) -> Attribute {
    other == .none
      ? try layout.attribute(kind, of: node) : try layout.attribute(kind, of: node, to: other)
  }

  private mutating func readName(
    _ kind: AttributeKind, _ node: Node, _ other: Node, at start: Int
  ) throws(LayoutError) {
    let name = try quoted()
    if pass != .values { return }
    let attribute = try attribute(kind, node, other)
    if layout.storedName(of: attribute).count > 0 { throw setAbove(start) }
    try name.withUnsafeBufferPointer { (name) throws(LayoutError) in
      try layout.setName(of: attribute, to: name)
    }
  }

  private mutating func readLink(
    _ kind: AttributeKind, _ node: Node, _ other: Node, _ relation: Relation, _ multiplier: Double,
    at start: Int
  ) throws(LayoutError) {
    if wanted?.place == place { considerConstants() }
    let followedKind = try self.kind(
      or: hasUnit ? Self.noUnits : "a number or an attribute is missing")
    guard takeWord("of") else { throw .argument("`of` and the number of a node are missing") }
    let followedNode = try self.node()
    let followedOther = try self.other()
    let constant = takeWord("+") ? try number() : takeWord("-") ? -(try number()) : 0
    let end = try readEnd()
    if end.isOff { throw .argument("only rules and sums are off") }
    guard pass == .values else { return }
    // The one that follows is asked for last, the way round that its line has it: it may be the other one.
    let followed = try attribute(followedKind, followedNode, followedOther)
    let follower = try attribute(kind, node, other)
    try check(follower, relation, at: start)
    try layout.set(
      follower, relation, to: followed, times: multiplier, plus: constant, priority: end.priority)
  }

  private mutating func readSum() throws(LayoutError) {
    let relation = try relation()
    let constant = try number()
    guard takeWord(":") else { throw .argument("`:` and terms are missing") }
    var terms: [AnchorTerm] = []
    repeat {
      let coefficient = try number()
      let node = takeWord("parent") ? Node.none : try self.node()
      terms.append(AnchorTerm(node, try anchor(), coefficient))
    } while takeWord(",")
    let variant = try readVariant()
    let end = try readEnd()
    var sum = Constraint.none
    if pass == .rules {
      sum = try terms.withUnsafeBufferPointer { (terms) throws(LayoutError) in
        try layout.addSum(
          terms, relation, constant, priority: end.priority, isInstalled: !end.isOff)
      }
      if let variant { try layout.setVariant(of: sum, variant.node, variant.index) }
    }
    try readName(of: sum)
    try readNumber(ofFormatted: sum)
  }

  /// The name of a rule or a sum, if it has one; in passes that do not make it, of none.
  private mutating func readName(of constraint: Constraint) throws(LayoutError) {
    guard takeWord("named") else { return }
    let name = try quoted()
    if constraint == .none { return }
    try name.withUnsafeBufferPointer { (name) throws(LayoutError) in
      try layout.setName(of: constraint, to: name)
    }
  }

  mutating func readEnd() throws(LayoutError) -> (isOff: Bool, priority: Double) {
    let isOff = takeWord("off")
    guard peek == UInt8(ascii: "@") else { return (isOff, Priority.required) }
    place += 1
    skipSpaces()
    return (isOff, try priority())
  }

  /// A priority as a number, or as the word for it.
  mutating func priority() throws(LayoutError) -> Double {
    for (word, priority) in Priority.words where takeWord(word) { return priority }
    return try number(isAtEnd ? "a priority is missing" : "there is no priority of this name")
  }
}
