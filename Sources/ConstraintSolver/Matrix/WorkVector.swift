/// Sparse working vector: dense values, and the list of entries in use.
///
/// Clearing costs the entries in use and not the length, so that hypersparse solves pay. (HiGHS calls it
/// HVector, glop ScatteredColumn.)
final class WorkVector {
  /// One value a place; `unused` where not in use.
  private var value: Buffer<Double>
  /// The places in use, in order of first use.
  private(set) var index = Buffer<Int32>()

  /// With a place for each of something.
  init(per extent: Extent = .variable) { value = Buffer(per: extent) }

  /// The value of an unused entry, which reads as 0. A sum can be this zero, too, where the processor
  /// rounds down: an entry in use never is (`used`).
  private static let unused = -0.0

  /// The number, with 0 in place of the unused value: whether an entry is in use must not depend on the
  /// rounding mode, or else entries would be listed twice.
  @inline(__always)
  private static func used(_ amount: Double) -> Double { amount == 0 ? 0 : amount }

  /// Makes the vector long enough for the entries 0 ..< `length`.
  @inline(never)
  func resize(_ length: Int) {
    if length > value.count { value.resize(length, WorkVector.unused) }
  }

  /// The value of an entry: 0 where not in use. To be set only where in use.
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

  /// Enters an entry that is not in use.
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

  /// Removes entries that are 0.
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
    memory.add(&value)
    memory.add(&index)
  }
}
