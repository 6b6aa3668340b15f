/// Records side by side in memory, each found by its index and told apart from those that had the
/// place before it by a generation.
///
/// While it records, the table keeps a journal of what each change replaced, so that changes can be
/// taken back in reverse. A generation is never given out twice: handles of what was taken back
/// stay stale, and handles of what came back are good again.
struct SlotTable<Record: BitwiseCopyable>: ~Copyable {
  typealias Change = SlotChange.Kind

  private var records: UnsafeMutablePointer<Record>
  /// Twice the generation, plus one while the slot is taken.
  private var stamps: UnsafeMutablePointer<UInt32>
  private var capacity: Int32 = 0
  private var freeSlots: [Int32] = []
  private var isRecording = false
  /// A change, and the record that it replaced, which comes first so that it can be copied as bytes.
  private struct Entry {
    var replaced: Record
    var change: SlotChange
  }

  /// The changes since the first mark.
  private var journal: UnsafeMutablePointer<Entry>
  private var journalCount = 0
  private var journalCapacity = 0

  /// Slots in use or used before are below this.
  private(set) var end: Int32 = 0

  /// How many slots are taken.
  private(set) var count = 0

  init() {
    records = .allocate(capacity: 0)
    stamps = .allocate(capacity: 0)
    journal = .allocate(capacity: 0)
  }

  deinit {
    records.deallocate()
    stamps.deallocate()
    journal.deallocate()
  }

  // MARK: Slots

  /// Reads and changes the record of a slot that is taken.
  subscript(_ index: Int32) -> Record {
    @inline(__always) _read { yield records[Int(index)] }
    @inline(__always) _modify {
      if isRecording { note(.update, index) }
      yield &records[Int(index)]
    }
  }

  func isTaken(_ index: Int32) -> Bool { stamps[Int(index)] & 1 == 1 }

  func generation(_ index: Int32) -> UInt32 { stamps[Int(index)] >> 1 }

  /// Whether the slot is taken by what a handle of this index and generation was made for.
  func contains(_ index: Int32, _ generation: UInt32) -> Bool {
    index < end && stamps[Int(index)] == generation << 1 | 1
  }

  /// Whether the slot is free and was last taken by what a handle of this index and generation was
  /// made for, whose record is then still there.
  func held(_ index: Int32, _ generation: UInt32) -> Bool {
    index < end && stamps[Int(index)] == (generation + 1) << 1
  }

  /// Takes a slot, the one freed last if there is one; nil if the table is full.
  mutating func insert(_ record: Record) -> Int32? {
    let index: Int32
    if let free = freeSlots.popLast() {
      index = free
    } else {
      guard end < HandleFormat.indexLimit else { return nil }
      if end == capacity { grow(to: 0) }
      stamps[Int(end)] = 0
      index = end
      end += 1
    }
    stamps[Int(index)] += 1
    records[Int(index)] = record
    count += 1
    if isRecording { note(.insertion, index) }
    return index
  }

  /// Frees a slot. While recording it is not given out again, as the removal may be taken back.
  mutating func remove(_ index: Int32) {
    if isRecording { note(.removal, index) }
    release(index, isReusable: !isRecording)
  }

  private mutating func release(_ index: Int32, isReusable: Bool) {
    stamps[Int(index)] += 1
    count -= 1
    if isReusable { offer(index) }
  }

  /// A slot that has had its last generation is never used again.
  private mutating func offer(_ index: Int32) {
    if generation(index) < HandleFormat.generationLimit { freeSlots.append(index) }
  }

  /// Makes room for so many more, which then come without a move.
  mutating func reserve(_ count: Int) {
    let needed = Int(end) + count
    if needed > Int(capacity) { grow(to: Int32(min(needed, Int(HandleFormat.indexLimit)))) }
  }

  private mutating func grow(to least: Int32) {
    let newCapacity = max(least, capacity + max(16, capacity / 4))
    records = move(records, Int(end), to: Int(newCapacity))
    stamps = move(stamps, Int(end), to: Int(newCapacity))
    capacity = newCapacity
  }

  /// Moves as bytes, which every value can be that nothing points to.
  private func move<Element>(
    _ old: UnsafeMutablePointer<Element>, _ count: Int, to newCapacity: Int
  ) -> UnsafeMutablePointer<Element> {
    let new = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    UnsafeMutableRawPointer(new).copyMemory(
      from: old, byteCount: count * MemoryLayout<Element>.stride)
    old.deallocate()
    return new
  }

  // MARK: Journal

  /// A point that changes can be taken back to; from the first one on, the table records.
  mutating func mark() -> Int {
    isRecording = true
    return journalCount
  }

  /// A function of its own, as it is much code for what is written in many places.
  @inline(never)
  private mutating func note(_ change: Change, _ index: Int32) {
    if journalCount == journalCapacity {
      journalCapacity += max(16, journalCapacity / 4)
      journal = move(journal, journalCount, to: journalCapacity)
    }
    copy(records + Int(index), to: journal + journalCount)
    journal[journalCount].change = SlotChange(kind: change, index: index)
    journalCount += 1
  }

  /// Copies a record as bytes, which for a large one is less than field by field.
  @inline(__always)
  private func copy(_ source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
    target.copyMemory(from: source, byteCount: MemoryLayout<Record>.size)
  }

  /// Keeps all changes for good and stops recording.
  mutating func forgetMarks() {
    isRecording = false
    for place in 0..<journalCount where journal[place].change.kind == .removal {
      offer(journal[place].change.index)
    }
    journalCount = 0
  }

  /// The newest change since a mark, and the slot that it was made to; nil if there is none.
  func lastChange(since mark: Int) -> (change: Change, index: Int32)? {
    guard journalCount > mark else { return nil }
    let change = journal[journalCount - 1].change
    return (change.kind, change.index)
  }

  /// Takes all changes since a mark back.
  mutating func undo(to mark: Int) {
    while journalCount > mark { undoLastChange() }
  }

  /// Takes the newest change back.
  mutating func undoLastChange() {
    guard journalCount > 0 else { return }
    journalCount -= 1
    let change = journal[journalCount].change
    let index = Int(change.index)
    if change.kind == .insertion { return release(change.index, isReusable: true) }
    copy(journal + journalCount, to: records + index)
    if change.kind == .removal {
      stamps[index] -= 1
      count += 1
    }
  }

  /// Bytes of memory held.
  var byteCount: Int {
    Int(capacity) * (MemoryLayout<Record>.stride + MemoryLayout<UInt32>.stride)
      + freeSlots.capacity * MemoryLayout<Int32>.stride
      + journalCapacity * MemoryLayout<Entry>.stride
  }
}

/// A change of a slot.
struct SlotChange {
  enum Kind: UInt8 {
    case insertion
    case removal
    case update
  }

  var kind: Kind
  var index: Int32
}
