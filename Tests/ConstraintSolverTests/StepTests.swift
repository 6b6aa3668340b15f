import Testing

@testable import ConstraintSolver

/// Primal and dual steps on systems of three rows, calculated by hand: a basic solution alone, without an engine.
@Suite struct StepTests {
  /// A row, as it is off its constant by `residual`.
  private struct Given {
    var terms: [Double]
    var lower = 0.0
    var upper = 0.0
    var weight = 1.0
    var residual: Double
  }

  private let permit = Permit(forTests: ())

  /// A basic solution in which the first rows are basic at the positions after those of `own` variables, which hold
  /// themselves. Rows are on the side of their residuals; none, while one is 0.
  private func solution(_ rows: [Given], own: Int) -> BasicSolution {
    let solution = BasicSolution()
    let count = rows[0].terms.count
    solution.basis.addVariables(count)
    solution.table.columns.add(count)
    solution.levels.addPositions(count)
    solution.variables.add(0..<Int32(count))
    solution.moved.resize(count)
    solution.queues.resize(count)
    solution.work.resize(count)
    for variable in 0..<Int32(count) { solution.variables.serial[variable] = UInt32(variable) + 1 }
    solution.table.makeRows(rows.count)
    solution.basis.makeRows(rows.count)
    solution.activities.resize(rows.count)
    solution.work.edge.rates.resize(rows.count)
    for given in rows { add(given, to: solution) }
    for position in Int32(own)..<Int32(count) {
      solution.basis.setRow(position, position - Int32(own), solution.table, permit)
    }
    _ = solution.basis.factorize(solution.table, permit)
    return solution
  }

  private func add(_ given: Given, to solution: BasicSolution) {
    let (table, levels, row) = (solution.table, solution.levels, solution.table.addRow())
    let terms = given.terms.indices.filter { given.terms[$0] != 0 }
    table.openTerms(row)
    table.addTerms(row, terms.count) { (Int32(terms[$0]), given.terms[terms[$0]]) }
    table.link(row)
    table.penalties.weight[row] = given.weight
    table.penalties.setLevels(
      row, lower: given.lower > 0 ? levels.enter(given.lower) : -1,
      upper: given.upper > 0 ? levels.enter(given.upper) : -1)
    for level in [table.penalties.lowerLevel[row], table.penalties.upperLevel[row]] where level >= 0
    {
      levels.note(weight: given.weight, at: level)
    }
    solution.activities.residual[row] = given.residual
    let side: Int8 = given.residual < 0 ? -1 : given.residual > 0 ? 1 : 0
    solution.activities.side[row] = side
    let slope = solution.slopeSign(of: row, on: side)
    solution.activities.slopeSign[row] = slope
    if slope != 0 { levels.countSlope(table.penalties.level(of: row, on: slope), 1) }
  }

  private func primal(
    _ solution: BasicSolution, _ leaving: Leaving
  ) throws(StepFailure) -> Pivot {
    var cycling = AntiCycling()
    solution.prepareDirection(leaving.position, leaving.sign)
    return try PrimalStep(solution).findPivot(leaving, &cycling)
  }

  /// x is 0, by its own row. x ≥ 1 and x ≥ 3 pull it up; x ≤ 2 does not. The slope is -2, from 1 on -1, from 2 on 0:
  /// there it ends.
  @Test func aPrimalStepGoesPastRowsAsLongAsItPays() throws {
    let solution = solution(
      [
        Given(terms: [1], lower: 500, residual: -1), Given(terms: [1], lower: 500, residual: -3),
        Given(terms: [1], upper: 500, residual: -2),
      ], own: 1)
    solution.levels.setMultiplier(0, 0, 2, permit)
    let pivot = try primal(solution, Leaving(position: 0, sign: 1))
    #expect(pivot.entering == 2 && pivot.step == 2 && pivot.position == 0)
    #expect(Array(solution.work.lineSearch.passed.all) == [0])
    let factor = solution.work.y[0]
    #expect(factor == 1)
  }

  /// The same where x ≥ 3 weighs 3: the slope is -4, -3, and beyond 2 still -2, so that x goes to 3.
  @Test func aPrimalStepGoesAsFarAsTheHeaviestRow() throws {
    let solution = solution(
      [
        Given(terms: [1], lower: 500, residual: -1),
        Given(terms: [1], lower: 500, weight: 3, residual: -3),
        Given(terms: [1], upper: 500, residual: -2),
      ], own: 1)
    solution.levels.setMultiplier(0, 0, 4, permit)
    let pivot = try primal(solution, Leaving(position: 0, sign: 1))
    #expect(pivot.entering == 1 && pivot.step == 3)
    #expect(Array(solution.work.lineSearch.passed.all) == [0, 2])
  }

  /// The same where x ≤ 2 is at a higher level: nothing below goes past it, whatever it weighs.
  @Test func aPrimalStepStopsAtAHigherLevel() throws {
    let solution = solution(
      [
        Given(terms: [1], lower: 500, weight: 1e6, residual: -1),
        Given(terms: [1], lower: 500, weight: 1e6, residual: -3),
        Given(terms: [1], upper: 501, residual: -2),
      ], own: 1)
    solution.levels.setMultiplier(0, 0, 2e6, permit)
    let pivot = try primal(solution, Leaving(position: 0, sign: 1))
    #expect(pivot.entering == 2 && pivot.step == 2)
  }

  /// A multiplier that no row on the way uses up is rounding.
  @Test func aPrimalStepWithoutAnEndFails() {
    let solution = solution(
      [
        Given(terms: [1], lower: 500, residual: -1), Given(terms: [1], upper: 500, residual: 2),
        Given(terms: [1], upper: 500, residual: 3),
      ], own: 1)
    solution.levels.setMultiplier(0, 0, 9, permit)
    #expect(throws: StepFailure.unbounded) {
      try primal(solution, Leaving(position: 0, sign: 1))
    }
  }

  /// x0 + x1 = 10 is required and x1 = 4 at some priority; x0 ≤ 5, at 750, is off by 1. Its row is the first less the
  /// second: to bring x0 down either one has to leave.
  private func infeasible(second priority: Double) -> BasicSolution {
    let solution = solution(
      [
        Given(terms: [1, 1], lower: 1000, upper: 1000, residual: 0),
        Given(terms: [0, 1], lower: priority, upper: priority, residual: 0),
        Given(terms: [1, 0], upper: 750, residual: 1),
      ], own: 0)
    solution.btran(of: 2, into: solution.work.y)
    return solution
  }

  private func dual(_ solution: BasicSolution) -> (position: Int32, sign: Int8) {
    let step = DualStep(solution: solution, row: 2, slopeChange: 1)
    let position = step.findLeaving(at: 750, isLeftToPrimalPivots: false, isAnyEnough: false)
    return (position, position < 0 ? 0 : step.leavingSign(of: position))
  }

  /// x1 = 4 at 250 is violated, upwards.
  @Test func aDualStepTakesTheRowThatLosesLeast() {
    let solution = infeasible(second: 250)
    let parts = [solution.work.y[0], solution.work.y[1]]
    #expect(parts == [1, -1])
    let (position, sign) = dual(solution)
    #expect(position == 1 && sign == 1)
  }

  /// At 900 it does not: the row changes sides itself.
  @Test func aDualStepTakesNoRowThatLosesMore() {
    #expect(dual(infeasible(second: 900)).position == -1)
  }

  /// Left to primal pivots it takes only what loses nothing.
  @Test func aRowThatIsLeftToPrimalPivotsTakesNone() {
    let step = DualStep(solution: infeasible(second: 250), row: 2, slopeChange: 1)
    #expect(step.findLeaving(at: 750, isLeftToPrimalPivots: true, isAnyEnough: false) == -1)
  }

  // MARK: Bound flipping

  /// x0 = 10 and x1 = 10 at some priority and weight 2; x0 ≥ 4 at 750. The sum is at most 20 less `excess`.
  private func crowded(by excess: Double, second priority: Double = 500) -> [BoundFlip] {
    let solution = solution(
      [
        Given(terms: [1, 0], lower: 500, upper: 500, residual: 0),
        Given(terms: [0, 1], lower: priority, upper: priority, weight: 2, residual: 0),
        Given(terms: [1, 0], lower: 750, residual: 6),
        Given(terms: [1, 1], upper: 1000, residual: excess),
      ], own: 0)
    solution.btran(of: 3, into: solution.work.y)
    var flips = Buffer<BoundFlip>()
    DualStep(solution: solution, row: 3, slopeChange: 1).findFlips(at: 1000, &flips)
    return Array(flips.all)
  }

  /// x0 gives 6 of the 8, down to 4, and costs more from there on, so that x1 leaves.
  @Test func aFlipComesBeforeThePivot() {
    let flips = crowded(by: 8)
    #expect(flips.map(\.position) == [0] && flips.map(\.entering) == [2])
    #expect(flips.map(\.leavingSign) == [-1])
  }

  /// x0 leaves the basis where 6 are enough, and is not asked where x1 costs less.
  @Test func thereIsNoFlipWhereNoneIsNeeded() {
    #expect(crowded(by: 5).isEmpty)
    #expect(crowded(by: 8, second: 250).isEmpty)
  }
}
