import ConstraintSolver

/// What a ``SlotTable`` does, for records of any type: here a record is a number of bytes, which can be
/// moved as nothing points to them. So the code exists once.
public struct SlotStorage: ~Copyable {
  /// How many bytes a record has.
  fileprivate let size: Int
  private(set) var records: UnsafeMutableRawPointer
  /// Twice the generation, plus one while the slot is taken.
  private var stamps: UnsafeMutablePointer<UInt32>
  private var capacity: Int32 = 0
  private var isTrimmed = false
  private var freeSlots: [Int32] = []
  /// Retained for as long as this is there, and not by every note.
  fileprivate let journal: Unmanaged<SlotJournal>

  /// Slots in use or used before are below this.
  private(set) var end: Int32 = 0
  /// How many slots are taken.
  private(set) var count = 0

  init(size: Int, _ journal: SlotJournal) {
    self.size = size
    self.journal = .passRetained(journal)
    records = .noStorage
    stamps = .noStorage
  }

  deinit {
    if capacity > 0 {
      records.deallocate()
      stamps.deallocate()
    }
    journal.release()
  }

  // MARK: Slots

  @inline(__always)
  func stamp(_ index: Int32) -> UInt32 { stamps[Int(index)] }

  fileprivate func record(_ index: Int32) -> UnsafeMutableRawPointer { records + Int(index) * size }

  /// Takes a slot without noting it.
  fileprivate mutating func take() -> Int32? {
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
    return index
  }

  var nextFree: Int32? { freeSlots.last }

  /// Frees a slot without noting it.
  fileprivate mutating func release(_ index: Int32, isReusable: Bool) {
    stamps[Int(index)] += 1
    count -= 1
    if isReusable { offer(index) }
  }

  /// Lets a free slot be taken again, unless it has had its last generation.
  mutating func offer(_ index: Int32) {
    if stamp(index) >> 1 < HandleFormat.generationLimit { freeSlots.append(index) }
  }

  /// Reserves capacity for `count` more, which then come without a move.
  mutating func reserve(_ count: Int) {
    let needed = Int(end) + count
    if needed > Int(capacity) { grow(to: Int32(min(needed, Int(HandleFormat.indexLimit)))) }
  }

  /// Makes all slots below an end exist, without taking them.
  mutating func reach(_ newEnd: Int32) {
    if newEnd > capacity { grow(to: newEnd) }
    end = max(end, newEnd)
  }

  /// While a layout is made from nothing, to twice what it was; later by a quarter.
  private mutating func grow(to least: Int32) {
    move(to: max(least, capacity + max(16, isTrimmed ? capacity / 4 : capacity)))
  }

  private mutating func move(to newCapacity: Int32) {
    let isNew = capacity == 0
    capacity = newCapacity
    records = moved(isNew ? nil : records, to: Int(capacity) * size)!
    stamps = moved(isNew ? nil : stamps, to: Int(capacity) * MemoryLayout<UInt32>.stride)!
      .assumingMemoryBound(to: UInt32.self)
  }

  /// Gives back most of the room that is not used.
  mutating func trim() {
    isTrimmed = true
    if capacity - end > end / 8 && end > 0 { move(to: end + end / 64) }
  }

  // MARK: Journal

  /// Whether changes are noted.
  @inline(__always)
  var isRecording: Bool { journal._withUnsafeGuaranteedRef { $0.isRecording } }

  /// How many bytes a change has replaced.
  func size(of change: SlotChange) -> Int { change.kind == .insertion ? 0 : size }

  /// Takes a change back.
  @inline(__always)
  mutating func undo(_ change: SlotChange) {
    if change.kind == .insertion { return release(change.index, isReusable: true) }
    record(change.index).copyMemory(from: change.replaced, byteCount: size)
    if change.kind == .removal {
      stamps[Int(change.index)] -= 1
      count += 1
    }
  }
}

extension UnsafeMutablePointer<SlotStorage> {
  /// The storage of a table without records; a place of its own, by which the journal knows it.
  @inline(never)
  init(size: Int, _ journal: SlotJournal) {
    self = .allocate(capacity: 1)
    initialize(to: SlotStorage(size: size, journal))
  }

  /// Takes a slot, the one freed last if there is one, for a record to be written; nil if there are
  /// too many.
  @inline(never)
  func take() -> Int32? {
    guard let index = pointee.take() else { return nil }
    if pointee.isRecording { note(.insertion, index) }
    return index
  }

  /// Frees a slot. While recording it is not given out again, as the removal may be taken back.
  @inline(never)
  func remove(_ index: Int32) {
    if pointee.isRecording { note(.removal, index) }
    pointee.release(index, isReusable: !pointee.isRecording)
  }

  /// Notes a change before it replaces a record. A function by itself, as it is much code for many
  /// places.
  @inline(never)
  func note(_ kind: SlotChange.Kind, _ index: Int32) {
    let size = kind == .insertion ? 0 : pointee.size
    pointee.journal._withUnsafeGuaranteedRef {
      $0.note(kind, index, of: self, pointee.record(index), size)
    }
  }
}

extension UnsafeMutableRawPointer {
  /// Where storage is that has no bytes: nothing was taken for it, and most tables of a layout never have
  /// more.
  static var noStorage: UnsafeMutableRawPointer { UnsafeMutableRawPointer(bitPattern: 64)! }
}

extension UnsafeMutablePointer {
  /// The same for elements.
  static var noStorage: UnsafeMutablePointer {
    UnsafeMutableRawPointer.noStorage.assumingMemoryBound(to: Pointee.self)
  }
}
