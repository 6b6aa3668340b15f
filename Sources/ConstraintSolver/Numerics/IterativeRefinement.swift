/// Iterative refinement of the basic solution, rounded values, and sides from these.
///
/// Every move adds to values and leaves rounding errors. Residuals of the basic rows with twice the digits, and one
/// solve, remove these (Wilkinson, Rounding errors in algebraic processes, 1963). What a caller reads is the double
/// that is nearest to the exact solution, or the multiple of 1/256 within rounding of that. So it depends neither on
/// the way there nor on which basis holds the solution, and a sweep can compute the same (`SweepTable.swift`).
extension Engine {
  /// Refines the variables that moved, and evaluates the rows that mention them, and changed rows, again.
  /// True unless a row turned out to be on the other side. Where most variables moved, and some of them are
  /// sure to move again, refinement may be left for later.
  func refine(mayWait: Bool = false) -> Bool {
    if moved.drifted.count == 0 && edits.count == 0 { return isAtRest }
    putHeld()
    refineMoved(mayWait: mayWait)
    applySlopeChanges()
    return isAtRest
  }

  func refineRounded(mayWait: Bool) {
    if moved.drifted.count > Int(basis.positions) / 2 { return refineAll(mayWait) }
    findTouched()
    if mayWait && areTouchedInfeasible {
      work.right.clear()
    } else {
      refineTouched()
    }
    judgeTouched()
  }

  /// Evaluates the rows that were found, and has them change sides where they have to.
  func judgeTouched() {
    for row in work.edge.rates.index.all {
      let (residual, slack) = evaluate(row)
      judge(row, on: consistentSide(row, residual, slack), slope: activities.slopeSign[row])
    }
  }

  /// Refines the variables that moved, unless the basic rows that mention them hold exactly.
  private func refineTouched() {
    for _ in 0..<WorkLimit.corrections {
      for position in work.right.index.all {
        work.right[position] = -refinedResidual(basis.row[position])
      }
      work.right.dropZeros()
      if work.right.index.count == 0 || correct(hasRates: true) { break }
      findTouchedByDrifted()
    }
    work.right.clear()
    roundDrifted()
  }

  /// Refines all values, and evaluates all rows in the order in which they lie in memory.
  private func refineAll(_ mayWait: Bool) {
    if !mayWait || !areSomeInfeasible { refineEveryValue() }
    judgeAll { activities.slopeSign[$0] }
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
    for _ in 0..<WorkLimit.corrections {
      work.right.clear()
      for position in 0..<basis.positions where basis.row[position] >= 0 {
        let residual = refinedResidual(basis.row[position])
        if residual != 0 { work.right.add(position, -residual) }
      }
      if work.right.index.count == 0 || correct(hasRates: false) { break }
    }
    roundDrifted()
  }

  /// A basic row's residual from numbers with twice the digits; 0 if it may be rounding even of these.
  func refinedResidual(_ row: Int32) -> Double {
    var sum = DoubleDouble(-table.constant[row])
    var size = abs(sum.high)
    for term in table.terms(of: row) {
      let coefficient = table.terms.coefficient[term]
      let value = variables.precise(table.terms.variable[term])
      size += abs(coefficient * value.high)
      if coefficient.significandBitPattern == 0 {
        sum.add(coefficient * value.high, coefficient * value.low)
      } else {
        sum.add(coefficient, times: value)
      }
    }
    activities.tolerance[row] = Float(Tolerance.absolute + Tolerance.relative * size)
    return abs(sum.high) <= Tolerance.doubleDouble * size ? 0 : sum.high
  }

  /// Whether evaluating the rows has queued nothing.
  var isAtRest: Bool {
    queues.rechecks.count == 0 && dual.count == 0 && moved.crossings.count == 0
  }

  /// Enters the nonbasic rows that were changed, and the positions and nonbasic rows that mention variables which
  /// moved.
  func findTouched() {
    work.right.clear()
    work.edge.rates.clear()
    for row in edits.all
    where row >= 0 && table.isLive(row) && basis.positionOfRow[row] < 0 {
      work.edge.rates.use(row)
    }
    findTouchedByDrifted()
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

  /// Rounds the values that have moved, and judges their bounds.
  private func roundDrifted() {
    for variable in moved.drifted.all {
      let old = variables.value[variable]
      trouble.note(value: old)
      let rounded = RoundedValue(old, variables.tail[variable])
      if rounded.value != old {
        noteChange(variable)
      }
      variables.correct(variable, to: rounded.value, tail: rounded.tail)
      judgeBound(of: variable)
    }
    moved.drifted.removeAll()
  }

  /// Adds what `right` amounts to to the values. True if that is so little that they have all their digits then.
  private func correct(hasRates: Bool) -> Bool {
    work.edge.direction.clear()
    if !hasRates && work.right.index.count > WorkLimit.rightSides(variables: Int(basis.positions)) {
      basis.ftranAll(work.right, into: work.edge.direction, table)
    } else {
      basis.ftran(
        work.right, into: work.edge.direction, rates: work.edge.rates, hasRates: hasRates, table)
    }
    var isLittle = true
    for k in 0..<work.edge.direction.index.count {
      let variable = work.edge.direction.index[k]
      let correction = work.edge.direction[variable]
      if correction == 0 { continue }
      var exact = variables.precise(variable)
      if abs(correction) > Tolerance.corrected * (1 + abs(exact.high)) { isLittle = false }
      exact.add(correction)
      noteCrossing(variable, from: variables.value[variable], to: exact.high)
      variables.correct(variable, to: exact.high, tail: exact.low)
      noteMove(variable)
    }
    return isLittle
  }
}
