import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// A layout as a document: a line for each node, each value and each constraint, indented like the
/// tree. Reading it back makes a layout with the same frames. What follows a `#` is only for
/// people.
///
///     keeplayout 1
///     node 1 "window"  # 0 0 320 568
///       size-width 320
///       size-height 568 @750
///       node 2 "label"  # 20 0 100 0
///         left-inset = 20
///         width <= 0.5 * width of 1 + 10 @750
///         left-offset to 3 >= 8 rule off
///         sum = 0 : 1 2 left, -2 3 right
///         sum = 8 : 1 2 leading, -1 parent leading as 1
///     format horizontal : bar, gap 1, view 2
///
/// Numbers of nodes are those of messages. Their order, in which nodes were made, decides what is ambiguous.
struct DocumentWriter {
  static let version = 1
  /// Nodes inside of more than 16 others are indented no further and name their parents
  /// instead, so that a document is linear in what is in it, however deep the tree is.
  private static let deepest = 16

  let layout: Layout
  var text = Text()
  /// By slot: the number of a constraint that a format has made; empty before the first one.
  var sumNumbers: [Int32] = []
  var sumCount: Int32 = 0
  /// Whether frames and other notes are written.
  let hasNotes: Bool

  init(_ layout: Layout, hasNotes: Bool) {
    self.layout = layout
    self.hasNotes = hasNotes
  }

  mutating func write() {
    text.append("keeplayout ")
    text.append(Self.version)
    text.append("\n")
    for property in LayoutProperty.allCases { write(property.row, layout.state[property], 0) }
    for node in layout.nodesInOrder() { write(node) }
    writeFormats()
  }

  mutating func begin(_ depth: Int) {
    for _ in 0..<depth { text.append("  ") }
  }

  mutating func append(_ number: Double) { text.append(number, digits: 17) }

  mutating func appendQuoted(_ name: Text) {
    text.append("\"")
    name.bytes.withUnsafeBufferPointer { text.append(escaping: $0, isQuoted: true) }
    text.append("\"")
  }
}

// MARK: Nodes

extension DocumentWriter {
  /// A line of a flow follows from widths, and is left out.
  private mutating func write(_ node: NodeSlot) {
    if layout.nodes[node].traits.contains(.line) { return }
    var depth = 0
    let parent = layout.nodes[node].parent
    var outer = parent
    while !outer.isNone && depth <= Self.deepest {
      depth += 1
      outer = layout.nodes[outer].parent
    }
    let isDeep = depth > Self.deepest
    if isDeep { depth = Self.deepest }
    begin(depth)
    text.append(layout.nodes[node].isGuide ? "guide " : "node ")
    text.append(number(of: node))
    if isDeep {
      text.append(" in ")
      text.append(number(of: parent))
    }
    appendPurpose(of: node)
    if layout.nodes[node].name >= 0 {
      text.append(" ")
      appendQuoted(layout.name(of: layout.node(at: node)))
    }
    if hasNotes { appendFrame(of: node) }
    text.append("\n")
    writeNumbers(of: node, depth + 1)
    writeConstraints(of: node, depth + 1)
  }

  private mutating func appendPurpose(of node: NodeSlot) {
    guard layout.nodes[node].isGuide, let owner = layout.extras(of: layout.nodes[node].parent)
    else { return }
    for area in GuidedArea.allCases where owner[area] == node {
      text.append(" ")
      text.append(area.words)
    }
  }

  private mutating func appendFrame(of node: NodeSlot) {
    let frame = layout.frame(at: node)
    text.append("  #")
    for number in [frame.x, frame.y, frame.width, frame.height] {
      text.append(" ")
      text.append(number, digits: 12)
    }
  }

  /// What a node has that is no constraint, where it differs from the default.
  private mutating func writeNumbers(of node: NodeSlot, _ depth: Int) {
    if layout.isUsual(node) { return }
    for property in NodeProperty.allCases where !property.isBehindContainers {
      let row = property.row
      write(row, documented(property, row, of: node), depth)
    }
    if let extras = layout.extras(of: node) { writeContainer(of: node, extras, depth) }
    writeVariants(of: node, depth)
    for property in NodeProperty.allCases where property.isBehindContainers {
      let row = property.row
      let value = layout.value(property, row, at: node)
      write(row, value, depth, by: layout.constraint(behind: property, of: node))
    }
  }

  /// What a reader is to set. Content is written also if it is measured, as a reader does not have the function.
  private func documented(
    _ property: NodeProperty, _ row: PropertyRow, of node: NodeSlot
  ) -> PropertyValue {
    switch property {
    case .contentWidth: documentedContent(property, row, .horizontal, of: node)
    case .contentHeight: documentedContent(property, row, .vertical, of: node)
    case .gone:
      layout.given(.node(.gone), of: layout.node(at: node), layout.value(property, row, at: node))
    default: layout.value(property, row, at: node)
    }
  }

  private func documentedContent(
    _ property: NodeProperty, _ row: PropertyRow, _ axis: Axis, of node: NodeSlot
  ) -> PropertyValue {
    if layout.content(of: node)?.isMeasured(axis) != true {
      return layout.value(property, row, at: node)
    }
    let size = layout.contentSize(of: layout.node(at: node), axis)
    return size.isNaN || layout.isFolded(node, across: axis) ? .none : .measured(size)
  }

  mutating func write(flag: StaticString, _ depth: Int) {
    begin(depth)
    text.append(flag)
    text.append("\n")
  }
}

extension Layout {
  /// The layout as a document that can be read back; with notes, as a tree for people, too.
  public func document(hasNotes: Bool = false) -> Text {
    lookAtFreeCells()
    var writer = DocumentWriter(self, hasNotes: hasNotes)
    writer.write()
    return writer.text
  }
}
