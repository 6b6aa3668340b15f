/// Solves with the factors in residues: whether what comes out is 0 has an exact answer there.
///
/// Vectors hold the codes of residues. Where the range is wide the rows of T that elimination has
/// modified, and L, are kept in residues as well, and there are no row etas.
extension Basis {
  /// Solves `B x = right` as `ftran` does; everything that may move is entered in `x`.
  func ftran(exactly right: WorkVector, into x: WorkVector, _ table: RowTable) {
    for position in reductions.all {
      for entry in exactLower.line(position) {
        right.add(
          position, -exactLower.residue(entry), times: right.residue(exactLower.index[entry]))
      }
    }
    beginSearch()
    for position in right.index.all where right[position] != 0 {
      searchDependents(of: pivotVariable[position], table)
    }
    countWork(finished.count)
    for variable in finished.all.reversed() {
      let position = positionOfVariable[variable]
      var sum = right.residue(position)
      let inverse = spell(position, table)
      for k in 0..<lineVariable.count {
        sum.add(-lineResidue[k], times: x.residue(lineVariable[k]))
      }
      x.add(variable, sum, times: inverse)
    }
    right.clear()
  }

  /// Solves `y B = left` as `btran` does.
  func btran(exactly left: WorkVector, into y: WorkVector, _ table: RowTable) {
    beginSearch()
    for variable in left.index.all where left[variable] != 0 {
      searchDefinitions(of: variable, table, within: Everywhere())
    }
    substitute(exactly: left, into: y, table)
    for position in reductions.all.reversed() where y[position] != 0 {
      for entry in exactLower.line(position) {
        y.add(exactLower.index[entry], -exactLower.residue(entry), times: y.residue(position))
      }
    }
  }

  /// Writes `left` out in rows of T into `y` as `substitute` does, back to the first found variable.
  func substitute(exactly left: WorkVector, into y: WorkVector, _ table: RowTable) {
    countWork(finished.count)
    for variable in finished.all.reversed() where left[variable] != 0 {
      let position = positionOfVariable[variable]
      let factor = left.residue(variable) * spell(position, table)
      y.add(position, factor, times: .one)
      for k in 0..<lineVariable.count { left.add(lineVariable[k], -lineResidue[k], times: factor) }
    }
    left.clear()
  }

  /// Writes out a position's row of T. Returns 1 divided by the coefficient of the variable that it defines.
  private func spell(_ position: Int32, _ table: RowTable) -> Residue {
    lineVariable.removeAll()
    lineResidue.removeAll()
    if isChanged[position] {
      for entry in exactRows.line(position) {
        spell(exactRows.index[entry], exactRows.residue(entry))
      }
    } else if row[position] < 0 {
      spell(pivotVariable[position], .one)
    } else {
      for term in table.terms(of: row[position]) {
        spell(table.termVariable[term], Residue(intended: table.termCoefficient[term]))
      }
      if pivot[position].significandBitPattern == 0 { return Residue(1 / pivot[position]) }
    }
    for k in 0..<lineVariable.count where lineVariable[k] == pivotVariable[position] {
      return lineResidue[k].inverse
    }
    return .zero
  }

  @inline(never)
  private func spell(_ variable: Int32, _ residue: Residue) {
    lineVariable.append(variable)
    lineResidue.append(residue)
  }

  // MARK: Elimination

  /// Takes a multiple of a position's row of T from the row that is being reduced, so that its variable is
  /// gone, and notes that in L. False where the row does not mention the variable.
  func eliminateExactly(
    _ position: Int32, from target: Int32, _ table: RowTable, _ reduced: WorkVector
  ) -> Bool {
    let own = pivotVariable[position]
    if reduced[own] == 0 { return false }
    let factor = reduced.residue(own) * spell(position, table)
    exactLower.append(target, position, factor.code)
    for k in 0..<lineVariable.count { reduced.add(lineVariable[k], -lineResidue[k], times: factor) }
    return true
  }

  /// Keeps a reduced row, of which nothing but errorBound is dropped, as a position's row of T.
  func keepExactly(_ position: Int32, _ work: Elimination) {
    reductions.append(position)
    for variable in work.exact.index.all where work.exact[variable] != 0 {
      changedRows.append(position, variable, work.reduced[variable])
      exactRows.append(position, variable, work.exact[variable])
    }
  }

  /// Forgets what the reduction of a row that depends on others has left in L.
  func forgetReduction(_ position: Int32) {
    lowerRows.removeLine(position)
    exactLower.removeLine(position)
  }
}

extension WorkVector {
  @inline(__always)
  func residue(_ place: Int32) -> Residue { Residue(code: self[place]) }

  /// `add` where time is not what counts.
  @inline(never)
  func include(_ place: Int32, _ amount: Double = 0) { add(place, amount) }

  /// Adds a product of residues.
  @inline(never)
  func add(_ place: Int32, _ a: Residue, times b: Residue) {
    var sum = residue(place)
    sum.add(a, times: b)
    use(place)
    self[place] = sum.code
  }
}

extension SparseLines {
  @inline(__always)
  func residue(_ entry: Int32) -> Residue { Residue(code: value[entry]) }
}
