import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Attributes of arrays of nodes, by KeepLayout's table of grouped accessors and batch methods.
@Suite struct NodeArrayTests {
  /// Three nodes of the panel, of 30 x 20, 40 x 30 and 50 x 40 unless something stronger says so.
  private func row(_ stage: Stage) throws -> [Node] {
    try (0..<3).map { place in
      let node = try stage.layout.createNode(under: stage.panel)
      try stage.keep(.width, of: node, 30 + 10 * Double(place), at: Priority.low)
      try stage.keep(.height, of: node, 20 + 10 * Double(place), at: Priority.low)
      return node
    }
  }

  /// Every accessor on an array sets what it sets on each node.
  @Test(arguments: singleKinds + groupKinds) func accessors(_ kind: AttributeKind) throws {
    for relation in [Relation.equal, .atLeast, .atMost] {
      let stage = try Stage()
      let nodes = try row(stage)
      let other = kind.needsOther ? stage.other : Node.none
      let group =
        kind.needsOther
        ? try stage.layout.attribute(kind, of: nodes, to: other)
        : try stage.layout.attribute(kind, of: nodes)
      try stage.layout.set(group, relation, 0.5, priority: 300)
      let parts = kind.isGroup ? (0..<kind.memberCount).map(kind.member) : [kind]
      let expected = try nodes.flatMap { node in
        try parts.map { try stage.attribute($0, of: node, to: other) }
      }
      #expect(try stage.layout.members(of: group) == expected)
      for attribute in expected {
        #expect(stage.layout.value(of: attribute, relation) == (0.5, 300))
      }
      try stage.layout.set(kind, of: nodes, to: other, relation, 0.75, priority: 310)
      for attribute in expected {
        #expect(stage.layout.value(of: attribute, relation) == (0.75, 310))
      }
      try stage.layout.clear(group)
      #expect(!stage.layout.isActive(group))
    }
  }

  /// What a batch method makes of a pair: this, next, and the number that it keeps.
  static func measure(_ kind: AttributeKind, _ this: Rect, _ next: Rect) -> Double {
    switch kind {
    case .width: this.width / next.width
    case .height: this.height / next.height
    case .leftOffset, .leadingOffset: this.x - (next.x + next.width)
    case .rightOffset, .trailingOffset: next.x - (this.x + this.width)
    case .topOffset, .firstBaselineOffset: this.y - (next.y + next.height)
    case .bottomOffset, .lastBaselineOffset: next.y - (this.y + this.height)
    case .leftAlign, .leadingAlign: this.x - next.x
    case .rightAlign, .trailingAlign: next.x + next.width - (this.x + this.width)
    case .topAlign: this.y - next.y
    case .bottomAlign, .lastBaselineAlign: next.y + next.height - (this.y + this.height)
    case .firstBaselineAlign: next.y - this.y
    case .verticalAlign: this.x + this.width / 2 - (next.x + next.width / 2)
    case .horizontalAlign: this.y + this.height / 2 - (next.y + next.height / 2)
    default: .nan
    }
  }

  static let pairKinds: [AttributeKind] =
    [.width, .height] + singleKinds.filter { $0.needsOther }

  /// Where the first of three nodes stands; the others follow from it.
  private func anchoredRow(_ stage: Stage) throws -> [Node] {
    let nodes = try row(stage)
    try stage.keep(.leftInset, of: nodes[0], 200)
    try stage.keep(.topInset, of: nodes[0], 150)
    return nodes
  }

  private func measures(_ kind: AttributeKind, _ stage: Stage, _ nodes: [Node]) throws -> [Double] {
    try stage.layout.solve()
    let frames = nodes.map { stage.layout.frame(of: $0) }
    return nodes.indices.dropLast().map { Self.measure(kind, frames[$0], frames[$0 + 1]) }
  }

  @Test(arguments: pairKinds) func batchEqual(_ kind: AttributeKind) throws {
    for value in kind.family == .dimension ? [1, 2] : [12.0, -7, 0] {
      let stage = try Stage()
      let nodes = try anchoredRow(stage)
      try stage.layout.set(kind, between: nodes, .equal, value)
      for measure in try measures(kind, stage, nodes) { #expect(isNear(measure, value)) }
    }
  }

  /// Beyond the original: a limit between neighbours holds against a weaker one on the wrong side of
  /// it, and lets one on the right side be.
  @Test(arguments: pairKinds) func batchLimits(_ kind: AttributeKind) throws {
    for (relation, step) in [(Relation.atLeast, -1.0), (.atMost, 1)] {
      let limit = kind.family == .dimension ? 2.0 : 5
      let stage = try Stage()
      var nodes = try anchoredRow(stage)
      if kind.family == .dimension {
        try stage.keep(kind, of: nodes[2], 40)
        nodes.removeFirst()
      }
      try stage.layout.set(kind, between: nodes, relation, limit)
      try stage.layout.set(kind, between: nodes, .equal, limit + step, priority: Priority.high)
      for measure in try measures(kind, stage, nodes) { #expect(isNear(measure, limit)) }
      try stage.layout.set(kind, between: nodes, .equal, limit - step, priority: Priority.high)
      for measure in try measures(kind, stage, nodes) { #expect(isNear(measure, limit - step)) }
    }
  }

  @Test(arguments: [AttributeKind.size, .edgeAlign, .centerAlign])
  func batchOfGroups(_ kind: AttributeKind) throws {
    let stage = try Stage()
    let nodes = try row(stage)
    try stage.layout.set(kind, between: nodes, .equal, kind == .size ? 1 : 2)
    let members = try stage.layout.members(
      of: try stage.layout.attribute(kind, between: nodes))
    #expect(members.count == 2 * kind.memberCount)
    for member in members {
      #expect(stage.layout.value(of: member, .equal).value == (kind == .size ? 1 : 2))
    }
  }

  /// The README's trio: equal widths, gaps, aligned tops are six constraints; insets are twelve.
  @Test func constraintCounts() throws {
    let layout = Layout()
    let root = try layout.createNode()
    let nodes = try (0..<3).map { _ in try layout.createNode(under: root) }
    for _ in 0..<2 {
      try layout.set(.width, between: nodes, .equal, 1)
      try layout.set(.rightOffset, between: nodes, .equal, 10)
      try layout.set(.topAlign, between: nodes, .equal, 0)
    }
    #expect(layout.constraints.count == 6)
    try layout.set(.insets, of: nodes, .equal, 10)
    #expect(layout.constraints.count == 6 + 12)
  }

  /// None, one, and too few for a gap to compare: nothing happens.
  @Test func fewNodes() throws {
    let stage = try Stage()
    let before = stage.layout.constraints.count
    let few = [stage.node, stage.other]
    try stage.layout.set(.width, of: [], .equal, 1)
    for nodes in [[], [stage.node]] {
      try stage.layout.set(.width, between: nodes, .equal, 1)
      try stage.layout.distribute(.rightOffset, between: nodes)
      let group = try stage.layout.attribute(.width, between: nodes)
      try stage.layout.set(group, .equal, 1, priority: 1000)
      #expect(try stage.layout.members(of: group).isEmpty)
    }
    try stage.layout.distribute(.rightOffset, between: few)
    #expect(stage.layout.constraints.count == before)
  }

  /// One node that is refused, wherever it is, and nothing has happened.
  @Test func staleNodeInTheMiddle() throws {
    let stage = try Stage()
    var nodes = try row(stage)
    try stage.layout.destroy(nodes[1])
    let before = (stage.layout.constraints.count, stage.layout.attributes.records.count)
    #expect(throws: LayoutError.self) { try stage.layout.set(.width, of: nodes, .equal, 1) }
    #expect(throws: LayoutError.self) {
      try stage.layout.set(.rightOffset, between: nodes, .equal, 1)
    }
    #expect(throws: LayoutError.self) {
      try stage.layout.distribute(.rightOffset, between: nodes)
    }
    #expect(throws: LayoutError.self) { try stage.layout.attribute(.insets, of: nodes) }
    nodes[1] = nodes[0]
    #expect(throws: LayoutError.self) {
      try stage.layout.set(.topAlign, between: nodes, .equal, 1)
    }
    #expect(throws: LayoutError.self) {
      try stage.layout.set(.leftInset, between: nodes, .equal, 1)
    }
    #expect(throws: LayoutError.self) {
      try stage.layout.distribute(.topAlign, between: nodes)
    }
    #expect((stage.layout.constraints.count, stage.layout.attributes.records.count) == before)
  }
}
