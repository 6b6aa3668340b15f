/// Constants under parametric edits, as when a window edge is dragged or a value animated.
///
/// While a basis stays optimal, values are affine in the constant of a basic row: base + t * sensitivity. A sweep keeps
/// the sensitivities and the critical interval, in which no nonbasic row changes sides. An edit inside it is O(1), and
/// reading costs as much as has changed. Where it pays, further breakpoints are kept, and the edit resumes at
/// them. (Gass and Saaty, The computational algorithm for the parametric objective function, 1955, for
/// right-hand sides.)
///
/// Values are brought up to date when something else reads them, residuals before a pivot or when the next solve
/// refines. Several sweeps are active at once if they share no row and no variable.
final class SweepTable {
  var each = Buffer<Sweep>()

  // One entry a variable that a sweep moves.
  var variable = Buffer<Variable>()
  /// Where t is 0, and its rate of change.
  var base = Buffer<Double>()
  var sensitivity = Buffer<Double>()
  /// What these have beyond doubles.
  var baseTail = SparseColumn(default: 0.0)
  var sensitivityTail = SparseColumn(default: 0.0)

  /// Breakpoints of rows are listed.
  var knowBreakpoints = false
  /// It is known where variables pass their defaults, which matters as long as there are dual degenerate
  /// positions.
  var knowDefaults = false
  // One entry an inactive row whose residual a sweep moves, if they are.
  /// The constant at which the residual is 0.
  private var breakpoint = Buffer<Double>()
  /// The row, or its complement if the residual falls as the constant rises.
  private var breakpointRow = Buffer<Int32>()
  /// The rows that `listPassed` found.
  private(set) var passed = Buffer<Int32>()

  /// The rows that the last solve found edited in nothing but their constants, if these were few.
  private(set) var edited = Buffer<Int32>()

  /// A step is to be made, for which the sweeps have to end.
  private(set) var isStepDue = false

  /// The values in the engine are older than the parameters.
  var isAhead = false
  /// Changes have been reported since the sweeps began, so that `reportedParameter` counts.
  var wasReported = false

  var count: Int { each.count }
  static let most = 4

  @inline(__always)
  func variables(of sweep: Int) -> Range<Int> {
    (sweep == 0 ? 0 : each[sweep - 1].variableEnd)..<each[sweep].variableEnd
  }

  /// The entries of the rows that a sweep lists.
  func rows(of sweep: Int) -> Range<Int> {
    (sweep == 0 ? 0 : each[sweep - 1].rowEnd)..<each[sweep].rowEnd
  }

  /// The row of an entry.
  @inline(__always)
  func row(_ k: Int) -> Int32 { breakpointRow[k] >= 0 ? breakpointRow[k] : ~breakpointRow[k] }

  /// Notes the edited rows, unless they are many or others are new; true if they are the same as the last time.
  func noteEdited(_ edits: borrowing EditQueue) -> Bool {
    let isFew = edits.count > 0 && edits.count <= SweepTable.most && edits.newCount == 0
    var areSame = isFew && edits.count == edited.count
    for k in 0..<edits.count where areSame && edited[k] != edits.all[k] { areSame = false }
    edited.removeAll()
    if isFew { for row in edits.all { edited.append(row) } }
    return areSame
  }

  /// Takes storage for more variables and rows.
  func reserve(variables more: Int, rows moreRows: Int) {
    variable.reserve(variable.count + more)
    base.reserve(variable.count + more)
    sensitivity.reserve(variable.count + more)
    breakpoint.reserve(breakpoint.count + moreRows)
    breakpointRow.reserve(breakpoint.count + moreRows)
  }

  /// Adds a variable to the sweep that is to be added next.
  @inline(__always)
  func append(_ moved: Variable, sensitivity: Double) {
    variable.append(moved)
    base.append(0)
    self.sensitivity.append(sensitivity)
  }

  /// Adds a row to the sweep that is to be added next.
  @inline(__always)
  func append(_ row: Int32, isRising: Bool, breakingAt constant: Double) {
    breakpoint.append(constant)
    breakpointRow.append(isRising ? row : ~row)
  }

  /// Adds a sweep of the variables and rows that have been added.
  func close(_ sweep: Sweep) {
    each.append(sweep)
    each.base[count - 1].variableEnd = variable.count
    each.base[count - 1].rowEnd = breakpoint.count
  }

  // MARK: Breakpoints

  /// Lists the rows that are not on the side on which a constant puts them.
  func listPassed(_ side: UnsafePointer<Int8>, constant: (_ row: Int32) -> Double) {
    passed.removeAll()
    for sweep in 0..<count {
      let constant = constant(each[sweep].row)
      for k in rows(of: sweep) {
        let due: Int8 = (constant > breakpoint[k]) == (breakpointRow[k] >= 0) ? 1 : -1
        if side[Int(row(k))] != due { passed.append(row(k)) }
      }
    }
  }

  /// Finds the constants between which no row changes its side whose breakpoint is relevant.
  func findCriticalInterval(
    _ sweep: Int, at constant: Double, _ side: UnsafePointer<Int8>, _ isRelevant: (Int32) -> Bool
  ) {
    var sides = Interval()
    for k in rows(of: sweep) where isRelevant(row(k)) {
      let coded = breakpointRow[k]
      sides.end(
        at: breakpoint[k], seenFrom: constant, coded >= 0 ? side[Int(coded)] : -side[Int(~coded)])
    }
    each.base[sweep].sides = sides
    each.base[sweep].findCritical()
  }

  // MARK: Values

  /// Notes how fast and how large a sweep is, and between which constants its values are right. What is left out as
  /// too slow comes to something if the sweep goes far enough. Values beyond the limit are not for a sweep to find.
  func measure(_ sweep: inout Sweep, _ variables: Range<Int>) {
    var (least, largest, size) = (Double.infinity, 0.0, 0.0)
    for k in variables {
      least = min(least, abs(sensitivity[k]))
      largest = max(largest, abs(sensitivity[k]))
      size = max(size, abs(base[k]))
    }
    sweep.size = SweepSize(leastSensitivity: least, largestSensitivity: largest, largestBase: size)
    let most = min((Limit.value - size) / largest, Tolerance.rest / sweep.leftOut)
    sweep.reach = Interval(lowest: sweep.basePoint - most, highest: sweep.basePoint + most)
    sweep.findCritical()
  }

  /// The exact value of the `k`th variable at a parameter of its sweep, as far as two doubles hold it.
  @inline(__always)
  func exact(_ k: Int, at parameter: DoubleDouble) -> DoubleDouble {
    let place = Int32(truncatingIfNeeded: k)
    return DoubleDouble(
      DoubleDouble(base[k], baseTail[place]),
      movedAlong: DoubleDouble(sensitivity[k], sensitivityTail[place]),
      by: parameter)
  }

  /// The value of the `k`th variable, as a solve without sweeps gives it.
  @inline(__always)
  func value(_ k: Int, at parameter: DoubleDouble) -> Double {
    snapped(exact(k, at: parameter).rounded)
  }

  /// The sweep of a row; -1 if it has none.
  @inline(__always)
  func find(_ wanted: Int32) -> Int {
    for k in 0..<count where each.base[k].row == wanted { return k }
    return -1
  }

  func noteStep() { isStepDue = true }

  func removeAll() {
    isStepDue = false
    each.removeAll()
    variable.removeAll()
    base.removeAll()
    baseTail.removeAll()
    sensitivity.removeAll()
    sensitivityTail.removeAll()
    breakpoint.removeAll()
    breakpointRow.removeAll()
    isAhead = false
    wasReported = false
  }

  /// Writes out what differs between two parameters of a sweep: nearly always all that it moves.
  func copyChanges(
    _ sweep: Int, from old: DoubleDouble, to new: DoubleDouble,
    _ variables: UnsafeMutablePointer<Variable>?, _ values: UnsafeMutablePointer<Double>?
  ) -> Int {
    let range = self.variables(of: sweep)
    if each[sweep].isPlain(from: old.high, to: new.high) {
      if let values { copyValues(range, at: new, to: values) }
      if let variables { copy(variable.base + range.lowerBound, to: variables, range.count) }
      return range.count
    }
    var kept = 0
    for k in range {
      let value = value(k, at: new)
      if value == self.value(k, at: old) { continue }
      if let variables { variables[kept] = variable[k] }
      if let values { values[kept] = value }
      kept += 1
    }
    return kept
  }

  /// Puts the values of a sweep in their places among all values, many at once where they lie side by side.
  func copyValues(of sweep: Int, to all: UnsafeMutablePointer<Double>) {
    let (range, parameter) = (variables(of: sweep), each[sweep].parameter)
    for first in stride(from: range.lowerBound, to: range.upperBound, by: SweepTable.portion) {
      let portion = first..<min(first + SweepTable.portion, range.upperBound)
      let place = Int(variable[first].index)
      let span = Int(variable[portion.upperBound - 1].index) - place
      if each[sweep].isOrdered && span == portion.count - 1 {
        copyValues(portion, at: parameter, to: all + place)
      } else {
        for k in portion { all[Int(variable[k].index)] = value(k, at: parameter) }
      }
    }
  }

  private static let portion = 64

  private func copyValues(
    _ range: Range<Int>, at parameter: DoubleDouble, to values: UnsafeMutablePointer<Double>
  ) {
    let first = range.lowerBound
    if baseTail.isEmpty && sensitivityTail.isEmpty {
      return SweepTable.write(
        range.count, base.base + first, sensitivity.base + first, parameter, to: values)
    }
    SweepTable.write(
      range.count, base.base + first, baseTail.take(base.count) + first, sensitivity.base + first,
      sensitivityTail.take(base.count) + first, parameter, to: values)
  }

  // Compiled for speed, so that values are computed two by two.
  @_optimize(speed) @inline(never)
  private static func write(
    _ count: Int, _ base: UnsafePointer<Double>, _ sensitivity: UnsafePointer<Double>,
    _ parameter: DoubleDouble, to values: UnsafeMutablePointer<Double>
  ) {
    for k in 0..<count {
      values[k] = snapped(DoubleDouble(base[k], movedAlong: sensitivity[k], by: parameter).rounded)
    }
  }

  @_optimize(speed) @inline(never)
  private static func write(
    _ count: Int, _ base: UnsafePointer<Double>, _ baseTail: UnsafePointer<Double>,
    _ sensitivity: UnsafePointer<Double>, _ sensitivityTail: UnsafePointer<Double>,
    _ parameter: DoubleDouble, to values: UnsafeMutablePointer<Double>
  ) {
    for k in 0..<count {
      let (start, rate) = (
        DoubleDouble(base[k], baseTail[k]), DoubleDouble(sensitivity[k], sensitivityTail[k])
      )
      values[k] = snapped(DoubleDouble(start, movedAlong: rate, by: parameter).rounded)
    }
  }

  func account(_ memory: inout MemoryAccount) {
    memory.add(&each)
    memory.add(&edited)
    memory.add(&variable)
    memory.add(&base)
    memory.add(&sensitivity)
    baseTail.account(&memory)
    sensitivityTail.account(&memory)
    memory.add(&breakpoint)
    memory.add(&breakpointRow)
    memory.add(&passed)
  }
}

/// One constant that is swept.
struct Sweep: BitwiseCopyable {
  /// The basic row whose constant is swept, or the own row of a fixed variable whose value is.
  var row: Int32
  /// Whether the variables are in the order of their places.
  var isOrdered: Bool
  /// Where the sweep's parts of the lists of variables and of rows end.
  var variableEnd = 0
  var rowEnd = 0
  /// Where no other row changes its side,
  var sides = Interval()
  /// no variable passes its default,
  var defaults = Interval()
  /// all values are right,
  var reach = Interval()
  /// and none of these.
  private(set) var critical = Interval()
  /// The constant where t is 0.
  var basePoint = 0.0
  /// Where the sweep is, and where it was when changes were last reported.
  var parameter = DoubleDouble(0)
  var reportedParameter = DoubleDouble(0)
  var size = SweepSize()
  /// The largest sensitivity or rate that is taken for rounding.
  var leftOut = 0.0

  init(row: Int32, isOrdered: Bool) {
    self.row = row
    self.isOrdered = isOrdered
  }

  @inline(never)
  mutating func findCritical() {
    critical.lowest = max(sides.lowest, defaults.lowest, reach.lowest)
    critical.highest = min(sides.highest, defaults.highest, reach.highest)
  }

  /// Whether the step from one parameter to another is too long for rounding to hide it anywhere.
  func isPlain(from old: Double, to new: Double) -> Bool {
    let largest = size.largestBase + max(abs(old), abs(new)) * size.largestSensitivity
    return abs(new - old) * size.leastSensitivity > Tolerance.sweptStep * (1 + largest)
  }
}

/// The magnitudes of what a sweep computes values from.
struct SweepSize: BitwiseCopyable {
  var leastSensitivity = 0.0
  var largestSensitivity = 0.0
  var largestBase = 0.0
}

/// Constants between two.
struct Interval: BitwiseCopyable {
  var lowest = -Double.infinity
  var highest = Double.infinity

  @inline(__always)
  func contains(_ constant: Double) -> Bool { constant >= lowest && constant <= highest }

  /// Lets it end at a constant where something changes sides, seen from another constant on a side of
  /// that: above, or below, or between the two if the side is 0. Where the two are out of order except for
  /// rounding, it ends at once.
  @inline(__always)
  mutating func end(at end: Double, seenFrom constant: Double, _ side: Int8) {
    if side >= 0 { lowest = max(lowest, side == 0 ? constant : min(end, constant)) }
    if side <= 0 { highest = min(highest, side == 0 ? constant : max(end, constant)) }
  }
}
