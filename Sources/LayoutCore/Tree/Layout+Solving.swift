import ConstraintSolver

/// Solving, and what cannot be solved at once because it depends on where nodes come to be: measured
/// content, lines of flows, safe areas and inherited margins of nested nodes. After each solve these are computed
/// again, and if one has changed, its rows get new constants and there is another solve, a bounded
/// number of times. Content is measured once areas have converged.
extension Layout {
  /// How many rounds of measuring there are at most, as each calls the host, and how many of them take what
  /// was measured as it is; later ones search.
  private static let contentRoundLimit = 64
  private static let plainRounds = 4
  /// How many solves there are at most from one round to the next. If each solve halves the
  /// distance to the fixed point, 45 are enough; if each leaves four fifths of it, 128.
  private static let passLimit = 128
  /// Half as many constraints and nodes as have tables that are worth trimming.
  private static let leastTrimmed = 128

  /// Brings all frames up to date with all active constraints.
  func solveAll() throws(LayoutError) {
    try updateGone()
    if fittingNode < 0 {
      log.isDue = true
      keepFrames()
      try askAgain()
    }
    defer { if fittingNode < 0 { forgetConflicts() } }
    if areAreasDue || fittingNode >= 0 { noteAllAreas() }
    framesMayHaveChanged()
    measuring.refusal = nil
    measuring.searches.removeAll()
    measuring.once.removeAll()
    measuring.again.removeAll()
    var unconverged = Node.none
    var isExact = true
    var (round, plainRound) = (0, 0)
    repeat {
      round += 1
      plainRound += 1
      isExact = try convergeAreas()
      unconverged = lastChanged
      lastChanged = .none
      if measuring.isUsed, try measureContents(isSearching: plainRound > Self.plainRounds) {
        plainRound = 0
      }
      if lastChanged != .none && round == Self.contentRoundLimit {
        let node = lastChanged
        try endSearches()
        try giveUp(node, .content)
      }
    } while lastChanged != .none
    let open = try unconvergedContent()
    if open != .none { try giveUp(open, .content) }
    if unconverged != .none { try giveUp(unconverged, .areas) }
    areAreasDue = false
    trimTables()
    forgetPlainAreas()
    state.environmentUse = state.useCounts.inUse
    if let refusal = measuring.refusal { throw refusal }
    isInexact = !isExact
    if isInexact { throw .accuracy }
  }

  /// Gives back what tables have taken in advance, after a load: when there is twice as much as the last
  /// time, and much.
  private func trimTables() {
    let count = constraints.count + nodes.count
    if count < 2 * max(trimmedCount, Self.leastTrimmed) { return }
    trimmedCount = count
    nodes.trim()
    attributes.trim()
    constraints.trim()
    termRecords.trim()
  }

  /// Solves until lines and areas are consistent with frames, and notes a node for which they never are.
  /// False if rounding kept the last solve from the optimum.
  private func convergeAreas() throws(LayoutError) -> Bool {
    let isAsked = fittingNode >= 0
    areAreasDue = areAreasDue || !solver.isUpToDate || isAsked
    lastChanged = .none
    if areAreasDue && !isAsked { try updateAreas(0) }
    var isExact = true
    var pass = 0
    repeat {
      pass += 1
      do throws(SolverError) {
        try solver.solve()
        isExact = true
      } catch {
        isExact = false
      }
      lastChanged = .none
      try breakLines()
      if lastChanged == .none && areAreasDue { try updateAreas(pass) }
    } while lastChanged != .none && pass < Self.passLimit
    return isExact
  }

  /// Solves once more with the last measures and areas, so that frames are consistent with what is
  /// active, and conflicts can be found. The next solve goes on from there.
  private func giveUp(_ node: Node, _ what: Unconverged) throws(LayoutError) {
    do throws(SolverError) { try solver.solve() } catch {}
    solver.forEachMove { noteForMeasuring(owner(ofVariable: $0)) }
    throw .unconverged(node, what)
  }

  /// Collects what has changed up to now, to tell it from what moves from here on. The values that
  /// the solver reported last are then those of the present frames, which is what a measure sees.
  func keepFrames() {
    if measuring.isUsed || tellsMovedAreas { collectChanges() }
  }
}
