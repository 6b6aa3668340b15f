/// The untyped storage of a ``Buffer``, whose elements are of one size: one copy of the code for all types.
struct BufferStorage: BitwiseCopyable {
  /// Nil until something is stored: most of an engine's hundred buffers stay empty in a small layout.
  private(set) var start: UnsafeMutableRawPointer?
  /// How many elements there are.
  var count = 0
  /// How many there is memory for.
  private(set) var capacity = 0
  /// How often memory was requested.
  private(set) var growths: Int32 = 0
  /// Of what there is an element each.
  var extent = Extent.other

  /// Takes storage for `wanted` elements in all.
  ///
  /// A buffer grows by half, or by less if it is large; one that is full with a few gets 64 next, as those
  /// soon become more.
  @inline(never)
  mutating func reserve(_ wanted: Int, _ stride: Int) {
    guard wanted > capacity else { return }
    let part = capacity < 1 << 16 ? 2 : 8
    reallocate(max(wanted, capacity + capacity / part, capacity > 0 ? 64 : 8), stride)
    growths += 1
  }

  /// Makes it `newCount` elements long; new ones have 0 in every byte.
  @inline(never)
  mutating func resize(_ newCount: Int, _ stride: Int) {
    if newCount > capacity { reserve(newCount, stride) }
    if newCount > count {
      (start! + count * stride).initializeMemory(
        as: UInt8.self, repeating: 0, count: (newCount - count) * stride)
    }
    count = newCount
  }

  /// Gives back unused capacity, if that is more than `slack` bytes and an eighth of what is used.
  mutating func shrink(slack: Int, _ stride: Int) {
    let unused = capacity - count
    if unused > count >> 3 && unused * stride > slack { reallocate(count + count >> 7, stride) }
  }

  private mutating func reallocate(_ newCapacity: Int, _ stride: Int) {
    start = moved(start, to: newCapacity * stride)
    capacity = newCapacity
  }

  /// Frees the memory, which is not used any more.
  func free() { start?.deallocate() }
}

/// What a buffer has an element for, so that a bulk load can reserve all that it will need.
enum Extent: UInt8 {
  case variable
  case row
  case term
  /// Something else.
  case other
}

/// Resizes a block of memory, or requests one for nil: the only place of the solver that requests memory.
///
/// The system moves large blocks by giving them other addresses, so that most of a solver's memory is never
/// copied.
@inline(never)
public func moved(_ memory: UnsafeMutableRawPointer?, to bytes: Int) -> UnsafeMutableRawPointer? {
  if bytes == 0 {
    memory?.deallocate()
    return nil
  }
  let new = reallocate(memory, bytes)!
  adviseLargePages(new, bytes)
  return new
}

@_extern(c, "realloc")
private func reallocate(
  _ memory: UnsafeMutableRawPointer?, _ bytes: Int
) -> UnsafeMutableRawPointer?

/// Asks for large pages where a block is large; a system without them refuses, and nothing is lost.
///
/// Requesting small pages one by one would be half of the time of a large load.
private func adviseLargePages(_ memory: UnsafeMutableRawPointer, _ bytes: Int) {
  #if os(Linux) || LINUX
    if bytes < 1 << 20 { return }
    let inPage = Int(bitPattern: memory) % Int(smallPage())
    _ = advise(memory - inPage, bytes + inPage, 14)  // MADV_HUGEPAGE
  #endif
}

#if os(Linux) || LINUX
  @_extern(c, "madvise")
  private func advise(_ memory: UnsafeMutableRawPointer, _ bytes: Int, _ advice: Int32) -> Int32

  /// 4 KB on x86-64, up to 64 on others.
  @_extern(c, "getpagesize")
  private func smallPage() -> Int32
#endif
