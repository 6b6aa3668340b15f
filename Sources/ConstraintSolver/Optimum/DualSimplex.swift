/// Dual simplex: pivots that repair primal infeasible rows while the multipliers are right.
///
/// After an edit of constants, or from the crash basis, some rows are on other sides than their subgradients are
/// for. Each of them enters the basis. The dual ratio test chooses the row that leaves, and the point moves just
/// as far as the entering row. If every candidate would lose more than the entering row, that row changes sides,
/// and nothing moves. So rows all over a layout are violated where they are, while a primal pivot would move half
/// of the layout.
///
/// The choice may be suboptimal: primal pivots look at all multipliers that changed. (Lemke, The dual method of
/// solving the linear programming problem, 1954, with rows that may be violated at a price.)
extension Engine {
  /// Puts a row on a side, or queues it to be repaired if its slope was that of the other side. A
  /// soft row that had no slope gets that of its side at once.
  @inline(__always)
  func judge(_ row: Int32, on new: Int8, slope old: Int8) {
    if slopeSign(of: row, on: new) == old {
      activities.side[row] = new
    } else if isRepaired(row, on: new, slope: old) {
      markInfeasible(row)
    } else {
      put(row, on: new)
    }
  }

  /// Whether a row that comes to have another slope is repaired. Soft rows that a pivot moves after a crash take
  /// their sides at once.
  @inline(__always)
  func isRepaired(_ row: Int32, on new: Int8, slope old: Int8) -> Bool {
    precision.seeksBasis
      && (old != 0 || policy.restarts.start != .crash || !dual.isOrdered
        || priority(of: row, on: new) >= Priority.required)
  }

  /// In a crash basis most soft rows are violated. Where several are at one level, they take their sides at once;
  /// a single one, such as that of a row of boxes in a window, is repaired.
  func leaveSoftRows() {
    var counts = Buffer<Int32>()
    counts.resize(levels.count)
    for each in dual.all { counts[infeasibleLevel(each.row)] += 1 }
    dual.keep { row in
      if priority(ofInfeasible: row) >= Priority.required || counts[infeasibleLevel(row)] == 1 {
        return true
      }
      activities.side[row] = consistentSide(row)
      return false
    }
  }

  /// Judges a bound at the present value, as `judge` does for a row.
  @inline(__always)
  func judgeBound(of variable: Int32) {
    if variables.bounds.contains(variable) { judge(boundOf: variable) }
  }

  @inline(never)
  private func judge(boundOf variable: Int32) {
    let (bound, side) = (Basis.ownRow(variable), boundSide(of: variable))
    if slopeSign(of: bound, on: side) == slopeSign(ofRow: bound) || isBoundBasic(variable) {
      return
    }
    if isRepaired(bound, on: side, slope: slopeSign(ofRow: bound)) {
      markInfeasible(bound)
    } else {
      put(bound, on: side)
    }
  }

  func judgeBounds() {
    if variables.bounds.count == 0 { return }
    for variable in 0..<basis.positions { judgeBound(of: variable) }
  }

  @inline(never)
  func markInfeasible(_ row: Int32) {
    dual.insert(row, priority: priority(ofInfeasible: row), distance: abs(residual(of: row)))
  }

  /// The side of a primal infeasible row whose slope is to change first.
  private func infeasibleSide(_ row: Int32) -> Int8 {
    let slope = slopeSign(ofRow: row)
    return slope != 0 ? slope : consistentSide(row)
  }

  /// The level of that side; of one that was repaired meanwhile, of the other side.
  private func infeasibleLevel(_ row: Int32) -> Int32 {
    let side = infeasibleSide(row)
    let level = level(of: row, on: side)
    return level >= 0 ? level : self.level(of: row, on: -side)
  }

  func priority(ofInfeasible row: Int32) -> Double { levels.priority[infeasibleLevel(row)] }

  /// The side to which a primal infeasible row goes next: where the sides count at different levels, it comes to
  /// its constant first.
  private func nextSide(_ row: Int32) -> Int8 {
    let new = consistentSide(row)
    return isTwoSided(row) && slopeSign(ofRow: row) == -new ? 0 : new
  }

  /// Repairs the first of the infeasible rows, or as many as change sides together: at first all, then
  /// twice as many as the last time. Returns the pivot for one that has to enter.
  func repairInfeasible() throws(StepFailure) -> Pivot? {
    takeInfeasible()
    if dual.batch.count == 0 { return nil }
    let isRequired = priority(ofInfeasible: dual.batch[0]) >= Priority.required
    if basis.workUnits > policy.restarts.endOfRepairs(isRequired: isRequired) {
      for row in dual.batch.all { put(row, on: consistentSide(row)) }
      return nil
    }
    let isOne = dual.batch.count == 1
    let slopeChange = isOne ? slopeChange(of: dual.batch[0]) : 1
    for row in dual.batch.all { gather(row, isOne ? 1 : self.slopeChange(of: row)) }
    work.y.clear()
    basis.btran(work.left, into: work.y, table)
    let step = DualStep(solution: self, row: dual.batch[0], slopeChange: slopeChange)
    let position = step.findLeaving(
      at: priority(ofInfeasible: step.row), isLeftToPrimalPivots: isLeftToPrimalPivots,
      isAnyEnough: !isOne)
    if position < 0 {
      flip(slopeChange)
      dual.order(inBatchesOf: 2 * dual.batch.count)
    } else if sweeps.count > 0 {
      for row in dual.batch.all { markInfeasible(row) }
      sweeps.noteStep()
    } else if isOne {
      dual.order(inBatchesOf: 1)
      if flipBounds(step) { return nil }
      return try findPivot(step.row, position, step.leavingSign(of: position))
    } else {
      repairSingly()
    }
    work.y.clear()
    return nil
  }

  /// What is being repaired together is repaired row by row, as some position can leave. If they are too many,
  /// the solve starts again from a crash basis.
  private func repairSingly() {
    if areTooMany(dual.batch.count) {
      policy.restarts.giveUp()
    } else {
      dual.order(inBatchesOf: 1)
      for row in dual.batch.all { markInfeasible(row) }
    }
  }

  /// Fills the batch with the next rows of one priority that are still infeasible. Rows whose slopes
  /// changed with their relations are not infeasible.
  private func takeInfeasible() {
    dual.clearBatch()
    if !dual.isOrdered { return takeAllInfeasible() }
    while dual.count > 0 && dual.batch.count < dual.batchLimit {
      let level = infeasibleLevel(dual.first)
      if dual.batch.count > 0 && level != infeasibleLevel(dual.batch[0]) { return }
      take(dual.takeFirst())
    }
  }

  /// The same with all of them, which are in no order as yet.
  private func takeAllInfeasible() {
    if dual.count == 0 { return }
    let first = dual.first
    let level = infeasibleLevel(first)
    if priority(ofInfeasible: first) >= Priority.required { return takeRequired(at: level) }
    dual.keep { row in
      if infeasibleLevel(row) != level { return true }
      take(row)
      return false
    }
  }

  /// Required rows are repaired row by row from the start, as some position can nearly always leave for them.
  private func takeRequired(at level: Int32) {
    var count = 0
    for each in dual.all where infeasibleLevel(each.row) == level { count += 1 }
    if areTooMany(count) {
      policy.restarts.giveUp()
    } else {
      dual.order(inBatchesOf: 1)
      takeInfeasible()
    }
  }

  private func take(_ row: Int32) {
    let hadSlope = slopeSign(ofRow: row) != 0
    if isStillInfeasible(row) { dual.addToBatch(row) }
    // Without the slope its level may not be in play, and exchanges leave the multipliers there as they are.
    if hadSlope { applySlopeChanges() }
  }

  /// Takes out the rows that a step has repaired, too: where they are many, a look at each is less than a
  /// heap put in order again, and multipliers made to follow, for each.
  func dropRepaired() {
    dual.keep { isStillInfeasible($0) }
    applySlopeChanges()
  }

  /// Whether a row has to be repaired; if not, it is on its side from now on.
  private func isStillInfeasible(_ row: Int32) -> Bool {
    guard isPresent(row), !isBasic(row) else { return false }
    let new = consistentSide(row)
    let slopeChange = slopeSign(of: row, on: new) - slopeSign(ofRow: row)
    if slopeChange != 0 && (slopeChange > 0) == (residual(of: row) > 0) { return true }
    put(row, on: new)
    return false
  }

  /// A soft row that is infeasible alone and depends on few rows changes its side at once, unless some position
  /// loses nothing: one primal pivot goes past many rows. If it depends on many rows, it would take as many pivots
  /// to find which of them are violated.
  private var isLeftToPrimalPivots: Bool {
    policy.restarts.start != .slack && dual.count + dual.batch.count == 1
      && priority(ofInfeasible: dual.batch[0]) < Priority.required
      && work.y.index.count <= WorkLimit.passedAlone
  }

  /// By how much a row's slope has to change.
  private func slopeChange(of row: Int32) -> Double {
    slope(of: row, on: nextSide(row)) - slope(of: row)
  }

  /// Whether there are too many to repair, as a first solve is cheaper.
  private func areTooMany(_ count: Int) -> Bool {
    policy.restarts.start == .warm && count > WorkLimit.fewRepaired
      && WorkLimit.dualPivot * UInt64(count) > firstSolveVisits
  }

  /// The rows that are being repaired, `y` together, change their sides.
  func changeSides(_ slopeChange: Double, _ permit: Permit) {
    let level = infeasibleLevel(dual.batch[0])
    for row in dual.batch.all {
      assert(!isBasic(row))
      let new = nextSide(row)
      if row >= 0 { activities.side[row] = new }
      noteSlope(row, slopeSign(of: row, on: new))
      if new != consistentSide(row) { markInfeasible(row) }
    }
    addToMultipliers(work.y, at: level, -slopeChange, permit)
  }

  /// The pivot that puts a row, which is `y`, in place of a position's, and moves to where it holds.
  private func findPivot(
    _ row: Int32, _ position: Int32, _ leavingSign: Int8
  ) throws(StepFailure) -> Pivot {
    prepareDirection(position, leavingSign)
    let expected = Double(leavingSign) * work.y[position]
    let rate = work.edge.rate(of: row)
    if abs(rate - expected) > Tolerance.pivotAgreement * max(1, abs(expected)) { throw .accuracy }
    let isSample =
      (policy.pivots &+ 1) % WorkLimit.sampling == 0 && activities.slopeChanges.count == 0
    if isSample { renewMultipliers(position, leavingSign) }
    return Pivot(
      position: position, leavingSign: leavingSign, entering: row, step: -residual(of: row) / rate,
      kind: .dual)
  }

  /// Judges the bounds and nonbasic rows that a dual pivot has moved, except for the entering row.
  func judgeAlongEdge(besides entering: Int32) {
    if variables.bounds.count > 0 {
      for variable in work.edge.direction.index.all { judgeBound(of: variable) }
    }
    for row in work.edge.rates.index.all where row != entering && basis.positionOfRow[row] < 0 {
      judge(row, on: consistentSide(row), slope: activities.slopeSign[row])
    }
  }

  /// Whether many rows are queued, of which the pivot may have repaired some.
  var mayHaveRepairedMany: Bool {
    dual.count >= WorkLimit.manyInfeasible && dual.count <= work.edge.rates.index.count
  }
}
