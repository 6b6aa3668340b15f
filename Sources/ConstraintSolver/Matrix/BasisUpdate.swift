/// Putting one row in place of another: within T where that is possible, else as a row replacement.
extension Basis {
  /// Puts `newRow` (a row of the table, or an own row code) into `position`. `y` is the new row in
  /// terms of B; the last `ftran` must have been that of the position.
  func replace(
    _ position: Int32, with newRow: Int32, _ y: WorkVector, reached: WorkVector,
    _ reduced: WorkVector,
    _ table: RowTable
  ) {
    if replaceInPlace(position, with: newRow, reached: reached, table) { return }
    if exchangeReduced(position, newRow, y, reached: reached, reduced, table) { return }
    keepLine(of: position, table)
    for k in 0..<y.index.count where y[y.index[k]] != 0 { isTouched[y.index[k]] = true }
    etas.append(position, y, positions: row.count)
    setRow(position, newRow, table)
  }

  /// The same within T, if that is possible; else false, and the position keeps its row.
  func replaceInPlace(
    _ position: Int32, with newRow: Int32, reached: WorkVector, _ table: RowTable
  ) -> Bool {
    if isOrdered { reach(from: pivotVariable[position], to: newRow, reached, table) }
    return exchangeInPlace(position, newRow, reached: reached, table)
  }

  /// Whether a position's row of T is the active row, a sound definition that nothing else refers to.
  func isDefinition(_ position: Int32) -> Bool {
    !isTouched[position] && !isChanged[position] && abs(pivot[position]) >= Tolerance.pivotThreshold
  }

  /// Puts the anchor of the variable that it defines in place of such a row.
  func putOwnRowInPlace(_ position: Int32, _ table: RowTable) {
    pivot[position] = 1
    setRow(position, Basis.ownRow(pivotVariable[position]), table)
  }

  /// Undoes `putOwnRowInPlace`.
  func restoreInPlace(_ position: Int32, _ row: Int32, _ table: RowTable) {
    pivot[position] = table.coefficient(of: pivotVariable[position], in: row)
    setRow(position, row, table)
  }

  /// T keeps the row that was active so far, which from now on is not the position's active row.
  private func keepLine(of position: Int32, _ table: RowTable) {
    if isChanged[position] { return }
    openLines()
    isChanged[position] = true
    let active = row[position]
    if active < 0 {
      let variable = Basis.owner(active)
      changedRows.append(position, variable, 1)
      changedColumns.append(variable, position, 1)
      return
    }
    for term in table.terms(of: active) {
      let variable = table.termVariable[term]
      changedRows.append(position, variable, table.termCoefficient[term])
      changedColumns.append(variable, position, table.termCoefficient[term])
    }
  }

  /// Exchanges the position's row of T alone, where T stays triangular and nothing else refers to it.
  ///
  /// The new row must depend on the position's variable v in one way only: through one of its own
  /// variables, whose definition depends on v through one variable, and so on down to v. Then each
  /// row on that path defines the next variable instead, the new row the first, and no cycle arises.
  func exchangeInPlace(
    _ position: Int32, _ newRow: Int32, reached: WorkVector, _ table: RowTable
  ) -> Bool {
    if isTouched[position] || isChanged[position] { return false }
    let target = pivotVariable[position]
    path.removeAll()
    guard
      var link = onlyDependence(
        newRow, isChanged: false, position, besides: -1, reached: reached, table)
    else { return false }
    path.append(link)
    while link.variable != target {
      if path.count > Basis.longestPath { return false }
      let next = positionOfVariable[link.variable]
      guard
        let further = onlyDependence(
          row[next], isChanged: isChanged[next], next, besides: link.variable, reached: reached,
          table)
      else { return false }
      link = further
      path.append(link)
    }
    for k in 0..<path.count { setPivot(path[k]) }
    setRow(position, newRow, table)
    return true
  }

  private static let longestPath = 64
  /// Longer lines of L cost more in solves than they save.
  private static let mostDependents = 8

  /// Exchanges the position's row of T where the new row depends on the position's variable in several ways: it is
  /// reduced by the rows of T that depend on the variable, too, which L takes note of.
  ///
  /// (Forrest and Tomlin, Updated triangular factors of the basis, 1972, with rows for columns.)
  private func exchangeReduced(
    _ position: Int32, _ newRow: Int32, _ y: WorkVector, reached: WorkVector, _ reduced: WorkVector,
    _ table: RowTable
  ) -> Bool {
    if isTouched[position] || newRow < 0 || !gatherDependents(of: position, y, reached) {
      return false
    }
    for term in table.terms(of: newRow) {
      reduced.add(table.termVariable[term], table.termCoefficient[term])
    }
    for other in dependents.all {
      subtractRow(of: other, y[other], from: reduced, Tolerance.cancellation, table)
    }
    openLines()
    for other in dependents.all {
      isTouched[other] = true
      lowerRows.append(position, other, y[other])
      lowerColumns.append(other, position, y[other])
    }
    isTouched[position] = true
    isChanged[position] = true
    let target = pivotVariable[position]
    for variable in reduced.index.all
    where reduced[variable] != 0 && (variable == target || !reached.contains(variable)) {
      changedRows.append(position, variable, reduced[variable])
      changedColumns.append(variable, position, reduced[variable])
    }
    pivot[position] = reduced[target]
    reduced.clear()
    setRow(position, newRow, table)
    return true
  }

  /// Finds the other positions that depend on the position's variable and that the new row is made of. True
  /// if they are few, their rows of T are the active ones, and none of them is a much larger part
  /// of the new row than the position is.
  private func gatherDependents(of position: Int32, _ y: WorkVector, _ reached: WorkVector) -> Bool
  {
    dependents.removeAll()
    if abs(y[position] * pivot[position]) < Tolerance.smallPivot { return false }
    for other in y.index.all where other != position && reached.contains(pivotVariable[other]) {
      if isTouched[other] { return false }
      if y[other] == 0 { continue }
      if dependents.count == Basis.mostDependents { return false }
      if abs(y[other]) * Tolerance.pivotThreshold > abs(y[position]) { return false }
      dependents.append(other)
    }
    return true
  }

  /// The position that is to define a variable, and the coefficient there.
  struct Link: BitwiseCopyable {
    var position: Int32
    var variable: Int32
    var coefficient: Double
  }

  private func setPivot(_ link: Link) {
    pivotVariable[link.position] = link.variable
    pivot[link.position] = link.coefficient
    positionOfVariable[link.variable] = link.position
  }

  /// The one variable of a row of T, other than `besides`, that was reached; nil if there is none,
  /// or another, or its coefficient is too small for a pivot.
  @inline(__always)
  private func onlyDependence(
    _ active: Int32, isChanged: Bool, _ position: Int32, besides: Int32,
    reached: WorkVector, _ table: RowTable
  ) -> Link? {
    var link: Link?
    if isChanged {
      for entry in changedRows.line(position) {
        let variable = changedRows.index[entry]
        if variable == besides || !reached.contains(variable) { continue }
        if link != nil { return nil }
        link = Link(position: position, variable: variable, coefficient: changedRows.value[entry])
      }
    } else if active < 0 {
      let variable = Basis.owner(active)
      if reached.contains(variable) {
        link = Link(position: position, variable: variable, coefficient: 1)
      }
    } else {
      for term in table.terms(of: active) {
        let variable = table.termVariable[term]
        if variable == besides || !reached.contains(variable) { continue }
        if link != nil { return nil }
        link = Link(
          position: position, variable: variable, coefficient: table.termCoefficient[term])
      }
    }
    if let link, abs(link.coefficient) < Tolerance.smallPivot { return nil }
    return link
  }
}
