/// Putting one row in place of another: within T where that is possible, else as a row replacement.
extension Basis {
  /// Puts `newRow` (a row of the table, or an anchor code) into `slot`. `y` is the new row in
  /// terms of B; the last `forward` must have been that of the slot.
  func replace(
    _ slot: Int32, with newRow: Int32, _ y: WorkVector, reached: WorkVector, _ reduced: WorkVector,
    _ table: RowTable
  ) {
    if replaceInPlace(slot, with: newRow, reached: reached, table) { return }
    if exchangeReduced(slot, newRow, y, reached: reached, reduced, table) { return }
    keepLine(of: slot, table)
    for k in 0..<y.index.count where y[y.index[k]] != 0 { isEntangled[y.index[k]] = true }
    replacements.append(slot, y, slots: row.count)
    setRow(slot, newRow, table)
  }

  /// The same within T, if that is possible; else false, and the slot keeps its row.
  func replaceInPlace(
    _ slot: Int32, with newRow: Int32, reached: WorkVector, _ table: RowTable
  ) -> Bool {
    if isRanked { reach(from: pivotVariable[slot], to: newRow, reached, table) }
    return exchangeInPlace(slot, newRow, reached: reached, table)
  }

  /// Whether a slot's row of T is the active row, a sound definition that nothing else refers to.
  func isDefinition(_ slot: Int32) -> Bool {
    !isEntangled[slot] && !isModified[slot] && abs(pivot[slot]) >= Tolerance.pivotThreshold
  }

  /// Puts the anchor of the variable that it defines in place of such a row.
  func anchorInPlace(_ slot: Int32, _ table: RowTable) {
    pivot[slot] = 1
    setRow(slot, Basis.anchor(pivotVariable[slot]), table)
  }

  /// Undoes `anchorInPlace`.
  func restoreInPlace(_ slot: Int32, _ row: Int32, _ table: RowTable) {
    pivot[slot] = table.coefficient(of: pivotVariable[slot], in: row)
    setRow(slot, row, table)
  }

  /// T keeps the row that was active so far, which from now on is not the slot's active row.
  private func keepLine(of slot: Int32, _ table: RowTable) {
    if isModified[slot] { return }
    openLines()
    isModified[slot] = true
    let active = row[slot]
    if active < 0 {
      let variable = Basis.anchored(active)
      modified.append(slot, variable, 1)
      modifiedColumns.append(variable, slot, 1)
      return
    }
    for term in table.terms(of: active) {
      let variable = table.termVariable[term]
      modified.append(slot, variable, table.termCoefficient[term])
      modifiedColumns.append(variable, slot, table.termCoefficient[term])
    }
  }

  /// Exchanges the slot's row of T alone, where T stays triangular and nothing else refers to it.
  ///
  /// The new row must depend on the slot's variable v in one way only: through one of its own
  /// variables, whose definition depends on v through one variable, and so on down to v. Then each
  /// row on that path defines the next variable instead, the new row the first, and no cycle arises.
  func exchangeInPlace(
    _ slot: Int32, _ newRow: Int32, reached: WorkVector, _ table: RowTable
  ) -> Bool {
    if isEntangled[slot] || isModified[slot] { return false }
    let target = pivotVariable[slot]
    path.removeAll()
    guard
      var link = onlyDependence(
        newRow, isModified: false, slot, besides: -1, reached: reached, table)
    else { return false }
    path.append(link)
    while link.variable != target {
      if path.count > Basis.longestPath { return false }
      let next = slotOfVariable[link.variable]
      guard
        let further = onlyDependence(
          row[next], isModified: isModified[next], next, besides: link.variable, reached: reached,
          table)
      else { return false }
      link = further
      path.append(link)
    }
    for k in 0..<path.count { setPivot(path[k]) }
    setRow(slot, newRow, table)
    return true
  }

  private static let longestPath = 64
  /// Longer lines of L cost more in solves than they save.
  private static let mostDependents = 8

  /// Exchanges the slot's row of T where the new row depends on the slot's variable in several ways: it is
  /// reduced by the rows of T that depend on the variable, too, which L takes note of.
  ///
  /// (Forrest and Tomlin, Updated triangular factors of the basis, 1972, with rows for columns.)
  private func exchangeReduced(
    _ slot: Int32, _ newRow: Int32, _ y: WorkVector, reached: WorkVector, _ reduced: WorkVector,
    _ table: RowTable
  ) -> Bool {
    if isEntangled[slot] || newRow < 0 || !gatherDependents(of: slot, y, reached) { return false }
    for term in table.terms(of: newRow) {
      reduced.add(table.termVariable[term], table.termCoefficient[term])
    }
    for other in dependents.all {
      subtractRow(of: other, y[other], from: reduced, Tolerance.cancellation, table)
    }
    openLines()
    for other in dependents.all {
      isEntangled[other] = true
      lowerRows.append(slot, other, y[other])
      lowerColumns.append(other, slot, y[other])
    }
    isEntangled[slot] = true
    isModified[slot] = true
    let target = pivotVariable[slot]
    for variable in reduced.index.all
    where reduced[variable] != 0 && (variable == target || !reached.contains(variable)) {
      modified.append(slot, variable, reduced[variable])
      modifiedColumns.append(variable, slot, reduced[variable])
    }
    pivot[slot] = reduced[target]
    reduced.clear()
    setRow(slot, newRow, table)
    return true
  }

  /// Finds the other slots that depend on the slot's variable and that the new row is made of. True
  /// if they are few, their rows of T are the active ones, and none of them is a much larger part
  /// of the new row than the slot is.
  private func gatherDependents(of slot: Int32, _ y: WorkVector, _ reached: WorkVector) -> Bool {
    dependents.removeAll()
    if abs(y[slot] * pivot[slot]) < Tolerance.smallPivot { return false }
    for other in y.index.all where other != slot && reached.contains(pivotVariable[other]) {
      if isEntangled[other] { return false }
      if y[other] == 0 { continue }
      if dependents.count == Basis.mostDependents { return false }
      if abs(y[other]) * Tolerance.pivotThreshold > abs(y[slot]) { return false }
      dependents.append(other)
    }
    return true
  }

  /// The slot that is to define a variable, and the coefficient there.
  struct Link: BitwiseCopyable {
    var slot: Int32
    var variable: Int32
    var coefficient: Double
  }

  private func setPivot(_ link: Link) {
    pivotVariable[link.slot] = link.variable
    pivot[link.slot] = link.coefficient
    slotOfVariable[link.variable] = link.slot
  }

  /// The one variable of a row of T, other than `besides`, that was reached; nil if there is none,
  /// or another, or its coefficient is too small for a pivot.
  @inline(__always)
  private func onlyDependence(
    _ active: Int32, isModified: Bool, _ slot: Int32, besides: Int32,
    reached: WorkVector, _ table: RowTable
  ) -> Link? {
    var link: Link?
    if isModified {
      for entry in modified.line(slot) {
        let variable = modified.index[entry]
        if variable == besides || !reached.contains(variable) { continue }
        if link != nil { return nil }
        link = Link(slot: slot, variable: variable, coefficient: modified.value[entry])
      }
    } else if active < 0 {
      let variable = Basis.anchored(active)
      if reached.contains(variable) { link = Link(slot: slot, variable: variable, coefficient: 1) }
    } else {
      for term in table.terms(of: active) {
        let variable = table.termVariable[term]
        if variable == besides || !reached.contains(variable) { continue }
        if link != nil { return nil }
        link = Link(slot: slot, variable: variable, coefficient: table.termCoefficient[term])
      }
    }
    if let link, abs(link.coefficient) < Tolerance.smallPivot { return nil }
    return link
  }
}
