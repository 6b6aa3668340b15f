/// Constants that are changed again and again, as in dragging a window edge or animating a value.
///
/// While no row changes side, the values are affine in the constant of an active row: the value is
/// base + t * speed. A sweep keeps the speeds and the interval of t in which that holds, so that an
/// edit inside it is O(1) and reading what changed costs what changed. Values are brought up to
/// date only when something else looks at them, residuals when the next solve refines what moved.
/// Several sweeps live at once as long as they have no row and no variable in common.
final class SweepTable {
  // One entry a sweep.
  /// The active row whose constant is swept.
  var row = Buffer<Int32>()
  /// Its constant where t is 0.
  var origin = Buffer<Double>()
  var lowest = Buffer<Double>()
  var highest = Buffer<Double>()
  /// Where the sweep is, and where it was when changes were last reported.
  var position = Buffer<Double>()
  var reportedPosition = Buffer<Double>()
  /// The least and the greatest magnitude of the speeds, and the greatest of the bases.
  var leastSpeed = Buffer<Double>()
  var largestSpeed = Buffer<Double>()
  var largestBase = Buffer<Double>()
  /// Where the sweep's part of the lists below ends.
  var variableEnd = Buffer<Int32>()

  // One entry a variable that a sweep moves.
  var variable = Buffer<Variable>()
  var base = Buffer<Double>()
  var speed = Buffer<Double>()

  /// The values in the engine are older than the positions.
  var isAhead = false
  /// Changes have been reported since the sweeps began, so that `reportedPosition` counts.
  var wasReported = false

  var count: Int { row.count }
  static let most = 4

  func variables(of sweep: Int) -> Range<Int32> {
    (sweep == 0 ? 0 : variableEnd[sweep - 1])..<variableEnd[sweep]
  }

  /// Takes storage for so many more variables.
  func reserve(variables more: Int) {
    variable.reserve(variable.count + more)
    base.reserve(variable.count + more)
    speed.reserve(variable.count + more)
  }

  /// Notes how fast and how large the last sweep is.
  func measureLast() {
    var (least, largest, size) = (Double.infinity, 0.0, 0.0)
    for k in variables(of: count - 1) {
      least = min(least, abs(speed[k]))
      largest = max(largest, abs(speed[k]))
      size = max(size, abs(base[k]))
    }
    leastSpeed.append(least)
    largestSpeed.append(largest)
    largestBase.append(size)
  }

  /// The sweep of a row; -1 if it has none.
  func find(_ wanted: Int32) -> Int {
    for k in 0..<row.count where row[k] == wanted { return k }
    return -1
  }

  func removeAll() {
    row.removeAll()
    origin.removeAll()
    lowest.removeAll()
    highest.removeAll()
    position.removeAll()
    reportedPosition.removeAll()
    leastSpeed.removeAll()
    largestSpeed.removeAll()
    largestBase.removeAll()
    variableEnd.removeAll()
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
    if isPlain(sweep, from: old, to: new) {
      let first = Int(range.lowerBound)
      if let values { copyValues(range, at: new, to: values) }
      if let variables { copy(variable.base + first, to: variables, range.count) }
      return range.count
    }
    var kept = 0
    for k in range where base[k] + new * speed[k] != base[k] + old * speed[k] {
      if let variables { variables[kept] = variable[k] }
      if let values { values[kept] = base[k] + new * speed[k] }
      kept += 1
    }
    return kept
  }

  /// Whether the step from one position to another is too long for rounding to hide it anywhere.
  private func isPlain(_ sweep: Int, from old: Double, to new: Double) -> Bool {
    let size = largestBase[sweep] + max(abs(old), abs(new)) * largestSpeed[sweep]
    return abs(new - old) * leastSpeed[sweep] > Tolerance.sweptStep * size
  }

  private func copyValues(
    _ range: Range<Int32>, at position: Double, to values: UnsafeMutablePointer<Double>
  ) {
    let base = base.base + Int(range.lowerBound)
    let speed = speed.base + Int(range.lowerBound)
    for k in 0..<range.count { values[k] = base[k] + position * speed[k] }
  }

  func account(_ ledger: inout StorageLedger) {
    ledger.visit(&row)
    ledger.visit(&origin)
    ledger.visit(&lowest)
    ledger.visit(&highest)
    ledger.visit(&position)
    ledger.visit(&reportedPosition)
    ledger.visit(&leastSpeed)
    ledger.visit(&largestSpeed)
    ledger.visit(&largestBase)
    ledger.visit(&variableEnd)
    ledger.visit(&variable)
    ledger.visit(&base)
    ledger.visit(&speed)
  }
}
