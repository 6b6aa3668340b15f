/// Finds things that its owner keeps, by their hash: open addressing, at most half full. The owner
/// knows what an entry stands for, and compares.
///
/// It is only ever asked for one thing, never walked, so the order in it has no influence on anything.
package struct HashIndex {
  /// Marks an entry if more than one equal thing was entered.
  package static let isShared: Int32 = 1 << 30

  private var slots: [Int32] = []
  private var mask = 0

  package init() {}

  /// Empties the index, with a capacity of `count`.
  package mutating func begin(_ count: Int) {
    var size = 16
    while size < 2 * count { size *= 2 }
    mask = size - 1
    slots = Array(repeating: -1, count: size)
  }

  /// Enters a thing, below 2^30, unless an equal one is there already.
  package mutating func insert(_ thing: Int32, hash: UInt32, isSame: (Int32) -> Bool) {
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place] >= 0 {
      if isSame(slots[place] & ~Self.isShared) {
        slots[place] |= Self.isShared
        return
      }
      place = (place + 1) & mask
    }
    slots[place] = thing
  }

  /// The first thing that is the one looked for, and whether it is shared; -1 if there is none.
  package func find(hash: UInt32, isSame: (Int32) -> Bool) -> Int32 {
    var place = Int(truncatingIfNeeded: hash) & mask
    while slots[place] >= 0 && !isSame(slots[place] & ~Self.isShared) { place = (place + 1) & mask }
    return slots[place]
  }

  package static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
    return hash ^ hash >> 15
  }

  /// Two rounds: after one, numbers at some distances still are near to each other.
  package static func hash(_ number: Int32) -> UInt32 {
    let bits = UInt32(bitPattern: number)
    let half = (bits ^ bits >> 15) &* 0x9E37_79B9
    return (half ^ half >> 15) &* 0x85EB_CA6B
  }
}
