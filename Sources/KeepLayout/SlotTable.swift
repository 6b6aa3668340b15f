/// Records side by side in memory, each found by its index and told apart from those that had the
/// place before it by a generation.
///
/// While it records, the table keeps a journal of what each change replaced, so that changes can be
/// taken back in reverse. A generation is never given out twice: handles of what was taken back
/// stay stale, and handles of what came back are good again.
struct SlotTable<Record: BitwiseCopyable>: ~Copyable {
  private var storage = SlotStorage(size: MemoryLayout<Record>.stride)

  /// Slots in use or used before are below this.
  var end: Int32 { storage.end }

  /// How many slots are taken.
  var count: Int { storage.count }

  @inline(__always)
  private var records: UnsafeMutablePointer<Record> {
    storage.records.assumingMemoryBound(to: Record.self)
  }

  // MARK: Slots

  /// Reads and changes the record of a slot that is taken.
  subscript(_ index: Int32) -> Record {
    @inline(__always) _read { yield records[Int(index)] }
    @inline(__always) _modify {
      if storage.isRecording { storage.note(.update, index) }
      yield &records[Int(index)]
    }
  }

  /// Changes what no transaction is to take back, as it is no change of the layout.
  subscript(unrecorded index: Int32) -> Record {
    @inline(__always) _read { yield records[Int(index)] }
    @inline(__always) nonmutating _modify { yield &records[Int(index)] }
  }

  func isTaken(_ index: Int32) -> Bool { storage.stamp(index) & 1 == 1 }

  func generation(_ index: Int32) -> UInt32 { storage.stamp(index) >> 1 }

  /// Whether the slot is taken by what a handle of this index and generation was made for.
  func contains(_ index: Int32, _ generation: UInt32) -> Bool {
    index < end && storage.stamp(index) == generation << 1 | 1
  }

  /// Whether the slot is free and was last taken by what a handle of this index and generation was
  /// made for, whose record is then still there.
  func held(_ index: Int32, _ generation: UInt32) -> Bool {
    index < end && storage.stamp(index) == (generation + 1) << 1
  }

  /// Takes a slot, the one freed last if there is one; nil if the table is full.
  mutating func insert(_ record: Record) -> Int32? {
    guard let index = storage.take() else { return nil }
    records[Int(index)] = record
    return index
  }

  /// Frees a slot.
  mutating func remove(_ index: Int32) { storage.remove(index) }

  /// Makes room for so many more, which then come without a move.
  mutating func reserve(_ count: Int) { storage.reserve(count) }

  /// Bytes of memory held.
  var byteCount: Int { storage.byteCount }

  // MARK: Journal

  /// A point that changes can be taken back to; from the first one on, the table records.
  mutating func mark() -> Int { storage.mark() }

  /// Keeps all changes for good and stops recording.
  mutating func forgetMarks() { storage.forgetMarks() }

  /// The newest change since a mark; nil if there is none.
  func lastChange(since mark: Int) -> SlotChange? { storage.lastChange(since: mark) }

  /// Takes the newest change back.
  mutating func undoLastChange() { storage.undoLastChange() }

  /// Takes all changes since a mark back.
  mutating func undo(to mark: Int) { storage.undo(to: mark) }
}
