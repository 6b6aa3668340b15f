/// Depth-first searches for what takes part in a solve, and in which order.
extension Basis {
  /// Forgets what searches have found.
  func beginSearch() {
    stamp &+= 1
    if stamp == 0 {
      mark.refill(mark.count)
      positionMark.refill(positionMark.count)
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
    let (mark, stamp) = (mark.base, stamp)  // for good: nothing that is written can be these
    if mark[Int(start)] == stamp { return }
    mark[Int(start)] = stamp
    let hasLines = !changedColumns.isEmpty
    var visit = Visit(start, table.activeEntries(start))
    while true {
      var next: Int32 = -1
      while visit.isGoingOn {
        let position =
          visit.isInLine
          ? changedColumns.index[visit.place] : positionOfRow[table.entryRow[visit.place]]
        visit.place += 1
        if !visit.isInLine && isChanged[position] { continue }
        let candidate = pivotVariable[position]
        if mark[Int(candidate)] == stamp { continue }
        mark[Int(candidate)] = stamp
        if !hasLines && table.activeEntries(candidate).length == 1 {
          // Nothing but its own definition mentions it.
          finished.append(candidate)
          continue
        }
        next = candidate
        break
      }
      if next >= 0 {
        unfinished.append(visit)
        visit = Visit(next, table.activeEntries(next))
      } else if hasLines && !visit.isInLine {
        visit = Visit(visit.variable, changedColumns.line(visit.variable), isInLine: true)
      } else {
        finished.append(visit.variable)
        if unfinished.count == 0 { return }
        visit = unfinished.removeLast()
      }
    }
  }

  func forgetSearch() { finished.removeAll() }

  func wasFound(_ variable: Int32) -> Bool { mark[variable] == stamp }

  /// Appends to `finished` everything within a limit that defines `start`, definitions first.
  func searchDefinitions<Limit: SearchLimit & ~Copyable>(
    of start: Int32, _ table: RowTable, within limit: borrowing Limit
  ) {
    let (mark, stamp) = (mark.base, stamp)  // for good: nothing that is written can be these
    if mark[Int(start)] == stamp { return }
    mark[Int(start)] = stamp
    var visit = definition(of: start, table, within: limit)
    while true {
      var isDeeper = false
      while visit.isGoingOn {
        let candidate =
          visit.isInLine ? changedRows.index[visit.place] : table.termVariable[visit.place]
        visit.place += 1
        if mark[Int(candidate)] == stamp || !limit.includes(candidate) { continue }
        mark[Int(candidate)] = stamp
        let inner = definition(of: candidate, table, within: limit)
        if inner.isAlone {
          finished.append(candidate)
          continue
        }
        unfinished.append(visit)
        visit = inner
        isDeeper = true
        break
      }
      if isDeeper { continue }
      finished.append(visit.variable)
      if unfinished.count == 0 { return }
      visit = unfinished.removeLast()
    }
  }

  /// What defines a variable, about to be looked through.
  @inline(__always)
  private func definition<Limit: SearchLimit & ~Copyable>(
    of variable: Int32, _ table: RowTable, within limit: borrowing Limit
  ) -> Visit {
    let position = positionOfVariable[variable]
    if !limit.isDefined(variable) { return Visit(variable, 0..<0) }
    if isChanged[position] { return Visit(variable, changedRows.line(position), isInLine: true) }
    return Visit(variable, row[position] >= 0 ? table.terms(of: row[position]) : 0..<0)
  }

  func beginLowerSearch() {
    positionMark.resize(row.count)
    beginSearch()
  }

  func searchLower(_ start: Int32, columns: Bool) {
    if positionMark[start] == stamp { return }
    positionMark[start] = stamp
    var visit = Visit(start, columns ? lowerColumns.line(start) : lowerRows.line(start))
    while true {
      var next: Int32 = -1
      while visit.isGoingOn && next < 0 {
        let candidate =
          columns ? lowerColumns.index[visit.place] : lowerRows.index[visit.place]
        visit.place += 1
        if positionMark[candidate] != stamp { next = candidate }
      }
      if next >= 0 {
        positionMark[next] = stamp
        unfinished.append(visit)
        visit = Visit(next, columns ? lowerColumns.line(next) : lowerRows.line(next))
      } else {
        finished.append(visit.variable)
        if unfinished.count == 0 { return }
        visit = unfinished.removeLast()
      }
    }
  }
}

/// Where a search is: how far a variable, or a position, has been looked through.
struct Visit: BitwiseCopyable {
  var variable: Int32
  var place: Int32
  private var end: Int32
  /// The places are those of a line, not of the table.
  var isInLine: Bool

  @inline(__always)
  init(_ variable: Int32, _ places: Range<Int32>, isInLine: Bool = false) {
    self.variable = variable
    place = places.lowerBound
    end = places.upperBound
    self.isInLine = isInLine
  }

  @inline(__always)
  var isGoingOn: Bool { place < end }

  /// Whether it has nothing to look at but itself.
  @inline(__always)
  var isAlone: Bool { end &- place <= 1 }
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
