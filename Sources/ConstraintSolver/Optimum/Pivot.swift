/// A pivot as a value: which row leaves and to which side, which one enters in its place, and how far the point moves.
///
/// What finds one (pricing, the ratio tests, the check of its numbers) only reads the basic solution; the edge, the
/// rows passed, and the pivotal row are in the workspace until `apply` makes the pivot.
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
    /// The own row of a variable enters where it is, in place of a row that is removed.
    case removal
  }
}

/// A basic row that is to leave, along the edge as prepared, and what for.
struct Leaving {
  let position: Int32
  let sign: Int8
  var goal = Goal.none
}

/// What a step is for, below all levels: to bring `deciding` nearer to its default. If an older
/// variable is at its default and would leave it, that one is `blocker` and enters instead.
struct Goal {
  static let none = Goal()
  /// To walk along the optimal face, wherever it leads.
  static let probe = Goal(isFree: true)
  var deciding: Int32 = -1
  var blocker: Int32 = -1
  /// Nothing at any level may be lost.
  var isFree = false
}

/// Why a pivot could not be made.
enum StepFailure: Error {
  /// Rounding: the pivot is too inaccurate.
  case accuracy
  /// Nothing stops the move; below a level's optimum that, too, is rounding.
  case unbounded
}

extension Engine {
  /// Makes a pivot: moves the point, lets the multipliers follow, and exchanges the rows.
  func make(_ pivot: Pivot, _ permit: Permit) {
    if pivot.kind == .removal { return remove(pivot, permit) }
    if pivot.kind != .adopting { policy.countPivot() }
    let stays = pivot.entering == basis.row[pivot.position]
    if pivot.kind == .primal { for row in work.lineSearch.passed.all { pass(row) } }
    move(by: pivot.step, permit)
    if pivot.entering < 0 { putAtDefault(Basis.owner(pivot.entering), permit) }
    judgeMoved(by: pivot, stays: stays)
    let areRepairsDue = pivot.kind == .dual && mayHaveRepairedMany
    if stays { queues.recheck(pivot.position) } else { exchange(pivot, permit) }
    if areRepairsDue { dropRepaired() }
    refineAfterPivot()
  }

  /// A row on the way changes side.
  private func pass(_ row: Int32) {
    let old = side(ofRow: row)
    put(row, on: old != 0 ? -old : work.edge.rate(of: row) > 0 ? 1 : -1)
  }

  /// The rows that a pivot has moved to other sides.
  private func judgeMoved(by pivot: Pivot, stays: Bool) {
    switch pivot.kind {
    case .primal:
      policy.cycling.notePivot(by: pivot.step)
      if stays && pivot.entering < 0 { setSlope(pivot.entering, 0) }
      applySlopeChanges()
    case .dual: judgeAlongEdge(besides: pivot.entering)
    case .adopting: updateSidesAlongEdge()
    case .removal: break
    }
  }

  /// The leaving row becomes nonbasic, as far off as the point has moved, and the entering one basic.
  private func exchange(_ pivot: Pivot, _ permit: Permit) {
    let leaving = basis.row[pivot.position]
    if leaving >= 0 { deactivate(leaving, pivot.leavingSign, pivot.step) }
    exchange(pivot.position, for: pivot.entering, leaving: leaving, permit)
  }

  /// Puts `entering`, which is `y` in terms of the active rows, in place of the position's row, and
  /// brings the multipliers up to date. `leaving` is the position's row if that has a slope from now
  /// on, or negative.
  func exchange(_ position: Int32, for entering: Int32, leaving: Int32, _ permit: Permit) {
    queues.candidates.updateWeights(leaving: position, work.y, work.edge.direction)
    countSlopes(before: entering)
    passMultipliers(position, to: entering, leaving: leaving, permit)
    trouble.notePivot(at: position, of: work.y)
    queues.deciding.forget(position)
    recheckAfterExchange(position, for: entering)
    let dropped = basis.replace(
      position, with: entering, work.y, reached: work.edge.direction, work.left, table, permit)
    work.y.clear()
    if dropped > 0 { recompute(permit) }
  }

  /// The leaving row becomes inactive on the side it was released to.
  func deactivate(_ row: Int32, _ leavingSign: Int8, _ distance: Double) {
    activities.residual[row] = Double(leavingSign) * distance
    activities.side[row] = leavingSign
    let new = slopeSign(of: row, on: leavingSign)
    activities.slopeSign[row] = new
    if new != 0 { levels.countSlope(table.penalties.level(of: row, on: new), 1) }
  }
}
