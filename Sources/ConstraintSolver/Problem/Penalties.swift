/// What it costs to be off the constants of rows: at which priority level, on each side.
///
/// An inequality costs nothing on one side. An equality costs something on both, mostly at one level; content
/// resists growing at another level than shrinking.
struct Penalties: ~Copyable {
  // One entry a row. Indices of levels; -1 where nothing is lost.
  private(set) var lowerLevel = Buffer<Int32>(per: .row)
  private(set) var upperLevel = Buffer<Int32>(per: .row)
  /// As it was given, on both sides.
  var weight = SparseColumn(default: 1.0)

  mutating func resize(_ rows: Int) {
    lowerLevel.resize(rows, -1)
    upperLevel.resize(rows, -1)
  }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&lowerLevel)
    memory.add(&upperLevel)
    weight.account(&memory)
  }

  @inline(__always)
  func level(of row: Int32, on side: Int8) -> Int32 {
    side > 0 ? upperLevel[row] : lowerLevel[row]
  }

  /// Whether a row costs the same on both sides, so that it may define a variable by others.
  @inline(__always)
  func isEquality(_ row: Int32) -> Bool { lowerLevel[row] == upperLevel[row] }

  /// Whether a row costs something on both sides, but at two levels.
  @inline(__always)
  func isTwoSided(_ row: Int32) -> Bool {
    !isEquality(row) && min(lowerLevel[row], upperLevel[row]) >= 0
  }

  @inline(__always)
  func relation(of row: Int32) -> Relation {
    lowerLevel[row] < 0 ? .atMost : upperLevel[row] < 0 ? .atLeast : .equal
  }

  @inline(__always)
  func levels(of row: Int32) -> (lower: Int32, upper: Int32) {
    (lowerLevel[row], upperLevel[row])
  }

  @inline(__always)
  mutating func setLevels(_ row: Int32, lower: Int32, upper: Int32) {
    lowerLevel[row] = lower
    upperLevel[row] = upper
  }
}
