/// Memory accounting: counts the bytes of all buffers of a part, reserves capacity for them, or shrinks them.
///
/// Every part lists its buffers once, in `account`; that list serves all of these, and a test compares it with what
/// the part stores. Buffers do not register by themselves: that takes headers that stay where they are, so that
/// an element is one load farther away, which makes a drag take 8 % more instructions.
struct MemoryAccount {
  private enum Purpose {
    case count
    case reserve(elements: Int, per: Extent)
    case shrink(slack: Int, isForgetting: Bool)
  }

  private let purpose: Purpose
  /// Times that storage was taken or grown.
  private(set) var allocations = 0
  /// Bytes held now.
  private(set) var bytes = 0

  private init(_ purpose: Purpose) { self.purpose = purpose }

  /// Counts what the buffers hold.
  static func count(_ list: (inout MemoryAccount) -> Void) -> MemoryAccount {
    var memory = MemoryAccount(.count)
    list(&memory)
    return memory
  }

  /// Reserves capacity in all buffers of an extent for a bulk load, which would otherwise grow each step by step.
  @inline(never)
  static func reserve(
    _ elements: Int, per extent: Extent, _ list: (inout MemoryAccount) -> Void
  ) {
    var memory = MemoryAccount(.reserve(elements: elements, per: extent))
    list(&memory)
  }

  /// Gives back unused capacity beyond `slack` bytes; also the contents if these are forgotten.
  @inline(never)
  static func shrink(
    slack: Int, isForgetting: Bool = false, _ list: (inout MemoryAccount) -> Void
  ) {
    var memory = MemoryAccount(.shrink(slack: slack, isForgetting: isForgetting))
    list(&memory)
  }

  @inline(__always)
  mutating func add<Element>(_ buffer: inout Buffer<Element>) {
    add(&buffer.storage, MemoryLayout<Element>.stride)
  }

  @inline(never)
  private mutating func add(_ storage: inout BufferStorage, _ stride: Int) {
    switch purpose {
    case .count:
      allocations += Int(storage.growths)
      bytes += storage.capacity * stride
    case .reserve(let elements, let extent):
      if storage.extent == extent { storage.reserve(elements + elements >> 7, stride) }
    case .shrink(let slack, let isForgetting):
      if isForgetting { storage.count = 0 }
      storage.shrink(slack: slack, stride)
    }
  }
}
