/// The columns of the table: for every variable the rows that mention it, those that are active first.
extension RowTable {
  /// Enters a row into the columns of its variables.
  func link(_ row: Int32) {
    assert(!isLinked[row])
    isLinked[row] = true
    for term in terms(of: row) {
      let variable = termVariable[term]
      if column[variable].count == column[variable].capacity { growColumn(variable) }
      let place = column[variable].count
      let entry = column[variable].start + place
      entryRow[entry] = row
      entryCode[entry] = termCoefficient.code(of: term)
      entryTerm[entry] = term
      termPlace[term] = place
      column[variable].count = place + 1
    }
  }

  /// Takes a row out of the columns of its variables.
  func unlink(_ row: Int32) {
    assert(isLinked[row])
    isLinked[row] = false
    for term in terms(of: row) {
      let variable = termVariable[term]
      let last = column[variable].count - 1
      let hole = column[variable].start + termPlace[term]
      let filler = column[variable].start + last
      entryRow[hole] = entryRow[filler]
      entryCode[hole] = entryCode[filler]
      entryTerm[hole] = entryTerm[filler]
      termPlace[entryTerm[hole]] = termPlace[term]
      column[variable].count = last
    }
  }

  /// The places of all rows of a column.
  @inline(__always)
  func entries(_ variable: Int32) -> Range<Int32> {
    let column = column[variable]
    return Range(uncheckedBounds: (column.start, column.start + column.count))
  }

  /// The places of a column's active rows.
  @inline(__always)
  func activeEntries(_ variable: Int32) -> Range<Int32> {
    let column = column[variable]
    return Range(uncheckedBounds: (column.start, column.start + column.active))
  }

  /// The places of a column's inactive rows.
  @inline(__always)
  func inactiveEntries(_ variable: Int32) -> Range<Int32> {
    let column = column[variable]
    return Range(uncheckedBounds: (column.start + column.active, column.start + column.count))
  }

  /// The coefficient of the variable in the row at a place of its column.
  @inline(__always)
  func coefficient(at entry: Int32) -> Double {
    termCoefficient.number(entryCode[entry], of: entryTerm[entry])
  }

  /// Adds what the speed of a column's variable contributes to the rates of its inactive rows.
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
      exchange(term, withPlace: column[variable].active)
      column[variable].active += 1
    }
  }

  /// Moves a row to the back part of its columns.
  func deactivate(_ row: Int32) {
    for term in terms(of: row) {
      let variable = termVariable[term]
      column[variable].active -= 1
      exchange(term, withPlace: column[variable].active)
    }
  }

  /// Moves all rows to the back parts.
  func deactivateAll() {
    for variable in 0..<column.count { column[variable].active = 0 }
  }

  @inline(__always)
  private func exchange(_ term: Int32, withPlace place: Int32) {
    let old = termPlace[term]
    if old == place { return }
    let first = column[termVariable[term]].start
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

  /// Links all rows, in the back parts, with columns of exactly the needed length: one pass over the terms,
  /// for bulk loads.
  func linkAll() {
    for variable in 0..<column.count { column[variable] = Column() }
    let (column, line, variables) = (column.base, line.base, termVariable.base)
    let (serial, isLinked, termPlace) = (serial.base, isLinked.base, termPlace.base)
    for row in 0..<Int(places) where serial[row] != 0 {
      isLinked[row] = true
      for term in line[row].places {
        let variable = Int(variables[Int(term)])
        termPlace[Int(term)] = column[variable].count
        column[variable].count += 1
      }
    }
    layOutColumns()
    let (entryRow, entryCode, entryTerm) = (entryRow.base, entryCode.base, entryTerm.base)
    let code = termCoefficient.codes
    for row in 0..<Int(places) where serial[row] != 0 {
      for term in line[row].places {
        let entry = Int(column[Int(variables[Int(term)])].start + termPlace[Int(term)])
        entryRow[entry] = Int32(truncatingIfNeeded: row)
        entryCode[entry] = code[Int(term)]
        entryTerm[entry] = term
      }
    }
  }

  /// Gives all columns their places, one after the other.
  private func layOutColumns() {
    var next: Int32 = 0
    for variable in 0..<column.count {
      column[variable].start = next
      column[variable].capacity = column[variable].count + column[variable].count >> 6
      next += column[variable].capacity
    }
    entryRow.resize(Int(next))
    entryCode.resize(Int(next))
    entryTerm.resize(Int(next))
    deadEntries = 0
  }

  private func growColumn(_ variable: Int32) {
    let old = column[variable]
    deadEntries += Int(old.capacity)
    if deadEntries > 1024 && deadEntries > entryRow.count / 2 {
      compactColumns(growing: variable)
      return
    }
    let capacity = max(4, old.capacity * 2)
    let fresh = Int32(truncatingIfNeeded: entryRow.count)
    entryRow.resize(entryRow.count + Int(capacity))
    entryCode.resize(entryRow.count)
    entryTerm.resize(entryRow.count)
    for k in 0..<old.count {
      entryRow[fresh + k] = entryRow[old.start + k]
      entryCode[fresh + k] = entryCode[old.start + k]
      entryTerm[fresh + k] = entryTerm[old.start + k]
    }
    column[variable].start = fresh
    column[variable].capacity = capacity
  }

  /// Lays all columns out again with a little room each, and twice the room for `growing`.
  private func compactColumns(growing: Int32) {
    var total = 0
    for variable in 0..<Int32(truncatingIfNeeded: column.count) {
      let count = column[variable].count
      let capacity = variable == growing ? max(4, count * 2) : count + 1 + count / 4
      column[variable].capacity = capacity
      total += Int(capacity)
    }
    var rows = Buffer<Int32>()
    var codes = Buffer<UInt8>()
    var terms = Buffer<Int32>()
    rows.resize(total)
    codes.resize(total)
    terms.resize(total)
    var next: Int32 = 0
    for variable in 0..<column.count {
      let old = column[variable]
      for k in 0..<old.count {
        rows[next + k] = entryRow[old.start + k]
        codes[next + k] = entryCode[old.start + k]
        terms[next + k] = entryTerm[old.start + k]
      }
      column[variable].start = next
      next += old.capacity
    }
    entryRow.replace(by: rows)
    entryCode.replace(by: codes)
    entryTerm.replace(by: terms)
    deadEntries = 0
  }
}
