/// Spike ordering of the bump: Hellerman and Rarick's preassigned pivot procedure (P3).
///
/// Bumps of layouts are nearly triangular except for few variables on which everything depends: the width
/// that all columns share, known only from where the last of them ends. Such a variable becomes a spike, and
/// the rest becomes triangular; the rows left over in the end are reduced until only spikes remain in them,
/// and each gives one spike its pivot. All other rows stay as they are. (Hellerman and Rarick, Reinversion
/// with the preassigned pivot procedure, 1971.)
///
/// Pivots that are assigned before elimination may be unstable: errors grow along a row of definitions like
/// those of a shooting method. So the growth is bounded as the order is made, and where it would exceed the
/// bound the variable becomes a spike, too. Where everything does, this is elimination with threshold pivoting.
extension Basis {
  func orderSpikes(_ table: RowTable, _ work: Elimination) {
    openLines()
    work.beginSpikes()
    work.exact.clear()
    for k in 0..<work.count {
      let position = work.position(k)
      if !work.positionDone[position] && work.rowLength[position] == 2 {
        countPair(position, table, work)
      }
    }
    while true {
      let spike = work.nextSpike()
      if spike < 0 { break }
      work.makeSpike(spike)
      remove(spike, table, work)
      pivotWhatFollows(table, work)
    }
    for spike in work.spikes.spikes.all where work.spikes.isUnresolved[spike] {
      work.variableDone[spike] = false
      work.spikes.isUnresolved[spike] = false
    }
    if work.members.count > 0 { return enterColumns(of: work) }
    upper.transpose()
    lower.transpose()
  }

  /// The row that was queued last comes first, which leaves factors with fewer entries; where it is very
  /// many, the first, which is how they lie in memory.
  private func pivotWhatFollows(_ table: RowTable, _ work: Elimination) {
    let areMany = work.count > WorkLimit.manyPositions
    var next = 0
    while true {
      if next < work.queue.count {
        pivotSingle(areMany ? work.queue[next] : work.queue.removeLast(), table, work)
        if areMany { next += 1 }
      } else if work.spikes.complete.count > 0 {
        reduce(work.spikes.complete.removeLast(), table, work)
      } else {
        work.queue.removeAll()
        return
      }
    }
  }

  /// Pivots on the last variable of a row. Where its coefficient is too small, or where it would depend on
  /// spikes by more than a stable elimination allows, it becomes a spike, for which the row is reduced at once.
  private func pivotSingle(_ position: Int32, _ table: RowTable, _ work: Elimination) {
    let (variable, coefficient) = lastVariable(of: position, table, work)
    if variable < 0 { return }
    let growth = growth(of: variable, coefficient, position, table, work.spikes)
    let isSpike =
      abs(coefficient) < Tolerance.spikePivot
      || isTooLarge(growth, position, table, work.spikes)
    if isSpike {
      work.makeSpike(variable)
    } else {
      setPivot(position, variable, coefficient, work)
      work.spikes.stampTime(variable)
      work.spikes.growth[variable] = growth
    }
    remove(variable, table, work)
    if isSpike { reduce(position, table, work) }
  }

  /// How large the coefficients may be with which a variable depends on spikes, if a row defines it.
  private func growth(
    of variable: Int32, _ pivot: Double, _ position: Int32, _ table: RowTable, _ spikes: SpikeOrder
  ) -> Double {
    if row[position] < 0 { return 0 }
    var sum = 0.0
    for term in table.terms(of: row[position]) {
      let other = table.terms.variable[term]
      if other != variable && spikes.includes(other) {
        sum += abs(table.terms.coefficient[term]) * spikes.growth[other]
      }
    }
    return sum == 0 ? 0 : max(1, sum / abs(pivot))
  }

  /// Whether a variable of such growth is to be a spike. Beside a reduced row less growth is allowed: a
  /// recurrence, such as x(k+1) = 2 x(k) - x(k-1), goes on from several variables, and while one of them is not
  /// reduced, the next reduction follows it back to its start.
  private func isTooLarge(
    _ growth: Double, _ position: Int32, _ table: RowTable, _ spikes: SpikeOrder
  ) -> Bool {
    if growth > Tolerance.largestGrowth { return true }
    if growth <= Tolerance.growthBesideReduced { return false }
    return table.terms(of: row[position]).contains { term in
      let other = table.terms.variable[term]
      return spikes.includes(other) && spikes.isDefined(other)
        && upper.isChanged[upper.positionOfVariable[other]]
    }
  }

  /// Removes a variable that is done from the rows that are not.
  private func remove(_ variable: Int32, _ table: RowTable, _ work: Elimination) {
    work.spikes.pairs.clear(variable)
    for entry in table.activeEntries(variable) {
      let position = positionOfRow[table.columns.row[entry]]
      if work.positionDone[position] { continue }
      work.rowLength[position] -= 1
      switch work.rowLength[position] {
      case 2: countPair(position, table, work)
      case 1: work.queue.append(position)
      case 0: work.spikes.complete.append(position)
      default: break
      }
    }
  }

  /// Counts a row with two variables left for both of them. When one is done, the other one will be too
  /// before the next spike is chosen, so that its count never needs to become less.
  private func countPair(_ position: Int32, _ table: RowTable, _ work: Elimination) {
    let basic = row[position]
    if basic < 0 { return }
    for term in table.terms(of: basic) {
      let variable = table.terms.variable[term]
      if !work.variableDone[variable] { work.spikes.pairs.add(variable) }
    }
  }

  // MARK: Reduction

  /// Eliminates from a complete row all variables that depend on spikes, and pivots on one of the spikes left.
  /// A row in which none is left depends on others, and gets no pivot.
  private func reduce(_ position: Int32, _ table: RowTable, _ work: Elimination) {
    let basic = row[position]
    if work.positionDone[position] || basic < 0 { return }
    search.begin()
    for term in table.terms(of: basic) {
      work.reduced.add(table.terms.variable[term], table.terms.coefficient[term])
      if work.spikes.includes(table.terms.variable[term]) {
        searchDefinitions(of: table.terms.variable[term], table, within: work.spikes)
      }
    }
    enterResidues(of: basic, table, work)
    findDependentOnSpikes(table, work)
    let largest = eliminateDependentOnSpikes(into: position, table, work)
    if table.precision.takesShortcuts { eliminateKnown(from: position, table, work) }
    let spike = chooseSpike(work, table.precision.rounding(Tolerance.dependence * largest))
    if spike >= 0 {
      upper.isChanged[position] = true
      lower.isTouched[position] = true
      keepReduced(position, table, work)
      setPivot(position, spike, work.reduced[spike], work)
      work.spikes.resolve(spike, work.reduced)
    } else {
      forgetReduction(position)
    }
    work.reduced.clear()
    work.exact.clear()
  }

  func keepRounded(_ position: Int32, _ reduced: WorkVector) {
    for variable in reduced.index.all {
      if reduced[variable] != 0 { upper.rows.append(position, variable, reduced[variable]) }
    }
  }

  /// Of the variables found, definitions first, those that depend on a spike.
  private func findDependentOnSpikes(_ table: RowTable, _ work: Elimination) {
    for variable in search.finished.all {
      work.spikes.dependsOnSpike[variable] =
        work.spikes.isUnresolved[variable] || isDefinedBySpikes(variable, table, work)
    }
  }

  private func isDefinedBySpikes(_ variable: Int32, _ table: RowTable, _ work: Elimination) -> Bool
  {
    let position = upper.positionOfVariable[variable]
    if upper.isChanged[position] {
      for entry in upper.rows.line(position) {
        let other = upper.rows.index[entry]
        if other != variable && search.wasFound(other) && work.spikes.dependsOnSpike[other] {
          return true
        }
      }
    } else if row[position] >= 0 {
      let basic = row[position]
      for term in table.terms(of: basic) {
        let other = table.terms.variable[term]
        if other != variable && search.wasFound(other) && work.spikes.dependsOnSpike[other] {
          return true
        }
      }
    }
    return false
  }

  /// Replaces every variable that depends on spikes by its definition, and records that in L. Returns the
  /// largest factor.
  private func eliminateDependentOnSpikes(
    into target: Int32, _ table: RowTable, _ work: Elimination
  ) -> Double {
    var largest = 1.0
    let cancellation = table.precision.rounding(Tolerance.cancellation)
    for variable in search.finished.all.reversed() {
      if !work.spikes.dependsOnSpike[variable] || work.spikes.isUnresolved[variable] { continue }
      let position = upper.positionOfVariable[variable]
      let factor = work.reduced[variable] / upper.pivot[position]
      if !isSubtracted(position, factor, from: target, table, work) { continue }
      largest = max(largest, abs(factor))
      lower.rows.append(target, position, factor)
      lower.isTouched[position] = true
      subtractRow(of: position, factor, from: work.reduced, cancellation, table)
      work.reduced[variable] = 0
    }
    for variable in work.exact.index.all where work.exact[variable] == 0 {
      work.reduced[variable] = 0
    }
    return largest
  }

  /// Eliminates the variables whose rows have no other one. Their shares are entries of L, then, and not of U,
  /// where every row that is reduced by this one would take them over. The price: should one of those rows leave
  /// the basis, that is an eta.
  private func eliminateKnown(from target: Int32, _ table: RowTable, _ work: Elimination) {
    for variable in work.reduced.index.all
    where work.reduced[variable] != 0 && !work.spikes.isUnresolved[variable] {
      let position = upper.positionOfVariable[variable]
      let basic = row[position]
      if upper.isChanged[position] || basic >= 0 && table.count(of: basic) > 1 { continue }
      lower.rows.append(target, position, work.reduced[variable] / upper.pivot[position])
      lower.isTouched[position] = true
      work.reduced[variable] = 0
    }
  }

  /// Subtracts a multiple of a position's row of U from a row that is being reduced.
  func subtractRow(
    of position: Int32, _ factor: Double, from reduced: WorkVector, _ cancellation: Double,
    _ table: RowTable
  ) {
    if upper.isChanged[position] {
      countWork(upper.rows.line(position).count)
      for entry in upper.rows.line(position) {
        subtract(
          factor * upper.rows.value[entry], from: upper.rows.index[entry], reduced, cancellation)
      }
    } else if row[position] >= 0 {
      countWork(table.terms(of: row[position]).count)
      for term in table.terms(of: row[position]) {
        subtract(
          factor * table.terms.coefficient[term], from: table.terms.variable[term], reduced,
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

  /// The newest spike of the reduced row whose coefficient is not small beside the largest; -1 if all are
  /// rounding errors.
  private func chooseSpike(_ work: Elimination, _ rounding: Double) -> Int32 {
    var largest = rounding
    for variable in work.reduced.index.all where work.spikes.isUnresolved[variable] {
      largest = max(largest, abs(work.reduced[variable]))
    }
    var best: Int32 = -1
    for variable in work.reduced.index.all {
      let size = abs(work.reduced[variable])
      if !work.spikes.isUnresolved[variable] || size < Tolerance.pivotThreshold * largest {
        continue
      }
      if size <= rounding { continue }
      if best < 0 || work.spikes.time[variable] > work.spikes.time[best] { best = variable }
    }
    return best
  }
}
