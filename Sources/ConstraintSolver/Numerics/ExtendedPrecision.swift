/// Solving where coefficients lie so far apart that hardly anything is small enough to be rounding.
///
/// The numbers of a layout are of one size, so that what is small beside what it was computed from,
/// or beside its neighbours, counts as 0. Where one unit is a million times another that would lose
/// rows. So as long as there is such a row, and where it shows otherwise that tolerances hide
/// something, nothing is 0 for being small: numbers are taken for what is meant by them (`IntendedRational.swift`),
/// and residues (`Residue.swift`) tell what is 0, exactly. Everything else has a sign, and values,
/// directions and slopes have twice the digits for it to show in (`ExtendedRefinement.swift`, `ExtendedSlopes.swift`),
/// and know how much of them may be errorBound. A sign that drowns in it is in doubt, and with it the solve.
/// (Numbers modulo a prime for what is 0: Martin, Determining the
/// equivalence of algebraic expressions by hash coding, 1971; floating-point numbers for the way, and
/// exact ones where it matters: Applegate, Cook, Dash and Espinoza, Exact solutions to linear programming
/// problems, 2007.)
final class ExtendedPrecision {
  /// Of every variable its value, and after these its speed along the direction.
  var numbers = Buffer<ExtendedNumber>()
  // One entry a row: its rate.
  var rate = Buffer<ExtendedNumber>()
  // One entry a level: its slope.
  var slope = Buffer<ExtendedNumber>()
  // One entry a position of what came out of a BTRAN last, and one more of `y`: what may be errorBound.
  var errorBound = Buffer<Double>()
  /// In residues: what a BTRAN is given, and `y`.
  let left = WorkVector()
  let y = WorkVector()
  /// The position whose direction is at hand, and the side that it is released to.
  var position: Int32 = -1
  var release = 0.0
  /// The range was found to be wide when tolerances failed, with the rows of this `form`.
  var foundForm = UInt64.max
  /// The rows show that the range is wide; as of `toldForm`.
  var isTold = false
  var toldForm = UInt64.max
  /// The range of the solver that this one is an excerpt of is extended.
  var isGiven = false
  /// A sign is not known.
  var isIllConditioned = false

  func account(_ memory: inout MemoryAccount) {
    memory.add(&numbers)
    memory.add(&rate)
    memory.add(&slope)
    memory.add(&errorBound)
    left.account(&memory)
    y.account(&memory)
  }
}

/// A number, and what else is known of it.
struct ExtendedNumber: BitwiseCopyable {
  var sum = DoubleDouble(0)
  /// How much of that may be errorBound.
  var errorBound = 0.0
  /// The residue of what it ought to be.
  var residue = Residue.zero

  static let one = ExtendedNumber(sum: DoubleDouble(1), residue: .one)

  /// Whether the sign shows in spite of the errorBound.
  var hasSign: Bool { abs(sum.high) > Tolerance.sign * errorBound }

  /// Adds a multiple of another number, and the errorBound that this makes; the residue, too, unless that is
  /// not wanted.
  @inline(never)
  mutating func add(_ factor: Double, times other: ExtendedNumber, exactly: Bool = true) {
    let intended = IntendedRational(factor)
    if exactly && !other.residue.isZero { residue.add(intended.residue, times: other.residue) }
    if other.sum.high == 0 { return }
    sum.add(factor, times: other.sum)
    if intended.tail != 0 { sum.add(intended.tail, times: other.sum) }
    errorBound += abs(factor) * (other.errorBound + Tolerance.doubleDouble * abs(other.sum.high))
  }
}

extension Buffer<ExtendedNumber> {
  /// `resize` where time is not what counts.
  @inline(never)
  mutating func widen(_ count: Int) { resize(count, ExtendedNumber()) }
}

extension Engine {
  var isExtended: Bool { table.isExtended }

  @inline(never)
  func openExtended() {
    let count = value.count
    extended.numbers.widen(2 * count)
    extended.rate.widen(residual.count)
    extended.errorBound.resize(2 * count)
    extended.left.resize(count)
    extended.y.resize(count)
    solution.resize(count)
  }

  /// A number that decides something: 0 if it is that exactly. If its sign drowns in errorBound all that
  /// follows is in doubt.
  @inline(never)
  func known(_ number: ExtendedNumber) -> Double {
    if number.residue.isZero { return 0 }
    if !number.hasSign { extended.isIllConditioned = true }
    return number.sum.high
  }

  // MARK: Active rows

  /// What came out of a solve in residues last, but for `y`.
  var solution: WorkVector { elimination.exact }

  func ftranExactly() {
    solution.clear()
    basis.ftran(exactly: right, into: solution, table)
  }

  /// Adds a multiple of a row, or of an own row, to what `btran` solves for.
  @inline(__always)
  func gatherExactly(_ row: Int32, _ factor: Double) {
    gatherHere(row, factor)
    if isExtended { gatherResidues(row, factor) }
  }

  @inline(never)
  private func gatherResidues(_ row: Int32, _ factor: Double) {
    openExtended()
    if row < 0 {
      return extended.left.add(Basis.owner(row), Residue(intended: factor), times: .one)
    }
    for term in table.terms(of: row) {
      extended.left.add(
        table.termVariable[term], Residue(intended: factor),
        times: Residue(intended: table.termCoefficient[term]))
    }
  }

  /// Solves for a row, or an own row, in terms of the active rows.
  @inline(never)
  func btran(of row: Int32, into target: WorkVector) {
    gatherExactly(row, 1)
    btran(into: target)
  }

  /// Solves for what was gathered. Where the range is wide that is done in residues as well, so that
  /// what is 0 is left out, and nothing else.
  @inline(__always)
  func btran(into target: WorkVector) {
    if isExtended { solveExtended(into: target) } else { basis.btran(left, into: target, table) }
  }

  @inline(never)
  private func solveExtended(into target: WorkVector) {
    let isY = target === y
    let exact = isY ? extended.y : solution
    let firstNoise = isY ? Int32(truncatingIfNeeded: value.count) : 0
    exact.clear()
    for variable in left.index.all { exact.include(variable, left[variable]) }
    basis.btran(left, into: target, table)
    for variable in exact.index.all { left.include(variable, exact[variable]) }
    for position in target.index.all { gather(basis.row[position], -target[position]) }
    exact.clear()
    basis.btran(left, into: exact, table)
    for position in exact.index.all { target.include(position, exact[position]) }
    for position in target.index.all {
      extended.errorBound[firstNoise + position] = Tolerance.corrections * abs(exact[position])
    }
    exact.clear()
    basis.btran(exactly: extended.left, into: exact, table)
    for position in exact.index.all where !target.contains(position) {
      target.include(position)
      extended.errorBound[firstNoise + position] = 0
    }
    for position in target.index.all where exact[position] == 0 { target[position] = 0 }
  }

  /// Whether what `y` was solved for takes a part of a position's row.
  func isPart(_ position: Int32) -> Bool {
    isExtended ? extended.y[position] != 0 : abs(y[position]) > Tolerance.rate
  }

  /// Puts a row, or an own row, in place of a position's row: within T or with new factors.
  func replaceExtended(_ position: Int32, with row: Int32) {
    if basis.exchangeInPlace(position, row, reached: direction, table) { return }
    basis.setRow(position, row, table)
    basis.countWork(table.termPlaces)
    factorizations &+= 1
    if basis.factorize(table, elimination) > 0 { recompute() }
  }
}
