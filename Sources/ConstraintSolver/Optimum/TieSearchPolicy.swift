/// Search policy for deciding variables: position by position, or all with one search
/// (`DecidingVariableSearch.swift`).
struct TieSearchPolicy {
  /// Work units of looks at single positions since all of them were looked at together.
  private var singleWork: UInt64 = 0
  /// How many work units a search by age for the deciding variables of queued positions may take.
  private(set) var credit: UInt64 = 0
  /// The last look at all of them decided most of them.
  private var isPaying = true
  /// Very many are looked at together at once, because all is new, or because one of them has stepped since.
  private var isDue = false

  /// Begins a solve; after a restart or a load all is new.
  mutating func begin(isNew: Bool) {
    singleWork = 0
    isPaying = true
    isDue = isNew
  }

  /// Whether it is time to look at all together: looks at single ones have taken as much as that would, or there
  /// are very many.
  func isDue(queued: Int, most: UInt64) -> Bool {
    singleWork > most || isDue && UInt64(queued) > most / 64
  }

  /// Notes the work of a look at a single position. Short ones of a first solve do not come again, so that they
  /// give no credit.
  mutating func noteSingle(_ work: UInt64, isFirstSolve: Bool, most: UInt64) {
    singleWork &+= work
    if work <= WorkLimit.shortLook && isFirstSolve { return }
    credit = min(credit &+ work / WorkLimit.looksForSearch, most)
  }

  /// A single position made a step.
  mutating func noteStep() { isDue = isPaying }

  mutating func noteTogether(isPaying: Bool) {
    singleWork = 0
    isDue = false
    self.isPaying = isPaying
  }

  /// Everything was computed from the basis.
  mutating func forgetResults() { isPaying = true }

  mutating func spend(_ work: UInt64) { credit -= min(credit, work) }
}
