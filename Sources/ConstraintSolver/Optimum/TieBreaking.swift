/// Lexicographic tie-breaking: which point of the optimal face is the solution.
///
/// Among equally good points, |value - default| is minimised for one variable after the other, in order of
/// creation. This is a lexicographic objective below all levels, and the same multiplier test decides it: a dual
/// degenerate position is judged by its deciding variable, the oldest one away from its default that the edge
/// moves. Variables at their defaults count as nonbasic rows with residual 0: they have no subgradient, but block
/// a move at once. The optimum is one point, and its definition has no history.
extension Engine {
  /// Evaluates one dual degenerate position. Returns it if it helps that its row leaves, with its edge prepared.
  func breakTie(_ position: Int32) -> Leaving? {
    queues.beginSettling(position)
    let status = status(of: position)
    if status.leavingSign != 0 || !status.isOpen {
      queues.recheck(position)
      return nil
    }
    let before = basis.workUnits
    prepareDirection(position, 1, hasRates: false)
    let visits = basis.workUnits &- before
    policy.tieSearch.noteSingle(
      visits, isFirstSolve: policy.restarts.start != .warm, most: UInt64(basis.positions))
    let goal = goal(of: position)
    setDeciding(position, goal.deciding >= 0 ? goal.deciding : DecidingVariables.none)
    queues.noteDecided(position, isExpensive: visits > WorkLimit.shortLook)
    if goal.deciding < 0 { return nil }
    let leavingSign = leavingSign(
      bringing: goal.deciding, movedBy: work.edge.direction[goal.deciding])
    queues.noteWanted(position, leavingSign)
    if leavingSign > 0 ? !status.isOpenAbove : !status.isOpenBelow { return nil }
    if sweeps.count > 0 {
      queues.recheck(position)
      sweeps.noteStep()
      return nil
    }
    completeEdge(leavingSign)
    return Leaving(position: position, sign: leavingSign, goal: goal)
  }

  /// The deciding variable of the position's direction, and what blocks it. An own row at its default
  /// counts as an active row of its variable's level: it is given up only for an older variable.
  private func goal(of position: Int32) -> Goal {
    let own = heldAtDefault(position)
    var goal = Goal.none
    let least = work.edge.leastRate(table)
    for k in 0..<work.edge.direction.index.count {
      let variable = work.edge.direction.index[k]
      if work.edge.direction[variable] == 0 || variable == own { continue }
      if abs(work.edge.direction[variable]) <= least {
        noteSmallRate(
          of: basis.row[basis.upper.positionOfVariable[variable]], besides: variable)
        continue
      }
      trouble.note(rate: work.edge.direction[variable], least: least)
      if isAtDefault(variable) {
        if isOlder(variable, goal.blocker) { goal.blocker = variable }
      } else if isOlder(variable, goal.deciding) {
        goal.deciding = variable
      }
    }
    goal.isFree = true
    if goal.deciding < 0 || (own >= 0 && isOlder(own, goal.deciding)) { return Goal.none }
    if goal.blocker >= 0 && !isOlder(goal.blocker, goal.deciding) { goal.blocker = -1 }
    return goal
  }

  // MARK: Deciding variables

  /// Queues the positions again that `y` mentions, as `position` is about to get another row, unless the
  /// exchange tells their new deciding variables. Their directions change by multiples of the current one.
  func recheckAfterExchange(_ position: Int32, for entering: Int32) {
    let oldest = queues.deciding.count > 0 ? oldestMoved() : 0
    let mover = queues.deciding.count > 0 ? mover(along: entering) : nil
    for other in work.y.index.all where work.y[other] != 0 {
      let isDecidingKnown =
        other == position
        ? takeDeciding(of: mover, position)
        : isDecidedByOlder(other, oldest) || passDeciding(of: mover, to: other)
      if isDecidingKnown { queues.reviewStatus(other) } else { queues.recheck(other) }
    }
    work.right.clear()
  }

  /// The oldest variable away from its default that a direction moves, and by how much for each
  /// unit that the row moves which stops it.
  private struct Mover {
    var variable: Int32
    var rate: Double
  }

  /// The mover of the current direction, which `entering` stops; nil if rounding leaves a doubt, and where
  /// variables have reached or passed their defaults, which may have been deciding variables.
  private func mover(along entering: Int32) -> Mover? {
    if !FastPath.passedDeciding.isUsed || !precision.takesShortcuts || moved.crossings.count > 0 {
      return nil
    }
    if entering < 0 && isAtDefault(Basis.owner(entering)) { return nil }
    var variable: Int32 = -1
    var (least, largest) = (Double.infinity, 0.0)
    for moved in work.edge.direction.index.all where work.edge.direction[moved] != 0 {
      let size = abs(work.edge.direction[moved])
      if size < least { least = size }
      if size > largest { largest = size }
      if isOlder(moved, variable) && !isAtDefault(moved) { variable = moved }
    }
    if variable < 0 || least <= Tolerance.rate * largest { return nil }
    return Mover(
      variable: variable, rate: work.edge.direction[variable] / work.edge.rate(of: entering))
  }

  /// The direction of the position that gets the row stays what it is, except for its length.
  @inline(__always)
  private func takeDeciding(of mover: Mover?, _ position: Int32) -> Bool {
    guard let mover, abs(mover.rate) >= Tolerance.decidingRate else { return false }
    noteDeciding(
      position, mover.variable, wants: leavingSign(bringing: mover.variable, movedBy: mover.rate),
      isExpensive: work.edge.direction.index.count > WorkLimit.shortLook)
    return true
  }

  /// A multiple of the mover's direction is subtracted from that of a dual degenerate position: gives the
  /// position its new deciding variable, unless it keeps the old one. False if the deciding variable is not
  /// known from that.
  @inline(__always)
  private func passDeciding(of mover: Mover?, to position: Int32) -> Bool {
    guard let mover, queues.isDecided(position), queues.deciding[position] != -1 else {
      return false
    }
    let limit =
      queues.deciding[position] >= 0 ? queues.deciding[position] : heldAtDefault(position)
    var factor = -work.y[position] * mover.rate
    if queues.deciding[position] == mover.variable {
      // More steps follow that need no deciding variables.
      if dual.count > 0 { return false }
      factor += ownFactor(of: position, mover.variable)
    } else if !isOlder(mover.variable, limit) {
      return true
    }
    if abs(factor) < Tolerance.decidingRate { return false }
    setDeciding(position, mover.variable)
    queues.noteWanted(position, leavingSign(bringing: mover.variable, movedBy: factor))
    return true
  }

  /// By how much the direction of a position moves a variable, which is the same one until `right` is cleared.
  private func ownFactor(of position: Int32, _ variable: Int32) -> Double {
    if work.right.index.count == 0 { btran(of: Basis.ownRow(variable), into: work.right) }
    return work.right[position]
  }

  /// The creation number of the oldest variable that the direction moves.
  func oldestMoved() -> UInt32 {
    var oldest = UInt32.max
    for k in 0..<work.edge.direction.index.count {
      let variable = work.edge.direction.index[k]
      if work.edge.direction[variable] != 0 { oldest = min(oldest, variables.serial[variable]) }
    }
    return oldest
  }

  func setDeciding(_ position: Int32, _ variable: Int32) {
    let isAlone = variable == DecidingVariables.none && isAlone(position)
    queues.deciding.set(
      position, isAlone ? DecidingVariables.alone : variable,
      createdAs: variable >= 0 ? variables.serial[variable] : 0)
  }

  /// Whether a position holds a variable that shares no row with another one.
  private func isAlone(_ position: Int32) -> Bool {
    let row = basis.row[position]
    if row >= 0 { return false }
    for entry in table.entries(Basis.owner(row)) where table.count(of: table.columns.row[entry]) > 1
    {
      return false
    }
    return true
  }
}
