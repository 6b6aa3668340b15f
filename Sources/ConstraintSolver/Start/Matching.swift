/// Bipartite matching of rows and variables, by augmenting paths of bounded length.
final class Matching {
  /// The row of a variable, or what else is known of it.
  private(set) var rowOf = Buffer<Int32>()
  private var visited = Buffer<Int32>()
  private var visit: Int32 = 0
  private var budget = 0
  /// By term: whether it cancels out of its row; empty if none does.
  private var cancels = Buffer<Bool>()
  /// Whether variables that have a size of their own may be taken, and whether one was passed over.
  private var areSizedTaken = false
  private var isSizedPassed = false
  /// The variable that was free until the last row was matched.
  private var taken: Int32 = -1
  /// What the last cold start matched.
  var kept = MatchedRows()

  private static let depth = 6
  private static let visits = 48

  /// The variable has no row.
  static let free: Int32 = -1
  /// The variable cannot be taken.
  private static let closed: Int32 = -2
  /// The variable has no row, but an inequality is about it alone.
  private static let bounded: Int32 = -3
  /// The variable has no row, but inequalities hold it from both sides at the same place: its own size.
  private static let sized: Int32 = -4

  /// All variables are free, and some terms cancel.
  init(variables: Int, cancels: consuming Buffer<Bool>) {
    self.cancels = cancels
    rowOf.resize(variables, Matching.free)
    visited.resize(variables)
  }

  /// All variables are closed.
  init() {}

  func reserve(variables: Int) {
    rowOf.resize(variables, Matching.closed)
    visited.resize(variables)
  }

  /// Whether a variable has neither a row nor a bound.
  @inline(__always)
  func isFree(_ variable: Int32) -> Bool { rowOf[variable] == Matching.free }

  func isClosed(_ variable: Int32) -> Bool { rowOf[variable] == Matching.closed }

  func open(_ variable: Int32) { rowOf[variable] = Matching.free }

  /// Closes a variable; returns its row, or a negative number.
  func close(_ variable: Int32) -> Int32 {
    let row = rowOf[variable]
    rowOf[variable] = Matching.closed
    return row
  }

  func account(_ memory: inout MemoryAccount) {
    memory.add(&rowOf)
    memory.add(&visited)
  }

  /// Remembers that an inequality is about an unmatched variable alone, or two that leave it one value.
  @inline(__always)
  func noteBound(on variable: Int32, isSize: Bool) {
    if isClosed(variable) { return }
    if isSize {
      rowOf[variable] = Matching.sized
    } else if rowOf[variable] == Matching.free {
      rowOf[variable] = Matching.bounded
    }
  }

  /// Finds a variable for a row, moving other rows to other variables if need be; one that has a size of
  /// its own, if there is no other. Returns one that was free and has a row now; -1 for none.
  @discardableResult
  func match(_ row: Int32, _ table: RowTable) -> Int32 {
    isSizedPassed = false
    areSizedTaken = false
    taken = -1
    if search(row, table) || !isSizedPassed { return taken }
    areSizedTaken = true
    _ = search(row, table)
    return taken
  }

  @inline(__always)
  private func search(_ row: Int32, _ table: RowTable) -> Bool {
    visit &+= 1
    budget = Matching.visits
    return augment(row, Matching.depth, table)
  }

  private func augment(_ row: Int32, _ depth: Int, _ table: RowTable) -> Bool {
    let free = newestFree(row, table)
    if free >= 0 {
      if isFree(free) { taken = free }
      rowOf[free] = row
      return true
    }
    if depth == 0 { return false }
    for term in table.terms(of: row) {
      let variable = table.terms.variable[term]
      if visited[variable] == visit || budget == 0 || rowOf[variable] < 0 { continue }
      if !isUsable(term, table) { continue }
      visited[variable] = visit
      budget -= 1
      if augment(rowOf[variable], depth - 1, table) {
        rowOf[variable] = row
        return true
      }
    }
    return false
  }

  /// The newest of the row's unmatched variables, of those without bounds if there are any: hosts
  /// place what is new relative to what is there, and it is mostly sizes that have bounds of their
  /// own.
  private func newestFree(_ row: Int32, _ table: RowTable) -> Int32 {
    var newest: Int32 = -1
    for term in table.terms(of: row) {
      let variable = table.terms.variable[term]
      if rowOf[variable] >= 0 || isClosed(variable) || !isUsable(term, table) { continue }
      if rowOf[variable] == Matching.sized && !areSizedTaken {
        isSizedPassed = true
        continue
      }
      if newest < 0 || isFreer(variable, newest) { newest = variable }
    }
    return newest
  }

  private func isFreer(_ variable: Int32, _ other: Int32) -> Bool {
    let isFree = rowOf[variable] == Matching.free
    return isFree == (rowOf[other] == Matching.free) ? variable > other : isFree
  }

  /// Whether a row may define the variable of a term.
  @inline(__always)
  private func isUsable(_ term: Int32, _ table: RowTable) -> Bool {
    abs(table.terms.coefficient[term]) >= Tolerance.smallCoefficient
      && (cancels.count == 0 || !cancels[term])
  }
}
