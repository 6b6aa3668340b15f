/// The keys of many free slots at once.
///
/// The key of a slot is the oldest variable that moves when its row is released. Looking at one
/// slot means a solve through everything that depends on it, which for all slots of a long chain of
/// inequalities takes the square of its length. Here each variable, oldest first, starts a search
/// for what defines it, which skips what was found before: those slots have older keys. So every
/// definition is looked at once, whatever the number of slots.
extension Engine {
  /// Settles the queued free slots that need no step, releases those that can be released together,
  /// and leaves the others in the queue.
  func settleTogether() {
    basis.beginLowerSearch()
    var order = Buffer<Int32>()
    var released = Buffer<Int32>()
    var waiting = Buffer<Int32>()
    var isInOrder = true
    var areHeld = false
    let isExact = basis.replacements.count == 0
    var doubtful = 0
    orderByAge(&order)
    for variable in order.all where !basis.wasFound(variable) {
      basis.findNewDependences(of: variable, left, into: y, table, wide)
      for slot in basis.finished.all where slotFlags[slot].contains(.free) {
        if !isExact && basis.isEntangled[slot] {
          doubtful += 1
          isInOrder = false
          continue
        }
        switch settle(slot, key: variable, factor: y[slot]) {
        case .done: break
        case .held: areHeld = true
        case .releasable:
          if isInOrder { released.append(slot) }
          waiting.append(slot)
        case .open:
          isInOrder = false
          waiting.append(slot)
        }
      }
      y.clear()
    }
    if released.count > 1 && recheckFree(definedBy: released) { release(released) }
    if areHeld && isExact { settleHeld(order) }
    let before = freeSlots.count
    keepUnsettled(waiting)
    if doubtful > Effort.fewDoubts && renewFactors() { return }
    looking = 0
    hasToLookTogether = false
    togetherPays = freeSlots.count <= before / 2
  }

  /// Settles those of them that need no step although the oldest variable which they move is at its fallback:
  /// what decides is the oldest one that is not.
  private func settleHeld(_ order: borrowing Buffer<Int32>) {
    basis.beginLowerSearch()
    for variable in order.all { _ = settleDependences(of: variable) }
    for free in freeSlots.all where slotFlags[free.slot].contains(.free) {
      if !basis.wasFound(slot: free.slot) { settle(free.slot, Engine.freeWithoutKey, wants: 0) }
    }
  }

  /// Settles what `variable` depends on, is still queued and needs no step, if the variable may decide for it.
  /// Returns how many of the queued slots it depends on.
  private func settleDependences(of variable: Int32) -> Int {
    if isAtFallback(variable) || basis.wasFound(variable) { return 0 }
    var found = 0
    basis.findNewDependences(of: variable, left, into: y, table, wide)
    for slot in basis.finished.all where slotFlags[slot].contains(.free) {
      found += 1
      if basis.replacements.count > 0 && basis.isEntangled[slot] { continue }
      _ = settle(slot, key: variable, factor: y[slot])
    }
    y.clear()
    return found
  }

  /// Settles those of the queued free slots that need no step and whose keys are among the oldest variables:
  /// what few variables depend on may move thousands, which a look at the slot would all visit. A search
  /// that settles less than half of the slots uses up credit.
  func settleByAge() {
    if searchCredit < Effort.leastSearch { return }
    let (before, queued) = (basis.touched, freeSlots.count)
    var (variable, waiting) = (Int32(0), queued)
    basis.beginLowerSearch()
    while waiting > 0 && variable < placesByAge && basis.touched &- before < searchCredit {
      if variableSerial[variable] != 0 { waiting -= settleDependences(of: variable) }
      basis.countVisits(1)
      variable += 1
    }
    if waiting < queued { keepUnsettled(Buffer<Int32>()) }
    if freeSlots.count <= queued / 2 { return }
    searchCredit -= min(searchCredit, basis.touched &- before)
  }

  /// Notes what the look at a single free slot has visited. Short ones of a first solve do not come again.
  func noteLook(_ visits: UInt64) {
    looking &+= visits
    if visits <= Effort.shortLook && goesInRounds { return }
    searchCredit = min(searchCredit &+ visits / Effort.looksForSearch, UInt64(basis.slots))
  }

  @inline(__always)
  func noteSettled(_ slot: Int32, isDear: Bool) {
    slotFlags[slot].formUnion(isDear ? [.settled, .dear] : .settled)
  }

  private func orderByAge(_ order: inout Buffer<Int32>) {
    order.reserve(value.count)
    for variable in 0..<basis.slots where variableSerial[variable] != 0 { order.append(variable) }
    sort(order.all) { variableSerial[$0] < variableSerial[$1] }
  }

  /// What became of a free slot.
  private enum Outcome {
    /// It is settled.
    case done
    /// The oldest variable that it moves is at its fallback.
    case held
    /// Its wish is open to it, and it defines its key. Slots with newer keys can wait for it.
    case releasable
    /// It has to be looked at alone, and before slots with newer keys.
    case open
  }

  /// Settles a slot that moves `key` by `factor`, unless its wish is open to it.
  private func settle(_ slot: Int32, key: Int32, factor: Double) -> Outcome {
    if abs(factor) < Tolerance.keyRate || isWide && !isExact(factor, slot) { return .open }
    let own = heldAtFallback(slot)
    if own >= 0 && !isOlder(key, own) {
      settle(slot, Engine.freeWithoutKey, wants: 0)
      return .done
    }
    if side(of: key) == 0 { return .held }
    let standing = standing(of: slot)
    if standing.release != 0 { return .open }
    let wants = release(bringing: key, movedBy: factor)
    let isOpen = wants > 0 ? standing.isOpenAbove : standing.isOpenBelow
    if !isOpen || exchangeForTwin(slot, against: wants) {
      settle(slot, key, wants: wants)
      return .done
    }
    if basis.row[slot] < 0 || basis.pivotVariable[slot] != key || !basis.isDefinition(slot) {
      return .open
    }
    noteWish(slot, wants)
    return .releasable
  }

  /// Whether a factor is exact to the last bit, which residues tell.
  private func isExact(_ factor: Double, _ slot: Int32) -> Bool {
    !basis.isEntangled[slot] && Residue(meant: factor) == wide.y.residue(slot)
  }

  /// Queues the other free slots again that move what some slots define; false if T does not tell
  /// which they are. Those in the queue know to which side they are to be released, or will be looked at.
  private func recheckFree(definedBy slots: borrowing Buffer<Int32>) -> Bool {
    basis.beginSearch()
    for slot in slots.all {
      basis.searchDefinitions(of: basis.pivotVariable[slot], table, within: Everywhere())
    }
    basis.countVisits(basis.finished.count)
    for found in basis.finished.all {
      let slot = basis.slotOfVariable[found]
      if basis.isEntangled[slot] { return false }
      if slotFlags[slot].contains(.settled) && !slotFlags[slot].contains(.free) { recheck(slot) }
    }
    return true
  }

  /// Takes a slot out of the queue whose key is known, and which has no step to make.
  func settle(_ slot: Int32, _ key: Int32, wants: Int8, isDear: Bool = true) {
    setKey(slot, key)
    slotFlags[slot].remove(.free)
    noteSettled(slot, isDear: isDear)
    noteWish(slot, wants)
  }

  /// Leaves in the queue what is not settled. Those whose keys were found come first, by the age of their
  /// keys, which is the order of `waiting`.
  private func keepUnsettled(_ waiting: borrowing Buffer<Int32>) {
    for slot in waiting.all where slotFlags[slot].contains(.free) {
      slotFlags[slot].insert(.ranked)
    }
    var kept = 0
    for free in freeSlots.all where slotFlags[free.slot].contains(.free) {
      if slotFlags[free.slot].contains(.ranked) { continue }
      freeSlots[kept] = free
      kept += 1
    }
    freeSlots.shorten(to: kept)
    var rank = UInt32.max
    for slot in waiting.all where slotFlags[slot].contains(.ranked) {
      slotFlags[slot].remove(.ranked)
      freeSlots.append(FreeSlot(rank: rank, slot: slot))
      rank -= 1
    }
    freeSlots.heapify()
  }
}

extension Basis {
  /// Fills `finished` with the slots that a variable depends on and that were not found before, and `y`
  /// with how much. It leaves out what row replacements add, which only entangled slots have.
  fileprivate func findNewDependences(
    of variable: Int32, _ left: WorkVector, into y: WorkVector,
    _ table: RowTable, _ wide: WideRange
  ) {
    finished.removeAll()
    searchDefinitions(of: variable, table, within: Everywhere())
    left.add(variable, 1)
    countVisits(substitute(from: 0, left, into: y, table))
    left.clear()
    if table.isWide {
      wide.left.add(variable, .one, times: .one)
      wide.y.clear()
      substitute(exactly: wide.left, into: wide.y, table)
    }
    for k in 0..<finished.count { finished[k] = slotOfVariable[finished[k]] }
    if !lowerRows.isEmpty { addNewLower(y) }
  }

  /// Whether some variable that a search started from depends on a slot.
  fileprivate func wasFound(slot: Int32) -> Bool {
    wasFound(pivotVariable[slot]) || slotMark[slot] == stamp
  }

  /// Adds what L adds. No new slot depends on one that was found before.
  private func addNewLower(_ y: WorkVector) {
    let count = finished.count
    for k in 0..<count {
      let slot = finished[k]
      if isEntangled[slot] { searchLower(slot, columns: false) } else { finished.append(slot) }
    }
    for k in 0..<finished.count - count { finished[k] = finished[count + k] }
    finished.shorten(to: finished.count - count)
    substituteLower(y)
  }
}
