import ConstraintSolver
import Testing

/// Small systems whose solutions follow by hand; the oracles in Tests/oracle do the large ones.
@Suite struct SolverTests: SolverSuite {
  let solver = Solver()

  @Test func aVariableWithoutRowsGoesToItsDefault() throws {
    let x = try solver.addVariable(default: 7)
    try solver.solve()
    #expect(solver.value(x) == 7)
    #expect(solver.freedom == 1)
  }

  @Test func oneStrongRowIsNotOutvotedByAThousandWeakerOnes() throws {
    let x = try solver.addVariable()
    _ = try row([(x, 1)], .equal, 10, 750)
    for _ in 0..<1001 { _ = try row([(x, 1)], .equal, 20, 500) }
    try solver.solve()
    #expect(solver.value(x) == 10)
  }

  /// Handles of two solvers differ, and by nothing but how many solvers were made before.
  @Test func handlesOfAnotherSolverAreRefused() throws {
    let other = Solver()
    let foreign = try other.addVariable()
    let own = try solver.addVariable()
    #expect(own.index == foreign.index && own != foreign && !solver.contains(foreign))
  }

  /// Of equally good points the one nearest to the defaults, oldest variable first: x takes 0.
  @Test func tiesGoToTheOldestVariable() throws {
    let x = try solver.addVariable()
    let y = try solver.addVariable()
    _ = try row([(x, 1), (y, 1)], .equal, 100)
    try solver.solve()
    #expect(solver.value(x) == 0)
    #expect(solver.value(y) == 100)
    #expect(solver.freedom == 1)
    let range = try solver.range(x)
    #expect(range.minimum == -.infinity)
    #expect(range.maximum == .infinity)
  }

  /// 10^-7 x + y >= 1 outranks x = 10, and y is 0: x has to be 10^7. On the way there the edge passes x = 10,
  /// whose pivot is 10^7 times as large.
  @Test func aSmallPivotIsTakenAtLast() throws {
    let x = try solver.addVariable()
    let y = try solver.addVariable()
    _ = try row([(y, 1)], .equal, 0)
    _ = try row([(x, 1)], .equal, 10, 500)
    let far = try row([(x, 1e-7), (y, 1)], .atLeast, 1, 750)
    try solver.solve()
    #expect(abs(solver.value(x) - 1e7) < 1e-6)
    #expect(solver.violation(far) < 1e-12)
  }

  /// A row that gets the terms that it has stays in the basis: nothing is to be solved.
  @Test func theSameTermsAreNoChange() throws {
    let x = try solver.addVariable()
    let sum = try row([(x, 0.3)], .equal, 6)
    try solver.solve()
    for (coefficient, isSame) in [(0.3, true), (0.6, false)] {
      try [Term(x, coefficient)].withUnsafeBufferPointer { (terms) throws(SolverError) in
        try solver.setTerms(sum, to: terms)
      }
      #expect(solver.isUpToDate == isSame)
      try solver.solve()
    }
    #expect(abs(solver.value(x) - 10) < 1e-12)
  }

  /// 24 boxes of at least 3 in 72, where three engines never return.
  @Test func boxesThatJustFit() throws {
    var terms: [(Variable, Double)] = []
    for _ in 0..<24 {
      let box = try solver.addVariable()
      _ = try row([(box, 1)], .atLeast, 3, 750)
      terms.append((box, 1))
    }
    _ = try row(terms, .equal, 72)
    try solver.solve()
    for (box, _) in terms { #expect(solver.value(box) == 3) }
  }

  /// x = 4; 2 x + 3 y - 2 x = 6, so y = 2; 0 x + z >= 9; and w is free, as 1 w - 1 w is no term.
  @Test func rowsInArraysAreAsGiven() throws {
    var variables = [Variable](repeating: Variable(index: 0, generation: 0), count: 4)
    try solver.addVariables(4, defaults: [0, 0, 0, 7], into: &variables)
    let (x, y, z, w) = (variables[0], variables[1], variables[2], variables[3])
    let rows = try addRows(
      starts: [0, 1, 4, 6, 8], [x, x, y, x, x, z, w, w], [1, 2, 3, -2, 0, 1, 1, -1],
      relations: [0, 0, 1, 0], constants: [4, 6, 9, 0])
    try solver.solve()
    #expect([x, y, z, w].map(solver.value) == [4, 2, 9, 7])
    try solver.remove(rows[1])
    try solver.solve()
    #expect(solver.value(y) == 0)
  }

  @Test func ofRowsInArraysNoneStaysIfOneIsRefused() throws {
    let x = try solver.addVariable()
    let before = solver.counters.bytes
    var refused = -1
    #expect(throws: SolverError.number(.coefficient, .infinity, place: 1)) {
      _ = try addRows(
        starts: [0, 1, 3], [x, x, x], [1, 1, .infinity], relations: [0, 0], constants: [4, 5],
        refused: &refused)
    }
    #expect(refused == 1)
    #expect(solver.rowCount == 0)
    #expect(solver.counters.bytes == before)
    try solver.solve()
    #expect(solver.value(x) == 0)
  }

  private func addRows(
    starts: [Int], _ variables: [Variable], _ coefficients: [Double], relations: [Int8],
    constants: [Double]
  ) throws -> [Row] {
    var refused = -1
    return try addRows(
      starts: starts, variables, coefficients, relations: relations, constants: constants,
      refused: &refused)
  }

  private func addRows(
    starts: [Int], _ variables: [Variable], _ coefficients: [Double], relations: [Int8],
    constants: [Double], refused: inout Int
  ) throws -> [Row] {
    var rows = [Row](repeating: Row(index: 0, generation: 0), count: constants.count)
    let starts = copy(starts)
    let variables = copy(variables)
    let numbers = copy(coefficients + constants)
    let relations = copy(relations)
    defer {
      starts.deallocate()
      variables.deallocate()
      numbers.deallocate()
      relations.deallocate()
    }
    let given = RowArrays(
      count: constants.count, starts: starts, variables: variables, coefficients: numbers,
      relations: relations, constants: numbers + coefficients.count, priorities: nil, weights: nil)
    try solver.addRows(given, into: &rows, refused: &refused)
    return rows
  }

  private func copy<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: elements.count)
    copy.initialize(from: elements, count: elements.count)
    return copy
  }

  @Test func oneOfTwoEqualRowsIsRemovedAndTheOtherHolds() throws {
    let x = try solver.addVariable()
    let first = try row([(x, 1)], .equal, 5)
    _ = try row([(x, 1)], .equal, 5)
    try solver.solve()
    try solver.remove(first)
    try solver.solve()
    #expect(solver.value(x) == 5)
    #expect(!solver.contains(first))
  }

  @Test func aConflictNamesBothSides() throws {
    let x = try solver.addVariable()
    let near = try row([(x, 1)], .equal, 20)
    let far = try row([(x, 1)], .equal, 50)
    try solver.solve()
    #expect(solver.conflictCount == 1)
    #expect(solver.conflict(0) == [far, near])
    #expect(solver.violation(far) == 30)
  }

  @Test func aRefusedConflictChangesNothing() throws {
    let x = try solver.addVariable()
    _ = try row([(x, 1)], .equal, 20)
    try solver.setConflictPolicy(.refused)
    try solver.begin()
    let far = try row([(x, 1)], .equal, 50)
    #expect(throws: SolverError.conflict) { try solver.commit() }
    #expect(!solver.contains(far))
    #expect(solver.value(x) == 20)
  }

  @Test func aWhatIfIsTakenBack() throws {
    let x = try solver.addVariable()
    let edge = try row([(x, 1)], .equal, 20)
    try solver.solve()
    try solver.begin()
    try solver.setConstant(edge, to: 35)
    try solver.solve()
    #expect(solver.value(x) == 35)
    try solver.rollback()
    #expect(solver.value(x) == 20)
  }

  /// y = 2x + 10 with x = 15: y = 2 * 15 + 1 * 10.
  @Test func aValueIsExplainedByItsRows() throws {
    let x = try solver.addVariable()
    let y = try solver.addVariable()
    let start = try row([(x, 1)], .equal, 15)
    let slope = try row([(y, 1), (x, -2)], .equal, 10)
    try solver.solve()
    let why = solver.explanation(y)
    #expect(solver.value(y) == 40)
    #expect(why.rows.map(\.row) == [start, slope])
    #expect(why.rows.map(\.factor) == [2, 1])
    #expect(why.fromDefaults == 0)
  }

  /// 3 x is at least 7 and at most 0, so that each x from 0 to 7/3 is equally bad. Turned round, both hold
  /// there; of 5 - x for the other row, and 3 x - 7 above 7/3, the least sum is at 7/3.
  @Test func relationsOfAConflictAreTurnedRound() throws {
    let x = try solver.addVariable()
    let one = try row([(x, 3)], .atLeast, 7)
    let other = try row([(x, 3)], .atMost, 0)
    let far = try row([(x, 1)], .atLeast, 0)
    try solver.solve()
    #expect(solver.value(x) == 0)
    try solver.setRelation(one, to: .atMost)
    try solver.setRelation(other, to: .atLeast)
    try solver.setConstant(far, to: 5)
    try solver.solve()
    #expect(abs(solver.value(x) - 7 / 3) < 1e-12)
  }

  /// Dragging makes no steps and takes no storage while nothing changes side, and stops at 40.
  @Test func aSweepStepsOnlyWhereARowChangesSide() throws {
    let window = try solver.addVariable()
    let box = try solver.addVariable()
    let drag = try row([(window, 1)], .equal, 100, 750)
    _ = try row([(box, 1), (window, -0.5)], .equal, 0, 500)
    _ = try row([(box, 1)], .atLeast, 40)
    for width in [100.0, 101, 102] {
      try solver.setConstant(drag, to: width)
      try solver.solve()
    }
    let before = solver.counters
    for width in stride(from: 102.0, to: 200, by: 1) {
      try solver.setConstant(drag, to: width)
      try solver.solve()
      #expect(solver.value(box) == width / 2)
    }
    #expect(solver.counters.steps == before.steps)
    #expect(solver.counters.allocations == before.allocations)
    try solver.setConstant(drag, to: 60)
    try solver.solve()
    #expect(solver.value(box) == 40)
    #expect(solver.value(window) == 60)
  }

  /// A window is 60 wider than its content, which is at least 40, and no more than 200 wide: 100 to 260.
  /// Past that it is not moved, and comes back by one step; and other edits find it where it is.
  @Test func aSweptRowThatIsViolatedStopsAndResumes() throws {
    let window = try solver.addVariable()
    let content = try solver.addVariable()
    let drag = try row([(window, 1)], .equal, 150, 750)
    _ = try row([(window, 1), (content, -1)], .equal, 60)
    let least = try row([(content, 1)], .atLeast, 40)
    _ = try row([(content, 1)], .atMost, 200)
    for (wanted, width, steps) in [
      (151.0, 151.0, 0), (152, 152, 0), (70, 100, 1), (50, 100, 0), (100, 100, 0),
      (130.5, 130.5, 1), (90, 100, 1), (250, 250, 1), (300, 260, 1), (400, 260, 0),
      (110, 110, 1), (60, 100, 1),
    ] as [(Double, Double, UInt64)] {
      let before = solver.counters.steps
      try solver.setConstant(drag, to: wanted)
      try solver.solve()
      #expect(solver.value(window) == width)
      #expect(solver.value(content) == width - 60)
      #expect(solver.counters.steps == before + steps)
    }
    #expect(solver.explanation(window).rows.contains { $0.row == least })
    try solver.setConstant(least, to: 30)
    try solver.solve()
    #expect(solver.value(window) == 90)
    try solver.setConstant(least, to: -10)
    try solver.solve()
    #expect(solver.value(window) == 60)
  }

  @Test func numbersOutOfRangeAreRefused() throws {
    let x = try solver.addVariable()
    #expect(throws: SolverError.self) { try row([(x, 1)], .equal, .nan) }
    #expect(throws: SolverError.number(.coefficient, .infinity, place: 0)) {
      try row([(x, .infinity)], .equal, 1)
    }
    #expect(throws: SolverError.number(.priority, 0, place: -1)) {
      try row([(x, 1)], .equal, 1, 0)
    }
    #expect(solver.rowCount == 0)
  }

  /// A row gives back the room of its terms, of which there may be 2^27.
  @Test func removedTermsMakeRoom() throws {
    let x = try solver.addVariable()
    let y = try solver.addVariable()
    let sum = try row([(x, 1), (y, 1)], .equal, 1)
    #expect(throws: SolverError.self) { try solver.checkRoom(terms: 1 << 27) }
    try solver.setCoefficient(sum, of: y, to: 0)
    try solver.checkRoom(terms: (1 << 27) - 1)
    #expect(throws: SolverError.self) { try solver.checkRoom(terms: 1 << 27) }
    try solver.remove(sum)
    try solver.checkRoom(terms: 1 << 27)
  }
}
