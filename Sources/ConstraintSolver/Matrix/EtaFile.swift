/// Row etas in product form, for those that the factors cannot take in place.
///
/// A replacement is a position whose row is now a combination of what the active rows were: an identity
/// matrix but for that row. Solves apply them one after the other. Each position knows which of them
/// mention it, so that a solve with few entries looks at few.
struct EtaFile: ~Copyable {
  // One entry a replacement, and one more at the end: where its part of the lists below begins.
  private var start = Buffer<Int32>()
  /// Whether the solve at hand has to look at it; false between solves.
  private var isWanted = Buffer<Bool>()
  // One entry a mention; the first of a replacement is that of its own position.
  private var position = Buffer<Int32>()
  private var value = Buffer<Double>()
  private var replacement = Buffer<Int32>()
  /// The next older mention of the same position; -1 if there is none.
  private var older = Buffer<Int32>()
  // One entry a position: the newest mention.
  private var newest = Buffer<Int32>()

  /// Entries visited since there were none.
  private(set) var visited = 0

  var count: Int { max(0, start.count - 1) }
  var mentions: Int { position.count }

  mutating func account(_ ledger: inout StorageLedger) {
    ledger.visit(short: &start)
    ledger.visit(short: &isWanted)
    ledger.visit(short: &position)
    ledger.visit(short: &value)
    ledger.visit(short: &replacement)
    ledger.visit(short: &older)
    ledger.visit(&newest)
  }

  /// The row of `replaced` is from now on `y` in terms of the rows so far.
  mutating func append(_ replaced: Int32, _ y: WorkVector, positions: Int) {
    newest.resize(positions, -1)
    if start.count == 0 { start.append(0) }
    mention(replaced, y[replaced])
    for k in 0..<y.index.count {
      let other = y.index[k]
      if other != replaced && y[other] != 0 { mention(other, y[other]) }
    }
    start.append(Int32(truncatingIfNeeded: position.count))
    isWanted.append(false)
  }

  private mutating func mention(_ other: Int32, _ amount: Double) {
    replacement.append(Int32(truncatingIfNeeded: count))
    older.append(newest[other])
    newest[other] = Int32(truncatingIfNeeded: position.count)
    position.append(other)
    value.append(amount)
  }

  /// Calls `body` with every position that a replacement is of.
  func forEachReplaced(_ body: (Int32) -> Void) {
    for current in 0..<count { body(position[start[current]]) }
  }

  /// The positions that etas mention, some more than once.
  var mentioned: UnsafeMutableBufferPointer<Int32> { position.all }

  /// Counts entries that a solve visited on account of positions being entangled.
  mutating func countWork(_ entries: Int) { visited += entries }

  mutating func removeAll() {
    visited = 0
    for k in 0..<position.count { newest[position[k]] = -1 }
    start.removeAll()
    isWanted.removeAll()
    position.removeAll()
    value.removeAll()
    replacement.removeAll()
    older.removeAll()
  }

  /// Gives back what no replacement needs.
  mutating func closeIfUnused() {
    if count == 0 { newest.removeAll() }
  }

  /// Applies the inverses, newest first, to a vector by position. Returns how many entries it visited.
  mutating func applyInverse(_ right: WorkVector) -> Int {
    if count == 0 { return 0 }
    var visits = count
    for k in 0..<right.index.count { want(right.index[k], before: Int32.max, &visits) }
    var current = Int32(truncatingIfNeeded: count)
    while current > 0 {
      current -= 1
      if !isWanted[current] { continue }
      isWanted[current] = false
      let first = start[current]
      let own = position[first]
      let end = start[current + 1]
      var sum = right[own]
      for entry in first + 1..<end { sum -= value[entry] * right[position[entry]] }
      visits += Int(end - first)
      if sum == 0 && right[own] == 0 { continue }
      if !right.contains(own) {
        right.use(own)
        want(own, before: current, &visits)
      }
      right[own] = sum / value[first]
    }
    visited += visits
    return visits
  }

  private func want(_ other: Int32, before limit: Int32, _ visits: inout Int) {
    if Int(other) >= newest.count { return }
    var entry = newest[other]
    while entry >= 0 {
      if replacement[entry] < limit { isWanted[replacement[entry]] = true }
      entry = older[entry]
      visits += 1
    }
  }

  /// Applies the transposed inverses, oldest first, to a vector by position. Returns how many entries it
  /// visited.
  mutating func applyInverseTransposed(_ y: WorkVector) -> Int {
    var visits = count
    for current in 0..<Int32(truncatingIfNeeded: count) {
      let first = start[current]
      let own = position[first]
      if !y.contains(own) { continue }
      let factor = y[own] / value[first]
      y[own] = factor
      if factor == 0 { continue }
      let end = start[current + 1]
      visits += Int(end - first)
      for entry in first + 1..<end { y.add(position[entry], -value[entry] * factor) }
    }
    visited += visits
    return visits
  }
}
