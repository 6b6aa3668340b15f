/// A growing array of plain values with no reference counting and no uniqueness checks.
///
/// Indices are checked in debug builds; loops that go by its `base` are not. All types of one size share
/// its code, where arrays have theirs again for each type.
public struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  var storage = BufferStorage()

  /// A buffer without elements, which takes nothing.
  public init() {}

  /// One that is to have an element for each of something.
  init(per extent: Extent) { storage.extent = extent }

  deinit {
    storage.free()
  }

  /// How many elements there are.
  @inline(__always)
  public private(set) var count: Int {
    get { storage.count }
    set { storage.count = newValue }
  }

  @inline(__always)
  private var capacity: Int { storage.capacity }

  /// Where the elements lie, until it grows. As long as there are none, it is not looked at, only counted
  /// from.
  @inline(__always)
  public var base: UnsafeMutablePointer<Element> {
    unsafeBitCast(storage.start, to: UnsafeMutablePointer<Element>.self)
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

  /// Appends elements.
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

  /// Puts an element before the one at a place, or at the end.
  mutating func insert(_ element: Element, at place: Int) {
    append(element)
    copy(base + place, to: base + place + 1, count - 1 - place)
    self[place] = element
  }

  /// Takes the element at a place away.
  mutating func remove(at place: Int) {
    count -= 1
    copy(base + place + 1, to: base + place, count - place)
  }

  /// Removes all elements but the first ones.
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

  /// Makes the buffer `newCount` long; new elements are 0 or false, which is 0 in every byte.
  @inline(__always)
  public mutating func resize(_ newCount: Int) {
    storage.resize(newCount, MemoryLayout<Element>.stride)
  }

  /// Makes the buffer `newCount` long, all of it 0 or false.
  @inline(__always)
  mutating func refill(_ newCount: Int) {
    removeAll()
    resize(newCount)
  }

  /// Makes the buffer `newCount` long, all of it `element`.
  mutating func refill(_ newCount: Int, _ element: Element) {
    removeAll()
    resize(newCount, element)
  }

  /// All elements, valid until the buffer grows or shrinks.
  public var all: UnsafeMutableBufferPointer<Element> {
    UnsafeMutableBufferPointer(start: storage.start == nil ? nil : base, count: count)
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

  /// Reserves capacity for `wanted` elements in all.
  @inline(__always)
  public mutating func reserve(_ wanted: Int) {
    storage.reserve(wanted, MemoryLayout<Element>.stride)
  }

  /// Gives back unused capacity, if that is more than `slack` bytes and an eighth of what is used.
  mutating func shrink(slack: Int) {
    storage.shrink(slack: slack, MemoryLayout<Element>.stride)
  }

  /// Appends elements that are to be set at once.
  @inline(__always)
  mutating func extend(by more: Int) -> UnsafeMutablePointer<Element> {
    if count + more > capacity { reserve(count + more) }
    count += more
    return base + (count - more)
  }
}

/// Copies plain values as bytes, also to where some of them lie; `update(from:count:)` goes one by one
/// here, with a call for each.
@inline(__always)
func copy<Element: BitwiseCopyable>(
  _ source: UnsafePointer<Element>, to target: UnsafeMutablePointer<Element>, _ count: Int
) {
  UnsafeMutableRawPointer(target).copyMemory(
    from: source, byteCount: count * MemoryLayout<Element>.stride)
}
