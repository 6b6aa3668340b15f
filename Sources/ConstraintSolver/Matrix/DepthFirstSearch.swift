/// Depth-first search for the reach of a sparse right-hand side: which entries a solve visits, in which order.
///
/// Every search appends to `finished`, so that going through it from the last entry back is a topological
/// order. (Gilbert and Peierls, Sparse partial pivoting in time proportional to arithmetic operations, 1988.)
struct DepthFirstSearch: ~Copyable {
  /// What was found; what a search was begun for comes last.
  var finished = Buffer<Int32>()
  /// The search is at these, the innermost last.
  private var unfinished = Buffer<Visit>()
  /// By variable, and by position once there is an L: the search that found it last.
  var mark = Buffer<UInt16>(per: .variable)
  private var positionMark = Buffer<UInt16>()
  private(set) var stamp: UInt16 = 0
  /// The last search, if it may be continued; else 0.
  private var continuedStamp: UInt16 = 0

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&finished)
    memory.add(&unfinished)
    memory.add(&mark)
    memory.add(&positionMark)
  }

  /// Begins a search: nothing counts as found.
  mutating func begin() {
    stamp &+= 1
    if stamp == 0 {
      mark.refill(mark.count)
      positionMark.refill(positionMark.count)
      stamp = 1
    }
    continuedStamp = 0
    finished.removeAll()
  }

  /// Begins a search through L.
  mutating func beginPositions(_ positions: Int) {
    positionMark.resize(positions)
    begin()
  }

  /// Continues the last search if that was begun here, too, so that what it found is not found again.
  mutating func `continue`() {
    if stamp == 0 || stamp != continuedStamp {
      begin()
      continuedStamp = stamp
    }
    finished.removeAll()
  }

  mutating func forget() { finished.removeAll() }

  @inline(__always)
  func wasFound(_ variable: Int32) -> Bool { mark[variable] == stamp }

  func wasFound(position: Int32) -> Bool { positionMark[position] == stamp }

  /// Marks a variable as found and appends it, without a search from it.
  mutating func find(_ variable: Int32) {
    if mark[variable] == stamp { return }
    mark[variable] = stamp
    finished.append(variable)
  }

  /// Finds everything that depends on `start`, dependents first.
  mutating func dependents(of start: Int32, _ basis: Basis, _ table: RowTable) {
    // Kept in registers: nothing that is written can be these.
    let (mark, stamp) = (mark.base, stamp)
    if mark[Int(start)] == stamp { return }
    mark[Int(start)] = stamp
    let hasLines = !basis.upper.columns.isEmpty
    var visit = Visit(start, table.activeEntries(start))
    while true {
      var next: Int32 = -1
      while visit.isGoingOn {
        let position =
          visit.isInLine
          ? basis.upper.columns.index[visit.place]
          : basis.positionOfRow[table.columns.row[visit.place]]
        visit.place += 1
        if !visit.isInLine && basis.upper.isChanged[position] { continue }
        let candidate = basis.upper.pivotVariable[position]
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
        visit = Visit(visit.variable, basis.upper.columns.line(visit.variable), isInLine: true)
      } else {
        finished.append(visit.variable)
        if unfinished.count == 0 { return }
        visit = unfinished.removeLast()
      }
    }
  }

  /// Finds everything within a limit that defines `start`, definitions first.
  mutating func definitions<Limit: SearchLimit & ~Copyable>(
    of start: Int32, _ basis: Basis, _ table: RowTable, within limit: borrowing Limit
  ) {
    // Kept in registers: nothing that is written can be these.
    let (mark, stamp) = (mark.base, stamp)
    if mark[Int(start)] == stamp { return }
    mark[Int(start)] = stamp
    var visit = basis.definition(of: start, table, within: limit)
    while true {
      var isDeeper = false
      while visit.isGoingOn {
        let candidate =
          visit.isInLine
          ? basis.upper.rows.index[visit.place] : table.terms.variable[visit.place]
        visit.place += 1
        if mark[Int(candidate)] == stamp || !limit.includes(candidate) { continue }
        mark[Int(candidate)] = stamp
        let inner = basis.definition(of: candidate, table, within: limit)
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

  /// Finds all positions that `start` leads to through the lines of L, or of its transpose.
  mutating func positions(from start: Int32, _ lines: borrowing SparseLines) {
    if positionMark[start] == stamp { return }
    positionMark[start] = stamp
    var visit = Visit(start, lines.line(start))
    while true {
      var next: Int32 = -1
      while visit.isGoingOn && next < 0 {
        let candidate = lines.index[visit.place]
        visit.place += 1
        if positionMark[candidate] != stamp { next = candidate }
      }
      if next >= 0 {
        positionMark[next] = stamp
        unfinished.append(visit)
        visit = Visit(next, lines.line(next))
      } else {
        finished.append(visit.variable)
        if unfinished.count == 0 { return }
        visit = unfinished.removeLast()
      }
    }
  }
}

extension Basis {
  @inline(__always)
  func searchDependents(of start: Int32, _ table: RowTable) {
    search.dependents(of: start, self, table)
  }

  @inline(__always)
  func searchDefinitions<Limit: SearchLimit & ~Copyable>(
    of start: Int32, _ table: RowTable, within limit: borrowing Limit
  ) {
    search.definitions(of: start, self, table, within: limit)
  }

  /// The terms of a variable's definition, about to be looked through.
  @inline(__always)
  fileprivate func definition<Limit: SearchLimit & ~Copyable>(
    of variable: Int32, _ table: RowTable, within limit: borrowing Limit
  ) -> Visit {
    let position = upper.positionOfVariable[variable]
    if !limit.isDefined(variable) { return Visit(variable, 0..<0) }
    if upper.isChanged[position] {
      return Visit(variable, upper.rows.line(position), isInLine: true)
    }
    return Visit(variable, row[position] >= 0 ? table.terms(of: row[position]) : 0..<0)
  }
}

/// How far a variable, or a position, has been looked through.
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
