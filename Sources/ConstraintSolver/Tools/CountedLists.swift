/// Things with a count each, from which one of the largest count can be taken at any time.
///
/// A thing is listed again whenever its count grows; older listings are skipped where they are met.
struct CountedLists: ~Copyable {
  /// Counts of this size and above share one list.
  private static let largest: Int32 = 32

  // One entry a list: the newest listing.
  private var head = Buffer<Int32>()
  // One entry a thing.
  private var count = Buffer<Int32>()
  // One entry a listing.
  private var thing = Buffer<Int32>()
  private var older = Buffer<Int32>()

  mutating func account(_ memory: inout MemoryAccount) {
    memory.add(&head)
    memory.add(&count)
    memory.add(&thing)
    memory.add(&older)
  }

  /// Begins with a number of things, all of which have been cleared.
  mutating func open(_ things: Int) {
    head.refill(Int(CountedLists.largest) + 1, -1)
    count.resize(things)
    thing.removeAll()
    older.removeAll()
  }

  /// One with the largest count; -1 if all counts are 0.
  @inline(__always)
  func first() -> Int32 {
    var list = CountedLists.largest
    while list > 0 {
      let listing = head[list]
      if listing < 0 {
        list -= 1
      } else if min(count[thing[listing]], CountedLists.largest) == list {
        return thing[listing]
      } else {
        head[list] = older[listing]
      }
    }
    return -1
  }

  /// Counts a thing once more.
  mutating func add(_ new: Int32) {
    count[new] += 1
    let list = min(count[new], CountedLists.largest)
    older.append(head[list])
    head[list] = Int32(truncatingIfNeeded: thing.count)
    thing.append(new)
  }

  func clear(_ thing: Int32) { count[thing] = 0 }
}
