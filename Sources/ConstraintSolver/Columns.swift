/// The columns of the table: for every variable the rows that mention it, those that are active first.
extension RowTable {
  /// Enters a row into the columns of its variables.
  func link(_ row: Int32) {
    assert(!isLinked[row])
    isLinked[row] = true
    for term in terms(of: row) {
      let variable = termVariable[term]
      if columnCount[variable] == columnCapacity[variable] { growColumn(variable) }
      let place = columnCount[variable]
      let entry = columnStart[variable] + place
      entryRow[entry] = row
      entryCode[entry] = termCoefficient.code(of: term)
      entryTerm[entry] = term
      termPlace[term] = place
      columnCount[variable] = place + 1
    }
  }

  /// Takes a row out of the columns of its variables.
  func unlink(_ row: Int32) {
    assert(isLinked[row])
    isLinked[row] = false
    for term in terms(of: row) {
      let variable = termVariable[term]
      let last = columnCount[variable] - 1
      let hole = columnStart[variable] + termPlace[term]
      let filler = columnStart[variable] + last
      entryRow[hole] = entryRow[filler]
      entryCode[hole] = entryCode[filler]
      entryTerm[hole] = entryTerm[filler]
      termPlace[entryTerm[hole]] = termPlace[term]
      columnCount[variable] = last
    }
  }

  /// The places of all rows of a column.
  @inline(__always)
  func entries(_ variable: Int32) -> Range<Int32> {
    let first = columnStart[variable]
    return Range(uncheckedBounds: (first, first + columnCount[variable]))
  }

  /// The places of a column's active rows.
  @inline(__always)
  func activeEntries(_ variable: Int32) -> Range<Int32> {
    let first = columnStart[variable]
    return Range(uncheckedBounds: (first, first + columnActive[variable]))
  }

  /// The places of a column's other rows.
  @inline(__always)
  func inactiveEntries(_ variable: Int32) -> Range<Int32> {
    let first = columnStart[variable]
    return Range(
      uncheckedBounds: (first + columnActive[variable], first + columnCount[variable]))
  }

  /// The coefficient of the variable in the row at a place of its column.
  @inline(__always)
  func coefficient(at entry: Int32) -> Double {
    termCoefficient.number(entryCode[entry], of: entryTerm[entry])
  }

  /// Adds to the rates of a column's other rows what comes of the speed of its variable.
  @inline(__always)
  func addRates(of variable: Int32, _ speed: Double, to rates: WorkVector) {
    for entry in inactiveEntries(variable) {
      rates.add(entryRow[entry], coefficient(at: entry) * speed)
    }
  }

  /// Moves a row to the front part of its columns.
  func activate(_ row: Int32) {
    for term in terms(of: row) {
      let variable = termVariable[term]
      exchange(term, withPlace: columnActive[variable])
      columnActive[variable] += 1
    }
  }

  /// Moves a row to the back part of its columns.
  func deactivate(_ row: Int32) {
    for term in terms(of: row) {
      let variable = termVariable[term]
      columnActive[variable] -= 1
      exchange(term, withPlace: columnActive[variable])
    }
  }

  /// All rows are in the back parts.
  func deactivateAll() {
    for variable in 0..<columnActive.count { columnActive[variable] = 0 }
  }

  private func exchange(_ term: Int32, withPlace place: Int32) {
    let old = termPlace[term]
    if old == place { return }
    let first = columnStart[termVariable[term]]
    let other = entryTerm[first + place]
    let row = entryRow[first + old]
    entryRow[first + old] = entryRow[first + place]
    entryCode[first + old] = termCoefficient.code(of: other)
    entryTerm[first + old] = other
    termPlace[other] = old
    entryRow[first + place] = row
    entryCode[first + place] = termCoefficient.code(of: term)
    entryTerm[first + place] = term
    termPlace[term] = place
  }

  /// Links all rows, none of which may be active, with columns of exactly the needed length: one pass
  /// over the terms, for bulk loads.
  func linkAll() {
    for variable in 0..<columnCount.count { columnCount[variable] = 0 }
    let (start, count, serial, isLinked) = (start.base, count.base, serial.base, isLinked.base)
    let (variables, termPlace, length) = (termVariable.base, termPlace.base, columnCount.base)
    for row in 0..<Int(places) where serial[row] != 0 {
      isLinked[row] = true
      for term in Int(start[row])..<Int(start[row] + count[row]) {
        let variable = Int(variables[term])
        termPlace[term] = length[variable]
        length[variable] += 1
      }
    }
    layOutColumns()
    let (entryRow, entryCode, entryTerm) = (entryRow.base, entryCode.base, entryTerm.base)
    let (columnStart, code) = (columnStart.base, termCoefficient.codes)
    for row in 0..<Int(places) where serial[row] != 0 {
      for term in Int(start[row])..<Int(start[row] + count[row]) {
        let entry = Int(columnStart[Int(variables[term])] + termPlace[term])
        entryRow[entry] = Int32(truncatingIfNeeded: row)
        entryCode[entry] = code[term]
        entryTerm[entry] = Int32(truncatingIfNeeded: term)
      }
    }
  }

  /// Gives all columns their places, one after the other.
  private func layOutColumns() {
    var next: Int32 = 0
    for variable in 0..<columnCount.count {
      columnStart[variable] = next
      columnCapacity[variable] = columnCount[variable] + columnCount[variable] / 64
      next += columnCapacity[variable]
    }
    StorageLedger.reserve(Int(next)) { accountEntries(&$0) }
    entryRow.resize(Int(next), 0)
    entryCode.resize(Int(next), 0)
    entryTerm.resize(Int(next), 0)
    deadEntries = 0
  }

  private func growColumn(_ variable: Int32) {
    let old = columnStart[variable]
    let used = columnCount[variable]
    deadEntries += Int(columnCapacity[variable])
    if deadEntries > 1024 && deadEntries > entryRow.count / 2 {
      compactColumns(growing: variable)
      return
    }
    let capacity = max(4, columnCapacity[variable] * 2)
    let fresh = Int32(truncatingIfNeeded: entryRow.count)
    entryRow.resize(entryRow.count + Int(capacity), 0)
    entryCode.resize(entryRow.count, 0)
    entryTerm.resize(entryRow.count, 0)
    for k in 0..<used {
      entryRow[fresh + k] = entryRow[old + k]
      entryCode[fresh + k] = entryCode[old + k]
      entryTerm[fresh + k] = entryTerm[old + k]
    }
    columnStart[variable] = fresh
    columnCapacity[variable] = capacity
  }

  /// Lays all columns out anew with a little room each, and twice the room for `growing`.
  private func compactColumns(growing: Int32) {
    var total = 0
    for variable in 0..<Int32(truncatingIfNeeded: columnCount.count) {
      columnCapacity[variable] = columnCount[variable] + 1 + columnCount[variable] / 4
      if variable == growing { columnCapacity[variable] = max(4, columnCount[variable] * 2) }
      total += Int(columnCapacity[variable])
    }
    var rows = Buffer<Int32>()
    var codes = Buffer<UInt8>()
    var terms = Buffer<Int32>()
    rows.resize(total, 0)
    codes.resize(total, 0)
    terms.resize(total, 0)
    var next: Int32 = 0
    for variable in 0..<columnCount.count {
      let old = columnStart[variable]
      for k in 0..<columnCount[variable] {
        rows[next + k] = entryRow[old + k]
        codes[next + k] = entryCode[old + k]
        terms[next + k] = entryTerm[old + k]
      }
      columnStart[variable] = next
      next += columnCapacity[variable]
    }
    entryRow.replace(by: rows)
    entryCode.replace(by: codes)
    entryTerm.replace(by: terms)
    deadEntries = 0
  }
}
