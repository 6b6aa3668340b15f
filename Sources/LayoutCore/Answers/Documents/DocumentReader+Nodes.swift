import ConstraintSolver
import LayoutStore
import LayoutVocabularies

/// The tree of a document: lines of nodes, and what is made of them.
extension DocumentReader {
  struct ReadNode {
    /// 0 for one that has still to be numbered.
    var number: Int
    /// The number of the parent, if the line says one; 0 for a root.
    var parent: Int
    /// The place of the node that the line is inside of; -1 for none, and where the line says another.
    var enclosing: Int
    var place: Int
    var line: Int
    var isGuide: Bool
    /// The last of its lines that set something; -1 for none.
    var lastSetting: Int32 = -1
    var node = Node.none
  }

  mutating func noteNode(_ isGuide: Bool) throws(LayoutError) {
    let start = place
    let (number, parent) = try readNumbers()
    nodes.append(
      ReadNode(
        number: number, parent: parent, enclosing: parent == 0 ? open.last ?? -1 : -1, place: start,
        line: line, isGuide: isGuide))
  }

  /// The number of a node and that of its parent, each 0 if the line says none.
  private mutating func readNumbers() throws(LayoutError) -> (Int, Int) {
    if !isLiteralNext { return (0, 0) }
    let number = try wholeNumber()
    return (number, takeWord("in") ? try wholeNumber() : 0)
  }

  /// Nodes without a number come after those with one, in the order of their lines.
  private mutating func numberNodes() {
    var last = nodes.map { $0.number }.max() ?? 0
    for node in nodes.indices {
      if nodes[node].number == 0 {
        last += 1
        nodes[node].number = last
      }
      let enclosing = nodes[node].enclosing
      if enclosing >= 0 { nodes[node].parent = nodes[enclosing].number }
    }
  }

  /// Goes to the number of a node, so that a fault is reported there.
  private mutating func goTo(_ node: ReadNode) {
    place = node.place
    line = node.line
    statement = bytes.count
    lineStart = place
    while lineStart > 0 && bytes[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
  }

  mutating func makeNodes() throws(LayoutError) {
    numberNodes()
    byNumber = order(by: nodes.map { Double($0.number) })
    for node in nodes.indices where !faults.areMany {
      goTo(nodes[node])
      do throws(LayoutError) { try check(node) } catch { noteFault(error) }
    }
    for node in byNumber { try makeNode(node) }
    if let last = byNumber.last { layout.state.serial = Int32(clamping: nodes[last].number) }
  }

  /// Makes a node, unless it has a fault or is made: the owner of a guide is made before it, whatever their numbers.
  private mutating func makeNode(_ node: Int) throws(LayoutError) {
    if nodes[node].node != .none || faults.contains(line: nodes[node].line) { return }
    var owner = Node.none
    if nodes[node].isGuide {
      let place = place(ofNumber: nodes[node].parent) ?? 0
      try makeNode(place)
      owner = nodes[place].node
      if owner == .none { return }
    }
    goTo(nodes[node])
    layout.state.serial = Int32(nodes[node].number - 1)
    if nodes[node].isGuide {
      _ = try readNumbers()
      nodes[node].node = try makeGuide(in: owner)
    } else {
      nodes[node].node = try layout.createNode()
    }
  }

  /// Each number is there once, and parents stand above their children, so that nothing goes round in circles.
  private func check(_ node: Int) throws(LayoutError) {
    let (number, parent) = (nodes[node].number, nodes[node].parent)
    guard place(ofNumber: number) == node else {
      throw .argument("another node has this number")
    }
    if number > Int(Self.highestNumber) { throw .argument("no node can have this number") }
    if parent == 0 {
      if nodes[node].isGuide { throw .argument("a guide has an owner") }
    } else {
      guard let owner = place(ofNumber: parent), owner < node else {
        throw .argument("the parent has to be a node above")
      }
      if nodes[owner].isGuide && !nodes[node].isGuide {
        throw .argument("a guide has no children but guides")
      }
    }
  }

  /// Which of `nodes` has a number, the first one above all; nil if none has it.
  func place(ofNumber number: Int) -> Int? {
    var (low, high) = (0, byNumber.count)
    while low < high {
      let middle = (low + high) / 2
      if nodes[byNumber[middle]].number < number { low = middle + 1 } else { high = middle }
    }
    return low < byNumber.count && nodes[byNumber[low]].number == number ? byNumber[low] : nil
  }

  private mutating func makeGuide(in owner: Node) throws(LayoutError) -> Node {
    guard let area = takeArea() else { return try layout.createGuide(in: owner) }
    let guide = try layout.guide(area, of: owner)
    guard let slot = layout.find(guide) else { return guide }
    var attribute = layout.nodes[slot].firstAttribute
    while !attribute.isNone {
      try layout.clear(layout.attribute(at: attribute))
      attribute = layout.attributes[attribute].next
    }
    return guide
  }

  private mutating func takeArea() -> GuidedArea? {
    for area in GuidedArea.allCases where takeWord(area.words) { return area }
    return nil
  }

  mutating func readNodeLine() throws(LayoutError) {
    let node = nodes[open[open.count - 1]].node
    _ = try readNumbers()
    let hasArea = takeArea() != nil
    layout.setLine(of: node, to: layout.constraints.here)
    if isAtEnd { return }
    if nodes[open[open.count - 1]].isGuide && !hasArea && peek != UInt8(ascii: "\"") {
      throw .argument("no area has this name, and others stand between double quotes")
    }
    let name = try name()
    try name.withUnsafeBufferPointer { (name) throws(LayoutError) in
      try layout.setName(of: node, to: name)
    }
  }

  /// Puts nodes into their places, all of which are roots until then: each behind those above it.
  mutating func moveNodes() throws(LayoutError) {
    for node in nodes where !node.isGuide {
      goTo(node)
      guard let slot = layout.find(node.node) else { continue }
      let parent = place(ofNumber: node.parent).flatMap { layout.find(nodes[$0].node) }
      try layout.move(slot, to: parent ?? .none, before: .none)
    }
  }
}
