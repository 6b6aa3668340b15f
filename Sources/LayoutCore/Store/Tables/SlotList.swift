/// Slots of one table, as an array of their indices: one of slots would repeat the code of arrays for every table.
package struct SlotList<Record>: RandomAccessCollection, Equatable {
  private var slots: [Int32] = []

  package init() {}

  package init(_ slot: Slot<Record>) { slots = [slot.index] }

  package init(repeating slot: Slot<Record>, count: Int) {
    slots = Array(repeating: slot.index, count: count)
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int { slots.count }

  package subscript(place: Int) -> Slot<Record> {
    @inline(__always) get { Slot(slots[place]) }
    @inline(__always) set { slots[place] = newValue.index }
  }

  @inline(__always)
  package mutating func append(_ slot: Slot<Record>) { slots.append(slot.index) }

  @inline(__always)
  package mutating func popLast() -> Slot<Record>? { slots.popLast().map { Slot($0) } }

  @inline(__always)
  mutating func reserveCapacity(_ count: Int) { slots.reserveCapacity(count) }

  @inline(__always)
  package mutating func remove(at place: Int) -> Slot<Record> { Slot(slots.remove(at: place)) }

  @inline(__always)
  package mutating func reverse() { slots.reverse() }
}
