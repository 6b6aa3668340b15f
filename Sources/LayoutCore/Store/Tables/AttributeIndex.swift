/// Finds an attribute by its node, its kind and its other node: a hash table of indices into the
/// table of attributes, open addressing, at most three quarters full. The bits of its four bytes
/// that an index does not need hold a part of the hash, so that a record is hardly ever looked at
/// in vain.
///
/// What a node has by itself lies side by side, as it is asked for one after the other and a large
/// table is not in the cache: only where nodes lie depends on a hash.
///
/// It is only ever asked for one key, never walked, so the order in it has no influence on anything.
package struct AttributeIndex: ~Copyable {
  /// What an attribute is found by; `other` is none without another node.
  package struct Key: Equatable, BitwiseCopyable {
    package var node: NodeSlot
    package var other: NodeSlot
    package var kind: AttributeKind

    package init(node: NodeSlot, other: NodeSlot, kind: AttributeKind) {
      self.node = node
      self.other = other
      self.kind = kind
    }

    /// The same for all kinds. Nodes that follow each other are as far apart as they can be, by
    /// multiples of the golden ratio (Knuth, volume 3, 6.4). Every 4,096 of them begin elsewhere, as
    /// nodes that are a Fibonacci number apart would lie in each other's way.
    fileprivate var hash: UInt32 {
      let own = UInt32(bitPattern: node.index) &* 0x9E37_79B9 &+ HashIndex.hash(node.index >> 12)
      if other.isNone { return own }
      return HashIndex.hash(Int32(bitPattern: own ^ HashIndex.hash(other.index)))
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
  private func home(_ hash: UInt32) -> Int {
    Int(truncatingIfNeeded: (UInt64(hash) &* UInt64(mask + 1)) >> 32)
  }

  /// An index and, above its 28 bits, a part of the hash and the kind; never the pattern of an empty
  /// slot.
  private static func entry(_ attribute: AttributeSlot, _ key: Key, _ hash: UInt32) -> UInt32 {
    let mixed = (hash &+ UInt32(key.kind.rawValue)) &* 0x9E37_79B9
    return ((mixed >> 28) % 15) << 28 | UInt32(bitPattern: attribute.index)
  }

  private static func attribute(_ entry: UInt32) -> AttributeSlot {
    Slot(Int32(entry & 0xFFF_FFFF))
  }

  /// The attribute of a key; none if there is none.
  func find(_ key: Key, in attributes: borrowing SlotTable<AttributeRecord>) -> AttributeSlot {
    let hash = key.hash
    let tag = Self.entry(Slot(0), key, hash)
    var place = home(hash)
    while slots[place] != Self.empty {
      if slots[place] & 0xF000_0000 == tag {
        let attribute = Self.attribute(slots[place])
        if attributes[attribute].key == key { return attribute }
      }
      place = (place + 1) & mask
    }
    return .none
  }

  /// Enters an attribute that has just been put into the table.
  mutating func insert(
    _ attribute: AttributeSlot, in attributes: borrowing SlotTable<AttributeRecord>
  ) {
    count += 1
    if count * 4 > (mask + 1) * 3 { return grow(attributes) }
    enter(attribute, attributes[attribute].key)
  }

  /// Takes an attribute out and closes the gap, so that no search stops early.
  mutating func remove(
    _ attribute: AttributeSlot, in attributes: borrowing SlotTable<AttributeRecord>
  ) {
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

  private mutating func enter(_ attribute: AttributeSlot, _ key: Key) {
    let hash = key.hash
    var place = home(hash)
    while slots[place] != Self.empty { place = (place + 1) & mask }
    slots[place] = Self.entry(attribute, key, hash)
  }

  /// Enters all attributes into twice as many slots; in their order in memory, which is nearly that of
  /// the nodes.
  private mutating func grow(_ attributes: borrowing SlotTable<AttributeRecord>) {
    slots.deallocate()
    mask = mask * 2 + 1
    slots = .allocate(capacity: mask + 1)
    slots.initialize(repeating: Self.empty, count: mask + 1)
    for attribute in attributes.taken { enter(attribute, attributes[attribute].key) }
  }

  /// Bytes of memory held.
  var byteCount: Int { (mask + 1) * MemoryLayout<UInt32>.stride }
}

extension AttributeIndex.Key {
  /// The same two nodes the other way round.
  package func turned(_ kind: AttributeKind) -> Self { Self(node: other, other: node, kind: kind) }

  /// One attribute of a group.
  package func member(_ position: Int) -> Self {
    Self(node: node, other: other, kind: kind.member(position))
  }
}
