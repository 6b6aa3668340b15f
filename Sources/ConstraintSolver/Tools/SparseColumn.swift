/// A column of numbers most of which equal a default; storage is taken once one differs.
struct SparseColumn<Value: BitwiseCopyable & Equatable>: ~Copyable {
  private var values = Buffer<Value>()
  private let defaultValue: Value

  init(default defaultValue: Value) { self.defaultValue = defaultValue }

  subscript(place: Int32) -> Value {
    @inline(__always) get { Int(place) < values.count ? values[place] : defaultValue }
    @inline(__always) set {
      if Int(place) >= values.count && newValue == defaultValue { return }
      put(newValue, place)
    }
  }

  @inline(never)
  private mutating func put(_ value: Value, _ place: Int32) {
    if Int(place) >= values.count { values.resize(Int(place) + 1, defaultValue) }
    values[place] = value
  }

  /// Whether none differs, so that there is no storage.
  var isEmpty: Bool { values.count == 0 }

  /// Where the values lie, storage for which is taken.
  mutating func take(_ count: Int) -> UnsafePointer<Value> {
    if values.count < count { values.resize(count, defaultValue) }
    return UnsafePointer(values.base)
  }

  /// Exchanges the values with those of a full column.
  mutating func exchange(with others: inout Buffer<Value>) {
    values.resize(others.count, defaultValue)
    swap(&values, &others)
  }

  /// All are the default again, and the storage is given back.
  mutating func removeAll() { values = Buffer() }

  mutating func account(_ memory: inout MemoryAccount) { memory.add(&values) }
}
