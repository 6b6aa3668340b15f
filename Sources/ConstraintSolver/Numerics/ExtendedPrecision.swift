/// Extended precision: double-double numbers with error bounds, and exact zero tests in residues.
///
/// The numbers of a layout are of one size, so that whatever is small compared with its operands or
/// neighbours counts as 0. In a badly scaled system, where one coefficient is a million times another, that
/// would lose rows. So as long as there is such a row, and where tolerances turn out to hide something,
/// nothing is 0 for being small: numbers stand for the rationals intended by them
/// (`IntendedRational.swift`), and residues (`Residue.swift`) are an exact zero test. Everything else has a
/// sign. Values, directions and slopes are double-double numbers (`ExtendedRefinement.swift`,
/// `ExtendedSlopes.swift`) with a bound on their error; a sign smaller than that makes the solve
/// ill-conditioned.
///
/// Where a solve has these in place of doubles is told in one file, `Precision.swift`. (Martin, Determining the equivalence of
/// algebraic expressions by hash coding, 1971, for zero tests modulo a prime; Applegate, Cook, Dash and Espinoza,
/// Exact solutions to linear programming problems, 2007, for floating-point pivots with exact tests.)
final class ExtendedPrecision {
  /// The values of all variables, and after these the entries of the direction.
  var numbers = Buffer<ExtendedNumber>()
  // One entry a row: its rate.
  var rate = Buffer<ExtendedNumber>()
  // One entry a level: its slope.
  var slope = Buffer<ExtendedNumber>()
  // One entry a position of what came out of a BTRAN last, and one more of `y`: a bound on its error.
  var errorBound = Buffer<Double>()
  /// In residues: the right-hand side of BTRAN, and `y`.
  let left = WorkVector(per: .other)
  let y = WorkVector(per: .other)
  /// The position whose edge direction was prepared, and the side to which it leaves.
  var position: Int32 = -1
  var leavingSign = 0.0
  /// Whether it is needed.
  var policy = PrecisionPolicy()
  /// Some sign is smaller than its error bound.
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

/// A double-double number with an error bound and a residue.
struct ExtendedNumber: BitwiseCopyable {
  var sum = DoubleDouble(0)
  /// A bound on the error of `sum`.
  var errorBound = 0.0
  /// The residue of the exact number.
  var residue = Residue.zero

  static let one = ExtendedNumber(sum: DoubleDouble(1), residue: .one)

  /// Whether the number is larger than its error bound, so that its sign is known.
  var hasSign: Bool { abs(sum.high) > Tolerance.sign * errorBound }

  /// Adds a multiple of another number, and the error of that; the residue, too, unless it is not wanted.
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
  /// `resize`, not inlined.
  @inline(never)
  mutating func widen(_ count: Int) { resize(count, ExtendedNumber()) }
}

extension BasicSolution {
  @inline(never)
  func openExtended() {
    let count = variables.value.count
    extended.numbers.widen(2 * count)
    extended.rate.widen(activities.residual.count)
    extended.errorBound.resize(2 * count)
    extended.left.resize(count)
    extended.y.resize(count)
    solution.resize(count)
  }

  /// A number that decides something: 0 if it is exactly 0. An unknown sign makes the solve
  /// ill-conditioned.
  @inline(never)
  func known(_ number: ExtendedNumber) -> Double {
    if number.residue.isZero { return 0 }
    if !number.hasSign { extended.isIllConditioned = true }
    return number.sum.high
  }

  // MARK: Active rows

  /// The last solution in residues, except `y`.
  var solution: WorkVector { basis.elimination.exact }

  func ftranExactly() {
    solution.clear()
    basis.ftran(exactly: work.right, into: solution, table)
  }

  @inline(never)
  func gatherResidues(_ row: Int32, _ factor: Double) {
    openExtended()
    if row < 0 {
      return extended.left.add(Basis.owner(row), Residue(intended: factor), times: .one)
    }
    for term in table.terms(of: row) {
      extended.left.add(
        table.terms.variable[term], Residue(intended: factor),
        times: Residue(intended: table.terms.coefficient[term]))
    }
  }

  @inline(never)
  func solveExtended(into target: WorkVector) {
    let isY = target === work.y
    let exact = isY ? extended.y : solution
    let firstBound = isY ? Int32(truncatingIfNeeded: variables.value.count) : 0
    exact.clear()
    for variable in work.left.index.all { exact.include(variable, work.left[variable]) }
    basis.btran(work.left, into: target, table)
    for variable in exact.index.all { work.left.include(variable, exact[variable]) }
    for position in target.index.all { gather(basis.row[position], -target[position]) }
    exact.clear()
    basis.btran(work.left, into: exact, table)
    for position in exact.index.all { target.include(position, exact[position]) }
    for position in target.index.all {
      extended.errorBound[firstBound + position] = Tolerance.corrections * abs(exact[position])
    }
    exact.clear()
    basis.btran(exactly: extended.left, into: exact, table)
    for position in exact.index.all where !target.contains(position) {
      target.include(position)
      extended.errorBound[firstBound + position] = 0
    }
    for position in target.index.all where exact[position] == 0 { target[position] = 0 }
  }
}
