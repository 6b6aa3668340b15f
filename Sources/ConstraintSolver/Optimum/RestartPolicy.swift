/// Restart policy: which method a solve uses, and after how much work it tries another.
///
/// No one rule of pivoting is fast on all layouts. A solve that costs more than a few first solves therefore
/// starts again from a crash basis with the next of these methods, each with more work to spend than the
/// last, so that all attempts together cost a constant times the best of them. (As portfolios of randomized
/// algorithms do: Luby, Sinclair and Zuckerman, Optimal speedup of Las Vegas algorithms, 1993.)
struct RestartPolicy {
  enum Method {
    /// From the basis that there was.
    case warm
    /// From a crash basis.
    case crash
    /// From one in which block pivots have repaired what is violated (`Rounds.swift`); primal pivots follow.
    case blocks
    /// From a crash basis by dual pivots alone. Where these are slow, too, block pivots come last.
    case dual
  }

  private(set) var method = Method.warm
  private var begunAt: UInt64 = 0
  /// After how many first solves the first attempts are given up.
  var patience = WorkLimit.patientSolves
  /// Work units at which this attempt is given up, at which it looks for long-step pivots
  /// (`Shortage.swift`), and at which violated rows are left to primal pivots.
  private(set) var endsAt = UInt64.max
  private(set) var sharesAt = UInt64.max
  private(set) var mendsUntil = UInt64.max
  /// Work units at which every attempt ends, whatever it has found.
  var workLimit = UInt64.max

  /// Begins a solve after so much work, where a first solve costs `unit`.
  mutating func begin(at work: UInt64, unit: UInt64) {
    method = .warm
    begunAt = work
    endsAt = work &+ patience &* unit
    sharesAt = work &+ WorkLimit.leastShared &+ WorkLimit.shortageSolves &* unit
    mendsUntil = work &+ WorkLimit.mendings &* unit
  }

  /// Whether the solve has cost more than a first solve.
  func isLong(at work: UInt64, unit: UInt64) -> Bool { work &- begunAt > unit }

  /// Goes on with a crash basis in the same attempt.
  mutating func crash() { method = .crash }

  /// Gives up this attempt as soon as possible.
  mutating func giveUp() { endsAt = 0 }

  /// Goes on to the next method.
  mutating func restart(at work: UInt64, unit: UInt64) {
    switch method {
    case .warm:
      method = .crash
      endsAt = work &+ patience &* unit
    case .crash:
      method = .blocks
      endsAt = work &+ WorkLimit.blockSolves &* unit
    case .blocks:
      method = .dual
      endsAt = work &+ WorkLimit.dualSolves &* unit
      sharesAt = .max
      mendsUntil = .max
    case .dual:
      method = .blocks
      endsAt = .max
      mendsUntil = work
    }
  }

  /// Goes on with this attempt to the end, as another one would lose what it has found.
  mutating func stay() { endsAt = .max }

  /// Looks for long-step pivots again after some more work.
  mutating func shareLater(at work: UInt64, unit: UInt64) {
    sharesAt = work &+ WorkLimit.furtherSolves &* unit
  }

  /// Long-step pivots have been found: what follows is left to single ones.
  mutating func hasShared() {
    sharesAt = .max
    endsAt = .max
  }
}
