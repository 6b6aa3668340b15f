import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Values that follow another attribute. What an attribute measures is read off the frames, as in
/// the tests of accessors.
@Suite struct LinkTests {
  private func attribute(_ kind: AttributeKind, _ stage: Stage) throws -> Attribute {
    try stage.attribute(kind, of: stage.node, to: kind.needsOther ? stage.other : .none)
  }

  /// A node of 30 x 20 whose size is soft.
  private func stage() throws -> Stage {
    let stage = try Stage()
    try stage.keep(.width, of: stage.node, 30, at: Priority.high)
    try stage.keep(.height, of: stage.node, 20, at: Priority.high)
    return stage
  }

  /// Half the width of the other node (60), and 3 more: 33.
  @Test(arguments: lengthKinds) func follows(_ kind: AttributeKind) throws {
    for relation in [Relation.equal, .atLeast, .atMost] {
      let stage = try stage()
      let attribute = try attribute(kind, stage)
      let width = try stage.attribute(.width, of: stage.other)
      try stage.layout.set(attribute, relation, to: width, times: 0.5, plus: 3)
      if relation != .equal {
        if kind == .width || kind == .height { try stage.keep(kind, of: stage.node, .nan) }
        let wrong = relation == .atLeast ? 20.0 : 90
        try stage.layout.set(attribute, .equal, wrong, priority: Priority.low)
      }
      #expect(isNear(AccessorTests.measure(kind, try stage.solved()), 33))
    }
  }

  /// Another node's width is twice what an attribute measures, and 1 more.
  @Test(arguments: lengthKinds) func isFollowed(_ kind: AttributeKind) throws {
    let stage = try stage()
    let attribute = try attribute(kind, stage)
    if kind != .width && kind != .height {
      try stage.layout.set(attribute, .equal, 17, priority: Priority.required)
    }
    let third = try stage.layout.createNode(under: stage.window)
    let width = try stage.attribute(.width, of: third)
    try stage.layout.set(width, .equal, to: attribute, times: 2, plus: 1)
    let measured = AccessorTests.measure(kind, try stage.solved())
    #expect(isNear(stage.layout.frame(of: third).width, 2 * measured + 1))
  }

  @Test func groupsFollowPairByPair() throws {
    let stage = try Stage()
    let size = try stage.attribute(.size, of: stage.node)
    let other = try stage.attribute(.size, of: stage.other)
    try stage.layout.set(size, .equal, to: other, times: 2, plus: 1)
    let frame = try stage.solved()
    #expect(frame.width == 121 && frame.height == 81)
    let insets = try stage.attribute(.insets, of: stage.node)
    #expect(throws: LayoutError.self) { try stage.layout.set(insets, .equal, to: size) }
    try stage.layout.set(insets, .atLeast, to: try stage.attribute(.topInset, of: stage.other))
  }

  /// A link takes the place of a number and the other way round; the constraint stays the same.
  @Test func takesThePlaceOfANumber() throws {
    let stage = try stage()
    let layout = stage.layout
    let left = try stage.attribute(.leftInset, of: stage.node)
    let width = try stage.attribute(.width, of: stage.other)
    let ratio = try stage.attribute(.height, of: stage.other)
    try layout.set(left, .equal, 5, priority: 1000)
    let constraint = layout.constraint(of: left, .equal)
    let count = layout.constraints.count

    try layout.set(left, .equal, to: width, priority: 900)
    #expect(layout.constraint(of: left, .equal) == constraint)
    #expect(layout.source(of: constraint) == .link)
    #expect(layout.value(of: left, .equal).value.isNaN)
    #expect(isNear(try stage.solved().x, 60))
    try layout.set(left, .equal, to: ratio, times: -1, plus: 50, priority: 900)
    let link = try #require(layout.link(of: left, .equal))
    #expect(link == (ratio, -1, 50, 900))
    #expect(isNear(try stage.solved().x, 10))
    #expect(layout.constraints.links.count == 1)

    try layout.set(left, .equal, 7, priority: 1000)
    #expect(layout.link(of: left, .equal) == nil)
    #expect(layout.constraints.links.count == 0)
    #expect(layout.constraint(of: left, .equal) == constraint)
    #expect(layout.constraints.count == count)
    #expect(isNear(try stage.solved().x, 7))
    try layout.set(left, .equal, to: width)
    try layout.clear(left)
    #expect(layout.constraints.links.count == 0 && !layout.isActive(left))
  }

  @Test func sentences() throws {
    let stage = try stage()
    try stage.layout.setName("title", of: stage.node)
    try stage.layout.setName("icon", of: stage.other)
    let width = try stage.attribute(.width, of: stage.node)
    let other = try stage.attribute(.height, of: stage.other)
    func sentence() -> String {
      stage.layout.description(of: stage.layout.constraint(of: width, .equal)).string
    }
    try stage.layout.set(width, .equal, to: other, times: 0.5, plus: 10)
    #expect(
      sentence()
        == "width of <title> equal to 0.5 * height of <icon> + 10 with required priority")
    try stage.layout.set(width, .equal, to: other, plus: -2, priority: 750)
    #expect(sentence() == "width of <title> equal to height of <icon> - 2 with high priority")
    #expect(
      stage.layout.description(of: width).string
        == "width of <title> [none < height of <icon> - 2@750 < none]")
  }

  /// A factor times an unknown is no line.
  @Test(arguments: [AttributeKind.aspectRatio, .horizontalCenter, .verticalCenter])
  func factorsAreRefused(_ kind: AttributeKind) throws {
    let stage = try Stage()
    let factor = try stage.attribute(kind, of: stage.node)
    let width = try stage.attribute(.width, of: stage.node)
    #expect(throws: LayoutError.self) { try stage.layout.set(factor, .equal, to: width) }
    #expect(throws: LayoutError.self) { try stage.layout.set(width, .equal, to: factor) }
  }

  /// In different trees a link is inactive; it goes with either node.
  @Test func isInactiveAndGoes() throws {
    let stage = try stage()
    let layout = stage.layout
    let width = try stage.attribute(.width, of: stage.node)
    let gap = try stage.attribute(.leftInset, of: stage.other)
    try layout.set(width, .equal, to: gap, priority: 1000)
    #expect(isNear(try stage.solved().width, 200))
    try layout.move(stage.node, to: .none)
    #expect(!layout.isActive(width))
    try layout.move(stage.node, to: stage.window)
    #expect(layout.isActive(width))
    #expect(isNear(try stage.solved().width, 200))
    try layout.move(stage.other, to: .none)
    #expect(!layout.isActive(width))
    try layout.move(stage.other, to: stage.panel)
    #expect(isNear(try stage.solved().width, 200))
    try layout.begin()
    try layout.destroy(stage.other)
    #expect(
      layout.constraints.links.count == 0 && !layout.contains(layout.constraint(of: width, .equal)))
    try layout.rollback()
    #expect(layout.constraints.links.count == 1)
    #expect(isNear(try stage.solved().width, 200))
    try layout.destroy(stage.node)
    #expect(layout.constraints.links.count == 0)
    try layout.solve()
  }

  @Test func unrelatedIsRefused() throws {
    let stage = try stage()
    let lonely = try stage.layout.createNode()
    let width = try stage.attribute(.width, of: stage.node)
    let other = try stage.attribute(.width, of: lonely)
    #expect(throws: LayoutError.self) { try stage.layout.set(width, .equal, to: other) }
  }
}
