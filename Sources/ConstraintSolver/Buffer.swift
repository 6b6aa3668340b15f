/// A growing array of plain values with no reference counting and no uniqueness checks.
///
/// It is the only home of unsafe memory in this module; indices are checked in debug builds.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private(set) var capacity = 0
  /// How often storage was taken or grown.
  private(set) var growths = 0

  /// An engine has a hundred buffers, most of which stay empty in a small layout: those take nothing.
  init() {
    base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }

  deinit {
    free()
  }

  private func free() {
    if capacity > 0 { base.deallocate() }
  }

  @inline(__always)
  subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  subscript(index: Int32) -> Element {
    get { self[Int(index)] }
    nonmutating set { self[Int(index)] = newValue }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { reserve(count + 1) }
    base[count] = element
    count += 1
  }

  /// Appends so many elements.
  @inline(__always)
  mutating func append(_ more: Int, _ element: (Int) -> Element) {
    if count + more > capacity { reserve(count + more) }
    for k in 0..<more { base[count + k] = element(k) }
    count += more
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// Forgets what comes after the first elements.
  mutating func shorten(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  @inline(__always)
  mutating func removeAll() {
    count = 0
  }

  /// Makes the buffer `newCount` long; new elements are `element`.
  mutating func resize(_ newCount: Int, _ element: Element) {
    if newCount > capacity { reserve(newCount) }
    if newCount > count {
      (base + count).update(repeating: element, count: newCount - count)
    }
    count = newCount
  }

  /// Makes the buffer `newCount` long, all of it `element`.
  mutating func refill(_ newCount: Int, _ element: Element) {
    removeAll()
    resize(newCount, element)
  }

  /// All elements, for as long as the buffer stays as it is.
  var all: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: base, count: count)
  }

  /// Takes the contents of another buffer.
  mutating func replace(by other: consuming Buffer) {
    resizeUnset(other.count)
    copy(other.base, to: base, other.count)
  }

  private mutating func resizeUnset(_ newCount: Int) {
    if newCount > capacity { reserve(newCount) }
    count = newCount
  }

  /// Makes room for `wanted` elements in all, growing by half at least, or once it is large by a
  /// quarter.
  @inline(never)
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    move(to: max(wanted, capacity + capacity / (capacity < 1024 ? 2 : 4), 8))
    growths += 1
  }

  /// Gives back the storage of elements that are not there, if it is much.
  mutating func fit() {
    if capacity - count > max(64, count / 8) { move(to: count) }
  }

  private mutating func move(to newCapacity: Int) {
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    copy(base, to: fresh, count)
    free()
    base = fresh
    capacity = newCapacity
  }
}

/// Copies plain values as bytes; `update(from:count:)` goes one by one here, with a call for each.
@inline(__always)
func copy<Element: BitwiseCopyable>(
  _ source: UnsafePointer<Element>, to target: UnsafeMutablePointer<Element>, _ count: Int
) {
  UnsafeMutableRawPointer(target).copyMemory(
    from: source, byteCount: count * MemoryLayout<Element>.stride)
}
