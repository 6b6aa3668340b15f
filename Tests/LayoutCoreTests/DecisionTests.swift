import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// What decisions cost, by how often rows are solved.
@Suite struct DecisionTests {
  /// How often a window is solved after it was made narrower, with flows inside of each other in it. Each has two
  /// members of 80 besides, so that all are broken in 150.
  private func solves(depth: Int) throws -> Int {
    let layout = Layout()
    let window = try layout.createNode()
    try layout.setSize(of: window, width: 1e5, height: 100)
    var values = ContainerValues(.horizontal)
    values.wraps = true
    var outer = window
    for level in 0..<depth {
      let flow = try layout.createStack(under: outer, values, [])
      if level == 0 {
        let insets = try layout.attribute(.insets, of: flow)
        try layout.set(insets, .equal, 0, priority: Priority.required)
      }
      for _ in 0..<2 {
        let member = try layout.createNode(under: flow)
        try layout.setContentSize(of: member, width: 80, height: 20)
      }
      outer = flow
    }
    try layout.solve()
    try layout.setSize(of: window, width: 150, height: 1000)
    try layout.solve()
    return layout.settler.budget.solves
  }

  /// One for each level, and three besides: of the new width, of one-line lengths, and of heights.
  @Test func aFlowInAFlowCostsASolve() throws {
    let (some, more) = (try solves(depth: 5), try solves(depth: 25))
    #expect(more - some == 20)
    #expect(some <= 5 + 3)
  }
}
