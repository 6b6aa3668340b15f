/// Many rows at once. Most rows of layouts are plain: a few terms of different variables, the largest
/// coefficient in [1, 2), so that they are stored as they are given. A run of those is copied list by list.
extension Engine {
  /// Adds rows that have been checked, from one of them on: a run of plain ones, or just that one.
  func insertRun(_ given: RowArrays, from first: Int) throws(SolverError) -> Range<Int32> {
    endSweeps()
    if table.hasNoPlace { makeRows(WorkLimit.places(for: given.count - first, beside: 0)) }
    let last = min(given.count, first + table.freshPlaces)
    var end = first
    while end < last && given.isPlain(end) { end += 1 }
    if end == first {
      let row = insertRow(try given[first])
      return row..<row + 1
    }
    let rows = table.addPlain(given, first..<end)
    enter(rows, given, first)
    return rows
  }

  /// Has plain rows enter their levels, which the table has already.
  private func enter(_ rows: Range<Int32>, _ given: RowArrays, _ first: Int) {
    var k = first
    for row in rows {
      enterLevels(row, given.sides(k, given.relation(k)))
      markNew(row)
      k += 1
    }
  }
}

extension RowArrays {
  @inline(__always)
  func terms(_ row: Int) -> Range<Int> {
    Range(uncheckedBounds: (starts[row], starts[row + 1]))
  }

  /// The relation of a row that has been checked.
  @inline(__always)
  func relation(_ row: Int) -> Relation {
    relations[row] == 0 ? .equal : relations[row] < 0 ? .atMost : .atLeast
  }

  /// Whether a row can be stored as it is given. More than a few terms are not looked through.
  @inline(__always)
  func isPlain(_ row: Int) -> Bool {
    let terms = terms(row)
    guard let variables, let coefficients, terms.count <= 4 else { return false }
    var isScaled = false
    for term in terms {
      let size = abs(coefficients[term])
      if size < Tolerance.badlyScaled || size >= 2 { return false }
      if size >= 1 { isScaled = true }
      for earlier in terms.lowerBound..<term
      where variables[earlier].index == variables[term].index { return false }
    }
    return isScaled
  }
}
