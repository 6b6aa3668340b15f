/// The rows that are new, or were edited since the last solve.
struct EditQueue: ~Copyable {
  private(set) var rows = MarkedList()
  /// How many of them are new, so that they are not in the columns.
  private(set) var newCount = 0
  /// How many of the first of them are known to be in the columns.
  private var linked = 0

  var count: Int { rows.count }

  mutating func resize(_ rowPlaces: Int) { rows.resize(rowPlaces) }

  @inline(__always)
  mutating func insert(_ row: Int32) { rows.insert(row) }

  /// Adds a row that is not in the columns. Its place may be that of a queued row that was removed.
  @inline(__always)
  mutating func insertNew(_ row: Int32) {
    newCount += 1
    if rows.contains(row) { linked = 0 }
    rows.insert(row)
  }

  /// A row was removed before it came into the columns.
  mutating func forgetNew() { newCount -= 1 }

  /// The rows that may not be in the columns. All count as being there afterwards.
  mutating func takeUnlinked() -> Slice<UnsafeMutableBufferPointer<Int32>> {
    let first = newCount == 0 ? rows.count : linked
    linked = rows.count
    return rows.all[first...]
  }

  mutating func removeAll() {
    rows.removeAll()
    linked = 0
    newCount = 0
  }

  mutating func accountMarks(_ memory: inout MemoryAccount) { rows.accountMarks(&memory) }

  mutating func accountList(_ memory: inout MemoryAccount) { rows.accountList(&memory) }
}
