import ConstraintSolver

extension Row {
  /// No row: generations begin at 1.
  static let none = Row(index: -1, generation: 0)

  var isNone: Bool { generation == 0 }

  /// Whether it is a variable's own row, which fixes it.
  var isOwn: Bool { index < 0 && !isNone }
}

/// What a layout knows of a node. Links are slots of other nodes.
struct NodeRecord {
  var parent = NodeSlot.none
  var firstChild = NodeSlot.none
  var lastChild = NodeSlot.none
  var next = NodeSlot.none
  var previous = NodeSlot.none

  /// The attributes of the node, and those of others that mention it.
  var firstAttribute = AttributeSlot.none
  var firstMention = AttributeSlot.none
  /// The terms of sums that mention the node.
  var firstTerm = TermSlot.none

  /// Counts nodes in order of creation, from 1; below 0 for guides.
  var serial: Int32
  /// Where the name is in the layout's names; -1 without one.
  var name: Int32 = -1
  /// What only few nodes have; none if this one has nothing of it.
  var extras = Slot<NodeExtras>.none
  var userData: UInt = 0
  /// The number of the function that holds it; -1 for none.
  var userDataKeeper: Int32 = -1

  /// Width, height, left and top follow each other, in place and in generation.
  var firstVariable: Variable

  /// Its constraints without an attribute: see `Layout+OwnConstraints.swift`.
  var firstOwn = ConstraintSlot.none
  /// What is known of its content; none for nothing.
  var content = ContentSlot.none
  var traits = NodeTraits()

  var isGuide: Bool { serial < 0 }

  static let variableCount = 4

  var width: Variable { variable(0) }
  var height: Variable { variable(1) }
  /// Positions are relative to the parent. A root has them too, but no row mentions them.
  var left: Variable { variable(2) }
  var top: Variable { variable(3) }
  var variables: [Variable] { [width, height, left, top] }

  /// Which four a variable belongs to, by its index.
  @inline(__always)
  static func four(_ variable: Int32) -> Int { Int(variable >> 2) }

  /// Whether a variable of any node is its width or height, by its index.
  @inline(__always)
  static func isSize(_ variable: Int32) -> Bool { variable & 2 == 0 }

  private func variable(_ number: Int32) -> Variable {
    Variable(
      index: firstVariable.index + number,
      generation: firstVariable.generation + UInt32(truncatingIfNeeded: number))
  }

  func position(_ axis: Axis) -> Variable { axis == .horizontal ? left : top }

  func size(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
}

/// What is true of a node, or is not.
struct NodeTraits: OptionSet, BitwiseCopyable {
  var rawValue: UInt8 = 0

  /// Not to be seen, but in its place.
  static let hidden = NodeTraits(rawValue: 1)
  /// Takes no space along an axis, or along both.
  static let gone = NodeTraits(rawValue: 6)
  /// Something that it is in takes no space along an axis, or along both.
  static let inGone = NodeTraits(rawValue: 24)

  /// What follows of them for what is inside.
  var inside: NodeTraits {
    let gone = intersection(.gone)
    return NodeTraits(rawValue: gone.rawValue << 2).union(intersection(.inGone))
  }

  /// What of them is about an axis.
  func along(_ axis: Axis) -> NodeTraits {
    intersection(NodeTraits(rawValue: axis == .horizontal ? 10 : 20))
  }

  func isGone(_ axis: Axis) -> Bool { !along(axis).isDisjoint(with: .gone) }
  func isInGone(_ axis: Axis) -> Bool { !along(axis).isDisjoint(with: .inGone) }
}

/// What only few nodes have.
struct NodeExtras {
  var environment = Environment()
  /// By ``GuidedArea``: the guide that stands for an area of the node; none until it is asked for.
  private var guides = InlineArray<5, NodeSlot>(repeating: .none)
  var struts = Struts()
  /// The newest of what was applied to the node; none for nothing.
  var newestApplied = AppliedSlot.none
  /// What conditions inside the node are passed; nil if that is up to its ancestors.
  var context: Context?
  /// The container that the node is; none if it is none.
  var container = ContainerSlot.none
  /// What the node has of its own in the container that it is a child of.
  var membership = Membership()
  /// How far its center is from that of the node that it is on a circle around.
  var radius = 0.0

  /// The guide of an area.
  subscript(area: GuidedArea) -> NodeSlot {
    get { guides[area.rawValue] }
    set { guides[area.rawValue] = newValue }
  }
}

/// What a layout knows of an attribute. It is in two lists: of its node and of the other one.
struct AttributeRecord {
  var key: AttributeIndex.Key
  /// Whether an offset was asked of the other node, and is a constraint of that one.
  var isAskedBackwards = false
  var next = AttributeSlot.none
  var previous = AttributeSlot.none
  var nextMention = AttributeSlot.none
  var previousMention = AttributeSlot.none
  /// Its values, and after these its rules, newest first: of values there are three at most.
  var firstConstraint = ConstraintSlot.none
  /// What only few attributes have; none if this one has nothing of it.
  var extras = Slot<AttributeExtras>.none
}

/// What only few attributes have.
struct AttributeExtras {
  /// Where the name is in the layout's names; -1 without one.
  var name: Int32 = -1
  /// The links of other attributes that follow this one.
  var firstFollower = LinkSlot.none
  /// What its values count as while the node that was not asked is gone; NaN for what they are.
  var goneValue = Double.nan
}

/// Where a constraint comes from.
public enum Source: Int8, Sendable, BitwiseCopyable {
  /// Equal, min or max of an attribute.
  case value = 1
  /// A rule of 0.3.1.
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
  var isOwn: Bool { self == .rootSize || self == .content || self == .gone }

  /// Whether it follows from properties of a node, and changes only with these.
  var isDerived: Bool { self == .content || self == .gone || self == .container }

  /// Whether it is equal, min or max of an attribute.
  var isValue: Bool { self == .value || self == .link }

  /// Whether it is a sum of terms, however it was made.
  var isSum: Bool { self == .terms || self == .applied || self == .container }

  /// Whether it is a statement on one attribute.
  var isOfAttribute: Bool { isValue || self == .rule }
}

/// What a layout knows of a constraint, as it was made.
struct ConstraintRecord {
  var value: Double
  var priority: Double
  /// Its row in the solver; none while it is inactive.
  var row = Row.none
  /// The attribute; the node for what a node has by itself, the first term for a sum.
  private var owner: Int32 = -1
  /// The next constraint of the same attribute, or of the node's own.
  var next = ConstraintSlot.none
  /// For a link its place among the links, for an applied attribute its place among those, for a
  /// constraint of a container its role, otherwise the entry of the atomic group that set it; -1 for none
  /// of them.
  private var detail: Int32 = -1
  var relation: Relation
  var source: Source
  /// Along which axis, for what a node has by itself.
  var axis = Axis.horizontal
  var marks = RuleMarks()

  init(value: Double, priority: Double, relation: Relation, source: Source) {
    self.value = value
    self.priority = priority
    self.relation = relation
    self.source = source
  }

  /// One of an attribute.
  init(
    value: Double, priority: Double, of attribute: AttributeSlot, relation: Relation,
    source: Source
  ) {
    self.init(value: value, priority: priority, relation: relation, source: source)
    self.attribute = attribute
  }

  /// One that a node has by itself.
  init(value: Double, priority: Double, of node: NodeSlot, relation: Relation, source: Source) {
    self.init(value: value, priority: priority, relation: relation, source: source)
    self.node = node
  }

  /// The attribute that it is a statement on.
  var attribute: AttributeSlot {
    get { Slot(owner) }
    set { owner = newValue.index }
  }

  /// The node that has it by itself.
  var node: NodeSlot {
    get { Slot(owner) }
    set { owner = newValue.index }
  }

  /// The first term of a sum.
  var firstTerm: TermSlot {
    get { Slot(owner) }
    set { owner = newValue.index }
  }

  /// The link of a value to another attribute.
  var link: LinkSlot {
    get { Slot(detail) }
    set { detail = newValue.index }
  }

  /// The entry of the atomic group that set it; none if none did.
  var entry: EntrySlot {
    get { Slot(detail) }
    set { detail = newValue.index }
  }

  /// What was applied.
  var applied: AppliedSlot {
    get { Slot(detail) }
    set { detail = newValue.index }
  }

  /// What a constraint of a container is for.
  var role: ContainerRole? {
    get { ContainerRole(rawValue: detail) }
    set { detail = newValue?.rawValue ?? -1 }
  }

  mutating func set(_ value: Double, _ priority: Double) {
    self.value = value
    self.priority = priority
  }
}

/// What few constraints have.
struct ConstraintExtras: Equatable, BitwiseCopyable {
  /// Where it was last set.
  var place = SourceLocation.nowhere
  /// Where the name of a rule or a sum is in the layout's names; -1 without one.
  var name: Int32 = -1
}

/// What only rules and sums can be.
struct RuleMarks: OptionSet, BitwiseCopyable {
  var rawValue: UInt8 = 0

  /// The rule names the nodes the other way round than its attribute does.
  static let reversed = RuleMarks(rawValue: 1)
  /// The atomic group that it was made in is not active.
  static let suspended = RuleMarks(rawValue: 2)
  /// The host has not put it into force, or has taken it out.
  static let uninstalled = RuleMarks(rawValue: 4)
  /// An applied attribute does not hold, or a newer one excludes it.
  static let waiting = RuleMarks(rawValue: 8)
  /// An autoresizing mask is made of it.
  static let ofMask = RuleMarks(rawValue: 16)

  /// Whether it is out of force, for any of these reasons.
  var isOff: Bool { !isDisjoint(with: [.uninstalled, .suspended, .waiting]) }
}

/// One term of a sum. It is in two lists: of its constraint and of its node.
struct TermRecord {
  var coefficient: Double
  /// For a term of a parent, the node whose parent is meant.
  var node: NodeSlot
  var constraint: ConstraintSlot
  /// The next term of the same sum.
  var next = TermSlot.none
  var nextMention = TermSlot.none
  var previousMention = TermSlot.none
  var anchor: AnchorKind
  var isParent: Bool
}

/// The link of a value to another attribute, in addition to its constraint: the factor, and the
/// attribute that is followed. The constraint's value is the constant that is added.
struct LinkRecord {
  var multiplier: Double
  var target: AttributeSlot
  var constraint: ConstraintSlot
  /// The next link to the same attribute, and the one before.
  var next = LinkSlot.none
  var previous = LinkSlot.none
  /// The entry of the atomic group that set it; none if none did.
  var entry = EntrySlot.none
}

/// A group that the host has put together.
struct GroupRecord {
  var firstMember = MemberSlot.none
  var lastMember = MemberSlot.none
  /// Where the name is in the layout's names; -1 without one.
  var name: Int32 = -1
}

/// One attribute of a group, by its handle: it leaves the group when its node is destroyed, and is
/// back if that is rolled back.
struct MemberRecord {
  var attribute: Attribute
  var next = MemberSlot.none
}
