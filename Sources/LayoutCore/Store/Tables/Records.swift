import ConstraintSolver

extension Row {
  /// No row: generations begin at 1.
  package static let none = Row(index: -1, generation: 0)

  package var isNone: Bool { generation == 0 }

  /// Whether it is a variable's own row, which fixes it.
  package var isOwn: Bool { index < 0 && !isNone }
}

/// What a layout knows of a node. Links are slots of other nodes.
public struct NodeRecord: BitwiseCopyable {
  package var parent = NodeSlot.none
  package var firstChild = NodeSlot.none
  package var lastChild = NodeSlot.none
  package var next = NodeSlot.none
  package var previous = NodeSlot.none

  /// The attributes of the node, and those of others that mention it.
  package var firstAttribute = AttributeSlot.none
  package var firstMention = AttributeSlot.none
  /// The terms of sums that mention the node.
  package var firstTerm = TermSlot.none

  /// Counts nodes in order of creation, from 1; below 0 for guides. A line has that of its flow.
  package var serial: Int32
  /// Where the name is in the layout's names; -1 without one.
  package var name: Int32 = -1
  /// What only few nodes have; none if this one has nothing of it.
  package var extras = Slot<NodeExtras>.none
  package var userData: UInt = 0
  /// The number of the function that holds it; -1 for none.
  package var userDataKeeper: Int32 = -1

  /// Width, height, left and top follow each other, in place and in generation.
  package var firstVariable: Variable

  /// Its constraints without an attribute: see `Relations+OwnConstraints.swift`.
  package var firstOwn = ConstraintSlot.none
  /// What is known of its content; none for nothing.
  package var content = ContentSlot.none
  package var traits = NodeTraits()

  package init(serial: Int32, firstVariable: Variable) {
    self.serial = serial
    self.firstVariable = firstVariable
  }

  package var isGuide: Bool { serial < 0 }

  package static let variableCount = 4

  package var width: Variable { variable(0) }
  package var height: Variable { variable(1) }
  /// Positions are relative to the parent. A root has them too, but no row mentions them.
  package var left: Variable { variable(2) }
  package var top: Variable { variable(3) }
  package var variables: [Variable] { [width, height, left, top] }

  /// Which four a variable belongs to, by its index.
  @inline(__always)
  static func four(_ variable: Int32) -> Int { Int(variable >> 2) }

  /// Whether a variable of any node is its width or height, by its index.
  @inline(__always)
  package static func isSize(_ variable: Int32) -> Bool { variable & 2 == 0 }

  private func variable(_ number: Int32) -> Variable {
    Variable(
      index: firstVariable.index + number,
      generation: firstVariable.generation + UInt32(truncatingIfNeeded: number))
  }

  package func position(_ axis: Axis) -> Variable { axis == .horizontal ? left : top }

  package func size(_ axis: Axis) -> Variable { axis == .horizontal ? width : height }
}

/// What is true of a node, or is not.
package struct NodeTraits: OptionSet, BitwiseCopyable {
  package var rawValue: UInt8 = 0

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Not to be seen, but in its place.
  package static let hidden = NodeTraits(rawValue: 1)
  /// Takes no space along an axis, or along both.
  package static let gone = NodeTraits(rawValue: 6)
  /// Something that it is in takes no space along an axis, or along both.
  package static let inGone = NodeTraits(rawValue: 24)
  /// What is inside is shown within its frame alone.
  package static let clips = NodeTraits(rawValue: 32)
  /// The guide of a column or a row of a grid.
  package static let track = NodeTraits(rawValue: 64)
  /// The guide of a line of a flow.
  package static let line = NodeTraits(rawValue: 128)

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
package struct NodeExtras: BitwiseCopyable {
  package var environment = Environment()
  /// By ``GuidedArea``: the guide that stands for an area of the node; none until it is asked for.
  private var guides = InlineArray<6, NodeSlot>(repeating: .none)
  package var struts = Struts()
  /// The newest of what was applied to the node; none for nothing.
  package var newestApplied = AppliedSlot.none
  /// What conditions inside the node are passed; nil if that is up to its ancestors.
  package var context: Context?
  /// The container that the node is; none if it is none.
  package var container = ContainerSlot.none
  /// What the node has of its own in the container that it is a child of.
  package var membership = Membership()
  package var variants = VariantList()
  /// Where it is on a circle, also if there is no longer a node in the middle.
  package var circle: Circle?

  /// The guide of an area.
  package subscript(area: GuidedArea) -> NodeSlot {
    get { guides[area.rawValue] }
    set { guides[area.rawValue] = newValue }
  }
}

/// What a layout knows of an attribute. It is in two lists: of its node and of the other one.
package struct AttributeRecord: BitwiseCopyable {
  package var key: AttributeIndex.Key
  /// Whether an offset was asked of the other node, and is a constraint of that one.
  package var isAskedBackwards = false
  package var next = AttributeSlot.none
  package var previous = AttributeSlot.none
  package var nextMention = AttributeSlot.none
  package var previousMention = AttributeSlot.none
  /// Its values, and after these its rules, newest first: of values there are three at most.
  package var firstConstraint = ConstraintSlot.none
  /// What only few attributes have; none if this one has nothing of it.
  var extras = Slot<AttributeExtras>.none

  package init(key: AttributeIndex.Key) { self.key = key }
}

/// What only few attributes have.
package struct AttributeExtras: BitwiseCopyable {
  /// Where the name is in the layout's names; -1 without one.
  package var name: Int32 = -1
  /// The links of other attributes that follow this one.
  package var firstFollower = LinkSlot.none
  /// What its values count as while the node that was not asked is gone; NaN for what they are.
  package var goneValue = Double.nan

  package init() {}
}

/// One term of a sum. It is in two lists: of its constraint and of its node.
package struct TermRecord: BitwiseCopyable {
  package var coefficient: Double
  /// For a term of a parent, the node whose parent is meant.
  package var node: NodeSlot
  package var constraint: ConstraintSlot
  /// The next term of the same sum.
  package var next = TermSlot.none
  package var nextMention = TermSlot.none
  var previousMention = TermSlot.none
  package var anchor: AnchorKind
  package var isParent: Bool

  package init(
    coefficient: Double, node: NodeSlot, constraint: ConstraintSlot, anchor: AnchorKind,
    isParent: Bool
  ) {
    self.coefficient = coefficient
    self.node = node
    self.constraint = constraint
    self.anchor = anchor
    self.isParent = isParent
  }
}

/// The link of a value to another attribute, in addition to its constraint: the factor, and the
/// attribute that is followed. The constraint's value is the constant that is added.
package struct LinkRecord: BitwiseCopyable {
  package var multiplier: Double
  package var target: AttributeSlot
  package var constraint: ConstraintSlot
  /// The next link to the same attribute, and the one before.
  package var next = LinkSlot.none
  package var previous = LinkSlot.none
  /// The entry of the atomic group that set it; none if none did.
  package var entry = EntrySlot.none

  package init(multiplier: Double, target: AttributeSlot, constraint: ConstraintSlot) {
    self.multiplier = multiplier
    self.target = target
    self.constraint = constraint
  }
}

/// A group that the host has put together.
package struct GroupRecord: BitwiseCopyable {
  var firstMember = MemberSlot.none
  var lastMember = MemberSlot.none
  /// Where the name is in the layout's names; -1 without one.
  var name: Int32 = -1
}

/// One attribute of a group, by its handle: it leaves the group when its node is destroyed, and is
/// back if that is rolled back.
package struct MemberRecord: BitwiseCopyable {
  var attribute: Attribute
  var next = MemberSlot.none
}
