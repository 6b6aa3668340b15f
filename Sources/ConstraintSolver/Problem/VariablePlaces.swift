/// The places of variables: which are free, and in how many of the first of them variables lie by age.
struct VariablePlaces: ~Copyable {
  private var free = Buffer<Int32>()
  /// How many places have been in use.
  private var used: Int32 = 0
  /// In how many of the first of them variables lie by age, all older than those further on.
  private(set) var byAge: Int32 = 0

  var freeCount: Int { free.count }

  /// Adds places, of which the first one is taken first.
  mutating func add(_ places: Range<Int32>) {
    let last = places.upperBound - 1
    free.append(places.count) { last - Int32(truncatingIfNeeded: $0) }
  }

  /// The place that was freed last, for a variable that may be newer than those further on.
  mutating func take() -> Int32 {
    let place = free.removeLast()
    if place < used {
      byAge = min(byAge, place)
    } else {
      if byAge == used { byAge = place + 1 }
      used = place + 1
    }
    return place
  }

  mutating func giveBack(_ place: Int32) { free.append(place) }

  /// Whether the first places are all in use.
  func areTaken(_ first: Int) -> Bool {
    for place in free.all where place < first { return false }
    return true
  }

  mutating func account(_ memory: inout MemoryAccount) { memory.add(&free) }
}
