/// The basis positions that are to be evaluated, and what is known of each.
///
/// A pivot changes the multipliers of some positions and the edges of others. These are rechecked before the next
/// pivot. One that fails the optimality conditions becomes a candidate of primal pivots (`Pricing.swift`); a dual
/// degenerate one waits until nothing improves any more, and then the rule for ties decides about it
/// (`TieBreaking.swift`).
final class PositionQueues {
  /// The positions to be rechecked.
  private(set) var rechecks = Buffer<Int32>(per: .variable)
  /// Those that fail.
  var candidates = CandidateQueue()
  /// Dual degenerate ones that are not decided: their deciding variable is not known, or they may have a pivot.
  private(set) var degenerate = Buffer<DegeneratePosition>()
  // One entry a position.
  /// What decides for a dual degenerate position, or would for one that was dual degenerate.
  var deciding = DecidingVariables()
  private var flags = Buffer<PositionFlags>(per: .variable)
  /// Decided ones whose directions are about to change.
  private(set) var changing = Buffer<Int32>()

  func resize(_ positions: Int) { flags.resize(positions, []) }

  func account(_ memory: inout MemoryAccount) {
    memory.add(&flags)
    memory.add(&rechecks)
    candidates.account(&memory)
    memory.add(&degenerate)
    deciding.account(&memory)
    memory.add(&changing)
  }

  // MARK: Rechecks

  func forgetChanging() { changing.removeAll() }

  /// Notes a position if it is dual degenerate and decided.
  func noteChanging(_ position: Int32) {
    if deciding[position] != -1 && isDecided(position) { changing.append(position) }
  }

  /// Queues a position to be evaluated again before the solve ends.
  @inline(__always)
  func recheck(_ position: Int32) {
    flags[position].remove([.decided, .wantsAbove])
    reviewStatus(position)
  }

  /// The same where only multipliers have changed, so that a dual degenerate position still has its deciding
  /// variable.
  @inline(__always)
  func reviewStatus(_ position: Int32) {
    flags[position].remove(.exact)
    if flags[position].contains(.recheck) { return }
    flags[position].insert(.recheck)
    rechecks.append(position)
  }

  /// Forgets everything, and queues all positions.
  func recheckAll() {
    candidates.removeAll()
    degenerate.removeAll()
    rechecks.removeAll()
    for position in 0..<Int32(truncatingIfNeeded: flags.count) {
      flags[position] = []
      deciding.forget(position)
      recheck(position)
    }
    deciding.forgetNewest()
  }

  /// The position at a place among the rechecks, which is evaluated now.
  @inline(__always)
  func beginRecheck(at place: Int) -> Int32 {
    flags[rechecks[place]].remove(.recheck)
    return rechecks[place]
  }

  func endRechecks() { rechecks.removeAll() }

  // MARK: Multipliers

  /// Whether the multipliers of a position have been computed by themselves.
  @inline(__always)
  func isExact(_ position: Int32) -> Bool { flags[position].contains(.exact) }

  func noteExact(_ position: Int32) { flags[position].insert(.exact) }

  // MARK: Dual degenerate positions

  /// Whether a position waits among the dual degenerate ones.
  @inline(__always)
  func isWaiting(_ position: Int32) -> Bool { flags[position].contains(.waiting) }

  /// Whether the deciding variable of a position is known, and a pivot did not help.
  @inline(__always)
  func isDecided(_ position: Int32) -> Bool { flags[position].contains(.decided) }

  /// Whether a position that was decided still is, as nothing has changed that mattered then.
  @inline(__always)
  func isDecided(_ position: Int32, _ status: BasicSolution.OptimalityStatus) -> Bool {
    if !isDecided(position) { return false }
    if deciding[position] < 0 { return deciding[position] != -1 }
    return wantsAbove(position) ? !status.isOpenAbove : !status.isOpenBelow
  }

  /// Whether the deciding variable may take long to find, so that it is kept while the position is not dual
  /// degenerate.
  func isExpensive(_ position: Int32) -> Bool { flags[position].contains(.expensive) }

  /// Whether a pivot upwards would bring the deciding variable nearer to its default.
  @inline(__always)
  func wantsAbove(_ position: Int32) -> Bool { flags[position].contains(.wantsAbove) }

  /// Notes to which side a position wants to leave, if any.
  func noteWanted(_ position: Int32, _ leavingSign: Int8) {
    flags[position].remove(.wantsAbove)
    if leavingSign > 0 { flags[position].insert(.wantsAbove) }
  }

  /// Queues a dual degenerate position, unless it waits already, or is decided.
  @inline(__always)
  func enqueue(_ position: Int32, _ status: BasicSolution.OptimalityStatus, rank: () -> UInt32) {
    if isWaiting(position) || isDecided(position, status) { return }
    flags[position].insert(.waiting)
    degenerate.push(DegeneratePosition(rank: rank(), position: position))
  }

  func popDegenerate() -> Int32 { degenerate.popFirst().position }

  /// A position that is not dual degenerate, or no longer. A soft row that comes and goes may shut positions which
  /// move thousands of variables: those keep their deciding variables, for when they are dual degenerate again.
  @inline(__always)
  func shut(_ position: Int32) {
    if !flags[position].isSuperset(of: [.decided, .expensive]) { deciding.forget(position) }
  }

  /// A dual degenerate position is evaluated by itself.
  func beginSettling(_ position: Int32) {
    flags[position].remove([.waiting, .decided, .wantsAbove, .expensive])
  }

  func noteDecided(_ position: Int32, isExpensive: Bool) {
    flags[position].formUnion(isExpensive ? [.decided, .expensive] : .decided)
  }

  /// Takes a position out of the queue whose deciding variable is known, and which has no pivot to make.
  func decide(_ position: Int32, wants: Int8, isExpensive: Bool) {
    flags[position].remove(.waiting)
    noteDecided(position, isExpensive: isExpensive)
    noteWanted(position, wants)
  }

  /// Leaves those in the queue that are not decided. The ones in `first` come first, in their order.
  func keepUndecided(first: borrowing Buffer<Int32>) {
    for position in first.all where isWaiting(position) { flags[position].insert(.ranked) }
    var kept = 0
    for each in degenerate.all where isWaiting(each.position) {
      if flags[each.position].contains(.ranked) { continue }
      degenerate[kept] = each
      kept += 1
    }
    degenerate.shorten(to: kept)
    var rank = UInt32.max
    for position in first.all where flags[position].contains(.ranked) {
      flags[position].remove(.ranked)
      degenerate.append(DegeneratePosition(rank: rank, position: position))
      rank -= 1
    }
    degenerate.heapify()
  }
}

/// What is noted of a position.
private struct PositionFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  static let recheck = PositionFlags(rawValue: 1)
  static let waiting = PositionFlags(rawValue: 4)
  static let decided = PositionFlags(rawValue: 8)
  static let wantsAbove = PositionFlags(rawValue: 16)
  static let exact = PositionFlags(rawValue: 32)
  /// Has just been put in order among those that wait.
  static let ranked = PositionFlags(rawValue: 64)
  static let expensive = PositionFlags(rawValue: 128)
}

/// A dual degenerate position that waits.
struct DegeneratePosition: BitwiseCopyable {
  /// The creation index of the variable that it defines, or more if its deciding variable is known: the largest
  /// first.
  var rank: UInt32
  var position: Int32

  func comesBefore(_ other: DegeneratePosition) -> Bool {
    rank != other.rank ? rank > other.rank : position > other.position
  }
}
