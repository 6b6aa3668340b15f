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
    /// From the slack basis, by dual pivots alone.
    case slack
  }

  private(set) var start = Start.warm
  private var begunAt: UInt64 = 0
  private var crashedAt: UInt64 = 0
  /// Work units of the last solve that did not go on from the basis that there was.
  private var crashWork: UInt64 = 0
  /// Work units of row removals since the last solve.
  private var removals: UInt64 = 0
  /// Only own rows are basic, so that the next solve works like a first one.
  private(set) var isColdStartDue = false
  /// After how many first solves a warm start is given up.
  var patience = WorkLimit.patientSolves
  /// Work units at which a warm start is given up.
  private(set) var endsAt = UInt64.max
  /// Work units at which violated rows are left to primal pivots.
  private var repairsUntil = UInt64.max
  private var requiredRepairsUntil = UInt64.max
  /// Work units at which every solve ends, whatever it has found.
  var workLimit = UInt64.max

  /// Begins a solve after so much work, where a first solve costs `unit`.
  mutating func begin(at work: UInt64, unit: UInt64) {
    start = .warm
    removals = 0
    begunAt = work
    endsAt = work &+ max(patience &* unit, crashWork)
    repairsUntil = work &+ WorkLimit.dualSolves &* unit
    requiredRepairsUntil = work &+ WorkLimit.requiredDualSolves &* unit
  }

  /// The work units at which violated rows are left to primal pivots.
  func endOfRepairs(isRequired: Bool) -> UInt64 {
    isRequired ? requiredRepairsUntil : repairsUntil
  }

  /// Whether the solve has cost more than a first solve.
  func isLong(at work: UInt64, unit: UInt64) -> Bool { work &- begunAt > unit }

  /// Goes on with a crash basis, to the end.
  mutating func crash(at work: UInt64) {
    start = .crash
    isColdStartDue = false
    crashedAt = work
    endsAt = .max
  }

  /// Goes on with the slack basis, to the end.
  mutating func startFromSlackBasis(at work: UInt64) {
    if start == .warm { crashedAt = work }
    start = .slack
    endsAt = .max
    repairsUntil = .max
    requiredRepairsUntil = .max
  }

  /// Notes the cost of a solve that went on to the end.
  mutating func end(at work: UInt64) {
    if start != .warm { crashWork = work &- crashedAt }
  }

  /// Notes the work of taking a row out of the basis.
  mutating func noteRemoval(_ work: UInt64) { removals &+= work }

  /// Whether removals have cost more than a few first solves.
  func areRemovalsCostly(unit: UInt64) -> Bool { removals > 4 * unit }

  /// The next solve begins from nothing.
  mutating func makeColdStartDue() { isColdStartDue = true }

  /// Gives up a warm start as soon as possible.
  mutating func giveUp() { endsAt = 0 }
}
