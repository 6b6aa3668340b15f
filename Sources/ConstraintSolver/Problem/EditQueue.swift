/// The rows that are new, or were edited since the last solve, and the own rows of fixed variables that were.
struct EditQueue: ~Copyable {
  private var list = Buffer<Int32>(per: .row)
  private var isListed = RowMarks()
  /// How many of them are new, so that they are not in the columns.
  private(set) var newCount = 0
  /// How many of the first of them are known to be in the columns.
  private var linked = 0
  /// Changes whenever anything about rows changes except constants.
  private(set) var form: UInt64 = 0

  var count: Int { list.count }

  var all: UnsafeMutableBufferPointer<Int32> { list.all }

  mutating func resize(rows count: Int) { isListed.resize(rows: count) }

  func contains(_ row: Int32) -> Bool { isListed[row] }

  @inline(never)
  mutating func insert(_ row: Int32) {
    if isListed[row] { return }
    isListed[row] = true
    list.append(row)
  }

  /// Adds a row that is not in the columns. Its place may be that of a queued row that was removed.
  @inline(__always)
  mutating func insertNew(_ row: Int32) {
    changeForm()
    newCount += 1
    if isListed[row] { linked = 0 }
    insert(row)
  }

  @inline(__always)
  mutating func changeForm() { form &+= 1 }

  /// A row was removed before it came into the columns.
  mutating func forgetNew() { newCount -= 1 }

  /// Those that may not be in the columns. All count as being there afterwards.
  mutating func takeUnlinked() -> Slice<UnsafeMutableBufferPointer<Int32>> {
    let first = newCount == 0 ? list.count : linked
    linked = list.count
    return list.all[first...]
  }

  mutating func removeAll() {
    for row in list.all { isListed[row] = false }
    list.removeAll()
    linked = 0
    newCount = 0
  }

  @inline(never)
  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&list)
    isListed.account(&memory)
  }
}
