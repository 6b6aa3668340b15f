/// The order in which rows are offered a variable each.
///
/// Equalities by priority, then violated inequalities by priority; within those the rows of older
/// variables first, so that what is placed from outside comes before what hangs on it. The order in
/// which the rows were made does not matter: a layout costs the same however it was put together.
extension Engine {
  func orderForMatching(_ order: inout Buffer<Int32>) {
    var byVariable = Buffer<Int32>()
    orderByNewestVariable(&byVariable)
    var rank = Buffer<Int32>()
    rank.resize(levels.count, 0)
    for k in 0..<levels.order.count { rank[levels.order[k]] = Int32(truncatingIfNeeded: k) }
    var starts = Buffer<Int32>()
    starts.resize(levels.order.count * 2 + 1, 0)
    var buckets = Buffer<Int32>()
    for k in 0..<byVariable.count {
      let bucket = matchingBucket(byVariable[k], rank)
      buckets.append(bucket)
      if bucket >= 0 { starts[bucket + 1] += 1 }
    }
    for k in 1..<starts.count { starts[k] += starts[k - 1] }
    order.resize(Int(starts[starts.count - 1]), 0)
    for k in 0..<byVariable.count where buckets[k] >= 0 {
      order[starts[buckets[k]]] = byVariable[k]
      starts[buckets[k]] += 1
    }
    let inequalities = levels.order.count == 0 ? 0 : starts[levels.order.count - 1]
    sortByViolation(&order, from: inequalities)
  }

  private func matchingBucket(_ row: Int32, _ rank: borrowing Buffer<Int32>) -> Int32 {
    if table.relation[row] == .equal { return rank[table.level[row]] }
    evaluate(row)
    let isViolated =
      table.relation[row] == .atMost
      ? residual[row] > Double(tolerance[row]) : residual[row] < -Double(tolerance[row])
    return isViolated ? Int32(truncatingIfNeeded: levels.order.count) + rank[table.level[row]] : -1
  }

  /// Of the inequalities of one level those violated most come first: they are the ones that hold.
  private func sortByViolation(_ order: inout Buffer<Int32>, from first: Int32) {
    var place = Buffer<Int32>()
    place.resize(Int(table.places), 0)
    for k in Int(first)..<order.count { place[order[k]] = Int32(truncatingIfNeeded: k) }
    sort(UnsafeMutableBufferPointer(rebasing: order.all[Int(first)...])) { a, b in
      let high = levels.priority[table.level[a]]
      let other = levels.priority[table.level[b]]
      if high != other { return high > other }
      let size = abs(residual[a])
      let otherSize = abs(residual[b])
      return size != otherSize ? size > otherSize : place[a] < place[b]
    }
  }

  /// All rows with terms, by their newest variable.
  private func orderByNewestVariable(_ order: inout Buffer<Int32>) {
    order.reserve(table.liveCount)
    for variable in 0..<basis.slots {
      let first = order.count
      for entry in table.entries(variable)
      where newestVariable(of: table.entryRow[entry]) == variable {
        insert(table.entryRow[entry], into: &order, from: first)
      }
    }
  }

  /// Insertion sort where few rows share their newest variable; many are left as they come.
  private func insert(_ row: Int32, into order: inout Buffer<Int32>, from first: Int) {
    order.append(row)
    var k = order.count - 1
    if k - first > 32 { return }
    while k > first && precedes(row, order[k - 1]) {
      order[k] = order[k - 1]
      k -= 1
    }
    order[k] = row
  }

  /// Fewer terms first, then older variables, then smaller constants.
  private func precedes(_ row: Int32, _ other: Int32) -> Bool {
    if table.count[row] != table.count[other] { return table.count[row] < table.count[other] }
    let sum = variableSum(row)
    let otherSum = variableSum(other)
    return sum != otherSum ? sum < otherSum : table.constant[row] < table.constant[other]
  }

  private func variableSum(_ row: Int32) -> Int {
    var sum = 0
    for term in table.terms(of: row) {
      sum += Int(table.termVariable[term])
    }
    return sum
  }

  private func newestVariable(of row: Int32) -> Int32 {
    var newest: Int32 = -1
    for term in table.terms(of: row) {
      newest = max(newest, table.termVariable[term])
    }
    return newest
  }
}
