/// The main loop: dual pivots, then primal pivots by priority level, then tie-breaking.
extension Engine {
  /// Brings everything up to date with the changes that were made. False if rounding kept it from
  /// the optimum, or if values exceed their limit; they are finite even then.
  func solve() -> Bool {
    if isUpToDate && isPrecisionKnown { return true }
    let (before, pivotsBefore) = (basis.workUnits, policy.pivots)
    let isSwept = isSweeping
    if isSwept && sweep() { return true }
    if !isSwept { endSweeps() }
    let isEditedAgain = isSwept || noteEditedRows()
    let isLoad =
      policy.restarts.isColdStartDue
      || edits.newCount > max(WorkLimit.fewRows, Int(table.places) / 4)
    dual.begin()
    policy.restarts.begin(at: basis.workUnits, unit: firstSolveVisits)
    if isLoad {
      startFromNothing()
    } else if sweeps.count > 0 {
      judgePassed()
    } else {
      applyDirtyRows()
      choosePrecision()
    }
    let isSolved = reachOptimum() || reachOptimumOtherwise()
    queues.candidates.endSolve()
    policy.restarts.end(at: basis.workUnits)
    if (trouble.isBeyondLimit || !isSolved) && !areValuesWithinLimit {
      rebuild(.own(atDefaults: true))
      return false
    }
    if !isSolved { return false }
    let visits = basis.workUnits &- before
    if sweeps.count > 0 {
      if sweeps.knowBreakpoints { findCriticalIntervals() }
    } else if isEditedAgain && visits <= firstSolveVisits {
      // After a solve that changed much, the edit may have been a single jump; if it is a drag, the
      // next edit begins the sweep.
      beginSweeps(listingBreakpoints: isSwept && policy.pivots == pivotsBefore)
    }
    giveBackWork(after: visits, isLoad: isLoad)
    return true
  }

  private var areValuesWithinLimit: Bool {
    trouble.forgetValues()
    for variable in 0..<basis.positions where !Limit.accepts(value: variables.value[variable]) {
      return false
    }
    return true
  }

  /// Steps and refines by turns until there is nothing left to do for either. Where updates have
  /// left rounding in multipliers, or in factors, these are recomputed first, as rounding could
  /// pass for a loss; and where many updates say that required rows conflict.
  func reachOptimum() -> Bool {
    var isRenewed = false
    for _ in 0..<WorkLimit.refinements {
      if !optimize() { return false }
      if !refine() { continue }
      let areFactorsDoubtful = trouble.areFactorsIllConditioned || isConflictDoubtful
      if isRenewed || !trouble.areMultipliersInaccurate && !areFactorsDoubtful {
        return !extended.isIllConditioned && !trouble.hasLostSignificance
      }
      isRenewed = true
      rebuild(areFactorsDoubtful && precision.takesShortcuts ? .same : .multipliers)
    }
    return false
  }

  /// Whether a required row is violated at the end of a long solve.
  private var isConflictDoubtful: Bool {
    levels.inPlay.count > 0 && levels.priority[levels.inPlay[0]] >= Priority.required
      && policy.restarts.isLong(at: basis.workUnits, unit: firstSolveVisits)
  }

  /// When `reachOptimum` has failed: twice the digits may show what tolerances hide; and a solve from
  /// nothing may avoid a doubt that comes from the way to here.
  private func reachOptimumOtherwise() -> Bool {
    if reachOptimumExtended() { return true }
    if isWorkSpent { return false }
    startFromNothing()
    return reachOptimum() || reachOptimumExtended()
  }

  /// Whether the caller's limit has ended the solve, so that nothing else is to be tried.
  var isWorkSpent: Bool { basis.workUnits > policy.restarts.workLimit }

  /// Solves as if all rows were new.
  private func startFromNothing() {
    edits.removeAll()
    beginInDoubles()
    policy.restarts.crash(at: basis.workUnits)
    table.linkAll()
    rebuild(.start)
    // Doubles find nearly all of the basis. What they have taken for rounding is found out from there.
    if precision != neededPrecision { _ = optimize() }
    choosePrecision()
  }

  /// Notes which rows were edited in nothing but their constants. True if these are the same as the
  /// last time.
  private func noteEditedRows() -> Bool {
    return sweeps.noteEdited(edits) && queues.rechecks.count == 0
  }

  @inline(__always)
  var isUpToDate: Bool {
    edits.count == 0 && moved.drifted.count == 0 && isAtRest
  }

  /// Steps until the basic solution is optimal. After a failure everything is computed again, a few times in a
  /// row.
  private func optimize() -> Bool {
    var failures = 0
    var lastFailure = policy.pivots
    var budget = WorkLimit.steps(variables: Int(basis.positions), rows: table.liveCount)
    policy.cycling.begin()
    policy.tieSearch.begin(isNew: policy.restarts.start != .warm)
    while true {
      do {
        while try iterate() {
          budget -= 1
          if budget == 0 || isWorkSpent { return false }
          if precision.seeksBasis {
            perturbIfIdle()
            startAnewIfDue()
          }
          refactorizeIfDue()
        }
        return true
      } catch {
        failures = policy.pivots &- lastFailure > WorkLimit.stepsOfRepair ? 1 : failures + 1
        lastFailure = policy.pivots
        if failures > WorkLimit.repairs { return false }
        rebuild(.same)
      }
    }
  }

  /// What comes next in the main loop.
  private enum Choice {
    /// A verified pivot for a primal infeasible row.
    case repair(Pivot)
    /// A row that improves some level by leaving.
    case improve(Leaving)
    /// A dual degenerate row that brings its deciding variable nearer to its default, and the work units before
    /// it was evaluated.
    case breakTie(Leaving, since: UInt64)
    /// Queues have changed; there is no pivot to make.
    case noPivot
    case optimal
  }

  /// One iteration: chooses what leaves or enters, finds the pivot, verifies it, and applies it. False when nothing
  /// is queued.
  private func iterate() throws(StepFailure) -> Bool {
    if sweeps.isStepDue { leaveSweeps() }
    switch try choose() {
    case .repair(let pivot): apply(pivot)
    case .improve(let leaving): apply(try findPivot(leaving))
    case .breakTie(let leaving, let work):
      apply(try findPivot(leaving))
      policy.noteTiePivot(work: basis.workUnits &- work)
    case .noPivot: break
    case .optimal: return !isAtRest
    }
    return true
  }

  /// A pivot is to be made, which needs the residuals of all rows.
  private func leaveSweeps() {
    endSweeps()
    _ = refine(mayWait: true)
  }

  /// Dual pivots come first, then primal ones by level, then ties.
  private func choose() throws(StepFailure) -> Choice {
    if dual.count > 0 { return try repairInfeasible().map { .repair($0) } ?? .noPivot }
    applySlopeChanges()
    recheckCrossings()
    sortRechecks()
    if extended.isIllConditioned { throw .accuracy }
    if sweeps.count > 0 && doQueuedPositionsEndSweeps {
      sweeps.noteStep()
      return .noPivot
    }
    if !queues.candidates.isEmpty { return chooseImproving().map { .improve($0) } ?? .noPivot }
    if policy.cycling.isPerturbed {
      removePerturbation()
      return .noPivot
    }
    if areManyDegenerate {
      breakTiesTogether()
    } else if queues.degenerate.count > 0 {
      breakTiesByAge()
    }
    // Looking at all of them together may have made new factors, from which everything is queued again.
    if queues.degenerate.count == 0 { return .optimal }
    let work = basis.workUnits
    return breakTie(queues.popDegenerate()).map { .breakTie($0, since: work) } ?? .noPivot
  }

  /// Whether the queued dual degenerate positions are more than single looks, which need defaults that sweeps
  /// end at.
  private var doQueuedPositionsEndSweeps: Bool {
    queues.degenerate.count > 0 && (areManyDegenerate || !sweeps.knowDefaults)
  }

  /// Whether it is time to look at all dual degenerate positions together: looks at single ones have visited as
  /// much as that would, or there are very many in a first solve, or one of them had to step and
  /// the last look at all paid off.
  private var areManyDegenerate: Bool {
    if !FastPath.tieSearches.isUsed || queues.degenerate.count <= 1 { return false }
    let most = WorkLimit.lookAtAll(terms: table.terms.places)
    return policy.tieSearch.isDue(queued: queues.degenerate.count, most: most)
  }

  /// The position that scores most, with its edge prepared; nil if its multipliers, computed along that, do not
  /// fail.
  private func chooseImproving() -> Leaving? {
    let position = nextCandidate()
    if position < 0 { return nil }
    let sign = status(of: position).leavingSign
    if sweeps.count > 0 {
      queues.recheck(position)
      sweeps.noteStep()
      return nil
    }
    prepareDirection(position, sign)
    renewMultipliers(position, sign)
    if status(of: position).leavingSign == sign {
      return Leaving(position: position, sign: sign)
    }
    queues.recheck(position)
    return nil
  }

  /// Only factors are recomputed, unless rows had to leave.
  func refactorizeIfDue() { rebuild(.factors(areDue: false)) }

  /// How many entries a first solve of all rows visits, about.
  var firstSolveVisits: UInt64 { 4 * UInt64(table.terms.places + Int(basis.positions)) }

  /// Starts from a crash basis if a change affects most of a layout, which is more expensive step by step than a
  /// first solve; and from the slack basis if ties have stalled.
  private func startAnewIfDue() {
    if policy.restarts.start != .slack && policy.cycling.areTiesStalled(unit: firstSolveVisits) {
      policy.restarts.startFromSlackBasis(at: basis.workUnits)
    } else if basis.workUnits >= policy.restarts.endsAt {
      policy.restarts.crash(at: basis.workUnits)
    } else {
      return
    }
    rebuild(.start)
  }

  // MARK: Changes

  /// Enters new rows, and lets the basic solution and the gradient follow changed ones. Sides are judged
  /// only when the basic solution has moved: rows that move with it must not count as crossed. A single new
  /// row finds its place by steps, which keep every higher row satisfied on the way.
  private func applyDirtyRows() {
    var new = Buffer<Int32>()
    linkNewRows(&new)
    let areAdopted = FastPath.warmStart.isUsed && new.count > 1 && precision.seeksBasis
    if areAdopted { rebuild(adding: new) }
    follow()
    if areAdopted { adoptOthers(&new) }
    _ = refine(mayWait: true)
    edits.removeAll()
  }

  /// Moves the basic solution so that edited rows hold that are basic; the others are judged by the refinement that
  /// follows.
  func followEdits(_ permit: Permit) {
    work.right.clear()
    for row in edits.all { follow(row) }
    if work.right.index.count > 0 { moveByRight(permit) }
  }

  /// Adds to `right` how far a row, or a fixed variable, is from its constant; one that is not basic is judged.
  private func follow(_ row: Int32) {
    if row < 0 {
      let variable = Basis.owner(row), position = basis.positionOfOwnRow[variable]
      let change =
        variables.defaultValue[variable] - variables.value[variable] - variables.tail[variable]
      if position < 0 {
        noteDrift(variable)
      } else if change != 0 {
        work.right.add(position, change)
      }
    } else if table.isLive(row), case let position = basis.positionOfRow[row], position >= 0 {
      let residual = preciseResidual(row)
      if residual != 0 { work.right.add(position, -residual) }
    }
  }

  /// Moves the basic solution by `right`.
  private func moveByRight(_ permit: Permit) {
    solveEdge(hasRates: false)
    move(by: 1, permit)
  }

  func updateSide(_ row: Int32) { put(row, on: consistentSide(row)) }

  @inline(__always)
  func put(_ row: Int32, on new: Int8) {
    if row >= 0 { activities.side[row] = new }
    let sign = slopeSign(of: row, on: new)
    if sign != slopeSign(ofRow: row) { setSlope(row, sign) }
  }
}
