/// Following sweeps, beginning them, and reporting what they have changed.
extension Engine {
  // MARK: Following

  /// Whether nothing has changed but constants that are swept.
  var isSweeping: Bool {
    if sweeps.count == 0 || newRowCount > 0 || recheckSlots.count > 0 || crossings.count > 0 {
      return false
    }
    for k in 0..<dirtyRows.count where sweeps.find(dirtyRows[k]) < 0 { return false }
    return true
  }

  /// Moves along the sweeps. False if that is not all there is to do; then they have ended.
  func sweep() -> Bool {
    var (isExact, isWithin) = (true, true)
    for k in 0..<dirtyRows.count {
      let row = dirtyRows[k]
      let sweep = sweeps.each.base + sweeps.find(row)
      let constant = table.constant[row]
      if constant < sweep.pointee.lowestExact || constant > sweep.pointee.highestExact {
        isExact = false
        if constant < sweep.pointee.lowest || constant > sweep.pointee.highest { isWithin = false }
      }
      sweep.pointee.position = constant - sweep.pointee.origin
      isDirty[row] = false
    }
    dirtyRows.removeAll()
    linkedDirtyRows = 0
    sweeps.isAhead = true
    return isExact || goFurther(isWithin: isWithin)
  }

  /// Where a sweep would lose digits, it begins anew with exact values, while no row changes its side.
  @inline(never)
  private func goFurther(isWithin: Bool) -> Bool {
    moveAlong()
    let before = basis.touched
    if isWithin && refine() && !isBeyondLimit {
      for sweep in 0..<sweeps.count { start(sweep) }
      sweeps.wasReported = false
      giveBackWork(after: basis.touched &- before, isLoad: false)
      return true
    }
    sweeps.removeAll()
    return false
  }

  /// Brings the values up to date with the sweeps; the sweeps go on.
  func catchUp() {
    if !sweeps.isAhead { return }
    sweeps.isAhead = false
    for sweep in 0..<sweeps.count { sweeps.copyValues(of: sweep, to: value.base) }
  }

  /// Brings residuals up to date as well.
  func catchUpResiduals() {
    catchUp()
    for variable in sweeps.variable.all {
      for entry in table.inactiveEntries(variable.index) { evaluate(table.entryRow[entry]) }
    }
  }

  /// Ends all sweeps: values and what was reported are as if there had been none.
  func endSweeps() {
    if sweeps.count == 0 { return }
    moveAlong()
    sweeps.removeAll()
  }

  /// Brings values and what was reported up to date, as if there were no sweeps.
  private func moveAlong() {
    trail.end()
    sweeps.isAhead = false
    for sweep in 0..<sweeps.count {
      if sweeps.wasReported { noteReported(sweep) }
      let position = sweeps.each[sweep].position
      for k in sweeps.variables(of: sweep) {
        move(sweeps.variable[k].index, to: sweeps.value(k, at: position))
      }
    }
  }

  private func noteReported(_ sweep: Int) {
    let position = sweeps.each[sweep].reportedPosition
    for k in sweeps.variables(of: sweep) {
      reported[sweeps.variable[k].index] = sweeps.value(k, at: position)
    }
  }

  // MARK: Beginning

  /// Rows that are edited by their constants twice running are swept from then on.
  func beginSweeps() {
    trail.end()
    for k in 0..<editedRows.count {
      let row = editedRows[k]
      let slot = basis.slotOfRow[row]
      if slot < 0 || !beginSweep(row, slot) {
        sweeps.removeAll()
        return
      }
    }
  }

  /// False if the sweep has something in common with another one.
  private func beginSweep(_ row: Int32, _ slot: Int32) -> Bool {
    prepareDirection(slot, 1)
    var lowest = -Double.infinity
    var highest = Double.infinity
    let least = leastRate()
    for k in 0..<rates.index.count {
      let touched = rates.index[k]
      let rate = rates[touched]
      if abs(rate) <= least { continue }
      narrow(&lowest, &highest, side[touched], residual[touched], rate)
    }
    sweeps.reserve(variables: direction.index.count)
    let isOrdered = direction.index.count > Int(basis.slots) / 4
    for k in 0..<(isOrdered ? Int(basis.slots) : direction.index.count) {
      let variable = isOrdered ? Int32(truncatingIfNeeded: k) : direction.index[k]
      let speed = direction[variable]
      if abs(speed) <= least { continue }
      if !Limit.accepts(value: speed) { return false }
      if freeCount > 0 {
        let target = fallback[variable]
        let current = value[variable]
        narrow(&lowest, &highest, side(ofFallback: variable, current), current - target, speed)
      }
      sweeps.append(handle(variable: variable), speed: speed)
    }
    let constant = table.constant[row]
    sweeps.each.append(
      Sweep(
        row: row, variableEnd: sweeps.variable.count, isOrdered: isOrdered,
        lowest: constant + lowest, highest: constant + highest))
    start(sweeps.count - 1)
    return isApart(sweeps.count - 1)
  }

  /// Lets a sweep begin at the values as they are.
  private func start(_ sweep: Int) {
    let range = sweeps.variables(of: sweep)
    for k in range { sweeps.base[k] = value[sweeps.variable[k].index] }
    sweeps.each.base[sweep].origin = table.constant[sweeps.each[sweep].row]
    sweeps.each.base[sweep].position = 0
    sweeps.each.base[sweep].reportedPosition = 0
    sweeps.measure(&sweeps.each.base[sweep], range)
  }

  /// Narrows the interval of t so that `residual + t * rate` stays on its side.
  private func narrow(
    _ lowest: inout Double, _ highest: inout Double, _ side: Int8, _ residual: Double,
    _ rate: Double
  ) {
    let room = max(0, Double(side) * residual)
    let approach = Double(side) * rate
    if side == 0 || approach < 0 { highest = min(highest, side == 0 ? 0 : room / -approach) }
    if side == 0 || approach > 0 { lowest = max(lowest, side == 0 ? 0 : -room / approach) }
  }

  /// Whether the last sweep has no row and no variable in common with an earlier one.
  private func isApart(_ last: Int) -> Bool {
    let least = leastRate()
    for sweep in 0..<last {
      for k in sweeps.variables(of: sweep) {
        let variable = sweeps.variable[k].index
        if abs(direction[variable]) > least { return false }
        for entry in table.inactiveEntries(variable)
        where abs(rates[table.entryRow[entry]]) > least {
          return false
        }
      }
    }
    return true
  }

  // MARK: Reporting

  /// Hands out what the sweeps changed since the last report, straight from the speeds; nil if
  /// there is anything else to report, or not enough room.
  func takeSweptChanges(
    _ variables: UnsafeMutablePointer<Variable>?, _ values: UnsafeMutablePointer<Double>?,
    upTo capacity: Int
  ) -> Int? {
    if movedVariables.count > 0 || !sweeps.wasReported || sweeps.variable.count > capacity {
      return nil
    }
    var changed = 0
    for sweep in 0..<sweeps.count {
      let position = sweeps.each[sweep].position
      let old = sweeps.each[sweep].reportedPosition
      if position == old { continue }
      sweeps.each.base[sweep].reportedPosition = position
      changed += sweeps.copyChanges(
        sweep, from: old, to: position, variables.map { $0 + changed }, values.map { $0 + changed })
    }
    return changed
  }

  /// Before changes are reported in the ordinary way: what the sweeps moved counts as moved, once.
  func foldSweptChanges() {
    catchUp()
    for sweep in 0..<sweeps.count {
      if sweeps.wasReported {
        noteReported(sweep)
      } else if sweeps.each[sweep].position == sweeps.each[sweep].reportedPosition {
        continue
      }
      for k in sweeps.variables(of: sweep) { noteChange(sweeps.variable[k].index) }
      sweeps.each.base[sweep].reportedPosition = sweeps.each[sweep].position
    }
    sweeps.wasReported = false
  }
}
