import ConstraintSolver
import Testing

@testable import LayoutCore

/// What every kind of attribute measures, in every direction and sign. What is expected is read off
/// the frames by the definitions in KeepLayout's documents, not by the formulas of this library.
@Suite struct AccessorTests {
  /// The value that an attribute of a node has, from the frames in the panel.
  static func measure(_ kind: AttributeKind, _ node: Rect) -> Double {
    let (width, height) = Stage.panelSize
    let other = Stage.otherFrame
    let (right, bottom) = (node.x + node.width, node.y + node.height)
    let (otherRight, otherBottom) = (other.x + other.width, other.y + other.height)
    let margin = 8.0
    switch kind {
    case .width: return node.width
    case .height: return node.height
    case .aspectRatio: return node.width / node.height
    case .leftInset, .leadingInset, .leftSafeInset, .leadingSafeInset: return node.x
    case .rightInset, .trailingInset, .rightSafeInset, .trailingSafeInset: return width - right
    case .topInset, .firstBaselineInset, .topSafeInset: return node.y
    case .bottomInset, .lastBaselineInset, .bottomSafeInset: return height - bottom
    case .leftMarginInset, .leadingMarginInset: return node.x - margin
    case .rightMarginInset, .trailingMarginInset: return width - margin - right
    case .topMarginInset: return node.y - margin
    case .bottomMarginInset: return height - margin - bottom
    case .horizontalCenter: return (node.x + node.width / 2) / width
    case .verticalCenter: return (node.y + node.height / 2) / height
    case .leftOffset, .leadingOffset: return node.x - otherRight
    case .rightOffset, .trailingOffset: return other.x - right
    case .topOffset, .firstBaselineOffset: return node.y - otherBottom
    case .bottomOffset, .lastBaselineOffset: return other.y - bottom
    case .leftAlign, .leadingAlign: return node.x - other.x
    case .rightAlign, .trailingAlign: return otherRight - right
    case .topAlign: return node.y - other.y
    case .bottomAlign, .lastBaselineAlign: return otherBottom - bottom
    case .firstBaselineAlign: return other.y - node.y
    case .verticalAlign: return (node.x + right) / 2 - (other.x + otherRight) / 2
    case .horizontalAlign: return (node.y + bottom) / 2 - (other.y + otherBottom) / 2
    default: return .nan
    }
  }

  /// What a value is moved by so that it is clearly another one.
  static func step(_ kind: AttributeKind) -> Double {
    switch kind {
    case .horizontalCenter, .verticalCenter, .aspectRatio: 0.25
    default: 25
    }
  }

  static func values(_ kind: AttributeKind) -> [Double] {
    switch kind {
    case .width, .height: [40, 0]
    case .aspectRatio: [2, 0.5]
    case .horizontalCenter, .verticalCenter: [0.5, 1, 0, -0.5]
    default: [12, -7, 0, 0.125]
    }
  }

  private func stage(for kind: AttributeKind) throws -> (Stage, Attribute) {
    let stage = try Stage()
    if kind != .width && kind != .aspectRatio { try stage.keep(.width, of: stage.node, 30) }
    if kind != .height { try stage.keep(.height, of: stage.node, 20) }
    let other = kind.needsOther ? stage.other : Node.none
    return (stage, try stage.attribute(kind, of: stage.node, to: other))
  }

  @Test(arguments: singleKinds) func equal(_ kind: AttributeKind) throws {
    for value in Self.values(kind) {
      let (stage, attribute) = try stage(for: kind)
      try stage.layout.set(attribute, .equal, value, priority: Priority.required)
      #expect(isNear(Self.measure(kind, try stage.solved()), value))
    }
  }

  /// A min holds against a weaker one below it, and lets one above it be.
  @Test(arguments: singleKinds) func min(_ kind: AttributeKind) throws {
    for value in Self.values(kind) {
      let (stage, attribute) = try stage(for: kind)
      try stage.layout.set(attribute, .atLeast, value, priority: Priority.required)
      try stage.layout.set(attribute, .equal, value - Self.step(kind), priority: Priority.low)
      #expect(isNear(Self.measure(kind, try stage.solved()), value))
      try stage.layout.set(attribute, .equal, value + Self.step(kind), priority: Priority.low)
      #expect(isNear(Self.measure(kind, try stage.solved()), value + Self.step(kind)))
    }
  }

  /// A max holds against a weaker one above it, and lets one below it be.
  @Test(arguments: singleKinds) func max(_ kind: AttributeKind) throws {
    for value in Self.values(kind) where value >= Self.step(kind) || !Self.isSize(kind) {
      let (stage, attribute) = try stage(for: kind)
      try stage.layout.set(attribute, .atMost, value, priority: Priority.required)
      try stage.layout.set(attribute, .equal, value + Self.step(kind), priority: Priority.low)
      #expect(isNear(Self.measure(kind, try stage.solved()), value))
      try stage.layout.set(attribute, .equal, value - Self.step(kind), priority: Priority.low)
      #expect(isNear(Self.measure(kind, try stage.solved()), value - Self.step(kind)))
    }
  }

  private static func isSize(_ kind: AttributeKind) -> Bool { kind.family == .dimension }

  /// Twice the other's size, half of it, nothing of it.
  @Test(arguments: [2, 0.5, 0.0]) func relativeSizes(_ factor: Double) throws {
    let stage = try Stage()
    try stage.keep(.width, of: stage.node, to: stage.other, factor)
    try stage.keep(.height, of: stage.node, to: stage.other, factor)
    let frame = try stage.solved()
    #expect(isNear(frame.width, 60 * factor))
    #expect(isNear(frame.height, 40 * factor))
  }

  /// An aspect ratio never divides: with no height there is no width, and 0 means no width.
  @Test func degenerateRatios() throws {
    let stage = try Stage()
    try stage.keep(.aspectRatio, of: stage.node, 16 / 9.0)
    try stage.keep(.height, of: stage.node, 0)
    #expect(isNear(try stage.solved().width, 0))
    try stage.keep(.height, of: stage.node, 90)
    #expect(isNear(try stage.solved().width, 160))
    try stage.keep(.aspectRatio, of: stage.node, 0)
    #expect(isNear(try stage.solved().width, 0))
  }

  /// A parent, a node in another branch, and a node inside may be the other one too.
  @Test func otherPlacesInTheTree() throws {
    let stage = try Stage()
    try stage.keep(.width, of: stage.node, 30)
    try stage.keep(.leftAlign, of: stage.node, to: stage.panel, 5)
    #expect(isNear(try stage.solved().x, 5))
    try stage.keep(.leftAlign, of: stage.node, to: stage.panel, .nan)
    try stage.keep(.leftAlign, of: stage.node, to: stage.window, 5)
    #expect(isNear(try stage.solved().x, -95))

    let inner = try stage.layout.createNode(under: stage.other)
    try stage.place(inner, Rect(x: 3, y: 4, width: 10, height: 10))
    try stage.keep(.leftAlign, of: stage.node, to: stage.window, .nan)
    try stage.keep(.leftOffset, of: stage.node, to: inner, 1)
    #expect(isNear(try stage.solved().x, 200 + 3 + 10 + 1))
  }

  /// A violation is measured in points of the first attribute: against an equally strong one for a
  /// width of 100, `width = 2 * other.width` costs as much as its distance, not twice or half of it.
  @Test func violationsHaveFactorOne() throws {
    let stage = try Stage()
    try stage.keep(.width, of: stage.node, to: stage.other, 2, at: 500)
    try stage.keep(.width, of: stage.node, 100, at: 500)
    try stage.keep(.width, of: stage.node, 110, .atLeast, at: 499)
    let width = try stage.solved().width
    #expect(isNear(width, 110), "anything from 100 to 120 costs 20 at 500")
  }
}
