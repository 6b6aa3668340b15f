/// What a solver has done so far, independent of the machine.
public struct Counters: Sendable {
  /// Changes of the active set.
  public var steps: UInt64
  /// Complete factorisations.
  public var factorizations: UInt64
  /// Entries of rows, columns and factors visited.
  public var workUnits: UInt64
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
      steps: steps, factorizations: factorizations,
      workUnits: basis.workUnits &+ levels.cleared,
      allocations: UInt64(ledger.allocations), bytes: UInt64(ledger.bytes))
  }

  func account(_ ledger: inout StorageLedger) {
    table.account(&ledger)
    basis.account(&ledger)
    levels.account(&ledger)
    elimination.account(&ledger)
    accountVariables(&ledger)
    key.account(&ledger)
    accountRows(&ledger)
    accountWork(&ledger)
    if !ledger.isLoading { accountRare(&ledger) }
  }

  private func accountRare(_ ledger: inout StorageLedger) {
    matching.account(&ledger)
    extended.account(&ledger)
    defaultValue.account(&ledger)
    reported.account(&ledger)
    ledger.visit(&freeVariables)
    sweeps.account(&ledger)
    ledger.visit(&editedRows)
  }

  func accountVariables(_ ledger: inout StorageLedger) {
    ledger.visit(&value)
    ledger.visit(&variableSerial)
    ledger.visit(&positionFlags)
    ledger.visit(&isMoved)
    ledger.visit(&isDrifted)
  }

  func accountRows(_ ledger: inout StorageLedger) {
    ledger.visit(&residual)
    ledger.visit(&tolerance)
    ledger.visit(&side)
    ledger.visit(&slopeSign)
    ledger.visit(&isDirty)
    ledger.visit(&isMisplaced)
  }

  private func accountWork(_ ledger: inout StorageLedger) {
    ledger.visit(short: &misplaced)
    ledger.visit(short: &mending)
    ledger.visit(&movedVariables)
    ledger.visit(&driftedVariables)
    ledger.visit(&dirtyRows)
    ledger.visit(&recheckPositions)
    ledger.visit(short: &candidates)
    ledger.visit(short: &degeneratePositions)
    ledger.visit(short: &slopeChanges)
    ledger.visit(short: &crossings)
    ledger.visit(short: &breakpoints)
    ledger.visit(&matchedRows)
    ledger.visit(short: &passed)
    ledger.visit(short: &levelSlope)
    ledger.visit(short: &levelScale)
    direction.account(&ledger)
    rates.account(&ledger)
    right.account(&ledger)
    left.account(&ledger)
    y.account(&ledger)
  }
}
