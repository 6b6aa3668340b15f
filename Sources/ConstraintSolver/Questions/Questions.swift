/// Questions about a solved system: ranging over the optimal face, and explanations by rows of B^-1.
///
/// First `bringUpToDate`, then the questions. They may walk along the optimal face; afterwards the values
/// are as they were, to the last bit.
extension Solver {
  /// The degrees of freedom: in how many independent ways the values could change at no cost.
  public var freedom: Int {
    var freedom = 0
    asking { freedom = engine.faceDimension() }
    return freedom
  }

  /// The least and the greatest value without any priority being worse off that is not below `least`;
  /// infinite without a bound. Brings all values up to date first.
  public func range(
    _ variable: Variable, least: Double = 0
  ) throws(SolverError) -> (minimum: Double, maximum: Double) {
    _ = try place(variable)
    guard least == 0 || Limit.accepts(priority: least) else {
      throw .number(.leastPriority, least, place: -1)
    }
    try bringUpToDate()
    if least <= lowestPriority {
      var (minimum, maximum) = (0.0, 0.0)
      asking {
        minimum = end(of: variable, towards: -1)
        maximum = end(of: variable, towards: 1)
      }
      return (minimum, maximum)
    }
    let above = try copy([Bool](repeating: true, count: engine.variables.value.count), least: least)
    return try above.solver.range(above.variable(variable) ?? variable)
  }

  /// One end of a variable's range, as of the last solve. Values stay there until the next solve, so that
  /// it is a short way from there to the same end of a similar variable. Not a number if a limit of work ended it.
  public func end(of variable: Variable, towards sign: Double) -> Double {
    guard engine.contains(variable) else { return 0 }
    engine.endSweeps()
    return engine.extreme(of: variable.index, towards: sign)
  }

  /// Whether a variable is at that end already, where the question for another one has left the values.
  public func isAtEnd(_ variable: Variable, towards sign: Double) -> Bool {
    engine.contains(variable)
      && engine.degeneratePosition(moving: variable.index, towards: sign) == nil
  }

  /// By index of a variable: whether it may have a range. One move of everything that can move shows that
  /// for all variables: those that it does not move are determined. As of the last solve.
  public var isPerhapsOpen: [Bool] { engine.findMoved() }

  /// Which of some variables that may have a range determine all of them: each that the ones before it do not
  /// takes a degree of freedom. As of the last solve.
  public func determining(_ variables: [Variable]) -> [Bool] {
    engine.findDetermining(variables.map { $0.index })
  }

  /// Whether the value cannot grow, or for a negative sign shrink, without some priority being worse off.
  /// Looks no further than one step, so that a value that is held may go unnoticed. As of the last
  /// solve.
  public func isHeld(_ variable: Variable, towards sign: Double) -> Bool {
    guard engine.contains(variable) else { return true }
    engine.materializeValues()
    return engine.isHeld(variable.index, towards: sign)
  }

  /// Whether the value is the default, up to rounding.
  public func isAtDefault(_ variable: Variable) -> Bool {
    engine.contains(variable) && engine.isAtDefault(variable.index)
  }

  /// The lowest priority of any row; 0 without rows.
  public var lowestPriority: Double { engine.levels.lowestPriority }

  /// Whether a row whose priority is in a range is violated in the last solution.
  public func isViolated(at priorities: ClosedRange<Double>) -> Bool {
    engine.levels.areInPlay(priorities)
  }

  /// The value as a sum of factor * constant over rows, oldest first, and what the defaults
  /// contribute.
  public func explanation(_ variable: Variable)
    -> (rows: [(row: Row, factor: Double)], fromDefaults: Double)
  {
    guard engine.contains(variable) else { return ([], 0) }
    engine.materializeValues()
    return engine.explain(variable.index)
  }

  private func asking(_ question: () -> Void) {
    engine.endSweeps()
    let values = engine.snapshot()
    _ = engine.solve()
    question()
    if engine.trouble.hasLostSignificance && engine.reachOptimumExtended() { question() }
    engine.restore(values)
  }
}

extension Engine {
  /// The value of a variable as far as the optimal face reaches to one side, without the rounding of the
  /// way there.
  fileprivate func extreme(of variable: Int32, towards sign: Double) -> Double {
    if !walk(variable, towards: sign) { return sign * .infinity }
    if isWorkSpent { return .nan }
    _ = refine()
    return variables.value[variable]
  }

  /// Goes to the end of the optimal face, as far as work is left; false if it has none.
  private func walk(_ variable: Int32, towards sign: Double) -> Bool {
    var budget = WorkLimit.steps(variables: Int(basis.positions), rows: table.liveCount)
    while budget > 0 && !isWorkSpent {
      budget -= 1
      guard
        let (position, leavingSign) = degeneratePosition(moving: variable, towards: sign)
      else {
        break
      }
      prepareDirection(position, leavingSign)
      do {
        apply(
          try findPivot(Leaving(position: position, sign: leavingSign, goal: Goal.probe)))
      } catch {
        return error != .unbounded
      }
      refactorizeIfDue()
    }
    return true
  }

  /// As of the last solve, which found the deciding variable of every dual degenerate position.
  func isHeld(_ variable: Int32, towards sign: Double) -> Bool {
    isHeldByDeciding(variable, towards: sign)
      ?? (degeneratePosition(moving: variable, towards: sign, hasDeciding: true) == nil)
  }

  /// The answer of the deciding variables, which is enough for an old variable away from its default. A
  /// position moves no variable away from its default that is older than its deciding variable, and its
  /// free side moves that farther away. Nil if a position has an older one, so that it may move the
  /// variable as well.
  private func isHeldByDeciding(_ variable: Int32, towards sign: Double) -> Bool? {
    let side = side(of: variable)
    if side == 0 { return nil }
    let isAway = (side > 0) == (sign > 0)
    for position in 0..<basis.positions where queues.deciding[position] != -1 {
      // Whether a position is free may take long to find, and few positions matter.
      let isOwn = queues.deciding[position] == variable
      guard isOwn ? isAway : mayMove(variable, position), isFree(position) else { continue }
      return isOwn ? false : nil
    }
    return true
  }

  /// Whether a position is dual degenerate, as nearly all with deciding variables are.
  private func isFree(_ position: Int32) -> Bool {
    if queues.deciding[position] == -1 { return false }
    if !queues.isExpensive(position) { return true }
    let status = preciseStatus(of: position)
    return status.leavingSign == 0 && status.isOpen
  }

  /// Whether a dual degenerate position may move a variable that does not decide for it. One without a
  /// deciding variable moves variables at their defaults, and if it holds an own row, younger ones.
  private func mayMove(_ variable: Int32, _ position: Int32) -> Bool {
    if queues.deciding[position] >= 0 { return !isOlder(variable, queues.deciding[position]) }
    if basis.row[position] >= 0 { return false }
    let own = Basis.owner(basis.row[position])
    return table.columns.span[own].count > 0 && !isOlder(variable, own)
  }

  /// A dual degenerate position whose row, if it leaves, moves the variable the right way; of several the
  /// one whose basic row is first in a fixed order, so that degenerate pivots cannot cycle (Bland, New
  /// finite pivoting rules for the simplex method, 1977). The order is rows, newest first, then own rows,
  /// oldest first.
  func degeneratePosition(
    moving variable: Int32, towards sign: Double, hasDeciding: Bool = false
  ) -> (position: Int32, leavingSign: Int8)? {
    work.y.clear()
    btran(of: Basis.ownRow(variable), into: work.y)
    defer { work.y.clear() }
    var best: Int32 = -1
    var bestLeavingSign: Int8 = 0
    for position in work.y.index.all where isPart(position) && (!hasDeciding || isFree(position)) {
      let leavingSign: Int8 = work.y[position] * sign > 0 ? 1 : -1
      if !isOpen(position, leavingSign, hasDeciding: hasDeciding) { continue }
      if best >= 0 && basis.row[position] < basis.row[best] { continue }
      best = position
      bestLeavingSign = leavingSign
    }
    return best < 0 ? nil : (best, bestLeavingSign)
  }

  /// Whether a row can leave to a side at no cost. A position with a deciding variable cannot leave to the
  /// side that would move this nearer to its default, and is dual degenerate only because it can to the
  /// other.
  private func isOpen(_ position: Int32, _ leavingSign: Int8, hasDeciding: Bool) -> Bool {
    if hasDeciding && queues.deciding[position] >= 0 {
      return queues.wantsAbove(position) != (leavingSign > 0)
    }
    let status = preciseStatus(of: position)
    return status.leavingSign == 0 && (leavingSign > 0 ? status.isOpenAbove : status.isOpenBelow)
  }

  /// Row `variable` of B^-1.
  func explain(_ variable: Int32)
    -> (rows: [(row: Row, factor: Double)], fromDefaults: Double)
  {
    btran(of: Basis.ownRow(variable), into: work.y)
    defer { work.y.clear() }
    var rows: [(row: Row, factor: Double)] = []
    var fromDefaults = 0.0
    sort(work.y.index.all) { isOlderRow(in: $0, than: $1) }
    for position in work.y.index.all where isPart(position) {
      let factor = factor(of: variable, in: position)
      let row = basis.row[position]
      if row < 0 && !variables.bounds.isFixed(Basis.owner(row)) {
        fromDefaults += factor * variables.value[Basis.owner(row)]
      } else {
        rows.append((handle(row: row), factor * (row < 0 ? 1 : table.scale(row))))
      }
    }
    return (rows, fromDefaults)
  }

  /// Positions by the creation index of their rows, own rows first.
  @inline(never)
  private func isOlderRow(in position: Int32, than other: Int32) -> Bool {
    let serial = basis.row[position] < 0 ? 0 : table.serial[basis.row[position]]
    let otherSerial = basis.row[other] < 0 ? 0 : table.serial[basis.row[other]]
    return serial != otherSerial ? serial < otherSerial : position < other
  }
}
