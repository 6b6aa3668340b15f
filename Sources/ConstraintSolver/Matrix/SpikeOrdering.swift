/// What is left of a factorisation when everything triangular is taken off: the bump.
///
/// Bumps of layouts are nearly triangular too, but for a few variables on which everything depends:
/// the width that all columns share, known only from where the last of them ends. Such a variable
/// is set aside, a spike, and the rest becomes triangular; the rows left over in the end are
/// reduced to what they say of the spikes, and each gives one its pivot (Hellerman and Rarick,
/// Reinversion with the preassigned pivot procedure, 1971). All other rows stay as they are.
extension Basis {
  func orderSpikes(_ table: RowTable, _ work: Elimination) {
    openLines()
    work.beginSpikes()
    work.exact.clear()
    if table.isExtended { work.exact.resize(row.count) }
    for k in 0..<work.count {
      let position = work.position(k)
      if !work.positionDone[position] && work.rowLength[position] == 2 {
        countPair(position, table, work)
      }
    }
    while true {
      let best = work.pairs.first()
      let spike = best >= 0 ? best : work.longestColumn()
      if spike < 0 { break }
      work.makeSpike(spike)
      release(spike, table, work)
      pivotWhatFollows(table, work)
    }
    for k in 0..<work.spikes.count where work.isUnresolved[work.spikes[k]] {
      work.variableDone[work.spikes[k]] = false
      work.isUnresolved[work.spikes[k]] = false
    }
    if work.members.count > 0 { return enterColumns(of: work) }
    changedRows.transpose(into: &changedColumns)
    lowerRows.transpose(into: &lowerColumns)
  }

  /// The row that was queued last comes first, which leaves factors with fewer entries; where it is very
  /// many, the first, which is how they lie in memory.
  private func pivotWhatFollows(
    _ table: RowTable, _ work: Elimination
  ) {
    let areMany = work.count > WorkLimit.manyPositions
    var next = 0
    while true {
      if next < work.queue.count {
        pivotSingle(areMany ? work.queue[next] : work.queue.removeLast(), table, work)
        if areMany { next += 1 }
      } else if work.complete.count > 0 {
        reduce(work.complete.removeLast(), table, work)
      } else {
        work.queue.removeAll()
        return
      }
    }
  }

  /// Pivots on the last variable of a row, or sets it aside where its coefficient is too small.
  private func pivotSingle(
    _ position: Int32, _ table: RowTable, _ work: Elimination
  ) {
    let (variable, coefficient) = lastVariable(of: position, table, work)
    if variable < 0 { return }
    if abs(coefficient) < Tolerance.spikePivot {
      work.makeSpike(variable)
    } else {
      setPivot(position, variable, coefficient, work)
      work.stampTime(variable)
    }
    release(variable, table, work)
  }

  /// Takes a variable that is done out of the rows that are not.
  private func release(
    _ variable: Int32, _ table: RowTable, _ work: Elimination
  ) {
    work.pairs.clear(variable)
    for entry in table.activeEntries(variable) {
      let position = positionOfRow[table.entryRow[entry]]
      if work.positionDone[position] { continue }
      work.rowLength[position] -= 1
      switch work.rowLength[position] {
      case 2: countPair(position, table, work)
      case 1: work.queue.append(position)
      case 0: work.complete.append(position)
      default: break
      }
    }
  }

  /// Counts a row with two variables left for both of them. When one is done, the other one will be too
  /// before the next spike is chosen, so that its count never needs to become less.
  private func countPair(
    _ position: Int32, _ table: RowTable, _ work: Elimination
  ) {
    let active = row[position]
    if active < 0 { return }
    for term in table.terms(of: active) {
      let variable = table.termVariable[term]
      if !work.variableDone[variable] { work.pairs.add(variable) }
    }
  }

  // MARK: Reduction

  /// Eliminates from a complete row whatever depends on spikes, and pivots on one of those left.
  /// A row in which none is left depends on others, and gets no pivot.
  private func reduce(
    _ position: Int32, _ table: RowTable, _ work: Elimination
  ) {
    let active = row[position]
    if work.positionDone[position] || active < 0 { return }
    beginSearch()
    for term in table.terms(of: active) {
      work.reduced.add(table.termVariable[term], table.termCoefficient[term])
      if table.isExtended {
        work.exact.add(
          table.termVariable[term], Residue(intended: table.termCoefficient[term]), times: .one)
      }
      if work.includes(table.termVariable[term]) {
        searchDefinitions(of: table.termVariable[term], table, within: work)
      }
    }
    findDependentOnSpikes(table, work)
    let largest = eliminateDependentOnSpikes(into: position, table, work)
    let spike = chooseSpike(work, table.isExtended ? 0 : Tolerance.dependence * largest)
    if spike >= 0 {
      isChanged[position] = true
      isTouched[position] = true
      if table.isExtended {
        keepExactly(position, work)
      } else {
        keepReduced(position, work.reduced)
      }
      setPivot(position, spike, work.reduced[spike], work)
      work.resolve(spike)
    } else {
      forgetReduction(position)
    }
    work.reduced.clear()
    work.exact.clear()
  }

  private func keepReduced(_ position: Int32, _ reduced: WorkVector) {
    for k in 0..<reduced.index.count {
      let variable = reduced.index[k]
      if reduced[variable] != 0 { changedRows.append(position, variable, reduced[variable]) }
    }
  }

  /// Of the variables found, definitions first, those that depend on a spike.
  private func findDependentOnSpikes(_ table: RowTable, _ work: Elimination) {
    for k in 0..<finished.count {
      let variable = finished[k]
      work.dependsOnSpike[variable] =
        work.isUnresolved[variable] || isDefinedBySpikes(variable, table, work)
    }
  }

  private func isDefinedBySpikes(
    _ variable: Int32, _ table: RowTable, _ work: Elimination
  ) -> Bool {
    let position = positionOfVariable[variable]
    if isChanged[position] {
      for entry in changedRows.line(position) {
        let other = changedRows.index[entry]
        if other != variable && wasFound(other) && work.dependsOnSpike[other] { return true }
      }
    } else if row[position] >= 0 {
      let active = row[position]
      for term in table.terms(of: active) {
        let other = table.termVariable[term]
        if other != variable && wasFound(other) && work.dependsOnSpike[other] { return true }
      }
    }
    return false
  }

  /// Replaces every tainted variable but the spikes by its definition, and notes how in L. Returns
  /// the largest factor.
  private func eliminateDependentOnSpikes(
    into target: Int32, _ table: RowTable, _ work: Elimination
  ) -> Double {
    var largest = 1.0
    let cancellation = table.isExtended ? 0 : Tolerance.cancellation
    var k = finished.count
    while k > 0 {
      k -= 1
      let variable = finished[k]
      if !work.dependsOnSpike[variable] || work.isUnresolved[variable] { continue }
      let position = positionOfVariable[variable]
      let factor = work.reduced[variable] / pivot[position]
      if table.isExtended {
        if !eliminateExactly(position, from: target, table, work.exact) { continue }
      } else if factor == 0 {
        continue
      }
      largest = max(largest, abs(factor))
      lowerRows.append(target, position, factor)
      isTouched[position] = true
      subtractRow(of: position, factor, from: work.reduced, cancellation, table)
      work.reduced[variable] = 0
    }
    for variable in work.exact.index.all where work.exact[variable] == 0 {
      work.reduced[variable] = 0
    }
    return largest
  }

  /// Takes a multiple of a position's row of T off a row that is being reduced.
  func subtractRow(
    of position: Int32, _ factor: Double, from reduced: WorkVector, _ cancellation: Double,
    _ table: RowTable
  ) {
    if isChanged[position] {
      for entry in changedRows.line(position) {
        subtract(
          factor * changedRows.value[entry], from: changedRows.index[entry], reduced, cancellation)
      }
    } else if row[position] >= 0 {
      for term in table.terms(of: row[position]) {
        subtract(
          factor * table.termCoefficient[term], from: table.termVariable[term], reduced,
          cancellation)
      }
    }
  }

  private func subtract(
    _ amount: Double, from variable: Int32, _ reduced: WorkVector, _ cancellation: Double
  ) {
    reduced.use(variable)
    let old = reduced[variable]
    let new = old - amount
    reduced[variable] = abs(new) <= cancellation * abs(old) ? 0 : new
  }

  /// The newest spike of the reduced row whose coefficient is not small beside the largest; -1 if
  /// what there is is rounding.
  private func chooseSpike(_ work: Elimination, _ rounding: Double) -> Int32 {
    var largest = rounding
    for k in 0..<work.reduced.index.count where work.isUnresolved[work.reduced.index[k]] {
      largest = max(largest, abs(work.reduced[work.reduced.index[k]]))
    }
    var best: Int32 = -1
    for k in 0..<work.reduced.index.count {
      let variable = work.reduced.index[k]
      let size = abs(work.reduced[variable])
      if !work.isUnresolved[variable] || size < Tolerance.pivotThreshold * largest { continue }
      if size <= rounding { continue }
      if best < 0 || work.time[variable] > work.time[best] { best = variable }
    }
    return best
  }
}
