/// The priority levels: their rows, which are in play, and their multipliers.
///
/// A level is in play while a nonbasic row of its priority has a subgradient, that is, while a row
/// of that priority is violated. Apart from rounding, only such levels have multipliers other than 0.
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

  private var multipliers = MultiplierMatrix()
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
    multipliers.account(&memory)
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
    if priority[level] != wanted && columnOf[level] >= 0
      && (peak[level] > 0 || multipliers.haveDigits)
    {
      clear(level)
      cleared &+= UInt64(multipliers.positions)
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

  /// Whether a level of these priorities is in play.
  func areInPlay(_ wanted: ClosedRange<Double>) -> Bool {
    let place = place(of: wanted.upperBound, in: inPlay)
    return place < inPlay.count && priority[inPlay[place]] >= wanted.lowerBound
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
    if columnOf[level] < 0 { columnOf[level] = multipliers.addColumn() }
    inPlay.insert(level, at: place(of: priority[level], in: inPlay))
  }

  /// Records the weight of a row of the level.
  func note(weight: Double, at level: Int32) { lightest[level] = min(lightest[level], weight) }

  /// Whether multipliers are to be computed one by one, as a level in play has ones so large that their rounding may
  /// hide others.
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

  func addPositions(_ more: Int) { multipliers.addPositions(more) }

  /// The multiplier of a position at a level that is or was in play.
  @inline(__always)
  func multiplier(_ position: Int32, _ level: Int32) -> Double {
    multipliers[position, columnOf[level]]
  }

  @inline(__always)
  func setMultiplier(_ position: Int32, _ level: Int32, _ value: Double, _ permit: Permit) {
    correctMultiplier(position, level, value)
  }

  /// Sets a multiplier to 0.
  func clearMultiplier(_ position: Int32, _ level: Int32, _ permit: Permit) {
    multipliers.clear(position, columnOf[level])
  }

  /// Sets a multiplier to what it is with fewer rounding errors.
  @inline(__always)
  func correctMultiplier(_ position: Int32, _ level: Int32, _ value: Double) {
    multipliers[position, columnOf[level]] = value
    peak[level] = max(peak[level], abs(value))
  }

  /// Adds a multiple of a vector by position to the multipliers of a level.
  func addMultipliers(
    _ vector: WorkVector, _ level: Int32, _ factor: Double, _ permit: Permit
  ) {
    peak[level] = multipliers.add(vector, factor, to: columnOf[level], from: peak[level])
  }

  func extended(_ position: Int32, _ level: Int32) -> ExtendedNumber {
    multipliers.extended(position, columnOf[level])
  }

  func setExtended(_ position: Int32, _ level: Int32, _ new: ExtendedNumber) {
    multipliers.setExtended(position, columnOf[level], new)
  }

  /// Sets a position's multipliers to 0 at the levels that are not in play, where rounding may have
  /// left some: when a level comes into play again, the position is not looked at.
  func clearIdle(_ position: Int32) {
    for level in 0..<Int32(truncatingIfNeeded: count)
    where slopes[level] == 0 && columnOf[level] >= 0 {
      multipliers.clear(position, columnOf[level])
    }
  }

  /// Sets all multipliers of a level to 0.
  private func clear(_ level: Int32) {
    multipliers.clear(columnOf[level])
    peak[level] = 0
  }

  /// Sets all multipliers to 0.
  func clearAll(_ precision: Precision, _ permit: Permit) {
    multipliers.clearAll(precision)
    for level in 0..<peak.count { peak[level] = 0 }
  }
}
