/// The active set as a factorised matrix: n slots, each holding one active row, for n variables.
///
/// `B = E_k ... E_1 L T`. T is triangular up to a permutation that is never written down: every
/// slot has a pivot variable, and the solves find the order by depth-first search from the few
/// places that are not zero (Gilbert and Peierls 1988). For a layout nearly all of T is the rows
/// as they stand, each the definition of one variable by others; only slots inside a "bump" hold
/// rows that elimination has modified, and only they have entries in L. E are row replacements in
/// product form, needed only where the new row cannot simply take the old one's place in T.
struct Basis: ~Copyable {
  // One entry a slot; there are as many slots as variables.
  /// The active row, or `Basis.anchor(v)`: variable v held where it is.
  var row = Buffer<Int32>()
  /// The variable that the slot defines in T.
  var pivotVariable = Buffer<Int32>()
  /// Its coefficient in the slot's row of T.
  var pivot = Buffer<Double>()
  /// Whether the slot's row of T is not the active row itself.
  var isModified = Buffer<Bool>()
  /// Whether L or E mention the slot, so that its row of T cannot be exchanged alone.
  var isEntangled = Buffer<Bool>()
  // One entry a variable.
  var slotOfVariable = Buffer<Int32>()
  /// The slot that the variable's anchor is active in, or -1.
  var slotOfAnchor = Buffer<Int32>()
  // One entry a row of the table: its slot, or -1.
  var slotOfRow = Buffer<Int32>()

  /// Rows of T that elimination modified, by slot and by variable.
  var modified = SparseLines()
  var modifiedColumns = SparseLines()
  /// L without its unit diagonal, by target slot and by source slot.
  var lowerRows = SparseLines()
  var lowerColumns = SparseLines()
  /// The row replacements E.
  var replacements = Replacements()

  // Depth-first search.
  private var stack = Buffer<Int32>()
  private var cursor = Buffer<Int32>()
  private(set) var finished = Buffer<Int32>()
  private var mark = Buffer<UInt32>()
  /// One entry a slot, once there is an L.
  private var slotMark = Buffer<UInt32>()
  private var stamp: UInt32 = 0
  private var path = Buffer<Link>()

  /// Entries visited by solves.
  private(set) var touched: UInt64 = 0

  mutating func countVisits(_ entries: Int) { touched &+= UInt64(entries) }

  mutating func account(_ ledger: inout StorageLedger) {
    ledger.visit(&row)
    ledger.visit(&pivotVariable)
    ledger.visit(&pivot)
    ledger.visit(&isModified)
    ledger.visit(&isEntangled)
    ledger.visit(&slotOfVariable)
    ledger.visit(&slotOfAnchor)
    ledger.visit(&slotOfRow)
    modified.account(&ledger)
    modifiedColumns.account(&ledger)
    lowerRows.account(&ledger)
    lowerColumns.account(&ledger)
    replacements.account(&ledger)
    ledger.visit(&stack)
    ledger.visit(&cursor)
    ledger.visit(&finished)
    ledger.visit(&mark)
    ledger.visit(&slotMark)
    ledger.visit(&path)
  }

  // MARK: Active rows

  /// The code of "variable v held where it is" among active rows.
  @inline(__always)
  static func anchor(_ variable: Int32) -> Int32 { -1 - variable }

  /// The variable of an anchor code; its own inverse.
  @inline(__always)
  static func anchored(_ code: Int32) -> Int32 { -1 - code }

  var slots: Int32 { Int32(truncatingIfNeeded: row.count) }

  /// A slot for a new variable, holding its anchor.
  mutating func addVariable() {
    let variable = slots
    row.append(Basis.anchor(variable))
    pivotVariable.append(variable)
    pivot.append(1)
    isModified.append(false)
    isEntangled.append(false)
    slotOfVariable.append(variable)
    slotOfAnchor.append(variable)
    mark.append(0)
  }

  /// Rows of T other than the active rows themselves are rare; storage for them is taken when the
  /// first one comes.
  mutating func openLines() {
    modified.open(lines: row.count)
    modifiedColumns.open(lines: row.count)
    lowerRows.open(lines: row.count)
    lowerColumns.open(lines: row.count)
  }

  mutating func reserve(variables count: Int) {
    row.reserve(count)
    pivotVariable.reserve(count)
    pivot.reserve(count)
    isModified.reserve(count)
    isEntangled.reserve(count)
    slotOfVariable.reserve(count)
    slotOfAnchor.reserve(count)
    mark.reserve(count)
  }

  mutating func addRow(_ place: Int32) {
    if Int(place) >= slotOfRow.count { slotOfRow.resize(Int(place) + 1, -1) }
    slotOfRow[place] = -1
  }

  /// Forgets what searches have found.
  mutating func beginSearch() {
    stamp &+= 1
    if stamp == 0 {
      mark.refill(mark.count, 0)
      slotMark.refill(slotMark.count, 0)
      stamp = 1
    }
    finished.removeAll()
  }

  // MARK: Solves

  /// Solves `B x = right`: what moves, and how fast, when active rows move by `right`.
  ///
  /// `right` (by slot) is used up. `x` (by variable) must be clear before. `rate` receives, if it is
  /// wanted, the product of x with every inactive row that x touches, since the columns are walked
  /// anyway.
  mutating func forward(
    _ right: inout WorkVector, into x: inout WorkVector, rates rate: inout WorkVector,
    hasRates: Bool = true, _ table: borrowing RowTable
  ) {
    var visits = replacements.applyInverse(&right)
    applyLower(&right)
    beginSearch()
    for k in 0..<right.index.count {
      let slot = right.index[k]
      if right.value[slot] != 0 { searchDependents(of: pivotVariable[slot], table) }
    }
    visits += finished.count
    var k = finished.count
    while k > 0 {
      k -= 1
      let variable = finished[k]
      let own = slotOfVariable[variable]
      let value = right.value[own] / pivot[own]
      x.use(variable)
      x.value[variable] = value
      if value == 0 { continue }
      for entry in table.activeEntries(variable) {
        let slot = slotOfRow[table.entryRow[entry]]
        if slot != own && !isModified[slot] {
          right.add(slot, -table.entryCoefficient[entry] * value)
        }
      }
      visits += table.activeEntries(variable).count
      if hasRates {
        for entry in table.inactiveEntries(variable) {
          rate.add(table.entryRow[entry], table.entryCoefficient[entry] * value)
        }
        visits += table.inactiveEntries(variable).count
      }
      for entry in modifiedColumns.line(variable) {
        let slot = modifiedColumns.index[entry]
        if slot != own { right.add(slot, -modifiedColumns.value[entry] * value) }
      }
    }
    countVisits(visits)
    right.clear()
  }

  /// Solves `y B = left`: the row `left` as a combination of active rows.
  ///
  /// `left` (by variable) is used up. `y` (by slot) must be clear before.
  mutating func backward(
    _ left: inout WorkVector, into y: inout WorkVector, _ table: borrowing RowTable
  ) {
    beginSearch()
    for k in 0..<left.index.count {
      let variable = left.index[k]
      if left.value[variable] != 0 { searchDefinitions(of: variable, table, within: Everywhere()) }
    }
    var visits = substitute(from: 0, &left, into: &y, table)
    left.clear()
    applyLowerTransposed(&y)
    visits += replacements.applyInverseTransposed(&y)
    countVisits(visits)
  }

  /// Writes `left` out in rows of T into `y`, from the last found variable back to the place `before`
  /// in `finished`. Returns how many entries it visited.
  func substitute(
    from before: Int, _ left: inout WorkVector, into y: inout WorkVector,
    _ table: borrowing RowTable
  ) -> Int {
    var visits = finished.count - before
    var k = finished.count
    while k > before {
      k -= 1
      let variable = finished[k]
      let slot = slotOfVariable[variable]
      let value = left.value[variable] / pivot[slot]
      if value == 0 { continue }
      y.use(slot)
      y.value[slot] = value
      if isModified[slot] {
        for entry in modified.line(slot) {
          let other = modified.index[entry]
          if other != variable { left.add(other, -modified.value[entry] * value) }
        }
        visits += modified.line(slot).count
      } else if row[slot] >= 0 {
        for term in table.terms(of: row[slot]) {
          let other = table.termVariable[term]
          if other != variable { left.add(other, -table.termCoefficient[term] * value) }
        }
        visits += table.terms(of: row[slot]).count
      }
    }
    return visits
  }

  private mutating func applyLower(_ right: inout WorkVector) {
    if lowerColumns.isEmpty { return }
    beginLowerSearch()
    for k in 0..<right.index.count { searchLower(right.index[k], columns: true) }
    var k = finished.count
    while k > 0 {
      k -= 1
      let slot = finished[k]
      let value = right.value[slot]
      if value == 0 { continue }
      for entry in lowerColumns.line(slot) {
        right.add(lowerColumns.index[entry], -lowerColumns.value[entry] * value)
      }
    }
  }

  private mutating func applyLowerTransposed(_ y: inout WorkVector) {
    if lowerRows.isEmpty { return }
    beginLowerSearch()
    for k in 0..<y.index.count { searchLower(y.index[k], columns: false) }
    var k = finished.count
    while k > 0 {
      k -= 1
      let slot = finished[k]
      let value = y.value[slot]
      if value == 0 { continue }
      for entry in lowerRows.line(slot) {
        y.add(lowerRows.index[entry], -lowerRows.value[entry] * value)
      }
    }
  }

  // MARK: Searches

  /// Appends to `finished` everything that depends on `start`, dependents first.
  private mutating func searchDependents(of start: Int32, _ table: borrowing RowTable) {
    if mark[start] == stamp { return }
    mark[start] = stamp
    stack.append(start)
    cursor.append(0)
    while stack.count > 0 {
      let variable = stack[stack.count - 1]
      var place = cursor[cursor.count - 1]
      let own = slotOfVariable[variable]
      let active = table.activeEntries(variable)
      let length = Int32(truncatingIfNeeded: active.count)
      var next: Int32 = -1
      while place < length {
        let slot = slotOfRow[table.entryRow[active.lowerBound + place]]
        place += 1
        if slot == own || isModified[slot] { continue }
        let candidate = pivotVariable[slot]
        if mark[candidate] != stamp {
          next = candidate
          break
        }
      }
      if next < 0 {
        let line = modifiedColumns.line(variable)
        while place - length < Int32(truncatingIfNeeded: line.count) {
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

  mutating func forgetSearch() { finished.removeAll() }

  func wasFound(_ variable: Int32) -> Bool { mark[variable] == stamp }

  /// Appends to `finished` everything within a limit that defines `start`, definitions first.
  mutating func searchDefinitions<Limit: SearchLimit & ~Copyable>(
    of start: Int32, _ table: borrowing RowTable, within limit: borrowing Limit
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
  private mutating func descend(to next: Int32, from variable: Int32) {
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

  private mutating func beginLowerSearch() {
    slotMark.resize(row.count, 0)
    beginSearch()
  }

  private mutating func searchLower(_ start: Int32, columns: Bool) {
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

  // MARK: Replacement

  /// Puts `newRow` (a row of the table, or an anchor code) into `slot`. `y` is the new row in
  /// terms of B; the last `forward` must have been that of the slot.
  mutating func replace(
    _ slot: Int32, with newRow: Int32, _ y: borrowing WorkVector, reached: borrowing WorkVector,
    _ table: borrowing RowTable
  ) {
    if exchangeInPlace(slot, newRow, reached: reached, table) { return }
    keepLine(of: slot, table)
    for k in 0..<y.index.count where y.value[y.index[k]] != 0 { isEntangled[y.index[k]] = true }
    replacements.append(slot, y, slots: row.count)
    setRow(slot, newRow, table)
  }

  /// T keeps the row that was active so far, which from now on is not the slot's active row.
  private mutating func keepLine(of slot: Int32, _ table: borrowing RowTable) {
    if isModified[slot] { return }
    openLines()
    isModified[slot] = true
    let active = row[slot]
    if active < 0 {
      let variable = Basis.anchored(active)
      modified.append(slot, variable, 1)
      modifiedColumns.append(variable, slot, 1)
      return
    }
    for term in table.terms(of: active) {
      let variable = table.termVariable[term]
      modified.append(slot, variable, table.termCoefficient[term])
      modifiedColumns.append(variable, slot, table.termCoefficient[term])
    }
  }

  /// Exchanges the slot's row of T alone, where T stays triangular and nothing else refers to it.
  ///
  /// The new row must depend on the slot's variable v in one way only: through one of its own
  /// variables, whose definition depends on v through one variable, and so on down to v. Then each
  /// row on that path defines the next variable instead, the new row the first, and no cycle arises.
  private mutating func exchangeInPlace(
    _ slot: Int32, _ newRow: Int32, reached: borrowing WorkVector, _ table: borrowing RowTable
  ) -> Bool {
    if isEntangled[slot] || isModified[slot] { return false }
    let target = pivotVariable[slot]
    path.removeAll()
    guard
      var link = onlyDependence(
        newRow, isModified: false, slot, besides: -1, reached: reached, table)
    else { return false }
    path.append(link)
    while link.variable != target {
      if path.count > Basis.longestPath { return false }
      let next = slotOfVariable[link.variable]
      guard
        let further = onlyDependence(
          row[next], isModified: isModified[next], next, besides: link.variable, reached: reached,
          table)
      else { return false }
      link = further
      path.append(link)
    }
    for k in 0..<path.count { setPivot(path[k]) }
    setRow(slot, newRow, table)
    return true
  }

  private static let longestPath = 64

  /// The slot that is to define a variable, and the coefficient there.
  struct Link: BitwiseCopyable {
    var slot: Int32
    var variable: Int32
    var coefficient: Double
  }

  private mutating func setPivot(_ link: Link) {
    pivotVariable[link.slot] = link.variable
    pivot[link.slot] = link.coefficient
    slotOfVariable[link.variable] = link.slot
  }

  /// The one variable of a row of T, other than `besides`, that was reached; nil if there is none,
  /// or another, or its coefficient is too small for a pivot.
  private func onlyDependence(
    _ active: Int32, isModified: Bool, _ slot: Int32, besides: Int32,
    reached: borrowing WorkVector, _ table: borrowing RowTable
  ) -> Link? {
    var link: Link?
    if isModified {
      for entry in modified.line(slot) {
        let variable = modified.index[entry]
        if variable == besides || !reached.contains(variable) { continue }
        if link != nil { return nil }
        link = Link(slot: slot, variable: variable, coefficient: modified.value[entry])
      }
    } else if active < 0 {
      let variable = Basis.anchored(active)
      if reached.contains(variable) { link = Link(slot: slot, variable: variable, coefficient: 1) }
    } else {
      for term in table.terms(of: active) {
        let variable = table.termVariable[term]
        if variable == besides || !reached.contains(variable) { continue }
        if link != nil { return nil }
        link = Link(slot: slot, variable: variable, coefficient: table.termCoefficient[term])
      }
    }
    if let link, abs(link.coefficient) < Tolerance.smallPivot { return nil }
    return link
  }

  /// Holds every variable where it is; the factors are no longer those of the active rows.
  mutating func anchorAll(_ table: borrowing RowTable) {
    for slot in 0..<slots { setRow(slot, Basis.anchor(slot), table) }
  }

  /// Records which row is active in a slot, without touching the factors.
  mutating func setRow(_ slot: Int32, _ newRow: Int32, _ table: borrowing RowTable) {
    let old = row[slot]
    if old >= 0 {
      slotOfRow[old] = -1
      table.deactivate(old)
    } else if slotOfAnchor[Basis.anchored(old)] == slot {
      slotOfAnchor[Basis.anchored(old)] = -1
    }
    row[slot] = newRow
    if newRow >= 0 {
      slotOfRow[newRow] = slot
      table.activate(newRow)
    } else {
      slotOfAnchor[Basis.anchored(newRow)] = slot
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
