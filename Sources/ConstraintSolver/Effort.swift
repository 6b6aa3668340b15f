/// Bounds on work. They are generous: a solve that meets one has been misled by rounding.
enum Effort {
  static let refinements = 8
  /// How often a number is refined where the range is wide.
  static let refinementsOfRange = 8
  /// So many slots are more than caches hold.
  static let manySlots = 1 << 14
  /// What so many slots need to work with is not worth giving back, after a load
  static let fewSlots = 1 << 8
  /// and after other solves.
  static let someSlots = 1 << 11
  /// How much unused room a list may keep where others give theirs back.
  static let spareBytes = 1 << 14
  static let freedomPasses = 32
  /// How often a way into the optimal face is tried on which all move that can, and how much faster some
  /// of them than others.
  static let ways = 32
  static let pace = 1e5
  /// Steps without a move before something is done about it,
  static let patience = 40
  /// and how often that is to move rows apart.
  static let loosenings = 4
  /// Up to this many new rows enter one by one; more, if they are a large part, start afresh. As many that
  /// were matched in vain are left to steps.
  static let fewRows = 8
  /// Where one place is taken so many are made, as there are twenty lists to make longer, and where many
  /// are, no more than caches hold.
  static let placesAtOnce = 8
  static let mostPlacesAtOnce = 1 << 10
  /// A violated wish that is made of more rows than that is not left to steps.
  static let passedAlone = 64
  static let repairs = 4
  /// Of so many slots that give way to a row one has its multipliers computed anew, to see whether they are
  /// what updates have made of them.
  static let sampling: UInt64 = 16
  /// As many first solves may going on from where it was cost before all is started anew.
  static let patientSolves: UInt64 = 4
  /// How often rows are exchanged together before single steps begin.
  static let rounds = 32
  /// and in how many of them, one after the other, it may be only one.
  static let singleExchanges = 4
  /// One of so many rows tells whether some have to be mended: a prime, as the rows of things come in turn.
  static let rowsSampled = 17
  /// How many entries it takes at least to mend a row, about,
  static let mending: UInt64 = 256
  /// and after how many first solves that is given up.
  static let mendings: UInt64 = 16
  /// After as many entries and as many first solves shortages are looked for,
  static let leastShared: UInt64 = 20_000
  static let shortageSolves: UInt64 = 4
  /// and again after as many more.
  static let furtherSolves: UInt64 = 8
  /// How often they are shared in one go.
  static let sharings = 16
  /// A shortage of no more than this many is not shared.
  static let fewShares = 8

  /// How many places to make where so many are yet to be taken.
  static func places(for more: Int) -> Int { min(max(more, placesAtOnce), mostPlacesAtOnce) }

  static func steps(variables: Int, rows: Int) -> Int { 10_000 + 200 * (variables + rows) }

  /// How many entries looks at single free slots may visit before one look at all costs less.
  static func lookAtAll(terms: Int) -> UInt64 { 1_000 + UInt64(terms) }

  /// So many right sides that are not 0 are solved for with all others.
  static func rightSides(variables: Int) -> Int { variables / 8 }

  /// A forward solve may find so many variables that do not move for each one that does;
  static let idleForEach = 4
  /// where they have become more by this many, it pays to have ranks,
  static func idle(variables: Int) -> Int { variables / 2 }
  /// which it does not where so many move,
  static func movers(variables: Int) -> Int { variables / 8 }
  /// and so many variables that are solved for again, of so many in all, are worth new ones.
  static func repeats(visits: Int) -> Int { 64 + visits / 64 }

  /// More free slots than that which row replacements mention are worth new factors.
  static let fewDoubts = 64

  /// How many entries of row replacements are visited before some factors are made anew,
  static let leastRenewal = 1_000
  /// and before all are.
  static func replacementVisits(variables: Int) -> Int { 10_000 + 30 * variables }
}
