/// Solves with the factors, forwards and backwards.
///
/// What comes out of a solve is found first, by searches from what goes in (`Search.swift`), so that a
/// solve costs what it touches.
extension Basis {
  /// Solves `B x = right`: what moves, and how fast, when active rows move by `right`.
  ///
  /// `right` (by slot) is used up. `x` (by variable) must be clear before. `rate` receives, if it is
  /// wanted, the product of x with every inactive row that x touches, since the columns are walked
  /// anyway.
  func forward(
    _ right: WorkVector, into x: WorkVector, rates rate: WorkVector,
    hasRates: Bool = true, _ table: RowTable
  ) {
    countVisits(replacements.applyInverse(right))
    applyLower(right)
    if movers > Effort.movers(variables: row.count) { forgetRanks() }
    if isRanked && !table.isWide {
      followNumbers(right, into: x, rates: rate, hasRates: hasRates, table)
    } else {
      followDependents(right, into: x, rates: rate, hasRates: hasRates, table)
    }
    right.clear()
  }

  /// Finds everything that depends on what goes in, and solves for that.
  private func followDependents(
    _ right: WorkVector, into x: WorkVector, rates rate: WorkVector, hasRates: Bool,
    _ table: RowTable
  ) {
    beginSearch()
    for k in 0..<right.index.count {
      let slot = right.index[k]
      if right[slot] != 0 { searchDependents(of: pivotVariable[slot], table) }
    }
    var visits = finished.count
    var idle = 0
    let hasLines = !modifiedColumns.isEmpty
    var k = finished.count
    while k > 0 {
      k -= 1
      let variable = finished[k]
      let own = slotOfVariable[variable]
      let value = right[own] / pivot[own]
      x.enter(variable, value)
      if value == 0 {
        idle += 1
        continue
      }
      for entry in table.activeEntries(variable) {
        let slot = slotOfRow[table.entryRow[entry]]
        if slot != own && !isModified[slot] {
          right.add(slot, -table.coefficient(at: entry) * value)
        }
      }
      visits += Int(table.activeEntries(variable).length)
      if hasRates {
        table.addRates(of: variable, value, to: rate)
        visits += Int(table.inactiveEntries(variable).length)
      }
      if !hasLines { continue }
      for entry in modifiedColumns.line(variable) {
        let slot = modifiedColumns.index[entry]
        if slot != own { right.add(slot, -modifiedColumns.value[entry] * value) }
      }
    }
    countVisits(visits)
    rankIfDue(found: finished.count, idle: idle, table)
  }

  /// The same where all variables are wanted.
  ///
  /// Each comes from its own row of T when what that mentions is known, so that rows are read once and
  /// about in the order in which they lie; columns are not needed.
  func forwardAll(_ right: WorkVector, into x: WorkVector, _ table: RowTable) {
    var visits = replacements.applyInverse(right)
    applyLower(right)
    beginSearch()
    for start in 0..<slots {
      searchDefinitions(of: start, table, within: Everywhere())
      visits += finished.count
      for variable in finished.all {
        let slot = slotOfVariable[variable]
        var sum = right[slot]
        if isModified[slot] {
          for entry in modified.line(slot) where modified.index[entry] != variable {
            sum -= modified.value[entry] * x[modified.index[entry]]
          }
        } else if row[slot] >= 0 {
          for term in table.terms(of: row[slot]) where table.termVariable[term] != variable {
            sum -= table.termCoefficient[term] * x[table.termVariable[term]]
          }
          visits += Int(table.terms(of: row[slot]).length)
        }
        x.enter(variable, sum / pivot[slot])
      }
      finished.removeAll()
    }
    countVisits(visits)
    right.clear()
  }

  /// Solves `y B = left`: the row `left` as a combination of active rows.
  ///
  /// `left` (by variable) is used up. `y` (by slot) must be clear before.
  func backward(
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
    visits += replacements.applyInverseTransposed(y)
    countVisits(visits)
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
      let slot = slotOfVariable[variable]
      let value = left[variable] / pivot[slot]
      if value == 0 { continue }
      y.enter(slot, value)
      if isModified[slot] {
        for entry in modified.line(slot) {
          let other = modified.index[entry]
          if other != variable { left.add(other, -modified.value[entry] * value) }
        }
        visits += modified.line(slot).count
      } else if row[slot] >= 0 {
        for term in table.terms(of: row[slot]) {
          let other = table.termVariable[term]
          if other != variable { left.add(other, -table.termCoefficient[term] * value) }
        }
        visits += table.terms(of: row[slot]).count
      }
    }
    return visits
  }

  private func applyLower(_ right: WorkVector) {
    if lowerColumns.isEmpty { return }
    beginLowerSearch()
    for slot in right.index.all where !lowerColumns.line(slot).isEmpty {
      searchLower(slot, columns: true)
    }
    var k = finished.count
    while k > 0 {
      k -= 1
      let slot = finished[k]
      let value = right[slot]
      if value == 0 { continue }
      countVisits(lowerColumns.line(slot).count)
      for entry in lowerColumns.line(slot) {
        right.add(lowerColumns.index[entry], -lowerColumns.value[entry] * value)
      }
    }
  }

  private func applyLowerTransposed(_ y: WorkVector) {
    if lowerRows.isEmpty { return }
    beginLowerSearch()
    for slot in y.index.all where !lowerRows.line(slot).isEmpty {
      searchLower(slot, columns: false)
    }
    substituteLower(y)
  }

  /// Writes what the slots found are reduced by into `y`, from the last one back.
  func substituteLower(_ y: WorkVector) {
    var k = finished.count
    while k > 0 {
      k -= 1
      let slot = finished[k]
      let value = y[slot]
      if value == 0 { continue }
      countVisits(lowerRows.line(slot).count)
      for entry in lowerRows.line(slot) {
        y.add(lowerRows.index[entry], -lowerRows.value[entry] * value)
      }
    }
  }
}
