/// The variables of the problem: their values, defaults and bounds.
struct VariableTable: ~Copyable {
  // One entry a variable.
  /// What a caller reads: the exact value, rounded (`RoundedValues.swift`).
  var value = Buffer<Double>()
  /// What the exact value has beyond that.
  var tail = SparseColumn(default: 0.0)
  /// Where the variable goes when the rows leave it a choice.
  var defaultValue = SparseColumn(default: 0.0)
  /// Creation number, which orders variables and tells apart those that have lived at one place;
  /// 0 marks a free place.
  var serial = Buffer<UInt32>()
  var bounds = Bounds()

  var places = VariablePlaces()
  var nextSerial: UInt32

  init(nextSerial: UInt32) { self.nextSerial = nextSerial }

  /// Makes places, all of them free; the first one is taken first.
  mutating func add(_ more: Range<Int32>) {
    let all = Int(more.upperBound)
    value.resize(all)
    serial.resize(all)
    bounds.resize(all)
    places.add(more)
  }

  /// The value with twice the digits.
  @inline(__always)
  func precise(_ variable: Int32) -> DoubleDouble { DoubleDouble(value[variable], tail[variable]) }

  /// Sets a value to an exact one, rounded.
  @inline(__always)
  mutating func set(_ variable: Int32, to exact: DoubleDouble) {
    value[variable] = exact.high
    tail[variable] = exact.low
  }

  mutating func account(_ memory: inout MemoryAccount) {
    accountPlaces(&memory)
    tail.account(&memory)
    defaultValue.account(&memory)
    places.account(&memory)
  }

  @inline(never)
  mutating func accountPlaces(_ memory: inout MemoryAccount) {
    memory.add(&value)
    memory.add(&serial)
    bounds.account(&memory)
  }
}
