import Synchronization

/// A rectangle of a ``Layout``. Stale once destroyed, which every call detects.
public struct Node: Equatable, Sendable, BitwiseCopyable {
  /// 0 is none; equal ids are the same node.
  public let id: UInt64

  /// A handle as it was taken apart before; it is checked where it is used.
  public init(id: UInt64) { self.id = id }

  /// No node: the parent of a root.
  public static let none = Node(id: 0)
}

/// A number of a node, or a group of them, that a ``Layout`` can keep at a value.
public struct Attribute: Equatable, Sendable, BitwiseCopyable {
  /// 0 is none; equal ids are the same attribute.
  public let id: UInt64

  /// A handle as it was taken apart before; it is checked where it is used.
  public init(id: UInt64) { self.id = id }

  /// No attribute.
  public static let none = Attribute(id: 0)
}

/// One linear relation that a ``Layout`` keeps.
public struct Constraint: Equatable, Sendable, BitwiseCopyable {
  /// 0 is none; equal ids are the same constraint.
  public let id: UInt64

  /// A handle as it was taken apart before; it is checked where it is used.
  public init(id: UInt64) { self.id = id }

  /// No constraint.
  public static let none = Constraint(id: 0)
}

/// A set of changes of a ``Layout`` that is taken back, and put back, as one.
public struct Atomic: Equatable, Sendable, BitwiseCopyable {
  /// 0 is none; equal ids are the same set.
  public let id: UInt64

  /// A handle as it was taken apart before; it is checked where it is used.
  public init(id: UInt64) { self.id = id }

  /// No set of changes.
  public static let none = Atomic(id: 0)
}

/// A visual format of a ``Layout``: the constraints that were made of its string.
public struct Format: Equatable, Sendable, BitwiseCopyable {
  /// 0 is none; equal ids are the same format.
  public let id: UInt64

  /// A handle as it was taken apart before; it is checked where it is used.
  public init(id: UInt64) { self.id = id }

  /// No format.
  public static let none = Format(id: 0)
}

/// A set of changes of a ``Layout`` that what is on screen follows in the course of time. Stale once
/// it has ended.
public struct Animation: Equatable, Sendable, BitwiseCopyable {
  /// 0 is none; equal ids are the same animation.
  public let id: UInt64

  /// A handle as it was taken apart before; it is checked where it is used.
  public init(id: UInt64) { self.id = id }

  /// No animation.
  public static let none = Animation(id: 0)
}

/// How an id is put together, from the top: 4 bits kind, 12 bits layout, 20 bits generation, 28 bits
/// index. With the kind and the layout in it, a handle is refused wherever it does not belong.
package struct HandleFormat {
  package enum Kind: UInt64 {
    case node = 1
    case attribute = 2
    case constraint = 3
    /// The bounds that keep a node's width and height from being negative are no rows, and have no record
    /// of their own: their handles are the node's with another kind.
    case widthBound = 4
    case heightBound = 5
    /// An attribute, too, for the host; its slot is one of ``GroupTable``.
    case group = 6
    case atomic = 7
    case format = 8
    case animation = 12
  }

  static let indexLimit: Int32 = 1 << 28
  static let generationLimit: UInt32 = 1 << 20

  /// Tells layouts apart: the next 4,095 layouts have another tag.
  let layoutTag: UInt64

  init() {
    layoutTag = UInt64(layoutCounter.wrappingAdd(1, ordering: .relaxed).newValue) & 0xFFF
  }

  /// The handle of a kind for what has a slot of its table.
  @inline(__always)
  package func id<Record>(
    of slot: Slot<Record>, _ kind: Kind, in table: borrowing SlotTable<Record>
  ) -> UInt64 {
    id(kind, slot.index, table.generation(slot))
  }

  private func id(_ kind: Kind, _ index: Int32, _ generation: UInt32) -> UInt64 {
    kind.rawValue << 60 | layoutTag << 48 | UInt64(generation) << 28
      | UInt64(UInt32(bitPattern: index))
  }

  package func isOwn(_ id: UInt64, _ kind: Kind) -> Bool {
    id >> 48 == kind.rawValue << 12 | layoutTag
  }

  /// The slot that a handle of a kind names in its table; nil for one that is none, stale or foreign.
  @inline(__always)
  package func slot<Record>(
    of id: UInt64, _ kind: Kind, in table: borrowing SlotTable<Record>
  ) -> Slot<Record>? {
    let slot = Slot<Record>(HandleFormat.index(of: id))
    return isOwn(id, kind) && table.contains(slot, HandleFormat.generation(of: id)) ? slot : nil
  }

  package static func index(of id: UInt64) -> Int32 { Int32(truncatingIfNeeded: id & 0xFFF_FFFF) }

  package static func generation(of id: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: id >> 28) & (generationLimit - 1)
  }
}

/// The only state that layouts share; nothing but the bits of handles depends on it.
private let layoutCounter = Synchronization.Atomic<UInt32>(0)
