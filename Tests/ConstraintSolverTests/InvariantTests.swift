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
    engine.variables.correct(x, to: 10.5, tail: 0)
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
    engine.levels.correctMultiplier(position, level, 0.5)
    #expect(!engine.isOptimal)
  }

  /// A row at 749.5 gets a slope that has yet to count while dual pivots go on; it enters by a bound flip, and so takes the
  /// last slope of its level out of play.
  @Test func multipliersOfALevelFollowWhenItIsOutOfPlay() throws {
    let x = try (0..<4).map { _ in try solver.addVariable() }
    let (a, b, c, d) = (x[0], x[1], x[2], x[3])
    _ = try row([(a, 1), (c, 1), (b, -1)], .atLeast, 0, 749.5)
    _ = try row([(b, 1), (d, 1), (a, 1)], .atMost, 100)
    _ = try row([(b, 1)], .atMost, 0, 250)
    _ = try row([(d, 1)], .atMost, 0, 250)
    _ = try row([(d, 1)], .atMost, 1)
    _ = try row([(b, 2), (a, -1), (d, -1)], .atLeast, 0)
    _ = try row([(a, 1)], .atMost, 0, 750)
    _ = try row([(d, 1), (c, -1)], .atLeast, 50)
    _ = try row([(a, 2)], .equal, 1, 750)
    try solver.solve()
    #expect(solver.engine.isOptimal)
  }

  /// The weaker row in the basis and the stronger one violated: consistent, but not optimal.
  @Test func aRowThatOughtToLeaveIsNoticed() throws {
    let (engine, x, kept, violated) = try solved()
    engine.withdrawSlope(violated)
    let permit = Permit(forTests: ())
    engine.basis.setRow(engine.basis.positionOfRow[kept], violated, engine.table, permit)
    _ = engine.basis.factorize(engine.table, permit)
    engine.variables.correct(x, to: 30, tail: 0)
    engine.activities.side[kept] = 1
    engine.setSlope(kept, 1)
    engine.applySlopeChanges()
    #expect(!engine.isOptimal)
  }

  /// The same after x == 10 was dragged to 13.
  @Test func whatIsWrongWhileSweepingIsNoticed() throws {
    let (engine, _, kept, violated) = try solved()
    for constant in [11.0, 12, 13] {
      engine.setConstant(kept, constant)
      #expect(engine.solve() && engine.isOptimal)
    }
    #expect(engine.sweeps.count == 1)
    engine.activities.side[violated] = 1
    #expect(!engine.isOptimal)
    engine.activities.side[violated] = -1
    engine.levels.correctMultiplier(engine.basis.positionOfRow[kept], engine.levels.inPlay[0], 0.5)
    #expect(!engine.isOptimal)
  }

  /// The same beside 10⁻⁹ y == x, for which numbers are exact: a multiplier that is right as a double is not as a
  /// residue.
  @Test func whatIsWrongInExtendedPrecisionIsNoticed() throws {
    let (engine, x, kept, _) = try solved()
    let y = try solver.addVariable()
    _ = try row([(y, 1e-9), (engine.handle(variable: x), -1)], .equal, 0, 1000)
    try solver.solve()
    #expect(engine.precision == .extended && engine.isOptimal)
    let (position, level) = (engine.basis.positionOfRow[kept], engine.levels.inPlay[0])
    var number = engine.levels.extended(position, level)
    number.residue = number.residue + .one
    engine.levels.setExtended(position, level, number)
    #expect(!engine.isOptimal)
  }
}
