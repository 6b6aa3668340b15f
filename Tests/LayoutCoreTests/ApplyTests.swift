import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// Apply lists from Swift, and what a reload costs. What they mean is tested through the package.
@Suite struct ApplyTests {
  private final class Host {
    var isWide = true
  }

  /// EasyPeasy's examples in Swift: below the other node, aligned with it, half as wide.
  @Test func words() throws {
    let stage = try Stage()
    let list = [
      AppliedAttribute(.top, 10).to(stage.other),
      AppliedAttribute(.left).to(stage.other, .left),
      AppliedAttribute(.compound(.size)).like(stage.other).with(Priority.highPriority),
    ]
    let made = try stage.layout.apply(list, to: stage.node)
    #expect(made.count == 4)
    #expect(isNear(try stage.solved(), Rect(x: 200, y: 170, width: 60, height: 40)))
    #expect(stage.layout.applied(to: stage.node) == made)
    var half = AppliedAttribute(.width).like(stage.other)
    half.multiplier = 0.5
    #expect(try stage.layout.apply([half], to: stage.node) == [made[2]])
    #expect(isNear(try stage.solved().width, 30))
  }

  @Test func conditions() throws {
    let stage = try Stage(), host = Host()
    var context = Context()
    context.idiom = .pad
    try stage.layout.setContext(context)
    let middle = AppliedAttribute(.centerX).when { node, context in
      #expect(node == stage.node && context.idiom == .pad)
      return host.isWide
    }
    let left = AppliedAttribute(.left, 7)
    try stage.layout.apply([left, middle], to: stage.node)
    #expect(isNear(try stage.solved().x, 200))
    host.isWide = false
    #expect(isNear(try stage.solved().x, 200))
    try stage.layout.reload(stage.node)
    #expect(isNear(try stage.solved().x, 7))
  }

  @Test func failures() throws {
    let stage = try Stage(), layout = stage.layout
    let bad = AppliedAttribute(.top, 1).when { (node, _) throws(LayoutError) in
      try layout.reload(node)
      return true
    }
    #expect(throws: LayoutError.self) { try layout.apply([bad], to: stage.node) }
    #expect(layout.applied(to: stage.node).isEmpty && !layout.isBusy)
    let other = AppliedAttribute(.top, 1).when { _, _ throws(LayoutError) in throw .accuracy }
    #expect(throws: LayoutError.self) { try layout.apply([other], to: stage.node) }
  }

  /// A thousand attributes under conditions that say the same again: no row is touched.
  @Test func unchangedReloadsCostTheSolverNothing() throws {
    let layout = Layout(), host = Host()
    let window = try layout.createNode()
    try layout.setSize(of: window, width: 1000, height: 1000)
    var nodes: [Node] = []
    for place in 0..<250 {
      let node = try layout.createNode(under: window)
      nodes.append(node)
      let list = [
        AppliedAttribute(.left, Double(place)).when { _, _ in host.isWide },
        AppliedAttribute(.left, 1).when { _, _ in !host.isWide },
        AppliedAttribute(.top, 2).when { _, _ in true },
        AppliedAttribute(.width, 3).when { _, _ in host.isWide },
      ]
      try layout.apply(list, to: node)
    }
    try layout.solve()
    let rows = nodes.flatMap { layout.applied(to: $0) }.map { row(of: $0, in: layout) }
    let before = layout.solver.counters
    for _ in 0..<3 {
      try layout.reload()
      try layout.solve()
    }
    let after = layout.solver.counters
    #expect(after.steps == before.steps && after.workUnits == before.workUnits)
    #expect(after.factorizations == before.factorizations)
    #expect(nodes.flatMap { layout.applied(to: $0) }.map { row(of: $0, in: layout) } == rows)
    #expect(rows.filter { !$0.isNone }.count == 750)
    host.isWide = false
    try layout.reload()
    try layout.solve()
    #expect(nodes.allSatisfy { layout.frame(of: $0) == Rect(x: 1, y: 2, width: 0, height: 0) })
  }

  private func row(of constraint: Constraint, in layout: Layout) -> Row {
    layout.constraints[layout.find(constraint)!].row
  }
}
