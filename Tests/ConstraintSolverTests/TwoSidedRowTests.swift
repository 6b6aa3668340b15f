import Testing

@testable import ConstraintSolver

/// Rows whose sides have priorities of their own. What such a row means is what two rows mean, one for each side:
/// these are the oracle for random systems.
@Suite struct TwoSidedRowTests: SolverSuite {
  let solver = Solver()

  /// 40 wide, resists growing at 250 and shrinking at 750: a row == 60 at 500 is kept, == 20 is violated.
  @Test func sidesAreViolatedByTheirPriorities() throws {
    let x = try solver.addVariable()
    _ = try twoSided([(x, 1)], 40, 750, 250)
    try solver.solve()
    #expect(solver.value(x) == 40)
    let soft = try row([(x, 1)], .equal, 60, 500)
    try solver.solve()
    #expect(solver.value(x) == 60)
    try solver.setConstant(soft, to: 20)
    try solver.solve()
    #expect(solver.value(x) == 40 && solver.violation(soft) == 20)
  }

  /// A required lower side alone can be in a conflict.
  @Test func onlyARequiredSideConflicts() throws {
    let x = try solver.addVariable()
    let size = try twoSided([(x, 1)], 40, 1000, 250)
    let most = try row([(x, 1)], .atMost, 30)
    try solver.solve()
    #expect(
      solver.conflictCount == 1 && Set(solver.conflict(0).map(\.index)) == [size.index, most.index])
    try solver.setConstant(most, to: 50)
    try solver.solve()
    #expect(solver.conflictCount == 0 && solver.value(x) == 40)
    let least = try row([(x, 1)], .atLeast, 45)
    try solver.solve()
    #expect(solver.conflictCount == 0 && solver.value(x) == 45 && solver.violation(size) == 5)
    try solver.remove(least)
    try solver.solve()
    #expect(solver.value(x) == 40)
  }

  /// Sides that are changed, and taken back with a transaction.
  @Test func sidesCanBeChangedAndTakenBack() throws {
    let x = try solver.addVariable()
    let size = try twoSided([(x, 1)], 40, 750, 250)
    _ = try row([(x, 1)], .equal, 20, 500)
    try solver.begin()
    try solver.setSides(size, to: RowSides(lower: 400, upper: 250))
    try solver.solve()
    #expect(solver.value(x) == 20)
    try solver.setSides(size, to: RowSides(.atMost, priority: 900))
    try solver.remove(size)
    try solver.rollback()
    try solver.solve()
    #expect(solver.value(x) == 40)
    #expect(solver.sides(size) == RowSides(lower: 750, upper: 250))
  }

  @Test(arguments: 0..<400)
  func randomSystemsMeanTheSameInPairsOfRows(_ seed: Int) throws {
    var pair = RandomPair(seed: UInt64(seed))
    try pair.build()
    for _ in 0..<12 {
      try pair.edit()
      try pair.compare()
    }
  }

  func twoSided(
    _ terms: [(Variable, Double)], _ constant: Double, _ lower: Double, _ upper: Double
  ) throws -> Row {
    try terms.map { Term($0.0, $0.1) }.withUnsafeBufferPointer {
      try solver.addRow($0, constant, RowSides(lower: lower, upper: upper))
    }
  }
}

/// One random system in two solvers: with two-sided rows, and with two rows in place of each.
private struct RandomPair {
  private let sides = Solver()
  private let rows = Solver()
  private var variables: [(Variable, Variable)] = []
  private var twoSided: [(Row, lower: Row, upper: Row)] = []
  private var plain: [(Row, Row)] = []
  private var random: SeededRandom

  /// In half of the systems: coefficients of a wide range, which are solved in extended precision.
  private let isWide: Bool

  init(seed: UInt64) {
    random = SeededRandom(state: seed)
    isWide = seed % 2 == 1
  }

  mutating func build() throws {
    for _ in 0..<Int.random(in: 2...14, using: &random) {
      let isBounded = Int.random(in: 0..<3, using: &random) == 0
      variables.append(
        (try sides.addVariable(isBounded: isBounded), try rows.addVariable(isBounded: isBounded)))
    }
    for _ in 0..<Int.random(in: 2...24, using: &random) { try addRow() }
    try compare()
  }

  private mutating func addRow() throws {
    let constant = Double(Int.random(in: -20...100, using: &random))
    let (here, there) = terms()
    if Bool.random(using: &random) {
      let (lower, upper) = (priority(), priority())
      let row = try here.withUnsafeBufferPointer {
        try sides.addRow($0, constant, RowSides(lower: lower, upper: upper))
      }
      try there.withUnsafeBufferPointer {
        twoSided.append(
          (
            row, try rows.addRow($0, .atLeast, constant, priority: lower),
            try rows.addRow($0, .atMost, constant, priority: upper)
          ))
      }
    } else {
      let (relation, priority) = (
        [Relation.atMost, .equal, .atLeast].randomElement(using: &random)!, priority()
      )
      plain.append(
        (
          try here.withUnsafeBufferPointer {
            try sides.addRow($0, relation, constant, priority: priority)
          },
          try there.withUnsafeBufferPointer {
            try rows.addRow($0, relation, constant, priority: priority)
          }
        ))
    }
  }

  private mutating func terms() -> ([Term], [Term]) {
    var (here, there): ([Term], [Term]) = ([], [])
    let count = [1, 1, 2, 2, 3].randomElement(using: &random)!
    for place in variables.indices.shuffled(using: &random).prefix(count) {
      let coefficient = [1, 1, -1, 0.5, isWide ? 1e-7 : 2].randomElement(using: &random)!
      here.append(Term(variables[place].0, coefficient))
      there.append(Term(variables[place].1, coefficient))
    }
    return (here, there)
  }

  private mutating func priority() -> Double {
    [1000.0, 750, 750, 500, 250, 250, 100].randomElement(using: &random)!
  }

  mutating func edit() throws {
    let constant = Double(Int.random(in: -20...100, using: &random))
    switch Int.random(in: 0..<7, using: &random) {
    case 0: try addRow()
    case 1 where plain.count > 1:
      let (here, there) = plain.remove(at: Int.random(in: plain.indices, using: &random))
      try sides.remove(here)
      try rows.remove(there)
    case 2 where twoSided.count > 1:
      let each = twoSided.remove(at: Int.random(in: twoSided.indices, using: &random))
      try sides.remove(each.0)
      try rows.remove(each.lower)
      try rows.remove(each.upper)
    case 3 where !twoSided.isEmpty:
      let each = twoSided.randomElement(using: &random)!
      let (lower, upper) = (priority(), priority())
      try sides.setSides(each.0, to: RowSides(lower: lower, upper: upper))
      try rows.setPriority(each.lower, to: lower)
      try rows.setPriority(each.upper, to: upper)
    case 4 where !plain.isEmpty:
      let (here, there) = plain.randomElement(using: &random)!
      try sides.setConstant(here, to: constant)
      try rows.setConstant(there, to: constant)
    default:
      guard let each = twoSided.randomElement(using: &random) else { return }
      try sides.setConstant(each.0, to: constant)
      try rows.setConstant(each.lower, to: constant)
      try rows.setConstant(each.upper, to: constant)
    }
  }

  func compare() throws {
    try sides.solve()
    try rows.solve()
    for (here, there) in variables {
      #expect(abs(sides.value(here) - rows.value(there)) < 1e-6)
    }
    #expect(sides.hasConflict == rows.hasConflict)
  }
}

/// SplitMix64.
private struct SeededRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
