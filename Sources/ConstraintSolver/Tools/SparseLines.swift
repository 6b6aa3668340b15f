/// The lines in use of several sparse matrices that share them.
///
/// Most lines never are in use; those cost one number each.
final class LinePlaces {
  private var place = Buffer<Int32>()
  private var used: Int32 = 0

  func account(_ memory: inout MemoryAccount) { memory.add(&place) }

  /// How many lines there are.
  var count: Int32 { Int32(truncatingIfNeeded: place.count) }

  /// Makes sure that the lines 0 ..< `count` can be used. Until then they cost nothing.
  func open(lines count: Int) {
    if count > place.count { place.resize(count, -1) }
  }

  /// The place of a line among those in use; -1 if it is not in use.
  @inline(__always)
  subscript(line: Int32) -> Int32 { Int(line) < place.count ? place[line] : -1 }

  @inline(__always)
  func use(_ line: Int32) -> Int32 {
    if place[line] >= 0 { return place[line] }
    place[line] = used
    used += 1
    return used - 1
  }

  /// Takes all lines out of use.
  func removeAll() {
    if used > 0 { place.refill(place.count, -1) }
    used = 0
  }

  /// Gives their storage back if no line is in use.
  func closeIfUnused() {
    if used == 0 { place.removeAll() }
  }
}

/// Sparse matrix by lines (rows or columns) that grow one entry at a time, in one arena.
struct SparseLines: ~Copyable {
  var index = Buffer<Int32>()
  var value = Buffer<Double>()
  private let places: LinePlaces
  // One entry a line in use, as far as the last that has entries here.
  private var start = Buffer<Int32>()
  private var length = Buffer<Int32>()

  /// The index of an unused entry.
  private static let free: Int32 = -1

  init(_ places: LinePlaces) { self.places = places }

  /// Whether nothing was ever appended since the last `removeAll`.
  var isEmpty: Bool { index.count == 0 }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&index)
    memory.add(&value)
    memory.add(&start)
    memory.add(&length)
  }

  /// The places of a line in `index` and `value`.
  @inline(__always)
  func line(_ line: Int32) -> Range<Int32> {
    let at = places[line]
    if at < 0 || Int(at) >= start.count { return 0..<0 }
    return Range(uncheckedBounds: (start[at], start[at] + length[at]))
  }

  mutating func append(_ line: Int32, _ other: Int32, _ amount: Double) {
    let at = use(line)
    let end = start[at] + length[at]
    if end == index.count {
      index.append(other)
      value.append(amount)
    } else if index[end] == SparseLines.free {
      index[end] = other
      value[end] = amount
    } else {
      return move(at, toAppend: other, amount)
    }
    length[at] += 1
  }

  @inline(__always)
  private mutating func use(_ line: Int32) -> Int32 {
    let at = places.use(line)
    if Int(at) >= start.count { open(at) }
    return at
  }

  @inline(never)
  private mutating func open(_ at: Int32) {
    while Int(at) >= start.count {
      start.append(Int32(truncatingIfNeeded: index.count))
      length.append(0)
    }
  }

  /// Moves a line to the end, with capacity to grow.
  private mutating func move(_ at: Int32, toAppend other: Int32, _ amount: Double) {
    let old = start[at]..<start[at] + length[at]
    start[at] = Int32(truncatingIfNeeded: index.count)
    for entry in old {
      index.append(index[entry])
      value.append(value[entry])
      index[entry] = SparseLines.free
    }
    index.append(other)
    value.append(amount)
    length[at] += 1
    index.resize(index.count + old.count, SparseLines.free)
    value.resize(index.count)
  }

  @inline(never)
  func removeLine(_ line: Int32) {
    removeEntries(of: line) { _ in true }
  }

  /// Takes entries out of a line.
  func removeEntries(of line: Int32, where isOut: (Int32) -> Bool) {
    let entries = self.line(line)
    if entries.isEmpty { return }
    var kept = entries.lowerBound
    for entry in entries where !isOut(index[entry]) {
      index[kept] = index[entry]
      value[kept] = value[entry]
      kept += 1
    }
    for entry in kept..<entries.upperBound { index[entry] = SparseLines.free }
    length[places[line]] = kept - entries.lowerBound
  }

  /// Empties all lines.
  mutating func removeAll() {
    start.removeAll()
    length.removeAll()
    index.removeAll()
    value.removeAll()
  }

  /// Fills `other` with the same entries by place: its lines are this one's columns.
  func transpose(into other: inout SparseLines) {
    other.removeAll()
    let lines = places.count
    for line in 0..<lines {
      for entry in self.line(line) { other.length[other.use(index[entry])] += 1 }
    }
    var next: Int32 = 0
    for at in 0..<other.start.count {
      other.start[at] = next
      next += other.length[at]
      other.length[at] = 0
    }
    other.index.resize(Int(next), SparseLines.free)
    other.value.resize(Int(next))
    for line in 0..<lines {
      for entry in self.line(line) { other.append(index[entry], line, value[entry]) }
    }
  }
}

extension SparseLines {
  /// Whether another matrix has the same entries by place, for `assert` and tests.
  func isTransposed(of other: borrowing SparseLines) -> Bool {
    var (count, otherCount) = (0, 0)
    for line in 0..<places.count {
      count += self.line(line).count
      otherCount += other.line(line).count
      for entry in self.line(line) {
        var isFound = false
        for mirror in other.line(index[entry]) where other.index[mirror] == line {
          isFound = isFound || other.value[mirror] == value[entry]
        }
        if !isFound { return false }
      }
    }
    return count == otherCount
  }
}

extension Range<Int32> {
  /// How many places these are; `count` minds bounds that are far apart.
  @inline(__always)
  var length: Int32 { upperBound - lowerBound }
}
