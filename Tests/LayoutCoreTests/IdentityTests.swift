import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

@Suite struct IdentityTests {
  @Test(arguments: [
    (AttributeKind.leftOffset, AttributeKind.rightOffset),
    (.leadingOffset, .trailingOffset), (.topOffset, .bottomOffset),
    (.firstBaselineOffset, .lastBaselineOffset),
  ])
  func offsetsAreTheOppositeOnesOfTheOther(_ one: AttributeKind, _ opposite: AttributeKind) throws {
    let stage = try Stage()
    let attribute = try stage.attribute(opposite, of: stage.node, to: stage.other)
    #expect(try stage.attribute(one, of: stage.other, to: stage.node) == attribute)
    #expect(try stage.attribute(one, of: stage.node, to: stage.other) != attribute)
    #expect(stage.layout.kind(of: attribute) == one)
    #expect(stage.layout.node(of: attribute) == stage.other)
    #expect(stage.layout.other(of: attribute) == stage.node)
  }

  /// An alignment is one from both sides, each with its own sign, whoever asked first.
  @Test(arguments: singleKinds.filter { $0.family == .alignment })
  func alignments(_ kind: AttributeKind) throws {
    for turned in [false, true] {
      let stage = try Stage()
      let first = turned ? stage.other : stage.node
      let second = turned ? stage.node : stage.other
      try stage.keep(.size, of: stage.node, 20)
      let attribute = try stage.attribute(kind, of: first, to: second)
      let other = try stage.attribute(kind, of: second, to: first)
      #expect(stage.layout.isSame(attribute, other) && attribute != other)
      try stage.keep(kind, of: second, to: first, 10)
      #expect(stage.layout.value(of: attribute, .equal).value == -10)
      #expect(stage.layout.value(of: other, .equal).value == 10)
      let measured = AccessorTests.measure(kind, try stage.solved())
      #expect(isNear(measured, turned ? 10 : -10))
    }
  }

  @Test func relativeSizesAreOnePerDirection() throws {
    let stage = try Stage()
    let (node, other) = (stage.node, stage.other)
    #expect(
      try stage.attribute(.width, of: node, to: other)
        != stage.attribute(.width, of: other, to: node))
    #expect(try stage.attribute(.width, of: node) != stage.attribute(.width, of: node, to: other))
  }

  @Test(arguments: singleKinds + groupKinds) func askingAgainGivesTheSame(
    _ kind: AttributeKind
  ) throws {
    let stage = try Stage()
    let other = kind.needsOther ? stage.other : Node.none
    let attribute = try stage.attribute(kind, of: stage.node, to: other)
    let constraints = stage.layout.constraints.count
    #expect(try stage.attribute(kind, of: stage.node, to: other) == attribute)
    #expect(stage.layout.constraints.count == constraints, "asking makes no constraint")
    #expect(stage.layout.value(of: attribute, .equal).value.isNaN)
  }

  /// Layouts of one process do not mistake each other's handles.
  @Test func foreignHandles() throws {
    let one = try Stage()
    let two = try Stage()
    #expect(one.node != two.node)
    #expect(!two.layout.contains(one.node))
    let attribute = try one.attribute(.width, of: one.node)
    #expect(!two.layout.contains(attribute))
    #expect(throws: LayoutError.self) {
      try two.layout.set(attribute, .equal, 1, priority: Priority.required)
    }
  }
}
