/// Constants that are changed again and again, as in dragging a window edge or animating a value.
///
/// While no row changes side, the values are affine in the constant of an active row: the value is
/// base + t * speed. A sweep keeps the speeds and the interval of the constant in which that holds, so
/// that an edit inside it is O(1) and reading what changed costs what changed. Values are brought up to
/// date only when something else looks at them, residuals when the next solve refines what moved.
/// Several sweeps live at once as long as they have no row and no variable in common.
final class SweepTable {
  var each = Buffer<Sweep>()

  // One entry a variable that a sweep moves.
  var variable = Buffer<Variable>()
  var base = Buffer<Double>()
  var speed = Buffer<Double>()

  /// The values in the engine are older than the positions.
  var isAhead = false
  /// Changes have been reported since the sweeps began, so that `reportedPosition` counts.
  var wasReported = false

  var count: Int { each.count }
  static let most = 4

  func variables(of sweep: Int) -> Range<Int> {
    (sweep == 0 ? 0 : each[sweep - 1].variableEnd)..<each[sweep].variableEnd
  }

  /// Takes storage for so many more variables.
  func reserve(variables more: Int) {
    variable.reserve(variable.count + more)
    base.reserve(variable.count + more)
    speed.reserve(variable.count + more)
  }

  /// Adds a variable to the sweep that is to be added next.
  @inline(__always)
  func append(_ moved: Variable, speed: Double) {
    variable.append(moved)
    base.append(0)
    self.speed.append(speed)
  }

  /// Notes how fast and how large a sweep is, and between which constants it is exact: a sum much smaller
  /// than what it begins with keeps the rounding of that.
  func measure(_ sweep: inout Sweep, _ variables: Range<Int>) {
    var (least, largest, size, reach) = (Double.infinity, 0.0, 0.0, Double.infinity)
    for k in variables {
      let (own, ownSpeed) = (abs(base[k]), abs(speed[k]))
      least = min(least, ownSpeed)
      largest = max(largest, ownSpeed)
      size = max(size, own)
      if own > Tolerance.sweptValue { reach = min(reach, own / ownSpeed / 2) }
    }
    sweep.leastSpeed = least
    sweep.largestSpeed = largest
    sweep.largestBase = size
    sweep.lowestExact = max(sweep.lowest, sweep.origin - reach)
    sweep.highestExact = min(sweep.highest, sweep.origin + reach)
  }

  /// The value of the `k`th variable at a position of its sweep.
  @inline(__always)
  func value(_ k: Int, at position: Double) -> Double { snapped(base[k] + position * speed[k]) }

  /// The sweep of a row; -1 if it has none.
  func find(_ wanted: Int32) -> Int {
    for k in 0..<count where each.base[k].row == wanted { return k }
    return -1
  }

  func removeAll() {
    each.removeAll()
    variable.removeAll()
    base.removeAll()
    speed.removeAll()
    isAhead = false
    wasReported = false
  }

  /// Writes out what differs between two positions of a sweep: nearly always all that it moves.
  func copyChanges(
    _ sweep: Int, from old: Double, to new: Double,
    _ variables: UnsafeMutablePointer<Variable>?, _ values: UnsafeMutablePointer<Double>?
  ) -> Int {
    let range = self.variables(of: sweep)
    if each[sweep].isPlain(from: old, to: new) {
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
    let (range, position) = (variables(of: sweep), each[sweep].position)
    for first in stride(from: range.lowerBound, to: range.upperBound, by: SweepTable.portion) {
      let portion = first..<min(first + SweepTable.portion, range.upperBound)
      let place = Int(variable[first].index)
      let span = Int(variable[portion.upperBound - 1].index) - place
      if each[sweep].isOrdered && span == portion.count - 1 {
        copyValues(portion, at: position, to: all + place)
      } else {
        for k in portion { all[Int(variable[k].index)] = value(k, at: position) }
      }
    }
  }

  private static let portion = 64

  /// Compiled for speed, so that values are computed two by two.
  @_optimize(speed) @inline(never)
  private func copyValues(
    _ range: Range<Int>, at position: Double, to values: UnsafeMutablePointer<Double>
  ) {
    let base = base.base + range.lowerBound
    let speed = speed.base + range.lowerBound
    for k in 0..<range.count { values[k] = snapped(base[k] + position * speed[k]) }
  }

  func account(_ ledger: inout StorageLedger) {
    ledger.visit(&each)
    ledger.visit(&variable)
    ledger.visit(&base)
    ledger.visit(&speed)
  }
}

/// One constant that is swept.
struct Sweep: BitwiseCopyable {
  /// The active row whose constant is swept.
  var row: Int32
  /// Where the sweep's part of the lists of variables ends.
  var variableEnd: Int
  /// Whether they are there in the order of their places.
  var isOrdered: Bool
  /// The constants between which no row changes its side,
  var lowest: Double
  var highest: Double
  /// and those between which no value loses digits, either.
  var lowestExact = 0.0
  var highestExact = 0.0
  /// The constant where t is 0.
  var origin = 0.0
  /// Where the sweep is, and where it was when changes were last reported.
  var position = 0.0
  var reportedPosition = 0.0
  /// The least and the greatest magnitude of the speeds, and the greatest of the bases.
  var leastSpeed = 0.0
  var largestSpeed = 0.0
  var largestBase = 0.0

  /// Whether the step from one position to another is too long for rounding to hide it anywhere.
  func isPlain(from old: Double, to new: Double) -> Bool {
    let size = largestBase + max(abs(old), abs(new)) * largestSpeed
    return abs(new - old) * leastSpeed > Tolerance.sweptStep * (1 + size)
  }
}
