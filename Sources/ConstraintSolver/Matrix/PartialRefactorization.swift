/// Factorising some positions anew, and leaving the factors of all others as they are.
///
/// A change in one place of a layout spoils the factors there. The positions whose rows changed are
/// factorised again, with those whose rows elimination wrote in terms of theirs. What depends on
/// their variables and in turn defines others of them is taken in, too: the rows outside then
/// depend on those inside or the other way round, but never both, so that T is triangular whatever
/// pivots these get.
extension Basis {
  /// Factorises the positions anew that have row etas, after which there are none. Returns how
  /// many rows left for anchors as they turned out to depend on others; nil if nothing was done, as
  /// more than `limit` entries would have been visited.
  func refactorizeReplaced(
    _ table: RowTable, _ work: Elimination, limit: Int
  ) -> Int? {
    work.beginGathering(positions: row.count)
    return refactorizeGathered(table, work, limit: limit)
  }

  /// The same with the positions that were gathered.
  func refactorizeGathered(
    _ table: RowTable, _ work: Elimination, limit: Int
  ) -> Int? {
    openLines()
    etas.forEachReplaced { work.gather($0, defining: pivotVariable[$0]) }
    defer { work.forgetGathered() }
    return close(table, work, limit: limit) ? factorizeGathered(table, work) : nil
  }

  // MARK: What is concerned

  /// Gathers the positions that have to be factorised together with those gathered so far; false if
  /// these are too many.
  private func close(
    _ table: RowTable, _ work: Elimination, limit: Int
  ) -> Bool {
    beginSearch()
    var (entered, next, looked, visits) = (0, 0, 0, 0)
    while visits <= limit {
      if entered < work.members.count {
        enter(work.members[entered], work)
        entered += 1
      } else if next < finished.count {
        visits += flood(from: finished[next], table)
        next += 1
        if next == finished.count { looked = 0 }
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
    reach(pivotVariable[position])
    for entry in lowerColumns.line(position) {
      let target = lowerColumns.index[entry]
      work.gather(target, defining: pivotVariable[target])
    }
  }

  private func reach(_ variable: Int32) {
    if mark[variable] == stamp { return }
    mark[variable] = stamp
    finished.append(variable)
  }

  /// Finds what depends on a variable directly. Returns how many entries it visited.
  private func flood(from variable: Int32, _ table: RowTable) -> Int {
    for entry in table.activeEntries(variable) {
      let position = positionOfRow[table.entryRow[entry]]
      if !isChanged[position] { reach(pivotVariable[position]) }
    }
    for entry in changedColumns.line(variable) {
      reach(pivotVariable[changedColumns.index[entry]])
    }
    return 1 + table.activeEntries(variable).count + changedColumns.line(variable).count
  }

  /// Gathers the definitions of those of a row's variables that depend on what is gathered.
  private func gatherBetween(
    _ position: Int32, _ table: RowTable, _ work: Elimination
  ) -> Int {
    let active = row[position]
    if active < 0 {
      gatherIfFound(Basis.owner(active), work)
      return 1
    }
    for term in table.terms(of: active) { gatherIfFound(table.termVariable[term], work) }
    return table.terms(of: active).count
  }

  private func gatherIfFound(_ variable: Int32, _ work: Elimination) {
    if wasFound(variable) { work.gather(positionOfVariable[variable], defining: variable) }
  }

  // MARK: Factors

  private func factorizeGathered(
    _ table: RowTable, _ work: Elimination
  ) -> Int {
    work.concerned.removeAll()
    for position in etas.mentioned where isTouched[position] {
      isTouched[position] = false
      work.concerned.append(position)
    }
    etas.removeAll()
    work.beginGathered()
    forgetFactors(of: work)
    let dropped = eliminate(table, work)
    for position in work.concerned.all { isTouched[position] = isMentioned(position) }
    return dropped
  }

  private func isMentioned(_ position: Int32) -> Bool {
    isChanged[position] || lowerRows.line(position).count > 0
      || lowerColumns.line(position).count > 0
  }

  private func forgetFactors(of work: Elimination) {
    for position in work.members.all {
      for entry in changedRows.line(position) { work.reduced.use(changedRows.index[entry]) }
    }
    for k in 0..<work.reduced.index.count {
      changedColumns.removeEntries(of: work.reduced.index[k]) { !work.positionDone[$0] }
    }
    work.reduced.clear()
    for position in work.members.all {
      for entry in lowerRows.line(position) { work.reduced.use(lowerRows.index[entry]) }
    }
    for k in 0..<work.reduced.index.count {
      lowerColumns.removeEntries(of: work.reduced.index[k]) { !work.positionDone[$0] }
      work.concerned.append(work.reduced.index[k])
    }
    work.reduced.clear()
    for position in work.members.all {
      changedRows.removeLine(position)
      lowerRows.removeLine(position)
      lowerColumns.removeLine(position)
      isChanged[position] = false
      isTouched[position] = false
    }
  }

  /// Enters the factors of the gathered positions into the columns.
  func enterColumns(of work: Elimination) {
    for position in work.members.all {
      for entry in changedRows.line(position) {
        changedColumns.append(changedRows.index[entry], position, changedRows.value[entry])
      }
      for entry in lowerRows.line(position) {
        lowerColumns.append(lowerRows.index[entry], position, lowerRows.value[entry])
      }
    }
  }
}
