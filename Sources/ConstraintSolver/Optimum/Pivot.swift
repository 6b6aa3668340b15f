/// A pivot as a value: which row leaves and to which side, which one enters in its place, and how far the point moves.
///
/// What finds one (pricing, the ratio tests, the check of its numbers) only reads the basic solution; the edge, the
/// rows passed, and the pivotal row are in the workspace until `apply` moves the point, lets the multipliers follow,
/// and exchanges the rows.
struct Pivot {
  /// Where the leaving row is basic, and the side to which it leaves.
  let position: Int32
  let leavingSign: Int8
  /// The row, or own row, that enters; the leaving one if that goes to the other end of its interval.
  let entering: Int32
  /// How far along the edge.
  let step: Double
  let kind: Kind

  enum Kind {
    /// Rows on the way change sides, as the line search has found.
    case primal
    /// Rows that come to be on other sides are repaired by further pivots.
    case dual
    /// Rows that come to be on other sides are there from then on; new ones have none yet.
    case adopting
  }
}

/// A basic row that is to leave, along the edge as prepared, and what for.
struct Leaving {
  let position: Int32
  let sign: Int8
  let goal: Engine.Goal
}

/// Why a pivot could not be made.
enum StepFailure: Error {
  /// Rounding: the pivot is too inaccurate.
  case accuracy
  /// Nothing stops the move; below a level's optimum that, too, is rounding.
  case unbounded
}

extension Engine {
  /// Makes a pivot that has been verified.
  func apply(_ pivot: Pivot) {
    if pivot.kind != .adopting { policy.countPivot() }
    let stays = pivot.entering == basis.row[pivot.position]
    if pivot.kind == .primal { for row in work.lineSearch.passed.all { pass(row) } }
    move(by: pivot.step)
    if pivot.entering < 0 { hold(Basis.owner(pivot.entering)) }
    switch pivot.kind {
    case .primal:
      policy.cycling.notePivot(by: pivot.step)
      if stays && pivot.entering < 0 { setSlope(pivot.entering, 0) }
      applySlopeChanges()
    case .dual: judgeAlongEdge(besides: pivot.entering)
    case .adopting: updateSidesAlongEdge()
    }
    let areRepairsDue = pivot.kind == .dual && mayHaveRepairedMany
    if stays { queues.recheck(pivot.position) } else { exchange(pivot) }
    if areRepairsDue { dropRepaired() }
    if isExtended { _ = refine() }
  }

  /// Puts a variable whose own row enters at its default.
  private func hold(_ variable: Int32) {
    if isExtended { setExtended(variable, to: variables.defaultValue[variable]) }
    putAtDefault(variable)
  }

  /// A row on the way changes side.
  private func pass(_ row: Int32) {
    let old = side(ofRow: row)
    put(row, on: old != 0 ? -old : work.edge.rate(of: row) > 0 ? 1 : -1)
  }

  /// The leaving row becomes nonbasic, as far off as the point has moved, and the entering one basic.
  private func exchange(_ pivot: Pivot) {
    let leaving = basis.row[pivot.position]
    if leaving >= 0 { deactivate(leaving, pivot.leavingSign, pivot.step) }
    exchange(pivot.position, for: pivot.entering, leaving: leaving)
  }
}
