/// The rows of the problem, and the same entries by column.
///
/// Terms lie one row after the other; a column lists the rows that mention its variable. Rows are
/// linked into the columns when the solver first looks at them, so that a bulk load costs one pass.
struct RowTable: ~Copyable {
  // One entry a row.
  var start = Buffer<Int32>()
  var count = Buffer<Int32>()
  /// Right side, scaled.
  var constant = Buffer<Double>()
  var givenWeight = RareValues(usual: 1)
  /// The power of two that the row was multiplied by, as an exponent.
  private var scaleExponent = Buffer<Int8>()
  var relation = Buffer<Relation>()
  /// Index of the priority level.
  var level = Buffer<Int32>()
  /// Creation number: what "older" means for a row, and what tells apart the rows that have lived
  /// at one place. 0 marks a free place.
  var serial = Buffer<UInt32>()
  var isLinked = Buffer<Bool>()

  // One entry a term, in row order.
  var termVariable = Buffer<Int32>()
  var termCoefficient = Buffer<Double>()
  /// Where in its column the term is.
  var termPlace = Buffer<Int32>()
  private var deadTerms = 0

  // One entry a variable.
  var columnStart = Buffer<Int32>()
  var columnCount = Buffer<Int32>()
  /// How many of the column's rows are active; they come first.
  var columnActive = Buffer<Int32>()
  var columnCapacity = Buffer<Int32>()
  // One entry a place in a column.
  var entryRow = Buffer<Int32>()
  var entryCoefficient = Buffer<Double>()
  var entryTerm = Buffer<Int32>()
  var deadEntries = 0

  private var freePlaces = Buffer<Int32>()
  private(set) var liveCount = 0
  private var nextSerial: UInt32

  /// An empty table whose rows are numbered from `firstSerial`.
  init(firstSerial: UInt32) {
    nextSerial = firstSerial
  }

  mutating func account(_ ledger: inout StorageLedger) {
    ledger.visit(&start)
    ledger.visit(&count)
    ledger.visit(&constant)
    givenWeight.account(&ledger)
    ledger.visit(&scaleExponent)
    ledger.visit(&relation)
    ledger.visit(&level)
    ledger.visit(&serial)
    ledger.visit(&isLinked)
    ledger.visit(&termVariable)
    ledger.visit(&termCoefficient)
    ledger.visit(&termPlace)
    ledger.visit(&columnStart)
    ledger.visit(&columnCount)
    ledger.visit(&columnActive)
    ledger.visit(&columnCapacity)
    ledger.visit(&entryRow)
    ledger.visit(&entryCoefficient)
    ledger.visit(&entryTerm)
    ledger.visit(&freePlaces)
  }

  /// How many creation numbers are left.
  var serialsLeft: UInt32 { .max - nextSerial }

  /// One more than the largest place in use.
  var places: Int32 { Int32(truncatingIfNeeded: start.count) }
  var termCount: Int { termVariable.count }

  func isLive(_ row: Int32) -> Bool { serial[row] != 0 }

  // MARK: Rows

  /// The places of a row's terms.
  @inline(__always)
  func terms(of row: Int32) -> Range<Int32> {
    let first = start[row]
    return Range(uncheckedBounds: (first, first + count[row]))
  }

  /// The power of two that a row was multiplied by.
  func scale(_ row: Int32) -> Double { powerOfTwo(scaleExponent[row]) }

  func setScale(_ row: Int32, _ scale: Double) {
    scaleExponent[row] = Int8(truncatingIfNeeded: scale.exponent)
  }

  /// Weight of the scaled violation: the given weight divided by the scale.
  @inline(__always)
  func weight(_ row: Int32) -> Double { givenWeight[row] * powerOfTwo(-scaleExponent[row]) }

  @inline(__always)
  private func powerOfTwo(_ exponent: Int8) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: 1023 + Int(exponent)) << 52)
  }

  /// Takes storage for so many more rows and terms at once.
  mutating func reserve(rows: Int, terms: Int) {
    let rowCount = start.count + rows
    start.reserve(rowCount)
    count.reserve(rowCount)
    constant.reserve(rowCount)
    scaleExponent.reserve(rowCount)
    relation.reserve(rowCount)
    level.reserve(rowCount)
    serial.reserve(rowCount)
    isLinked.reserve(rowCount)
    let termsInAll = termCount + terms
    termVariable.reserve(termsInAll)
    termCoefficient.reserve(termsInAll)
    termPlace.reserve(termsInAll)
  }

  /// Takes storage for `count` variables in all.
  mutating func reserve(columns count: Int) {
    columnStart.reserve(count)
    columnCount.reserve(count)
    columnActive.reserve(count)
    columnCapacity.reserve(count)
  }

  mutating func addColumn() {
    columnStart.append(0)
    columnCount.append(0)
    columnActive.append(0)
    columnCapacity.append(0)
  }

  /// A place for a row without terms.
  mutating func addRow() -> Int32 {
    let row: Int32
    if freePlaces.count > 0 {
      row = freePlaces.removeLast()
    } else {
      row = places
      start.append(0)
      count.append(0)
      constant.append(0)
      scaleExponent.append(0)
      relation.append(.equal)
      level.append(0)
      serial.append(0)
      isLinked.append(false)
    }
    serial[row] = nextSerial
    nextSerial += 1
    isLinked[row] = false
    count[row] = 0
    liveCount += 1
    return row
  }

  /// Makes the row live again that was the last to be freed.
  mutating func reviveRow(serial old: UInt32) -> Int32 {
    let row = freePlaces.removeLast()
    serial[row] = old
    liveCount += 1
    return row
  }

  /// Frees the place of a row that is not linked.
  mutating func freeRow(_ row: Int32) {
    assert(!isLinked[row])
    deadTerms += Int(count[row])
    count[row] = 0
    serial[row] = 0
    freePlaces.append(row)
    liveCount -= 1
  }

  /// Gives a row that is not linked its terms: distinct variables, no zeros.
  mutating func setTerms(
    _ row: Int32, variables: borrowing Buffer<Int32>, coefficients: borrowing Buffer<Double>
  ) {
    assert(!isLinked[row])
    deadTerms += Int(count[row])
    if deadTerms > 1024 && deadTerms > termCount / 2 {
      count[row] = 0
      compactTerms()
    }
    start[row] = Int32(truncatingIfNeeded: termCount)
    count[row] = Int32(truncatingIfNeeded: variables.count)
    for k in 0..<variables.count {
      termVariable.append(variables[k])
      termCoefficient.append(coefficients[k])
      termPlace.append(0)
    }
  }

  /// Closes the gaps that removed rows left among the terms.
  private mutating func compactTerms() {
    var order = Buffer<Int32>()
    for row in 0..<places where isLive(row) && count[row] > 0 { order.append(row) }
    let starts = start.base
    sort(order.all) { starts[Int($0)] < starts[Int($1)] }
    var next: Int32 = 0
    for k in 0..<order.count {
      let row = order[k]
      let from = start[row]
      for offset in 0..<count[row] {
        let old = from + offset
        termVariable[next] = termVariable[old]
        termCoefficient[next] = termCoefficient[old]
        termPlace[next] = termPlace[old]
        if isLinked[row] {
          entryTerm[columnStart[termVariable[next]] + termPlace[next]] = next
        }
        next += 1
      }
      start[row] = next - count[row]
    }
    termVariable.resize(Int(next), 0)
    termCoefficient.resize(Int(next), 0)
    termPlace.resize(Int(next), 0)
    deadTerms = 0
  }
}
