/// Factorising some slots anew, and leaving the factors of all others as they are.
///
/// A change in one place of a layout spoils the factors there. The slots whose rows changed are
/// factorised again, with those whose rows elimination wrote in terms of theirs. What depends on
/// their variables and in turn defines others of them is taken in, too: the rows outside then
/// depend on those inside or the other way round, but never both, so that T is triangular whatever
/// pivots these get.
extension Basis {
  /// Factorises the slots anew that have row replacements, after which there are none. Returns how
  /// many rows left for anchors as they turned out to depend on others; nil if nothing was done, as
  /// more than `limit` entries would have been visited.
  func renewReplaced(
    _ table: RowTable, _ work: Elimination, limit: Int
  ) -> Int? {
    work.beginGathering(slots: row.count)
    return renewGathered(table, work, limit: limit)
  }

  /// The same with the slots that were gathered.
  func renewGathered(
    _ table: RowTable, _ work: Elimination, limit: Int
  ) -> Int? {
    openLines()
    replacements.forEachReplaced { work.gather($0, defining: pivotVariable[$0]) }
    defer { work.forgetGathered() }
    return close(table, work, limit: limit) ? factorizeGathered(table, work) : nil
  }

  // MARK: What is concerned

  /// Gathers the slots that have to be factorised together with those gathered so far; false if
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
    countVisits(visits)
    return visits <= limit
  }

  private func enter(_ slot: Int32, _ work: Elimination) {
    reach(pivotVariable[slot])
    for entry in lowerColumns.line(slot) {
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
      let slot = slotOfRow[table.entryRow[entry]]
      if !isModified[slot] { reach(pivotVariable[slot]) }
    }
    for entry in modifiedColumns.line(variable) {
      reach(pivotVariable[modifiedColumns.index[entry]])
    }
    return 1 + table.activeEntries(variable).count + modifiedColumns.line(variable).count
  }

  /// Gathers the definitions of those of a row's variables that depend on what is gathered.
  private func gatherBetween(
    _ slot: Int32, _ table: RowTable, _ work: Elimination
  ) -> Int {
    let active = row[slot]
    if active < 0 {
      gatherIfFound(Basis.anchored(active), work)
      return 1
    }
    for term in table.terms(of: active) { gatherIfFound(table.termVariable[term], work) }
    return table.terms(of: active).count
  }

  private func gatherIfFound(_ variable: Int32, _ work: Elimination) {
    if wasFound(variable) { work.gather(slotOfVariable[variable], defining: variable) }
  }

  // MARK: Factors

  private func factorizeGathered(
    _ table: RowTable, _ work: Elimination
  ) -> Int {
    work.concerned.removeAll()
    for slot in replacements.mentioned where isEntangled[slot] {
      isEntangled[slot] = false
      work.concerned.append(slot)
    }
    replacements.removeAll()
    work.beginGathered()
    forgetFactors(of: work)
    let dropped = eliminate(table, work)
    for slot in work.concerned.all { isEntangled[slot] = isMentioned(slot) }
    return dropped
  }

  private func isMentioned(_ slot: Int32) -> Bool {
    isModified[slot] || lowerRows.line(slot).count > 0 || lowerColumns.line(slot).count > 0
  }

  private func forgetFactors(of work: Elimination) {
    for slot in work.members.all {
      for entry in modified.line(slot) { work.reduced.use(modified.index[entry]) }
    }
    for k in 0..<work.reduced.index.count {
      modifiedColumns.removeEntries(of: work.reduced.index[k]) { !work.slotDone[$0] }
    }
    work.reduced.clear()
    for slot in work.members.all {
      for entry in lowerRows.line(slot) { work.reduced.use(lowerRows.index[entry]) }
    }
    for k in 0..<work.reduced.index.count {
      lowerColumns.removeEntries(of: work.reduced.index[k]) { !work.slotDone[$0] }
      work.concerned.append(work.reduced.index[k])
    }
    work.reduced.clear()
    for slot in work.members.all {
      modified.removeLine(slot)
      lowerRows.removeLine(slot)
      lowerColumns.removeLine(slot)
      isModified[slot] = false
      isEntangled[slot] = false
    }
  }

  /// Enters the factors of the gathered slots into the columns.
  func enterColumns(of work: Elimination) {
    for slot in work.members.all {
      for entry in modified.line(slot) {
        modifiedColumns.append(modified.index[entry], slot, modified.value[entry])
      }
      for entry in lowerRows.line(slot) {
        lowerColumns.append(lowerRows.index[entry], slot, lowerRows.value[entry])
      }
    }
  }
}
