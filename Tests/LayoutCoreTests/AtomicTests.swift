import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Atomic groups: ruling by ruling. A value of an attribute is written `width == 5`, or none.
@Suite struct AtomicTests {
  let stage: Stage
  let width: Attribute
  let height: Attribute
  var layout: Layout { stage.layout }

  init() throws {
    stage = try Stage()
    width = try stage.attribute(.width, of: stage.node)
    height = try stage.attribute(.height, of: stage.node)
  }

  private func record(_ body: () throws -> Void) throws -> Atomic {
    let atomic = try layout.beginAtomic()
    try body()
    try layout.endAtomic()
    return atomic
  }

  private func set(_ attribute: Attribute, _ value: Double, at priority: Double = 1000) throws {
    try layout.set(attribute, .equal, value, priority: priority)
  }

  private func value(_ attribute: Attribute) -> Double? {
    let value = layout.value(of: attribute, .equal).value
    return value.isNaN ? nil : value
  }

  @Test func takesBackAndPutsBackAsOftenAsWanted() throws {
    let atomic = try record {
      try set(width, 5)
      try set(height, 6, at: 750)
    }
    #expect(layout.isActive(atomic) && layout.constraints(of: atomic).count == 2)
    #expect(try stage.solved().width == 5)
    for _ in 0..<3 {
      try layout.deactivate(atomic)
      try layout.deactivate(atomic)
      #expect(!layout.isActive(atomic) && value(width) == nil && value(height) == nil)
      try layout.activate(atomic)
      try layout.activate(atomic)
      #expect(layout.value(of: width, .equal) == (5, 1000))
      #expect(layout.value(of: height, .equal) == (6, 750))
    }
  }

  /// What it does not touch, and what was there before, it does not bring back.
  @Test func takesBackOnlyWhatItSet() throws {
    try set(height, 9)
    try set(width, 3)
    try layout.set(width, .atLeast, 1, priority: 1000)
    let atomic = try record { try set(width, 5) }
    try layout.deactivate(atomic)
    #expect(value(width) == nil && value(height) == 9)
    #expect(layout.value(of: width, .atLeast) == (1, 1000))
  }

  @Test func leavesWhatIsSetAgain() throws {
    let atomic = try record {
      try set(width, 5)
      try set(height, 6)
    }
    try set(width, 5)
    #expect(layout.constraints(of: atomic).count == 1)
    try layout.deactivate(atomic)
    #expect(value(width) == 5 && value(height) == nil)
    try layout.activate(atomic)
    try layout.deactivate(atomic)
    #expect(value(width) == nil)
  }

  /// The defects of the original: set twice, across required, a factor twice, set and cleared.
  @Test func lastWriteWins() throws {
    let ratio = try stage.attribute(.aspectRatio, of: stage.node)
    let before = layout.constraints.count
    let atomic = try record {
      try set(width, 1, at: 750)
      try set(width, 2, at: 1000)
      try set(ratio, 1)
      try set(ratio, 2)
      try set(height, 4)
      try set(height, .nan)
    }
    #expect(layout.constraints.count == before + 2)
    #expect(layout.value(of: width, .equal) == (2, 1000))
    #expect(value(height) == nil)
    try layout.deactivate(atomic)
    #expect(layout.constraints.count == before)
    try layout.activate(atomic)
    #expect(value(width) == 2 && value(ratio) == 2 && value(height) == nil)
  }

  @Test func nestedGroupsRecordSeparately() throws {
    var inner = Atomic.none
    try layout.solve()
    let outer = try record {
      try set(width, 5)
      inner = try record { try set(height, 6) }
      #expect(layout.frame(of: stage.node).width == 0)
      try layout.set(width, .atMost, 7, priority: 1000)
    }
    #expect(layout.frame(of: stage.node).width == 5)
    try layout.deactivate(inner)
    #expect(value(height) == nil && value(width) == 5)
    try layout.deactivate(outer)
    #expect(value(width) == nil && layout.value(of: width, .atMost).value.isNaN)
    try layout.activate(inner)
    #expect(value(height) == 6 && value(width) == nil)
  }

  /// One layout out, the other in, as one.
  @Test func exchange() throws {
    let wide = try record { try set(width, 50) }
    try layout.deactivate(wide)
    let narrow = try record { try set(width, 10) }
    for _ in 0..<2 {
      try layout.begin()
      try layout.deactivate(narrow)
      try layout.activate(wide)
      try layout.commit()
      #expect(layout.frame(of: stage.node).width == 50)
      #expect(layout.isActive(wide) && !layout.isActive(narrow))
      try layout.begin()
      try layout.activate(narrow)
      try layout.deactivate(wide)
      try layout.commit()
      #expect(layout.frame(of: stage.node).width == 10)
    }
  }

  @Test func rulesAndLinksAndGroups() throws {
    let insets = try stage.attribute(.insets, of: stage.node)
    let other = try stage.attribute(.width, of: stage.other)
    var rule = Constraint.none
    let atomic = try record {
      rule = try layout.addRule(.height, of: stage.node, .equal, 12, priority: 1000)
      try layout.set(width, .equal, to: other, times: 0.5)
      try layout.set(insets, .atLeast, 1, priority: 1000)
    }
    #expect(layout.constraints(of: atomic).count == 6)
    try layout.deactivate(atomic)
    #expect(layout.contains(rule) && !layout.isActive(rule))
    #expect(layout.link(of: width, .equal) == nil && !layout.isActive(insets))
    #expect(try stage.solved().height == 0)
    try layout.move(stage.node, to: .none)
    try layout.move(stage.node, to: stage.panel)
    #expect(!layout.isActive(rule))
    try layout.activate(atomic)
    let frame = try stage.solved()
    #expect(layout.isActive(rule) && frame.height == 12 && frame.width == 30)
    #expect(layout.link(of: width, .equal)?.followed == other)
  }

  @Test func forgetting() throws {
    let before = layout.constraints.count
    let kept = try record {
      try set(width, 5)
      _ = try layout.addRule(.width, of: stage.node, .atLeast, 2, priority: 1000)
    }
    try layout.destroy(kept)
    #expect(!layout.contains(kept) && value(width) == 5)
    #expect(layout.atomics.entries.count == 0 && layout.constraints.count == before + 2)
    try set(width, 6)

    let gone = try record {
      _ = try layout.addRule(.height, of: stage.node, .atLeast, 2, priority: 1000)
    }
    try layout.deactivate(gone)
    try layout.destroy(gone)
    #expect(layout.constraints.count == before + 2)
    #expect(throws: LayoutError.self) { try layout.activate(gone) }
  }

  /// What mentions a destroyed node is left out; if that is taken back, it is there again.
  @Test func destroyedNodes() throws {
    let gap = try stage.attribute(.leftOffset, of: stage.node, to: stage.other)
    let atomic = try record {
      try set(gap, 5)
      try set(width, 6)
    }
    try layout.begin()
    try layout.destroy(stage.other)
    try layout.activate(atomic)
    #expect(layout.constraints(of: atomic).count == 1)
    try layout.deactivate(atomic)
    try layout.rollback()
    #expect(layout.constraints(of: atomic).count == 2)
    #expect(value(gap) == 5)
  }

  @Test func rollbackTakesTheGroupBack() throws {
    let atomic = try layout.beginAtomic()
    try set(width, 5)
    try layout.rollback()
    #expect(!layout.contains(atomic) && value(width) == nil && layout.state.recorder.isNone)
    try set(width, 6)
    #expect(layout.atomics.entries.count == 0)
  }

  @Test func endsDoNotCross() throws {
    #expect(throws: LayoutError.self) { try layout.endAtomic() }
    let atomic = try layout.beginAtomic()
    #expect(throws: LayoutError.self) { try layout.commit() }
    #expect(throws: LayoutError.self) { try layout.deactivate(atomic) }
    #expect(throws: LayoutError.self) { try layout.destroy(atomic) }
    try layout.begin()
    try set(width, 5)
    #expect(throws: LayoutError.self) { try layout.endAtomic() }
    #expect(throws: LayoutError.self) { try layout.activate(atomic) }
    try layout.commit()
    try layout.endAtomic()
    #expect(layout.constraints(of: atomic).count == 1)
  }

  @Test func aRefusedGroupIsNot() throws {
    try set(width, 5)
    try layout.solve()
    try layout.setConflictPolicy(.refused)
    let atomic = try layout.beginAtomic()
    try layout.set(width, .atLeast, 6, priority: 1000)
    #expect(throws: LayoutError.self) { try layout.endAtomic() }
    #expect(!layout.contains(atomic) && layout.state.recorder.isNone)
    let fine = try record { try set(height, 6) }
    #expect(layout.isActive(fine) && layout.frame(of: stage.node).height == 6)
  }
}
