import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Guides: they stand where nodes stand, and are in nobody's way.
@Suite struct GuideTests {
  /// Guides stand before the other children, in the order in which they were made, whichever are more.
  @Test(arguments: [(5, 2), (2, 5), (3, 3), (0, 4), (4, 0)])
  func standBeforeAllOthers(guideCount: Int, childCount: Int) throws {
    let layout = Layout()
    let owner = try layout.createNode()
    var guides: [Node] = [], children: [Node] = []
    while guides.count < guideCount || children.count < childCount {
      if children.count < childCount { children.append(try layout.createNode(under: owner)) }
      if guides.count < guideCount { guides.append(try layout.createGuide(in: owner)) }
    }
    var order: [Node] = []
    var child = layout.nodes[try layout.place(owner)].firstChild
    while !child.isNone {
      order.append(layout.node(at: child))
      child = layout.nodes[child].next
    }
    #expect(order == guides + children)
  }

  @Test func isNoChild() throws {
    let stage = try Stage()
    let layout = stage.layout
    let guide = try layout.createGuide(in: stage.panel)
    var children: [Node] = []
    layout.forEachChild(of: stage.panel) { children.append($0) }
    #expect(children == [stage.node, stage.other])
    #expect(layout.isGuide(guide) && !layout.isGuide(stage.node))
    #expect(layout.parent(of: guide) == stage.panel && layout.root(of: guide) == stage.window)
    let width = try stage.attribute(.width, of: guide)
    #expect(layout.name(of: width).string == "width of <guide #5>")

    for call in [
      { _ = try layout.createNode(under: guide) },
      { try layout.move(guide, to: stage.window) }, { try layout.move(guide, to: .none) },
      { try layout.move(stage.node, to: guide) },
      { try layout.move(stage.node, before: guide) },
      { try layout.move(guide, before: stage.node) },
      { try layout.setSize(of: guide, width: 1, height: 1) },
    ] as [() throws -> Void] {
      #expect(throws: LayoutError.self) { try call() }
    }
  }

  @Test func goesWithItsOwner() throws {
    let stage = try Stage()
    let layout = stage.layout
    let guide = try layout.guide(.safe, of: stage.panel)
    try stage.keep(.leftAlign, of: stage.node, to: guide, 7)
    try layout.move(stage.panel, to: .none)
    #expect(isNear(try stage.solved().x, 7))
    try layout.destroy(stage.panel)
    #expect(!layout.contains(guide) && layout.nodeCount == 1)
    #expect(layout.nodes.extras.count == 0 && layout.constraints.count == 2)
    try layout.solve()
  }

  /// The layout view fills the safe area, the other one leaves the margins of 8 free.
  @Test func areas() throws {
    let stage = try Stage()
    let layout = stage.layout
    let safe = try layout.guide(.safe, of: stage.panel)
    let margins = try layout.guide(.margins, of: stage.panel)
    #expect(try layout.guide(.safe, of: stage.panel) == safe && safe != margins)
    #expect(try layout.guide(.margins, of: stage.panel) == margins)
    try layout.solve()
    #expect(layout.frame(of: safe) == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(layout.frame(of: margins) == Rect(x: 8, y: 8, width: 384, height: 284))
    try layout.begin()
    try layout.destroy(safe)
    let new = try layout.guide(.safe, of: stage.panel)
    #expect(new != safe)
    try layout.rollback()
    #expect(try layout.guide(.safe, of: stage.panel) == safe)
    #expect(!layout.contains(new))
  }
}

/// Nodes that scroll: a panel of 400 x 300 with something larger in it.
@Suite struct ScrollTests {
  private let stage: Stage
  private let content: Node
  private var layout: Layout { stage.layout }

  init() throws {
    stage = try Stage()
    content = try stage.layout.guide(.scroll, of: stage.panel)
    try stage.keep(.insets, of: stage.node, 10)
    try stage.keep(.width, of: stage.node, 900)
    try stage.keep(.height, of: stage.node, 100)
  }

  @Test func disabled() throws {
    try stage.keep(.width, of: stage.node, .nan)
    #expect(!layout.isScrollDisabled(of: stage.panel, .horizontal))
    try layout.setScrollDisabled(of: stage.panel, .horizontal, true)
    #expect(layout.isScrollDisabled(of: stage.panel, .horizontal))
    #expect(!layout.isScrollDisabled(of: stage.panel, .vertical))
    #expect(isNear(try stage.solved(), Rect(x: 10, y: 10, width: 380, height: 100)))
    #expect(isNear(layout.frame(of: content), Rect(x: 0, y: 0, width: 400, height: 120)))
    try layout.setScrollDisabled(of: stage.panel, .horizontal, false)
    #expect(!layout.isScrollDisabled(of: stage.panel, .horizontal))
    try stage.keep(.width, of: stage.node, 900)
    try layout.solve()
    #expect(layout.conflictCount == 0)
  }

  /// It begins and ends while constraints stand, and a rollback brings it back.
  @Test func beginsAndEnds() throws {
    try stage.keep(.width, of: stage.node, .nan)
    try layout.begin()
    try layout.destroy(content)
    try stage.keep(.height, of: stage.node, .nan)
    #expect(isNear(try stage.solved(), Rect(x: 10, y: 10, width: 380, height: 280)))
    try layout.rollback()
    #expect(try layout.guide(.scroll, of: stage.panel) == content)
    try stage.keep(.width, of: stage.node, 500)
    #expect(isNear(try stage.solved(), Rect(x: 10, y: 10, width: 500, height: 100)))
    try layout.destroy(stage.panel)
    try layout.solve()
    #expect(layout.nodeCount == 1)
  }
}
