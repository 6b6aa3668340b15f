/// Bound flipping: long steps of the dual ratio test.
///
/// A basic row that leaves lets its variable go until that reaches the next row, or bound, which is about it alone.
/// If the row that is to enter is infeasible even then, that one becomes basic in place of the first, the multipliers
/// stay right, and the ratio test goes on to the next position. So boxes that do not fit into a row go to their least
/// sizes with one FTRAN; a pivot each had moved all that is behind them. (Maros, A generalized dual phase-2 simplex
/// algorithm, 2003; Koberstein, The dual simplex method, 2005.)
struct BoundFlip: BitwiseCopyable {
  let position: Int32
  let leavingSign: Int8
  /// The row of the same variable alone, or its own row, that becomes basic.
  let entering: Int32
}

extension DualStep {
  /// A position whose row may leave for another one of the same variable.
  struct Candidate: HeapElement {
    let flip: BoundFlip
    let loss: Loss
    /// What is lost below all levels.
    let departure: Int64
    /// By how much the entering row becomes less infeasible.
    let gain: Double
    /// What the position loses from there on.
    let next: Loss

    func comesBefore(_ other: Candidate) -> Bool {
      if loss != other.loss { return loss.isLess(than: other.loss) }
      if departure != other.departure { return departure < other.departure }
      return flip.position < other.flip.position
    }
  }

  /// The flips that the ratio test comes by before it stops, which is where a row leaves the basis, where the entering
  /// row is feasible, or where it loses less by staying violated, at a priority.
  func findFlips(at priority: Double, _ flips: inout Buffer<BoundFlip>) {
    var ahead = Buffer<Candidate>()
    var end = Loss(priority: priority, amount: abs(slopeChange))
    let sound = leastSoundPart
    for position in solution.work.y.index.all where abs(solution.work.y[position]) >= sound {
      let loss = loss(of: position)
      if !loss.isLess(than: end) { continue }
      if let candidate = candidate(position, loss) {
        ahead.push(candidate)
      } else {
        end = loss
      }
    }
    var infeasibility = abs(solution.residual(of: row))
    while ahead.count > 0 {
      let first = ahead.popFirst()
      if !first.loss.isLess(than: end) || first.gain >= infeasibility { return }
      flips.append(first.flip)
      infeasibility -= first.gain
      if first.next.isLess(than: end) { end = first.next }
    }
  }

  /// The row, or bound, of the same variable alone that a position's variable comes to next; nil if its row is about
  /// others, too, or nothing is ahead.
  private func candidate(_ position: Int32, _ loss: Loss) -> Candidate? {
    let (old, sign) = (solution.basis.row[position], leavingSign(of: position))
    guard solution.hasOneTerm(old), solution.basis.isDefinition(position) else { return nil }
    let (variable, coefficient) = solution.onlyTerm(of: old)
    let isRising = (coefficient > 0) == (sign > 0)
    guard let stop = solution.nextStop(of: variable, isRising: isRising, besides: old) else {
      return nil
    }
    let part = solution.work.y[position] * coefficient
    return Candidate(
      flip: BoundFlip(position: position, leavingSign: sign, entering: stop.row), loss: loss,
      departure: departure(of: position), gain: abs(part) * stop.distance,
      next: self.loss(beyond: stop, after: loss, part: part))
  }

  /// What is lost beyond a stop: what was lost before, and what its row, or bound, costs there.
  private func loss(beyond stop: Stop, after loss: Loss, part: Double) -> Loss {
    let (_, coefficient) = solution.onlyTerm(of: stop.row)
    let ahead: Int8 = stop.isRising == (coefficient > 0) ? 1 : -1
    if stop.row < 0 { return Loss(priority: Bounds.priority, amount: .infinity) }
    let side = solution.slopeSign(of: stop.row, on: ahead) != 0 ? ahead : -ahead
    let slope = abs(solution.slope(of: stop.row, on: side) * coefficient / part)
    let priority = solution.priority(of: stop.row, on: side)
    if priority < loss.priority { return loss }
    return Loss(
      priority: priority, amount: slope + (priority == loss.priority ? loss.amount : 0))
  }
}

/// Where a variable comes to a row, or a bound, that is about it alone.
struct Stop: BitwiseCopyable {
  let row: Int32
  let isRising: Bool
  let distance: Double
}

extension BasicSolution {
  /// Whether a row is about one variable alone.
  func hasOneTerm(_ row: Int32) -> Bool { row < 0 || table.count(of: row) == 1 }

  /// The variable of such a row, and its coefficient.
  func onlyTerm(of row: Int32) -> (variable: Int32, coefficient: Double) {
    if row < 0 { return (Basis.owner(row), 1) }
    let term = table.terms(of: row).lowerBound
    return (table.terms.variable[term], table.terms.coefficient[term])
  }

  /// The first row of a variable alone, or its bound, that it comes to, besides a basic one.
  func nextStop(of variable: Int32, isRising: Bool, besides basic: Int32) -> Stop? {
    var next: Stop?
    func see(_ row: Int32) {
      let (_, coefficient) = onlyTerm(of: row)
      let ahead: Int8 = isRising == (coefficient > 0) ? 1 : -1
      if row == basic || side(ofRow: row) == ahead { return }
      let distance = side(ofRow: row) == 0 ? 0 : abs(residual(of: row) / coefficient)
      if next == nil || distance < next!.distance {
        next = Stop(row: row, isRising: isRising, distance: distance)
      }
    }
    for entry in table.entries(variable) where hasOneTerm(table.columns.row[entry]) {
      see(table.columns.row[entry])
    }
    if variables.bounds.contains(variable) { see(Basis.ownRow(variable)) }
    return next
  }
}

extension Engine {
  /// The flips that come before any pivot for an infeasible row; false for none.
  func flipBounds(_ step: DualStep) -> Bool {
    if !FastPath.boundFlips.isUsed { return false }
    var flips = Buffer<BoundFlip>()
    step.findFlips(at: priority(ofInfeasible: step.row), &flips)
    if flips.count == 0 { return false }
    apply(flips, for: step.row)
    return true
  }

  /// Makes flips, and moves to where the rows that have become basic hold.
  func make(_ flips: borrowing Buffer<BoundFlip>, for infeasible: Int32, _ permit: Permit) {
    work.y.clear()
    work.right.clear()
    for flip in flips.all { countSlopes(before: flip.entering) }
    for flip in flips.all { exchange(flip, permit) }
    solveEdge()
    move(by: 1, permit)
    for flip in flips.all where flip.entering < 0 {
      putAtDefault(Basis.owner(flip.entering), permit)
    }
    judgeAlongEdge(besides: infeasible)
    markInfeasible(infeasible)
  }

  private func exchange(_ flip: BoundFlip, _ permit: Permit) {
    let (position, entering) = (flip.position, flip.entering)
    let leaving = basis.row[position]
    let ratio = onlyTerm(of: entering).coefficient / onlyTerm(of: leaving).coefficient
    policy.countPivot()
    work.right.add(position, -residual(of: entering))
    if leaving >= 0 { deactivate(leaving, flip.leavingSign, 0) }
    passMultipliers(position, to: entering, leaving: leaving, ratio: ratio, permit)
    queues.deciding.forget(position)
    queues.recheck(position)
    basis.replaceParallel(position, with: entering, table, permit)
  }
}
