/// The index of a record in its table, typed by the record, so that a constraint's is not passed for a node's.
struct Slot<Record>: BitwiseCopyable, Equatable {
  let index: Int32

  @inline(__always)
  init(_ index: Int32) { self.index = index }

  /// No place.
  @inline(__always)
  static var none: Slot { Slot(-1) }

  @inline(__always)
  var isNone: Bool { index < 0 }

  @inline(__always)
  static func == (one: Slot, other: Slot) -> Bool { one.index == other.index }
}

typealias AttributeSlot = Slot<AttributeRecord>
typealias AttributeSlots = SlotList<AttributeRecord>
typealias ConstraintSlot = Slot<ConstraintRecord>
typealias ConstraintSlots = SlotList<ConstraintRecord>
typealias NodeSlot = Slot<NodeRecord>
typealias NodeSlots = SlotList<NodeRecord>
typealias TermSlot = Slot<TermRecord>
typealias LinkSlot = Slot<LinkRecord>
typealias ContentSlot = Slot<ContentRecord>
typealias ContainerSlot = Slot<ContainerRecord>
typealias ContainerSlots = SlotList<ContainerRecord>
typealias TrackSlot = Slot<TrackRecord>
typealias GroupSlot = Slot<GroupRecord>
typealias MemberSlot = Slot<MemberRecord>
typealias AtomicSlot = Slot<AtomicRecord>
typealias EntrySlot = Slot<EntryRecord>
typealias AppliedSlot = Slot<AppliedRecord>
typealias AppliedSlots = SlotList<AppliedRecord>
typealias ConditionSlot = Slot<ConditionRecord>
typealias ConditionSlots = SlotList<ConditionRecord>
