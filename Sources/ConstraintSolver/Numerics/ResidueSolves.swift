/// FTRAN and BTRAN in residues modulo a prime: an exact zero test for every entry of a solution.
///
/// Vectors hold the codes of residues. In extended precision the changed rows of U, and L, are kept in
/// residues as well, and there are no etas.
extension Basis {
  /// FTRAN in residues; enters everything in `x` that may be nonzero.
  func ftran(exactly right: WorkVector, into x: WorkVector, _ table: RowTable) {
    for position in residues.reductions.all {
      for entry in residues.lower.line(position) {
        right.add(
          position, -residues.lower.residue(entry),
          times: right.residue(residues.lower.index[entry]))
      }
    }
    search.begin()
    for position in right.index.all where right[position] != 0 {
      searchDependents(of: upper.pivotVariable[position], table)
    }
    countWork(search.finished.count)
    for variable in search.finished.all.reversed() {
      let position = upper.positionOfVariable[variable]
      var sum = right.residue(position)
      let inverse = spell(position, table)
      for k in 0..<residues.termVariable.count {
        sum.add(-residues.termCoefficient[k], times: x.residue(residues.termVariable[k]))
      }
      x.add(variable, sum, times: inverse)
    }
    right.clear()
  }

  /// BTRAN in residues.
  func btran(exactly left: WorkVector, into y: WorkVector, _ table: RowTable) {
    search.begin()
    for variable in left.index.all where left[variable] != 0 {
      searchDefinitions(of: variable, table, within: Everywhere())
    }
    substitute(exactly: left, into: y, table)
    for position in residues.reductions.all.reversed() where y[position] != 0 {
      for entry in residues.lower.line(position) {
        y.add(
          residues.lower.index[entry], -residues.lower.residue(entry), times: y.residue(position))
      }
    }
  }

  /// Solves `y U = left` in residues for the variables found.
  func substitute(exactly left: WorkVector, into y: WorkVector, _ table: RowTable) {
    countWork(search.finished.count)
    for variable in search.finished.all.reversed() where left[variable] != 0 {
      let position = upper.positionOfVariable[variable]
      let factor = left.residue(variable) * spell(position, table)
      y.add(position, factor, times: .one)
      for k in 0..<residues.termVariable.count {
        left.add(residues.termVariable[k], -residues.termCoefficient[k], times: factor)
      }
    }
    left.clear()
  }

  /// The same for a variable's unit vector.
  func substituteExactly(_ variable: Int32, _ table: RowTable, _ extended: ExtendedPrecision) {
    extended.left.add(variable, .one, times: .one)
    extended.y.clear()
    substitute(exactly: extended.left, into: extended.y, table)
  }

  /// Writes a position's row of U to the working memory. Returns the inverse of its pivot.
  private func spell(_ position: Int32, _ table: RowTable) -> Residue {
    residues.termVariable.removeAll()
    residues.termCoefficient.removeAll()
    if upper.isChanged[position] {
      for entry in residues.rows.line(position) {
        spell(residues.rows.index[entry], residues.rows.residue(entry))
      }
    } else if row[position] < 0 {
      spell(upper.pivotVariable[position], .one)
    } else {
      for term in table.terms(of: row[position]) {
        spell(table.terms.variable[term], Residue(intended: table.terms.coefficient[term]))
      }
      if upper.pivot[position].significandBitPattern == 0 {
        return Residue(1 / upper.pivot[position])
      }
    }
    for k in 0..<residues.termVariable.count
    where residues.termVariable[k] == upper.pivotVariable[position] {
      return residues.termCoefficient[k].inverse
    }
    return .zero
  }

  @inline(never)
  private func spell(_ variable: Int32, _ residue: Residue) {
    residues.termVariable.append(variable)
    residues.termCoefficient.append(residue)
  }

  // MARK: Elimination

  /// Enters the row that is to be reduced.
  func enterExactly(_ row: Int32, _ table: RowTable, _ work: Elimination) {
    work.exact.resize(self.row.count)
    for term in table.terms(of: row) {
      work.exact.add(
        table.terms.variable[term], Residue(intended: table.terms.coefficient[term]), times: .one)
    }
  }

  /// Subtracts a multiple of a position's row of U from the row that is being reduced, so that its pivot
  /// variable cancels, and records that in L. False where the row does not mention the variable.
  func eliminateExactly(
    _ position: Int32, from target: Int32, _ table: RowTable, _ reduced: WorkVector
  ) -> Bool {
    let own = upper.pivotVariable[position]
    if reduced[own] == 0 { return false }
    let factor = reduced.residue(own) * spell(position, table)
    residues.lower.append(target, position, factor.code)
    for k in 0..<residues.termVariable.count {
      reduced.add(residues.termVariable[k], -residues.termCoefficient[k], times: factor)
    }
    return true
  }

  /// Keeps a reduced row, of which nothing but rounding is dropped, as a position's row of U.
  func keepExactly(_ position: Int32, _ work: Elimination) {
    residues.reductions.append(position)
    for variable in work.exact.index.all where work.exact[variable] != 0 {
      upper.rows.append(position, variable, work.reduced[variable])
      residues.rows.append(position, variable, work.exact[variable])
    }
  }

  /// Removes from L the reduction of a row that turned out to depend on others.
  func forgetReduction(_ position: Int32) {
    lower.rows.removeLine(position)
    residues.lower.removeLine(position)
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
