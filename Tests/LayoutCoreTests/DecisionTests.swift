import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// What decisions cost, by how often rows are solved.
@Suite struct DecisionTests {
  /// How often a window is solved after it was made narrower, with flows inside of each other in it. Each has two
  /// members of 80 besides, so that all are broken in 150, and there is space left below.
  private func solves(depth: Int, _ rowDistribution: Distribution) throws -> Int {
    let layout = Layout()
    let window = try layout.createNode()
    try layout.setSize(of: window, width: 1e5, height: 100)
    var values = ContainerValues(.horizontal)
    values.wraps = true
    values.rowDistribution = rowDistribution
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
    try layout.setSize(of: window, width: 150, height: 10_000)
    try layout.solve()
    return layout.settler.budget.solves
  }

  /// One for each level, and three besides: of the new width, of one-line lengths, and of heights. One more at most for each
  /// where lines share what is left.
  @Test(arguments: [(Distribution.packed, 1), (Distribution.fill, 2)])
  func aFlowInAFlowCostsASolve(_ rowDistribution: Distribution, solvesOfALevel: Int) throws {
    let some = try solves(depth: 5, rowDistribution)
    let more = try solves(depth: 25, rowDistribution)
    #expect(more - some <= 20 * solvesOfALevel)
    #expect(some <= 5 * solvesOfALevel + 3)
  }
}
