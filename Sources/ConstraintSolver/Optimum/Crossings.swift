/// Which free slots are looked at again: those that may now be decided otherwise, because variables
/// that they move have left, reached or passed their fallbacks, or because they move other
/// variables.
extension Engine {
  /// Queues all slots again whose release would move a variable.
  func recheckSlots(moving variable: Int32) {
    solveBackward(of: Basis.anchor(variable), into: right)
    for k in 0..<right.index.count { recheck(right.index[k]) }
    right.clear()
  }

  /// Queues the free slots again that move the variable of a slot which is about to hold it: a
  /// multiple of the slot's direction is subtracted from theirs. False if T does not tell which
  /// they are. As long as only definitions are taken away, the search is continued, and what it has
  /// found is queued already.
  func recheckFree(moving variable: Int32, of slot: Int32) -> Bool {
    if freeCount == 0 { return true }
    if table.column[variable].active <= 1 && !mayDecide(variableSerial[variable]) { return true }
    passed.removeAll()
    basis.continueSearch()
    basis.searchDefinitions(of: variable, table, within: Everywhere())
    basis.countVisits(basis.finished.count)
    for found in basis.finished.all {
      let other = basis.slotOfVariable[found]
      if basis.isEntangled[other] { return false }
      notePassed(other)
    }
    recheckPassed(by: slot)
    return true
  }

  /// The same where `y` tells which they are: it is the variable in terms of the active rows.
  func recheckFree(inSolutionOf slot: Int32) {
    passed.removeAll()
    for other in y.index.all { notePassed(other) }
    recheckPassed(by: slot)
  }

  private func notePassed(_ slot: Int32) {
    if key[slot] != -1 && slotFlags[slot].contains(.settled) { passed.append(slot) }
  }

  /// Queues the noted slots again, unless their keys are older than all that the slot moves.
  private func recheckPassed(by slot: Int32) {
    if passed.count == 0 { return }
    prepareDirection(slot, 1, hasRates: false)
    let oldest = oldestMoved()
    for other in passed.all where !isKeyOlder(other, oldest) { recheck(other) }
  }

  /// The creation number of the oldest variable that moves with some that are held by definitions.
  func oldestMoved(byAnyOf variables: borrowing Buffer<Int32>) -> UInt32 {
    var oldest = UInt32.max
    if freeCount == 0 { return oldest }
    basis.beginSearch()
    for variable in variables.all { basis.searchDependents(of: variable, table) }
    for found in basis.finished.all { oldest = min(oldest, variableSerial[found]) }
    basis.countVisits(basis.finished.count)
    return oldest
  }

  /// Queues the free slots again that move one of some variables which were held so far. Their
  /// directions have changed by multiples of the directions of these variables, which moved none
  /// older than `oldest`. One solve for a weighted sum of all the variables finds them, with
  /// weights that hardly let anything cancel. Where rows had to leave, others may have changed,
  /// too.
  func recheckFree(movingAnyOf variables: borrowing Buffer<Int32>, since oldest: UInt32) {
    if freeCount == 0 { return }
    if elimination.droppedRows.count > 0 {
      for slot in 0..<basis.slots where key[slot] != -1 { recheck(slot) }
      return
    }
    if !mayDecide(oldest) { return }
    for variable in variables.all { left.add(variable, 1 + nextChance()) }
    basis.backward(left, into: right, table)
    for slot in right.index.all where key[slot] != -1 && !isKeyOlder(slot, oldest) {
      recheck(slot)
    }
    right.clear()
  }

  @inline(__always)
  func isKeyOlder(_ slot: Int32, _ serial: UInt32) -> Bool {
    key[slot] >= 0 && variableSerial[key[slot]] < serial
  }

  /// Queues the free slots again that move a variable which left, reached or passed its fallback:
  /// it may now decide otherwise.
  func recheckCrossings() {
    if crossings.count > 1 { recheckCrossingsTogether() }
    if crossings.count > 0 { recheckSumOfCrossings() }
  }

  /// Finds the slots by one solve for a weighted sum of the variables, as if all were as old as the
  /// oldest of them.
  private func recheckSumOfCrossings() {
    var oldest = crossings[0]
    for variable in crossings.all {
      if isOlder(variable, oldest) { oldest = variable }
      left.add(variable, 1 + nextChance())
    }
    crossings.removeAll()
    basis.backward(left, into: right, table)
    for slot in right.index.all where mayDecide(oldest, slot) { recheck(slot) }
    right.clear()
  }

  /// The same for many variables, as far as T tells. The oldest come first, so that what was found
  /// before need not be searched again. Variables for which factors other than T count are left
  /// over.
  private func recheckCrossingsTogether() {
    sort(crossings.all) { variableSerial[$0] < variableSerial[$1] }
    let isPlain = basis.lowerRows.isEmpty && basis.replacements.count == 0
    if !isPlain { elimination.isTainted.resize(Int(basis.slots)) }
    basis.beginSearch()
    var kept = 0
    for variable in crossings.all where mayDecide(variableSerial[variable]) {
      basis.forgetSearch()
      basis.searchDefinitions(of: variable, table, within: Everywhere())
      basis.countVisits(basis.finished.count)
      for found in basis.finished.all {
        if !isPlain { elimination.isTainted[found] = isEntangled(found) }
        let slot = basis.slotOfVariable[found]
        if mayDecide(variable, slot) { recheck(slot) }
      }
      if isPlain || !elimination.isTainted[variable] { continue }
      crossings[kept] = variable
      kept += 1
    }
    crossings.shorten(to: kept)
  }

  /// Whether factors other than T count for a variable; for those that define it, this is known
  /// already.
  private func isEntangled(_ variable: Int32) -> Bool {
    let slot = basis.slotOfVariable[variable]
    if basis.isEntangled[slot] { return true }
    if basis.row[slot] < 0 { return false }
    for term in table.terms(of: basis.row[slot]) {
      let other = table.termVariable[term]
      if other != variable && elimination.isTainted[other] { return true }
    }
    return false
  }

  private func mayDecide(_ variable: Int32, _ slot: Int32) -> Bool {
    let key = key[slot]
    if key <= Engine.freeWithoutKey && basis.row[slot] == Basis.anchor(variable) {
      return !isAtFallback(variable)
    }
    return key <= Engine.freeWithoutKey
      || (key >= 0 && variableSerial[variable] <= variableSerial[key])
  }
}
