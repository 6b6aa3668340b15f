/// Why a call was refused; nothing has changed then.
///
/// Cases larger than two machine words are indirect: every function that passes errors on has room
/// for the largest one, and code that copies it.
public enum LayoutError: Error {
  /// Not a node of this layout, or no longer.
  case node(Node, Role)
  /// Not an attribute of this layout, or no longer.
  case attribute(Attribute)
  /// Not a constraint of this layout, or no longer.
  case constraint(Constraint)
  /// Not an atomic group of this layout, or no longer.
  case atomic(Atomic)
  /// Not a visual format of this layout, or no longer.
  case format(Format)
  /// Not an animation of this layout, or no longer.
  case animation(Animation)
  /// There is no animation to commit, or a transaction is open in it.
  case noAnimation
  /// The innermost transaction is that of an animation, which has its own end.
  case animationOpen
  /// An animation is still in its delay.
  case animationWaiting
  /// The animation has been committed.
  case animationCommitted
  /// A number: its name, the number, and what is wrong with it.
  indirect case number(StaticString, Double, StaticString)
  /// A number that is not finite or too large.
  indirect case value(Double, StaticString = "the value ")
  /// Not above 0 and at most 1000.
  case priority(Double)
  /// The kind is one of two nodes, and only one was given.
  case needsOther(AttributeKind, Node)
  /// The kind is one of a single node, and another one was given.
  case takesNoOther(AttributeKind, Node)
  /// A rule stands on one attribute, not on a group.
  case group(AttributeKind, Node)
  /// Two terms that mean nothing in one sum; in words.
  indirect case incompatible(AnchorTerm, AnchorTerm, StaticString)
  /// Equation strings with faults; how many, of how many strings.
  case equations(Int, of: Int)
  /// What is wrong with a term of a sum.
  indirect case term(AnchorTerm, LayoutError)
  /// The position of a root, by itself.
  indirect case rootPosition(AnchorTerm)
  /// A term of the parent of a root.
  case parentless(Node)
  /// What of a constraint does not change by itself; in words.
  indirect case fixed(Constraint, StaticString)
  /// There is no capture to end.
  case noCapture
  /// A factor, and only lengths follow one another.
  case factor(Attribute)
  /// A node cannot relate to itself.
  case itself(Node)
  /// A node is there where another one is needed.
  case twice(Node)
  /// The nodes are in different trees.
  case unrelated(Node, Node)
  /// An inset or a centre of a root.
  case noParent(AttributeKind, Node)
  /// Only roots have a size from outside.
  case notRoot(Node)
  /// A guide cannot change its owner, have children, or be placed among children.
  case guide(Node)
  /// Only containers have such parameters, and only their children such values.
  case notContainer(Node, ContainerKind?)
  /// A container of another kind has this parameter.
  case noParameter(Node, ContainerProperty)
  case notMember(Node)
  /// A stack arranges its children, and what it lists.
  case notListed(Node, by: Node)
  /// A column or a row stays with its grid, and a line is its flow's alone.
  case track(Node)
  /// The node cannot go there: into itself, or into what is inside it.
  case cycle(Node, into: Node)
  /// The node cannot go there: before what is inside it.
  case cycleBefore(Node, sibling: Node)
  /// A name that is not UTF-8.
  case text
  /// A measure returned no length: the node, the length that it was asked for, and what it
  /// returned.
  indirect case measured(Node, Double, Double)
  /// The same along both axes, and for how much was available.
  indirect case measuredBoth(Node, Size, Size)
  /// The constraint follows from what its node is.
  case derived(Constraint)
  /// The constraint stands as long as its node.
  case permanent(Constraint)
  /// There is no transaction to end, or there is one where there must not be.
  case noTransaction
  /// The innermost transaction is that of an atomic group, which has its own end.
  case atomicOpen
  /// There is no atomic group to end, or a transaction is open in it.
  case noAtomic
  /// A policy cannot change inside a transaction.
  case inTransaction
  /// More than a layout holds.
  case limit(Limit)
  /// Required constraints contradict each other, and the policy is to refuse that.
  case conflict
  /// Rounding kept the solver from the optimum; frames are finite.
  case accuracy
  /// Called from inside a callback of the layout.
  case busy
  /// What depends on where nodes are does not converge; frames are those of the last round.
  /// Which node, and what of it.
  case unconverged(Node, Unconverged)
  /// A condition of the host's could not tell: its node, and what it returned.
  case condition(Node, Int)
  /// Something that has no meaning at all; in words.
  case argument(StaticString)
  /// An unknown number of an enum: what it was given as, and the enum's name.
  indirect case unknown(StaticString, Int, of: StaticString)
  /// What is wrong with one element of an array.
  indirect case element(Int, LayoutError)
  /// A refusal inside a call about this attribute.
  indirect case asked(Attribute, LayoutError)
  /// A document is read into a layout that has no nodes yet.
  case notEmpty
  /// An error in a document: line and column, both from 1, the word, if it is one, and the error.
  indirect case document(line: Int, column: Int, word: [UInt8], LayoutError)
  /// A refusal inside a call about this node.
  indirect case about(Node, LayoutError)
  /// An error in words that were made before what it is about was undone.
  indirect case told(Text, LayoutError)
}

/// What of a node depends on where the node is, or how large.
public enum Unconverged: Sendable {
  case content
  case areas
  /// Of flows inside of others.
  case lines
}

/// What a node was given as.
public enum Role: Sendable {
  case node
  case parent
  case owner
  case sibling
  case other
}

/// What there can be too many of.
public enum Limit: Sendable {
  case nodes
  case attributes
  case constraints
  case groups
  case atomics
  case animations
  case terms
  case termsOfOne
  case applied
  case conditions
  case nameLength
  case transactions
  /// Of an array that is passed in.
  case elements
  /// Of one axis of a grid.
  case tracks
  /// Of a document that is read.
  case work
}
