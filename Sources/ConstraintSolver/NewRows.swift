/// New rows beside many old ones: a subtree that is put into a layout.
///
/// A new row about a variable that nothing holds yet is taken as that variable's definition, as a
/// first solve would (`Start.swift`), before the steps begin. They would get there too, but by way
/// of everything that the row could move as well.
extension Engine {
  /// Makes rows that are linked but have not been looked at active where they find a variable that
  /// is held by its anchor: equalities by priority, then violated inequalities.
  func adopt(_ rows: borrowing Buffer<Int32>) {
    sort(rows.all) { comesFirst($0, $1) }
    for row in rows.all {
      evaluate(row)
      if table.relation[row] != .equal && consistentSide(row) != violatedSide(row) { continue }
      let variable = bestAnchored(row)
      if variable >= 0 { adopt(row, for: variable) }
    }
  }

  private func comesFirst(_ a: Int32, _ b: Int32) -> Bool {
    let isEqual = table.relation[a] == .equal
    if isEqual != (table.relation[b] == .equal) { return isEqual }
    return isAbove(a, b)
  }

  private func violatedSide(_ row: Int32) -> Int8 { table.relation[row] == .atMost ? 1 : -1 }

  /// Among the row's variables that are held by their anchors the one in fewest rows, then the
  /// newest.
  private func bestAnchored(_ row: Int32) -> Int32 {
    var best: Int32 = -1
    for term in table.terms(of: row) {
      let variable = table.termVariable[term]
      if abs(table.termCoefficient[term]) < Tolerance.smallPivot { continue }
      if basis.slotOfAnchor[variable] < 0 { continue }
      let isBetter =
        best < 0 || table.columnCount[variable] < table.columnCount[best]
        || (table.columnCount[variable] == table.columnCount[best]
          && variableSerial[variable] > variableSerial[best])
      if isBetter { best = variable }
    }
    return best
  }

  /// Puts a row in place of a variable's anchor and moves so that it holds.
  private func adopt(_ row: Int32, for variable: Int32) {
    let slot = basis.slotOfAnchor[variable]
    prepareDirection(slot, 1)
    let rate = rates.contains(row) ? rates.value[row] : 0
    if abs(rate) < Tolerance.smallPivot { return }
    do throws(StepFailure) {
      try express(row, in: slot, 1)
    } catch {
      return
    }
    move(by: -residual[row] / rate)
    for k in 0..<rates.index.count where !isDirty[rates.index[k]] { updateSide(rates.index[k]) }
    applySlopeChanges()
    exchange(slot, for: row, leaving: -1)
  }
}
