/// Mends rows on the wrong side of which the vertex has come to lie: something gives way to them.
///
/// A constant was edited, or the first vertex violates rows that it was not made from: the
/// multipliers are still right, but some rows are not on the sides that their slopes are for. Each
/// of them is mended by a step of the dual simplex method: the row becomes active and another
/// leaves, the one that loses least by it (`Loss.swift`), and the vertex moves no further than to
/// the row. If every one would lose more than the row itself, the row changes its side, and nothing
/// moves. So rows all over a layout give way where they are, while each step along an edge would
/// move half of the layout.
///
/// What is chosen here need not be right: the steps that follow look at all multipliers that changed.
/// (Lemke, The dual method of solving the linear programming problem, 1954; with rows that may be
/// violated at a price, as in `Step.swift`.)
extension Engine {
  /// Puts a row on a side, or queues it to be mended if its slope was that of the other side. A
  /// wish that was violated so far has given way already.
  @inline(__always)
  func judge(_ row: Int32, on new: Int8, slope old: Int8) {
    if slopeSign(of: row, on: new) == old {
      side[row] = new
    } else if isMended(row, slope: old) {
      misplace(row)
    } else {
      put(row, on: new)
    }
  }

  /// Whether a row that comes to have another slope is mended.
  @inline(__always)
  func isMended(_ row: Int32, slope old: Int8) -> Bool {
    !isExtended && (old != 0 || priority(of: row) >= Priority.required)
  }

  @inline(never)
  func misplace(_ row: Int32) {
    if isQueuedMisplaced(row) { return }
    setMisplaced(row, true)
    let new = Misplaced(row, priority: priority(of: row), distance: abs(residual(of: row)))
    if mendedTogether == .max { misplaced.append(new) } else { misplaced.push(new) }
  }

  private func isQueuedMisplaced(_ row: Int32) -> Bool {
    row >= 0 ? isMisplaced[row] : bounds.isMisplaced(Basis.owner(row))
  }

  func forgetMisplaced() {
    for each in misplaced.all { setMisplaced(each.row, false) }
    misplaced.removeAll()
  }

  /// Mends the first of the misplaced rows, or as many as change sides together: at first all, then
  /// twice as many as the last time.
  func mendMisplaced() throws(StepFailure) {
    takeMisplaced()
    if mending.count == 0 { return }
    if basis.workUnits > restarts.mendsUntil {
      for row in mending.all { put(row, on: consistentSide(row)) }
      return
    }
    let isOne = mending.count == 1
    let rise = isOne ? rise(of: mending[0]) : 1
    for row in mending.all { gather(row, isOne ? 1 : self.rise(of: row)) }
    y.clear()
    basis.btran(left, into: y, table)
    let position = positionGivingWay(rise)
    if position < 0 {
      changeSides(rise)
      mendedTogether = 2 * mending.count
    } else if sweeps.count > 0 {
      for row in mending.all { misplace(row) }
      leaveSweeps()
    } else if isOne {
      mendedTogether = 1
      try enter(mending[0], position, release(of: position, rise))
    } else {
      mendSingly()
    }
    y.clear()
  }

  /// The position that gives way to what is being mended, if there is one.
  private func positionGivingWay(_ rise: Double) -> Int32 {
    if isPassedAlone { return -1 }
    return mending.count == 1
      ? leastLossOfTwins(insteadOf: mending[0], rise)
      : leastLoss(insteadOf: mending[0], rise, isAnyEnough: true)
  }

  /// What is being mended together is mended row by row, as something can give way. If they are too many,
  /// the solve starts anew.
  private func mendSingly() {
    if areTooMany(mending.count) {
      restarts.giveUp()
    } else {
      mendedTogether = 1
      for row in mending.all { misplace(row) }
    }
  }

  /// Fills `mending` with the next rows of one priority that are still misplaced. Rows whose slopes
  /// changed with their relations are not misplaced.
  private func takeMisplaced() {
    mending.removeAll()
    if mendedTogether == .max { return takeAllMisplaced() }
    while misplaced.count > 0 && mending.count < mendedTogether {
      let level = level(of: misplaced[0].row)
      if mending.count > 0 && level != self.level(of: mending[0]) { return }
      take(misplaced.popFirst().row)
    }
  }

  /// The same with all of them, which are in no order as yet.
  private func takeAllMisplaced() {
    if misplaced.count == 0 { return }
    var first = misplaced[0]
    for each in misplaced.all where each.comesBefore(first) { first = each }
    let level = level(of: first.row)
    if priority(of: first.row) >= Priority.required { return takeRequired(at: level) }
    keepMisplaced { row in
      if self.level(of: row) != level { return true }
      take(row)
      return false
    }
  }

  /// Required rows are mended row by row from the start, as something can nearly always give way to them.
  private func takeRequired(at level: Int32) {
    var count = 0
    for each in misplaced.all where self.level(of: each.row) == level { count += 1 }
    if areTooMany(count) {
      restarts.giveUp()
    } else {
      mendedTogether = 1
      misplaced.heapify()
      takeMisplaced()
    }
  }

  private func keepMisplaced(where isKept: (Int32) -> Bool) {
    var kept = 0
    for each in misplaced.all where isKept(each.row) {
      misplaced[kept] = each
      kept += 1
    }
    if kept == misplaced.count { return }
    misplaced.shorten(to: kept)
    misplaced.heapify()
  }

  private func take(_ row: Int32) {
    setMisplaced(row, false)
    let hadSlope = slopeSign(ofRow: row) != 0
    if isStillMisplaced(row) { mending.append(row) }
    // Without the slope its level may not be in play, and exchanges leave the multipliers there as they are.
    if hadSlope { applySlopeChanges() }
  }

  /// Takes out the rows that a step has mended, too: where they are many, a look at each is less than a
  /// heap put in order anew, and multipliers made to follow, for each.
  private func dropMended() {
    keepMisplaced { row in
      let isKept = isStillMisplaced(row)
      setMisplaced(row, isKept)
      return isKept
    }
    applySlopeChanges()
  }

  /// Whether a row has to be mended; if not, it is on its side from now on.
  private func isStillMisplaced(_ row: Int32) -> Bool {
    guard isPresent(row), !isBasic(row) else { return false }
    let new = consistentSide(row)
    let rise = slopeSign(of: row, on: new) - slopeSign(ofRow: row)
    if rise != 0 && (rise > 0) == (residual(of: row) > 0) { return true }
    put(row, on: new)
    return false
  }

  /// A wish that is misplaced alone and depends on few rows changes its side at once: one step goes
  /// past many rows. If it depends on many rows, it would take as many steps to find which of them
  /// give way.
  private var isPassedAlone: Bool {
    misplaced.count + mending.count == 1 && priority(of: mending[0]) < Priority.required
      && y.index.count <= WorkLimit.passedAlone
  }

  /// By how much a row's slope has to rise.
  private func rise(of row: Int32) -> Double {
    slope(of: row, on: consistentSide(row)) - slope(of: row)
  }

  /// Whether so many would have to be mended that a first solve is cheaper.
  private func areTooMany(_ count: Int) -> Bool {
    restarts.method == .warm && !isExtended && count > WorkLimit.fewMended
      && WorkLimit.mending * UInt64(count) > firstSolveVisits
  }

  /// The rows that are being mended, `y` together, change their sides.
  private func changeSides(_ rise: Double) {
    for row in mending.all {
      assert(!isBasic(row))
      let new = consistentSide(row)
      if row >= 0 { side[row] = new }
      noteSlope(row, slopeSign(of: row, on: new))
    }
    addToMultipliers(y, at: level(of: mending[0]), -rise)
  }

  /// Puts a row, which is `y`, in place of a position's, and moves to where it holds.
  private func enter(_ row: Int32, _ position: Int32, _ release: Int8) throws(StepFailure) {
    steps &+= 1
    prepareDirection(position, release)
    let expected = Double(release) * y[position]
    let rate = rate(of: row)
    if abs(rate - expected) > Tolerance.pivotAgreement * max(1, abs(expected)) { throw .accuracy }
    let isSample = steps % WorkLimit.sampling == 0 && slopeChanges.count == 0
    if isSample { renewMultipliers(position, release) }
    let distance = -residual(of: row) / rate
    move(by: distance)
    if row < 0 { putAtFallback(Basis.owner(row)) }
    if bounds.count > 0 { judgeMovedBounds() }
    for other in rates.index.all where other != row && basis.positionOfRow[other] < 0 {
      judge(other, on: consistentSide(other), slope: slopeSign[other])
    }
    let areMany = misplaced.count >= WorkLimit.manyMisplaced && misplaced.count <= rates.index.count
    exchange(position, for: row, release, distance)
    if areMany { dropMended() }
  }

  private func judgeMovedBounds() {
    for variable in direction.index.all { judgeBound(of: variable) }
  }
}
