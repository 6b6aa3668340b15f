/// Bounds on work. They are generous: a solve that meets one has been misled by rounding.
enum WorkLimit {
  static let refinements = 8
  /// How often a number is refined where the range is extended.
  static let refinementsOfRange = 8
  /// More positions than caches hold.
  static let manyPositions = 1 << 14
  /// Up to this many positions, working storage is not worth giving back after a load.
  static let fewPositions = 1 << 8
  /// The same after other solves.
  static let somePositions = 1 << 11
  /// How much unused room a list may keep where others give theirs back.
  static let spareBytes = 1 << 14
  static let freedomPasses = 32
  /// How many ways into the optimal face are tried on which all positions move that can, and how much faster
  /// some of them may be than others.
  static let ways = 32
  static let pace = 1e5
  /// How many steps without a move before rows are moved apart.
  static let patience = 40
  /// How often rows are moved apart in one solve.
  static let loosenings = 4
  /// Up to this many new rows enter one by one; more, if they are a large part, start afresh. Up to this
  /// many that were matched in vain are left to steps.
  static let fewRows = 8
  /// How many places are made when one is needed, as that makes twenty lists longer; and how many at most
  /// when many are needed, as caches hold no more.
  static let placesAtOnce = 8
  static let mostPlacesAtOnce = 1 << 10
  /// A violated wish that depends on more rows than this is not left to steps.
  static let passedAlone = 64
  /// So many misplaced rows are looked through for what a step has mended, if the step visited as many.
  static let manyMisplaced = 32
  static let repairs = 4
  /// How many rows are followed from what moves to what makes it move.
  static let links = 64
  /// One of this many positions that give way to a row has its multipliers computed anew, to see by how much
  /// updates have falsified them.
  static let sampling: UInt64 = 16
  /// A solve starts anew once it has cost as much as this many first solves; and how many times as many
  /// where starting anew has led astray.
  static let patientSolves: UInt64 = 4
  static let morePatience: UInt64 = 16
  /// How often rows are exchanged together before single steps begin.
  static let rounds = 32
  /// How many of these rounds in a row may exchange only one.
  static let singleExchanges = 4
  /// One of this many rows is sampled to see whether some have to be mended: a prime, as rows of similar
  /// nodes repeat with a period.
  static let rowsSampled = 17
  /// About how many entries it takes at least to mend a row, where layouts are not small; up to so many rows
  /// are mended in any layout.
  static let mending: UInt64 = 256
  static let fewMended = 16
  /// After the cost of how many first solves mending is given up.
  static let mendings: UInt64 = 16
  /// Shortages are looked for after this many entries and the cost of this many first solves.
  static let leastShared: UInt64 = 20_000
  static let shortageSolves: UInt64 = 4
  /// They are looked for again after the cost of this many more.
  static let furtherSolves: UInt64 = 8
  /// How often shortages are shared in one go.
  static let sharings = 16
  /// A shortage among no more positions than this is not shared.
  static let fewShares = 8

  /// How many places to make when so many are about to be taken; where many are in use, there is a little
  /// room for more.
  static func places(for more: Int, beside used: Int) -> Int {
    min(max(more, placesAtOnce, min(used / 128, 64)), mostPlacesAtOnce)
  }

  static func steps(variables: Int, rows: Int) -> Int { 10_000 + 200 * (variables + rows) }

  /// How many entries looks at single dual degenerate positions may visit before one look at all of them costs less.
  static func lookAtAll(terms: Int) -> UInt64 { 1_000 + UInt64(terms) }

  /// A look at a single dual degenerate position that visits more than this is not made twice if that can be helped; in a
  /// first solve only such looks are worth a search by age that may spare them.
  static let shortLook: UInt64 = 256
  /// One of so many entries that looks have visited is the most that is spent on searches in vain.
  static let looksForSearch: UInt64 = 16
  /// A search that may visit less than this would be in vain.
  static let leastSearch: UInt64 = 48

  /// With more nonzero right sides than this, a solve computes all variables.
  static func rightSides(variables: Int) -> Int { variables / 8 }

  /// How many variables that do not move a FTRAN may find for each one that does.
  static let idleForEach = 4
  /// If they exceed that by this many over several solves, it pays to have ranks.
  static func idle(variables: Int) -> Int { variables / 2 }
  /// It does not if more variables than this move.
  static func movers(variables: Int) -> Int { variables / 4 }
  /// How many variables may be solved for again, of so many visits, before new ranks are worth it.
  static func repeats(visits: Int) -> Int { 64 + visits / 64 }

  /// If row etas mention more dual degenerate positions than this, new factors are worth it.
  static let fewDoubts = 64

  /// How many entries of row etas are visited before the factors concerned are made anew.
  static let leastRefactorization = 1_000
  /// How many are visited before all factors are.
  static func etaWork(variables: Int) -> Int { 10_000 + 30 * variables }
}
