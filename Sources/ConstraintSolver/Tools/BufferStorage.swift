/// What a ``Buffer`` has and does whatever its elements are: here they are so many bytes each, so that the
/// code exists once.
struct BufferStorage: BitwiseCopyable {
  /// Nil as long as nothing was taken: an engine has a hundred buffers, most of which stay empty in a
  /// small layout, and all of them together begin as so many zeros.
  private(set) var start: UnsafeMutableRawPointer?
  /// How many elements there are, and how many there is room for.
  var count = 0
  private(set) var capacity = 0
  /// How often storage was taken or grown.
  private(set) var growths: Int32 = 0
  /// Where in a slab the storage is; 0 if it is a block of its own.
  private var place: UInt32 = 0

  /// Makes room for `wanted` elements in all. It grows by half, or if it is large by less; a
  /// buffer that is full with a few has room for 64 next, as those soon become more.
  @inline(never)
  mutating func reserve(_ wanted: Int, _ stride: Int) {
    guard wanted > capacity else { return }
    let part = capacity < 1024 ? 2 : capacity < 1 << 16 ? 4 : 8
    move(to: max(wanted, capacity + capacity / part, capacity > 0 ? 64 : 8), stride)
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

  /// Gives back unused storage, if it is more than so many bytes and an eighth of what is used.
  mutating func fit(sparing bytes: Int, _ stride: Int) {
    let unused = capacity - count
    if unused > count >> 3 && unused * stride > bytes { move(to: count + count >> 7, stride) }
  }

  private mutating func move(to newCapacity: Int, _ stride: Int) {
    if place == 0 {
      start = moved(start, to: newCapacity * stride)
      capacity = newCapacity
    } else {
      var new = BufferStorage()
      new.start = moved(nil, to: newCapacity * stride)
      new.capacity = newCapacity
      move(into: new, stride)
    }
  }

  /// Moves what it has to other storage, which is large enough.
  mutating func move(into new: BufferStorage, _ stride: Int) {
    if let start, count > 0 { new.start?.copyMemory(from: start, byteCount: count * stride) }
    giveBack(stride)
    start = new.start
    place = new.place
    capacity = new.capacity
    growths += new.growths
  }

  /// Takes a piece of a slab for so many elements, after those of others; there is no other storage yet.
  @inline(__always)
  mutating func take(_ wanted: Int, of slab: Slab, after used: Int) {
    assert(capacity == 0)
    (start, place) = slab.piece(after: used)
    capacity = wanted
    growths += 1
  }

  /// Gives back all storage, which is not used any more.
  @inline(never)
  func giveBack(_ stride: Int) {
    guard let start else { return }
    if place == 0 { return start.deallocate() }
    Slab(of: start, place).leave(start, capacity * stride)
  }
}
