/// Following sweeps, beginning them, and reporting what they have changed.
extension Engine {
  // MARK: Following

  /// Moves along the sweeps if that is all there is to do; false if it is not.
  func sweep() -> Bool {
    if newRowCount > 0 || recheckSlots.count > 0 || crossings.count > 0 { return false }
    for k in 0..<dirtyRows.count {
      let row = dirtyRows[k]
      let sweep = sweeps.find(row)
      if sweep < 0 { return false }
      let position = table.constant[row] - sweeps.origin[sweep]
      if position < sweeps.lowest[sweep] || position > sweeps.highest[sweep] { return false }
    }
    for k in 0..<dirtyRows.count {
      let row = dirtyRows[k]
      let sweep = sweeps.find(row)
      sweeps.position[sweep] = table.constant[row] - sweeps.origin[sweep]
      isDirty[row] = false
    }
    dirtyRows.removeAll()
    linkedDirtyRows = 0
    sweeps.isAhead = true
    return true
  }

  /// Brings the values up to date with the sweeps; the sweeps go on.
  func catchUp() {
    if !sweeps.isAhead { return }
    sweeps.isAhead = false
    for sweep in 0..<sweeps.count {
      let position = sweeps.position[sweep]
      for k in sweeps.variables(of: sweep) {
        value[sweeps.variable[k].index] = sweeps.base[k] + position * sweeps.speed[k]
      }
    }
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
    trail.end()
    catchUp()
    for sweep in 0..<sweeps.count {
      if sweeps.wasReported { noteReported(sweep) }
      for k in sweeps.variables(of: sweep) { noteMove(sweeps.variable[k].index) }
    }
    sweeps.removeAll()
  }

  private func noteReported(_ sweep: Int) {
    let position = sweeps.reportedPosition[sweep]
    for k in sweeps.variables(of: sweep) {
      reported[sweeps.variable[k].index] = sweeps.base[k] + position * sweeps.speed[k]
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
    for k in 0..<direction.index.count {
      let variable = direction.index[k]
      let speed = direction[variable]
      if abs(speed) <= least { continue }
      if !Limit.accepts(value: speed) { return false }
      if freeCount > 0 {
        let target = fallback[variable]
        let current = value[variable]
        narrow(&lowest, &highest, side(ofFallback: variable, current), current - target, speed)
      }
      if abs(value[variable]) > Tolerance.sweptValue {
        let most = abs(value[variable] / speed) / 2
        lowest = max(lowest, -most)
        highest = min(highest, most)
      }
      sweeps.variable.append(handle(variable: variable))
      sweeps.base.append(value[variable])
      sweeps.speed.append(speed)
    }
    sweeps.row.append(row)
    sweeps.origin.append(table.constant[row])
    sweeps.lowest.append(lowest)
    sweeps.highest.append(highest)
    sweeps.position.append(0)
    sweeps.reportedPosition.append(0)
    sweeps.variableEnd.append(Int32(truncatingIfNeeded: sweeps.variable.count))
    sweeps.measureLast()
    return isApart(sweeps.count - 1)
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
      let position = sweeps.position[sweep]
      let old = sweeps.reportedPosition[sweep]
      if position == old { continue }
      sweeps.reportedPosition[sweep] = position
      changed += sweeps.copyChanges(
        sweep, from: old, to: position, variables.map { $0 + changed }, values.map { $0 + changed })
    }
    return changed
  }

  /// Before changes are reported in the ordinary way: what the sweeps moved counts as moved.
  func foldSweptChanges() {
    catchUp()
    for sweep in 0..<sweeps.count {
      if sweeps.wasReported { noteReported(sweep) }
      for k in sweeps.variables(of: sweep) { noteChange(sweeps.variable[k].index) }
      sweeps.reportedPosition[sweep] = sweeps.position[sweep]
    }
    sweeps.wasReported = false
  }
}
