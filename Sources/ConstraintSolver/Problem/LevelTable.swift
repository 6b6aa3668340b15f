/// The priority levels, and one multiplier for each position and each level that is in play.
///
/// A level is in play while an inactive row of its priority has a slope, that is, while something
/// of that priority is violated. Only such levels can have multipliers other than 0.
final class LevelTable {
  // One entry a level.
  private(set) var priority = Buffer<Double>()
  private var rows = Buffer<Int32>()
  private var slopes = Buffer<Int32>()
  /// The largest multiplier, or part of one, that the level has had: rounding is in proportion to
  /// it.
  private(set) var peak = Buffer<Double>()
  /// The least weight that a row of the level has had.
  private var lightest = Buffer<Double>()
  private var columnOf = Buffer<Int32>()
  /// The levels in use, highest priority first.
  private(set) var order = Buffer<Int32>()
  /// Those in play, highest priority first.
  private(set) var inPlay = Buffer<Int32>()
  private var free = Buffer<Int32>()
  /// The level that was entered last: many rows in a row have the same priority.
  private var entered: Int32 = -1

  /// Position by position, a column for every level that has ever been in play.
  private var multipliers = Buffer<Double>()
  /// Their errorBound and residues where the range is wide (`ExtendedPrecision.swift`).
  private var extended = Buffer<ExtendedNumber>()
  private var isExtended = false
  private var columns: Int32 = 0
  private var columnRoom: Int32 = 0
  private var positions = 0
  /// How many multipliers have been cleared because another priority took their level.
  private(set) var cleared: UInt64 = 0

  func account(_ memory: inout MemoryAccount) {
    memory.add(&priority)
    memory.add(&rows)
    memory.add(&slopes)
    memory.add(&peak)
    memory.add(&lightest)
    memory.add(&columnOf)
    memory.add(&order)
    memory.add(&inPlay)
    memory.add(&free)
    memory.add(&multipliers)
    memory.add(&extended)
  }

  var count: Int { priority.count }

  var lowestPriority: Double { order.count == 0 ? 0 : priority[order[order.count - 1]] }

  // MARK: Levels

  /// The level of a priority, made if there is none, with one more row in it.
  @inline(__always)
  func enter(_ wanted: Double) -> Int32 {
    if entered >= 0 && priority[entered] == wanted && rows[entered] > 0 {
      rows[entered] += 1
    } else {
      entered = find(wanted)
    }
    return entered
  }

  @inline(never)
  private func find(_ wanted: Double) -> Int32 {
    let place = place(of: wanted, in: order)
    if place < order.count && priority[order[place]] == wanted {
      let level = order[place]
      rows[level] += 1
      return level
    }
    let level = makeLevel(wanted)
    order.insert(level, at: place)
    return level
  }

  /// Where a priority is among levels in order, or where it would be.
  @inline(never)
  private func place(of wanted: Double, in levels: borrowing Buffer<Int32>) -> Int {
    var (first, end) = (0, levels.count)
    while first < end {
      let middle = (first + end) / 2
      if priority[levels[middle]] > wanted { first = middle + 1 } else { end = middle }
    }
    return first
  }

  private func makeLevel(_ wanted: Double) -> Int32 {
    let level: Int32
    if let old = takeFree(wanted) {
      level = old
    } else {
      level = Int32(truncatingIfNeeded: priority.count)
      priority.append(0)
      rows.append(0)
      slopes.append(0)
      peak.append(0)
      lightest.append(0)
      columnOf.append(-1)
    }
    priority[level] = wanted
    rows[level] = 1
    slopes[level] = 0
    lightest[level] = .infinity
    return level
  }

  /// A level that is not in use, if there is one: best the one that had the same priority.
  /// Rounding may have left multipliers there. These stay, as if the level had stayed in use; those
  /// of another level are cleared, position by position, unless it has had none.
  private func takeFree(_ wanted: Double) -> Int32? {
    if free.count == 0 { return nil }
    let level = free.removeLast()
    for k in 0..<free.count where priority[level] != wanted && priority[free[k]] == wanted {
      let same = free[k]
      free[k] = level
      return same
    }
    if priority[level] != wanted && columnOf[level] >= 0 && (peak[level] > 0 || isExtended) {
      clear(level)
      cleared &+= UInt64(positions)
    }
    return level
  }

  /// Takes a row out of a level; a level without rows and slopes is forgotten.
  func leave(_ level: Int32) {
    rows[level] -= 1
    forgetIfUnused(level)
  }

  private func forgetIfUnused(_ level: Int32) {
    if rows[level] > 0 || slopes[level] > 0 { return }
    order.remove(at: place(of: priority[level], in: order))
    free.append(level)
  }

  /// How many inactive rows of the level have a slope.
  func slopeCount(_ level: Int32) -> Int32 { slopes[level] }

  /// Records that a row of the level gained (+1) or lost (-1) its slope.
  func countSlope(_ level: Int32, _ change: Int32) {
    slopes[level] += change
    if change > 0 && slopes[level] == 1 {
      bringIntoPlay(level)
    } else if slopes[level] == 0 {
      inPlay.remove(at: place(of: priority[level], in: inPlay))
      forgetIfUnused(level)
    }
  }

  private func bringIntoPlay(_ level: Int32) {
    if columnOf[level] < 0 {
      columnOf[level] = columns
      columns += 1
      if columns > columnRoom { widen() }
    }
    inPlay.insert(level, at: place(of: priority[level], in: inPlay))
  }

  /// Records the weight of a row of the level.
  func note(weight: Double, at level: Int32) { lightest[level] = min(lightest[level], weight) }

  /// Whether a level in play has multipliers so large that their rounding may hide others.
  var isCoarse: Bool {
    for level in inPlay.all where peak[level] > Tolerance.coarse * lightest[level] { return true }
    return false
  }

  /// What counts as rounding of a sum of weights of a level that has so large parts: this share of them,
  /// unless that could hide the least weight.
  @inline(__always)
  func rounding(_ share: Double, of size: Double, at level: Int32) -> Double {
    max(Tolerance.sum * size, min(share * size, Tolerance.leastShare * lightest[level]))
  }

  // MARK: Multipliers

  func addPositions(_ more: Int) {
    positions += more
    multipliers.resize(positions * Int(columnRoom))
    if isExtended { extended.widen(multipliers.count) }
  }

  private func widen() {
    let old = Int(columnRoom)
    let new = positions < 256 ? max(4, 2 * old) : old < 4 ? old + 1 : old + old / 2
    columnRoom = Int32(new)
    LevelTable.widen(&multipliers, positions, from: old, to: new, 0)
    if isExtended { LevelTable.widen(&extended, positions, from: old, to: new, ExtendedNumber()) }
  }

  private static func widen<Element>(
    _ entries: inout Buffer<Element>, _ positions: Int, from old: Int, to new: Int, _ none: Element
  ) {
    entries.resize(positions * new, none)
    var position = old == 0 ? 0 : positions
    while position > 0 {
      position -= 1
      var column = new
      while column > 0 {
        column -= 1
        entries[position * new + column] = column < old ? entries[position * old + column] : none
      }
    }
  }

  @inline(__always)
  private func place(_ position: Int32, _ level: Int32) -> Int {
    Int(position) * Int(columnRoom) + Int(columnOf[level])
  }

  /// The multiplier of a position at a level that is or was in play.
  @inline(__always)
  func multiplier(_ position: Int32, _ level: Int32) -> Double {
    multipliers[place(position, level)]
  }

  @inline(__always)
  func setMultiplier(_ position: Int32, _ level: Int32, _ value: Double) {
    multipliers[place(position, level)] = value
    peak[level] = max(peak[level], abs(value))
  }

  /// Adds a multiple of a vector by position to the multipliers of a level.
  func addMultipliers(_ vector: WorkVector, _ level: Int32, _ factor: Double) {
    let column = multipliers.base + Int(columnOf[level])
    let (positions, room) = (vector.index.all, Int(columnRoom))
    var largest = peak[level]
    for position in positions {
      let change = factor * vector[position]
      column[Int(position) * room] += change
      largest = max(largest, abs(change))
    }
    peak[level] = largest
  }

  func extended(_ position: Int32, _ level: Int32) -> ExtendedNumber {
    extended[place(position, level)]
  }

  func setExtended(_ position: Int32, _ level: Int32, _ new: ExtendedNumber) {
    extended[place(position, level)] = new
  }

  /// Sets a position's multipliers to 0 at the levels that are not in play, where rounding may have
  /// left some: when a level comes into play again, the position is not looked at.
  func clearIdle(_ position: Int32) {
    for level in 0..<Int32(truncatingIfNeeded: count)
    where slopes[level] == 0 && columnOf[level] >= 0 {
      multipliers[place(position, level)] = 0
      if isExtended { setExtended(position, level, ExtendedNumber()) }
    }
  }

  /// Sets all multipliers of a level to 0.
  func clear(_ level: Int32) {
    for position in 0..<Int32(truncatingIfNeeded: positions) {
      setMultiplier(position, level, 0)
      if isExtended { setExtended(position, level, ExtendedNumber()) }
    }
    peak[level] = 0
  }

  /// Sets all multipliers to 0.
  func clearAll(isExtended: Bool) {
    for k in 0..<multipliers.count { multipliers[k] = 0 }
    self.isExtended = isExtended
    extended.removeAll()
    if isExtended { extended.widen(multipliers.count) }
    for level in 0..<peak.count { peak[level] = 0 }
  }
}
