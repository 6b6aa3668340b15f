/// The variables of the problem: their values, defaults and bounds.
struct VariableTable: ~Copyable {
  // One entry a variable.
  private var values = Buffer<Double>(per: .variable)
  /// What the exact value has beyond what a caller reads.
  private(set) var tail = SparseColumn(default: 0.0)
  /// Where the variable goes when the rows leave it a choice.
  var defaultValue = SparseColumn(default: 0.0)
  /// Creation number, which orders variables and tells apart those that have lived at one place;
  /// 0 marks a free place.
  var serial = Buffer<UInt32>(per: .variable)
  var bounds = Bounds()

  var places = VariablePlaces()
  var nextSerial: UInt32

  /// What a caller reads: the exact value, rounded (`RoundedValue`).
  @inline(__always)
  var value: View<Double> { values.view }

  init(nextSerial: UInt32) { self.nextSerial = nextSerial }

  /// Makes places, all of them free; the first one is taken first.
  mutating func add(_ more: Range<Int32>) {
    let all = Int(more.upperBound)
    values.resize(all)
    serial.resize(all)
    bounds.resize(all)
    places.add(more)
  }

  /// The value with twice the digits.
  @inline(__always)
  func precise(_ variable: Int32) -> DoubleDouble { DoubleDouble(value[variable], tail[variable]) }

  /// Sets a value to another one.
  @inline(__always)
  mutating func set(_ variable: Int32, to exact: DoubleDouble, _ permit: Permit) {
    correct(variable, to: exact.high, tail: exact.low)
  }

  /// Gives a new variable its first value.
  mutating func enter(_ variable: Int32, at value: Double) { correct(variable, to: value, tail: 0) }

  /// Moves a value, whose tail stays what it is.
  @inline(__always)
  func move(_ variable: Int32, to new: Double, _ permit: Permit) { values[variable] = new }

  /// Sets a value to what it is with fewer rounding errors.
  @inline(__always)
  mutating func correct(_ variable: Int32, to new: Double, tail rest: Double) {
    values[variable] = new
    tail[variable] = rest
  }

  /// The values, to be set by who has a permit.
  func values(for permit: Permit) -> UnsafeMutablePointer<Double> { values.base }

  /// Exchanges the values with those that were last reported.
  mutating func exchange(with reports: inout ReportQueue) { reports.exchange(with: &values) }

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&values)
    memory.add(&serial)
    bounds.account(&memory)
    tail.account(&memory)
    defaultValue.account(&memory)
    places.account(&memory)
  }
}
