/// Factorising the active set from scratch.
///
/// First whatever is triangular: rows with one variable left, then variables in one row only. What
/// remains, the bump, is torn (`Tearing.swift`).
extension Basis {
  /// Factorises the active rows anew. Rows that turn out to depend on others leave the active set
  /// for the anchor of a variable that nothing else defines; returns how many did.
  func factorize(_ table: RowTable, _ work: Elimination) -> Int {
    forgetFactors()
    work.begin(slots: slots)
    return eliminate(table, work)
  }

  /// Gives the gathered slots their pivots. Returns how many rows had to leave for anchors.
  func eliminate(_ table: RowTable, _ work: Elimination) -> Int {
    countActive(table, work)
    pivotRowSingletons(table, work)
    pivotColumnSingletons(table, work)
    if work.pivoted < work.count { tear(table, work) }
    anchorUndefined(table, work)
    return work.droppedRows.count
  }

  private func forgetFactors() {
    modified.removeAll()
    modifiedColumns.removeAll()
    lowerRows.removeAll()
    lowerColumns.removeAll()
    exactRows.removeAll()
    exactLower.removeAll()
    lines.removeAll()
    replacements.removeAll()
    reductions.removeAll()
    forgetRanks()
    for slot in 0..<slots {
      isModified[slot] = false
      isEntangled[slot] = false
    }
  }

  private func countActive(_ table: RowTable, _ work: Elimination) {
    for k in 0..<work.count {
      let slot = work.slot(k)
      let active = row[slot]
      if active < 0 {
        work.rowLength[slot] = 1
        continue
      }
      var length: Int32 = 0
      for term in table.terms(of: active) where !work.variableDone[table.termVariable[term]] {
        length += 1
      }
      work.rowLength[slot] = length
    }
  }

  @inline(__always)
  func setPivot(
    _ slot: Int32, _ variable: Int32, _ coefficient: Double, _ work: Elimination
  ) {
    pivotVariable[slot] = variable
    slotOfVariable[variable] = slot
    pivot[slot] = coefficient
    work.slotDone[slot] = true
    work.variableDone[variable] = true
    work.pivoted += 1
  }

  private func pivotRowSingletons(
    _ table: RowTable, _ work: Elimination
  ) {
    for k in 0..<work.count where work.rowLength[work.slot(k)] == 1 {
      work.queue.append(work.slot(k))
    }
    var next = 0
    while next < work.queue.count {
      let slot = work.queue[next]
      next += 1
      let (variable, coefficient) = lastVariable(of: slot, table, work)
      if variable < 0 { continue }
      setPivot(slot, variable, coefficient, work)
      for entry in table.activeEntries(variable) {
        let other = slotOfRow[table.entryRow[entry]]
        if work.slotDone[other] { continue }
        work.rowLength[other] -= 1
        if work.rowLength[other] == 1 { work.queue.append(other) }
      }
    }
    work.queue.removeAll()
  }

  /// The variable of a row that has no pivot yet; -1 if there is none.
  @inline(__always)
  func lastVariable(
    of slot: Int32, _ table: RowTable, _ work: Elimination
  ) -> (Int32, Double) {
    let active = row[slot]
    if active < 0 {
      let variable = Basis.anchored(active)
      return work.variableDone[variable] ? (-1, 0) : (variable, 1)
    }
    for term in table.terms(of: active) {
      let variable = table.termVariable[term]
      if !work.variableDone[variable] { return (variable, table.termCoefficient[term]) }
    }
    return (-1, 0)
  }

  private func pivotColumnSingletons(
    _ table: RowTable, _ work: Elimination
  ) {
    for k in 0..<work.count { work.columnLength[work.variable(k)] = 0 }
    for k in 0..<work.count where !work.slotDone[work.slot(k)] && row[work.slot(k)] >= 0 {
      let active = row[work.slot(k)]
      for term in table.terms(of: active) {
        let variable = table.termVariable[term]
        if !work.variableDone[variable] { work.columnLength[variable] += 1 }
      }
    }
    for k in 0..<work.count where work.columnLength[work.variable(k)] == 1 {
      work.queue.append(work.variable(k))
    }
    var next = 0
    while next < work.queue.count {
      let variable = work.queue[next]
      next += 1
      if work.variableDone[variable] || work.columnLength[variable] != 1 { continue }
      for entry in table.activeEntries(variable) {
        let slot = slotOfRow[table.entryRow[entry]]
        if work.slotDone[slot] { continue }
        let coefficient = table.coefficient(at: entry)
        if abs(coefficient) < Tolerance.smallPivot { break }
        setPivot(slot, variable, coefficient, work)
        releaseColumns(of: slot, table, work)
        break
      }
    }
    work.queue.removeAll()
  }

  private func releaseColumns(
    of slot: Int32, _ table: RowTable, _ work: Elimination
  ) {
    let active = row[slot]
    for term in table.terms(of: active) {
      let other = table.termVariable[term]
      if work.variableDone[other] { continue }
      work.columnLength[other] -= 1
      if work.columnLength[other] == 1 { work.queue.append(other) }
    }
  }

  /// Puts the anchors of variables without a pivot in place of rows without one: no other row's pivot
  /// comes from either.
  private func anchorUndefined(_ table: RowTable, _ work: Elimination) {
    work.droppedSlots.removeAll()
    work.droppedRows.removeAll()
    if work.pivoted == work.count { return }
    var next = 0
    for k in 0..<work.count where !work.slotDone[work.slot(k)] {
      while work.variableDone[work.variable(next)] { next += 1 }
      let slot = work.slot(k)
      work.droppedSlots.append(slot)
      work.droppedRows.append(row[slot])
      setRow(slot, Basis.anchor(work.variable(next)), table)
      setPivot(slot, work.variable(next), 1, work)
    }
  }
}
