/// Work counters of a solver, the same on every machine.
public struct Counters: Sendable {
  /// Pivots.
  public var steps: UInt64
  /// Factorisations of the whole basis.
  public var factorizations: UInt64
  /// Entries of rows, columns and factors visited.
  public var workUnits: UInt64
  /// Times that memory was requested or grown.
  public var allocations: UInt64
  /// Bytes of memory held now.
  public var bytes: UInt64
}

extension Engine {
  var counters: Counters {
    let memory = MemoryAccount.count { account(&$0) }
    return Counters(
      steps: policy.pivots, factorizations: basis.factorizations,
      workUnits: basis.workUnits &+ levels.cleared,
      allocations: UInt64(memory.allocations), bytes: UInt64(memory.bytes))
  }

  func account(_ memory: inout MemoryAccount) {
    table.account(&memory)
    basis.account(&memory)
    levels.account(&memory)
    accountVariables(&memory)
    accountRows(&memory)
    accountWork(&memory)
    matching.account(&memory)
    extended.account(&memory)
    defaultValue.account(&memory)
    reports.account(&memory)
    variablePlaces.account(&memory)
    sweeps.account(&memory)
  }

  func accountVariables(_ memory: inout MemoryAccount) {
    memory.add(&value)
    bounds.account(&memory)
    memory.add(&variableSerial)
    queues.accountPositions(&memory)
    reports.accountMarks(&memory)
    drifted.accountMarks(&memory)
  }

  func accountRows(_ memory: inout MemoryAccount) {
    memory.add(&residual)
    memory.add(&tolerance)
    memory.add(&side)
    memory.add(&slopeSign)
    edits.accountMarks(&memory)
    dual.accountMarks(&memory)
  }

  private func accountWork(_ memory: inout MemoryAccount) {
    dual.account(&memory)
    reports.accountList(&memory)
    drifted.accountList(&memory)
    edits.accountList(&memory)
    queues.account(&memory)
    memory.add(&slopeChanges)
    memory.add(&crossings)
    lineSearch.account(&memory)
    matching.kept.account(&memory)
    edge.account(&memory)
    work.account(&memory)
  }
}
