/// The order in which equalities are matched to variables.
///
/// By priority, then by the age of their variables, so that rows that place something from outside come before
/// those that depend on it. The order of creation of rows does not matter: the cost of a layout does not depend on
/// how it was put together.
extension BasicSolution {
  func orderForMatching(_ order: inout Buffer<Int32>) {
    var byVariable = Buffer<Int32>()
    orderByNewestVariable(&byVariable)
    var rank = Buffer<Int32>()
    rank.resize(levels.count)
    for k in 0..<levels.order.count { rank[levels.order[k]] = Int32(truncatingIfNeeded: k) }
    var starts = Buffer<Int32>()
    starts.resize(levels.order.count + 1)
    for k in 0..<byVariable.count {
      starts[rank[table.penalties.lowerLevel[byVariable[k]]] + 1] += 1
    }
    for k in 1..<starts.count { starts[k] += starts[k - 1] }
    order.resize(byVariable.count)
    for k in 0..<byVariable.count {
      let place = rank[table.penalties.lowerLevel[byVariable[k]]]
      order[starts[place]] = byVariable[k]
      starts[place] += 1
    }
  }

  /// The same for a few rows.
  func orderForMatching(few rows: UnsafeMutableBufferPointer<Int32>) {
    sort(rows) { a, b in
      let (high, low) = (priority(of: a), priority(of: b))
      if high != low { return high > low }
      let (newest, other) = (newestVariable(of: a), newestVariable(of: b))
      return newest != other ? newest < other : precedes(a, b)
    }
  }

  /// All equalities with terms, by their newest variable.
  private func orderByNewestVariable(_ order: inout Buffer<Int32>) {
    var newest = Buffer<Int32>()
    var first = Buffer<Int32>()
    var end = Buffer<Int32>()
    first.resize(Int(basis.positions) + 1)
    for row in 0..<table.places {
      let isEqual = table.isLive(row) && table.penalties.isEquality(row)
      newest.append(isEqual ? newestVariable(of: row) : -1)
      if newest[row] >= 0 { first[newest[row] + 1] += 1 }
    }
    for variable in 0..<basis.positions {
      first[variable + 1] += first[variable]
      end.append(first[variable])
    }
    order.resize(Int(first[basis.positions]))
    for row in 0..<table.places where newest[row] >= 0 {
      let variable = newest[row]
      insert(row, into: order, from: Int(first[variable]), to: Int(end[variable]))
      end[variable] += 1
    }
  }

  /// Insertion sort where few rows share their newest variable; many are left as they come.
  private func insert(
    _ row: Int32, into order: borrowing Buffer<Int32>, from first: Int, to end: Int
  ) {
    var k = end
    while k > first && end - first <= 32 && precedes(row, order[k - 1]) {
      order[k] = order[k - 1]
      k -= 1
    }
    order[k] = row
  }

  /// Fewer terms first, then older variables, then smaller constants.
  @inline(never)
  private func precedes(_ row: Int32, _ other: Int32) -> Bool {
    if table.count(of: row) != table.count(of: other) {
      return table.count(of: row) < table.count(of: other)
    }
    let sum = variableSum(row)
    let otherSum = variableSum(other)
    return sum != otherSum ? sum < otherSum : table.constant[row] < table.constant[other]
  }

  private func variableSum(_ row: Int32) -> Int {
    var sum = 0
    for term in table.terms(of: row) {
      sum += Int(table.terms.variable[term])
    }
    return sum
  }

  @inline(__always)
  private func newestVariable(of row: Int32) -> Int32 {
    var newest: Int32 = -1
    for term in table.terms(of: row) {
      newest = max(newest, table.terms.variable[term])
    }
    return newest
  }
}
