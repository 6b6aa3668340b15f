/// Solving and transactions: what decides whether changes stay.
extension Solver {
  /// Chooses what happens when required rows contradict each other; not inside a transaction.
  public func setConflictPolicy(_ policy: ConflictPolicy) throws(SolverError) {
    guard journal.depth == 0 else { throw .openTransaction }
    try solve()
    conflictPolicy = policy
  }

  /// Brings all values up to date.
  public func solve() throws(SolverError) {
    let isExact = engine.solve()
    areConflictsKnown = false
    guard journal.depth == 0 else { return }
    try settle()
    if !isExact { throw .accuracy }
  }

  /// Begins a transaction; they nest. Values are brought up to date first.
  public func begin() throws(SolverError) {
    guard journal.depth < Limit.transactions else { throw .limit(.transactions) }
    if journal.depth == 0 { try solve() }
    journal.marks.append(mark())
  }

  /// Ends the innermost transaction and keeps its changes; the outermost one solves.
  public func commit() throws(SolverError) {
    guard journal.depth > 0 else { throw .noTransaction }
    if journal.depth > 1 {
      journal.marks.removeLast()
      return
    }
    let isExact = engine.solve()
    areConflictsKnown = false
    try settle()
    if !isExact { throw .accuracy }
  }

  /// Ends the innermost transaction and takes its changes back.
  public func rollback() throws(SolverError) {
    guard journal.depth > 0 else { throw .noTransaction }
    undoInnermost()
  }

  /// After a solve that ends what was changed: keeps it, or takes it back if it is refused.
  private func settle() throws(SolverError) {
    if conflictPolicy == .refused && journal.isOpen && engine.hasConflict {
      findConflicts()
      let found = conflicts
      while journal.isOpen { undoInnermost() }
      conflicts = found
      areConflictsKnown = true
      throw .conflict
    }
    journal.marks.removeAll()
    journal.entries.removeAll()
    journal.isImplicit = false
  }

  private func undoInnermost() {
    guard let mark = journal.marks.popLast() else { return }
    var isSameVertex = engine.exchanges == mark.exchanges
    while journal.entries.count > mark.entries {
      let entry = journal.entries.removeLast()
      if case .constant = entry {} else { isSameVertex = false }
      engine.undo(entry)
    }
    // Where nothing but constants has changed, the values are known, and need not be solved for.
    if isSameVertex { engine.goBack(to: mark.values) }
    _ = engine.solve()
    engine.restore(mark.values)
    areConflictsKnown = false
    if journal.marks.isEmpty { journal.isImplicit = false }
  }

  private func mark() -> Journal.Mark {
    engine.catchUp()
    return Journal.Mark(
      entries: journal.entries.count, values: engine.snapshot(),
      exchanges: engine.isUpToDate ? engine.exchanges : nil)
  }

  // MARK: Journal

  /// Where conflicts are refused, everything since the last solve is a transaction of its own.
  func willChange() {
    if conflictPolicy == .refused && !journal.isOpen {
      journal.marks.append(mark())
      journal.isImplicit = true
    }
  }

  func note(_ entry: consuming Journal.Entry) {
    if journal.isOpen { journal.entries.append(entry) }
  }
}
