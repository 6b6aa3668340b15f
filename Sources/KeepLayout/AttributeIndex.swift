/// Finds an attribute by its node, its kind and its other node: a hash table of indices into the
/// table of attributes, open addressing, at most three quarters full.
///
/// It is only ever asked for one key, never walked, so the order in it has no influence on anything.
struct AttributeIndex: ~Copyable {
  /// What an attribute is found by; `other` is -1 without another node.
  struct Key: Equatable, BitwiseCopyable {
    var node: Int32
    var other: Int32
    var kind: AttributeKind

    fileprivate var hash: Int {
      let low = UInt64(UInt32(bitPattern: node)), high = UInt64(UInt32(bitPattern: other))
      let mixed = (low ^ high << 32 ^ UInt64(kind.rawValue) << 25) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: (mixed ^ mixed >> 32) & 0x7FFF_FFFF)
    }
  }

  private static let empty: Int32 = -1

  private var slots: UnsafeMutablePointer<Int32>
  private var mask = 15
  private var count = 0

  init() {
    slots = .allocate(capacity: 16)
    slots.initialize(repeating: Self.empty, count: 16)
  }

  deinit { slots.deallocate() }

  /// The attribute of a key; -1 if there is none.
  func find(_ key: Key, in attributes: borrowing SlotTable<AttributeRecord>) -> Int32 {
    var place = key.hash & mask
    while slots[place] != Self.empty {
      if attributes[slots[place]].key == key { return slots[place] }
      place = (place + 1) & mask
    }
    return -1
  }

  /// Enters an attribute whose key is not in the table.
  mutating func insert(_ attribute: Int32, in attributes: borrowing SlotTable<AttributeRecord>) {
    if (count + 1) * 4 > (mask + 1) * 3 { grow(attributes) }
    count += 1
    enter(attribute, attributes[attribute].key)
  }

  /// Takes an attribute out and closes the gap, so that no search stops early.
  mutating func remove(_ attribute: Int32, in attributes: borrowing SlotTable<AttributeRecord>) {
    var gap = attributes[attribute].key.hash & mask
    while slots[gap] != attribute { gap = (gap + 1) & mask }
    var next = (gap + 1) & mask
    while slots[next] != Self.empty {
      let home = attributes[slots[next]].key.hash & mask
      if (next - home) & mask >= (next - gap) & mask {
        slots[gap] = slots[next]
        gap = next
      }
      next = (next + 1) & mask
    }
    slots[gap] = Self.empty
    count -= 1
  }

  private mutating func enter(_ attribute: Int32, _ key: Key) {
    var place = key.hash & mask
    while slots[place] != Self.empty { place = (place + 1) & mask }
    slots[place] = attribute
  }

  private mutating func grow(_ attributes: borrowing SlotTable<AttributeRecord>) {
    let old = slots, oldSize = mask + 1
    mask = oldSize * 2 - 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Self.empty, count: mask + 1)
    for place in 0..<oldSize where old[place] != Self.empty {
      enter(old[place], attributes[old[place]].key)
    }
    old.deallocate()
  }

  /// Bytes of memory held.
  var byteCount: Int { (mask + 1) * MemoryLayout<Int32>.stride }
}
