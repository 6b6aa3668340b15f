/// Lines (rows or columns) of a sparse matrix that grow one entry at a time, in one arena.
struct SparseLines: ~Copyable {
  var index = Buffer<Int32>()
  var value = Buffer<Double>()
  private var start = Buffer<Int32>()
  private var length = Buffer<Int32>()
  private var room = Buffer<Int32>()

  /// Whether nothing was ever appended since the last `removeAll`.
  var isEmpty: Bool { index.count == 0 }
  func account(_ ledger: inout StorageLedger) {
    ledger.add(index)
    ledger.add(value)
    ledger.add(start)
    ledger.add(length)
    ledger.add(room)
  }

  /// Makes sure that the lines 0 ..< `count` can be appended to. Until then they cost nothing.
  mutating func open(lines count: Int) {
    if count <= start.count { return }
    start.resize(count, 0)
    length.resize(count, 0)
    room.resize(count, 0)
  }

  /// The places of a line in `index` and `value`.
  @inline(__always)
  func line(_ line: Int32) -> Range<Int32> {
    if Int(line) >= start.count { return 0..<0 }
    let first = start[line]
    return Range(uncheckedBounds: (first, first + length[line]))
  }

  mutating func append(_ line: Int32, _ place: Int32, _ amount: Double) {
    if length[line] == room[line] { grow(line) }
    let entry = start[line] + length[line]
    index[entry] = place
    value[entry] = amount
    length[line] += 1
  }

  /// Takes an entry out of its line; the line's last one takes its place.
  mutating func remove(_ line: Int32, entry: Int32) {
    let last = start[line] + length[line] - 1
    index[entry] = index[last]
    value[entry] = value[last]
    length[line] -= 1
  }

  mutating func removeLine(_ line: Int32) {
    length[line] = 0
  }

  /// Empties all lines.
  mutating func removeAll() {
    if isEmpty { return }
    for line in 0..<start.count {
      length[line] = 0
      room[line] = 0
    }
    index.removeAll()
    value.removeAll()
  }

  /// Fills `other` with the same entries by place: its lines are this one's columns.
  func transpose(into other: inout SparseLines) {
    other.removeAll()
    other.open(lines: start.count)
    for line in 0..<start.count {
      for entry in start[line]..<(start[line] + length[line]) { other.room[index[entry]] += 1 }
    }
    var next: Int32 = 0
    for line in 0..<other.start.count {
      other.start[line] = next
      next += other.room[line]
    }
    other.index.resize(Int(next), 0)
    other.value.resize(Int(next), 0)
    for line in 0..<Int32(truncatingIfNeeded: start.count) {
      for entry in start[line]..<(start[line] + length[line]) {
        let place = index[entry]
        let target = other.start[place] + other.length[place]
        other.index[target] = line
        other.value[target] = value[entry]
        other.length[place] += 1
      }
    }
  }

  private mutating func grow(_ line: Int32) {
    let old = start[line]
    let used = length[line]
    let end = Int32(truncatingIfNeeded: index.count)
    if old + room[line] == end && used > 0 {
      let more = max(2, used)
      index.resize(index.count + Int(more), 0)
      value.resize(index.count, 0)
      room[line] += more
      return
    }
    let fresh = max(4, used * 2)
    index.resize(index.count + Int(fresh), 0)
    value.resize(index.count, 0)
    for k in 0..<used {
      index[end + k] = index[old + k]
      value[end + k] = value[old + k]
    }
    start[line] = end
    room[line] = fresh
  }
}
