/// The eta file: updates in product form, for the row replacements that the factors cannot take.
///
/// An eta is an identity matrix except for one row, the new row of a position in terms of the old basis. Solves
/// apply them one after the other. Every position has a list of the etas that mention it, so that a sparse
/// right-hand side meets few. (Dantzig and Orchard-Hays, The product form for the inverse in the simplex
/// method, 1954, with rows for columns.)
struct EtaFile: ~Copyable {
  // One entry an eta, and one more at the end: where its mentions begin.
  private var start = Buffer<Int32>()
  /// Whether the current solve has to apply it; false between solves.
  private var isWanted = Buffer<Bool>()
  // One entry a mention; the first of an eta is that of its own position.
  private var position = Buffer<Int32>()
  private var value = Buffer<Double>()
  private var eta = Buffer<Int32>()
  /// The next older mention of the same position; -1 if there is none.
  private var older = Buffer<Int32>()
  // One entry a position: the newest mention.
  private var newest = Buffer<Int32>()

  /// Entries visited since there were none, and how many before new factors are considered.
  private(set) var visited = 0
  private var due = WorkLimit.leastRefactorization

  var count: Int { max(0, start.count - 1) }
  var mentions: Int { position.count }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&start)
    memory.add(&isWanted)
    memory.add(&position)
    memory.add(&value)
    memory.add(&eta)
    memory.add(&older)
    memory.add(&newest)
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
    eta.append(Int32(truncatingIfNeeded: count))
    older.append(newest[other])
    newest[other] = Int32(truncatingIfNeeded: position.count)
    position.append(other)
    value.append(amount)
  }

  /// Calls `body` with the position of every eta.
  func forEachReplaced(_ body: (Int32) -> Void) {
    for current in 0..<count { body(position[start[current]]) }
  }

  /// The positions that etas mention, some more than once.
  var mentioned: UnsafeMutableBufferPointer<Int32> { position.all }

  /// Counts entries that were visited because of etas, or because a position that they mention was driven out.
  mutating func countWork(_ entries: Int) { visited += entries }

  mutating func removeAll() {
    visited = 0
    due = WorkLimit.leastRefactorization
    for k in 0..<position.count { newest[position[k]] = -1 }
    start.removeAll()
    isWanted.removeAll()
    position.removeAll()
    value.removeAll()
    eta.removeAll()
    older.removeAll()
  }

  /// Whether there are too many mentions to keep, whatever it costs to remove them.
  func areTooMany(positions: Int) -> Bool { mentions > 4 * positions + 1000 }

  /// Whether solves with the etas have cost so much, in time or room, that new factors are considered.
  func areCostly(positions: Int) -> Bool { visited > due || areTooMany(positions: positions) }

  /// New factors for a part will cost about as many visits as the last ones; they are not considered before etas
  /// have cost as much.
  mutating func expect(refactorization visits: Int) {
    due = max(WorkLimit.leastRefactorization, visits)
  }

  /// New factors for a part would have cost too much: considers them again later. False if it is time for all.
  mutating func postpone(positions: Int) -> Bool {
    let most = WorkLimit.etaWork(variables: positions)
    if visited >= most || areTooMany(positions: positions) { return false }
    due = min(2 * visited, most)
    return true
  }

  /// Gives back the memory if there are no etas.
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
      if eta[entry] < limit { isWanted[eta[entry]] = true }
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

  /// Whether etas lie in the order in which they came, each with its own position first, and every position
  /// leads to all mentions of it, the newest first. For `assert` and tests.
  var isConsistent: Bool {
    if count == 0 { return position.count == 0 }
    if start[0] != 0 || Int(start[count]) != position.count { return false }
    for k in 0..<count {
      if start[k] >= start[k + 1] || value[start[k]] == 0 || isWanted[k] { return false }
      for mention in start[k]..<start[k + 1] where eta[mention] != Int32(k) { return false }
    }
    var reached = 0
    for first in newest.all {
      var mention = first
      while mention >= 0 {
        if older[mention] >= mention { return false }
        reached += 1
        mention = older[mention]
      }
    }
    return reached == position.count
  }
}
