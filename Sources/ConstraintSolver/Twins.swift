/// Rows that say the same of one variable, but for the relation and the priority.
///
/// What content hugs and resists with are two of them: at least so much, and at most so much. Only one
/// can be active. A slot that gives way to nothing but the other one gets that instead, and as they have
/// the same terms, nothing has to be solved for it: no value moves, no factor and no multiplier changes.
/// A step would look at all that depends on the variable, for every such pair.
extension Engine {
  /// Puts the twin of a free slot's row in its place that keeps it from a release to a side; false if
  /// there is none.
  func exchangeForTwin(_ slot: Int32, against release: Int8) -> Bool {
    let twin = twin(of: basis.row[slot], against: release)
    if twin < 0 { return false }
    steps &+= 1
    trail.end()
    deactivate(basis.row[slot], release, 0)
    basis.setRow(slot, twin, table)
    return true
  }

  /// The strongest row that is violated where another one is not, beyond their common bound on that side.
  private func twin(of row: Int32, against release: Int8) -> Int32 {
    if isWide || row < 0 || table.count(of: row) != 1 { return -1 }
    if slopeSign(of: row, on: release) != 0 { return -1 }
    var best: Int32 = -1
    for entry in table.inactiveEntries(table.termVariable[table.terms(of: row).lowerBound]) {
      let other = table.entryRow[entry]
      if !isTwin(entry, of: row) || slopeSign[other] != 0 { continue }
      if slopeSign(of: other, on: release) == 0 { continue }
      if best < 0 || isAbove(other, best) { best = other }
    }
    return best
  }

  /// Whether a row that bounds a variable from above has a twin that does so from below.
  @inline(never)
  func hasTwin(_ row: Int32) -> Bool {
    let term = table.terms(of: row).lowerBound
    for entry in table.entries(table.termVariable[term]) {
      let other = table.entryRow[entry]
      if table.relation[other] == .atLeast && isTwin(entry, of: row) { return true }
    }
    return false
  }

  /// Whether a row says the same of a variable as another one, but for relation and priority.
  private func isTwin(_ entry: Int32, of row: Int32) -> Bool {
    let other = table.entryRow[entry]
    return table.count(of: other) == 1 && table.constant[other] == table.constant[row]
      && table.coefficient(at: entry) == table.termCoefficient[table.terms(of: row).lowerBound]
  }
}
