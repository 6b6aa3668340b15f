import ConstraintSolver
import LayoutStore

/// Both sides keep transactions: the solver takes back its rows and values, the tables their records.
extension Relations {
  /// Begins a transaction; they nest. Changes from before the outermost one are solved first, by
  /// themselves.
  public func begin() throws(LayoutError) { try begin(isAtomic: false, isAnimation: false) }

  package func begin(isAtomic: Bool = false, isAnimation: Bool = false) throws(LayoutError) {
    try checkIdle()
    if transactions.isFull { throw .limit(.transactions) }
    if !transactions.isOpen { try solveChanges() }
    try pushMark(isAtomic: isAtomic, isAnimation: isAnimation)
    transactionBegan()
  }

  /// Ends the innermost transaction and keeps its changes; the outermost one solves.
  public func commit() throws(LayoutError) {
    try checkIdle()
    guard let mark = transactions.innermost else { throw .noTransaction }
    if mark.isAtomic { throw .atomicOpen }
    if mark.isAnimation { throw .animationOpen }
    defer { committed() }
    try close(mark)
  }

  /// Ends the innermost transaction, whatever it was begun for.
  package func close(_ mark: Mark) throws(LayoutError) {
    state.recorder = mark.state.recorder
    if transactions.isOutermost { return try solveAndClose() }
    keepSolverTransaction()
    transactions.pop()
    transactionJoined()
  }

  /// Ends the innermost transaction and takes its changes back. If there was a solve in it, that
  /// has also solved earlier changes of the one around it: then frames are brought up to date with
  /// these.
  public func rollback() throws(LayoutError) {
    try checkIdle()
    guard let mark = transactions.innermost else { throw .noTransaction }
    try popMark()
    if mark.isStale && solver.isUpToDate && transactions.isOpen { try solveChanges() }
    rolledBack()
  }

  /// Brings all frames up to date. Inside a transaction conflicts are never refused: the outermost
  /// commit decides that.
  public func solve() throws(LayoutError) {
    if isBusy { throw .busy }
    if policy == .refused && !transactions.isOpen { return try solveAndClose() }
    try solveAll()
  }

  /// Solves what has changed. A conflict that was there before is refused only by solves and
  /// commits that a host asks for; other changes since, on which frames do not depend, are kept.
  package func bringUpToDate() throws(LayoutError) {
    if isBusy { throw .busy }
    try makeLateConstraints()
    if !transactions.isOpen && policy == .refused && solver.isUpToDate
      && solver.conflictCount > 0
    {
      conflictsChanged()
      return try closeMarks()
    }
    try solve()
  }

  /// The same before something begins that earlier changes have no part in. If these are refused,
  /// it does not begin; that frames are not the best is reported by the next solve instead.
  package func solveChanges() throws(LayoutError) {
    do throws(LayoutError) { try bringUpToDate() } catch {
      if case .conflict = error { throw error }
    }
  }

  /// Chooses what happens when required constraints contradict each other. Earlier changes are
  /// solved first, under the old policy.
  public func setConflictPolicy(_ policy: ConflictPolicy) throws(LayoutError) {
    try checkIdle()
    if transactions.isOpen { throw .inTransaction }
    try solveChanges()
    guard policy != self.policy else { return }
    if policy == .refused {
      try pushMark()
    } else {
      keepSolverTransaction()
      transactions.pop()
      forgetJournals()
    }
    transactions.policy = policy
  }

  /// Solves and closes all open transactions. If there is a conflict and conflicts are refused,
  /// takes back the host's transaction instead, or without one everything since the last solve.
  private func solveAndClose() throws(LayoutError) {
    var inaccuracy: LayoutError?
    do throws(LayoutError) { try solveAll() } catch { inaccuracy = error }
    if policy == .refused && solver.conflictCount > 0 {
      try refuse { () throws(LayoutError) in
        try popMark()
        if transactions.marks.isEmpty { try pushMark() }
      }
      throw .conflict
    }
    try closeMarks()
    if let inaccuracy { throw inaccuracy }
  }

  /// Ends all transactions and keeps their changes.
  private func closeMarks() throws(LayoutError) {
    for _ in transactions.marks { keepSolverTransaction() }
    transactions.removeAll()
    transactionsEnded()
    forgetJournals()
    if policy == .refused { try pushMark() }
  }

  /// Ends the solver's transaction. That values are not the best was reported by the solve before.
  private func keepSolverTransaction() {
    do throws(SolverError) { try solver.commit() } catch {}
  }
}

// MARK: Marks

extension Relations {
  package func pushMark(
    isAtomic: Bool = false, isAnimation: Bool = false
  ) throws(LayoutError) {
    try makeLateConstraints()
    try updateGone()
    do throws(SolverError) { try solver.begin(bringingUpToDate: false) } catch {
      throw translate(error)
    }
    var mark = Mark(
      changes: transactions.journal.mark(), state: state, isAtomic: isAtomic,
      isAnimation: isAnimation, isStale: !solver.isUpToDate, areAreasDue: settler.isDue,
      names: names.mark())
    complete(&mark)
    transactions.push(mark)
  }

  package func popMark() throws(LayoutError) {
    guard let mark = transactions.marks.last else { throw .noTransaction }
    do throws(SolverError) { try solver.rollback() } catch { throw translate(error) }
    transactions.pop()
    let after = state
    state = mark.state
    let (hasOtherNodes, hasOtherExtras) = undoChanges(to: mark)
    // Alignment insets may have changed back, or nodes with such insets be there again.
    let mayHaveOtherInsets =
      state.environmentUse.union(after.environmentUse).contains(.lines)
      && (hasOtherExtras || hasOtherNodes)
    if mayHaveOtherInsets || state.allowsNegativeSizes != after.allowsNegativeSizes {
      noteAllChanges()
    }
    if hasOtherNodes { noteAllElsewhere() }
    remeasure()
    returned(to: mark)
    framesMayHaveChanged()
    names.undo(to: mark.names)
    nodes.forgetNames()
    if hasOtherExtras { noteAllAreas() }
    settler.isDue = mark.areAreasDue || mark.isStale
    nodes.unweighed.removeAll()
    conflictsChanged()
    if transactions.marks.isEmpty { forgetJournals() }
  }

  /// Takes the changes of all tables back; tells whether there were changes of nodes, and of what few
  /// nodes have.
  private func undoChanges(to mark: Mark) -> (hasOtherNodes: Bool, hasOtherExtras: Bool) {
    var hasOtherNodes = false, hasOtherExtras = false
    var returned = NodeSlots()
    let journal = transactions.journal
    while let last = journal.lastChange(since: mark.changes) {
      if attributes.records.has(last) {
        attributes.undo(last, in: journal)
      } else if contents.records.has(last) {
        undoContent(last)
      } else {
        journal.undo(last)
        if nodes.extras.has(last) { hasOtherExtras = true }
        guard nodes.records.has(last) else { continue }
        hasOtherNodes = true
        if last.kind == .insertion { nodes.forgetName(ofFree: NodeSlot(last.index)) }
        if last.kind == .removal { returned.append(NodeSlot(last.index)) }
      }
    }
    for node in returned where nodes.isTaken(node) { comeBack(node) }
    return (hasOtherNodes, hasOtherExtras)
  }

  /// Notes the frame of a node that has come back: notes were dropped if changes were asked for
  /// while it was destroyed.
  private func comeBack(_ node: NodeSlot) {
    nodes.own(node)
    noteArea(of: node)
    noteChange(of: node)
  }

  /// What was measured since may have to be measured again; that the host invalidated it is not
  /// taken back.
  private func undoContent(_ last: SlotChange) {
    let content = ContentSlot(last.index), after = contents.records[anyhow: content]
    transactions.journal.undo(last)
    contents.records[unrecorded: content].edition = after.edition
    let before = contents.records[anyhow: content]
    if last.kind == .insertion || before.measurer != after.measurer {
      callbacks.suspect(after.measurer)
    }
    if last.kind == .update && before.measured != after.measured {
      restoreSize(ofContent: content)
    }
  }

  /// What had to be measured before still has: a solve since has taken it off the list, even if the
  /// node could not be measured because it was gone. A solve that tries out a size has not, and
  /// lengths are all as they were.
  private func remeasure() {
    if !contents.fittingNode.isNone { return }
    for content in contents.records.taken {
      let record = contents.records[content], node = node(at: record.node)
      noteForMeasuring(record.node)
      if record.isSought { contents.sought.insert(node) }
      if record.isUnanswered { contents.unanswered.insert(node) }
    }
  }

  private func forgetJournals() {
    transactions.journal.forgetMarks()
    names.forgetMarks()
    releaseCallbacks()
  }
}
