/// Depth-first searches for what takes part in a solve, and in which order.
extension Basis {
  /// Forgets what searches have found.
  func beginSearch() {
    stamp &+= 1
    if stamp == 0 {
      mark.refill(mark.count, 0)
      slotMark.refill(slotMark.count, 0)
      stamp = 1
    }
    continuedStamp = 0
    finished.removeAll()
  }

  /// Goes on with the last search if that was begun here, too, so that what it found is not found again.
  func continueSearch() {
    if stamp == 0 || stamp != continuedStamp {
      beginSearch()
      continuedStamp = stamp
    }
    finished.removeAll()
  }

  /// Appends to `finished` everything that depends on `start`, dependents first.
  func searchDependents(of start: Int32, _ table: RowTable) {
    if mark[start] == stamp { return }
    mark[start] = stamp
    stack.append(start)
    cursor.append(0)
    let hasLines = !modifiedColumns.isEmpty
    while stack.count > 0 {
      let variable = stack[stack.count - 1]
      var place = cursor[cursor.count - 1]
      let own = slotOfVariable[variable]
      let active = table.activeEntries(variable)
      let length = active.length
      var next: Int32 = -1
      while place < length {
        let slot = slotOfRow[table.entryRow[active.lowerBound + place]]
        place += 1
        if slot == own || isModified[slot] { continue }
        let candidate = pivotVariable[slot]
        if mark[candidate] == stamp { continue }
        if !hasLines && table.activeEntries(candidate).length == 1 {
          // Nothing but its own definition mentions it.
          mark[candidate] = stamp
          finished.append(candidate)
          continue
        }
        next = candidate
        break
      }
      if next < 0 && hasLines {
        let line = modifiedColumns.line(variable)
        while place - length < line.length {
          let slot = modifiedColumns.index[line.lowerBound + (place - length)]
          place += 1
          if slot == own { continue }
          let candidate = pivotVariable[slot]
          if mark[candidate] != stamp {
            next = candidate
            break
          }
        }
      }
      cursor[cursor.count - 1] = place
      descend(to: next, from: variable)
    }
  }

  func forgetSearch() { finished.removeAll() }

  func wasFound(_ variable: Int32) -> Bool { mark[variable] == stamp }

  /// Appends to `finished` everything within a limit that defines `start`, definitions first.
  func searchDefinitions<Limit: SearchLimit & ~Copyable>(
    of start: Int32, _ table: RowTable, within limit: borrowing Limit
  ) {
    if mark[start] == stamp { return }
    mark[start] = stamp
    stack.append(start)
    cursor.append(0)
    while stack.count > 0 {
      let variable = stack[stack.count - 1]
      var place = cursor[cursor.count - 1]
      let slot = slotOfVariable[variable]
      var next: Int32 = -1
      if !limit.isDefined(variable) {
        next = -1
      } else if isModified[slot] {
        let line = modified.line(slot)
        while place < Int32(truncatingIfNeeded: line.count) {
          let candidate = modified.index[line.lowerBound + place]
          place += 1
          if mark[candidate] != stamp && limit.includes(candidate) {
            next = candidate
            break
          }
        }
      } else if row[slot] >= 0 {
        let first = table.start[row[slot]]
        let length = table.count[row[slot]]
        while place < length {
          let candidate = table.termVariable[first + place]
          place += 1
          if mark[candidate] != stamp && limit.includes(candidate) {
            next = candidate
            break
          }
        }
      }
      cursor[cursor.count - 1] = place
      descend(to: next, from: variable)
    }
  }

  @inline(__always)
  private func descend(to next: Int32, from variable: Int32) {
    if next >= 0 {
      mark[next] = stamp
      stack.append(next)
      cursor.append(0)
    } else {
      finished.append(variable)
      _ = stack.removeLast()
      _ = cursor.removeLast()
    }
  }

  func beginLowerSearch() {
    slotMark.resize(row.count, 0)
    beginSearch()
  }

  func searchLower(_ start: Int32, columns: Bool) {
    if slotMark[start] == stamp { return }
    slotMark[start] = stamp
    stack.append(start)
    cursor.append(0)
    while stack.count > 0 {
      let slot = stack[stack.count - 1]
      var place = cursor[cursor.count - 1]
      let line = columns ? lowerColumns.line(slot) : lowerRows.line(slot)
      var next: Int32 = -1
      while place < Int32(truncatingIfNeeded: line.count) {
        let entry = line.lowerBound + place
        let candidate = columns ? lowerColumns.index[entry] : lowerRows.index[entry]
        place += 1
        if slotMark[candidate] != stamp {
          next = candidate
          break
        }
      }
      cursor[cursor.count - 1] = place
      if next >= 0 {
        slotMark[next] = stamp
        stack.append(next)
        cursor.append(0)
      } else {
        finished.append(slot)
        _ = stack.removeLast()
        _ = cursor.removeLast()
      }
    }
  }
}

/// How far a search of definitions goes.
protocol SearchLimit: ~Copyable {
  /// Whether a variable is looked at.
  func includes(_ variable: Int32) -> Bool
  /// Whether it has a definition to look at.
  func isDefined(_ variable: Int32) -> Bool
}

struct Everywhere: SearchLimit {
  @inline(__always)
  func includes(_ variable: Int32) -> Bool { true }
  @inline(__always)
  func isDefined(_ variable: Int32) -> Bool { true }
}
