/// Solves with the factors, forwards and backwards.
///
/// What comes out of a solve is found first, by searches from what goes in (`DepthFirstSearch.swift`), so that a
/// solve costs what it touches.
extension Basis {
  /// Solves `B x = right`: what moves, and how fast, when active rows move by `right`.
  ///
  /// `right` (by position) is used up. `x` (by variable) must be clear before. `rate` receives, if it is
  /// wanted, the product of x with every inactive row that x touches, since the columns are walked
  /// anyway.
  func ftran(
    _ right: WorkVector, into x: WorkVector, rates rate: WorkVector,
    hasRates: Bool = true, _ table: RowTable
  ) {
    countWork(etas.applyInverse(right))
    applyLower(right)
    if movers > WorkLimit.movers(variables: row.count) { forgetOrder() }
    if isOrdered && !table.isExtended {
      solveNumerically(right, into: x, rates: rate, hasRates: hasRates, table)
    } else {
      solveSymbolically(right, into: x, rates: rate, hasRates: hasRates, table)
    }
    right.clear()
  }

  /// Finds everything that depends on what goes in, and solves for that.
  private func solveSymbolically(
    _ right: WorkVector, into x: WorkVector, rates rate: WorkVector, hasRates: Bool,
    _ table: RowTable
  ) {
    beginSearch()
    for k in 0..<right.index.count {
      let position = right.index[k]
      if right[position] != 0 { searchDependents(of: pivotVariable[position], table) }
    }
    var visits = finished.count
    var idle = 0
    let hasLines = !changedColumns.isEmpty
    var k = finished.count
    while k > 0 {
      k -= 1
      let variable = finished[k]
      let own = positionOfVariable[variable]
      let value = right[own] / pivot[own]
      x.enter(variable, value)
      if value == 0 {
        idle += 1
        continue
      }
      for entry in table.activeEntries(variable) {
        let position = positionOfRow[table.entryRow[entry]]
        if position != own && !isChanged[position] {
          right.add(position, -table.coefficient(at: entry) * value)
        }
      }
      visits += Int(table.activeEntries(variable).length)
      if hasRates {
        table.addRates(of: variable, value, to: rate)
        visits += Int(table.inactiveEntries(variable).length)
      }
      if !hasLines { continue }
      for entry in changedColumns.line(variable) {
        let position = changedColumns.index[entry]
        if position != own { right.add(position, -changedColumns.value[entry] * value) }
      }
    }
    countWork(visits)
    rankIfDue(found: finished.count, idle: idle, table)
  }

  /// The same where all variables are wanted.
  ///
  /// Each comes from its own row of T when what that mentions is known, so that rows are read once and
  /// about in the order in which they lie; columns are not needed.
  func ftranAll(_ right: WorkVector, into x: WorkVector, _ table: RowTable) {
    var visits = etas.applyInverse(right)
    applyLower(right)
    beginSearch()
    for start in 0..<positions {
      searchDefinitions(of: start, table, within: Everywhere())
      visits += finished.count
      for variable in finished.all {
        let position = positionOfVariable[variable]
        var sum = right[position]
        if isChanged[position] {
          for entry in changedRows.line(position) where changedRows.index[entry] != variable {
            sum -= changedRows.value[entry] * x[changedRows.index[entry]]
          }
        } else if row[position] >= 0 {
          for term in table.terms(of: row[position]) where table.termVariable[term] != variable {
            sum -= table.termCoefficient[term] * x[table.termVariable[term]]
          }
          visits += Int(table.terms(of: row[position]).length)
        }
        x.enter(variable, sum / pivot[position])
      }
      finished.removeAll()
    }
    countWork(visits)
    right.clear()
  }

  /// Solves `y B = left`: the row `left` as a combination of active rows.
  ///
  /// `left` (by variable) is used up. `y` (by position) must be clear before.
  func btran(
    _ left: WorkVector, into y: WorkVector, _ table: RowTable
  ) {
    beginSearch()
    for k in 0..<left.index.count {
      let variable = left.index[k]
      if left[variable] != 0 { searchDefinitions(of: variable, table, within: Everywhere()) }
    }
    var visits = substitute(from: 0, left, into: y, table)
    left.clear()
    applyLowerTransposed(y)
    visits += etas.applyInverseTransposed(y)
    countWork(visits)
  }

  /// Writes `left` out in rows of T into `y`, from the last found variable back to the place `before`
  /// in `finished`. Returns how many entries it visited.
  func substitute(
    from before: Int, _ left: WorkVector, into y: WorkVector,
    _ table: RowTable
  ) -> Int {
    var visits = finished.count - before
    var k = finished.count
    while k > before {
      k -= 1
      let variable = finished[k]
      let position = positionOfVariable[variable]
      let value = left[variable] / pivot[position]
      if value == 0 { continue }
      y.enter(position, value)
      if isChanged[position] {
        for entry in changedRows.line(position) {
          let other = changedRows.index[entry]
          if other != variable { left.add(other, -changedRows.value[entry] * value) }
        }
        visits += changedRows.line(position).count
      } else if row[position] >= 0 {
        for term in table.terms(of: row[position]) {
          let other = table.termVariable[term]
          if other != variable { left.add(other, -table.termCoefficient[term] * value) }
        }
        visits += table.terms(of: row[position]).count
      }
    }
    return visits
  }

  private func applyLower(_ right: WorkVector) {
    if lowerColumns.isEmpty { return }
    beginLowerSearch()
    for position in right.index.all where !lowerColumns.line(position).isEmpty {
      searchLower(position, columns: true)
    }
    var k = finished.count
    while k > 0 {
      k -= 1
      let position = finished[k]
      let value = right[position]
      if value == 0 { continue }
      countWork(lowerColumns.line(position).count)
      for entry in lowerColumns.line(position) {
        right.add(lowerColumns.index[entry], -lowerColumns.value[entry] * value)
      }
    }
  }

  private func applyLowerTransposed(_ y: WorkVector) {
    if lowerRows.isEmpty { return }
    beginLowerSearch()
    for position in y.index.all where !lowerRows.line(position).isEmpty {
      searchLower(position, columns: false)
    }
    substituteLower(y)
  }

  /// Writes what the positions found are reduced by into `y`, from the last one back.
  func substituteLower(_ y: WorkVector) {
    var k = finished.count
    while k > 0 {
      k -= 1
      let position = finished[k]
      let value = y[position]
      if value == 0 { continue }
      countWork(lowerRows.line(position).count)
      for entry in lowerRows.line(position) {
        y.add(lowerRows.index[entry], -lowerRows.value[entry] * value)
      }
    }
  }
}
