/// Working storage of a factorisation: counts, and the lists from which pivots are chosen.
struct Elimination: ~Copyable {
  /// Entries without a pivot, by slot and by variable.
  var rowLength = Buffer<Int32>()
  var columnLength = Buffer<Int32>()
  var slotDone = Buffer<Bool>()
  var variableDone = Buffer<Bool>()
  var queue = Buffer<Int32>()
  /// Where a variable is in the row at hand; -1 elsewhere.
  var place = Buffer<Int32>()
  /// The slots that may mention a variable of the bump (entries that vanished are not taken out).
  var column = SparseLines()
  var pivoted = 0

  private var rows = LengthLists()
  private var columns = LengthLists()

  /// How many lines are examined before the best pivot so far is taken.
  private static let patience = 8

  func account(_ ledger: inout StorageLedger) {
    ledger.add(rowLength)
    ledger.add(columnLength)
    ledger.add(slotDone)
    ledger.add(variableDone)
    ledger.add(queue)
    ledger.add(place)
    column.account(&ledger)
    rows.account(&ledger)
    columns.account(&ledger)
  }

  mutating func begin(slots: Int32) {
    let count = Int(slots)
    pivoted = 0
    rowLength.resize(count, 0)
    columnLength.resize(count, 0)
    slotDone.resize(count, false)
    variableDone.resize(count, false)
    for k in 0..<count {
      columnLength[k] = 0
      slotDone[k] = false
      variableDone[k] = false
    }
    queue.removeAll()
  }

  /// The lists are needed only where there is a bump.
  mutating func beginBump() {
    let count = rowLength.count
    column.removeAll()
    column.open(lines: count)
    place.resize(count, -1)
    rows.reset(lines: count)
    columns.reset(lines: count)
  }

  // MARK: Lengths

  mutating func enlistRow(_ slot: Int32) { rows.insert(slot, rowLength[slot]) }
  mutating func enlistColumn(_ variable: Int32) { columns.insert(variable, columnLength[variable]) }
  mutating func delistRow(_ slot: Int32) { rows.remove(slot, rowLength[slot]) }
  mutating func delistColumn(_ variable: Int32) { columns.remove(variable, columnLength[variable]) }

  mutating func moveRow(_ slot: Int32, to length: Int32) {
    rows.remove(slot, rowLength[slot])
    rowLength[slot] = length
    rows.insert(slot, length)
  }

  mutating func growColumn(_ variable: Int32) { moveColumn(variable, by: 1) }
  mutating func shrinkColumn(_ variable: Int32) { moveColumn(variable, by: -1) }

  private mutating func moveColumn(_ variable: Int32, by change: Int32) {
    columns.remove(variable, columnLength[variable])
    columnLength[variable] += change
    columns.insert(variable, columnLength[variable])
  }

  // MARK: Choice

  /// The pivot of least Markowitz cost among the shortest lines; nil when nothing is left.
  func choosePivot(_ lines: borrowing SparseLines) -> (slot: Int32, variable: Int32)? {
    var best = Candidate()
    var examined = 0
    for length in 1...LengthLists.longest {
      var variable = columns.first(length)
      while variable >= 0 {
        examineColumn(variable, lines, &best)
        examined += 1
        if examined >= Elimination.patience && best.slot >= 0 { return best.choice }
        variable = columns.next(variable)
      }
      if best.cost <= Int64(length - 1) * Int64(length - 1) { break }
      var slot = rows.first(length)
      while slot >= 0 {
        examineRow(slot, lines, &best)
        examined += 1
        if examined >= Elimination.patience && best.slot >= 0 { return best.choice }
        slot = rows.next(slot)
      }
      if best.cost <= Int64(length) * Int64(length - 1) { break }
    }
    return best.slot < 0 ? nil : best.choice
  }

  private struct Candidate {
    var slot: Int32 = -1
    var variable: Int32 = -1
    var cost = Int64.max
    var size = 0.0
    var choice: (slot: Int32, variable: Int32) { (slot, variable) }

    mutating func offer(_ slot: Int32, _ variable: Int32, _ cost: Int64, _ size: Double) {
      if cost > self.cost || (cost == self.cost && size <= self.size) { return }
      (self.slot, self.variable, self.cost, self.size) = (slot, variable, cost, size)
    }
  }

  private func examineColumn(
    _ variable: Int32, _ lines: borrowing SparseLines, _ best: inout Candidate
  ) {
    let least = Tolerance.pivotThreshold * largest(variable, lines)
    for place in column.line(variable) {
      let slot = column.index[place]
      if slotDone[slot] { continue }
      let size = abs(entry(slot, variable, lines))
      if size == 0 || size < least { continue }
      best.offer(
        slot, variable, Int64(rowLength[slot] - 1) * Int64(columnLength[variable] - 1), size)
    }
  }

  private func examineRow(
    _ slot: Int32, _ lines: borrowing SparseLines, _ best: inout Candidate
  ) {
    for place in lines.line(slot) {
      let variable = lines.index[place]
      if variableDone[variable] { continue }
      let cost = Int64(rowLength[slot] - 1) * Int64(columnLength[variable] - 1)
      if cost >= best.cost { continue }
      let size = abs(lines.value[place])
      if size >= Tolerance.pivotThreshold * largest(variable, lines) {
        best.offer(slot, variable, cost, size)
      }
    }
  }

  private func largest(_ variable: Int32, _ lines: borrowing SparseLines) -> Double {
    var result = 0.0
    for place in column.line(variable) {
      let slot = column.index[place]
      if !slotDone[slot] { result = max(result, abs(entry(slot, variable, lines))) }
    }
    return result
  }

  private func entry(_ slot: Int32, _ variable: Int32, _ lines: borrowing SparseLines) -> Double {
    for place in lines.line(slot) where lines.index[place] == variable {
      return lines.value[place]
    }
    return 0
  }
}

/// Lines sorted by length into doubly linked lists.
struct LengthLists: ~Copyable {
  /// Lines of this length and above share one list.
  static let longest: Int32 = 32

  private var head = Buffer<Int32>()
  private var after = Buffer<Int32>()
  private var before = Buffer<Int32>()

  func account(_ ledger: inout StorageLedger) {
    ledger.add(head)
    ledger.add(after)
    ledger.add(before)
  }

  mutating func reset(lines: Int) {
    head.resize(Int(LengthLists.longest) + 1, -1)
    for k in 0..<head.count { head[k] = -1 }
    after.resize(lines, -1)
    before.resize(lines, -1)
  }

  func first(_ length: Int32) -> Int32 { head[min(length, LengthLists.longest)] }
  func next(_ line: Int32) -> Int32 { after[line] }

  func insert(_ line: Int32, _ length: Int32) {
    let list = min(length, LengthLists.longest)
    let old = head[list]
    after[line] = old
    before[line] = -1
    if old >= 0 { before[old] = line }
    head[list] = line
  }

  func remove(_ line: Int32, _ length: Int32) {
    let list = min(length, LengthLists.longest)
    let next = after[line]
    let previous = before[line]
    if previous >= 0 { after[previous] = next } else { head[list] = next }
    if next >= 0 { before[next] = previous }
  }
}
