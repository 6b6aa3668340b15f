/// Lines (rows or columns) of a sparse matrix that grow one entry at a time, in one arena.
///
/// Most lines are never used; those cost one number each.
struct SparseLines: ~Copyable {
  var index = Buffer<Int32>()
  var value = Buffer<Double>()
  // One entry a line.
  /// Where the line is among those in use; -1 if it is not.
  private var place = Buffer<Int32>()
  // One entry a line in use.
  private var line = Buffer<Int32>()
  private var start = Buffer<Int32>()
  private var length = Buffer<Int32>()
  private var room = Buffer<Int32>()

  /// Whether nothing was ever appended since the last `removeAll`.
  var isEmpty: Bool { index.count == 0 }

  mutating func account(_ ledger: inout StorageLedger) {
    ledger.visit(&index)
    ledger.visit(&value)
    ledger.visit(&place)
    ledger.visit(&line)
    ledger.visit(&start)
    ledger.visit(&length)
    ledger.visit(&room)
  }

  /// Makes sure that the lines 0 ..< `count` can be appended to. Until then they cost nothing.
  mutating func open(lines count: Int) {
    if count > place.count { place.resize(count, -1) }
  }

  /// The places of a line in `index` and `value`.
  @inline(__always)
  func line(_ line: Int32) -> Range<Int32> {
    if Int(line) >= place.count || place[line] < 0 { return 0..<0 }
    let first = start[place[line]]
    return Range(uncheckedBounds: (first, first + length[place[line]]))
  }

  mutating func append(_ line: Int32, _ other: Int32, _ amount: Double) {
    let at = use(line)
    if length[at] == room[at] { grow(at) }
    let entry = start[at] + length[at]
    index[entry] = other
    value[entry] = amount
    length[at] += 1
  }

  private mutating func use(_ line: Int32) -> Int32 {
    if place[line] >= 0 { return place[line] }
    let at = Int32(truncatingIfNeeded: start.count)
    place[line] = at
    self.line.append(line)
    start.append(0)
    length.append(0)
    room.append(0)
    return at
  }

  func removeLine(_ line: Int32) {
    if Int(line) < place.count && place[line] >= 0 { length[place[line]] = 0 }
  }

  /// Takes entries out of a line.
  func removeEntries(of line: Int32, where isOut: (Int32) -> Bool) {
    let entries = self.line(line)
    var kept = entries.lowerBound
    for entry in entries where !isOut(index[entry]) {
      index[kept] = index[entry]
      value[kept] = value[entry]
      kept += 1
    }
    if entries.count > 0 { length[place[line]] = kept - entries.lowerBound }
  }

  /// Empties all lines.
  mutating func removeAll() {
    for k in 0..<line.count { place[line[k]] = -1 }
    line.removeAll()
    start.removeAll()
    length.removeAll()
    room.removeAll()
    index.removeAll()
    value.removeAll()
  }

  /// Fills `other` with the same entries by place: its lines are this one's columns.
  func transpose(into other: inout SparseLines) {
    other.removeAll()
    other.open(lines: place.count)
    for at in 0..<start.count {
      for entry in start[at]..<(start[at] + length[at]) { other.room[other.use(index[entry])] += 1 }
    }
    var next: Int32 = 0
    for at in 0..<other.start.count {
      other.start[at] = next
      next += other.room[at]
    }
    other.index.resize(Int(next), 0)
    other.value.resize(Int(next), 0)
    for at in 0..<start.count {
      for entry in start[at]..<(start[at] + length[at]) {
        other.append(index[entry], line[at], value[entry])
      }
    }
  }

  private mutating func grow(_ at: Int32) {
    let old = start[at]
    let used = length[at]
    let end = Int32(truncatingIfNeeded: index.count)
    if old + room[at] == end && used > 0 {
      let more = max(2, used)
      index.resize(index.count + Int(more), 0)
      value.resize(index.count, 0)
      room[at] += more
      return
    }
    let fresh = max(4, used * 2)
    index.resize(index.count + Int(fresh), 0)
    value.resize(index.count, 0)
    for k in 0..<used {
      index[end + k] = index[old + k]
      value[end + k] = value[old + k]
    }
    start[at] = end
    room[at] = fresh
  }
}

extension Range<Int32> {
  /// How many places these are; `count` minds bounds that are far apart.
  @inline(__always)
  var length: Int32 { upperBound - lowerBound }
}
