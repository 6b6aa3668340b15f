/// Invariants of the basis, for `assert` and tests: a release build contains none of it.
extension Basis {
  /// Whether the parts of the basis agree with each other and with the table. Changes nothing.
  func isConsistent(_ table: RowTable) -> Bool {
    areRowsConsistent(table) && arePivotsConsistent(table) && upper.areColumnsConsistent
      && lower.areColumnsConsistent && etas.isConsistent
  }

  /// Every basic row knows its position, and the table has it, and only such rows, among the active entries.
  private func areRowsConsistent(_ table: RowTable) -> Bool {
    for position in 0..<positions {
      let basic = row[position]
      let known = basic >= 0 ? positionOfRow[basic] : positionOfOwnRow[Basis.owner(basic)]
      if known != position { return false }
    }
    for row in 0..<Int32(truncatingIfNeeded: positionOfRow.count) where positionOfRow[row] >= 0 {
      if self.row[positionOfRow[row]] != row { return false }
    }
    for variable in 0..<positions {
      for entry in table.activeEntries(variable) where positionOfRow[table.columns.row[entry]] < 0 {
        return false
      }
      for entry in table.inactiveEntries(variable)
      where positionOfRow[table.columns.row[entry]] >= 0 {
        return false
      }
    }
    return true
  }

  /// Positions and pivot variables are a permutation; no pivot is 0, and one of an unchanged row is the
  /// coefficient in the table.
  private func arePivotsConsistent(_ table: RowTable) -> Bool {
    for position in 0..<positions {
      let variable = upper.pivotVariable[position]
      if upper.positionOfVariable[variable] != position || upper.pivot[position] == 0 {
        return false
      }
      if upper.isChanged[position] { continue }
      let basic = row[position]
      let coefficient =
        basic >= 0
        ? table.coefficient(of: variable, in: basic) : Basis.owner(basic) == variable ? 1 : 0
      if upper.pivot[position] != coefficient { return false }
    }
    return true
  }

  /// The largest entry of B d - e over all unit vectors e, where d is what FTRAN finds for e; and the same of
  /// y B - c for BTRAN.
  func largestError(_ table: RowTable) -> (ftran: Double, btran: Double) {
    let (right, left, solution, unused) = (WorkVector(), WorkVector(), WorkVector(), WorkVector())
    for vector in [right, left, solution] { vector.resize(row.count) }
    unused.resize(Int(table.places))
    var (ftranError, btranError) = (0.0, 0.0)
    for unit in 0..<positions {
      right.add(unit, 1)
      ftran(right, into: solution, rates: unused, hasRates: false, table)
      for position in 0..<positions {
        var sum: Double = position == unit ? -1 : 0
        forEachTerm(of: position, table) { sum += $1 * solution[$0] }
        ftranError = max(ftranError, abs(sum))
      }
      solution.clear()
      left.add(unit, 1)
      btran(left, into: solution, table)
      left.add(unit, -1)
      for position in 0..<positions where solution[position] != 0 {
        forEachTerm(of: position, table) { left.add($0, $1 * solution[position]) }
      }
      for variable in left.index.all { btranError = max(btranError, abs(left[variable])) }
      left.clear()
      solution.clear()
    }
    return (ftranError, btranError)
  }

  private func forEachTerm(of position: Int32, _ table: RowTable, _ body: (Int32, Double) -> Void) {
    if row[position] < 0 { return body(Basis.owner(row[position]), 1) }
    for term in table.terms(of: row[position]) {
      body(table.terms.variable[term], table.terms.coefficient[term])
    }
  }
}

extension UpperFactor {
  fileprivate var areColumnsConsistent: Bool { rows.isTransposed(of: columns) }
}

extension LowerFactor {
  fileprivate var areColumnsConsistent: Bool { rows.isTransposed(of: columns) }
}
