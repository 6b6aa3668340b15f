import Testing

@testable import ConstraintSolver

/// Neighbourhoods, conflicts, freedom and extended precision on systems done by hand.
@Suite struct QuestionTests: SolverSuite {
  let solver = Solver()

  /// Four variables in a chain of equal differences: every layer has one row more.
  @Test func aNeighbourhoodGrowsByLayers() throws {
    let x = try (0..<4).map { _ in try solver.addVariable() }
    let rows = try (1..<4).map { try row([(x[$0], 1), (x[$0 - 1], -1)], .equal, 10) }
    try solver.solve()
    let around = Neighborhood(solver.engine)
    around.begin(at: rows[0].index)
    around.grow(to: 1)
    #expect(around.rows == [rows[0].index])
    #expect(around.variables == [0, 1])
    #expect(!around.isWhole)
    around.grow(to: 2)
    #expect(around.rows == [rows[0].index, rows[1].index])
    around.grow(to: 100)
    #expect(around.rows == rows.map { $0.index } && around.isWhole)
  }

  /// x + y <= 10 with x >= 6 and y >= 7 is infeasible; z >= 5 has no part in it, nor has x >= 1.
  @Test func aConflictIsIrreducible() throws {
    let (x, y, z) = (
      try solver.addVariable(), try solver.addVariable(), try solver.addVariable()
    )
    let rows = [
      try row([(x, 1), (y, 1)], .atMost, 10), try row([(x, 1)], .atLeast, 6),
      try row([(y, 1)], .atLeast, 7),
    ]
    _ = try row([(z, 1)], .atLeast, 5)
    _ = try row([(x, 1)], .atLeast, 1)
    try solver.solve()
    #expect(solver.conflictCount == 1)
    let conflict = solver.conflict(0)
    #expect(conflict.count == 3 && rows.allSatisfy { conflict.contains($0) })
    #expect(solver.value(z) == 5)
  }

  /// Three rows and no fewer keep x from 5 in two ways, one row in a third: that has the least sum of multipliers.
  /// Without it, of two equalities that say the same one is named.
  @Test func ofSeveralCombinationsOneIsTaken() throws {
    let (x, y, z) = (
      try solver.addVariable(), try solver.addVariable(), try solver.addVariable()
    )
    for _ in 0..<2 { _ = try row([(x, 1), (y, -1), (z, 1)], .equal, 3) }
    _ = try row([(y, 1)], .atMost, 0)
    _ = try row([(z, 1)], .atLeast, 0)
    let alone = try row([(x, 1)], .atMost, 3)
    let violated = try row([(x, 1)], .atLeast, 5)
    try solver.solve()
    #expect(solver.conflictCount == 1 && solver.conflict(0) == [violated, alone])
    try solver.remove(alone)
    try solver.solve()
    #expect(solver.conflictCount == 1 && solver.conflict(0).count == 4)
  }

  /// Two conflicts without a row in common are two.
  @Test func separateConflictsAreSeparate() throws {
    for _ in 0..<2 {
      let x = try solver.addVariable()
      _ = try row([(x, 1)], .atMost, 1)
      _ = try row([(x, 1)], .atLeast, 2)
    }
    try solver.solve()
    #expect(solver.conflictCount == 2)
    #expect(solver.conflict(0).count == 2 && solver.conflict(1).count == 2)
  }

  /// Three variables with a given sum, and one of them bounded: a plane, of dimension 2. The bounded one goes
  /// from 0 to 4, the others have no bounds.
  @Test func theFaceHasADimensionAndRanges() throws {
    let x = try (0..<3).map { _ in try solver.addVariable() }
    _ = try row(x.map { ($0, 1) }, .equal, 30)
    _ = try row([(x[0], 1)], .atLeast, 0)
    _ = try row([(x[0], 1)], .atMost, 4)
    try solver.solve()
    #expect(solver.freedom == 2)
    let range = try solver.range(x[0])
    #expect(range.minimum == 0 && range.maximum == 4)
    #expect(try solver.range(x[1]).maximum == .infinity)
    #expect(solver.value(x[0]) == 0 && solver.value(x[1]) == 0 && solver.value(x[2]) == 30)
  }

  /// A chain of inequalities that all are tight at 0, and of which none always is: as many dimensions as
  /// variables. With the last one not above the first, all are equal: one dimension, though there is no equality.
  @Test func onlyAlwaysActiveRowsTakeFreedom() throws {
    let chain = try (0..<300).map { _ in try solver.addVariable() }
    for (x, next) in zip(chain, chain.dropFirst()) {
      _ = try row([(next, 1), (x, -1)], .atLeast, 0)
    }
    try solver.solve()
    #expect(solver.freedom == 300)
    _ = try row([(chain[299], 1), (chain[0], -1)], .atMost, 0)
    try solver.solve()
    #expect(solver.freedom == 1)
    let isPerhapsOpen = solver.isPerhapsOpen
    #expect(chain.allSatisfy { isPerhapsOpen[Int($0.index)] })
    _ = try row([(chain[7], 1)], .equal, 0, 250)
    try solver.solve()
    #expect(solver.freedom == 0 && !solver.isPerhapsOpen.contains(true))
  }

  /// A soft row at its optimum leaves no freedom: x is 5 or the row is violated.
  @Test func aMetSoftRowDetermines() throws {
    let x = try solver.addVariable()
    _ = try row([(x, 1)], .equal, 5, 250)
    try solver.solve()
    #expect(solver.freedom == 0)
    let all = try solver.range(x, least: 500)
    #expect(all.minimum == -.infinity && all.maximum == .infinity)
  }

  /// 1e6 x + y = 1e6 and 1e-6 x + y = 0, whose rows are badly scaled: x = 1e6 / (1e6 - 1e-6).
  @Test func aBadlyScaledSystemIsSolvedInExtendedPrecision() throws {
    let (x, y) = (try solver.addVariable(), try solver.addVariable())
    _ = try row([(x, 1e6), (y, 1)], .equal, 1e6)
    _ = try row([(x, 1e-6), (y, 1)], .equal, 0)
    try solver.solve()
    #expect(solver.engine.precision == .extended)
    #expect(abs(solver.value(x) - 1.000000000001) < 1e-15)
    #expect(abs(solver.value(y) + 1.000000000001e-6) < 1e-20)
    #expect(solver.engine.basis.isConsistent(solver.engine.table))
  }

  /// The undo log takes back every kind of change, to the last bit.
  @Test func aRollbackRestoresEverything() throws {
    let (x, y) = (try solver.addVariable(default: 3), try solver.addVariable())
    let first = try row([(x, 1), (y, -3)], .equal, 1)
    let second = try row([(y, 1)], .atLeast, 0.1, 500)
    try solver.solve()
    let before = [solver.value(x), solver.value(y)]
    try solver.begin()
    try solver.setConstant(first, to: 7)
    try solver.setPriority(second, to: 250)
    try solver.setWeight(second, to: 2)
    try solver.setRelation(second, to: .equal)
    try solver.setCoefficient(first, of: y, to: 5)
    try solver.setDefault(x, to: 9)
    let z = try solver.addVariable()
    _ = try row([(z, 1), (x, 1)], .equal, 2)
    try solver.remove(second)
    try solver.solve()
    #expect(solver.value(x) != before[0])
    try solver.rollback()
    #expect([solver.value(x), solver.value(y)] == before)
    #expect(solver.constant(first) == 1 && solver.priority(second) == 500)
    #expect(solver.weight(second) == 1 && solver.relation(second) == .atLeast)
    #expect(solver.terms(first).map { $0.coefficient } == [1, -3])
    #expect(!solver.contains(z) && solver.contains(second) && solver.defaultValue(x) == 3)
  }
}
