/// Finds an attribute by its node, its kind and its other node: a hash table of indices into the
/// table of attributes, open addressing, at most three quarters full. The bits of its four bytes
/// that an index does not need hold a part of the hash, so that a record is hardly ever looked at
/// in vain.
///
/// It is only ever asked for one key, never walked, so the order in it has no influence on anything.
struct AttributeIndex: ~Copyable {
  /// What an attribute is found by; `other` is -1 without another node.
  struct Key: Equatable, BitwiseCopyable {
    var node: Int32
    var other: Int32
    var kind: AttributeKind

    fileprivate var hash: UInt64 {
      let low = UInt64(UInt32(bitPattern: node)), high = UInt64(UInt32(bitPattern: other))
      var mixed = (low ^ high << 32 ^ UInt64(kind.rawValue) << 25) &* 0x9E37_79B9_7F4A_7C15
      mixed = (mixed ^ mixed >> 32) &* 0xD6E8_FEB8_6659_FD93
      return mixed ^ mixed >> 32
    }
  }

  private static let empty = UInt32.max

  private var slots: UnsafeMutablePointer<UInt32>
  private var mask = 15
  private var count = 0

  init() {
    slots = .allocate(capacity: 16)
    slots.initialize(repeating: Self.empty, count: 16)
  }

  deinit { slots.deallocate() }

  /// Where to look for a hash first.
  private func home(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & mask }

  /// An index and, above its 28 bits, a part of the hash; never the pattern of an empty slot.
  private static func entry(_ attribute: Int32, _ hash: UInt64) -> UInt32 {
    (UInt32(truncatingIfNeeded: hash >> 60) % 15) << 28 | UInt32(bitPattern: attribute)
  }

  private static func attribute(_ entry: UInt32) -> Int32 { Int32(entry & 0xFFF_FFFF) }

  /// The attribute of a key; -1 if there is none.
  func find(_ key: Key, in attributes: borrowing SlotTable<AttributeRecord>) -> Int32 {
    let hash = key.hash
    let tag = Self.entry(0, hash)
    var place = home(hash)
    while slots[place] != Self.empty {
      if slots[place] & 0xF000_0000 == tag {
        let attribute = Self.attribute(slots[place])
        if attributes[attribute].key == key { return attribute }
      }
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
    var gap = home(attributes[attribute].key.hash)
    while Self.attribute(slots[gap]) != attribute { gap = (gap + 1) & mask }
    var next = (gap + 1) & mask
    while slots[next] != Self.empty {
      let home = home(attributes[Self.attribute(slots[next])].key.hash)
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
    let hash = key.hash
    var place = home(hash)
    while slots[place] != Self.empty { place = (place + 1) & mask }
    slots[place] = Self.entry(attribute, hash)
  }

  private mutating func grow(_ attributes: borrowing SlotTable<AttributeRecord>) {
    let old = slots, oldSize = mask + 1
    mask = oldSize * 2 - 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Self.empty, count: mask + 1)
    for place in 0..<oldSize where old[place] != Self.empty {
      let attribute = Self.attribute(old[place])
      enter(attribute, attributes[attribute].key)
    }
    old.deallocate()
  }

  /// Bytes of memory held.
  var byteCount: Int { (mask + 1) * MemoryLayout<UInt32>.stride }
}
