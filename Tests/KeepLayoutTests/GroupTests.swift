import ConstraintSolver
import Testing

@testable import KeepLayout

@Suite struct GroupTests {
  /// The members that KeepLayout's documents list, in their order.
  static let members: [AttributeKind: [AttributeKind]] = [
    .size: [.width, .height],
    .insets: [.topInset, .bottomInset, .leftInset, .rightInset],
    .horizontalInsets: [.leftInset, .rightInset],
    .verticalInsets: [.topInset, .bottomInset],
    .safeInsets: [.topSafeInset, .bottomSafeInset, .leftSafeInset, .rightSafeInset],
    .horizontalSafeInsets: [.leftSafeInset, .rightSafeInset],
    .verticalSafeInsets: [.topSafeInset, .bottomSafeInset],
    .marginInsets: [.topMarginInset, .bottomMarginInset, .leftMarginInset, .rightMarginInset],
    .horizontalMarginInsets: [.leftMarginInset, .rightMarginInset],
    .verticalMarginInsets: [.topMarginInset, .bottomMarginInset],
    .center: [.horizontalCenter, .verticalCenter],
    .edgeAlign: [.topAlign, .leftAlign, .rightAlign, .bottomAlign],
    .centerAlign: [.verticalAlign, .horizontalAlign],
  ]

  @Test(arguments: groupKinds) func setsReadsAndClearsItsMembers(_ kind: AttributeKind) throws {
    let stage = try Stage()
    let other = kind.needsOther ? stage.other : Node.none
    let group = try stage.attribute(kind, of: stage.node, to: other)
    let expected = try #require(Self.members[kind])
    #expect((0..<kind.memberCount).map(kind.member) == expected)
    #expect(!stage.layout.isActive(group))

    for relation in [Relation.equal, .atLeast, .atMost] {
      try stage.layout.set(group, relation, 0.5, priority: 400)
      #expect(stage.layout.value(of: group, relation).value.isNaN)
      for member in expected {
        let attribute = try stage.attribute(member, of: stage.node, to: other)
        #expect(stage.layout.value(of: attribute, relation) == (0.5, 400))
      }
    }
    #expect(stage.layout.isActive(group))
    try stage.layout.clear(group)
    #expect(!stage.layout.isActive(group))
    #expect(try stage.attribute(kind, of: stage.node, to: other) == group)
  }

  @Test func relativeSize() throws {
    let stage = try Stage()
    try stage.keep(.size, of: stage.node, to: stage.other, 0.5)
    let frame = try stage.solved()
    #expect(isNear(frame.width, 30) && isNear(frame.height, 20))
  }

  /// Positive is inside, on all four edges.
  @Test func edges() throws {
    let stage = try Stage()
    try stage.keep(.edgeAlign, of: stage.node, to: stage.other, 3)
    #expect(isNear(try stage.solved(), Rect(x: 203, y: 123, width: 54, height: 34)))
  }

  /// Insets of three nodes are twelve constraints.
  @Test func constraintCounts() throws {
    let layout = Layout()
    let root = try layout.createNode()
    for _ in 0..<3 {
      let node = try layout.createNode(under: root)
      let insets = try layout.attribute(.insets, of: node)
      for _ in 0..<5 { try layout.set(insets, .equal, 1, priority: Priority.required) }
    }
    #expect(layout.constraints.count == 12)
  }
}
