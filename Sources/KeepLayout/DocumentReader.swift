import ConstraintSolver

/// Reads what ``DocumentWriter`` writes, and the same as a person would write it. Nodes are made in the
/// order of their numbers, whatever the order of their lines; then they are put into their places;
/// then come values, and then what stands beside values. What is not known is an error with its line
/// and column.
struct DocumentReader {
  /// What is read of the lines in one pass over them.
  private enum Pass: Int {
    case nodes
    case numbers
    case tree
    case values
    case rules
  }

  private struct ReadNode {
    var number: Int
    /// Of the parent; 0 for a root.
    var parent: Int
    var place: Int
    var line: Int
    var isGuide: Bool
    var node = Node.none
  }

  private let layout: Layout
  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0
  private var line = 0
  private var lineStart = 0
  /// In order of their lines.
  private var nodes: [ReadNode] = []
  /// Places in `nodes` of the nodes that the line is inside of.
  private var open: [Int] = []
  /// Places in `nodes`, by number.
  private var byNumber: [Int] = []
  private var pass = Pass.nodes

  init(_ layout: Layout, _ bytes: UnsafeBufferPointer<UInt8>) {
    self.layout = layout
    self.bytes = bytes
  }

  mutating func read() throws(LayoutError) {
    do throws(LayoutError) {
      try readLines(.nodes)
      try makeNodes()
      try readLines(.numbers)
      try moveNodes()
      try readLines(.tree)
      try readLines(.values)
      try readLines(.rules)
    } catch {
      throw .document(line: line, column: place - lineStart + 1, error)
    }
  }

  // MARK: Lines

  private mutating func readLines(_ pass: Pass) throws(LayoutError) {
    self.pass = pass
    (place, line, lineStart) = (0, 0, 0)
    open.removeAll(keepingCapacity: true)
    var seen = 0
    while place < bytes.count {
      lineStart = place
      line += 1
      while peek == UInt8(ascii: " ") { place += 1 }
      let depth = (place - lineStart) / 2
      let isOdd = (place - lineStart) & 1 == 1
      if line == 1 {
        try readVersion()
      } else if !isAtEnd {
        if isOdd || depth > open.count { throw .argument("the line is indented too far") }
        open.removeSubrange(depth...)
        try readStatement(&seen)
      }
      if !isAtEnd { throw .argument("the line goes on where it ought to end") }
      while place < bytes.count && bytes[place] != UInt8(ascii: "\n") { place += 1 }
      place += 1
    }
  }

  private mutating func readVersion() throws(LayoutError) {
    guard takeWord("keeplayout") else { throw .argument("the document is none of keeplayout") }
    if try number() != Double(DocumentWriter.version) {
      throw .argument("the version is not one that this library reads")
    }
  }

  private mutating func readStatement(_ seen: inout Int) throws(LayoutError) {
    let start = place
    let isGuide = takeWord("guide")
    if isGuide || takeWord("node") {
      if pass == .nodes { try noteNode(isGuide) }
      open.append(seen)
      seen += 1
      if pass == .numbers {
        try readNodeLine()
      } else {
        skipLine()
      }
    } else if open.isEmpty {
      try readSetting()
    } else {
      let node = pass == .nodes ? Node.none : nodes[open[open.count - 1]].node
      if pass == .nodes { return skipLine() }
      if try readNumbers(of: node) { return }
      place = start
      try readConstraint(of: node)
    }
  }

  private mutating func readSetting() throws(LayoutError) {
    let isRead = pass == .numbers
    if takeWord("negative-sizes") {
      if isRead { try layout.setAllowsNegativeSizes(true) }
    } else if takeWord("mixed-axes") {
      if isRead { layout.setAllowsMixedAxes(true) }
    } else if takeWord("right-to-left") {
      if isRead { try layout.setDirection(.rightToLeft) }
    } else if takeWord("scale") {
      let scale = try number()
      if isRead { try layout.setScale(scale) }
    } else {
      throw .argument("the word is none that begins a line here")
    }
  }

  // MARK: Nodes

  private mutating func noteNode(_ isGuide: Bool) throws(LayoutError) {
    let start = place
    let number = try wholeNumber()
    let end = place
    place = start
    let parent = open.last.map { nodes[$0].number } ?? 0
    if isGuide && parent == 0 { throw .argument("a guide has an owner") }
    if let last = open.last, nodes[last].isGuide { throw .argument("a guide has no children") }
    place = end
    nodes.append(
      ReadNode(number: number, parent: parent, place: start, line: line, isGuide: isGuide))
  }

  /// To the number of a node, so that a fault is told to be there.
  private mutating func goTo(_ node: ReadNode) {
    place = node.place
    line = node.line
    lineStart = place
    while lineStart > 0 && bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
  }

  /// Numbers are 1 up to how many there are, each once.
  private mutating func makeNodes() throws(LayoutError) {
    byNumber = [Int](repeating: -1, count: nodes.count + 1)
    for node in nodes.indices {
      goTo(nodes[node])
      let number = nodes[node].number
      guard number <= nodes.count, byNumber[number] < 0 else {
        throw .argument("the numbers of nodes are 1 up to how many there are, each once")
      }
      byNumber[number] = node
    }
    for number in byNumber.indices.dropFirst() {
      let node = byNumber[number]
      goTo(nodes[node])
      if !nodes[node].isGuide {
        nodes[node].node = try layout.createNode()
        continue
      }
      let owner = nodes[byNumber[nodes[node].parent]].node
      _ = try wholeNumber()
      nodes[node].node = try makeGuide(in: owner)
    }
  }

  private mutating func makeGuide(in owner: Node) throws(LayoutError) -> Node {
    let guide: Node
    if takeWord("safe") {
      guide = try layout.safeGuide(of: owner)
    } else if takeWord("margins") {
      guide = try layout.marginsGuide(of: owner)
    } else if takeWord("scroll") {
      guide = try layout.scrollGuide(of: owner)
    } else {
      return try layout.createGuide(in: owner)
    }
    guard let slot = layout.find(guide) else { return guide }
    var attribute = layout.nodes[slot].firstAttribute
    while attribute >= 0 {
      try layout.clear(layout.attribute(at: attribute))
      attribute = layout.attributes[attribute].next
    }
    return guide
  }

  private mutating func readNodeLine() throws(LayoutError) {
    let node = nodes[open[open.count - 1]].node
    _ = try wholeNumber()
    _ = takeWord("safe") || takeWord("margins") || takeWord("scroll")
    if peek == UInt8(ascii: "\"") {
      try withQuoted { layout, name throws(LayoutError) in
        try layout.setName(of: node, to: name)
      }
    }
  }

  private mutating func moveNodes() throws(LayoutError) {
    for node in nodes where !node.isGuide {
      goTo(node)
      let parent = node.parent == 0 ? Node.none : nodes[byNumber[node.parent]].node
      try layout.move(node.node, to: parent)
    }
  }

  // MARK: Numbers

  /// What a node has that is no constraint; false if the line says something else.
  private mutating func readNumbers(of node: Node) throws(LayoutError) -> Bool {
    let isRead = pass == .numbers
    for axis in [Axis.horizontal, .vertical] {
      let isWidth = axis == .horizontal
      if takeWord(isWidth ? "content-width" : "content-height") {
        let size = try number()
        if !isRead { return true }
        try layout.setContentSize(
          of: node, width: isWidth ? size : layout.contentSize(of: node, .horizontal),
          height: isWidth ? layout.contentSize(of: node, .vertical) : size)
        return true
      }
      if takeWord(isWidth ? "hugging-width" : "hugging-height") {
        let priority = try number()
        if isRead { try layout.setHugging(of: node, axis, to: priority) }
        return true
      }
      if takeWord(isWidth ? "compression-width" : "compression-height") {
        let priority = try number()
        if isRead { try layout.setCompression(of: node, axis, to: priority) }
        return true
      }
      if takeWord(isWidth ? "size-width" : "size-height") {
        let size = try number()
        let end = try readEnd()
        if isRead { try layout.setSize(of: node, axis, size, priority: end.priority) }
        return true
      }
    }
    return try readEnvironment(of: node)
  }

  private mutating func readEnvironment(of node: Node) throws(LayoutError) -> Bool {
    let isRead = pass == .tree
    if takeWord("hidden") {
      if isRead { try layout.setHidden(node, true) }
    } else if takeWord("gone") {
      if isRead { try layout.setGone(node, true) }
    } else if takeWord("margins") {
      let insets = try insets()
      if isRead { try layout.setMargins(of: node, to: insets) }
    } else if takeWord("safe-area") {
      let insets = try insets()
      if isRead { try layout.setSafeArea(of: node, to: insets) }
    } else if takeWord("alignment-insets") {
      let insets = try insets()
      if isRead { try layout.setAlignmentInsets(of: node, to: insets) }
    } else if takeWord("baselines") {
      let (first, last) = (try number(), try number())
      if isRead { try layout.setBaselines(of: node, first: first, last: last) }
    } else if takeWord("directional-margins") {
      let margins = layout.find(node).map { layout.environment(of: $0).margins }
      if isRead, let margins {
        try layout.setMargins(of: node, to: margins, isDirectional: true)
      }
    } else if takeWord("inherited-margins") {
      if isRead { try layout.setInheritsMargins(of: node, true) }
    } else if takeWord("margins-from-edges") {
      if isRead { try layout.setMarginsIncludeSafeArea(of: node, false) }
    } else if takeWord("left-to-right") {
      if isRead { try layout.setDirection(of: node, to: .leftToRight) }
    } else if takeWord("right-to-left") {
      if isRead { try layout.setDirection(of: node, to: .rightToLeft) }
    } else {
      return false
    }
    return true
  }

  private mutating func insets() throws(LayoutError) -> Insets {
    let (top, left) = (try number(), try number())
    return Insets(top: top, left: left, bottom: try number(), right: try number())
  }

  // MARK: Constraints

  private mutating func readConstraint(of node: Node) throws(LayoutError) {
    if takeWord("sum") { return try readSum() }
    let isName = takeWord("name")
    let isGoneValue = takeWord("gone-value")
    let isReversed = takeWord("reversed")
    let (kind, other) = (try kind(), try other())
    if isName { return try readName(kind, node, other) }
    if isGoneValue {
      let value = try number()
      guard pass == .values else { return }
      return try layout.setGoneValue(of: try attribute(kind, node, other), to: value)
    }
    let relation = try relation()
    let value = try number()
    if takeWord("*") { return try readLink(kind, node, other, relation, value) }
    let isRule = takeWord("rule")
    let end = try readEnd()
    if isReversed && !isRule || end.isOff && !isRule {
      throw .argument("only rules and sums are reversed, or off")
    }
    if pass == .values && !isRule {
      let attribute = try attribute(kind, node, other)
      try layout.set(attribute, relation, value, priority: end.priority)
    } else if pass == .rules && isRule {
      let (first, second) = isReversed ? (other, node) : (node, other)
      let rule = try layout.addRule(
        kind, of: first, to: second, relation, value, priority: end.priority)
      if end.isOff { try layout.setInstalled(rule, false) }
    }
  }

  private func attribute(
    _ kind: AttributeKind, _ node: Node, _ other: Node
  ) throws(LayoutError) -> Attribute {
    other == .none
      ? try layout.attribute(kind, of: node) : try layout.attribute(kind, of: node, to: other)
  }

  private mutating func readName(
    _ kind: AttributeKind, _ node: Node, _ other: Node
  ) throws(LayoutError) {
    let attribute = pass == .values ? try attribute(kind, node, other) : .none
    let isRead = pass == .values
    try withQuoted { layout, name throws(LayoutError) in
      if isRead { try layout.setName(of: attribute, to: name) }
    }
  }

  private mutating func readLink(
    _ kind: AttributeKind, _ node: Node, _ other: Node, _ relation: Relation, _ multiplier: Double
  ) throws(LayoutError) {
    let followedKind = try self.kind()
    guard takeWord("of") else { throw .argument("`of` and the number of a node are missing") }
    let followedNode = try self.node()
    let followedOther = try self.other()
    guard takeWord("+") else { throw .argument("`+` and a number are missing") }
    let constant = try number()
    let end = try readEnd()
    if end.isOff { throw .argument("only rules and sums are off") }
    guard pass == .values else { return }
    try layout.set(
      try attribute(kind, node, other), relation,
      to: try attribute(followedKind, followedNode, followedOther), times: multiplier,
      plus: constant, priority: end.priority)
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
    let end = try readEnd()
    guard pass == .rules else { return }
    try terms.withUnsafeBufferPointer { (terms) throws(LayoutError) in
      _ = try layout.addSum(
        terms, relation, constant, priority: end.priority, isInstalled: !end.isOff)
    }
  }

  private mutating func readEnd() throws(LayoutError) -> (isOff: Bool, priority: Double) {
    let isOff = takeWord("off")
    guard peek == UInt8(ascii: "@") else { return (isOff, Priority.required) }
    place += 1
    return (isOff, try number())
  }
}

// MARK: Words

extension DocumentReader {
  private var peek: UInt8 { place < bytes.count ? bytes[place] : UInt8(ascii: "\n") }

  /// Whether nothing is left of the line but a note.
  private var isAtEnd: Bool {
    peek == UInt8(ascii: "\n") || peek == UInt8(ascii: "#") || peek == UInt8(ascii: "\r")
  }

  private mutating func skipLine() {
    while peek != UInt8(ascii: "\n") { place += 1 }
  }

  private mutating func skipSpaces() {
    while peek == UInt8(ascii: " ") { place += 1 }
  }

  /// What is up to the next space; a comma is a word.
  private var word: Range<Int> {
    var end = place
    while end < bytes.count, bytes[end] > UInt8(ascii: " ") {
      if bytes[end] == UInt8(ascii: ",") { return place..<max(end, place + 1) }
      end += 1
    }
    return place..<end
  }

  private func isWord(_ range: Range<Int>, _ words: StaticString) -> Bool {
    guard range.count == words.utf8CodeUnitCount, !range.isEmpty else { return false }
    for offset in 0..<range.count {
      let byte = words.utf8Start[offset]
      if bytes[range.lowerBound + offset] != (byte == UInt8(ascii: " ") ? UInt8(ascii: "-") : byte)
      {
        return false
      }
    }
    return true
  }

  /// Goes on behind a word if it is the next one.
  private mutating func takeWord(_ expected: StaticString) -> Bool {
    let next = word
    guard isWord(next, expected) else { return false }
    place = next.upperBound
    skipSpaces()
    return true
  }

  private mutating func kind() throws(LayoutError) -> AttributeKind {
    let next = word
    for raw in UInt8(1)..<100 {
      guard let kind = AttributeKind(rawValue: raw), isWord(next, kind.words) else { continue }
      place = next.upperBound
      skipSpaces()
      return kind
    }
    throw .argument("the word is none that a line inside of a node begins with")
  }

  private mutating func anchor() throws(LayoutError) -> AnchorKind {
    let next = word
    for raw in UInt8(1)..<64 {
      guard let anchor = AnchorKind(rawValue: raw), isWord(next, anchor.words) else { continue }
      place = next.upperBound
      skipSpaces()
      return anchor
    }
    throw .argument("the word is the name of no line and no size")
  }

  private mutating func relation() throws(LayoutError) -> Relation {
    if takeWord("=") { return .equal }
    if takeWord("<=") { return .atMost }
    if takeWord(">=") { return .atLeast }
    throw .argument("a relation is missing: =, <= or >=")
  }

  private mutating func other() throws(LayoutError) -> Node {
    takeWord("to") ? try node() : .none
  }

  private mutating func node() throws(LayoutError) -> Node {
    let start = place
    let number = try wholeNumber()
    guard number < byNumber.count else {
      place = start
      throw .argument("there is no node of this number")
    }
    return nodes[byNumber[number]].node
  }

  private mutating func wholeNumber() throws(LayoutError) -> Int {
    let start = place
    let number = try self.number()
    guard number >= 1, number <= Double(Layout.nodeLimit), number == number.rounded() else {
      place = start
      throw .argument("the number is none that a node can have")
    }
    return Int(number)
  }

  private mutating func number() throws(LayoutError) -> Double {
    var range = word
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative { range = range.dropFirst() }
    guard isNumber(range) else { throw .argument("a number is missing") }
    let number = nearestDouble(to: UnsafeBufferPointer(rebasing: bytes[range]))
    place = range.upperBound
    skipSpaces()
    return isNegative ? -number : number
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

  /// Hands over what is between two quotation marks.
  private mutating func withQuoted(
    _ body: (Layout, UnsafeBufferPointer<UInt8>) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    guard peek == UInt8(ascii: "\"") else {
      throw .argument("a name in quotation marks is missing")
    }
    var name: [UInt8] = []
    place += 1
    while peek != UInt8(ascii: "\"") {
      if peek == UInt8(ascii: "\n") { throw .argument("the name does not end in its line") }
      var byte = peek
      if byte == UInt8(ascii: "\\") {
        place += 1
        if peek == UInt8(ascii: "\n") { throw .argument("the name does not end in its line") }
        byte = peek == UInt8(ascii: "n") ? UInt8(ascii: "\n") : peek
      }
      name.append(byte)
      place += 1
    }
    let layout = layout
    try name.withUnsafeBufferPointer { (name) throws(LayoutError) in try body(layout, name) }
    place += 1
    skipSpaces()
  }
}

extension Layout {
  /// Makes what a document describes, in a layout that has no nodes yet. If the document cannot be
  /// read nothing is made.
  public func read(document: UnsafeBufferPointer<UInt8>) throws(LayoutError) {
    if nodes.count > 0 { throw .notEmpty }
    try begin()
    var reader = DocumentReader(self, document)
    do throws(LayoutError) {
      try reader.read()
    } catch {
      try rollback()
      throw error
    }
    try commit()
  }
}
