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
    base = Buffer.nowhere
  }

  private static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }

  deinit {
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

  /// Makes room for `wanted` elements in all, growing by half at least, or the larger it is by the
  /// less.
  @inline(never)
  mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let part = capacity < 1024 ? 2 : capacity < 1 << 16 ? 4 : 8
    move(to: max(wanted, capacity + capacity / part, 8))
    growths += 1
  }

  /// Gives back the storage of elements that are not there, if it is more than so many bytes and an
  /// eighth of the others.
  mutating func fit(sparing bytes: Int) {
    let unused = capacity - count
    if unused > count / 8 && unused * MemoryLayout<Element>.stride > bytes {
      move(to: count + count / 128)
    }
  }

  private mutating func move(to newCapacity: Int) {
    let old = capacity > 0 ? UnsafeMutableRawPointer(base) : nil
    let new = moved(old, to: newCapacity * MemoryLayout<Element>.stride)
    base = new?.assumingMemoryBound(to: Element.self) ?? Buffer.nowhere
    capacity = newCapacity
  }
}

/// Storage for so many bytes that begin as those here; nil for none.
///
/// Large blocks grow by being given other addresses, where the system can do that, and are cut off
/// where they are: most of a solver's memory is never copied. They ask for large pages, as half of the
/// time of a large load would otherwise go into getting small ones one by one.
@inline(never)
private func moved(_ memory: UnsafeMutableRawPointer?, to bytes: Int) -> UnsafeMutableRawPointer? {
  if bytes == 0 {
    memory?.deallocate()
    return nil
  }
  let new = reallocate(memory, bytes)!
  #if os(Linux)
    if bytes >= LargePages.least {
      let inPage = Int(bitPattern: new) % LargePages.smallPage
      _ = advise(new - inPage, bytes + inPage, LargePages.advice)
    }
  #endif
  return new
}

private enum LargePages {
  static let least = 1 << 20
  static let smallPage = 4096
  /// MADV_HUGEPAGE. A system that has none refuses, and nothing is lost.
  static let advice: Int32 = 14
}

@_extern(c, "realloc")
private func reallocate(
  _ memory: UnsafeMutableRawPointer?, _ bytes: Int
) -> UnsafeMutableRawPointer?

#if os(Linux)
  @_extern(c, "madvise")
  private func advise(_ memory: UnsafeMutableRawPointer, _ bytes: Int, _ advice: Int32) -> Int32
#endif

/// Copies plain values as bytes; `update(from:count:)` goes one by one here, with a call for each.
@inline(__always)
func copy<Element: BitwiseCopyable>(
  _ source: UnsafePointer<Element>, to target: UnsafeMutablePointer<Element>, _ count: Int
) {
  UnsafeMutableRawPointer(target).copyMemory(
    from: source, byteCount: count * MemoryLayout<Element>.stride)
}
