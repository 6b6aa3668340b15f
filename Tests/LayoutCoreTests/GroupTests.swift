import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

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

/// Groups that the host puts together.
@Suite struct AnyGroupTests {
  @Test func setsAndClearsAll() throws {
    let stage = try Stage()
    let layout = stage.layout
    let width = try stage.attribute(.width, of: stage.node)
    let insets = try stage.attribute(.horizontalInsets, of: stage.other)
    let gap = try stage.attribute(.topOffset, of: stage.node, to: stage.other)
    let inner = try layout.group([gap, insets])
    let group = try layout.group([width, inner, gap, width])
    let members = try layout.members(of: group)
    #expect(members.count == 4)
    #expect(members[0] == width && members[1] == gap)
    #expect(layout.isGroup(group) && layout.isGroup(insets) && !layout.isGroup(width))
    #expect(layout.kind(of: group) == nil && layout.node(of: group) == .none)
    #expect(try layout.members(of: width).isEmpty)

    try layout.set(group, .atLeast, 4, priority: 300)
    for member in members { #expect(layout.value(of: member, .atLeast) == (4, 300)) }
    #expect(layout.value(of: group, .atLeast).value.isNaN)
    #expect(layout.isActive(group) && layout.isActive(inner))
    try layout.destroyGroup(inner)
    #expect(!layout.contains(inner))
    try layout.set(group, .atLeast, .nan, priority: 0)
    for member in members { #expect(layout.value(of: member, .atLeast).value.isNaN) }
    try layout.clear(group)
    #expect(!layout.isActive(group))
  }

  @Test func words() throws {
    let stage = try Stage()
    try stage.layout.setName("title", of: stage.node)
    let width = try stage.attribute(.width, of: stage.node)
    let group = try stage.layout.group([width])
    try stage.layout.set(width, .equal, 3, priority: 1000)
    #expect(stage.layout.name(of: group).string == "(no name)")
    try stage.layout.setName("the sizes", of: group)
    #expect(
      stage.layout.description(of: group).string
        == "the sizes\n  width of <title> [none < 3 < none]")
  }

  /// A destroyed node takes its attributes out of the group, and a rollback puts them in again.
  @Test func destroyedNodes() throws {
    let stage = try Stage()
    let layout = stage.layout
    let group = try layout.attribute(.width, of: [stage.node, stage.other])
    try layout.begin()
    try layout.destroy(stage.node)
    #expect(try layout.members(of: group).count == 1)
    try layout.set(group, .equal, 5, priority: 1000)
    try layout.rollback()
    #expect(try layout.members(of: group).count == 2)
    #expect(stage.layout.value(of: try layout.members(of: group)[1], .equal).value == 60)
  }

  /// A group of groups of groups, each twice as long on paper, is as long as what is in it.
  @Test func doublingDoesNotGrow() throws {
    let stage = try Stage()
    var group = try stage.attribute(.insets, of: stage.node)
    for _ in 0..<100 { group = try stage.layout.group([group, group]) }
    #expect(try stage.layout.members(of: group).count == 4)
  }

  @Test func nothing() throws {
    let layout = Layout()
    let group = try layout.group([])
    try layout.set(group, .equal, 1, priority: 1000)
    try layout.clear(group)
    #expect(!layout.isActive(group))
    #expect(throws: LayoutError.self) { try layout.group([group, .none]) }
  }

  /// `keepAt:min:max:` and its kin: the value is high, the limits are required, the rest stays.
  @Test func keepAt() throws {
    let stage = try Stage()
    let layout = stage.layout
    let width = try stage.attribute(.width, of: stage.node)
    try layout.set(width, .atMost, 90, priority: 400)
    try layout.keep(width, at: 50, min: 40)
    #expect(layout.value(of: width, .equal) == (50, 750))
    #expect(layout.value(of: width, .atLeast) == (40, 1000))
    #expect(layout.value(of: width, .atMost) == (90, 400))
    try layout.keep(width, at: 60, priority: 300, max: 80)
    #expect(layout.value(of: width, .equal) == (60, 300))
    #expect(layout.value(of: width, .atMost) == (80, 1000))
    try layout.keep(width, min: 1, max: .nan)
    #expect(layout.value(of: width, .atLeast) == (1, 1000))
    #expect(layout.value(of: width, .atMost).value.isNaN)
    #expect(layout.value(of: width, .equal) == (60, 300))
    #expect(throws: LayoutError.self) { try layout.keep(width, at: 5, min: 2, max: 1e13) }
    #expect(layout.value(of: width, .equal) == (60, 300))
    try layout.keep(try stage.attribute(.size, of: stage.node), at: 7, min: 6, max: 8)
    #expect(layout.value(of: width, .atMost) == (8, 1000))
  }
}
