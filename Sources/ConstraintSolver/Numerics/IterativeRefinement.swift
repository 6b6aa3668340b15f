/// Iterative refinement of the basic solution, rounding to 1/256, and sides from the exact values.
///
/// Every move adds to values and leaves rounding errors. One step of refinement removes these (Wilkinson,
/// Rounding errors in algebraic processes, 1963), and a value within rounding of a multiple of 1/256
/// becomes that.
extension Engine {
  /// Refines the variables that moved, and evaluates the rows that mention them, and changed rows, again.
  /// True unless a row turned out to be on the other side. Where most variables moved, and some of them are
  /// sure to move again, refinement may be left for later.
  func refine(mayWait: Bool = false) -> Bool {
    if moved.drifted.count == 0 && edits.count == 0 { return isAtRest }
    if variables.bounds.count > 0 { putFixed() }
    let areMost = moved.drifted.count > Int(basis.positions) / 2
    if areMost && !isExtended { return refineAll(mayWait) }
    if isExtended { refineValues() }
    work.right.clear()
    work.edge.rates.clear()
    for row in edits.all
    where row >= 0 && table.isLive(row) && basis.positionOfRow[row] < 0 {
      work.edge.rates.use(row)
    }
    findTouchedByDrifted()
    if mayWait && !isExtended && areTouchedInfeasible {
      work.right.clear()
    } else {
      refineTouched()
    }
    for row in work.edge.rates.index.all {
      let (residual, slack) = evaluate(row)
      judge(row, on: consistentSide(row, residual, slack), slope: activities.slopeSign[row])
    }
    applySlopeChanges()
    return isAtRest
  }

  /// Puts fixed variables that moved at their values, to the last bit.
  @inline(never)
  private func putFixed() {
    for variable in moved.drifted.all
    where variables.bounds.isFixed(variable) && isBoundBasic(variable) {
      if isExtended { setExtended(variable, to: variables.defaultValue[variable]) }
      putAtDefault(variable)
    }
  }

  /// Refines the variables that moved, unless the basic rows that mention them hold exactly.
  private func refineTouched() {
    var isExact = true
    for position in work.right.index.all {
      let residual = evaluate(basis.row[position]).residual
      work.right[position] = -residual
      if residual != 0 { isExact = false }
    }
    if isExact || isExtended { work.right.clear() } else { correct(hasRates: true) }
    if isExtended {
      for variable in moved.drifted.all { judgeBound(of: variable) }
      moved.drifted.removeAll()
    } else {
      snapDrifted()
    }
  }

  /// Refines all values, and evaluates all rows in the order in which they lie in memory.
  private func refineAll(_ mayWait: Bool) -> Bool {
    if !mayWait || !areSomeInfeasible { refineEveryValue() }
    judgeAll { activities.slopeSign[$0] }
    applySlopeChanges()
    return isAtRest
  }

  /// Whether a sample of the rows has one that the dual simplex has to repair.
  private var areSomeInfeasible: Bool {
    for row in stride(from: 0, to: table.places, by: WorkLimit.rowsSampled)
    where basis.positionOfRow[row] < 0 && table.isLive(row) && isInfeasibleNow(row) { return true }
    return false
  }

  /// Whether a sample of the nonbasic rows in use has one.
  private var areTouchedInfeasible: Bool {
    let first = WorkLimit.rowsSampled - 1
    for k in stride(from: first, to: work.edge.rates.index.count, by: WorkLimit.rowsSampled)
    where isInfeasibleNow(work.edge.rates.index[k]) { return true }
    return false
  }

  private func isInfeasibleNow(_ row: Int32) -> Bool {
    let (residual, slack) = residualNow(row)
    let new = consistentSide(row, residual, slack)
    return slopeSign(of: row, on: new) != activities.slopeSign[row]
      && isRepaired(row, on: new, slope: activities.slopeSign[row])
  }

  /// Refines all values.
  func refineEveryValue() {
    work.right.clear()
    for position in 0..<basis.positions where basis.row[position] >= 0 {
      let residual = evaluate(basis.row[position]).residual
      if residual != 0 { work.right.add(position, -residual) }
    }
    if work.right.index.count > 0 { correct(hasRates: false) }
    snapDrifted()
  }

  /// Whether evaluating the rows has queued nothing.
  var isAtRest: Bool {
    queues.rechecks.count == 0 && dual.count == 0 && moved.crossings.count == 0
  }

  /// Enters the positions and the nonbasic rows that mention variables which moved.
  private func findTouchedByDrifted() {
    for variable in moved.drifted.all {
      for entry in table.entries(variable) { touch(table.columns.row[entry]) }
    }
  }

  @inline(__always)
  private func touch(_ row: Int32) {
    let position = basis.positionOfRow[row]
    if position >= 0 { work.right.use(position) } else { work.edge.rates.use(row) }
  }

  private func snapDrifted() {
    for variable in moved.drifted.all {
      let old = variables.value[variable]
      trouble.note(value: old)
      let new = snapped(old)
      if new != old {
        variables.value[variable] = new
        noteChange(variable)
      }
      judgeBound(of: variable)
    }
    moved.drifted.removeAll()
  }

  private func correct(hasRates: Bool) {
    work.edge.direction.clear()
    if !hasRates && work.right.index.count > WorkLimit.rightSides(variables: Int(basis.positions)) {
      basis.ftranAll(work.right, into: work.edge.direction, table)
    } else {
      basis.ftran(
        work.right, into: work.edge.direction, rates: work.edge.rates, hasRates: hasRates, table)
    }
    for k in 0..<work.edge.direction.index.count {
      let variable = work.edge.direction.index[k]
      let correction = work.edge.direction[variable]
      if correction == 0 { continue }
      let corrected = variables.value[variable] + correction
      noteCrossing(variable, from: variables.value[variable], to: corrected)
      variables.value[variable] = corrected
      noteMove(variable)
    }
  }
}

/// Rounds a number to the multiple of 1/256 that it is within rounding of. Beyond 2^43, where numbers are
/// hardly finer than that, the last bit may change. The constant is so large that the sum has no room for
/// smaller parts.
@inline(__always)
func snapped(_ number: Double) -> Double {
  let change = ((number + 0x1.8p44) - 0x1.8p44) - number
  let slack = Tolerance.snap + Tolerance.snap * abs(number)
  return number + (abs(change) <= slack ? change : 0)
}
