/// Solving where coefficients lie so far apart that hardly anything is small enough to be rounding.
///
/// The numbers of a layout are of one size, so that what is small beside what it was computed from,
/// or beside its neighbours, counts as 0. Where one unit is a million times another that would lose
/// rows. So as long as there is such a row, and where it shows otherwise that tolerances hide
/// something, nothing is 0 for being small: numbers are taken for what is meant by them (`Meaning.swift`),
/// and residues (`Residue.swift`) tell what is 0, exactly. Everything else has a sign, and values,
/// directions and slopes have twice the digits for it to show in (`Refinement.swift`, `WideSlopes.swift`),
/// and know how much of them may be noise. A sign that drowns in it is in doubt, and with it the solve.
/// (Numbers modulo a prime for what is 0: Martin, Determining the
/// equivalence of algebraic expressions by hash coding, 1971; floating-point numbers for the way, and
/// exact ones where it matters: Applegate, Cook, Dash and Espinoza, Exact solutions to linear programming
/// problems, 2007.)
final class WideRange {
  /// Of every variable its value, and after these its speed along the direction.
  var numbers = Buffer<WideNumber>()
  // One entry a row: its rate.
  var rate = Buffer<WideNumber>()
  // One entry a level: its slope.
  var slope = Buffer<WideNumber>()
  // One entry a slot of what came out of a backward solve last, and one more of `y`: what may be noise.
  var noise = Buffer<Double>()
  /// In residues: what a backward solve is given, and `y`.
  let left = WorkVector()
  let y = WorkVector()
  /// The slot whose direction is at hand, and the side that it is released to.
  var slot: Int32 = -1
  var release = 0.0
  /// The range was found to be wide when tolerances failed, with the rows of this `form`.
  var foundForm = UInt64.max
  /// The rows show that the range is wide; as of `toldForm`.
  var isTold = false
  var toldForm = UInt64.max
  /// The range of the solver that this one is an excerpt of is wide.
  var isGiven = false
  /// A sign is not known.
  var isDoubtful = false

  func account(_ ledger: inout StorageLedger) {
    ledger.visit(&numbers)
    ledger.visit(&rate)
    ledger.visit(&slope)
    ledger.visit(&noise)
    left.account(&ledger)
    y.account(&ledger)
  }
}

/// A number, and what else is known of it.
struct WideNumber: BitwiseCopyable {
  var sum = Twofold(0)
  /// How much of that may be noise.
  var noise = 0.0
  /// The residue of what it ought to be.
  var residue = Residue.zero

  static let one = WideNumber(sum: Twofold(1), residue: .one)

  /// Whether the sign shows in spite of the noise.
  var hasSign: Bool { abs(sum.high) > Tolerance.sign * noise }

  /// Adds a multiple of another number, and the noise that this makes; the residue, too, unless that is
  /// not wanted.
  @inline(never)
  mutating func add(_ factor: Double, times other: WideNumber, exactly: Bool = true) {
    let meaning = Meaning(factor)
    if exactly && !other.residue.isZero { residue.add(meaning.residue, times: other.residue) }
    if other.sum.high == 0 { return }
    sum.add(factor, times: other.sum)
    if meaning.rest != 0 { sum.add(meaning.rest, times: other.sum) }
    noise += abs(factor) * (other.noise + Tolerance.twofold * abs(other.sum.high))
  }
}

extension Buffer<WideNumber> {
  /// `resize` where time is not what counts.
  @inline(never)
  mutating func widen(_ count: Int) { resize(count, WideNumber()) }
}

extension Engine {
  var isWide: Bool { table.isWide }

  @inline(never)
  func openWide() {
    let count = value.count
    wide.numbers.widen(2 * count)
    wide.rate.widen(residual.count)
    wide.noise.resize(2 * count)
    wide.left.resize(count)
    wide.y.resize(count)
    solution.resize(count)
  }

  /// A number that decides something: 0 if it is that exactly. If its sign drowns in noise all that
  /// follows is in doubt.
  @inline(never)
  func known(_ number: WideNumber) -> Double {
    if number.residue.isZero { return 0 }
    if !number.hasSign { wide.isDoubtful = true }
    return number.sum.high
  }

  // MARK: Active rows

  /// What came out of a solve in residues last, but for `y`.
  var solution: WorkVector { elimination.exact }

  func solveForwardExactly() {
    solution.clear()
    basis.forward(exactly: right, into: solution, table)
  }

  /// Adds a multiple of a row, or of an anchor, to what `solveBackward` solves for.
  @inline(__always)
  func gatherExactly(_ row: Int32, _ factor: Double) {
    gatherHere(row, factor)
    if isWide { gatherResidues(row, factor) }
  }

  @inline(never)
  private func gatherResidues(_ row: Int32, _ factor: Double) {
    openWide()
    if row < 0 { return wide.left.add(Basis.anchored(row), Residue(meant: factor), times: .one) }
    for term in table.terms(of: row) {
      wide.left.add(
        table.termVariable[term], Residue(meant: factor),
        times: Residue(meant: table.termCoefficient[term]))
    }
  }

  /// Solves for a row, or an anchor, in terms of the active rows.
  @inline(never)
  func solveBackward(of row: Int32, into target: WorkVector) {
    gatherExactly(row, 1)
    solveBackward(into: target)
  }

  /// Solves for what was gathered. Where the range is wide that is done in residues as well, so that
  /// what is 0 is left out, and nothing else.
  @inline(__always)
  func solveBackward(into target: WorkVector) {
    if isWide { solveWide(into: target) } else { basis.backward(left, into: target, table) }
  }

  @inline(never)
  private func solveWide(into target: WorkVector) {
    let isY = target === y
    let exact = isY ? wide.y : solution
    let firstNoise = isY ? Int32(truncatingIfNeeded: value.count) : 0
    exact.clear()
    for variable in left.index.all { exact.include(variable, left[variable]) }
    basis.backward(left, into: target, table)
    for variable in exact.index.all { left.include(variable, exact[variable]) }
    for slot in target.index.all { gather(basis.row[slot], -target[slot]) }
    exact.clear()
    basis.backward(left, into: exact, table)
    for slot in exact.index.all { target.include(slot, exact[slot]) }
    for slot in target.index.all {
      wide.noise[firstNoise + slot] = Tolerance.corrections * abs(exact[slot])
    }
    exact.clear()
    basis.backward(exactly: wide.left, into: exact, table)
    for slot in exact.index.all where !target.contains(slot) {
      target.include(slot)
      wide.noise[firstNoise + slot] = 0
    }
    for slot in target.index.all where exact[slot] == 0 { target[slot] = 0 }
  }

  /// Whether what `y` was solved for takes a part of a slot's row.
  func isPart(_ slot: Int32) -> Bool {
    isWide ? wide.y[slot] != 0 : abs(y[slot]) > Tolerance.rate
  }

  /// Puts a row, or an anchor, in place of a slot's row: within T or with new factors.
  func replaceWide(_ slot: Int32, with row: Int32) {
    if basis.exchangeInPlace(slot, row, reached: direction, table) { return }
    basis.setRow(slot, row, table)
    basis.countVisits(table.termPlaces)
    factorizations &+= 1
    if basis.factorize(table, elimination) > 0 { recompute() }
  }
}
