/// Partial refactorisation: factorises some positions again, and keeps the factors of all others.
///
/// A change in one place of a layout spoils the factors there. The positions whose rows changed are
/// factorised again, with those whose rows L wrote in terms of theirs. Variables that depend on these and in
/// turn define others of them are added (`close`): the rows outside then depend on those inside or the other
/// way round, but never both, so that U is triangular whatever pivots these get.
extension Basis {
  /// Makes new factors once etas have cost as much as that is likely to: for the positions concerned, or if these
  /// are too many, for all. Returns how many rows left for own rows.
  func refactorizeIfDue(_ table: RowTable, _ permit: Permit) -> Int {
    if !etas.areCostly(positions: row.count) { return 0 }
    if FastPath.partialFactors.isUsed,
      let dropped = refactorizeReplaced(table, limit: etas.visited / 2, permit)
    {
      return dropped
    }
    return etas.postpone(positions: row.count) ? 0 : factorize(table, permit)
  }

  /// Refactorises the positions that have etas, after which there are none.
  ///
  /// Returns how many rows left for own rows as they turned out to depend on others; nil if nothing was done,
  /// as finding what is concerned would have visited more than `limit` entries.
  func refactorizeReplaced(_ table: RowTable, limit: Int, _ permit: Permit) -> Int? {
    elimination.beginGathering(positions: row.count)
    return refactorizeGathered(table, limit: limit, permit)
  }

  /// Refactorises the positions that were gathered, too.
  func refactorizeGathered(_ table: RowTable, limit: Int, _ permit: Permit) -> Int? {
    let work = elimination
    openLines()
    etas.forEachReplaced { work.gather($0, defining: upper.pivotVariable[$0]) }
    defer { work.forgetGathered() }
    return close(table, work, limit: limit) ? factorizeGathered(table, work, permit) : nil
  }

  // MARK: Closure

  /// Gathers the positions that have to be factorised together with those gathered so far; false if these
  /// are too many.
  private func close(_ table: RowTable, _ work: Elimination, limit: Int) -> Bool {
    search.begin()
    var (entered, next, looked, visits) = (0, 0, 0, 0)
    while visits <= limit {
      if entered < work.members.count {
        enter(work.members[entered], work)
        entered += 1
      } else if next < search.finished.count {
        visits += flood(from: search.finished[next], table)
        next += 1
        if next == search.finished.count { looked = 0 }
      } else if looked < work.members.count {
        visits += gatherBetween(work.members[looked], table, work)
        looked += 1
      } else {
        break
      }
    }
    countWork(visits)
    return visits <= limit
  }

  private func enter(_ position: Int32, _ work: Elimination) {
    search.find(upper.pivotVariable[position])
    for entry in lower.columns.line(position) {
      let target = lower.columns.index[entry]
      work.gather(target, defining: upper.pivotVariable[target])
    }
  }

  /// Finds what depends on a variable directly. Returns how many entries it visited.
  private func flood(from variable: Int32, _ table: RowTable) -> Int {
    for entry in table.activeEntries(variable) {
      let position = positionOfRow[table.columns.row[entry]]
      if !upper.isChanged[position] { search.find(upper.pivotVariable[position]) }
    }
    for entry in upper.columns.line(variable) {
      search.find(upper.pivotVariable[upper.columns.index[entry]])
    }
    return 1 + table.activeEntries(variable).count + upper.columns.line(variable).count
  }

  /// Gathers the definitions of those of a row's variables that depend on what is gathered.
  private func gatherBetween(_ position: Int32, _ table: RowTable, _ work: Elimination) -> Int {
    let basic = row[position]
    if basic < 0 {
      gatherIfFound(Basis.owner(basic), work)
      return 1
    }
    for term in table.terms(of: basic) { gatherIfFound(table.terms.variable[term], work) }
    return table.terms(of: basic).count
  }

  private func gatherIfFound(_ variable: Int32, _ work: Elimination) {
    if search.wasFound(variable) {
      work.gather(upper.positionOfVariable[variable], defining: variable)
    }
  }

  // MARK: Factors

  private func factorizeGathered(
    _ table: RowTable, _ work: Elimination, _ permit: Permit
  ) -> Int {
    work.concerned.removeAll()
    for position in etas.mentioned where lower.isTouched[position] {
      lower.isTouched[position] = false
      work.concerned.append(position)
    }
    etas.removeAll()
    work.beginGathered()
    forgetFactors(of: work)
    let before = workUnits
    let dropped = eliminate(table, work, permit)
    etas.expect(refactorization: Int(workUnits &- before))
    for position in work.concerned.all {
      lower.isTouched[position] = upper.isChanged[position] || lower.mentions(position)
    }
    return dropped
  }

  private func forgetFactors(of work: Elimination) {
    for position in work.members.all {
      for entry in upper.rows.line(position) { work.reduced.use(upper.rows.index[entry]) }
    }
    for k in 0..<work.reduced.index.count {
      upper.columns.removeEntries(of: work.reduced.index[k]) { !work.positionDone[$0] }
    }
    work.reduced.clear()
    for position in work.members.all {
      for entry in lower.rows.line(position) { work.reduced.use(lower.rows.index[entry]) }
    }
    for k in 0..<work.reduced.index.count {
      lower.columns.removeEntries(of: work.reduced.index[k]) { !work.positionDone[$0] }
      work.concerned.append(work.reduced.index[k])
    }
    work.reduced.clear()
    for position in work.members.all {
      upper.rows.removeLine(position)
      lower.rows.removeLine(position)
      lower.columns.removeLine(position)
      upper.isChanged[position] = false
      lower.isTouched[position] = false
    }
  }

  /// Enters the factors of the gathered positions into the columns.
  func enterColumns(of work: Elimination) {
    for position in work.members.all {
      for entry in upper.rows.line(position) {
        upper.columns.append(upper.rows.index[entry], position, upper.rows.value[entry])
      }
      for entry in lower.rows.line(position) {
        lower.columns.append(lower.rows.index[entry], position, lower.rows.value[entry])
      }
    }
  }
}
