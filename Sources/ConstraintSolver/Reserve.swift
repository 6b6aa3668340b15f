/// Taking storage once for a bulk load, where growing step by step would leave room unused, and giving
/// it back where it was grown step by step.
extension Engine {
  func reserve(variables more: Int) {
    let count = value.count + more
    basis.reserve(variables: count)
    table.reserve(columns: count)
    value.reserve(count)
    variableSerial.reserve(count)
    isMoved.reserve(count)
    isDrifted.reserve(count)
    key.reserve(count)
    slotFlags.reserve(count)
    movedVariables.reserve(count)
    driftedVariables.reserve(count)
    recheckSlots.reserve(count)
    direction.reserve(count)
    right.reserve(count)
    left.reserve(count)
    y.reserve(count)
  }

  /// Gives back what only a bulk load needs much of, and the room that growing has left.
  func trimAfterLoad() {
    direction.clear()
    rates.clear()
    basis.forgetSearch()
    var ledger = StorageLedger(isForgetting: true)
    elimination.account(&ledger)
    matching.account(&ledger)
    ledger = StorageLedger(isFitting: true)
    account(&ledger)
  }

  func reserve(rows more: Int, terms: Int) {
    table.reserve(rows: more, terms: terms)
    let count = residual.count + more
    basis.slotOfRow.reserve(count)
    residual.reserve(count)
    tolerance.reserve(count)
    side.reserve(count)
    slopeSign.reserve(count)
    isDirty.reserve(count)
    isMisplaced.reserve(count)
    dirtyRows.reserve(dirtyRows.count + more)
    rates.reserve(count)
  }
}
