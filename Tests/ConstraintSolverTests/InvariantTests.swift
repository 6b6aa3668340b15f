import Testing

@testable import ConstraintSolver

/// The invariants of an optimal basic solution: each notices what only it can.
@Suite struct InvariantTests: SolverSuite {
  let solver = Solver()

  /// x == 10 at 500 and x == 30 at 250: the first is basic, and has the multiplier 1 at the level of the second.
  private func solved() throws -> (engine: Engine, x: Int32, kept: Int32, violated: Int32) {
    let x = try solver.addVariable()
    let kept = try row([(x, 1)], .equal, 10, 500)
    let violated = try row([(x, 1)], .equal, 30, 250)
    try solver.solve()
    #expect(solver.value(x) == 10 && solver.engine.isOptimal)
    return (solver.engine, x.index, kept.index, violated.index)
  }

  @Test func aValueOffItsBasicRowIsNoticed() throws {
    let (engine, x, _, _) = try solved()
    engine.variables.value[x] = 10.5
    #expect(!engine.isOptimal)
  }

  @Test func aRowOnTheWrongSideIsNoticed() throws {
    let (engine, _, _, violated) = try solved()
    #expect(engine.activities.side[violated] == -1)
    engine.activities.side[violated] = 1
    #expect(!engine.isOptimal)
  }

  @Test func aSubgradientThatNoLevelCountsIsNoticed() throws {
    let (engine, _, _, violated) = try solved()
    engine.levels.countSlope(engine.table.penalties.lowerLevel[violated], 1)
    #expect(!engine.isOptimal)
  }

  @Test func aMultiplierThatDoesNotSolveItsSystemIsNoticed() throws {
    let (engine, _, kept, _) = try solved()
    let level = engine.levels.inPlay[0]
    let position = engine.basis.positionOfRow[kept]
    #expect(engine.levels.multiplier(position, level) == 1)
    engine.levels.setMultiplier(position, level, 0.5)
    #expect(!engine.isOptimal)
  }

  /// The weaker row in the basis and the stronger one violated: consistent, but not optimal.
  @Test func aRowThatOughtToLeaveIsNoticed() throws {
    let (engine, x, kept, violated) = try solved()
    engine.withdrawSlope(violated)
    engine.basis.setRow(engine.basis.positionOfRow[kept], violated, engine.table)
    _ = engine.basis.factorize(engine.table)
    engine.variables.value[x] = 30
    engine.activities.side[kept] = 1
    engine.setSlope(kept, 1)
    engine.applySlopeChanges()
    #expect(!engine.isOptimal)
  }
}
