/// Restart policy: when a solve starts again from a crash basis, and when it leaves violated rows to primal
/// pivots.
///
/// A warm start is nearly always cheaper than a first solve. One that costs more than the last solve from a
/// crash basis did, or than a few solves without pivots, has changed most of the layout, and begins again, once.
struct RestartPolicy {
  enum Start {
    /// From the basis that there was.
    case warm
    /// From a crash basis.
    case crash
  }

  private(set) var start = Start.warm
  private var begunAt: UInt64 = 0
  private var crashedAt: UInt64 = 0
  /// Work units of the last solve from a crash basis.
  private var crashWork: UInt64 = 0
  /// After how many first solves a warm start is given up.
  var patience = WorkLimit.patientSolves
  /// Work units at which a warm start is given up, and at which violated rows are left to primal pivots.
  private(set) var endsAt = UInt64.max
  private(set) var mendsUntil = UInt64.max
  /// Work units at which every solve ends, whatever it has found.
  var workLimit = UInt64.max

  /// Begins a solve after so much work, where a first solve costs `unit`.
  mutating func begin(at work: UInt64, unit: UInt64) {
    start = .warm
    begunAt = work
    endsAt = work &+ max(patience &* unit, crashWork)
    mendsUntil = work &+ WorkLimit.mendings &* unit
  }

  /// Whether the solve has cost more than a first solve.
  func isLong(at work: UInt64, unit: UInt64) -> Bool { work &- begunAt > unit }

  /// Goes on with a crash basis, to the end.
  mutating func crash(at work: UInt64) {
    start = .crash
    crashedAt = work
    endsAt = .max
  }

  /// Notes the cost of a solve that went on to the end.
  mutating func end(at work: UInt64) {
    if start == .crash { crashWork = work &- crashedAt }
  }

  /// Gives up a warm start as soon as possible.
  mutating func giveUp() { endsAt = 0 }
}
