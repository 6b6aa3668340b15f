/// Taking storage once for a bulk load, where growing step by step would leave room unused, and giving
/// it back where it was grown step by step.
extension Engine {
  /// Takes storage for so many more variables, and for the lists that they are all in at first.
  func reserve(variables more: Int) {
    let room = value.count + more
    StorageLedger.reserve(room) { ledger in
      table.accountColumns(&ledger)
      basis.accountPositions(&ledger)
      accountVariables(&ledger)
      direction.accountPlaces(&ledger)
      right.accountPlaces(&ledger)
      left.accountPlaces(&ledger)
      y.accountPlaces(&ledger)
    }
    StorageLedger.reserve(room) { ledger in
      ledger.visit(&movedVariables)
      ledger.visit(&driftedVariables)
      ledger.visit(&recheckPositions)
    }
  }

  func reserve(rows more: Int, terms: Int) {
    let room = residual.count + more
    StorageLedger.reserve(room) { ledger in
      table.accountRows(&ledger)
      ledger.visit(&basis.positionOfRow)
      accountRows(&ledger)
      rates.accountPlaces(&ledger)
      ledger.room = table.termPlaces + terms
      table.accountTerms(&ledger)
    }
    dirtyRows.reserve(room)
  }

  /// The same for what is added one by one: first room for a handful, then for four times as much, then for
  /// half as much again; and where there are many, for twice as much as long as a load goes on. After that
  /// lists grow by themselves, by less; after the load they give back what they have not used.
  func reserveOneByOne(variables more: Int) {
    let count = value.count
    if count + more <= value.capacity { return }
    if let more = room(after: count) { reserve(variables: max(more, 16)) }
  }

  func reserveOneByOne(rows more: Int) {
    let count = residual.count
    if count + more <= residual.capacity { return }
    if let more = room(after: count) { reserve(rows: max(more, 32), terms: 2 * max(more, 32)) }
  }

  /// For how many more to take room at once; nil if there are many, and most have been solved for.
  private func room(after count: Int) -> Int? {
    if count <= WorkLimit.fewPositions {
      return count <= WorkLimit.fewPositions / 8 ? 3 * count : count / 2
    }
    return newRowCount > table.liveCount / 2 ? count : nil
  }

  /// Takes working storage for a first solve: in a small layout it is soon as long as the rest.
  func reserveWork() {
    if value.count <= WorkLimit.fewPositions { StorageLedger.reserve(value.count) { account(&$0) } }
  }

  /// Gives back the working storage of a solve that reached much, unless it is little; after a
  /// load, unless it is very little. Such a solve takes it again at small cost beside what it does.
  func giveBackWork(after visits: UInt64, isLoad: Bool) {
    let positions = Int(basis.positions)
    let isMuch = visits > UInt64(positions / 2) && positions > WorkLimit.somePositions
    if !isMuch && !(isLoad && positions > WorkLimit.fewPositions) { return }
    direction.clear()
    rates.clear()
    basis.forgetUnused(isLoad: isLoad)
    if isLoad { matchedRows.removeAll() }
    var ledger = StorageLedger(isForgetting: true)
    elimination.account(&ledger)
    matching.account(&ledger)
    ledger = StorageLedger(spare: isLoad ? 256 : WorkLimit.spareBytes)
    account(&ledger)
  }
}
