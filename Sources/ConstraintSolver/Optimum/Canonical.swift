/// Which point of the optimal face is taken.
///
/// Among equally good points, |value - fallback| is minimised for one variable after the other, in
/// order of creation. That is a lexicographic objective below all levels, so the same multiplier
/// test decides it: a slot whose release costs nothing at any level (a free slot) is judged by its
/// key, the oldest variable away from its fallback that the release would move. Variables at their
/// fallbacks count as inactive rows with residual 0: they have no slope, but stop a move at once.
/// The optimum is one point, and no history is in its definition.
extension Engine {
  /// What a step is for, below all levels: to bring `key` nearer to its fallback. If an older
  /// variable is at its fallback and would leave it, that one is `blocker` and enters instead.
  struct Goal {
    static let none = Goal()
    /// To walk along the optimal face, wherever it leads.
    static let probe = Goal(isFree: true)
    var key: Int32 = -1
    var blocker: Int32 = -1
    /// Nothing at any level may be lost.
    var isFree = false
  }

  /// Looks at one free slot, and makes a step if releasing it helps.
  func settle(_ slot: Int32) throws(StepFailure) {
    slotFlags[slot].remove([.free, .settled, .wantsAbove, .dear])
    let standing = standing(of: slot)
    if standing.release != 0 || !standing.isOpen {
      recheck(slot)
      return
    }
    let before = basis.touched
    prepareDirection(slot, 1, hasRates: false)
    let visits = basis.touched &- before
    noteLook(visits)
    let goal = goal(of: slot)
    setKey(slot, goal.key >= 0 ? goal.key : Engine.freeWithoutKey)
    noteSettled(slot, isDear: visits > Effort.shortLook)
    if goal.key < 0 { return }
    let release = release(bringing: goal.key, movedBy: direction[goal.key])
    noteWish(slot, release)
    if release > 0 ? !standing.isOpenAbove : !standing.isOpenBelow { return }
    if exchangeForTwin(slot, against: release) { return }
    if sweeps.count > 0 { return leaveSweeps(for: slot) }
    if release < 0 { reverseDirection() }
    collectRates()
    try step(slot, release, goal)
  }

  /// The key of the slot's direction, and what blocks it. An anchor at its fallback counts as an
  /// active row of its variable's level: it is given up only for an older variable.
  private func goal(of slot: Int32) -> Goal {
    let own = heldAtFallback(slot)
    var goal = Goal.none
    let least = leastRate()
    for k in 0..<direction.index.count {
      let variable = direction.index[k]
      if direction[variable] == 0 || variable == own { continue }
      if abs(direction[variable]) <= least {
        noteSpread(of: basis.row[basis.slotOfVariable[variable]], besides: variable)
        continue
      }
      if abs(direction[variable]) < Tolerance.doubtfulRates * least { areFactorsDoubtful = true }
      if isAtFallback(variable) {
        if isOlder(variable, goal.blocker) { goal.blocker = variable }
      } else if isOlder(variable, goal.key) {
        goal.key = variable
      }
    }
    goal.isFree = true
    if goal.key < 0 || (own >= 0 && isOlder(own, goal.key)) { return Goal.none }
    if goal.blocker >= 0 && !isOlder(goal.blocker, goal.key) { goal.blocker = -1 }
    return goal
  }

  /// The variable that a slot holds at its fallback; -1 if there is none.
  func heldAtFallback(_ slot: Int32) -> Int32 {
    let row = basis.row[slot]
    return row < 0 && isAtFallback(Basis.anchored(row)) ? Basis.anchored(row) : -1
  }

  /// The side to which releasing a slot brings its key, which is away from its fallback, nearer to
  /// that.
  func release(bringing key: Int32, movedBy factor: Double) -> Int8 {
    (side(of: key) > 0) == (factor > 0) ? -1 : 1
  }

  /// Notes to which side a slot wants to be released, if any.
  func noteWish(_ slot: Int32, _ release: Int8) {
    slotFlags[slot].remove(.wantsAbove)
    if release > 0 { slotFlags[slot].insert(.wantsAbove) }
  }

  func isOlder(_ variable: Int32, _ other: Int32) -> Bool {
    other < 0 || variableSerial[variable] < variableSerial[other]
  }

  func isAtFallback(_ variable: Int32) -> Bool { side(of: variable) == 0 }

  /// On which side of its fallback a variable is.
  @inline(never)
  func side(of variable: Int32) -> Int8 { side(ofFallback: variable, value[variable]) }

  /// On which side of its fallback a variable is at a value.
  @inline(__always)
  func side(ofFallback variable: Int32, _ value: Double) -> Int8 {
    let target = fallback[variable]
    let distance = value - target
    if abs(distance) <= Engine.slack(ofFallback: target) {
      if !isWide { return 0 }
      if distance == 0 { return wideSide(ofFallback: variable) }
    }
    return distance > 0 ? 1 : -1
  }

  /// How near to its fallback a variable counts as being at it.
  @inline(__always)
  static func slack(ofFallback target: Double) -> Double {
    Tolerance.absolute + Tolerance.relative * abs(target)
  }

  /// Turns the direction round, and the rates as far as there are any.
  func reverseDirection() {
    for variable in direction.index.all { direction[variable] = -direction[variable] }
    for row in rates.index.all { rates[row] = -rates[row] }
    if isWide { reverseWideDirection() }
  }

  /// The rates of the inactive rows along the direction. Most free slots are judged without them.
  func collectRates() {
    if isWide { return refineRates() }
    for k in 0..<direction.index.count {
      let variable = direction.index[k]
      let speed = direction[variable]
      if speed == 0 { continue }
      table.addRates(of: variable, speed, to: rates)
    }
  }

  // MARK: Keys

  /// Whether a free slot has been looked at and nothing that mattered then has changed.
  func isSettled(_ slot: Int32, _ standing: Standing) -> Bool {
    let flags = slotFlags[slot]
    guard flags.contains(.settled) else { return false }
    if key[slot] < 0 { return key[slot] != -1 }
    return flags.contains(.wantsAbove) ? !standing.isOpenAbove : !standing.isOpenBelow
  }

  /// Queues the slots again that `y` mentions, as `slot` is about to get another row, unless the
  /// exchange tells their new keys. Their directions change by multiples of the current one.
  func recheckAfterExchange(_ slot: Int32, for entering: Int32) {
    let oldest = freeCount > 0 ? oldestMoved() : 0
    let mover = freeCount > 0 ? mover(along: entering) : nil
    for other in y.index.all where y[other] != 0 {
      let isKeyKnown =
        other == slot
        ? takeKey(of: mover, slot)
        : isKeyOlder(other, oldest) || passKey(of: mover, to: other)
      if isKeyKnown { reviewStanding(other) } else { recheck(other) }
    }
    right.clear()
  }

  /// The oldest variable away from its fallback that a direction moves, and by how much for each
  /// unit that the row moves which stops it.
  private struct Mover {
    var variable: Int32
    var rate: Double
  }

  /// The mover of the current direction, which `entering` stops; nil if rounding leaves a doubt, and where
  /// variables have reached or passed their fallbacks, which may have been keys.
  private func mover(along entering: Int32) -> Mover? {
    if isWide || crossings.count > 0 { return nil }
    if entering < 0 && isAtFallback(Basis.anchored(entering)) { return nil }
    var variable: Int32 = -1
    var (least, largest) = (Double.infinity, 0.0)
    for moved in direction.index.all where direction[moved] != 0 {
      let size = abs(direction[moved])
      if size < least { least = size }
      if size > largest { largest = size }
      if isOlder(moved, variable) && !isAtFallback(moved) { variable = moved }
    }
    if variable < 0 || least <= Tolerance.rate * largest { return nil }
    return Mover(variable: variable, rate: direction[variable] / rate(of: entering))
  }

  /// The direction of the slot that gets the row stays what it is, but for its length.
  @inline(__always)
  private func takeKey(of mover: Mover?, _ slot: Int32) -> Bool {
    guard let mover, abs(mover.rate) >= Tolerance.keyRate else { return false }
    settle(
      slot, mover.variable, wants: release(bringing: mover.variable, movedBy: mover.rate),
      isDear: direction.index.count > Effort.shortLook)
    return true
  }

  /// A multiple of the mover's direction is subtracted from that of a free slot: gives the slot its
  /// new key, unless it keeps the old one. False if the key is not known from that.
  @inline(__always)
  private func passKey(of mover: Mover?, to slot: Int32) -> Bool {
    guard let mover, slotFlags[slot].contains(.settled), key[slot] != -1 else { return false }
    let limit = key[slot] >= 0 ? key[slot] : heldAtFallback(slot)
    var factor = -y[slot] * mover.rate
    if key[slot] == mover.variable {
      // More steps follow that need no keys.
      if misplaced.count > 0 { return false }
      factor += ownFactor(of: slot, mover.variable)
    } else if !isOlder(mover.variable, limit) {
      return true
    }
    if abs(factor) < Tolerance.keyRate { return false }
    setKey(slot, mover.variable)
    noteWish(slot, release(bringing: mover.variable, movedBy: factor))
    return true
  }

  /// By how much the direction of a slot moves a variable, which is the same one until `right` is cleared.
  private func ownFactor(of slot: Int32, _ variable: Int32) -> Double {
    if right.index.count == 0 { solveBackward(of: Basis.anchor(variable), into: right) }
    return right[slot]
  }

  /// The creation number of the oldest variable that the direction moves.
  func oldestMoved() -> UInt32 {
    var oldest = UInt32.max
    for k in 0..<direction.index.count {
      let variable = direction.index[k]
      if direction[variable] != 0 { oldest = min(oldest, variableSerial[variable]) }
    }
    return oldest
  }

  /// The key of a free slot that moves only variables at their fallbacks.
  static let freeWithoutKey: Int32 = -2
  /// The same for a slot that holds a variable which shares no row with another one. Changes of
  /// other variables do not affect it, so that it does not count: there are always some.
  static let freeAlone: Int32 = -3

  func setKey(_ slot: Int32, _ variable: Int32) {
    let old = key[slot]
    let new = variable == Engine.freeWithoutKey && isAlone(slot) ? Engine.freeAlone : variable
    if old == new { return }
    if isCounted(old) { freeCount -= 1 }
    if isCounted(new) { freeCount += 1 }
    if old == Engine.freeWithoutKey { keylessCount -= 1 }
    if new == Engine.freeWithoutKey { keylessCount += 1 }
    if new >= 0 { newestKey = max(newestKey, variableSerial[new]) }
    key[slot] = new
  }

  /// Whether a variable of this creation number, or a newer one, may decide for any free slot: not
  /// if all of them have older keys, as in a long list that gets one more item at its end.
  func mayDecide(_ serial: UInt32) -> Bool {
    keylessCount > 0 || (freeCount > 0 && newestKey >= serial)
  }

  private func isCounted(_ key: Int32) -> Bool { key != -1 && key != Engine.freeAlone }

  /// Whether a slot holds a variable that shares no row with another one.
  private func isAlone(_ slot: Int32) -> Bool {
    let row = basis.row[slot]
    if row >= 0 { return false }
    for entry in table.entries(Basis.anchored(row)) where table.count(of: table.entryRow[entry]) > 1
    {
      return false
    }
    return true
  }
}
