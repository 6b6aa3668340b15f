import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Content, measured content, and the sizes that nodes want. All values by hand.
@Suite struct ContentTests {
  /// What a measure was asked, and what it is to answer.
  final class Text {
    var letters = 100.0
    var widths: [Double] = []
    var isLost = false

    /// Letters of 10 x 20.
    func height(_ width: Double) -> Double {
      widths.append(width)
      return isLost ? .nan : 20 * (letters * 10 / width).rounded(.up)
    }
  }

  private func measured(_ stage: Stage, _ text: Text) throws {
    try stage.keep(.horizontalInsets, of: stage.node, 0)
    try stage.layout.setMeasurer(of: stage.node, .vertical) { _, width in text.height(width) }
  }

  /// Each node knows it, so that nobody has to walk up to what is gone.
  @Test func whatIsInsideOfWhatIsGoneFollowsTheTree() throws {
    let layout = Layout()
    let root = try layout.createNode()
    let outer = try layout.createNode(under: root)
    let early = try layout.createNode(under: outer)
    func isInGone(_ node: Node) throws -> Bool { layout.isInGone(try layout.place(node)) }
    try layout.set(.gone, of: outer, to: PropertyValue(Gone.fully))
    let late = try layout.createNode(under: early)
    #expect(try isInGone(early) && isInGone(late) && !isInGone(outer))
    try layout.begin()
    try layout.move(early, to: root)
    #expect(try !isInGone(early) && !isInGone(late))
    try layout.rollback()
    #expect(try isInGone(early) && isInGone(late))
    try layout.set(.gone, of: outer, to: PropertyValue(Gone.not))
    #expect(try !isInGone(early) && !isInGone(late))
    let content = try layout.guide(.scroll, of: outer)
    try layout.set(.gone, of: content, to: PropertyValue(Gone.fully))
    #expect(try isInGone(early) && isInGone(late) && !isInGone(content))
    try layout.destroy(content)
    #expect(try !isInGone(early) && !isInGone(late))
  }

  @Test func textWraps() throws {
    let stage = try Stage()
    let text = Text()
    try measured(stage, text)
    #expect(isNear(try stage.solved(), Rect(x: 0, y: 0, width: 400, height: 60)))
    #expect(isNear(try stage.solved().height, 60))
    #expect(text.widths == [400])
    try stage.keep(.width, of: stage.panel, 200)
    text.letters = 60
    #expect(isNear(try stage.solved().height, 60))
    text.letters = 61
    try stage.layout.invalidateContent(of: stage.node)
    #expect(isNear(try stage.solved().height, 80))
    #expect(text.widths == [400, 200, 200])
  }

  /// What the solver computes for places that it has taken for variables to come concerns nobody.
  @Test func textWrapsBesideCoefficientsFarApart() throws {
    let stage = try Stage()
    let text = Text()
    try measured(stage, text)
    let bar = try stage.layout.createNode(under: stage.panel)
    try stage.keep(.width, of: bar, to: stage.panel, 0.0002)
    #expect(isNear(try stage.solved().height, 60))
    #expect(isNear(stage.layout.frame(of: bar).width, 400 * 0.0002))
    #expect(text.widths == [400])
  }

  @Test func aFailureIsReportedUntilItIsOver() throws {
    let stage = try Stage()
    let text = Text()
    try measured(stage, text)
    _ = try stage.solved()
    text.isLost = true
    try stage.keep(.width, of: stage.panel, 200)
    for _ in 0..<2 {
      #expect(throws: LayoutError.self) { try stage.layout.solve() }
      #expect(isNear(stage.layout.frame(of: stage.node).height, 60))
    }
    text.isLost = false
    #expect(isNear(try stage.solved().height, 100))
    #expect(text.widths == [400, 200, 200, 200])
  }

  /// Letters of 10 x 20, 100 of them. Only the content is recorded of what was measured; its constraints
  /// go back with it, whatever else a transaction has changed of them.
  @Test func whatWasMeasuredIsTakenBack() throws {
    let stage = try Stage()
    let layout = stage.layout
    let text = Text()
    try measured(stage, text)
    func heights() throws -> [Double] {
      let node = try layout.place(stage.node)
      return [Relation.atMost, .atLeast].map {
        layout.constraints[layout.own(.content, of: node, .vertical, $0)].value
      }
    }
    func narrow(to width: Double) throws -> [Double] {
      try stage.keep(.width, of: stage.panel, width)
      _ = try stage.solved()
      return try heights()
    }
    #expect(try narrow(to: 400) == [60, 60])
    let narrowest = Size(width: 100, height: .nan)
    #expect(try layout.fittingSize(of: stage.node, narrowest, horizontal: 1000).height == 200)
    #expect(try heights() == [60, 60])
    try layout.begin()
    #expect(try narrow(to: 200) == [100, 100])
    try layout.setHugging(of: [stage.node], .vertical, to: 300)
    #expect(try narrow(to: 100) == [200, 200])
    try layout.setMeasurer(of: stage.node, nil)
    try layout.rollback()
    #expect(try heights() == [60, 60])
    #expect(layout.value(.huggingHeight, of: stage.node)?.number == Priority.low)
    #expect(isNear(try stage.solved().height, 60))
    #expect(try narrow(to: 200) == [100, 100])
  }

  @Test func framesInsideAreThoseOfTheSolveBefore() throws {
    let stage = try Stage()
    let layout = stage.layout
    var seen: [Rect] = []
    try stage.keep(.horizontalInsets, of: stage.node, 0)
    try layout.setMeasurer(of: stage.node, .vertical) { node, width in
      seen.append(layout.frame(of: node))
      #expect(layout.isBusy && layout.conflictCount == 0)
      #expect(throws: LayoutError.self) { _ = try layout.attribute(.aspectRatio, of: node) }
      return 4000 / width
    }
    _ = try stage.solved()
    try stage.keep(.width, of: stage.panel, 200)
    _ = try stage.solved()
    let wanted = try layout.fittingSize(
      of: stage.node, Size(width: 100, height: .nan), horizontal: Priority.required)
    #expect(isNear(wanted.width, 100) && isNear(wanted.height, 40))
    #expect(seen[0] == .zero && isNear(seen[1], Rect(x: 0, y: 0, width: 400, height: 10)))
    for frame in seen[2...] { #expect(isNear(frame, Rect(x: 0, y: 0, width: 200, height: 20))) }
    layout.forgetCallbacks()
  }

  @Test func aCardIsAskedWhereItLies() throws {
    let stage = try Stage()
    let layout = stage.layout
    let label = try layout.createNode(under: stage.node)
    try stage.keep(.safeInsets, of: label, 0)
    try layout.setContentSize(of: label, width: 60, height: 20)
    try layout.set(
      .safeArea, of: stage.window, to: .insets(Insets(top: 70, left: 0, bottom: 0, right: 0)))
    // 50 + 10 below the top of the window, so that 10 of it are covered; then 50 + 30 below.
    for (top, covered) in [(10.0, 10.0), (30, 0)] {
      try stage.keep(.topInset, of: stage.node, top)
      #expect(isNear(try stage.solved().height, 20 + covered))
      let before = layout.frame(of: label)
      let size = try layout.fittingSize(of: stage.node, Size(width: 0, height: 0))
      #expect(isNear(size.width, 60) && isNear(size.height, 20 + covered))
      #expect(layout.frame(of: label) == before)
    }
    let range = try layout.sizeRange(of: stage.node, .horizontal, priority: Priority.high)
    #expect(range.minimum == 60 && range.maximum == .infinity)
  }

  /// A column of labels of 100 to 199 letters of 10 x 20 in a window that is 400 wide.
  private func column(_ count: Int) throws -> (layout: Layout, window: Node) {
    let layout = Layout()
    let window = try layout.createNode()
    try layout.setSize(of: window, .horizontal, 400, priority: Priority.required)
    var above = Node.none
    for place in 0..<count {
      let label = try layout.createNode(under: window)
      let letters = Double(100 + place * 37 % 100)
      for side in [AttributeKind.leftInset, .rightInset] {
        let inset = try layout.attribute(side, of: label)
        try layout.set(inset, .equal, 0, priority: Priority.required)
      }
      let top =
        above == .none
        ? try layout.attribute(.topInset, of: label)
        : try layout.attribute(.topOffset, of: label, to: above)
      try layout.set(top, .equal, 4, priority: Priority.required)
      try layout.setContentSize(of: label, width: letters * 10, height: .nan)
      try layout.setMeasurer(of: label, .vertical) { _, width in
        20 * (letters * 10 / width).rounded(.up)
      }
      above = label
    }
    let bottom = try layout.attribute(.bottomInset, of: above)
    try layout.set(bottom, .equal, 4, priority: Priority.required)
    try layout.solve()
    return (layout, window)
  }

  /// How high the column is at a width, in letters a line.
  private func height(_ count: Int, _ letters: Int) -> Double {
    let lines = (0..<count).map { (100 + $0 * 37 % 100 + letters - 1) / letters }
    return Double(20 * lines.reduce(0, +) + 4 * (count + 1))
  }

  /// A query follows what moves there, makes no step, asks nobody twice, and goes back without looking
  /// at the matrix; once it has been asked, it takes no storage.
  @Test func askingForAnotherWidthTouchesWhatItMoves() throws {
    let count = 100
    let (layout, window) = try column(count)
    func ask(_ width: Double) throws -> Double {
      try layout.fittingSize(of: window, Size(width: width, height: 0), horizontal: 1000).height
    }
    for letters in [28, 32] {
      #expect(isNear(try ask(10 * Double(letters)), height(count, letters)))
    }
    let before = layout.solver.counters
    #expect(isNear(try ask(300), height(count, 30)))
    let after = layout.solver.counters
    #expect(after.steps == before.steps && after.factorizations == before.factorizations)
    #expect(after.allocations == before.allocations)
    // A width, a height and a top of each label move, in one or two basic rows each: there and back.
    #expect(after.workUnits - before.workUnits <= 20 * UInt64(count))
    #expect(isNear(layout.frame(of: window).height, height(count, 40)))
  }

  /// Labels of one width, each beside its field: what a label gains its field loses. All labels are at
  /// their ends where one is, and all fields where one is, so that a few steps find the ends of all.
  @Test func ambiguousAttributesOfAFormAreFoundTogether() throws {
    let layout = Layout()
    let window = try layout.createNode()
    try layout.setSize(of: window, width: 600, height: 900)
    func keep(
      _ kind: AttributeKind, of node: Node, to other: Node = .none, _ value: Double
    ) throws {
      let attribute =
        other == .none
        ? try layout.attribute(kind, of: node) : try layout.attribute(kind, of: node, to: other)
      try layout.set(attribute, .equal, value, priority: Priority.required)
    }
    var first = Node.none
    for row in 0..<40 {
      let label = try layout.createNode(under: window)
      let field = try layout.createNode(under: window)
      try layout.setContentSize(of: label, width: 50, height: 16)
      try layout.setContentSize(of: field, width: 100, height: 16)
      try keep(.leadingInset, of: label, 8)
      try keep(.leadingOffset, of: field, to: label, 8)
      try keep(.trailingInset, of: field, 8)
      try keep(.topInset, of: label, Double(20 * row))
      try keep(.topInset, of: field, Double(20 * row))
      if row == 0 { first = label } else { try keep(.width, of: label, to: first, 1) }
    }
    try layout.solve()
    let whatIf = layout.wholeWhatIf()
    #expect(whatIf.solve())
    let before = whatIf.solver.counters.steps
    let open = try layout.ambiguousAttributes(whatIf).found
    #expect(whatIf.solver.counters.steps - before <= 20)
    // Both share 600 - 8 - 8 - 8, and neither is below its content.
    #expect(open.count == 3 * 40)
    for number in open {
      let kind = layout.kind(of: number.attribute)
      let isLabel = number.minimum == 50
      let expected = kind == .leftInset ? (66.0, 492.0) : isLabel ? (50, 476) : (100, 526)
      #expect(isNear(number.minimum, expected.0) && isNear(number.maximum, expected.1))
    }
    #expect(open.filter { $0.isKey }.count == 1)
  }

  /// Nodes one below the other, as high as their contents: how far the last one can go is asked of a system where
  /// content is one row, so that no pivots are needed to exchange two.
  @Test func aRangeThatContentDeterminesTakesNoPivots() throws {
    let layout = Layout()
    let window = try layout.createNode()
    try layout.setSize(of: window, width: 600, height: 4000)
    var last = Node.none
    for row in 0..<40 {
      let node = try layout.createNode(under: window)
      try layout.setContentSize(of: node, width: 50, height: 16)
      let top =
        row == 0
        ? try layout.attribute(.topInset, of: node)
        : try layout.attribute(.topOffset, of: node, to: last)
      try layout.set(top, .equal, 4, priority: Priority.required)
      last = node
    }
    try layout.solve()
    let whatIf = layout.wholeWhatIf()
    #expect(whatIf.solve())
    let before = whatIf.solver.counters.steps
    let own = try #require(whatIf.known(layout.nodes[try layout.place(last)].top))
    let (minimum, maximum) = whatIf.range(ofOwn: own)
    #expect(minimum == 39 * 20 + 4 && maximum == minimum)
    #expect(whatIf.solver.counters.steps == before)
  }
}
