/// Putting one row in place of another: within T where that is possible, else as a row replacement.
extension Basis {
  /// Puts `newRow` (a row of the table, or an anchor code) into `slot`. `y` is the new row in
  /// terms of B; the last `forward` must have been that of the slot.
  func replace(
    _ slot: Int32, with newRow: Int32, _ y: WorkVector, reached: WorkVector,
    _ table: RowTable
  ) {
    if isRanked { reach(from: pivotVariable[slot], to: newRow, reached, table) }
    if exchangeInPlace(slot, newRow, reached: reached, table) { return }
    keepLine(of: slot, table)
    for k in 0..<y.index.count where y[y.index[k]] != 0 { isEntangled[y.index[k]] = true }
    replacements.append(slot, y, slots: row.count)
    setRow(slot, newRow, table)
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

  /// Takes that back.
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
