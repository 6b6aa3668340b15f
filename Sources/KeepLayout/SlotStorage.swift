import ConstraintSolver

/// What a ``SlotTable`` does, whatever its records are: here they are so many bytes, as which every
/// value can be moved that nothing points to, and the code for it is there once.
struct SlotStorage: ~Copyable {
  /// How many bytes a record has.
  private let size: Int
  private(set) var records: UnsafeMutableRawPointer
  /// Twice the generation, plus one while the slot is taken.
  private var stamps: UnsafeMutablePointer<UInt32>
  private var capacity: Int32 = 0
  private var freeSlots: [Int32] = []

  /// The changes since the first mark, each before the record that it replaced, if there was one.
  private var journal: UnsafeMutableRawPointer
  private var journalCount = 0
  private var journalCapacity = 0
  private(set) var isRecording = false

  /// Slots in use or used before are below this.
  private(set) var end: Int32 = 0
  /// How many slots are taken.
  private(set) var count = 0

  init(size: Int) {
    self.size = size
    records = .allocate(byteCount: 0, alignment: 1)
    stamps = .allocate(capacity: 0)
    journal = .allocate(byteCount: 0, alignment: 1)
  }

  deinit {
    records.deallocate()
    stamps.deallocate()
    journal.deallocate()
  }

  // MARK: Slots

  @inline(__always)
  func stamp(_ index: Int32) -> UInt32 { stamps[Int(index)] }

  /// Takes a slot, the one freed last if there is one, for a record to be written; nil if there are
  /// too many.
  mutating func take() -> Int32? {
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
    if stamp(index) >> 1 < HandleFormat.generationLimit { freeSlots.append(index) }
  }

  /// Makes room for so many more, which then come without a move.
  mutating func reserve(_ count: Int) {
    let needed = Int(end) + count
    if needed > Int(capacity) { grow(to: Int32(min(needed, Int(HandleFormat.indexLimit)))) }
  }

  private mutating func grow(to least: Int32) {
    capacity = max(least, capacity + max(16, capacity / 2))
    records = moved(records, to: Int(capacity) * size)!
    stamps = moved(stamps, to: Int(capacity) * MemoryLayout<UInt32>.stride)!
      .assumingMemoryBound(to: UInt32.self)
  }

  // MARK: Journal

  /// A point that changes can be taken back to; from the first one on, the table records.
  mutating func mark() -> Int {
    isRecording = true
    return journalCount
  }

  /// A function of its own, as it is much code for what is written in many places.
  @inline(never)
  mutating func note(_ kind: SlotChange.Kind, _ index: Int32) {
    if journalCount == journalCapacity {
      journalCapacity += max(16, journalCapacity / 2)
      journal = moved(journal, to: journalCapacity * entrySize)!
    }
    entry(journalCount).storeBytes(
      of: SlotChange(kind: kind, index: index), as: SlotChange.self)
    if kind != .insertion {
      replaced(by: journalCount).copyMemory(from: record(index), byteCount: size)
    }
    journalCount += 1
  }

  private var entrySize: Int { MemoryLayout<SlotChange>.stride + size }

  private func entry(_ place: Int) -> UnsafeMutableRawPointer { journal + place * entrySize }

  private func change(_ place: Int) -> SlotChange {
    entry(place).loadUnaligned(as: SlotChange.self)
  }

  private func replaced(by place: Int) -> UnsafeMutableRawPointer {
    entry(place) + MemoryLayout<SlotChange>.stride
  }

  private func record(_ index: Int32) -> UnsafeMutableRawPointer { records + Int(index) * size }

  /// Keeps all changes for good and stops recording.
  mutating func forgetMarks() {
    isRecording = false
    for place in 0..<journalCount where change(place).kind == .removal {
      offer(change(place).index)
    }
    journalCount = 0
  }

  /// The newest change since a mark, and the slot that it was made to; nil if there is none.
  func lastChange(since mark: Int) -> SlotChange? {
    journalCount > mark ? change(journalCount - 1) : nil
  }

  /// Takes the newest change back.
  mutating func undoLastChange() {
    guard journalCount > 0 else { return }
    journalCount -= 1
    let change = change(journalCount)
    if change.kind == .insertion { return release(change.index, isReusable: true) }
    record(change.index).copyMemory(from: replaced(by: journalCount), byteCount: size)
    if change.kind == .removal {
      stamps[Int(change.index)] -= 1
      count += 1
    }
  }

  /// Takes all changes since a mark back.
  mutating func undo(to mark: Int) {
    while journalCount > mark { undoLastChange() }
  }

  /// Bytes of memory held.
  var byteCount: Int {
    Int(capacity) * (size + MemoryLayout<UInt32>.stride)
      + freeSlots.capacity * MemoryLayout<Int32>.stride + journalCapacity * entrySize
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
