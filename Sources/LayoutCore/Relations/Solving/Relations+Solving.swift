import ConstraintSolver
import LayoutStore

/// Solving: what surrounds the fixed point that the ``Settler`` finds.
extension Relations: Settling {
  /// Brings all frames up to date with all active constraints.
  package func solveAll() throws(LayoutError) {
    try makeLateConstraints()
    try updateGone()
    if contents.fittingNode.isNone {
      solveBegins()
      keepFrames()
      try askAgain()
      try searchAgain()
    }
    defer { if contents.fittingNode.isNone { conflictsChanged() } }
    if settler.isDue || !contents.fittingNode.isNone { noteAllAreas() }
    framesMayHaveChanged()
    contents.begin()
    passesBegin()
    do throws(LayoutError) {
      try beginSpaces()
      try settler.converge(self)
    } catch {
      if case .unconverged(let node, let what) = error {
        if what == .content { try invalidateContent(of: node) }
        solveLast()
      }
      throw error
    }
    trimTables()
    forgetPlainAreas()
    state.environmentUse = state.useCounts.inUse
    if let refusal = contents.refusal { throw refusal }
    if settler.isInexact { throw .accuracy }
  }

  /// Whether a solve may change frames, or has to ask again for what it had no answer to.
  public var needsSolve: Bool {
    !isUnchanged || contents.unanswered.nodes.contains { contains($0) }
  }

  /// A size that is tried out may change areas though no row has changed.
  var isStale: Bool { !solver.isUpToDate || !contents.fittingNode.isNone }

  func solveRows() -> Bool {
    do throws(SolverError) {
      try solver.solve()
      return true
    } catch {
      return false
    }
  }

  /// Solves once more with the last measures and areas, so that frames are consistent with what is
  /// active, and conflicts can be found. The next solve goes on from there.
  private func solveLast() {
    _ = solveRows()
    solver.forEachMove { noteForMeasuring(nodes.owner(ofVariable: $0)) }
  }

  /// Gives back what tables have taken in advance, after a load: when there is twice as much as the last
  /// time, and much.
  private func trimTables() {
    if !constraints.haveDoubled(with: nodes.count) { return }
    nodes.trim()
    attributes.trim()
    constraints.trim()
  }

  /// Collects what has changed up to now, to tell it from what moves from here on. The values that
  /// the solver reported last are then those of the present frames, which is what a measure sees.
  package func keepFrames() {
    if contents.hasMeasurers || tellsMovedAreas { collectChanges() }
  }
}
