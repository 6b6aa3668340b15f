/// The index of a record in its table, typed by the record, so that a constraint's is not passed for a node's.
public struct Slot<Record>: BitwiseCopyable, Equatable {
  package let index: Int32

  @inline(__always)
  package init(_ index: Int32) { self.index = index }

  /// No place.
  @inline(__always)
  package static var none: Slot { Slot(-1) }

  @inline(__always)
  package var isNone: Bool { index < 0 }

  /// Whether both are one place.
  @inline(__always)
  public static func == (one: Slot, other: Slot) -> Bool { one.index == other.index }
}

package typealias AttributeSlot = Slot<AttributeRecord>
package typealias AttributeSlots = SlotList<AttributeRecord>
/// Where a constraint is.
public typealias ConstraintSlot = Slot<ConstraintRecord>
package typealias ConstraintSlots = SlotList<ConstraintRecord>
/// Where a node is.
public typealias NodeSlot = Slot<NodeRecord>
package typealias NodeSlots = SlotList<NodeRecord>
package typealias TermSlot = Slot<TermRecord>
package typealias LinkSlot = Slot<LinkRecord>
package typealias ContentSlot = Slot<ContentRecord>
package typealias ContainerSlot = Slot<ContainerRecord>
package typealias ContainerSlots = SlotList<ContainerRecord>
package typealias TrackSlot = Slot<TrackRecord>
package typealias GroupSlot = Slot<GroupRecord>
package typealias MemberSlot = Slot<MemberRecord>
package typealias AtomicSlot = Slot<AtomicRecord>
package typealias EntrySlot = Slot<EntryRecord>
package typealias AppliedSlot = Slot<AppliedRecord>
package typealias AppliedSlots = SlotList<AppliedRecord>
package typealias ConditionSlot = Slot<ConditionRecord>
package typealias ConditionSlots = SlotList<ConditionRecord>
