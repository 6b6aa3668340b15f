/// A sparse vector in the making: dense values, and the list of the places that are in use.
///
/// Clearing costs what was workUnits, which is what makes hypersparse solves possible.
final class WorkVector {
  /// One value a place; `unused` where not in use.
  private var value = Buffer<Double>()
  /// The places in use, in order of first use.
  private(set) var index = Buffer<Int32>()

  /// Reads as 0. Sums can give this zero, too, where the processor rounds down: what is put in use is
  /// never it (`used`).
  private static let unused = -0.0

  /// The same number, but for the zero that means unused: whether a place is in use must not depend on
  /// how the processor rounds, or else places would come into use twice.
  @inline(__always)
  private static func used(_ amount: Double) -> Double { amount == 0 ? 0 : amount }

  /// Makes room for the places 0 ..< `length`.
  @inline(never)
  func resize(_ length: Int) {
    if length > value.count { value.resize(length, WorkVector.unused) }
  }

  /// The value of a place: 0 where not in use. To be set only where in use.
  @inline(__always)
  subscript(place: Int32) -> Double {
    get { value[place] }
    set {
      assert(contains(place))
      value[place] = WorkVector.used(newValue)
    }
  }

  @inline(__always)
  func contains(_ place: Int32) -> Bool {
    value[place].bitPattern != WorkVector.unused.bitPattern
  }

  /// Takes a place into use that is not.
  @inline(__always)
  func enter(_ place: Int32, _ amount: Double) {
    assert(!contains(place))
    value[place] = WorkVector.used(amount)
    index.append(place)
  }

  @inline(__always)
  func use(_ place: Int32) {
    if !contains(place) { enter(place, 0) }
  }

  @inline(__always)
  func add(_ place: Int32, _ amount: Double) {
    if contains(place) {
      let sum = value[place] + amount
      value[place] = abs(sum) <= Tolerance.cancellation * abs(amount) ? 0 : sum
    } else {
      enter(place, amount)
    }
  }

  /// Takes places out of use where the value is 0.
  func dropZeros() {
    var kept = 0
    for place in index.all {
      if value[place] == 0 {
        value[place] = WorkVector.unused
      } else {
        index[kept] = place
        kept += 1
      }
    }
    index.shorten(to: kept)
  }

  func clear() {
    for k in 0..<index.count { value[index[k]] = WorkVector.unused }
    index.removeAll()
  }

  func account(_ memory: inout MemoryAccount) {
    accountPlaces(&memory)
    memory.add(&index)
  }

  func accountPlaces(_ memory: inout MemoryAccount) { memory.add(&value) }
}
