/// The precision of a solve, and all that depends on it: nothing else asks which it is.
///
/// The loop knows doubles. They find the basis, or nearly; extended precision goes on from there with the same steps,
/// and proves it (`ExtendedPrecision.swift`). Where a step takes other numbers then, it says here which; and where it
/// has something to do for the digits beyond doubles, that is nothing while there are none. `PrecisionPolicy` chooses
/// the precision.
struct Precision: Equatable, BitwiseCopyable {
  fileprivate let isExtended: Bool

  static let doubles = Precision(isExtended: false)
  static let extended = Precision(isExtended: true)

  // MARK: Tolerances

  /// What counts as rounding: as much as a tolerance says, or nothing where zeros are told exactly.
  @inline(__always)
  func rounding(_ tolerance: Double) -> Double { isExtended ? 0 : tolerance }

  /// How far something may be pulled that nothing holds: no farther than doubles have digits for.
  var farthest: Double { isExtended ? Limit.constant : 0x1p30 }

  // MARK: What doubles alone do

  /// Whether the basis is still to be found, by starts of all kinds, dual pivots, perturbation, and by sweeps, which
  /// keep to it. From what doubles have found there is not far to go, by primal pivots alone.
  @inline(__always)
  var seeksBasis: Bool { !isExtended }

  /// Whether what comes to nothing but rounding is left out: residues have to be solved for in full, with factors of
  /// which nothing is dropped and to which no update is added.
  @inline(__always)
  var takesShortcuts: Bool { !isExtended }

  /// Whether multipliers count as updates have left them, unless there is a doubt; otherwise they are first looked at
  /// by themselves.
  @inline(__always)
  var trustsUpdates: Bool { !isExtended }

  // MARK: Storage

  /// For how many numbers digits beyond doubles are kept.
  func kept(of count: Int) -> Int { isExtended ? count : 0 }
}

extension BasicSolution {
  @inline(__always)
  var precision: Precision { table.precision }

  @inline(__always)
  fileprivate var isExtended: Bool { table.precision.isExtended }

  // MARK: FTRAN

  /// Fills `direction`, and `rates` unless told not to, with the move that releasing a position to a side
  /// means.
  func prepareDirection(_ position: Int32, _ leavingSign: Int8, hasRates: Bool = true) {
    work.edge.clear()
    work.right.add(position, Double(leavingSign))
    basis.ftran(
      work.right, into: work.edge.direction, rates: work.edge.rates,
      hasRates: hasRates && !isExtended, table)
    if isExtended {
      refineDirection(position, leavingSign)
      if hasRates { refineRates() }
    }
  }

  /// Fills the edge with how the point moves for the right-hand side in `right`.
  func solveEdge(hasRates: Bool = true) {
    work.edge.clear()
    basis.ftran(
      work.right, into: work.edge.direction, rates: work.edge.rates, hasRates: hasRates, table)
    if isExtended { beginExtendedDirection() }
  }

  /// Has the edge, whose rates have not been computed, lead to a side, and computes them.
  func completeEdge(_ leavingSign: Int8) {
    if leavingSign < 0 { work.edge.reverse() }
    if !isExtended { return work.edge.addRates(table) }
    if leavingSign < 0 { reverseExtendedDirection() }
    refineRates()
  }

  // MARK: BTRAN

  /// Adds a multiple of a row, or of an own row, to the right-hand side of BTRAN.
  @inline(__always)
  func gatherExactly(_ row: Int32, _ factor: Double) {
    gatherHere(row, factor)
    if isExtended { gatherResidues(row, factor) }
  }

  /// BTRAN of the gathered right-hand side; in extended precision also in residues, so that exact zeros,
  /// and nothing else, are left out.
  @inline(__always)
  func btran(into target: WorkVector) {
    if isExtended {
      solveExtended(into: target)
    } else {
      basis.btran(work.left, into: target, table)
    }
  }

  /// Whether the pivotal row in `y` has a nonzero at a position.
  @inline(__always)
  func isPart(_ position: Int32) -> Bool {
    isExtended ? extended.y[position] != 0 : abs(work.y[position]) > Tolerance.rate
  }

  /// The pivotal row in `y` has the pivot of the edge, if that has more digits.
  @inline(__always)
  func takePivot(_ pivot: Double, at position: Int32) {
    if isExtended { work.y[position] = pivot }
  }

  /// The factor in `y`, which is the own row of a variable in terms of the basic rows.
  func factor(of variable: Int32, in position: Int32) -> Double {
    if !isExtended { return work.y[position] }
    prepareDirection(position, 1, hasRates: false)
    return work.edge.direction[variable]
  }

  // MARK: Values

  /// A row's residual, and the bound below which that counts as 0.
  @inline(__always)
  func residualNow(_ row: Int32) -> (residual: Double, slack: Double) {
    if isExtended { return (extendedResidual(row), 0) }
    return roundedResidual(row)
  }

  /// On which side of its default a variable is whose value differs by so little that it may be rounding.
  @inline(__always)
  func side(of variable: Int32, nearDefaultBy distance: Double) -> Int8 {
    if !isExtended { return 0 }
    if distance == 0 { return extendedSide(ofDefault: variable) }
    return distance > 0 ? 1 : -1
  }

  /// Moves the values along the direction.
  @inline(__always)
  func moveValues(by distance: Double, _ permit: Permit) {
    if isExtended { moveExtended(by: distance, permit) } else { moveRounded(by: distance, permit) }
  }

  /// A new variable has the digits that its value is intended to have.
  @inline(__always)
  func enterDigits(of variable: Int32) { if isExtended { reviveExtended(variable) } }

  /// The same for a variable that is put somewhere.
  @inline(__always)
  func setDigits(of variable: Int32, to new: Double) {
    if isExtended { setExtended(variable, to: new) }
  }

  // MARK: Multipliers

  /// What a vector, the last that was solved for, has added to the multipliers of a level beyond doubles.
  @inline(__always)
  func noteDigits(added vector: WorkVector, at level: Int32) {
    if isExtended { noteMultipliers(vector, level) }
  }

  /// The same for a pivot.
  @inline(__always)
  func passDigits(
    _ position: Int32, _ level: Int32, _ factor: Double, to slope: Double, leaving: Double
  ) {
    if isExtended { passExtended(position, level, factor, to: slope, leaving: leaving) }
  }

  /// Whether a position's multipliers need not be computed by themselves.
  @inline(__always)
  func areMultipliersKnown(_ position: Int32) -> Bool {
    isExtended ? areUpdatesKnown(position) : !hasMultiplier(position)
  }

  /// Recomputes a position's multipliers from the rates along its direction.
  func renewMultipliers(_ position: Int32, _ leavingSign: Int8) {
    if isExtended {
      recomputeExtendedMultipliers(position, leavingSign)
    } else {
      recomputeRoundedMultipliers(position, leavingSign)
    }
  }

  /// Whether a multiplier is 0.
  func isZero(_ position: Int32, _ level: Int32) -> Bool {
    isExtended
      ? levels.extended(position, level).residue.isZero
      : abs(levels.multiplier(position, level)) <= foreignTolerance(level, in: position)
  }
}

extension Engine {
  // MARK: Steps

  /// The pivot that lets a row leave, whose edge has been prepared.
  func findPivot(_ leaving: Leaving) throws(StepFailure) -> Pivot {
    isExtended
      ? try ExtendedStep(self).findPivot(leaving, &policy.cycling)
      : try PrimalStep(self).findPivot(leaving, &policy.cycling)
  }

  /// Whether a factor that decides a tie is as exact as it has to be.
  @inline(__always)
  func isSound(_ factor: Double, in position: Int32) -> Bool {
    !isExtended || isExact(factor, position)
  }

  // MARK: Refinement

  /// Refines the values that moved, and judges the rows that mention them, and changed rows.
  @inline(__always)
  func refineMoved(mayWait: Bool) {
    if isExtended { refineExtended() } else { refineRounded(mayWait: mayWait) }
  }

  /// Refines all values after they have been computed from the basis.
  func refineAllValues() {
    if isExtended { refineAllExtended() } else { refineEveryValue() }
  }

  /// Values of doubles are refined at the end, exact ones after every pivot.
  @inline(__always)
  func refineAfterPivot() { if isExtended { _ = refine() } }

  /// A basic row's residual, with as many digits as there are.
  func preciseResidual(_ row: Int32) -> Double {
    isExtended ? evaluate(row).residual : refinedResidual(row)
  }

  // MARK: Invariants

  /// Whether a component of mu B + g is 0.
  func isBalanced(_ variable: Int32, at level: Int32) -> Bool {
    isExtended
      ? extendedGradient(of: variable, at: level).isZero
      : abs(gradient(of: variable, at: level)) <= 1e-6 * max(1, levels.peak[level])
  }
}

extension Basis {
  // MARK: Factors

  /// Enters the row that is to be reduced in residues, too.
  @inline(__always)
  func enterResidues(of row: Int32, _ table: RowTable, _ work: Elimination) {
    if table.precision.isExtended { enterExactly(row, table, work) }
  }

  /// Whether a position's row is to be subtracted from the row that is being reduced, with a factor unless that is 0.
  @inline(__always)
  func isSubtracted(
    _ position: Int32, _ factor: Double, from target: Int32, _ table: RowTable, _ work: Elimination
  ) -> Bool {
    table.precision.isExtended
      ? eliminateExactly(position, from: target, table, work.exact) : factor != 0
  }

  /// Keeps the reduced row as a position's row of U.
  func keepReduced(_ position: Int32, _ table: RowTable, _ work: Elimination) {
    if table.precision.isExtended {
      keepExactly(position, work)
    } else {
      keepRounded(position, work.reduced)
    }
  }

  /// Solves `y U = e` for the variable and what the search has found, in residues, too.
  func substituteResidues(of variable: Int32, _ table: RowTable, _ extended: ExtendedPrecision) {
    if table.precision.isExtended { substituteExactly(variable, table, extended) }
  }
}
