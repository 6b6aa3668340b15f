/// In how many independent ways the vertex can move inside the optimal face, which is its dimension.
///
/// A slot whose release costs nothing is open. Open slots may move together, each to its open
/// sides. Only inactive rows through the vertex can block them. An equality that holds does so in the
/// whole face, so it becomes active first, in place of an open slot. Other rows block only moves to their
/// other sides. If all open slots can move at once, at random paces, so that every such row stays on its
/// side, all of them count. If a row blocks, some of the slots that move it to its other side turn round, as
/// far as they may, and those that move it to its own side are made faster; if there are none, all slots that
/// the row depends on stop, and do not count.
extension Engine {
  /// The slots that move, and how fast.
  private struct Way: ~Copyable {
    /// By slot, in the units of its row; 0 for one that is at rest.
    var pace = Buffer<Double>()
    /// Whether the slot must not move to the other side.
    var isFirm = Buffer<Bool>()
    /// The rows that are in the way.
    var blockers = Buffer<Int32>()
  }

  /// The dimension of the optimal face.
  func countFreedom() -> Int {
    (isWide ? nil : countTogether()) ?? countOneByOne()
  }

  /// Nil if no way was found that is free.
  private func countTogether() -> Int? {
    var way = Way()
    if !findFree(&way) { return nil }
    var count = 0
    for pace in way.pace.all where pace != 0 { count += 1 }
    return count
  }

  /// By variable: whether it may move. On a free way all move that can, so that the others are
  /// settled.
  func findMoved() -> [Bool] {
    var isMoved = [Bool](repeating: isWide, count: value.count)
    var way = Way()
    if isWide { return isMoved }
    if !findFree(&way) {
      openAll(&way)
      findBlockers(of: &way)
    }
    for variable in direction.index.all where direction[variable] != 0 {
      isMoved[Int(variable)] = true
    }
    return isMoved
  }

  /// Finds a way that nothing blocks, on which all slots move that can; false if none was found.
  private func findFree(_ way: inout Way) -> Bool {
    let chanceBefore = chance
    defer { chance = chanceBefore }
    openAll(&way)
    findBlockers(of: &way)
    for row in way.blockers.all where side[row] == 0 && !activate(row, &way) { return false }
    for _ in 0..<Effort.ways {
      findBlockers(of: &way)
      if way.blockers.count == 0 { return true }
      for row in way.blockers.all where !clear(&way, of: row) { return false }
    }
    return false
  }

  /// Lets all slots move that may.
  private func openAll(_ way: inout Way) {
    way.pace.resize(Int(basis.slots))
    way.isFirm.resize(Int(basis.slots))
    for slot in 0..<basis.slots { open(slot, &way) }
  }

  /// Lets a slot move if it may.
  private func open(_ slot: Int32, _ way: inout Way) {
    let standing = standing(of: slot)
    let isOpen = standing.release == 0 && standing.isOpen && isHostVariable(slot)
    way.pace[slot] = isOpen ? (standing.isOpenAbove ? 1 : -1) * (1 + nextChance()) : 0
    way.isFirm[slot] = standing.isOpenAbove != standing.isOpenBelow
  }

  private func findBlockers(of way: inout Way) {
    direction.clear()
    rates.clear()
    for slot in 0..<basis.slots where way.pace[slot] != 0 { right.add(slot, way.pace[slot]) }
    basis.forward(right, into: direction, rates: rates, table)
    way.blockers.removeAll()
    let least = leastRate()
    for row in rates.index.all where abs(rates[row]) > least {
      let ahead: Int8 = rates[row] > 0 ? 1 : -1
      if side[row] == ahead || abs(residual[row]) > Double(tolerance[row]) { continue }
      way.blockers.append(row)
    }
  }

  /// Puts an equality that holds in place of an open slot that moves it most, if there still is one. No
  /// value changes, and no multiplier but that slot's.
  private func activate(_ row: Int32, _ way: inout Way) -> Bool {
    y.clear()
    solveBackward(of: row, into: y)
    var slot: Int32 = -1
    for part in y.index.all where isPart(part) && way.pace[part] != 0 {
      if slot < 0 || abs(y[part]) > abs(y[slot]) { slot = part }
    }
    y.clear()
    if slot < 0 { return true }
    let release: Int8 = way.pace[slot] > 0 ? 1 : -1
    prepareDirection(slot, release)
    guard (try? express(row, in: slot, release)) != nil else { return false }
    exchange(slot, for: row, release, 0)
    way.pace[slot] = 0
    return true
  }

  /// Changes paces so that a row blocks no longer. False if that fails.
  private func clear(_ way: inout Way, of row: Int32) -> Bool {
    if side[row] == 0 { return false }
    y.clear()
    solveBackward(of: row, into: y)
    defer { y.clear() }
    let sign = Double(side[row])
    var along = 0.0
    var against = 0.0
    var lone: Int32 = -1
    var parts = 0
    var turnable: Int32 = -1
    for slot in y.index.all where isPart(slot) && way.pace[slot] != 0 {
      parts += 1
      lone = slot
      if sign * y[slot] * way.pace[slot] < 0 && !way.isFirm[slot] {
        turnable = slot
        // Not all of them, or two rows could turn the same slots to and fro for ever.
        if nextChance() < 0.5 { way.pace[slot] = -way.pace[slot] }
      }
      let part = sign * y[slot] * way.pace[slot]
      if part > 0 { along += part } else { against -= part }
    }
    if along == 0 && turnable >= 0 {
      way.pace[turnable] = -way.pace[turnable]
      along = sign * y[turnable] * way.pace[turnable]
      against -= along
    }
    if parts == 1 && along > 0 {
      way.isFirm[lone] = true
    } else if along <= against {
      return hasten(&way, along: sign, by: along > 0 ? against / along * (1.5 + nextChance()) : 0)
    }
    return true
  }

  /// Speeds up the slots that move the row in `y` along its side; with a factor of 0, stops all
  /// slots that the row depends on.
  private func hasten(_ way: inout Way, along sign: Double, by factor: Double) -> Bool {
    for slot in y.index.all where isPart(slot) {
      if factor != 0 && sign * y[slot] * way.pace[slot] <= 0 { continue }
      way.pace[slot] *= factor
      if abs(way.pace[slot]) > Effort.pace { return false }
    }
    return true
  }

  /// The same by walking from the vertex into the face: whatever can move goes half of its way, or half a
  /// point, and is held there by an anchor. So rows that only touched the vertex do so no more, and
  /// block no more. What is blocked is moved by simplex steps, if anything can. What still moves at
  /// the end counts.
  private func countOneByOne() -> Int {
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
      refactorizeIfDue()
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
    if basis.row[slot] >= 0 {
      let anchor = Basis.anchor(largestMover())
      guard (try? express(anchor, in: slot, release)) != nil else { return false }
      move(by: distance)
      exchange(slot, for: anchor, release, distance)
    } else {
      move(by: distance)
      recheck(slot)
    }
    if isWide { _ = refine() }
    return true
  }
}
