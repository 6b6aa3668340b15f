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
  private var journal: [SlotChange] = []
  /// For each change in the journal the record that it replaced.
  private var replaced: UnsafeMutablePointer<Record>
  private var replacedCapacity = 0

  /// Slots in use or used before are below this.
  private(set) var end: Int32 = 0

  /// How many slots are taken.
  private(set) var count = 0

  init() {
    records = .allocate(capacity: 0)
    stamps = .allocate(capacity: 0)
    replaced = .allocate(capacity: 0)
  }

  deinit {
    records.deallocate()
    stamps.deallocate()
    replaced.deallocate()
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
      if end == capacity { grow() }
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

  private mutating func grow() {
    let newCapacity = capacity + max(16, capacity / 4)
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
    return journal.count
  }

  /// A function of its own, as it is much code for what is written in many places.
  @inline(never)
  private mutating func note(_ change: Change, _ index: Int32) {
    if journal.count == replacedCapacity {
      replacedCapacity += max(16, replacedCapacity / 4)
      replaced = move(replaced, journal.count, to: replacedCapacity)
    }
    (replaced + journal.count).update(from: records + Int(index), count: 1)
    journal.append(SlotChange(kind: change, index: index))
  }

  /// Keeps all changes for good and stops recording.
  mutating func forgetMarks() {
    isRecording = false
    for entry in journal where entry.kind == .removal { offer(entry.index) }
    journal.removeAll(keepingCapacity: true)
  }

  /// The newest change since a mark, and the slot that it was made to; nil if there is none.
  func lastChange(since mark: Int) -> (change: Change, index: Int32)? {
    guard journal.count > mark, let entry = journal.last else { return nil }
    return (entry.kind, entry.index)
  }

  /// Takes all changes since a mark back.
  mutating func undo(to mark: Int) {
    while journal.count > mark { undoLastChange() }
  }

  /// Takes the newest change back.
  mutating func undoLastChange() {
    guard let entry = journal.popLast() else { return }
    let index = Int(entry.index)
    if entry.kind == .insertion { return release(entry.index, isReusable: true) }
    (records + index).update(from: replaced + journal.count, count: 1)
    if entry.kind == .removal {
      stamps[index] -= 1
      count += 1
    }
  }

  /// Bytes of memory held.
  var byteCount: Int {
    Int(capacity) * (MemoryLayout<Record>.stride + MemoryLayout<UInt32>.stride)
      + freeSlots.capacity * MemoryLayout<Int32>.stride
      + journal.capacity * MemoryLayout<SlotChange>.stride
      + replacedCapacity * MemoryLayout<Record>.stride
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
