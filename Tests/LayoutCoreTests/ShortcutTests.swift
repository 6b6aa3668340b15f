import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Several values in one call, on a node and on arrays of nodes.
@Suite struct ShortcutTests {
  private func values(_ stage: Stage, _ node: Node, _ kinds: [AttributeKind]) throws -> [Double] {
    try kinds.map { kind in
      stage.layout.value(of: try stage.attribute(kind, of: node), .equal).value
    }
  }

  @Test func size() throws {
    let stage = try Stage()
    try stage.layout.keepSize(of: stage.node, width: 30, height: 20)
    let frame = try stage.solved()
    #expect(frame.width == 30 && frame.height == 20)
    try stage.layout.keepSize(of: stage.node, width: .nan, height: 25, priority: 400)
    let kept = try values(stage, stage.node, [.width, .height])
    #expect(kept[0].isNaN && kept[1] == 25)
    #expect(throws: LayoutError.self) {
      try stage.layout.keepSize(of: stage.node, width: 5, height: .infinity)
    }
    #expect(try values(stage, stage.node, [.width])[0].isNaN)
  }

  @Test(arguments: [
    (AttributeKind.insets, 0.0), (.safeInsets, 0), (.marginInsets, 8),
  ])
  func insets(_ kind: AttributeKind, _ margin: Double) throws {
    let stage = try Stage()
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    try stage.layout.keepInsets(kind, of: stage.node, insets)
    let expected = Rect(
      x: margin + 2, y: margin + 1, width: 400 - 6 - 2 * margin, height: 300 - 4 - 2 * margin)
    #expect(isNear(try stage.solved(), expected))
    #expect(throws: LayoutError.self) {
      try stage.layout.keepInsets(.size, of: stage.node, insets)
    }
    #expect(throws: LayoutError.self) { try stage.layout.keepInsets(of: stage.window, insets) }
  }

  @Test func centers() throws {
    let stage = try Stage()
    let layout = stage.layout
    try layout.keepSize(of: stage.node, width: 40, height: 20)
    try layout.keepCentered(stage.node)
    #expect(isNear(try stage.solved(), Rect(x: 180, y: 140, width: 40, height: 20)))
    try layout.keepCenter(of: stage.node, x: 0.25, y: 0)
    #expect(isNear(try stage.solved(), Rect(x: 80, y: -10, width: 40, height: 20)))
    try layout.keepCentered(stage.node, .vertical)
    #expect(isNear(try stage.solved(), Rect(x: 80, y: 140, width: 40, height: 20)))
    try layout.keepCenter(of: stage.node, x: .nan, y: 1)
    try layout.keepCentered(stage.node, .horizontal, priority: 300)
    #expect(isNear(try stage.solved(), Rect(x: 180, y: 290, width: 40, height: 20)))
  }

  @Test func arrays() throws {
    let stage = try Stage()
    let layout = stage.layout
    let nodes = try (0..<3).map { _ in try layout.createNode(under: stage.panel) }
    try layout.keepSize(of: nodes, width: 3, height: 4)
    try layout.keepInsets(of: nodes, Insets(top: 1, left: 2, bottom: .nan, right: .nan))
    try layout.keepCenter(of: nodes, x: 0.1, y: 0.2)
    for node in nodes {
      let kept = try values(
        stage, node,
        [.width, .height, .topInset, .leftInset, .horizontalCenter, .verticalCenter])
      #expect(kept == [3, 4, 1, 2, 0.1, 0.2])
      #expect(try values(stage, node, [.bottomInset])[0].isNaN)
    }
    try layout.keepCentered(nodes, priority: 20)
    #expect(try values(stage, nodes[2], [.horizontalCenter]) == [0.5])
    let before = layout.constraints.count
    let bad = [nodes[0], .none, nodes[1]]
    #expect(throws: LayoutError.self) { try layout.keepSize(of: bad, width: .nan, height: 1) }
    #expect(throws: LayoutError.self) { try layout.setHugging(of: bad, to: 3) }
    #expect(layout.constraints.count == before && layout.hugging(of: nodes[0]) == 250)
  }

  /// Both axes at once, and the weaker of both read back, as the original has it.
  @Test func contentPriorities() throws {
    let stage = try Stage()
    let layout = stage.layout
    let node = stage.node
    #expect(layout.hugging(of: node) == 250 && layout.compression(of: node) == 750)
    #expect(layout.nodes.extras.count == 0)
    try layout.setHugging(of: [node], .vertical, to: 100)
    #expect(layout.value(.huggingWidth, of: node)?.number == 250)
    #expect(layout.hugging(of: node) == 100)
    try layout.setHugging(of: [node], to: 260)
    #expect(layout.value(.huggingHeight, of: node)?.number == 260)
    try layout.setCompression(of: [node, stage.other], to: 999)
    #expect(layout.compression(of: stage.other) == 999)
    try layout.begin()
    try layout.setCompression(of: [node], .horizontal, to: 1)
    #expect(layout.compression(of: node) == 1)
    try layout.rollback()
    #expect(layout.compression(of: node) == 999)
    for bad in [0.0, -1, 1001, .nan, .infinity] {
      #expect(throws: LayoutError.self) { try layout.setHugging(of: [node], to: bad) }
    }
    #expect(layout.hugging(of: .none) == 0 && layout.compression(of: .none) == 0)
  }
}
