/// Forward solves that follow numbers.
///
/// Most of a layout may depend on the variables that go into a solve, and yet nearly all of it may
/// stay where it is: the width of a box is its right edge less its left edge, and both move. Where
/// that happens again and again, variables get ranks: a variable comes after those that it depends
/// on. A solve then takes pending variables by rank, and follows none that came to 0.
///
/// Exchanges leave ranks as they are. A solve that meets a variable which should come later raises
/// its rank; if the variable has been solved for already, it is solved for again, as everything is
/// linear.
extension Basis {
  /// A variable that a solve has come to and not yet solved for.
  struct Pending: HeapElement {
    var rank: Int32
    var variable: Int32

    @inline(__always)
    func comesBefore(_ other: Pending) -> Bool { rank < other.rank }
  }

  var isOrdered: Bool { rank.count > 0 }

  func forgetOrder() {
    rank.removeAll()
    idle = 0
    movers = 0
  }

  /// Gives variables ranks once searches have found too many in vain.
  func rankIfDue(found: Int, idle new: Int, _ table: RowTable) {
    idle = max(0, idle + new - WorkLimit.idleForEach * (found - new))
    if idle > WorkLimit.idle(variables: row.count) && !table.isExtended { rankAll(table) }
  }

  private func rankAll(_ table: RowTable) {
    rank.resize(row.count)
    beginSearch()
    for variable in 0..<positions { searchDefinitions(of: variable, table, within: Everywhere()) }
    countWork(finished.count)
    for place in 0..<finished.count { rank[finished[place]] = Int32(truncatingIfNeeded: place) }
  }

  /// Solves with T for what goes in, as `solveSymbolically` does, but enters nothing that does not move.
  func solveNumerically(
    _ right: WorkVector, into x: WorkVector, rates rate: WorkVector, hasRates: Bool,
    _ table: RowTable
  ) {
    beginSearch()
    pending.removeAll()
    for position in right.index.all where right[position] != 0 {
      meet(pivotVariable[position], after: -1)
    }
    var visits = 0
    var repeats = 0
    while let variable = takePending() {
      visits += 1
      let own = positionOfVariable[variable]
      let value = right[own] / pivot[own]
      right[own] = 0
      if value == 0 { continue }
      if x.contains(variable) { repeats += 1 }
      x.add(variable, value)
      visits += pass(variable, value, right, table)
      if hasRates {
        table.addRates(of: variable, value, to: rate)
        visits += Int(table.inactiveEntries(variable).length)
      }
      if repeats > WorkLimit.repeats(visits: visits) {
        repeats = 0
        rankPending(table)
      }
    }
    countWork(visits)
    movers = x.index.count
  }

  /// Propagates the value of a variable into the rows of T that mention it. Returns how many
  /// entries it visited.
  @inline(__always)
  private func pass(
    _ variable: Int32, _ value: Double, _ right: WorkVector, _ table: RowTable
  ) -> Int {
    let own = positionOfVariable[variable]
    let active = table.activeEntries(variable)
    let line = changedColumns.line(variable)
    for entry in active {
      let position = positionOfRow[table.entryRow[entry]]
      if position == own || isChanged[position] { continue }
      right.add(position, -table.coefficient(at: entry) * value)
      meet(pivotVariable[position], after: rank[variable])
    }
    for entry in line where changedColumns.index[entry] != own {
      right.add(changedColumns.index[entry], -changedColumns.value[entry] * value)
      meet(pivotVariable[changedColumns.index[entry]], after: rank[variable])
    }
    return Int(active.length + line.length)
  }

  /// Makes a variable come after one that it depends on.
  @inline(__always)
  private func meet(_ variable: Int32, after least: Int32) {
    if rank[variable] <= least { rank[variable] = least + 1 }
    if mark[variable] == stamp { return }
    mark[variable] = stamp
    pending.push(Pending(rank: rank[variable], variable: variable))
  }

  /// The next variable to be solved for; one whose rank has been raised since it was met has to wait.
  private func takePending() -> Int32? {
    while pending.count > 0 {
      let next = pending.popFirst()
      let rank = rank[next.variable]
      if next.rank == rank {
        mark[next.variable] = 0
        return next.variable
      }
      pending.push(Pending(rank: rank, variable: next.variable))
    }
    return nil
  }

  /// Computes ranks anew when too many were wrong, also for what is pending.
  private func rankPending(_ table: RowTable) {
    rankAll(table)
    beginSearch()
    for place in 0..<pending.count {
      let variable = pending[place].variable
      mark[variable] = stamp
      pending[place].rank = rank[variable]
    }
    pending.heapify()
  }

  // MARK: Exchanges

  /// Takes into use, as 0, the variables on the way from one that moves to a row, as far as they do not
  /// move: an exchange in T has to know them.
  func reach(from start: Int32, to newRow: Int32, _ reached: WorkVector, _ table: RowTable) {
    beginSearch()
    if newRow < 0 {
      searchDefinitions(of: Basis.owner(newRow), table, within: Everywhere())
    } else {
      for term in table.terms(of: newRow) {
        searchDefinitions(of: table.termVariable[term], table, within: Everywhere())
      }
    }
    countWork(finished.count)
    reached.use(start)
    for variable in finished.all where isDefined(variable, byAnyOf: reached, table) {
      reached.use(variable)
    }
  }

  private func isDefined(
    _ variable: Int32, byAnyOf reached: WorkVector, _ table: RowTable
  ) -> Bool {
    let position = positionOfVariable[variable]
    if isChanged[position] {
      for entry in changedRows.line(position) where reached.contains(changedRows.index[entry]) {
        return true
      }
    } else if row[position] >= 0 {
      for term in table.terms(of: row[position]) where reached.contains(table.termVariable[term]) {
        return true
      }
    }
    return false
  }
}
