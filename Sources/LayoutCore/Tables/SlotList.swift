/// Slots of one table, as an array of their indices: one of slots would repeat the code of arrays for every table.
struct SlotList<Record>: RandomAccessCollection, Equatable {
  private var slots: [Int32] = []

  init() {}

  init(_ slot: Slot<Record>) { slots = [slot.index] }

  init(repeating slot: Slot<Record>, count: Int) {
    slots = Array(repeating: slot.index, count: count)
  }

  var startIndex: Int { 0 }

  var endIndex: Int { slots.count }

  subscript(place: Int) -> Slot<Record> {
    @inline(__always) get { Slot(slots[place]) }
    @inline(__always) set { slots[place] = newValue.index }
  }

  @inline(__always)
  mutating func append(_ slot: Slot<Record>) { slots.append(slot.index) }

  @inline(__always)
  mutating func popLast() -> Slot<Record>? { slots.popLast().map { Slot($0) } }

  @inline(__always)
  mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity(count) }

  @inline(__always)
  mutating func remove(at place: Int) -> Slot<Record> { Slot(slots.remove(at: place)) }

  @inline(__always)
  mutating func reverse() { slots.reverse() }
}
