/// The keys of many free slots at once.
///
/// The key of a slot is the oldest variable that moves when its row is released. Looking at one slot
/// means a solve through everything that depends on it, which for a long chain of inequalities is
/// the square of its length. Here the variables are gone through, oldest first, and from each one
/// what defines it is searched, but nothing that was found before: those slots have older keys. So
/// every definition is looked at once, whatever the number of slots.
extension Engine {
  /// Settles the queued free slots that need no step and leaves the others in the queue.
  func settleTogether() {
    basis.beginSearch()
    var order = Buffer<Int32>()
    orderByAge(&order)
    for variable in order.all where !basis.wasFound(variable) {
      basis.findNewDependences(of: variable, left, into: y, table)
      for slot in y.index.all where slotFlags[slot].contains(.free) {
        settle(slot, key: variable, factor: y.value[slot])
      }
      y.clear()
    }
    keepUnsettled()
    looking = 0
  }

  private func orderByAge(_ order: inout Buffer<Int32>) {
    order.reserve(value.count)
    for variable in 0..<basis.slots where variableSerial[variable] != 0 { order.append(variable) }
    sort(order.all) { variableSerial[$0] < variableSerial[$1] }
  }

  /// Settles a slot that moves `key` by `factor`, unless what it wants is open to it.
  private func settle(_ slot: Int32, key: Int32, factor: Double) {
    if basis.isEntangled[slot] || abs(factor) < Tolerance.smallPivot { return }
    if side(ofFallback: key, value[key]) == 0 {
      if basis.row[slot] == Basis.anchor(key) { settle(slot, Engine.freeWithoutKey, wants: 0) }
      return
    }
    let standing = standing(of: slot)
    if standing.release != 0 { return }
    let isAbove = value[key] > fallback[key]
    let wants: Int8 = isAbove == (factor > 0) ? -1 : 1
    if wants > 0 ? standing.isOpenAbove : standing.isOpenBelow { return }
    settle(slot, key, wants: wants)
  }

  private func settle(_ slot: Int32, _ key: Int32, wants: Int8) {
    setKey(slot, key)
    slotFlags[slot].remove([.free, .wantsAbove])
    slotFlags[slot].insert(wants > 0 ? [.settled, .wantsAbove] : .settled)
  }

  private func keepUnsettled() {
    var kept = 0
    for k in 0..<freeSlots.count where slotFlags[freeSlots[k]].contains(.free) {
      freeSlots[kept] = freeSlots[k]
      kept += 1
    }
    freeSlots.resize(kept, 0)
  }
}

extension Basis {
  /// Fills `y` with the slots that a variable depends on and that were not found before, and by how
  /// much. It leaves out what row replacements and L add, which only entangled slots have.
  fileprivate func findNewDependences(
    of variable: Int32, _ left: WorkVector, into y: WorkVector,
    _ table: RowTable
  ) {
    let before = finished.count
    searchDefinitions(of: variable, table, within: Everywhere())
    left.add(variable, 1)
    countVisits(substitute(from: before, left, into: y, table))
    left.clear()
  }
}
