/// Working storage of a factorisation, of all positions or of some. Between factorisations every
/// variable counts as done.
final class Elimination: SearchLimit {
  /// The positions that are factorised and the variables that they define; empty if it is all of them.
  private(set) var members = Buffer<Int32>()
  private var memberVariables = Buffer<Int32>()
  /// How many positions are factorised.
  private(set) var count = 0
  /// Other positions that the old factors of these mentioned.
  var concerned = Buffer<Int32>()
  /// Positions whose rows left for anchors, and these rows.
  var droppedPositions = Buffer<Int32>()
  var droppedRows = Buffer<Int32>()
  // One entry a position.
  /// How many variables of the row have neither a pivot nor been set aside.
  var rowLength = Buffer<Int32>()
  var positionDone = Buffer<Bool>()
  // One entry a variable.
  /// How many rows without a pivot mention it.
  var columnLength = Buffer<Int32>()
  /// It has a pivot or was set aside.
  var variableDone = Buffer<Bool>()
  var queue = Buffer<Int32>()
  var pivoted = 0

  // While a bump is torn.
  /// Rows that mention nothing but what has a pivot or was set aside.
  var complete = Buffer<Int32>()
  /// The variables that were set aside, in that order.
  var spikes = Buffer<Int32>()
  private var spikeTime = Buffer<Int32>()
  /// The oldest spike that may be unresolved: what got its pivot before that was set aside depends
  /// on none.
  var oldestSpike = 0
  private var unresolved = 0
  /// Spikes without a pivot, and those among the resolved ones whose row mentions others.
  var isUnresolved = Buffer<Bool>()
  private var isConditional = Buffer<Bool>()
  /// When a variable was set aside or got its pivot, 0 before the bump.
  var time = Buffer<Int32>()
  var now: Int32 = 0
  /// Variables by the number of rows with two left that mention them.
  var pairs = CountedLists()
  /// All variables, those in most rows first, and how far they have been looked through.
  var byLength = Buffer<Int32>()
  var nextByLength = 0
  /// The row that is being reduced.
  let reduced = WorkVector()
  /// The same in residues, where the range is wide; and what else was solved for in residues last.
  let exact = WorkVector()
  var dependsOnSpike = Buffer<Bool>()

  func account(_ ledger: inout StorageLedger) {
    ledger.visit(short: &droppedPositions)
    ledger.visit(short: &droppedRows)
    accountPositions(&ledger)
    ledger.visit(short: &complete)
    ledger.visit(short: &spikes)
    ledger.visit(short: &spikeTime)
    ledger.visit(&isUnresolved)
    ledger.visit(&isConditional)
    ledger.visit(&time)
    pairs.account(&ledger)
    ledger.visit(&byLength)
    reduced.account(&ledger)
    ledger.visit(&dependsOnSpike)
    if !ledger.isLoading { accountRare(&ledger) }
  }

  private func accountRare(_ ledger: inout StorageLedger) {
    ledger.visit(&members)
    ledger.visit(&memberVariables)
    ledger.visit(&concerned)
    exact.account(&ledger)
  }

  private func accountPositions(_ ledger: inout StorageLedger) {
    ledger.visit(&rowLength)
    ledger.visit(&positionDone)
    ledger.visit(&columnLength)
    ledger.visit(&variableDone)
    ledger.visit(&queue)
  }

  @inline(__always)
  func position(_ place: Int) -> Int32 {
    members.count > 0 ? members[place] : Int32(truncatingIfNeeded: place)
  }

  @inline(__always)
  func variable(_ place: Int) -> Int32 {
    members.count > 0 ? memberVariables[place] : Int32(truncatingIfNeeded: place)
  }

  func begin(positions: Int32) {
    count = Int(positions)
    pivoted = 0
    members.removeAll()
    memberVariables.removeAll()
    StorageLedger.reserve(count) { accountPositions(&$0) }
    rowLength.refill(count)
    columnLength.refill(count)
    positionDone.refill(count)
    variableDone.refill(count)
    queue.removeAll()
  }

  /// Begins to gather some of so many positions.
  func beginGathering(positions: Int) {
    members.removeAll()
    memberVariables.removeAll()
    droppedPositions.removeAll()
    droppedRows.removeAll()
    rowLength.resize(positions)
    columnLength.resize(positions)
    positionDone.resize(positions, true)
    variableDone.resize(positions, true)
    reduced.resize(positions)
  }

  func gather(_ position: Int32, defining variable: Int32) {
    if !positionDone[position] { return }
    members.append(position)
    memberVariables.append(variable)
    positionDone[position] = false
    variableDone[variable] = false
  }

  /// Begins with the positions that were gathered.
  func beginGathered() {
    count = members.count
    pivoted = 0
    queue.removeAll()
  }

  /// Forgets the positions that were gathered.
  func forgetGathered() {
    for k in 0..<members.count {
      positionDone[members[k]] = true
      variableDone[memberVariables[k]] = true
    }
    members.removeAll()
  }

  /// Begins to tear a bump. The times of the last one are not cleared: those that follow are later.
  func beginSpikes() {
    let positions = rowLength.count
    complete.removeAll()
    spikes.removeAll()
    spikeTime.removeAll()
    oldestSpike = 0
    unresolved = 0
    isUnresolved.resize(positions)
    isConditional.resize(positions)
    if now > Elimination.latest {
      time.removeAll()
      now = 0
    }
    time.resize(positions)
    pairs.open(positions)
    byLength.removeAll()
    reduced.resize(positions)
    dependsOnSpike.resize(positions)
  }

  private static let latest: Int32 = 1 << 30

  func makeSpike(_ variable: Int32) {
    variableDone[variable] = true
    isUnresolved[variable] = true
    isConditional[variable] = false
    unresolved += 1
    spikes.append(variable)
    stampTime(variable)
    spikeTime.append(now)
  }

  func stampTime(_ variable: Int32) {
    now += 1
    time[variable] = now
  }

  /// The reduced row gives a spike its pivot.
  func resolve(_ spike: Int32) {
    isUnresolved[spike] = false
    unresolved -= 1
    stampTime(spike)
    for k in 0..<reduced.index.count {
      let other = reduced.index[k]
      if isUnresolved[other] && reduced[other] != 0 { isConditional[spike] = true }
    }
    if unresolved == 0 { oldestSpike = spikes.count }
    while oldestSpike < spikes.count {
      let oldest = spikes[oldestSpike]
      if isUnresolved[oldest] || isConditional[oldest] { break }
      oldestSpike += 1
    }
  }

  /// Whether a variable may depend on an unresolved spike.
  @inline(__always)
  func includes(_ variable: Int32) -> Bool {
    oldestSpike < spikes.count && time[variable] >= spikeTime[oldestSpike]
  }

  func isDefined(_ variable: Int32) -> Bool { !isUnresolved[variable] }

  /// The undone variable that is in most rows; -1 if all are done.
  func longestColumn() -> Int32 {
    if byLength.count == 0 { sortByLength() }
    while nextByLength < byLength.count {
      let variable = byLength[nextByLength]
      if !variableDone[variable] { return variable }
      nextByLength += 1
    }
    return -1
  }

  private func sortByLength() {
    nextByLength = 0
    for k in 0..<count where !variableDone[variable(k)] { byLength.append(variable(k)) }
    let lengths = columnLength.base
    sort(byLength.all) { a, b in
      lengths[Int(a)] != lengths[Int(b)] ? lengths[Int(a)] > lengths[Int(b)] : a < b
    }
  }
}

/// Things with a count each, from which one of the largest count can be taken at any time.
///
/// A thing is listed anew whenever its count grows; older listings are skipped where they are met.
struct CountedLists: ~Copyable {
  /// Counts of this size and above share one list.
  private static let largest: Int32 = 32

  // One entry a list: the newest listing.
  private var head = Buffer<Int32>()
  // One entry a thing.
  private var count = Buffer<Int32>()
  // One entry a listing.
  private var thing = Buffer<Int32>()
  private var older = Buffer<Int32>()

  mutating func account(_ ledger: inout StorageLedger) {
    ledger.visit(&head)
    ledger.visit(&count)
    ledger.visit(&thing)
    ledger.visit(&older)
  }

  /// Begins with so many things, all of which have been cleared.
  mutating func open(_ things: Int) {
    head.refill(Int(CountedLists.largest) + 1, -1)
    count.resize(things)
    thing.removeAll()
    older.removeAll()
  }

  /// One with the largest count; -1 if all counts are 0.
  @inline(__always)
  func first() -> Int32 {
    var list = CountedLists.largest
    while list > 0 {
      let listing = head[list]
      if listing < 0 {
        list -= 1
      } else if min(count[thing[listing]], CountedLists.largest) == list {
        return thing[listing]
      } else {
        head[list] = older[listing]
      }
    }
    return -1
  }

  /// Counts a thing once more.
  mutating func add(_ new: Int32) {
    count[new] += 1
    let list = min(count[new], CountedLists.largest)
    older.append(head[list])
    head[list] = Int32(truncatingIfNeeded: thing.count)
    thing.append(new)
  }

  func clear(_ thing: Int32) { count[thing] = 0 }
}
