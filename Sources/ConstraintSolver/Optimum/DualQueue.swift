/// Queue of the primal infeasible rows and bounds that dual pivots are to repair (`DualSimplex.swift`).
final class DualQueue {
  private var queue = Buffer<InfeasibleRow>()
  private var isQueued = RowMarks()
  /// Those that are being repaired together.
  private(set) var batch = Buffer<Int32>()
  /// How many these may be. As long as there is no limit, the queue is in no order.
  private(set) var batchLimit = Int.max

  var count: Int { queue.count }

  var isOrdered: Bool { batchLimit != .max }

  /// All that are queued.
  var all: UnsafeMutableBufferPointer<InfeasibleRow> { queue.all }

  func resize(rows: Int) { isQueued.resize(rows: rows) }

  func contains(_ row: Int32) -> Bool { isQueued[row] }

  func insert(_ row: Int32, priority: Double, distance: Double) {
    if contains(row) { return }
    isQueued[row] = true
    let new = InfeasibleRow(row, priority: priority, distance: distance)
    if isOrdered { queue.push(new) } else { queue.append(new) }
  }

  /// The one to be repaired first.
  var first: Int32 {
    var first = queue[0]
    if isOrdered { return first.row }
    for each in queue.all where each.comesBefore(first) { first = each }
    return first.row
  }

  /// Takes the first one from an ordered queue.
  func takeFirst() -> Int32 {
    let row = queue.popFirst().row
    isQueued[row] = false
    return row
  }

  /// Begins a solve, with a queue in no order.
  func begin() { batchLimit = .max }

  /// Orders the queue, of which some are repaired together from now on.
  func order(inBatchesOf limit: Int) {
    if !isOrdered { queue.heapify() }
    batchLimit = limit
  }

  /// Leaves some in the queue.
  func keep(where isKept: (Int32) -> Bool) {
    var kept = 0
    for each in queue.all {
      isQueued[each.row] = false
      if !isKept(each.row) { continue }
      isQueued[each.row] = true
      queue[kept] = each
      kept += 1
    }
    if kept == queue.count { return }
    queue.shorten(to: kept)
    queue.heapify()
  }

  func removeAll() {
    for each in queue.all { isQueued[each.row] = false }
    queue.removeAll()
  }

  func clearBatch() { batch.removeAll() }

  func addToBatch(_ row: Int32) { batch.append(row) }

  func account(_ memory: inout MemoryAccount) {
    memory.add(&queue)
    isQueued.account(&memory)
    memory.add(&batch)
  }
}

/// A row that is to be repaired.
struct InfeasibleRow: BitwiseCopyable {
  /// Higher priorities first, about; then what is farther away, about, so that rows of one kind come in the
  /// order in which they lie in memory.
  private var rank: UInt64
  var row: Int32

  init(_ row: Int32, priority: Double, distance: Double) {
    rank = UInt64(Float(priority).bitPattern) << 32 | distance.bitPattern >> 40
    self.row = row
  }

  @inline(__always)
  func comesBefore(_ other: InfeasibleRow) -> Bool {
    rank != other.rank ? rank > other.rank : row < other.row
  }
}
