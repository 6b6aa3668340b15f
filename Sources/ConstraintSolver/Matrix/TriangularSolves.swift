/// FTRAN and BTRAN: solves `B x = r` and `y B = c` for sparse right-hand sides.
///
/// The reach of the right-hand side is found first (`DepthFirstSearch.swift`), so that a solve costs what it
/// visits and not the number of variables.
extension Basis {
  /// FTRAN: solves `B x = right`.
  ///
  /// `right` (by position) is used up; `x` (by variable) has to be clear. `rate` receives, if it is wanted,
  /// the activity change of every nonbasic row that x touches, since the columns are read anyway.
  func ftran(
    _ right: WorkVector, into x: WorkVector, rates rate: WorkVector,
    hasRates: Bool = true, _ table: RowTable
  ) {
    countWork(etas.applyInverse(right))
    countWork(lower.applyInverse(right, &search))
    order.forgetIfManyMove()
    if order.exists {
      solveNumerically(right, into: x, rates: rate, hasRates: hasRates, table)
    } else {
      solveSymbolically(right, into: x, rates: rate, hasRates: hasRates, table)
    }
    right.clear()
  }

  /// Finds the whole reach of the right-hand side, and solves for that.
  private func solveSymbolically(
    _ right: WorkVector, into x: WorkVector, rates rate: WorkVector, hasRates: Bool,
    _ table: RowTable
  ) {
    search.begin()
    for position in right.index.all where right[position] != 0 {
      searchDependents(of: upper.pivotVariable[position], table)
    }
    var visits = search.finished.count
    var idle = 0
    let hasLines = !upper.columns.isEmpty
    for variable in search.finished.all.reversed() {
      let own = upper.positionOfVariable[variable]
      let value = right[own] / upper.pivot[own]
      x.enter(variable, value)
      if value == 0 {
        idle += 1
        continue
      }
      for entry in table.activeEntries(variable) {
        let position = positionOfRow[table.columns.row[entry]]
        if position != own && !upper.isChanged[position] {
          right.add(position, -table.coefficient(at: entry) * value)
        }
      }
      visits += Int(table.activeEntries(variable).length)
      if hasRates {
        table.addRates(of: variable, value, to: rate)
        visits += Int(table.inactiveEntries(variable).length)
      }
      if !hasLines { continue }
      for entry in upper.columns.line(variable) {
        let position = upper.columns.index[entry]
        if position != own { right.add(position, -upper.columns.value[entry] * value) }
      }
    }
    countWork(visits)
    let found = search.finished.count
    if FastPath.topologicalOrder.isUsed && table.precision.takesShortcuts
      && order.pays(found: found, idle: idle, variables: row.count)
    {
      orderAll(table)
    }
  }

  /// FTRAN for all variables.
  ///
  /// Each comes from its own row of U once the others there are known, so that rows are read once and about
  /// in the order in which they lie in memory; columns are not needed.
  func ftranAll(_ right: WorkVector, into x: WorkVector, _ table: RowTable) {
    var visits = etas.applyInverse(right)
    visits += lower.applyInverse(right, &search)
    search.begin()
    for start in 0..<positions {
      searchDefinitions(of: start, table, within: Everywhere())
      visits += search.finished.count
      for variable in search.finished.all {
        let position = upper.positionOfVariable[variable]
        var sum = right[position]
        if upper.isChanged[position] {
          for entry in upper.rows.line(position) where upper.rows.index[entry] != variable {
            sum -= upper.rows.value[entry] * x[upper.rows.index[entry]]
          }
        } else if row[position] >= 0 {
          for term in table.terms(of: row[position]) where table.terms.variable[term] != variable {
            sum -= table.terms.coefficient[term] * x[table.terms.variable[term]]
          }
          visits += Int(table.terms(of: row[position]).length)
        }
        x.enter(variable, sum / upper.pivot[position])
      }
      search.finished.removeAll()
    }
    countWork(visits)
    right.clear()
  }

  /// BTRAN: solves `y B = left`, the row `left` as a combination of basic rows.
  ///
  /// `left` (by variable) is used up; `y` (by position) has to be clear.
  func btran(_ left: WorkVector, into y: WorkVector, _ table: RowTable) {
    search.begin()
    for variable in left.index.all where left[variable] != 0 {
      searchDefinitions(of: variable, table, within: Everywhere())
    }
    countWork(substitute(left, into: y, table))
    left.clear()
    countWork(lower.applyInverseTransposed(y, &search))
    countWork(etas.applyInverseTransposed(y))
  }

  /// Solves `y U = left` for the variables found, last to first. Returns how many entries it visited.
  func substitute(_ left: WorkVector, into y: WorkVector, _ table: RowTable) -> Int {
    var visits = search.finished.count
    for variable in search.finished.all.reversed() {
      let position = upper.positionOfVariable[variable]
      let value = left[variable] / upper.pivot[position]
      if value == 0 { continue }
      y.enter(position, value)
      if upper.isChanged[position] {
        for entry in upper.rows.line(position) {
          let other = upper.rows.index[entry]
          if other != variable { left.add(other, -upper.rows.value[entry] * value) }
        }
        visits += upper.rows.line(position).count
      } else if row[position] >= 0 {
        for term in table.terms(of: row[position]) {
          let other = table.terms.variable[term]
          if other != variable { left.add(other, -table.terms.coefficient[term] * value) }
        }
        visits += table.terms(of: row[position]).count
      }
    }
    return visits
  }
}
