/// Solving, and transactions: a change is kept, or undone as a whole.
extension Solver {
  /// Sets the conflict policy; not inside a transaction.
  public func setConflictPolicy(_ policy: ConflictPolicy) throws(SolverError) {
    guard journal.depth == 0 else { throw .openTransaction }
    try solveEarlierChanges()
    conflictPolicy = policy
  }

  /// Whether nothing has changed since the last solve that values could depend on.
  public var isUpToDate: Bool { engine.isUpToDate }

  /// Another number whenever anything about the rows has changed but their constants.
  public var form: UInt64 { engine.edits.form }

  /// Solves if anything has changed since the last solve. A conflict that was there before is
  /// refused only by solves and commits that a host asks for.
  public func bringUpToDate() throws(SolverError) {
    if journal.isImplicit || !engine.isUpToDate { try solve() }
  }

  /// The same before something begins that earlier changes have no part in. If these are refused,
  /// it does not begin; that values are not the best is reported by the next solve instead.
  private func solveEarlierChanges() throws(SolverError) {
    do throws(SolverError) { try bringUpToDate() } catch {
      if case .conflict = error { throw error }
    }
  }

  /// Brings all values up to date.
  public func solve() throws(SolverError) {
    let areKept = engine.isUpToDate && !conflicts.isEmpty && !areConflictsRefused
    let isExact = solveRows()
    if !areKept { forgetConflicts(areKnown: false) }
    for k in journal.marks.indices { journal.marks[k].isPending = false }
    if journal.depth == 0 { try keepOrUndo() }
    if !isExact { throw .accuracy }
  }

  /// Solves; false if values are not the best. Checked builds check the invariants then.
  private func solveRows() -> Bool {
    let isExact = engine.solve()
    assert(engine.basis.isConsistent(engine.table) && (!isExact || engine.isOptimal))
    return isExact
  }

  /// Begins a transaction; they nest. Values are brought up to date first, so that there are some to go
  /// back to; or those that there are stay active, if nothing is solved until the transaction is taken
  /// back.
  public func begin(bringingUpToDate: Bool = true) throws(SolverError) {
    guard journal.depth < transactionLimit else { throw .limit(.transactions) }
    if bringingUpToDate { try solveEarlierChanges() }
    journal.marks.append(mark())
  }

  /// Ends the innermost transaction and keeps its changes; the outermost one solves.
  public func commit() throws(SolverError) {
    guard journal.depth > 0 else { throw .noTransaction }
    if journal.depth > 1 {
      journal.marks.removeLast()
      return
    }
    let isExact = solveRows()
    forgetConflicts(areKnown: false)
    try keepOrUndo()
    if !isExact { throw .accuracy }
  }

  /// Ends the innermost transaction and takes its changes back.
  public func rollback() throws(SolverError) {
    guard journal.depth > 0 else { throw .noTransaction }
    undoInnermost()
  }

  /// Ends transactions after a solve: keeps the changes, or undoes them if they are refused.
  private func keepOrUndo() throws(SolverError) {
    if conflictPolicy == .refused && engine.hasConflict {
      findConflicts()
      let found = conflicts
      while journal.isOpen { undoInnermost() }
      conflicts = found
      areConflictsKnown = true
      areConflictsRefused = true
      throw .conflict
    }
    if journal.isOpen { endTransactions() }
  }

  private func undoInnermost() {
    guard let mark = journal.marks.popLast() else { return }
    while journal.entries.count > mark.entries {
      engine.undo(journal.entries.removeLast(), &journal)
    }
    goBack(to: mark)
    forgetConflicts(areKnown: mark.isPending)
    if !journal.isOpen { endTransactions() }
  }

  /// Forgets the undo log, as all changes are kept or none is left.
  private func endTransactions() {
    journal = Journal()
  }

  /// Values that nothing has been solved for since stay as they are.
  private func goBack(to mark: Journal.Mark) {
    if mark.isPending { return }
    _ = engine.solve()
    // A row that was edited and taken back is not being dragged.
    engine.endSweeps()
    if let values = mark.values { engine.restore(values) }
  }

  private func mark() -> Journal.Mark {
    engine.materializeValues()
    let isPending = !engine.isUpToDate
    return Journal.Mark(
      entries: journal.entries.count, values: isPending ? nil : engine.snapshot(),
      isPending: isPending)
  }

  // MARK: Journal

  /// Where conflicts are refused, everything since the last solve is a transaction of its own.
  /// Conflicts of the last solve that nobody asked for cannot be found any more, so those that were
  /// found are forgotten, too.
  func willChange() {
    if !areConflictsRefused && (!areConflictsKnown || !conflicts.isEmpty) {
      forgetConflicts(areKnown: true)
    }
    if conflictPolicy == .refused && !journal.isOpen {
      journal.marks.append(mark())
      journal.isImplicit = true
    }
  }

  func note(_ entry: Journal.Entry) {
    if journal.isOpen { journal.entries.append(entry) }
  }
}
