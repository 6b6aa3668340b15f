import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Direction, margins, safe area, alignment rectangles and baselines. All values by hand.
@Suite struct SurroundingsTests {
  /// Where a row is depends on the content of all rows before it. One search finds that, and answers for
  /// all of them: one for each would be O(n²).
  @Test func undeterminedRowsAreSearchedOnce() throws {
    let stage = try Stage()
    var rows = [stage.node]
    for _ in 0..<50 {
      rows.append(try stage.layout.createNode(under: stage.panel))
      try stage.keep(.topOffset, of: rows[rows.count - 1], to: rows[rows.count - 2], 4)
    }
    try stage.layout.solve()
    #expect(try stage.layout.isDetermined(#require(stage.layout.find(rows[25]))) == false)
    for row in rows {
      let slot = try #require(stage.layout.find(row))
      #expect(stage.layout.areaFinder.determinedLines.answers[Int(slot.index)] == false)
    }
    #expect(try stage.layout.isDetermined(#require(stage.layout.find(stage.other))))
  }

  /// Whether nodes have what others have to look for is counted, through all that comes and goes.
  @Test func whatNobodyHasAnyMoreIsNotLookedFor() throws {
    var random = SeededGenerator(state: 11)
    let layout = Layout()
    var openCount = 0
    for round in 0..<3000 {
      let taken = Array(layout.nodes.taken)
      let node = taken.randomElement(using: &random).map { layout.node(at: $0) } ?? .none
      let isSet = Int.random(in: 0..<3, using: &random) == 0
      let length = isSet ? 5.0 : 0
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: if taken.count < 12 { _ = try layout.createNode(under: node) }
      case 2: if node != .none { try layout.destroy(node) }
      case 3 where openCount < 4: (_, openCount) = (try layout.begin(), openCount + 1)
      case 4 where openCount > 0: (_, openCount) = (try layout.commit(), openCount - 1)
      case 5 where openCount > 0: (_, openCount) = (try layout.rollback(), openCount - 1)
      case 6 where node != .none:
        try layout.set(
          .gone, of: node,
          to: PropertyValue(isSet ? goneKinds.randomElement(using: &random) ?? .not : .not))
      case 7 where node != .none:
        try layout.set(
          .direction, of: node, to: PropertyValue(isSet ? Direction.rightToLeft : .inherited))
      case 8 where node != .none:
        try layout.set(.alignmentInsets, of: node, to: .insets(Insets(all: length)))
      case 9 where node != .none: try layout.set(.baselines, of: node, to: .distances(0, length))
      case 10 where node != .none:
        try layout.set(.safeArea, of: node, to: .insets(Insets(all: length)))
      case 11 where node != .none: try layout.set(.inheritedMargins, of: node, to: .flag(isSet))
      default: break
      }
      var inUse: EnvironmentUse = []
      for slot in layout.nodes.taken {
        inUse.formUnion(layout.use(of: slot))
      }
      #expect(
        layout.state.useCounts.inUse == inUse && layout.state.environmentUse.isSuperset(of: inUse))
      if round % 3 > 0 { continue }
      try layout.solve()
      #expect(layout.state.environmentUse == inUse)
    }
  }

  /// A window 60 high, covered for 5 at the top, with 100 cells of 20 below each other, the first three
  /// in the window, and a text in each that is kept to its margins.
  @Test func onlyAreasThatMayHaveChangedAreLookedAt() throws {
    let layout = Layout()
    func place(_ attribute: Attribute, _ value: Double) throws {
      try layout.set(attribute, .equal, value, priority: Priority.required)
    }
    let window = try layout.createNode()
    try layout.setSize(of: window, width: 100, height: 60)
    var cells: [Node] = []
    var tops: [Attribute] = []
    for position in 0..<100 {
      cells.append(try layout.createNode(under: window))
      let text = try layout.createNode(under: cells[position])
      tops.append(try layout.attribute(.topInset, of: cells[position]))
      try place(tops[position], Double(20 * position))
      try place(try layout.attribute(.height, of: cells[position]), 20)
      try place(try layout.attribute(.topMarginInset, of: text), 0)
    }
    try layout.set(.safeArea, of: window, to: .insets(Insets(top: 5, left: 0, bottom: 0, right: 0)))
    try layout.solve()
    #expect(layout.areaFinder.due.nodes == [cells[0]])
    #expect(layout.effectiveMargins(of: cells[0]).top == 13)
    try place(tops[1], 1)
    try layout.solve()
    #expect(layout.areaFinder.due.nodes == [cells[0], cells[1]])
    #expect(layout.effectiveMargins(of: cells[1]).top == 12)
    try layout.begin()
    try place(tops[0], 5)
    try layout.solve()
    #expect(layout.areaFinder.due.nodes == [cells[1]])
    try layout.rollback()
    try place(tops[1], 20)
    try layout.solve()
    #expect(layout.areaFinder.due.nodes == [cells[0]])
    #expect(layout.effectiveMargins(of: cells[0]).top == 13)
    #expect(layout.effectiveMargins(of: cells[1]).top == 8)
  }

  /// Where nothing reaches into nodes any more, nobody looks for it, however it has gone.
  @Test func whatIsTakenBackCostsNothing() throws {
    let stage = try Stage()
    let layout = stage.layout
    try stage.keep(.topMarginInset, of: stage.node, 0)
    #expect(isNear(try stage.solved().y, 8))
    func isLookedFor() throws -> Bool {
      let before = layout.areaFinder.searches
      try stage.keep(.topMarginInset, of: stage.node, 1)
      try layout.solve()
      try stage.keep(.topMarginInset, of: stage.node, 0)
      #expect(isNear(try stage.solved().y, 8))
      return layout.areaFinder.searches > before
    }
    #expect(try !isLookedFor())
    let bar = Insets(top: 60, left: 0, bottom: 0, right: 0)
    try layout.set(.safeArea, of: stage.window, to: .insets(bar))
    try layout.set(.inheritedMargins, of: stage.panel, to: .flag(true))
    #expect(isNear(try stage.solved().y, 18))
    try layout.set(.safeArea, of: stage.window, to: .insets(Insets(all: 0)))
    try layout.set(.inheritedMargins, of: stage.panel, to: .flag(false))
    #expect(isNear(try stage.solved().y, 8))
    #expect(try !isLookedFor())
    try layout.begin()
    try layout.set(.safeArea, of: stage.window, to: .insets(bar))
    #expect(isNear(try stage.solved().y, 18))
    try layout.rollback()
    #expect(try !isLookedFor())
    let root = try layout.createNode()
    try layout.set(.safeArea, of: root, to: .insets(bar))
    try layout.set(.safeArea, of: try layout.createNode(under: root), to: .insets(bar))
    #expect(try isLookedFor())
    try layout.destroy(root)
    try layout.solve()
    #expect(try !isLookedFor())
  }
}
