/// A number for each place, nearly always the same one: storage is taken for places only once one has
/// another.
struct RareValues<Value: BitwiseCopyable & Equatable>: ~Copyable {
  private var values = Buffer<Value>()
  private let usual: Value

  init(usual: Value) { self.usual = usual }

  subscript(place: Int32) -> Value {
    @inline(__always) get { Int(place) < values.count ? values[place] : usual }
    @inline(__always) set {
      if Int(place) >= values.count && newValue == usual { return }
      put(newValue, place)
    }
  }

  @inline(never)
  private mutating func put(_ value: Value, _ place: Int32) {
    if Int(place) >= values.count { values.resize(Int(place) + 1, usual) }
    values[place] = value
  }

  /// Puts the numbers where those of so many places are, and those here.
  mutating func exchange(with others: inout Buffer<Value>) {
    values.resize(others.count, usual)
    swap(&values, &others)
  }

  mutating func account(_ ledger: inout StorageLedger) { ledger.visit(&values) }
}
