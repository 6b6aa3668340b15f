/// Linking rows into the columns of their variables, those that are active in front.
extension RowTable {
  /// Enters a row into the columns of its variables.
  func link(_ row: Int32) {
    assert(!isLinked[row])
    isLinked[row] = true
    for term in terms(of: row) {
      let variable = terms.variable[term]
      if columns.span[variable].count == columns.span[variable].capacity { columns.grow(variable) }
      let place = columns.span[variable].count
      let entry = columns.span[variable].start + place
      columns.row[entry] = row
      columns.code[entry] = terms.coefficient.code(of: term)
      columns.term[entry] = term
      terms.place[term] = place
      columns.span[variable].count = place + 1
    }
  }

  /// Takes a row out of the columns of its variables.
  func unlink(_ row: Int32) {
    assert(isLinked[row])
    isLinked[row] = false
    for term in terms(of: row) {
      let variable = terms.variable[term]
      let last = columns.span[variable].count - 1
      let hole = columns.span[variable].start + terms.place[term]
      let filler = columns.span[variable].start + last
      columns.row[hole] = columns.row[filler]
      columns.code[hole] = columns.code[filler]
      columns.term[hole] = columns.term[filler]
      terms.place[columns.term[hole]] = terms.place[term]
      columns.span[variable].count = last
    }
  }

  /// The places of all rows of a column.
  @inline(__always)
  func entries(_ variable: Int32) -> Range<Int32> {
    let column = columns.span[variable]
    return Range(uncheckedBounds: (column.start, column.start + column.count))
  }

  /// The places of a column's active rows.
  @inline(__always)
  func activeEntries(_ variable: Int32) -> Range<Int32> {
    let column = columns.span[variable]
    return Range(uncheckedBounds: (column.start, column.start + column.active))
  }

  /// The places of a column's inactive rows.
  @inline(__always)
  func inactiveEntries(_ variable: Int32) -> Range<Int32> {
    let column = columns.span[variable]
    return Range(uncheckedBounds: (column.start + column.active, column.start + column.count))
  }

  /// The coefficient of the variable in the row at a place of its column.
  @inline(__always)
  func coefficient(at entry: Int32) -> Double {
    terms.coefficient.number(columns.code[entry], of: columns.term[entry])
  }

  /// Adds what the speed of a column's variable contributes to the rates of its inactive rows.
  @inline(__always)
  func addRates(of variable: Int32, _ speed: Double, to rates: WorkVector) {
    for entry in inactiveEntries(variable) {
      rates.add(columns.row[entry], coefficient(at: entry) * speed)
    }
  }

  /// Moves a row to the front part of its columns.
  func activate(_ row: Int32) {
    for term in terms(of: row) {
      let variable = terms.variable[term]
      exchange(term, withPlace: columns.span[variable].active)
      columns.span[variable].active += 1
    }
  }

  /// Moves a row to the back part of its columns.
  func deactivate(_ row: Int32) {
    for term in terms(of: row) {
      let variable = terms.variable[term]
      columns.span[variable].active -= 1
      exchange(term, withPlace: columns.span[variable].active)
    }
  }

  /// Moves all rows to the back parts.
  func deactivateAll() {
    for variable in 0..<columns.span.count { columns.span[variable].active = 0 }
  }

  @inline(__always)
  private func exchange(_ term: Int32, withPlace place: Int32) {
    let old = terms.place[term]
    if old == place { return }
    let first = columns.span[terms.variable[term]].start
    let other = columns.term[first + place]
    let row = columns.row[first + old]
    columns.row[first + old] = columns.row[first + place]
    columns.code[first + old] = terms.coefficient.code(of: other)
    columns.term[first + old] = other
    terms.place[other] = old
    columns.row[first + place] = row
    columns.code[first + place] = terms.coefficient.code(of: term)
    columns.term[first + place] = term
    terms.place[term] = place
  }

  /// Links all rows, in the back parts, with columns of exactly the needed length: one pass over the terms,
  /// for bulk loads.
  func linkAll() {
    for variable in 0..<columns.span.count { columns.span[variable] = Column() }
    let (column, line, variables) = (columns.span.base, line.base, terms.variable.base)
    let (serial, isLinked, termPlace) = (serial.base, isLinked.base, terms.place.base)
    for row in 0..<Int(places) where serial[row] != 0 {
      isLinked[row] = true
      for term in line[row].places {
        let variable = Int(variables[Int(term)])
        termPlace[Int(term)] = column[variable].count
        column[variable].count += 1
      }
    }
    columns.layOut()
    let (entryRow, entryCode, entryTerm) = (columns.row.base, columns.code.base, columns.term.base)
    let code = terms.coefficient.codes
    for row in 0..<Int(places) where serial[row] != 0 {
      for term in line[row].places {
        let entry = Int(column[Int(variables[Int(term)])].start + termPlace[Int(term)])
        entryRow[entry] = Int32(truncatingIfNeeded: row)
        entryCode[entry] = code[Int(term)]
        entryTerm[entry] = term
      }
    }
  }
}
