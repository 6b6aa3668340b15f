/// What a node has of its variants, one of which is in use. They are numbered as they were added.
package struct VariantEntry: BitwiseCopyable {
  package enum Subject: BitwiseCopyable {
    /// A variant, and what the node has to have for it.
    case need(VariantNeed)
    /// A constraint, which is inactive in all others.
    case constraint(Constraint)
    /// What a property of a node is in it; while it is in use, what it is in others.
    case property(Property, Node, PropertyValue)
  }

  /// The node that has the variants.
  package let owner: NodeSlot
  /// Which variant it belongs to, or is.
  package let variant: Int32
  package var subject: Subject
  /// The next one of the node, which was added before.
  package var next: VariantSlot

  package init(
    _ subject: Subject, in variant: Int32, of owner: NodeSlot, before next: VariantSlot
  ) {
    (self.subject, self.variant, self.owner, self.next) = (subject, variant, owner, next)
  }

  /// Whether it is about a property of a node.
  package func isOf(_ property: Property, _ node: Node) -> Bool {
    if case .property(let own, node, _) = subject { own.isSame(as: property) } else { false }
  }
}

/// What a node needs for one of its variants.
public struct VariantNeed: Equatable, Sendable, BitwiseCopyable {
  /// How large it is at least.
  public var size: Size
  /// Whether all constraints of the variant are met.
  public var fits: Bool

  /// At least that.
  public init(_ size: Size, fits: Bool = false) { (self.size, self.fits) = (size, fits) }
}

/// The variants of a node.
public struct VariantList: BitwiseCopyable {
  package var last = VariantSlot.none
  /// How many there are.
  public var count: Int32 = 0
  /// Which one is in use.
  public var used: Int32 = 0

  package init() {}
}

package typealias VariantSlot = Slot<VariantEntry>
