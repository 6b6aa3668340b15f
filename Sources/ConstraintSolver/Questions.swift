/// What a host may ask about a solved system. Asking may walk along the optimal face; afterwards
/// the values are as they were, to the last bit.
extension Solver {
  /// In how many independent ways the values could change without any row being worse off.
  public var freedom: Int {
    asking { engine.countFreedom() }
  }

  /// The least and the greatest value without any row being worse off; infinite without a bound.
  /// Brings all values up to date first.
  public func range(_ variable: Variable) throws(SolverError) -> (minimum: Double, maximum: Double)
  {
    let index = try place(variable)
    if !engine.isUpToDate { try solve() }
    return asking {
      let minimum = engine.extreme(of: index, towards: -1)
      let maximum = engine.extreme(of: index, towards: 1)
      return (minimum, maximum)
    }
  }

  /// Whether the value cannot grow, or for a negative sign shrink, without some row being worse off.
  /// Looks no further than one step, so that a value that is held may go unnoticed. As of the last
  /// solve.
  public func isHeld(_ variable: Variable, towards sign: Double) -> Bool {
    guard engine.contains(variable) else { return true }
    engine.catchUp()
    return engine.isHeld(variable.index, towards: sign)
  }

  /// The lowest priority of any row; 0 without rows.
  public var lowestPriority: Double { engine.levels.lowestPriority }

  /// The value as a sum of factor * constant over rows, oldest first, and what the defaults
  /// contribute.
  public func explanation(_ variable: Variable)
    -> (rows: [(row: Row, factor: Double)], fromDefaults: Double)
  {
    guard engine.contains(variable) else { return ([], 0) }
    engine.catchUp()
    return engine.explain(variable.index)
  }

  private func asking<Answer>(_ question: () -> Answer) -> Answer {
    engine.endSweeps()
    let values = engine.snapshot()
    let answer = question()
    _ = engine.solve()
    engine.restore(values)
    return answer
  }
}

/// Something linear that is to grow: a variable, or the left side of a row.
private enum Functional {
  case variable(Int32)
  case row(Int32)
}

extension Engine {
  /// The value of a variable as far as the optimal face reaches to one side.
  func extreme(of variable: Int32, towards sign: Double) -> Double {
    var budget = Effort.steps(variables: Int(basis.slots), rows: table.liveCount)
    while budget > 0 {
      budget -= 1
      guard let (slot, release) = freeSlot(moving: .variable(variable), towards: sign) else {
        break
      }
      prepareDirection(slot, release)
      do {
        try step(slot, release, Goal.probe)
      } catch {
        return error == .unbounded ? sign * .infinity : value[variable]
      }
    }
    return value[variable]
  }

  /// As of the last solve, which has given a key to every slot that is free.
  func isHeld(_ variable: Int32, towards sign: Double) -> Bool {
    isHeldByKeys(variable, towards: sign)
      ?? (freeSlot(moving: .variable(variable), towards: sign, hasKey: true) == nil)
  }

  /// What the keys know of it, which is all there is to know of an old variable away from its fallback.
  /// A slot moves nothing older than its key that is away, and from there its open side leads further
  /// away. Nil if a slot has an older key, so that it may move the variable as well.
  private func isHeldByKeys(_ variable: Int32, towards sign: Double) -> Bool? {
    let side = side(of: variable)
    if side == 0 { return nil }
    let isAway = (side > 0) == (sign > 0)
    for slot in 0..<basis.slots where key[slot] != -1 {
      if key[slot] == variable {
        if isAway { return false }
      } else if mayMove(variable, slot) {
        return nil
      }
    }
    return true
  }

  /// Whether a free slot may move a variable that is not its key. One without a key moves variables at
  /// their fallbacks, and if it holds an anchor, younger ones.
  private func mayMove(_ variable: Int32, _ slot: Int32) -> Bool {
    if key[slot] >= 0 { return !isOlder(variable, key[slot]) }
    if basis.row[slot] >= 0 { return false }
    let own = Basis.anchored(basis.row[slot])
    return table.columnCount[own] > 0 && !isOlder(variable, own)
  }

  /// A free slot whose release moves the functional the right way; of several the one whose active
  /// row is first in a fixed order, so that degenerate steps cannot go round in circles (Bland).
  private func freeSlot(
    moving functional: Functional, towards sign: Double, hasKey: Bool = false
  ) -> (slot: Int32, release: Int8)? {
    y.clear()
    switch functional {
    case .variable(let variable): solveBackward(of: Basis.anchor(variable), into: y)
    case .row(let row): solveBackward(of: row, into: y)
    }
    defer { y.clear() }
    var best: Int32 = -1
    var bestRelease: Int8 = 0
    for slot in y.index.all where isPart(slot) && !(hasKey && key[slot] == -1) {
      let release: Int8 = y[slot] * sign > 0 ? 1 : -1
      if !isOpen(slot, release, hasKey: hasKey) { continue }
      if best >= 0 && basis.row[slot] > basis.row[best] { continue }
      best = slot
      bestRelease = release
    }
    return best < 0 ? nil : (best, bestRelease)
  }

  /// Whether releasing a slot to a side costs nothing. A slot that was settled with a key has the side
  /// that would bring the key nearer closed, and is free only because the other one is open.
  private func isOpen(_ slot: Int32, _ release: Int8, hasKey: Bool) -> Bool {
    if hasKey && key[slot] >= 0 {
      return slotFlags[slot].contains(.wantsAbove) != (release > 0)
    }
    let standing = preciseStanding(of: slot)
    return standing.release == 0 && (release > 0 ? standing.isOpenAbove : standing.isOpenBelow)
  }

  /// The dimension of the optimal face.
  ///
  /// Walks from the vertex into the face: whatever can move goes half of its way, or half a point,
  /// and is held there by an anchor. So rows that only touched become loose and block no more. What
  /// is blocked is moved by simplex steps, if anything can. What still moves at the end counts.
  func countFreedom() -> Int {
    var most = 0
    for _ in 0..<Effort.freedomPasses {
      var count = 0
      let stepsBefore = steps
      for slot in 0..<basis.slots where isHostVariable(slot) && isMobile(slot) { count += 1 }
      most = max(most, count)
      if steps == stepsBefore { break }
    }
    return most
  }

  /// Slots that hold the anchor of a removed variable do not count.
  private func isHostVariable(_ slot: Int32) -> Bool {
    let row = basis.row[slot]
    return row >= 0 || variableSerial[Basis.anchored(row)] != 0
  }

  /// Whether releasing a slot can move anything. If it is blocked, what can be loosened is.
  private func isMobile(_ slot: Int32) -> Bool {
    let standing = preciseStanding(of: slot)
    if standing.release != 0 || !standing.isOpen { return false }
    for release: Int8 in [1, -1] {
      if release > 0 ? !standing.isOpenAbove : !standing.isOpenBelow { continue }
      prepareDirection(slot, release)
      let stop = findStop(slot, release, Goal.probe)
      if isWay(stop) { return walk(slot, release, stop) }
    }
    let row = basis.row[slot]
    if row >= 0 {
      loosen(.row(row), standing.isOpenAbove ? 1 : -1)
    } else {
      loosen(.variable(Basis.anchored(row)), 1)
      loosen(.variable(Basis.anchored(row)), -1)
    }
    return false
  }

  /// Makes the functional grow, or shrink, by a little, if it can.
  private func loosen(_ functional: Functional, _ sign: Double) {
    var budget = Effort.steps(variables: Int(basis.slots), rows: table.liveCount)
    while budget > 0, let (slot, release) = freeSlot(moving: functional, towards: sign) {
      budget -= 1
      prepareDirection(slot, release)
      let stop = findStop(slot, release, Goal.probe)
      if isWay(stop) {
        steps += 1
        _ = walk(slot, release, stop)
        return
      }
      if (try? step(slot, release, Goal.probe)) == nil { return }
    }
  }

  /// Whether there is any way to go along the direction as prepared.
  private func isWay(_ stop: Stop) -> Bool {
    stop.entering == Stop.none || stop.distance > (isWide ? 0 : Tolerance.absolute)
  }

  /// Moves half of the way along the direction as prepared, or half a point, and holds the slot there.
  private func walk(_ slot: Int32, _ release: Int8, _ stop: Stop) -> Bool {
    let distance = stop.entering == Stop.none ? 0.5 : min(1, stop.distance) / 2
    trail.end()
    let leaving = basis.row[slot]
    if leaving >= 0 {
      let anchor = Basis.anchor(largestMover())
      guard (try? express(anchor, in: slot, release)) != nil else { return false }
      move(by: distance)
      deactivate(leaving, release, distance)
      exchange(slot, for: anchor, leaving: leaving)
    } else {
      move(by: distance)
      recheck(slot)
    }
    if isWide { _ = refine() }
    return true
  }

  /// Row `variable` of the inverse of the active set.
  func explain(_ variable: Int32)
    -> (rows: [(row: Row, factor: Double)], fromDefaults: Double)
  {
    solveBackward(of: Basis.anchor(variable), into: y)
    defer { y.clear() }
    var rows: [(row: Row, factor: Double)] = []
    var fromDefaults = 0.0
    sort(y.index.all) { isOlderRow(in: $0, than: $1) }
    for slot in y.index.all where isPart(slot) {
      let factor = isWide ? precise(variable, in: slot) : y[slot]
      let row = basis.row[slot]
      if row < 0 {
        fromDefaults += factor * value[Basis.anchored(row)]
      } else {
        rows.append((handle(row: row), factor * table.scale(row)))
      }
    }
    return (rows, fromDefaults)
  }

  /// How much a slot's row has to say of a variable.
  private func precise(_ variable: Int32, in slot: Int32) -> Double {
    prepareDirection(slot, 1, hasRates: false)
    return direction[variable]
  }

  /// Slots by the age of their rows, those of anchors first.
  private func isOlderRow(in slot: Int32, than other: Int32) -> Bool {
    let serial = basis.row[slot] < 0 ? 0 : table.serial[basis.row[slot]]
    let otherSerial = basis.row[other] < 0 ? 0 : table.serial[basis.row[other]]
    return serial != otherSerial ? serial < otherSerial : slot < other
  }
}
