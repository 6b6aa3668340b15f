/// Records side by side in memory, each found by its index and told apart from those that had the
/// place before it by a generation.
///
/// What a change replaces goes into a journal, while that records, so that it can be taken back. A
/// generation is never given out twice: handles of what was rolled back stay stale, and handles of
/// what came back are valid again.
///
/// It is public, as its storage is, for modules above only see the `deinit` of public types.
public struct SlotTable<Record: BitwiseCopyable>: ~Copyable {
  private let storage: UnsafeMutablePointer<SlotStorage>
  /// Where the storage has them.
  private var records: UnsafeMutablePointer<Record>

  /// A table without records, whose changes a journal records.
  package init(_ journal: SlotJournal) {
    storage = UnsafeMutablePointer(size: MemoryLayout<Record>.stride, journal)
    records = storage.pointee.records.assumingMemoryBound(to: Record.self)
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Slots in use or used before are below this.
  package var end: Int32 { storage.pointee.end }

  /// How many slots are taken.
  package var count: Int { storage.pointee.count }

  // MARK: Slots

  /// Reads and changes the record of a slot that is taken: whoever has held one across something that frees
  /// slots is told so in checked builds.
  package subscript(_ slot: Slot<Record>) -> Record {
    @inline(__always) _read {
      assert(slot.index >= 0 && isTaken(slot))
      yield records[Int(slot.index)]
    }
    @inline(__always) _modify {
      assert(slot.index >= 0 && isTaken(slot))
      yield &self[anyhow: slot]
    }
  }

  /// The same of one that was filled, or is free and has the record of who had it last.
  package subscript(anyhow slot: Slot<Record>) -> Record {
    @inline(__always) _read { yield records[Int(slot.index)] }
    @inline(__always) _modify {
      if storage.pointee.isRecording { storage.note(.update, slot.index) }
      yield &records[Int(slot.index)]
    }
  }

  /// Changes a record in a way that no rollback takes back, as it is no change of the layout.
  package subscript(unrecorded slot: Slot<Record>) -> Record {
    @inline(__always) _read { yield records[Int(slot.index)] }
    @inline(__always) nonmutating _modify { yield &records[Int(slot.index)] }
  }

  package func isTaken(_ slot: Slot<Record>) -> Bool { storage.pointee.stamp(slot.index) & 1 == 1 }

  func generation(_ slot: Slot<Record>) -> UInt32 { storage.pointee.stamp(slot.index) >> 1 }

  /// Whether the slot is taken by what a handle of it and of this generation was made for.
  func contains(_ slot: Slot<Record>, _ generation: UInt32) -> Bool {
    slot.index < end && storage.pointee.stamp(slot.index) == generation << 1 | 1
  }

  /// Whether the slot is free and was last taken by what a handle of it and of this generation was
  /// made for, whose record is then still there.
  package func held(_ slot: Slot<Record>, _ generation: UInt32) -> Bool {
    slot.index < end && storage.pointee.stamp(slot.index) == (generation + 1) << 1
  }

  /// The free slot that is taken next; nil if that is one that never was taken.
  package var nextFree: Slot<Record>? { storage.pointee.nextFree.map { Slot($0) } }

  /// Takes a slot, the one freed last if there is one; nil if the table is full.
  package mutating func insert(_ record: Record) -> Slot<Record>? {
    guard let index = storage.take() else { return nil }
    records = storage.pointee.records.assumingMemoryBound(to: Record.self)
    records[Int(index)] = record
    return Slot(index)
  }

  /// Frees a slot. While recording it is not given out again, as the removal may be taken back.
  package mutating func remove(_ slot: Slot<Record>) { storage.remove(slot.index) }

  /// Reserves capacity for `count` more, which then come without a move.
  mutating func reserve(_ count: Int) {
    storage.pointee.reserve(count)
    records = storage.pointee.records.assumingMemoryBound(to: Record.self)
  }

  /// Gives back most of the room that is not used.
  mutating func trim() {
    storage.pointee.trim()
    records = storage.pointee.records.assumingMemoryBound(to: Record.self)
  }

  /// Writes records into all slots below an end, once and for all, without taking any of them.
  mutating func fill(to end: Int32, with record: Record) {
    let old = self.end
    storage.pointee.reach(end)
    records = storage.pointee.records.assumingMemoryBound(to: Record.self)
    for index in old..<max(old, end) { records[Int(index)] = record }
  }

  /// The slots that are taken.
  package var taken: TakenSlots<Record> { TakenSlots(storage) }

  /// Whether a change is one of this table's.
  package func has(_ change: SlotChange) -> Bool { change.table == storage }
}
