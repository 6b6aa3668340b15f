/// The loop: improve until nothing improves, level by level, then settle what is free.
extension Engine {
  /// Brings everything up to date with the changes that were made. False if rounding kept it from
  /// the optimum, or if values exceed their limit; they are finite even then.
  func solve() -> Bool {
    if isUpToDate && isRangeKnown { return true }
    let (before, stepsBefore) = (basis.touched, steps)
    let isSwept = isSweeping
    if isSwept && sweep() { return true }
    if !isSwept { endSweeps() }
    let isEditedAgain = isSwept || noteEditedRows()
    let isLoad = isAnchored || newRowCount > max(Effort.fewRows, Int(table.places) / 4)
    noteForm(isLoad: isLoad)
    expelling = 0
    mendedTogether = .max
    mendsUntil = basis.touched &+ Effort.mendings * firstSolveVisits
    sharesAt = basis.touched &+ Effort.leastShared &+ Effort.shortageSolves * firstSolveVisits
    startsAnewAt = basis.touched &+ patience * firstSolveVisits
    goesInRounds = false
    if isLoad {
      startFromNothing()
      isAnchored = false
    } else if sweeps.count > 0 {
      judgeTurned()
    } else {
      applyDirtyRows()
      followRange()
    }
    let isSettled = settle() || settleOtherwise()
    if (isBeyondLimit || isWide || !isSettled) && !areValuesWithinLimit {
      for variable in 0..<basis.slots { putAtFallback(variable) }
      expelAll()
      return false
    }
    if !isSettled { return false }
    let visits = basis.touched &- before
    if sweeps.count > 0 {
      goOnSweeping()
    } else if isEditedAgain && !isWide && visits <= firstSolveVisits / 2 {
      // After a solve that changed much, the edit may have been a single jump; if it is a drag, the
      // next edit begins the sweep.
      beginSweeps(listingTurns: isSwept && steps == stepsBefore)
    }
    giveBackWork(after: visits, isLoad: isLoad)
    return true
  }

  private var areValuesWithinLimit: Bool {
    isBeyondLimit = false
    for variable in 0..<basis.slots where !Limit.accepts(value: value[variable]) { return false }
    return true
  }

  /// Steps and refines by turns until there is nothing left to do for either. Where updates have
  /// left rounding in multipliers, or in factors, these are computed anew first, as rounding could
  /// pass for a loss.
  private func settle() -> Bool {
    var isRenewed = false
    for _ in 0..<Effort.refinements {
      if !optimize() { return false }
      if !refine() { continue }
      if isRenewed || !areMultipliersNoisy && !areFactorsDoubtful {
        return !wide.isDoubtful && !isSpread
      }
      isRenewed = true
      if areFactorsDoubtful && !isWide { computeAnew() } else { renewAllMultipliers() }
    }
    return false
  }

  /// When `settle` has failed: twice the digits may show what tolerances hide; and a solve from
  /// nothing may avoid a doubt that comes from the way to here.
  private func settleOtherwise() -> Bool {
    if settleWide() { return true }
    startFromNothing()
    return settle() || settleWide()
  }

  func settleWide() -> Bool {
    if isWide { return false }
    wide.foundForm = form
    followRange()
    return settle()
  }

  /// Solves as if all rows were new.
  private func startFromNothing() {
    clearWork()
    forgetDirtyRows()
    wide.foundForm = .max
    table.isWide = false
    goesInRounds = true
    reserveWork()
    table.linkAll()
    rebuild()
    followRange()
  }

  /// False if the range may have become wide with nothing else to solve for, as when a row was removed
  /// that values did not depend on.
  private var isRangeKnown: Bool { table.wideRows == 0 || wide.toldForm == form }

  /// Judges everything anew if the range has become wide, or is so no more.
  private func followRange() {
    isSpread = false
    if wide.toldForm != form {
      wide.toldForm = form
      wide.isTold = table.asksForExactness
    }
    let isWide = wide.foundForm == form || wide.isTold || wide.isGiven
    if table.isWide == isWide { return }
    table.isWide = isWide
    wide.isDoubtful = false
    computeAnew()
  }

  /// Notes which rows were edited in nothing but their constants. True if these are the same as the
  /// last time.
  private func noteEditedRows() -> Bool {
    let count = dirtyRows.count
    let areFew = count > 0 && count <= SweepTable.most && newRowCount == 0
    var areSame = areFew && recheckSlots.count == 0 && count == editedRows.count
    for k in 0..<(areFew ? count : 0) {
      if areSame && editedRows[k] != dirtyRows[k] { areSame = false }
    }
    editedRows.removeAll()
    for k in 0..<(areFew ? count : 0) { editedRows.append(dirtyRows[k]) }
    return areSame
  }

  @inline(__always)
  var isUpToDate: Bool {
    dirtyRows.count == 0 && driftedVariables.count == 0 && isAtRest
  }

  /// Steps until the vertex is optimal. After a failure everything is computed anew, a few times.
  private func optimize() -> Bool {
    var failures = 0
    var budget = Effort.steps(variables: Int(basis.slots), rows: table.liveCount)
    idleSteps = 0
    chance = 1
    isLoosened = false
    loosened = 0
    looking = 0
    togetherPays = true
    hasToLookTogether = goesInRounds
    while true {
      do {
        if failures == 0 { try retreat() }
        while try advance() {
          budget -= 1
          if budget == 0 { return false }
          loosenIfIdle()
          startAnewIfDue()
          shareIfDue()
          refactorizeIfDue()
        }
        return true
      } catch {
        failures += 1
        if failures > Effort.repairs { return false }
        computeAnew()
      }
    }
  }

  /// New factors for the active set as it is, and everything that follows from it.
  private func computeAnew() {
    clearWork()
    factorize()
    recompute()
  }

  private func clearWork() {
    y.clear()
    left.clear()
    right.clear()
  }

  /// Makes one step, or looks at one queued slot; false when nothing is queued.
  private func advance() throws(StepFailure) -> Bool {
    if misplaced.count > 0 {
      try mendMisplaced()
      return true
    }
    applySlopeChanges()
    recheckCrossings()
    sortRechecks()
    if wide.isDoubtful { throw .accuracy }
    if sweeps.count > 0 && doQueuedSlotsEndSweeps {
      leaveSweeps()
      return true
    }
    if candidates.count > 0 {
      let candidate = candidates.popFirst()
      slotFlags[candidate.slot].remove(.candidate)
      try improve(candidate.slot)
      return true
    }
    if isLoosened {
      tighten()
      return true
    }
    if areManyFree { settleTogether() } else if freeSlots.count > 0 { settleByAge() }
    if freeSlots.count > 0 {
      let before = steps
      try settle(freeSlots.popFirst().slot)
      if steps != before { hasToLookTogether = togetherPays }
      return true
    }
    return false
  }

  /// Whether the queued free slots are more than single looks, which need fallbacks that sweeps end at.
  private var doQueuedSlotsEndSweeps: Bool {
    freeSlots.count > 0 && (areManyFree || !sweeps.knowFallbacks)
  }

  /// Whether it is time to look at all free slots together: looks at single ones have visited as
  /// much as that would, or there are very many in a first solve, or one of them had to step and
  /// the last look at all paid off.
  private var areManyFree: Bool {
    if freeSlots.count <= 1 { return false }
    let most = Effort.lookAtAll(terms: table.termPlaces)
    return looking > most || hasToLookTogether && UInt64(freeSlots.count) > most / 64
  }

  private func improve(_ slot: Int32) throws(StepFailure) {
    let standing = standing(of: slot)
    if standing.release == 0 || isOutranked(standing) {
      recheck(slot)
      return
    }
    if exchangeForTwin(slot, against: standing.release, gaining: standing) {
      recheck(slot)
      return
    }
    if sweeps.count > 0 { return leaveSweeps(for: slot) }
    prepareDirection(slot, standing.release)
    renewMultipliers(slot, standing.release)
    if self.standing(of: slot).release == standing.release {
      try step(slot, standing.release, Goal.none)
    } else {
      recheck(slot)
    }
  }

  /// Whether a higher level is waiting, as the level that decides for a slot can change.
  private func isOutranked(_ standing: Standing) -> Bool {
    candidates.count > 0 && candidates[0].priority > levels.priority[standing.level]
  }

  /// Makes new factors once replacements have cost as much, in time or room: for the slots
  /// concerned, or if these are too many, for all.
  func refactorizeIfDue() {
    if isWide { return }
    let visited = basis.replacements.visited
    let slots = Int(basis.slots)
    let isLarge = basis.replacements.mentions > 4 * slots + 1000
    if visited <= renewalDue && !isLarge { return }
    let most = Effort.replacementVisits(variables: slots)
    if let dropped = basis.renewReplaced(table, elimination, limit: visited / 2) {
      renewalDue = Effort.leastRenewal
      if dropped > 0 { recompute() }
    } else if visited < most && !isLarge {
      renewalDue = min(2 * visited, most)
    } else {
      _ = renewFactors()
    }
  }

  /// Makes new factors for the active set. Nothing else has to be computed anew, unless rows had to
  /// leave: then false.
  func renewFactors() -> Bool {
    if factorize() == 0 { return true }
    recompute()
    return false
  }

  /// How many entries a first solve of all rows visits, about.
  var firstSolveVisits: UInt64 { 4 * UInt64(table.termPlaces + Int(basis.slots)) }

  /// Starts anew if a change affects most of a layout, which is more expensive step by step than a
  /// first solve.
  private func startAnewIfDue() {
    if basis.touched < startsAnewAt || isWide { return }
    clearWork()
    if goesInRounds {
      startsAnewAt = .max
      rebuildInRounds()
    } else {
      startsAnewAt = basis.touched &+ patience * firstSolveVisits
      goesInRounds = true
      rebuild()
    }
  }

  /// Shares a shortage if that is what takes so long, which is cheaper as well.
  private func shareIfDue() {
    if basis.touched < sharesAt || isWide { return }
    sharesAt = basis.touched &+ Effort.furtherSolves * firstSolveVisits
    clearWork()
    if !hasShortage() { return }
    sharesAt = .max
    startsAnewAt = .max
    rebuild()
    shareShortages()
  }

  // MARK: Changes

  func forgetDirtyRows() {
    for k in 0..<dirtyRows.count { isDirty[dirtyRows[k]] = false }
    dirtyRows.removeAll()
    linkedDirtyRows = 0
    newRowCount = 0
  }

  /// Enters new rows, and lets the vertex and the gradient follow changed ones. Sides are judged
  /// only when the vertex has moved: rows that move with it must not count as crossed. A single new
  /// row finds its place by steps, which keep every higher row satisfied on the way.
  private func applyDirtyRows() {
    var new = Buffer<Int32>()
    linkNewRows(&new)
    let areAdopted = new.count > 1 && !isWide
    if areAdopted { adoptEqualities(new) }
    followDirtyRows()
    if areAdopted { adoptOthers(&new) }
    _ = refine(mayWait: true)
    forgetDirtyRows()
  }

  private func followDirtyRows() {
    right.clear()
    for k in 0..<dirtyRows.count where table.isLive(dirtyRows[k]) {
      let row = dirtyRows[k]
      let slot = basis.slotOfRow[row]
      if slot < 0 { continue }
      evaluate(row)
      if residual[row] != 0 { right.add(slot, -residual[row]) }
    }
    if right.index.count > 0 { follow() }
  }

  /// Moves the vertex by `right`; the rows are judged by the refinement that follows.
  private func follow() {
    direction.clear()
    rates.clear()
    basis.forward(right, into: direction, rates: rates, hasRates: false, table)
    if isWide { beginWideDirection() }
    move(by: 1)
  }

  func updateSide(_ row: Int32) { put(row, on: consistentSide(row)) }

  @inline(__always)
  func put(_ row: Int32, on new: Int8) {
    side[row] = new
    let sign = slopeSign(of: row, on: new)
    if sign != slopeSign[row] { setSlope(row, sign) }
  }
}
