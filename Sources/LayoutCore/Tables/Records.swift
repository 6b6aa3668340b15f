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
  /// What is inside is shown within its frame alone.
  static let clips = NodeTraits(rawValue: 32)
  /// The guide of a column or a row of a grid.
  static let track = NodeTraits(rawValue: 64)
  /// The guide of a line of a flow.
  static let line = NodeTraits(rawValue: 128)

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
  private var guides = InlineArray<6, NodeSlot>(repeating: .none)
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
