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
    matching.account(&memory)
    matching.kept.account(&memory)
    variables.account(&memory)
    activities.account(&memory)
    edits.account(&memory)
    dual.account(&memory)
    queues.account(&memory)
    moved.account(&memory)
    work.account(&memory)
    sweeps.account(&memory)
    extended.account(&memory)
  }
}
