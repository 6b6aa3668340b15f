/// A sparse vector in the making: dense values, and the list of the places that are in use.
///
/// Clearing costs what was touched, which is what makes hypersparse solves possible.
final class WorkVector {
  /// One value a place; 0 where not in use.
  var value = Buffer<Double>()
  /// The places in use, in order of first use.
  var index = Buffer<Int32>()
  private var used = Buffer<Bool>()

  /// Takes storage for `length` places without using them yet.
  func reserve(_ length: Int) {
    value.reserve(length)
    used.reserve(length)
    index.reserve(length)
  }

  /// Makes room for the places 0 ..< `length`.
  func resize(_ length: Int) {
    guard length > value.count else { return }
    value.resize(length, 0)
    used.resize(length, false)
  }

  /// The same for one place more.
  @inline(__always)
  func addPlace() {
    value.append(0)
    used.append(false)
  }

  @inline(__always)
  func contains(_ place: Int32) -> Bool { used[place] }

  @inline(__always)
  func use(_ place: Int32) {
    guard !used[place] else { return }
    used[place] = true
    index.append(place)
  }

  @inline(__always)
  func add(_ place: Int32, _ amount: Double) {
    use(place)
    value[place] += amount
  }

  func clear() {
    for k in 0..<index.count {
      let place = index[k]
      value[place] = 0
      used[place] = false
    }
    index.removeAll()
  }

  func account(_ ledger: inout StorageLedger) {
    ledger.visit(&value)
    ledger.visit(&index)
    ledger.visit(&used)
  }
}
