/// What a solver has done so far, independent of the machine.
public struct Counters: Sendable {
  /// Changes of the active set.
  public var steps: UInt64
  /// Complete factorisations.
  public var factorizations: UInt64
  /// Entries of rows, columns and factors visited.
  public var touched: UInt64
  /// Times that storage was taken or grown.
  public var allocations: UInt64
  /// Bytes of storage held now.
  public var bytes: UInt64
}

extension Engine {
  var counters: Counters {
    var ledger = StorageLedger()
    account(&ledger)
    return Counters(
      steps: steps, factorizations: factorizations, touched: basis.touched,
      allocations: UInt64(ledger.allocations), bytes: UInt64(ledger.bytes))
  }

  private func account(_ ledger: inout StorageLedger) {
    table.account(&ledger)
    basis.account(&ledger)
    levels.account(&ledger)
    elimination.account(&ledger)
    accountVariables(&ledger)
    accountRows(&ledger)
    accountWork(&ledger)
  }

  private func accountVariables(_ ledger: inout StorageLedger) {
    ledger.add(value)
    ledger.add(fallback)
    ledger.add(reported)
    ledger.add(variableSerial)
    ledger.add(freeVariables)
    ledger.add(key)
    ledger.add(slotFlags)
    ledger.add(movedVariables)
    ledger.add(isMoved)
    ledger.add(driftedVariables)
    ledger.add(isDrifted)
  }

  private func accountRows(_ ledger: inout StorageLedger) {
    ledger.add(residual)
    ledger.add(tolerance)
    ledger.add(side)
    ledger.add(slopeSign)
    ledger.add(dirtyRows)
    ledger.add(isDirty)
  }

  private func accountWork(_ ledger: inout StorageLedger) {
    ledger.add(recheckSlots)
    ledger.add(candidates)
    ledger.add(freeSlots)
    ledger.add(slopeChanges)
    ledger.add(crossings)
    ledger.add(breakpoints)
    ledger.add(passed)
    ledger.add(levelSlope)
    ledger.add(levelScale)
    ledger.add(termVariables)
    ledger.add(termCoefficients)
    direction.account(&ledger)
    rates.account(&ledger)
    right.account(&ledger)
    left.account(&ledger)
    y.account(&ledger)
    gradient.account(&ledger)
    sweeps.account(&ledger)
    ledger.add(editedRows)
  }
}
