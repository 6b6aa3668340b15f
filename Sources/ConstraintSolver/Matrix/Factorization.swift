/// LU factorisation of the basis: row singletons, column singletons, then the bump by spike ordering.
///
/// Nearly all of a layout is triangular: rows with one variable left, then variables in one row only. What
/// remains is the bump (`SpikeOrdering.swift`).
extension Basis {
  /// Factorises the basis from nothing.
  ///
  /// Where it is singular, dependent rows leave for the own rows of variables that nothing else defines;
  /// returns how many did.
  func factorize(_ table: RowTable, _ permit: Permit) -> Int {
    factorizations &+= 1
    upper.forget()
    lower.forget()
    residues.forget()
    lines.removeAll()
    etas.removeAll()
    order.forget()
    elimination.begin(positions: positions)
    return eliminate(table, elimination, permit)
  }

  /// Gives the positions in question their pivots. Returns how many rows left for own rows.
  func eliminate(_ table: RowTable, _ work: Elimination, _ permit: Permit) -> Int {
    countTerms(table, work)
    pivotRowSingletons(table, work)
    pivotColumnSingletons(table, work)
    if work.pivoted < work.count { orderSpikes(table, work) }
    putOwnRowsOfUndefined(table, work, permit)
    return work.droppedRows.count
  }

  private func countTerms(_ table: RowTable, _ work: Elimination) {
    for k in 0..<work.count {
      let position = work.position(k)
      let basic = row[position]
      if basic < 0 {
        work.rowLength[position] = 1
        continue
      }
      var length: Int32 = 0
      for term in table.terms(of: basic) where !work.variableDone[table.terms.variable[term]] {
        length += 1
      }
      work.rowLength[position] = length
    }
  }

  @inline(__always)
  func setPivot(
    _ position: Int32, _ variable: Int32, _ coefficient: Double, _ work: Elimination
  ) {
    upper.setPivot(position, variable, coefficient)
    work.positionDone[position] = true
    work.variableDone[variable] = true
    work.pivoted += 1
  }

  private func pivotRowSingletons(_ table: RowTable, _ work: Elimination) {
    for k in 0..<work.count where work.rowLength[work.position(k)] == 1 {
      work.queue.append(work.position(k))
    }
    var next = 0
    while next < work.queue.count {
      let position = work.queue[next]
      next += 1
      let (variable, coefficient) = lastVariable(of: position, table, work)
      if variable < 0 { continue }
      setPivot(position, variable, coefficient, work)
      for entry in table.activeEntries(variable) {
        let other = positionOfRow[table.columns.row[entry]]
        if work.positionDone[other] { continue }
        work.rowLength[other] -= 1
        if work.rowLength[other] == 1 { work.queue.append(other) }
      }
    }
    work.queue.removeAll()
  }

  /// The variable of a row that has no pivot yet, and its coefficient; -1 if there is none.
  @inline(__always)
  func lastVariable(
    of position: Int32, _ table: RowTable, _ work: Elimination
  ) -> (Int32, Double) {
    let basic = row[position]
    if basic < 0 {
      let variable = Basis.owner(basic)
      return work.variableDone[variable] ? (-1, 0) : (variable, 1)
    }
    for term in table.terms(of: basic) {
      let variable = table.terms.variable[term]
      if !work.variableDone[variable] { return (variable, table.terms.coefficient[term]) }
    }
    return (-1, 0)
  }

  private func pivotColumnSingletons(_ table: RowTable, _ work: Elimination) {
    for k in 0..<work.count { work.columnLength[work.variable(k)] = 0 }
    for k in 0..<work.count where !work.positionDone[work.position(k)] && row[work.position(k)] >= 0
    {
      let basic = row[work.position(k)]
      for term in table.terms(of: basic) {
        let variable = table.terms.variable[term]
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
        let position = positionOfRow[table.columns.row[entry]]
        if work.positionDone[position] { continue }
        let coefficient = table.coefficient(at: entry)
        if abs(coefficient) < Tolerance.smallCoefficient { break }
        setPivot(position, variable, coefficient, work)
        removeFromColumns(of: position, table, work)
        break
      }
    }
    work.queue.removeAll()
  }

  private func removeFromColumns(of position: Int32, _ table: RowTable, _ work: Elimination) {
    let basic = row[position]
    for term in table.terms(of: basic) {
      let other = table.terms.variable[term]
      if work.variableDone[other] { continue }
      work.columnLength[other] -= 1
      if work.columnLength[other] == 1 { work.queue.append(other) }
    }
  }

  /// Replaces rows without a pivot by the own rows of variables without one: no other row's pivot comes from
  /// either.
  private func putOwnRowsOfUndefined(
    _ table: RowTable, _ work: Elimination, _ permit: Permit
  ) {
    work.droppedPositions.removeAll()
    work.droppedRows.removeAll()
    if work.pivoted == work.count { return }
    var next = 0
    for k in 0..<work.count where !work.positionDone[work.position(k)] {
      while work.variableDone[work.variable(next)] { next += 1 }
      let position = work.position(k)
      work.droppedPositions.append(position)
      work.droppedRows.append(row[position])
      setRow(position, Basis.ownRow(work.variable(next)), table, permit)
      setPivot(position, work.variable(next), 1, work)
    }
  }
}
