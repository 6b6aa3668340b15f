/// Parametric right-hand side edits: begins one, follows it to critical values, and reports its changes.
extension Engine {
  // MARK: Following

  /// Whether nothing has changed but constants that are swept.
  var isSweeping: Bool {
    if sweeps.count == 0 || edits.newCount > 0 || queues.rechecks.count > 0
      || moved.crossings.count > 0
    {
      return false
    }
    for row in edits.all where sweeps.find(row) < 0 { return false }
    return true
  }

  /// Moves along the sweeps. False if that is not all there is to do.
  func sweep() -> Bool {
    var isPlain = true
    for row in edits.all {
      let sweep = sweeps.each.base + sweeps.find(row)
      let constant = constant(of: row)
      if !sweep.pointee.critical.contains(constant) { isPlain = false }
      sweep.pointee.parameter = DoubleDouble(sum: constant, -sweep.pointee.basePoint)
    }
    edits.removeAll()
    sweeps.isAhead = true
    return isPlain || resume()
  }

  /// At the end of their critical intervals, sweeps that know their breakpoints resume as long as the basis is the
  /// same, which the solve finds out. Beyond their reach they begin again from where they are. Otherwise they have
  /// ended.
  @inline(never)
  private func resume() -> Bool {
    var (areSidesKept, areDefaultsKept, isInReach) = (true, true, true)
    for sweep in sweeps.each.all {
      let constant = constant(of: sweep.row)
      if !sweep.sides.contains(constant) { areSidesKept = false }
      if !sweep.defaults.contains(constant) { areDefaultsKept = false }
      if !sweep.reach.contains(constant) { isInReach = false }
    }
    if areDefaultsKept && isInReach && sweeps.knowBreakpoints { return false }
    if areDefaultsKept && areSidesKept { return beginSweepsAnew() }
    endSweeps()
    return false
  }

  /// Judges again the rows that the sweeps have come past.
  func judgePassed() {
    materializeValues()
    sweeps.listPassed(activities.side.base) { constant(of: $0) }
    for row in sweeps.passed.all {
      let (residual, slack) = evaluate(row)
      judge(row, on: consistentSide(row, residual, slack), slope: activities.slopeSign[row])
    }
  }

  /// Begins the sweeps from the present values. False if a row turns out to change its side, or if values are beyond
  /// the limit.
  func beginAnew() -> Bool {
    let before = basis.workUnits
    if !refine() || trouble.isBeyondLimit { return false }
    for sweep in 0..<sweeps.count {
      start(sweep)
    }
    sweeps.wasReported = false
    giveBackWork(after: basis.workUnits &- before, isLoad: false)
    return true
  }

  /// Brings residuals up to date as well.
  func materializeResiduals() {
    materializeValues()
    for variable in sweeps.variable.all {
      for entry in table.inactiveEntries(variable.index) { evaluate(table.columns.row[entry]) }
    }
  }

  /// Brings values and what was reported up to date, as if there were no sweeps.
  func materialize(_ permit: Permit) {
    sweeps.isAhead = false
    for sweep in 0..<sweeps.count {
      if sweeps.wasReported { noteReported(sweep) }
      let parameter = sweeps.each[sweep].parameter
      for k in sweeps.variables(of: sweep) {
        let (variable, exact) = (sweeps.variable[k].index, sweeps.exact(k, at: parameter))
        let rounded = RoundedValue(exact.high, exact.low)
        move(variable, to: rounded.value, permit)
        variables.correct(variable, to: rounded.value, tail: rounded.tail)
      }
    }
  }

  private func noteReported(_ sweep: Int) {
    let parameter = sweeps.each[sweep].reportedParameter
    for k in sweeps.variables(of: sweep) {
      moved.reports.setReported(sweeps.variable[k].index, sweeps.value(k, at: parameter))
    }
  }

  // MARK: Beginning

  /// Rows that are edited by their constants twice running are swept from then on. If the last sweeps ended
  /// although the basis is the same, the breakpoints of rows are listed, so that these resume.
  func beginSweeps(listingBreakpoints wanted: Bool) {
    if !FastPath.sweeps.isUsed || !precision.seeksBasis { return }
    let listingBreakpoints = wanted && FastPath.resumedSweeps.isUsed
    sweeps.knowBreakpoints = listingBreakpoints
    sweeps.knowDefaults = queues.deciding.count > 0
    for row in sweeps.edited.all {
      let position = position(of: row)
      if position < 0 || !beginSweep(row, position) {
        sweeps.removeAll()
        return
      }
    }
    if listingBreakpoints {
      findCriticalIntervals()
    }
  }

  /// False if the sweep has something in common with another one.
  private func beginSweep(_ row: Int32, _ position: Int32) -> Bool {
    prepareDirection(position, 1)
    let least = work.edge.leastRate(table)
    let constant = constant(of: row)
    var sweep = Sweep(
      row: row, isOrdered: work.edge.direction.index.count > Int(basis.positions) / 4)
    sweeps.reserve(
      variables: work.edge.direction.index.count,
      rows: sweeps.knowBreakpoints ? work.edge.rates.index.count : 0)
    let isTableRead = work.edge.rates.index.count > Int(table.places) / 4
    for k in 0..<(isTableRead ? Int(table.places) : work.edge.rates.index.count) {
      let other = isTableRead ? Int32(truncatingIfNeeded: k) : work.edge.rates.index[k]
      let rate = work.edge.rates[other]
      if abs(rate) <= least {
        sweep.leftOut = max(sweep.leftOut, abs(rate))
        continue
      }
      let breakpoint = constant - activities.residual[other] / rate
      sweep.sides.end(
        at: breakpoint, seenFrom: constant,
        rate > 0 ? activities.side[other] : -activities.side[other])
      if sweeps.knowBreakpoints { sweeps.append(other, isRising: rate > 0, breakingAt: breakpoint) }
    }
    for k in 0..<(sweep.isOrdered ? Int(basis.positions) : work.edge.direction.index.count) {
      let variable = sweep.isOrdered ? Int32(truncatingIfNeeded: k) : work.edge.direction.index[k]
      let sensitivity = work.edge.direction[variable]
      if abs(sensitivity) <= least {
        sweep.leftOut = max(sweep.leftOut, abs(sensitivity))
        continue
      }
      if !Limit.accepts(value: sensitivity) { return false }
      if (sweeps.knowDefaults || variables.bounds.contains(variable))
        && Basis.ownRow(variable) != row
      {
        let (target, current) = (variables.defaultValue[variable], variables.value[variable])
        let side =
          sweeps.knowDefaults || variables.bounds.isFixed(variable)
          ? side(ofDefault: variable, current) : 1
        sweep.defaults.end(
          at: constant - (current - target) / sensitivity, seenFrom: constant,
          sensitivity > 0 ? side : -side)
      }
      sweeps.append(handle(variable: variable), sensitivity: sensitivity)
    }
    sweeps.close(sweep)
    refineSensitivities(sweeps.count - 1)
    start(sweeps.count - 1)
    return isApart(sweeps.count - 1)
  }

  /// Lets a sweep begin at the values as they are.
  private func start(_ sweep: Int) {
    let range = sweeps.variables(of: sweep)
    for k in range {
      let exact = variables.precise(sweeps.variable[k].index)
      sweeps.base[k] = exact.high
      sweeps.baseTail[Int32(truncatingIfNeeded: k)] = exact.low
    }
    sweeps.each.base[sweep].basePoint = constant(of: sweeps.each[sweep].row)
    sweeps.each.base[sweep].parameter = DoubleDouble(0)
    sweeps.each.base[sweep].reportedParameter = DoubleDouble(0)
    sweeps.measure(&sweeps.each.base[sweep], range)
  }

  /// One step of iterative refinement on the sensitivities: then they have twice the digits.
  private func refineSensitivities(_ sweep: Int) {
    let (range, own) = (sweeps.variables(of: sweep), position(of: sweeps.each[sweep].row))
    work.right.clear()
    work.right.use(own)
    // Those that were left out count, too: what they have of rounding errors is in the rows of the others.
    for variable in work.edge.direction.index.all {
      for entry in table.activeEntries(variable) {
        work.right.use(basis.positionOfRow[table.columns.row[entry]])
      }
    }
    for position in work.right.index.all {
      work.right[position] = missingRate(position, wanted: position == own ? 1 : 0)
    }
    work.right.dropZeros()
    if work.right.index.count == 0 { return }
    basis.ftran(work.right, into: work.left, rates: work.edge.rates, hasRates: false, table)
    for k in range {
      let exact = DoubleDouble(sum: sweeps.sensitivity[k], work.left[sweeps.variable[k].index])
      sweeps.sensitivity[k] = exact.high
      sweeps.sensitivityTail[Int32(truncatingIfNeeded: k)] = exact.low
    }
    work.left.clear()
  }

  /// By how much the activity of a basic row changes too little along the edge; 0 if that may be rounding.
  private func missingRate(_ position: Int32, wanted: Double) -> Double {
    let row = basis.row[position]
    if row < 0 { return wanted - work.edge.direction[Basis.owner(row)] }
    var missing = DoubleDouble(wanted)
    var size = wanted
    for term in table.terms(of: row) {
      let (coefficient, rate) = (
        table.terms.coefficient[term], work.edge.direction[table.terms.variable[term]]
      )
      missing.add(-coefficient, times: DoubleDouble(rate))
      size += abs(coefficient * rate)
    }
    return abs(missing.high) <= Tolerance.doubleDouble * size ? 0 : missing.high
  }

  /// Finds the critical intervals of the sweeps. Breakpoints of rows below all priorities that keep
  /// basis positions optimal are irrelevant: no multiplier that they change decides anything.
  func findCriticalIntervals() {
    let least = leastDecidingPriority()
    for sweep in 0..<sweeps.count {
      sweeps.findCriticalInterval(
        sweep, at: constant(of: sweeps.each[sweep].row), activities.side.base
      ) {
        priority(of: $0) >= least
      }
    }
  }

  /// The lowest priority at which the optimality of a basis position is decided; below all where one is
  /// dual degenerate, or nearly so.
  func leastDecidingPriority() -> Double {
    var least = Priority.required
    for position in 0..<basis.positions {
      let status = status(of: position)
      if status.isOpen || status.leavingSign != 0 || status.isUncertain { return 0 }
      least = min(least, levels.priority[status.level])
    }
    return least
  }

  /// Whether the last sweep has no row and no variable in common with an earlier one.
  private func isApart(_ last: Int) -> Bool {
    let least = work.edge.leastRate(table)
    for sweep in 0..<last {
      for k in sweeps.variables(of: sweep) {
        let variable = sweeps.variable[k].index
        if abs(work.edge.direction[variable]) > least { return false }
        for entry in table.inactiveEntries(variable)
        where abs(work.edge.rates[table.columns.row[entry]]) > least {
          return false
        }
      }
    }
    return true
  }

  // MARK: Reporting

  /// Hands out what the sweeps changed since the last report, straight from the sensitivities; nil if
  /// there is anything else to report, or not enough room.
  func takeSweptChanges(
    _ variables: UnsafeMutablePointer<Variable>?, _ values: UnsafeMutablePointer<Double>?,
    upTo capacity: Int
  ) -> Int? {
    if moved.reports.count > 0 || !sweeps.wasReported || sweeps.variable.count > capacity {
      return nil
    }
    var changed = 0
    for sweep in 0..<sweeps.count {
      let parameter = sweeps.each[sweep].parameter
      let old = sweeps.each[sweep].reportedParameter
      if parameter == old { continue }
      sweeps.each.base[sweep].reportedParameter = parameter
      changed += sweeps.copyChanges(
        sweep, from: old, to: parameter, variables.map { $0 + changed }, values.map { $0 + changed }
      )
    }
    return changed
  }

  /// Before changes are reported in the ordinary way: what the sweeps moved counts as moved, once.
  func foldSweptChanges() {
    materializeValues()
    for sweep in 0..<sweeps.count {
      if sweeps.wasReported {
        noteReported(sweep)
      } else if sweeps.each[sweep].parameter == sweeps.each[sweep].reportedParameter {
        continue
      }
      for k in sweeps.variables(of: sweep) { noteChange(sweeps.variable[k].index) }
      sweeps.each.base[sweep].reportedParameter = sweeps.each[sweep].parameter
    }
    sweeps.wasReported = false
  }
}
