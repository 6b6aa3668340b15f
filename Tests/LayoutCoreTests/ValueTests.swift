import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// The states of equal, min and max: independent, changed in place, never doubled.
@Suite struct ValueTests {
  static let relations = [Relation.equal, .atLeast, .atMost]

  @Test func unsetIsNone() throws {
    let stage = try Stage()
    let width = try stage.attribute(.width, of: stage.node)
    for relation in Self.relations {
      let value = stage.layout.value(of: width, relation)
      #expect(value.value.isNaN && value.priority == 0)
      #expect(stage.layout.constraint(of: width, relation) == .none)
    }
    #expect(!stage.layout.isActive(width))
  }

  @Test func relationsAreIndependent() throws {
    let stage = try Stage()
    let width = try stage.attribute(.width, of: stage.node)
    for (value, relation) in Self.relations.enumerated() {
      try stage.layout.set(width, relation, Double(value), priority: Double(value) + 1)
    }
    try stage.layout.set(width, .equal, .nan, priority: 1)
    #expect(stage.layout.value(of: width, .equal).value.isNaN)
    #expect(stage.layout.value(of: width, .atLeast) == (1, 2))
    #expect(stage.layout.value(of: width, .atMost) == (2, 3))
    #expect(stage.layout.isActive(width))
  }

  /// Value, factor and priority change in place, also to and from required: the handle stays.
  @Test(arguments: [AttributeKind.width, .aspectRatio, .rightInset, .horizontalCenter])
  func changesInPlace(_ kind: AttributeKind) throws {
    let stage = try Stage()
    try stage.keep(.height, of: stage.node, 20)
    let attribute = try stage.attribute(kind, of: stage.node)
    try stage.layout.set(attribute, .equal, 0.5, priority: 400)
    let constraint = stage.layout.constraint(of: attribute, .equal)
    let count = stage.layout.constraints.count
    for (value, priority) in [(0.25, 400.0), (0.25, 1000), (0.75, 1000), (0.75, 999), (0.75, 999)] {
      try stage.layout.set(attribute, .equal, value, priority: priority)
      #expect(stage.layout.constraint(of: attribute, .equal) == constraint)
      #expect(stage.layout.constraints.count == count)
      #expect(stage.layout.value(of: attribute, .equal) == (value, priority))
      #expect(isNear(AccessorTests.measure(kind, try stage.solved()), value))
    }
  }

  @Test func noneAndBack() throws {
    let stage = try Stage()
    let width = try stage.attribute(.width, of: stage.node)
    try stage.layout.set(width, .equal, .nan, priority: 1)
    try stage.layout.set(width, .equal, 70, priority: 1000)
    let first = stage.layout.constraint(of: width, .equal)
    #expect(isNear(try stage.solved().width, 70))
    try stage.layout.set(width, .equal, .nan, priority: 1)
    #expect(!stage.layout.contains(first))
    #expect(isNear(try stage.solved().width, 0))
    try stage.layout.set(width, .equal, 70, priority: 1000)
    #expect(stage.layout.constraint(of: width, .equal) != first)
    #expect(isNear(try stage.solved().width, 70))
  }

  /// Removing the constraint is setting none.
  @Test func removing() throws {
    let stage = try Stage()
    let width = try stage.attribute(.width, of: stage.node)
    for relation in Self.relations { try stage.layout.set(width, relation, 5, priority: 9) }
    for relation in Self.relations {
      try stage.layout.remove(stage.layout.constraint(of: width, relation))
      #expect(stage.layout.value(of: width, relation).value.isNaN)
    }
    #expect(!stage.layout.isActive(width))
  }

  @Test func manyAtOnce() throws {
    let stage = try Stage()
    let width = try stage.attribute(.width, of: stage.node)
    let insets = try stage.attribute(.insets, of: stage.other)
    let settings = [
      Setting(width, .atLeast, 10), Setting(insets, .equal, 4, priority: 30),
      Setting(width, .atLeast, 20, priority: 40),
    ]
    try stage.layout.set(3) { settings[$0] }
    #expect(stage.layout.value(of: width, .atLeast) == (20, 40), "the last one counts")
    let left = try stage.attribute(.leftInset, of: stage.other)
    #expect(stage.layout.value(of: left, .equal) == (4, 30))
  }
}

@Suite struct RuleTests {
  /// Several rules of one relation stand beside the values, and go one by one.
  @Test func several() throws {
    let stage = try Stage()
    let layout = stage.layout
    let width = try stage.attribute(.width, of: stage.node)
    let must = try layout.addRule(.width, of: stage.node, .atLeast, 10, priority: 1000)
    let shall = try layout.addRule(.width, of: stage.node, .atLeast, 50, priority: 750)
    try layout.set(width, .equal, 0, priority: 500)
    let may = try layout.addRule(.width, of: stage.node, .atMost, 90, priority: 1)
    let slot = try layout.place(width)
    #expect(
      layout.constraint(at: layout.attributes[slot].firstConstraint)
        == layout.constraint(of: width, .equal), "found without a look at the rules")
    try layout.remove(may)
    #expect(isNear(try stage.solved().width, 50))
    #expect(layout.attribute(of: shall) == width && layout.source(of: shall) == .rule)
    #expect(layout.value(of: width, .atLeast).value.isNaN)
    try layout.remove(shall)
    #expect(isNear(try stage.solved().width, 10))
    try layout.clear(width)
    #expect(layout.contains(must) && !layout.contains(shall))
    try layout.remove(must)
    #expect(isNear(try stage.solved().width, 0))
  }
}
