/// Working memory of a factorisation, of all positions or of some.
///
/// Between factorisations every position and every variable counts as done.
final class Elimination {
  /// The positions that are factorised and their pivot variables; empty if it is all of them.
  private(set) var members = Buffer<Int32>()
  private var memberVariables = Buffer<Int32>()
  /// How many positions are factorised.
  private(set) var count = 0
  /// Other positions that the old factors of these mentioned.
  var concerned = Buffer<Int32>()
  /// Positions whose rows left for own rows, and these rows.
  var droppedPositions = Buffer<Int32>()
  var droppedRows = Buffer<Int32>()
  // One entry a position.
  /// How many variables of the row have neither a pivot nor become spikes.
  var rowLength = Buffer<Int32>()
  var positionDone = Buffer<Bool>()
  // One entry a variable.
  /// How many rows without a pivot mention it.
  var columnLength = Buffer<Int32>()
  /// It has a pivot or is a spike.
  var variableDone = Buffer<Bool>()
  var queue = Buffer<Int32>()
  var pivoted = 0

  let spikes = SpikeOrder()
  /// The row that is being reduced, and the same in residues where the precision is extended.
  let reduced = WorkVector(per: .other)
  let exact = WorkVector(per: .other)

  func account(_ memory: inout MemoryAccount) {
    memory.add(&members)
    memory.add(&memberVariables)
    memory.add(&concerned)
    memory.add(&droppedPositions)
    memory.add(&droppedRows)
    memory.add(&rowLength)
    memory.add(&positionDone)
    memory.add(&columnLength)
    memory.add(&variableDone)
    memory.add(&queue)
    spikes.account(&memory)
    reduced.account(&memory)
    exact.account(&memory)
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
    rowLength.refill(count)
    columnLength.refill(count)
    positionDone.refill(count)
    variableDone.refill(count)
    queue.removeAll()
  }

  /// Begins to gather some of all positions.
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

  // MARK: Spikes

  /// Begins to order the spikes of a bump.
  func beginSpikes() {
    spikes.begin(positions: rowLength.count)
    reduced.resize(rowLength.count)
  }

  func makeSpike(_ variable: Int32) {
    variableDone[variable] = true
    spikes.append(variable)
  }

  /// The variable that becomes the next spike: one in most rows with two variables left, or else in most rows;
  /// -1 if all are done.
  func nextSpike() -> Int32 {
    let best = spikes.pairs.first()
    return best >= 0 ? best : longestColumn()
  }

  private func longestColumn() -> Int32 {
    if spikes.byLength.count == 0 { sortByLength() }
    while spikes.nextByLength < spikes.byLength.count {
      let variable = spikes.byLength[spikes.nextByLength]
      if !variableDone[variable] { return variable }
      spikes.nextByLength += 1
    }
    return -1
  }

  private func sortByLength() {
    for k in 0..<count where !variableDone[variable(k)] { spikes.byLength.append(variable(k)) }
    spikes.nextByLength = 0
    let lengths = columnLength.base
    sort(spikes.byLength.all) { a, b in
      lengths[Int(a)] != lengths[Int(b)] ? lengths[Int(a)] > lengths[Int(b)] : a < b
    }
  }
}
