import LayoutRelations
import LayoutStore
import LayoutVocabularies
import Testing

/// Vocabularies by themselves: constraints are made, solved and read without diagnosis, documents and animation.
/// Expected frames are by hand.
@Suite struct VocabularyTests {
  let layout = Vocabularies(SlotJournal())
  let window: Node

  init() throws {
    window = try layout.createNode()
    try layout.setSize(of: window, width: 100, height: 50)
  }

  private func keep(_ kind: AttributeKind, of node: Node, _ value: Double) throws {
    let attribute = try layout.attribute(kind, of: node)
    try layout.set(attribute, .equal, value, priority: Priority.required)
  }

  @Test func attributesAndEquations() throws {
    let node = try layout.createNode(under: window)
    try keep(.leftInset, of: node, 10)
    try keep(.rightInset, of: node, 30)
    try keep(.topInset, of: node, 5)
    let number = layout.nodeCount
    _ = try layout.addEquation(Array("#\(number).height == #\(number).width / 4".utf8))
    try layout.solve()
    #expect(layout.frame(of: node) == Rect(x: 10, y: 5, width: 60, height: 15))
  }

  @Test func containers() throws {
    let members = try (0..<3).map { _ in try layout.createNode(under: window) }
    var values = ContainerValues(.horizontal)
    values.gap = 5
    let row = try layout.createStack(under: window, values, members)
    for insets in [AttributeKind.leftInset, .rightInset, .topInset, .bottomInset] {
      try keep(insets, of: row, 0)
    }
    for member in members { try layout.set(.weight, ofMember: member, to: .number(1)) }
    try layout.solve()
    for (place, member) in members.enumerated() {
      #expect(layout.frame(of: member) == Rect(x: Double(place) * 35, y: 0, width: 30, height: 50))
    }
  }

  @Test func conflictsAreTakenBack() throws {
    let node = try layout.createNode(under: window)
    try keep(.width, of: node, 20)
    try layout.setConflictPolicy(.refused)
    #expect(throws: LayoutError.self) {
      try keep(.rightInset, of: node, 0)
      try keep(.leftInset, of: node, 0)
      try layout.solve()
    }
    try layout.solve()
    #expect(layout.frame(of: node).width == 20)
  }
}
