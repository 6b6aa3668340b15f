import ConstraintSolver

/// Where a constraint comes from.
public enum Source: Int8, Sendable, BitwiseCopyable {
  /// Equal, min or max of an attribute.
  case value = 1
  /// A rule of KeepLayout 0.3.1.
  case rule = 2
  /// The size of a root.
  case rootSize = 3
  /// A width or height is never negative.
  case notNegative = 4
  /// Equal, min or max of an attribute, to another attribute.
  case link = 5
  /// A sum of terms.
  case terms = 6
  /// A sum of terms that an apply list made.
  case applied = 7
  /// Content holds a node larger, or smaller.
  case content = 8
  /// A node that is gone has no size.
  case gone = 9
  /// A container arranges its members.
  case container = 10

  /// Whether a node has it by itself.
  package var isOwn: Bool { self == .rootSize || self == .content || self == .gone }

  /// Whether it follows from properties of a node, and changes only with these.
  package var isDerived: Bool { self == .content || self == .gone || self == .container }

  /// Whether another value or priority waits in a delay. Rules and sums have theirs at once, as they are made at once.
  package var isDeferred: Bool { isValue || self == .rootSize }

  /// Whether it is equal, min or max of an attribute.
  package var isValue: Bool { self == .value || self == .link }

  /// Whether it is a sum of terms, however it was made.
  package var isSum: Bool { self == .terms || self == .applied || self == .container }

  /// Whether an atomic group may have set it, and no link notes that.
  var hasEntry: Bool { self != .link && self != .applied && self != .container }

  /// Whether it is a statement on one attribute.
  package var isOfAttribute: Bool { isValue || self == .rule }
}

/// What a layout knows of a constraint, as it was made.
public struct ConstraintRecord: BitwiseCopyable {
  package var value: Double
  package var priority: Double
  /// Its row in the solver; none while it is inactive.
  package var row = Row.none
  /// The slot of the attribute; of the node for what a node has by itself, of the first term for a sum.
  private var owner: Int32 = -1
  /// The next constraint of the same attribute, or of the node's own; the slot of the proxy for a container.
  package var next = ConstraintSlot.none
  /// The slot of the link, or of what was applied; the role in a container; for others the slot of the entry of
  /// the atomic group that set it; -1 for none of them.
  private var detail: Int32 = -1
  package var relation: Relation
  package var source: Source
  /// Along which axis, for what a node has by itself.
  package var axis = Axis.horizontal
  package var marks = RuleMarks()

  package init(value: Double, priority: Double, relation: Relation, source: Source) {
    self.value = value
    self.priority = priority
    self.relation = relation
    self.source = source
  }

  /// One of an attribute.
  package init(
    value: Double, priority: Double, of attribute: AttributeSlot, relation: Relation,
    source: Source
  ) {
    self.init(value: value, priority: priority, relation: relation, source: source)
    self.attribute = attribute
  }

  /// One that a node has by itself.
  package init(
    value: Double, priority: Double, of node: NodeSlot, relation: Relation, source: Source
  ) {
    self.init(value: value, priority: priority, relation: relation, source: source)
    self.node = node
  }

  // Several share a field, and which one is there follows from the source.

  /// The attribute that it is a statement on.
  package var attribute: AttributeSlot {
    get {
      assert(source.isOfAttribute)
      return Slot(owner)
    }
    set {
      assert(source.isOfAttribute)
      owner = newValue.index
    }
  }

  /// The node that has it by itself.
  package var node: NodeSlot {
    get {
      assert(source.isOwn)
      return Slot(owner)
    }
    set {
      assert(source.isOwn)
      owner = newValue.index
    }
  }

  /// The first term of a sum.
  package var firstTerm: TermSlot {
    get {
      assert(source.isSum)
      return Slot(owner)
    }
    set {
      assert(source.isSum)
      owner = newValue.index
    }
  }

  /// The link of a value to another attribute.
  package var link: LinkSlot {
    get {
      assert(source == .link)
      return Slot(detail)
    }
    set {
      assert(source == .link)
      detail = newValue.index
    }
  }

  /// The entry of the atomic group that set it; none if none did.
  package var entry: EntrySlot {
    get {
      assert(source.hasEntry)
      return Slot(detail)
    }
    set {
      assert(source.hasEntry)
      detail = newValue.index
    }
  }

  /// What was applied.
  package var applied: AppliedSlot {
    get {
      assert(source == .applied)
      return Slot(detail)
    }
    set {
      assert(source == .applied)
      detail = newValue.index
    }
  }

  /// What a constraint of a container is for.
  package var role: ContainerRole? {
    get {
      assert(source == .container)
      return ContainerRole(rawValue: detail)
    }
    set {
      assert(source == .container)
      detail = newValue?.rawValue ?? -1
    }
  }

  /// The proxy of the member that a constraint of a container is about; none for that of a child.
  package var proxy: NodeSlot {
    get {
      assert(source == .container)
      return Slot(next.index)
    }
    set {
      assert(source == .container)
      next = Slot(newValue.index)
    }
  }

  /// Whether that is its role, in fewer steps than finding the role takes.
  package func has(_ role: ContainerRole) -> Bool {
    assert(source == .container)
    return detail == role.rawValue
  }

  package mutating func set(_ value: Double, _ priority: Double) {
    self.value = value
    self.priority = priority
  }
}

/// What few constraints have.
package struct ConstraintExtras: Equatable, BitwiseCopyable {
  /// Where it was last set.
  package var place = SourceLocation.nowhere
  /// Where the name of a rule or a sum is in the layout's names; -1 without one.
  package var name: Int32 = -1
  /// The node of whose variants it belongs to one, and to which; none for a constraint that holds in all.
  package var variantNode = Node.none
  package var variant: Int32 = 0
}

/// What only rules, sums and content can be.
package struct RuleMarks: OptionSet, BitwiseCopyable {
  package var rawValue: UInt8 = 0

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The variant that it belongs to is not in use.
  package static let unused = RuleMarks(rawValue: 1)
  /// The atomic group that it was made in is not active.
  package static let suspended = RuleMarks(rawValue: 2)
  /// The host has not put it into force, or has taken it out.
  package static let uninstalled = RuleMarks(rawValue: 4)
  /// An applied attribute does not hold, or a newer one excludes it.
  package static let waiting = RuleMarks(rawValue: 8)
  /// An autoresizing mask is made of it.
  package static let ofMask = RuleMarks(rawValue: 16)
  /// It is the one-line length of text that can wrap.
  package static let wraps = RuleMarks(rawValue: 32)

  /// Whether it is out of force, for any of these reasons.
  package var isOff: Bool { !isDisjoint(with: [.uninstalled, .suspended, .waiting]) }
  /// The same, or because of its variant.
  package var isInactive: Bool { isOff || contains(.unused) }
}
