import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

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
}
