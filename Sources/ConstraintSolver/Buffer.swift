/// A growing array of plain values with no reference counting and no uniqueness checks.
///
/// Indices are checked in debug builds; loops that go by its `base` are not. All types of one size share
/// its code, where arrays have theirs again for each type.
public struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  /// Nil as long as nothing was taken: an engine has a hundred buffers, most of which stay empty in a
  /// small layout, and all of them together begin as so many zeros.
  private var start: UnsafeMutablePointer<Element>?
  /// How many elements there are.
  public private(set) var count = 0
  private(set) var capacity = 0
  /// How often storage was taken or grown.
  private(set) var growths: Int32 = 0
  /// Where in a slab the storage is; 0 if it is a block of its own.
  private var place: UInt32 = 0

  /// A buffer without elements, which takes nothing.
  public init() {}

  deinit {
    giveBack(start, bytes, place: place)
  }

  /// Where the elements lie, until it grows. As long as there are none, it is not looked at, only counted
  /// from.
  @inline(__always)
  public var base: UnsafeMutablePointer<Element> {
    unsafeBitCast(start, to: UnsafeMutablePointer<Element>.self)
  }

  /// The element at an index.
  @inline(__always)
  public subscript(index: Int) -> Element {
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

  /// Puts an element at the end.
  @inline(__always)
  public mutating func append(_ element: Element) {
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

  /// Takes the last element away.
  @inline(__always)
  public mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  /// Forgets what comes after the first elements.
  public mutating func shorten(to newCount: Int) {
    assert(newCount <= count)
    count = newCount
  }

  /// Forgets all elements and keeps the storage.
  @inline(__always)
  public mutating func removeAll() {
    count = 0
  }

  /// Makes the buffer `newCount` long; new elements are `element`.
  public mutating func resize(_ newCount: Int, _ element: Element) {
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
  public var all: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: start, count: count)
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

  /// Makes room for `wanted` elements in all. It grows by half, or if it is large by less; a
  /// buffer that is full with a few has room for 64 next, as those soon become more.
  @inline(never)
  public mutating func reserve(_ wanted: Int) {
    guard wanted > capacity else { return }
    let part = capacity < 1024 ? 2 : capacity < 1 << 16 ? 4 : 8
    move(to: max(wanted, capacity + capacity / part, capacity > 0 ? 64 : 8))
    growths += 1
  }

  /// Appends elements that are to be set at once.
  @inline(__always)
  mutating func extend(by more: Int) -> UnsafeMutablePointer<Element> {
    if count + more > capacity { reserve(count + more) }
    count += more
    return base + (count - more)
  }

  /// Gives back unused storage, if it is more than so many bytes and an eighth of what is used.
  mutating func fit(sparing bytes: Int) {
    let unused = capacity - count
    if unused > count >> 3 && unused * MemoryLayout<Element>.stride > bytes {
      move(to: count + count >> 7)
    }
  }

  private mutating func move(to newCapacity: Int) {
    let old = place == 0 ? UnsafeMutableRawPointer(start) : nil
    let new = moved(old, to: newCapacity * MemoryLayout<Element>.stride)
    let target = new?.assumingMemoryBound(to: Element.self)
    if place != 0 {
      if let target { copy(base, to: target, count) }
      giveBack(start, bytes, place: place)
      place = 0
    }
    start = target
    capacity = newCapacity
  }

  /// How much storage there is.
  var bytes: Int { capacity * MemoryLayout<Element>.stride }

  /// Takes a piece of a slab for so many elements, after those of others; there is no other storage yet.
  mutating func take(_ wanted: Int, of slab: Slab, after used: Int) {
    assert(capacity == 0)
    let (piece, place) = slab.piece(after: used)
    start = piece.assumingMemoryBound(to: Element.self)
    self.place = place
    capacity = wanted
    growths += 1
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
