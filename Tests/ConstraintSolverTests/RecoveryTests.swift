import Testing

@testable import ConstraintSolver

/// Ways out of solves that do not go straight to the optimum, on systems done by hand.
@Suite struct RecoveryTests: SolverSuite {
  let solver = Solver()

  /// 101 places at least 10 apart, all wanted at 0: the sum of distances is least with the middle one there.
  private func makeChain() throws -> [Variable] {
    let places = try (0..<101).map { _ in try solver.addVariable(default: 500) }
    for place in places { _ = try row([(place, 1)], .equal, 0, 750) }
    for (one, next) in zip(places, places.dropFirst()) {
      _ = try row([(next, 1), (one, -1)], .atLeast, 10)
    }
    return places
  }

  /// A caller's limit ends the solve: nothing else is tried, and later solves find the optimum as ever.
  @Test func aLimitOfWorkTriesNothingElse() throws {
    let places = try makeChain()
    let before = solver.engine.basis.workUnits
    let isCut = solver.limitingWork(to: 1) {
      #expect(throws: SolverError.self) { try solver.solve() }
    }
    #expect(isCut && solver.engine.precision == .doubles)
    #expect(solver.engine.basis.workUnits - before <= 4 * solver.engine.firstSolveVisits)
    try solver.solve()
    #expect(places.map { solver.value($0) } == (0..<101).map { Double(10 * ($0 - 50)) })
    #expect(solver.engine.precision == .doubles)
  }

  /// In extended precision a bound that rises above a variable which only its own row holds takes it along, in one
  /// pivot.
  @Test func aRisingBoundTakesItsVariableAlong() throws {
    let (x, y) = (try solver.addVariable(isBounded: true), try solver.addVariable())
    let z = try solver.addVariable(isBounded: true)
    _ = try row([(x, 1e6), (y, 1e-6)], .equal, 3)
    _ = try row([(z, 1), (y, -1)], .atLeast, -1e9)
    try solver.solve()
    #expect(solver.engine.precision == .extended && solver.value(z) == 0)
    let before = solver.engine.policy.pivots
    try solver.setDefault(z, to: 5)
    try solver.solve()
    #expect(solver.value(z) == 5)
    #expect(solver.engine.policy.pivots - before <= 2)
    try solver.setDefault(z, to: 2)
    try solver.solve()
    #expect(solver.value(z) == 2)
  }

  /// In extended precision, too, values beyond the limit are refused: 17 times 1e12 of the one before are 1e204.
  @Test func exactValuesBeyondTheLimitAreRefused() throws {
    let places = try (0..<18).map { _ in try solver.addVariable() }
    let first = try row([(places[0], 1)], .equal, 0)
    for (one, next) in zip(places, places.dropFirst()) {
      _ = try row([(next, 1), (one, -1e12)], .equal, 0)
    }
    try solver.solve()
    #expect(solver.engine.precision == .extended)
    try solver.setConstant(first, to: 1)
    #expect(throws: SolverError.self) { try solver.solve() }
    #expect(places.allSatisfy { solver.value($0) == 0 })
  }

  /// What is pending when a transaction begins is solved within it, and stays solved when it is taken back. Rounding
  /// of another value of 1e12 does not hide that.
  @Test func aChangeBeforeATransactionStaysSolvedAfterRollback() throws {
    let (x, far) = (try solver.addVariable(), try solver.addVariable())
    let size = try row([(x, 1)], .equal, 320)
    _ = try row([(far, 1)], .equal, 1e12)
    try solver.solve()
    try solver.setConstant(size, to: 0)
    try solver.begin(bringingUpToDate: false)
    try solver.solve()
    try solver.rollback()
    try solver.solve()
    #expect(solver.value(x) == 0)
  }

  /// In the slack basis all variables are at their defaults; dual pivots, and primal ones, find the optimum from
  /// there.
  @Test func theSlackBasisLeadsToTheOptimum() throws {
    let places = try makeChain()
    try solver.solve()
    solver.engine.policy.restarts.startFromSlackBasis(at: 0)
    solver.engine.rebuild(.start)
    #expect(places.allSatisfy { solver.value($0) == 500 })
    #expect(solver.engine.dual.count == 101 + 100)
    try solver.solve()
    #expect(places.map { solver.value($0) } == (0..<101).map { Double(10 * ($0 - 50)) })
  }
}
