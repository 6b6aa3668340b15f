/// Triangular crash: equalities are matched in the order in which they would be solved by substitution.
///
/// Within a level, a row of which all variables but one are known defines that one, which may leave others with one
/// (row singletons). So definitions follow the structure of a layout, whatever was made first: a place follows from
/// what is before it, and not from the cell that happened to be put there late. Variables that have bounds or a size
/// of their own count as known, as they can do without a row. Where no such row is left, the first one in the order
/// of creation is matched, with augmenting paths. (Maros and Mitra, Strategies for creating advanced bases for
/// large-scale linear programming problems, 1998.)
struct TriangularMatching: ~Copyable {
  private let matching: Matching
  private let table: RowTable
  /// Of every equality: how many of its variables have neither a row nor a bound; none once it was looked at.
  private var free = Buffer<Int32>()
  /// Rows with one of these at the present level.
  private var singletons = Buffer<Int32>()

  init(_ matching: Matching, _ table: RowTable) {
    self.matching = matching
    self.table = table
  }

  /// Matches all rows, which come by levels.
  mutating func match(_ order: borrowing Buffer<Int32>) {
    countFree(order)
    var next = 0
    while next < order.count {
      let end = endOfLevel(order, from: next)
      for k in next..<end where free[order[k]] == 1 { singletons.append(order[k]) }
      matchSingletons()
      for k in next..<end {
        match(order[k])
        matchSingletons()
      }
      next = end
    }
  }

  private func endOfLevel(_ order: borrowing Buffer<Int32>, from start: Int) -> Int {
    let level = level(of: order[start])
    var end = start + 1
    while end < order.count && self.level(of: order[end]) == level { end += 1 }
    return end
  }

  private func level(of row: Int32) -> Int32 { table.penalties.lowerLevel[row] }

  private mutating func countFree(_ order: borrowing Buffer<Int32>) {
    free.resize(Int(table.places), TriangularMatching.done)
    for row in order.all {
      free[row] = 0
      for term in table.terms(of: row) where matching.isFree(table.terms.variable[term]) {
        free[row] += 1
      }
    }
  }

  private mutating func matchSingletons() {
    var next = 0
    while next < singletons.count {
      if free[singletons[next]] == 1 { match(singletons[next]) }
      next += 1
    }
    singletons.removeAll()
  }

  private mutating func match(_ row: Int32) {
    if free[row] == TriangularMatching.done { return }
    free[row] = TriangularMatching.done
    let taken = matching.match(row, table)
    if taken < 0 { return }
    for entry in table.entries(taken) { noteTaken(by: table.columns.row[entry], level(of: row)) }
  }

  /// One of the row's variables is not free any more.
  private mutating func noteTaken(by row: Int32, _ level: Int32) {
    if free[row] <= 0 { return }
    free[row] -= 1
    if free[row] == 1 && self.level(of: row) == level { singletons.append(row) }
  }

  private static let done: Int32 = -1
}
