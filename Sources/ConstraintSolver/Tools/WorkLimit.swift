/// Constants of work and memory: limits of loops, batch sizes, and what is given back.
///
/// Limits are generous: a solve that reaches one was misled by rounding errors.
enum WorkLimit {
  static let refinements = 8
  /// How often values are corrected when they are refined; once is enough but where much has moved.
  static let corrections = 3
  /// How often a number is refined in extended precision.
  static let extendedRefinements = 8
  /// More positions than caches hold.
  static let manyPositions = 1 << 14
  /// Up to this many positions, working memory is not worth giving back after a load.
  static let fewPositions = 1 << 8
  /// The same after other solves.
  static let somePositions = 1 << 11
  /// How much slack a list may keep where others are shrunk.
  static let spareBytes = 1 << 14
  /// How many consecutive degenerate pivots before rows are perturbed.
  static let patience = 40
  /// How often rows are perturbed in one solve.
  static let perturbations = 4
  /// Up to this many new rows enter one by one; more, if they are a large part, are a cold start. Up to
  /// this many that matching could not place are left to primal pivots.
  static let fewRows = 8
  /// A crash basis is poor with fewer equalities than this part of the positions, beside more infeasible rows.
  static let poorBasis = 16
  /// How many places are made when one is needed, as that makes twenty lists longer; and how many at most
  /// when many are needed, as caches hold no more.
  static let placesAtOnce = 8
  static let mostPlacesAtOnce = 1 << 10
  /// A violated soft row that depends on more rows than this is not left to primal pivots.
  static let passedAlone = 64
  /// How many primal infeasible rows are checked for those that a pivot has repaired, if the pivot visited
  /// as many.
  static let manyInfeasible = 32
  static let repairs = 4
  /// After how many steps a repair was worth it.
  static let stepsOfRepair: UInt64 = 32
  /// How many rows are followed from a variable that moves to the one that moves it.
  static let links = 64
  /// One in this many dual pivots has its multipliers recomputed, to measure the error of updates.
  static let sampling: UInt64 = 16
  /// A solve is restarted once it has cost as much as this many first solves; and how many times as many
  /// where restarting misled.
  static let patientSolves: UInt64 = 4
  static let morePatience: UInt64 = 16
  /// One in this many rows is sampled for primal infeasibility: a prime, as rows of similar nodes repeat
  /// with a period.
  static let rowsSampled = 17
  /// The least work of a dual pivot, where layouts are not small; and how many rows are repaired in any layout.
  static let dualPivot: UInt64 = 256
  static let fewRepaired = 16
  /// After the work of how many first solves the dual simplex gives up: soft rows, which may contradict each other,
  /// and required ones, which nearly always hold together.
  static let dualSolves: UInt64 = 16
  static let requiredDualSolves: UInt64 = 256

  /// How many places to make when `more` are about to be used; where many are in use, there is some slack.
  static func places(for more: Int, beside used: Int) -> Int {
    min(max(more, placesAtOnce, min(used / 128, 64)), mostPlacesAtOnce)
  }

  static func steps(variables: Int, rows: Int) -> Int { 10_000 + 200 * (variables + rows) }

  /// How much work on single dual degenerate positions costs more than evaluating all of them together.
  static func lookAtAll(terms: Int) -> UInt64 { 1_000 + UInt64(terms) }

  /// An evaluation of a single dual degenerate position with more work than this is not made twice if that
  /// can be helped; in a first solve only such evaluations justify a search by age.
  static let shortLook: UInt64 = 256
  /// One in this many work units of evaluations is the most that searches without success may cost.
  static let looksForSearch: UInt64 = 16
  /// A search with a smaller budget than this would be without success.
  static let leastSearch: UInt64 = 48

  /// With a right-hand side of more nonzeros than this, FTRAN computes all variables.
  static func rightSides(variables: Int) -> Int { variables / 8 }

  /// How many variables that do not move FTRAN may find for each one that does.
  static let idleForEach = 4
  /// If they exceed that by this many over several solves, a topological order pays.
  static func idle(variables: Int) -> Int { variables / 2 }
  /// It does not if more variables than this move.
  static func movers(variables: Int) -> Int { variables / 4 }
  /// How many variables may be solved for again, in proportion to visits, before a new order pays.
  static func repeats(visits: Int) -> Int { 64 + visits / 64 }

  /// If etas mention more dual degenerate positions than this, refactorising pays.
  static let fewDoubts = 64

  /// How many entries of etas are visited before the positions concerned are refactorised,
  static let leastRefactorization = 1_000
  /// and how many before all are.
  static func etaWork(variables: Int) -> Int { 10_000 + 30 * variables }
}
