/// Basis update: one row replaces another, in U (Forrest and Tomlin) where possible, else in the eta file.
///
/// Three variants, cheapest first. In place: the new row becomes a definition, and U stays triangular.
/// Forrest and Tomlin's: the new row is reduced by few rows of U, which L records. Product form: an eta.
/// (Forrest and Tomlin, Updated triangular factors of the basis to maintain sparsity in the product form
/// simplex method, 1972, with rows for columns.)
extension Basis {
  /// Makes `newRow` (a row of the table, or the code of an own row) basic at a position.
  ///
  /// `y` is the new row in terms of B, and `reached` the result of the last FTRAN, with the position's unit
  /// vector. `reduced` is working memory, by variable. Returns how many rows left for own rows, as they turned out to
  /// depend on others; there are no etas in extended precision, but new factors.
  func replace(
    _ position: Int32, with newRow: Int32, _ y: WorkVector, reached: WorkVector,
    _ reduced: WorkVector, _ table: RowTable, _ permit: Permit
  ) -> Int {
    if replaceInPlace(position, with: newRow, reached: reached, table, permit) { return 0 }
    if !table.precision.takesShortcuts {
      setRow(position, newRow, table, permit)
      countWork(table.terms.places)
      return factorize(table, permit)
    }
    if replaceReduced(position, newRow, y, reached: reached, reduced, table, permit) { return 0 }
    keepRow(of: position, table)
    for other in y.index.all where y[other] != 0 { lower.isTouched[other] = true }
    etas.append(position, y, positions: row.count)
    setRow(position, newRow, table, permit)
    return 0
  }

  /// Replaces a row within U, if that is possible; else false, and the position keeps its row.
  func replaceInPlace(
    _ position: Int32, with newRow: Int32, reached: WorkVector, _ table: RowTable, _ permit: Permit
  ) -> Bool {
    if !FastPath.updatesInPlace.isUsed { return false }
    if order.exists { reach(from: upper.pivotVariable[position], to: newRow, reached, table) }
    return exchangeInPlace(position, newRow, reached: reached, table, permit)
  }

  /// Whether a position's row of U is the basic row, with a sound pivot, and neither L nor an eta mentions it.
  func isDefinition(_ position: Int32) -> Bool {
    !lower.isTouched[position] && !upper.isChanged[position]
      && abs(upper.pivot[position]) >= Tolerance.pivotThreshold
  }

  /// Replaces such a row by the own row of its pivot variable.
  func putOwnRowInPlace(_ position: Int32, _ table: RowTable, _ permit: Permit) {
    upper.pivot[position] = 1
    setRow(position, Basis.ownRow(upper.pivotVariable[position]), table, permit)
  }

  /// Undoes `putOwnRowInPlace`.
  func restoreInPlace(
    _ position: Int32, _ row: Int32, _ table: RowTable, _ permit: Permit
  ) {
    upper.pivot[position] = table.coefficient(of: upper.pivotVariable[position], in: row)
    setRow(position, row, table, permit)
  }

  /// Replaces such a row of one variable alone by another one, or by the own row, of that variable.
  func replaceParallel(
    _ position: Int32, with newRow: Int32, _ table: RowTable, _ permit: Permit
  ) {
    if newRow < 0 {
      putOwnRowInPlace(position, table, permit)
    } else {
      restoreInPlace(position, newRow, table, permit)
    }
  }

  /// Keeps the basic row as a row of U, before another one becomes basic.
  private func keepRow(of position: Int32, _ table: RowTable) {
    if upper.isChanged[position] { return }
    openLines()
    upper.isChanged[position] = true
    let basic = row[position]
    if basic < 0 {
      let variable = Basis.owner(basic)
      upper.append(position, variable, 1)
      return
    }
    for term in table.terms(of: basic) {
      upper.append(position, table.terms.variable[term], table.terms.coefficient[term])
    }
  }

  /// Replaces the position's row of U, where U stays triangular and neither L nor an eta mentions it.
  ///
  /// The new row must depend on the position's pivot variable v along one path only: through one of its own
  /// variables, whose definition depends on v through one variable, and so on down to v. Then each row on
  /// that path defines the next variable instead, the new row the first, and no cycle arises.
  func exchangeInPlace(
    _ position: Int32, _ newRow: Int32, reached: WorkVector, _ table: RowTable, _ permit: Permit
  ) -> Bool {
    if lower.isTouched[position] || upper.isChanged[position] { return false }
    let target = upper.pivotVariable[position]
    path.removeAll()
    guard
      var link = onlyDependence(
        newRow, isChanged: false, position, besides: -1, reached: reached, table)
    else { return false }
    path.append(link)
    while link.variable != target {
      if path.count > Basis.longestPath { return false }
      let next = upper.positionOfVariable[link.variable]
      guard
        let further = onlyDependence(
          row[next], isChanged: upper.isChanged[next], next, besides: link.variable,
          reached: reached, table)
      else { return false }
      link = further
      path.append(link)
    }
    for link in path.all { upper.setPivot(link.position, link.variable, link.coefficient) }
    setRow(position, newRow, table, permit)
    return true
  }

  private static let longestPath = 64
  /// Longer lines of L cost more in solves than they save.
  private static let mostDependents = 8

  /// Forrest and Tomlin's update: reduces the new row by the rows of U that depend on the pivot variable, too,
  /// which L records.
  private func replaceReduced(
    _ position: Int32, _ newRow: Int32, _ y: WorkVector, reached: WorkVector, _ reduced: WorkVector,
    _ table: RowTable, _ permit: Permit
  ) -> Bool {
    if !FastPath.reducedUpdates.isUsed || lower.isTouched[position] || newRow < 0
      || !gatherDependents(of: position, y, reached)
    {
      return false
    }
    for term in table.terms(of: newRow) {
      reduced.add(table.terms.variable[term], table.terms.coefficient[term])
    }
    for other in dependents.all {
      subtractRow(of: other, y[other], from: reduced, Tolerance.cancellation, table)
    }
    let target = upper.pivotVariable[position]
    if abs(reduced[target]) < Tolerance.smallPivot {
      reduced.clear()
      return false
    }
    openLines()
    for other in dependents.all {
      lower.isTouched[other] = true
      lower.append(position, other, y[other])
    }
    lower.isTouched[position] = true
    upper.isChanged[position] = true
    for variable in reduced.index.all
    where reduced[variable] != 0 && (variable == target || !reached.contains(variable)) {
      upper.append(position, variable, reduced[variable])
    }
    upper.pivot[position] = reduced[target]
    reduced.clear()
    setRow(position, newRow, table, permit)
    return true
  }

  /// Finds the other positions that depend on the pivot variable and have a part in the new row. True if
  /// they are few, L and the etas mention none, and no part is much larger than that of the position.
  private func gatherDependents(of position: Int32, _ y: WorkVector, _ reached: WorkVector) -> Bool
  {
    dependents.removeAll()
    if abs(y[position] * upper.pivot[position]) < Tolerance.smallPivot { return false }
    for other in y.index.all where other != position && reached.contains(upper.pivotVariable[other])
    {
      if lower.isTouched[other] { return false }
      if y[other] == 0 { continue }
      if dependents.count == Basis.mostDependents { return false }
      if abs(y[other]) * Tolerance.pivotThreshold > abs(y[position]) { return false }
      dependents.append(other)
    }
    return true
  }

  /// A position that is to define a variable, and the coefficient there.
  struct Link: BitwiseCopyable {
    var position: Int32
    var variable: Int32
    var coefficient: Double
  }

  /// The only variable of a row of U, other than `besides`, that was reached; nil if there is none, or
  /// another, or its coefficient is too small for a pivot.
  @inline(__always)
  private func onlyDependence(
    _ basic: Int32, isChanged: Bool, _ position: Int32, besides: Int32,
    reached: WorkVector, _ table: RowTable
  ) -> Link? {
    var link: Link?
    if isChanged {
      for entry in upper.rows.line(position) {
        let variable = upper.rows.index[entry]
        if variable == besides || !reached.contains(variable) { continue }
        if link != nil { return nil }
        link = Link(position: position, variable: variable, coefficient: upper.rows.value[entry])
      }
    } else if basic < 0 {
      let variable = Basis.owner(basic)
      if reached.contains(variable) {
        link = Link(position: position, variable: variable, coefficient: 1)
      }
    } else {
      for term in table.terms(of: basic) {
        let variable = table.terms.variable[term]
        if variable == besides || !reached.contains(variable) { continue }
        if link != nil { return nil }
        link = Link(
          position: position, variable: variable, coefficient: table.terms.coefficient[term])
      }
    }
    if let link, abs(link.coefficient) < Tolerance.smallPivot { return nil }
    return link
  }
}
