import Testing

@testable import ConstraintSolver

/// Bounds of variables on systems done by hand.
@Suite struct BoundTests: SolverSuite {
  let solver = Solver()

  /// The part by itself: its level is there as long as some variable is bounded, and violations are counted.
  @Test func boundsCountAndTakeALevel() {
    var bounds = Bounds()
    let levels = LevelTable()
    bounds.resize(3)
    #expect(levels.order.count == 0 && !bounds.contains(1))
    bounds.set(1, .bounded, levels)
    bounds.set(2, .fixed, levels)
    bounds.set(2, [.bounded, .fixed], levels)
    #expect(bounds.count == 2 && bounds.contains(1) && !bounds.contains(0))
    #expect(bounds.isFixed(2) && !bounds.isFixed(1) && bounds.kind(of: 1) == .bounded)
    #expect(levels.priority[levels.order[0]] == .infinity)
    bounds.setViolation(1, -1)
    bounds.setViolation(2, -1)
    bounds.setViolation(2, 1)
    #expect(bounds.violations == 2 && bounds.isViolated(1) && bounds.violation(of: 2) == 1)
    bounds.setViolation(1, 0)
    bounds.setViolation(2, 0)
    #expect(bounds.violations == 0 && bounds.contains(1))
    bounds.set(1, [], levels)
    bounds.set(2, [], levels)
    #expect(bounds.count == 0 && levels.order.count == 0)
  }

  /// x >= 10 as its bound: no row brings it below, whatever its priority, and it has no row.
  @Test func aBoundOutranksEveryRow() throws {
    let x = try solver.addVariable(default: 10, isBounded: true)
    let soft = try row([(x, 1)], .equal, 4, 750)
    try solver.solve()
    #expect(solver.value(x) == 10 && solver.violation(soft) == 6)
    #expect(!solver.hasConflict && solver.rowCount == 1)
    try solver.setConstant(soft, to: 12)
    try solver.solve()
    #expect(solver.value(x) == 12)
  }

  /// A required row that asks for less is in conflict with the bound, and only with that.
  @Test func aConflictNamesTheBound() throws {
    let (x, y) = (try solver.addVariable(isBounded: true), try solver.addVariable())
    let sum = try row([(x, 1), (y, 1)], .equal, 3)
    let limit = try row([(y, 1)], .equal, 8)
    _ = try row([(x, 1)], .atMost, 50)
    try solver.solve()
    #expect(solver.value(x) == 0 && solver.conflictCount == 1)
    let conflict = solver.conflict(0)
    let bound = conflict.compactMap { solver.owner(ofBound: $0) }
    #expect(bound == [x] && conflict.count == 3)
    #expect(conflict.contains(sum) && conflict.contains(limit))
    try solver.setConstant(limit, to: 2)
    try solver.solve()
    #expect(solver.value(x) == 1 && solver.conflictCount == 0)
  }

  /// x + y = 100, y dragged at 750: x is what is left, never negative, and comes back.
  @Test func aDragStopsAtTheBound() throws {
    let (x, y) = (try solver.addVariable(isBounded: true), try solver.addVariable())
    _ = try row([(x, 1), (y, 1)], .equal, 100)
    let dragged = try row([(y, 1)], .equal, 40, 750)
    for constant in [40.0, 60, 80, 99, 101, 130, 120, 100, 98, 30, 500, 0] {
      try solver.setConstant(dragged, to: constant)
      try solver.solve()
      #expect(solver.value(x) == max(0, 100 - constant))
      #expect(solver.value(y) == min(constant, 100))
    }
  }

  /// x = -y with y >= 5 soft: the bound on x is one on what follows it.
  @Test func aBoundOnAFollowerBoundsItsLeader() throws {
    let (y, x) = (try solver.addVariable(), try solver.addVariable(isBounded: true))
    _ = try row([(x, 1), (y, 1)], .equal, 0)
    _ = try row([(y, 1)], .atLeast, 5, 750)
    try solver.solve()
    #expect(solver.value(x) == 0 && solver.value(y) == 0)
  }

  /// x + y = 10, both bounded: an edge from (0, 10) to (10, 0).
  @Test func boundsEndRanges() throws {
    let (x, y) = (try solver.addVariable(isBounded: true), try solver.addVariable(isBounded: true))
    _ = try row([(x, 1), (y, 1)], .equal, 10)
    try solver.solve()
    #expect(solver.freedom == 1)
    let range = try solver.range(x)
    #expect(range.minimum == 0 && range.maximum == 10)
    #expect(solver.value(x) == 0 && solver.value(y) == 10)
    _ = try row([(x, 1), (y, -1)], .atLeast, 40, 500)
    try solver.solve()
    #expect(solver.freedom == 0 && solver.value(x) == 10 && solver.value(y) == 0)
  }

  /// A bound comes, goes, moves with the default, and is taken back with its transaction.
  @Test func boundsAreEdited() throws {
    let x = try solver.addVariable()
    _ = try row([(x, 1)], .equal, -20)
    try solver.solve()
    #expect(solver.value(x) == -20)
    try solver.begin()
    try solver.setBounded(x, to: true)
    try solver.solve()
    #expect(solver.value(x) == 0)
    try solver.setDefault(x, to: -7)
    try solver.solve()
    #expect(solver.value(x) == -7)
    try solver.setDefault(x, to: 30)
    try solver.solve()
    #expect(solver.value(x) == 30)
    try solver.rollback()
    try solver.solve()
    #expect(solver.value(x) == -20 && !solver.hasConflict)
  }

  /// x fixed at 10: a required row by which it would be larger is violated, in a conflict with it alone.
  @Test func aFixedVariableOutranksEveryRow() throws {
    let (x, y) = (try solver.addVariable(isBounded: true), try solver.addVariable())
    let (above, below) = (try row([(x, 1)], .atLeast, 30), try row([(x, 1)], .equal, 4, 750))
    _ = try row([(y, 1), (x, -2)], .equal, 1)
    try solver.solve()
    #expect(solver.value(x) == 30)
    let width = try solver.fix(x, at: 10)
    try solver.solve()
    #expect(solver.value(x) == 10 && solver.value(y) == 21 && solver.rowCount == 3)
    #expect(solver.violation(above) == 20 && solver.violation(below) == 6)
    #expect(solver.conflictCount == 1 && solver.conflict(0) == [above, width])
    #expect(solver.owner(ofBound: width) == x)
    #expect(solver.explanation(y).rows.contains { $0.row == width && $0.factor == 2 })
    try solver.setConstant(width, to: 50)
    try solver.solve()
    #expect(solver.value(x) == 50 && solver.value(y) == 101 && solver.conflictCount == 0)
    try solver.unfix(width)
    try solver.setPriority(below, to: 500)
    try solver.setPriority(above, to: 250)
    try solver.solve()
    #expect(solver.value(x) == 4 && solver.value(y) == 9)
    #expect(throws: SolverError.row(place: -1)) { try solver.setConstant(width, to: 1) }
  }

  /// Two columns share a fixed width, the first one a third of it unless that is less than 40; b >= 0. The rows
  /// of a 2 x 2 system are met exactly.
  @Test func aFixedVariableIsSwept() throws {
    let (w, a) = (try solver.addVariable(), try solver.addVariable(isBounded: true))
    let b = try solver.addVariable(isBounded: true)
    _ = try row([(a, 1), (b, 1), (w, -1)], .equal, 0)
    _ = try row([(a, 3), (w, -1)], .equal, 0, 500)
    _ = try row([(a, 1)], .atLeast, 40, 750)
    let width = try solver.fix(w, at: 300)
    for size in [300.0, 301, 302.5, 303, 301, 150, 120, 90, 60, 39, 20, 0, 45, 300.3, 600, 12] {
      try solver.setConstant(width, to: size)
      try solver.solve()
      let first = min(size, max(40, size / 3))
      #expect(solver.value(w) == size && abs(solver.value(a) - first) < 1e-12)
      #expect(abs(solver.value(b) - (size - first)) < 1e-12)
      if size == 303 { #expect(solver.engine.sweeps.count == 1) }
    }
  }

  /// A variable that rows define already is fixed: the weaker one is violated; undone, all is as before.
  @Test func fixingIsTakenBack() throws {
    let (x, y) = (try solver.addVariable(default: 3), try solver.addVariable())
    let sum = try row([(x, 1), (y, 1)], .equal, 10)
    let other = try row([(y, 1)], .equal, 4, 750)
    try solver.solve()
    try solver.begin()
    let own = try solver.fix(x, at: 1)
    try solver.solve()
    #expect(solver.value(x) == 1 && solver.value(y) == 9 && solver.violation(other) == 5)
    try solver.setConstant(own, to: 2)
    try solver.begin()
    try solver.unfix(own, default: 8)
    try solver.setPriority(other, to: 250)
    try solver.remove(sum)
    try solver.solve()
    #expect(solver.value(x) == 8)
    try solver.rollback()
    #expect(solver.value(x) == 2 && solver.value(y) == 8)
    try solver.rollback()
    #expect(solver.value(x) == 6 && solver.value(y) == 4)
    try solver.remove(sum)
    try solver.solve()
    #expect(solver.value(x) == 3)
  }

  /// x + y + z = 10 with x fixed: what is left moves in one way.
  @Test func aFixedVariableHasNoFreedom() throws {
    let (x, y) = (try solver.addVariable(), try solver.addVariable(isBounded: true))
    let z = try solver.addVariable(isBounded: true)
    _ = try row([(x, 1), (y, 1), (z, 1)], .equal, 10)
    _ = try solver.fix(x, at: 4)
    try solver.solve()
    #expect(solver.freedom == 1)
    let (own, rest) = (try solver.range(x), try solver.range(z))
    #expect(own.minimum == 4 && own.maximum == 4 && rest.minimum == 0 && rest.maximum == 6)
    let copy = try solver.copy([true, true, true])
    let copied = copy.variable(x)!
    try copy.solver.solve()
    #expect(copy.solver.value(copied) == 4)
  }

  /// As below, with x fixed: y = (3 - 1e6 x) / 1e-6.
  @Test func aFixedVariableHoldsInExtendedPrecision() throws {
    let (x, y) = (try solver.addVariable(), try solver.addVariable())
    _ = try row([(x, 1e6), (y, 1e-6)], .equal, 3)
    _ = try row([(y, 1)], .equal, 5e6, 750)
    let own = try solver.fix(x, at: 0)
    for (value, other) in [(0.0, 3e6), (-1e-6, 4e6), (2e-6, 1e6)] {
      try solver.setConstant(own, to: value)
      try solver.solve()
      #expect(solver.engine.precision == .extended && solver.value(x) == value)
      #expect(abs(solver.value(y) - other) < 1e-6)
    }
  }

  /// 1e6 x + 1e-6 y = 3 is badly scaled. With y = 5e6 it leaves x = -2e-6, so that the bound stops y at 3e6; with
  /// y = 2e6 it leaves x = 1e-6.
  @Test func aBoundHoldsInExtendedPrecision() throws {
    let (x, y) = (try solver.addVariable(isBounded: true), try solver.addVariable())
    _ = try row([(x, 1e6), (y, 1e-6)], .equal, 3)
    let other = try row([(y, 1)], .equal, 5e6, 750)
    try solver.solve()
    #expect(solver.engine.precision == .extended && solver.value(x) == 0)
    #expect(abs(solver.value(y) - 3e6) < 1e-6)
    try solver.setConstant(other, to: 2e6)
    try solver.solve()
    #expect(abs(solver.value(x) - 1e-6) < 1e-18)
  }

  /// Twelve boxes of bounded widths side by side, twice as wide as their window in all: the last ones give up their
  /// whole widths, as those before them are wider by higher priorities. By hand: 6 of 20 fit into 120.
  @Test func aRowThatDoesNotFitShrinksToTheBounds() throws {
    let boxes = try (0..<12).map { _ in try solver.addVariable(isBounded: true) }
    let total = try row(boxes.map { ($0, 1) }, .equal, 120)
    for (place, box) in boxes.enumerated() {
      _ = try row([(box, 1)], .equal, 20, 700 - Double(place))
    }
    for width in [120.0, 40, 200, 0, 240] {
      try solver.setConstant(total, to: width)
      try solver.solve()
      for (place, box) in boxes.enumerated() {
        #expect(solver.value(box) == min(20, max(0, width - 20 * Double(place))))
      }
    }
  }

  /// Boxes in each other, 6 narrower each, in a window of 18: 12, 6, 0, and then there is no room. In all 66 - 18
  /// is missing, whichever rows are violated; as the oldest come nearest to 0, it is those of the innermost boxes.
  /// The crash basis is optimal.
  @Test func nestedBoxesWithoutRoomTakeNoPivots() throws {
    let boxes = try (0..<12).map { _ in try solver.addVariable(isBounded: true) }
    _ = try row([(boxes[0], 1)], .equal, 18)
    let insets = try (1..<12).map { try row([(boxes[$0], 1), (boxes[$0 - 1], -1)], .equal, -6) }
    try solver.solve()
    #expect(boxes.map { solver.value($0) } == [18, 12, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(insets.map { solver.violation($0) } == [0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6])
    #expect(solver.counters.steps == 0)
  }

  /// A box that is -10 wide, with three boxes in it that are 5 narrower: 15 for the outer one is less than 10 for
  /// it and 5 for each of them.
  @Test func aBoxWithSeveralInItGivesThemRoom() throws {
    let boxes = try (0..<5).map { _ in try solver.addVariable(isBounded: true) }
    _ = try row([(boxes[0], 1)], .equal, 20)
    let outer = try row([(boxes[1], 1), (boxes[0], -1)], .equal, -30)
    for box in boxes[2...] { _ = try row([(box, 1), (boxes[1], -1)], .equal, -5) }
    try solver.solve()
    #expect(boxes.map { solver.value($0) } == [20, 5, 0, 0, 0] && solver.violation(outer) == 15)
  }
}
