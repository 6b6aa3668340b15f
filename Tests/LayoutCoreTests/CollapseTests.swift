import ConstraintSolver
import Testing

@testable import LayoutCore

/// Every way of being gone, and of not being it.
let goneKinds: [Gone] = (UInt8(0)...3).compactMap(Gone.init(rawValue:))

/// What constraints mean while a node is gone. All values by hand.
@Suite struct CollapseTests {
  private let layout = Layout()
  private let window: Node
  private let box: Node
  private let text: Node
  private let gone: Node

  /// A box in a window, as large as a text of 50 x 20 in it, and a node that is gone.
  init() throws {
    window = try layout.createNode()
    try layout.setSize(of: window, width: 400, height: 300)
    box = try layout.createNode(under: window)
    text = try layout.createNode(under: box)
    gone = try layout.createNode(under: box)
    try layout.setContentSize(of: text, width: 50, height: 20)
    try keep(.leftInset, box, 10)
    try keep(.leftInset, text, 5)
    try layout.setGone(gone, .fully)
  }

  private func keep(_ kind: AttributeKind, _ node: Node, to other: Node = .none, _ value: Double)
    throws
  {
    let attribute =
      other == .none
      ? try layout.attribute(kind, of: node) : try layout.attribute(kind, of: node, to: other)
    try layout.set(attribute, .equal, value, priority: Priority.required)
  }

  private func width() throws -> Double {
    try layout.solve()
    #expect(layout.conflictCount == 0)
    return layout.frame(of: box).width
  }

  /// A background from edge to edge: the box is 5 + 50 + 5 wide.
  @Test func aPointThatFillsItsParentLeavesItItsSize() throws {
    try keep(.rightInset, text, 5)
    try keep(.insets, gone, 0)
    #expect(isNear(try width(), 60))
    #expect(layout.frame(of: gone) == .zero)
  }

  /// The last of a row, whose margins go with it: the box ends with the text, at 5 + 50.
  @Test func aPointAtTheEndOfARowHoldsItsParent() throws {
    try keep(.leftOffset, gone, to: text, 8)
    try keep(.rightInset, gone, 5)
    #expect(isNear(try width(), 55))
    #expect(isNear(layout.frame(of: gone).x, 55))
  }

  /// Between two: what comes next keeps its own margin of 8.
  @Test func aPointBetweenTwoTakesOneMarginWithIt() throws {
    let next = try layout.createNode(under: box)
    try layout.setContentSize(of: next, width: 30, height: 20)
    try keep(.leftOffset, gone, to: text, 8)
    try keep(.leftOffset, next, to: gone, 8)
    try keep(.rightInset, next, 5)
    #expect(isNear(try width(), 5 + 50 + 8 + 30 + 5))
  }

  /// From the start of one column to the end of another: it does not pull them together.
  @Test func aPointAcrossColumnsLeavesThemApart() throws {
    let next = try layout.createNode(under: box)
    try layout.setContentSize(of: next, width: 30, height: 20)
    try keep(.leftOffset, next, to: text, 8)
    try keep(.rightInset, next, 5)
    try keep(.leftAlign, gone, to: text, 0)
    try keep(.rightAlign, gone, to: next, 0)
    #expect(isNear(try width(), 5 + 50 + 8 + 30 + 5))
    #expect(isNear(layout.frame(of: gone).x, 5))
  }

  /// Held at its end alone, it is there.
  @Test func aPointAtTheEndAloneIsThere() throws {
    try keep(.width, box, 200)
    try keep(.rightInset, gone, 5)
    #expect(isNear(try width(), 200))
    #expect(isNear(layout.frame(of: gone).x, 200))
  }
}
