/// The slots of a table that are taken, in their order, below where the table ended when this was made.
package struct TakenSlots<Record>: Sequence, IteratorProtocol {
  private let storage: UnsafeMutablePointer<SlotStorage>
  private let end: Int32
  private var index: Int32 = 0

  init(_ storage: UnsafeMutablePointer<SlotStorage>) {
    self.storage = storage
    end = storage.pointee.end
  }

  package mutating func next() -> Slot<Record>? {
    while index < end {
      index += 1
      if storage.pointee.stamp(index - 1) & 1 == 1 { return Slot(index - 1) }
    }
    return nil
  }
}
