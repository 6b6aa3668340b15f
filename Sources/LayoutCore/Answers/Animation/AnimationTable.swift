import ConstraintSolver
import LayoutStore

/// What the slot of an animation has: nothing, as an animation is an object.
struct AnimationEntry: BitwiseCopyable {}

typealias AnimationSlot = Slot<AnimationEntry>
typealias AnimationSlots = SlotList<AnimationEntry>

/// The animations there are: those that a handle names, and those of them that time advances.
struct AnimationTable: ~Copyable {
  /// No rollback changes it.
  private(set) var handles = SlotTable<AnimationEntry>(SlotJournal())
  /// By slot of a handle.
  private(set) var bySlot: [AnimationRecord?] = []
  /// Animations that have been committed and have not ended, in no order.
  private(set) var running: [AnimationRecord] = []
  /// Slots of animations that may have lost their last track.
  private(set) var idle = AnimationSlots()
  /// Counts animations as they are begun, and as they are committed.
  private(set) var nextSerial = 0
  private var nextCommit = 0

  subscript(slot: AnimationSlot) -> AnimationRecord? { bySlot[slot] }

  /// A slot for an animation that begins; nil if there are too many.
  mutating func reserve() -> AnimationSlot? { handles.insert(AnimationEntry()) }

  mutating func free(_ slot: AnimationSlot) { handles.remove(slot) }

  mutating func enter(_ record: AnimationRecord) {
    while bySlot.count <= Int(record.slot.index) { bySlot.append(nil) }
    bySlot[record.slot] = record
    nextSerial += 1
  }

  /// Frees the slot of an animation whose completion has been called, or never will be.
  mutating func leave(_ record: AnimationRecord) {
    bySlot[record.slot] = nil
    free(record.slot)
  }

  // MARK: Those that time advances

  /// Adds one that has been committed.
  mutating func run(_ record: AnimationRecord) {
    record.commitSerial = nextCommit
    nextCommit += 1
    resume(record)
  }

  /// The same for one that had ended.
  mutating func resume(_ record: AnimationRecord) {
    record.hasFinished = nil
    record.place = running.count
    running.append(record)
    noteIdle(record)
  }

  /// Takes one out; the last one takes its place.
  mutating func stop(_ record: AnimationRecord) {
    if record.place < 0 { return }
    let last = running.removeLast()
    if last !== record {
      running[record.place] = last
      last.place = record.place
    }
    record.place = -1
  }

  // MARK: Those that move nothing

  mutating func noteIdle(_ record: AnimationRecord) {
    if record.isIdle { idle.append(record.slot) }
  }

  mutating func noteAllIdle() {
    idle = AnimationSlots()
    for record in running { idle.append(record.slot) }
  }

  /// Those that have lost everything that they moved, in the order of their commits.
  mutating func takeIdle() -> [AnimationRecord] {
    let slots = idle
    idle = AnimationSlots()
    return slots.compactMap { self[$0] }.filter { $0.isIdle && $0.place >= 0 }
      .ordered { $0.commitSerial }
  }
}

extension [AnimationRecord] {
  func ordered(by serial: (AnimationRecord) -> Int) -> [AnimationRecord] {
    ConstraintSolver.order(by: map { Double(serial($0)) }).map { self[$0] }
  }
}
