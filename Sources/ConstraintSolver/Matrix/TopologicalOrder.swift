/// Topological order of the variables of U, kept from one FTRAN to the next, for numeric instead of symbolic reach.
///
/// Most of a layout may depend on the nonzeros of a right-hand side, and yet nearly all of it may stay where
/// it is: the width of a box is its right edge less its left edge, and both move. Where that happens again
/// and again, variables get ranks, each above those of the variables in its definition. FTRAN then takes
/// pending variables from a heap by rank, and follows none that came to 0.
///
/// Updates of the basis leave ranks as they are. A solve that meets a variable which should come later raises
/// its rank; if the variable has been solved for already, it is solved for again, as everything is linear.
struct TopologicalOrder: ~Copyable {
  /// A variable that a solve has come to and not yet solved for.
  struct Pending: HeapElement {
    var rank: Int32
    var variable: Int32

    @inline(__always)
    func comesBefore(_ other: Pending) -> Bool { rank < other.rank }
  }

  /// By variable; empty while there is no order.
  private var rank = Buffer<Int32>()
  private var pending = Buffer<Pending>()
  /// By how much the unmoved variables that symbolic solves have found exceed the number worth it.
  private var idle = 0
  /// How many variables the last numeric solve moved. If they are many the order is forgotten, but only by
  /// the next solve, as an update in between has to know that the solve was numeric.
  private var movers = 0

  var exists: Bool { rank.count > 0 }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&rank)
    memory.add(&pending)
  }

  mutating func forget() {
    rank.removeAll()
    idle = 0
    movers = 0
  }

  mutating func forgetIfManyMove() {
    if movers > WorkLimit.movers(variables: rank.count) { forget() }
  }

  /// Whether an order pays, after a symbolic solve found variables some of which did not move.
  mutating func pays(found: Int, idle new: Int, variables: Int) -> Bool {
    idle = max(0, idle + new - WorkLimit.idleForEach * (found - new))
    return idle > WorkLimit.idle(variables: variables)
  }

  /// Ranks all variables as a search has found their definitions.
  mutating func set(_ found: borrowing Buffer<Int32>) {
    rank.resize(found.count)
    for place in 0..<found.count { rank[found[place]] = Int32(truncatingIfNeeded: place) }
  }

  // MARK: A numeric solve

  mutating func begin() { pending.removeAll() }

  mutating func end(moved: Int) { movers = moved }

  /// Makes a variable come after one that it depends on.
  @inline(__always)
  mutating func meet(_ variable: Int32, after earlier: Int32, _ search: borrowing DepthFirstSearch)
  {
    let least = earlier < 0 ? -1 : rank[earlier]
    if rank[variable] <= least { rank[variable] = least + 1 }
    if search.mark[variable] == search.stamp { return }
    search.mark[variable] = search.stamp
    pending.push(Pending(rank: rank[variable], variable: variable))
  }

  /// The next variable to be solved for; one whose rank has been raised since it was met has to wait.
  mutating func next(_ search: borrowing DepthFirstSearch) -> Int32? {
    while pending.count > 0 {
      let next = pending.popFirst()
      let rank = rank[next.variable]
      if next.rank == rank {
        search.mark[next.variable] = 0
        return next.variable
      }
      pending.push(Pending(rank: rank, variable: next.variable))
    }
    return nil
  }

  /// Gives pending variables their new ranks.
  mutating func resumePending(_ search: borrowing DepthFirstSearch) {
    for place in 0..<pending.count {
      let variable = pending[place].variable
      search.mark[variable] = search.stamp
      pending[place].rank = rank[variable]
    }
    pending.heapify()
  }
}

extension Basis {
  /// Orders all variables.
  func orderAll(_ table: RowTable) {
    search.begin()
    for variable in 0..<positions { searchDefinitions(of: variable, table, within: Everywhere()) }
    countWork(search.finished.count)
    order.set(search.finished)
  }

  /// FTRAN with U in the topological order kept: enters nothing that does not move.
  func solveNumerically(
    _ right: WorkVector, into x: WorkVector, rates rate: WorkVector, hasRates: Bool,
    _ table: RowTable
  ) {
    search.begin()
    order.begin()
    for position in right.index.all where right[position] != 0 {
      order.meet(upper.pivotVariable[position], after: -1, search)
    }
    var visits = 0
    var repeats = 0
    while let variable = order.next(search) {
      visits += 1
      let own = upper.positionOfVariable[variable]
      let value = right[own] / upper.pivot[own]
      right[own] = 0
      if value == 0 { continue }
      if x.contains(variable) { repeats += 1 }
      x.add(variable, value)
      visits += propagate(variable, value, right, table)
      if hasRates {
        table.addRates(of: variable, value, to: rate)
        visits += Int(table.inactiveEntries(variable).length)
      }
      if repeats > WorkLimit.repeats(visits: visits) {
        repeats = 0
        orderAll(table)
        search.begin()
        order.resumePending(search)
      }
    }
    countWork(visits)
    order.end(moved: x.index.count)
  }

  /// Propagates the value of a variable into the rows of U that mention it. Returns how many entries it
  /// visited.
  @inline(__always)
  private func propagate(
    _ variable: Int32, _ value: Double, _ right: WorkVector, _ table: RowTable
  ) -> Int {
    let own = upper.positionOfVariable[variable]
    let active = table.activeEntries(variable)
    let line = upper.columns.line(variable)
    for entry in active {
      let position = positionOfRow[table.columns.row[entry]]
      if position == own || upper.isChanged[position] { continue }
      right.add(position, -table.coefficient(at: entry) * value)
      order.meet(upper.pivotVariable[position], after: variable, search)
    }
    for entry in line where upper.columns.index[entry] != own {
      let position = upper.columns.index[entry]
      right.add(position, -upper.columns.value[entry] * value)
      order.meet(upper.pivotVariable[position], after: variable, search)
    }
    return Int(active.length + line.length)
  }

  // MARK: Updates

  /// Enters as 0 the variables on the way from one that moves to a row, as far as they do not move: an update
  /// of U has to know them.
  func reach(from start: Int32, to newRow: Int32, _ reached: WorkVector, _ table: RowTable) {
    search.begin()
    if newRow < 0 {
      searchDefinitions(of: Basis.owner(newRow), table, within: Everywhere())
    } else {
      for term in table.terms(of: newRow) {
        searchDefinitions(of: table.terms.variable[term], table, within: Everywhere())
      }
    }
    countWork(search.finished.count)
    reached.use(start)
    for variable in search.finished.all where mentions(variable, anyOf: reached, table) {
      reached.use(variable)
    }
  }

  /// Whether the definition of a variable mentions one that was reached.
  private func mentions(
    _ variable: Int32, anyOf reached: WorkVector, _ table: RowTable
  ) -> Bool {
    let position = upper.positionOfVariable[variable]
    if upper.isChanged[position] {
      for entry in upper.rows.line(position) where reached.contains(upper.rows.index[entry]) {
        return true
      }
    } else if row[position] >= 0 {
      for term in table.terms(of: row[position])
      where reached.contains(table.terms.variable[term]) { return true }
    }
    return false
  }
}
