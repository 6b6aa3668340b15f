import ConstraintSolver
import LayoutStore

/// One attribute of an apply list, EasyPeasy's unit: what it keeps, how, to what, and when.
///
/// A position without a reference is held to the current parent; a size without one is a length.
/// Constants of right, bottom, trailing and last baseline count inwards, but a relation compares
/// positions on the screen: `right >= 10` is `right >= parent.right - 10`, at most 10 from the
/// edge.
public struct AppliedAttribute {
  /// An attribute, or a compound, which is its parts.
  public var kind: AppliedKind
  /// Between what is kept and what it is kept at.
  public var relation = Relation.equal
  /// Added to the reference; of every part, for a compound.
  public var value: Double
  /// A value for each part of a compound, in their order; empty for one value for all.
  public var parts: [Double] = []
  /// Of the reference; ignored where there is none.
  public var multiplier = 1.0
  /// Above 0 and at most 1000.
  public var priority = Priority.required
  /// What it is held to; none for the parent, and for a size that is a length.
  public var reference = Node.none
  /// Which number of the reference; nil for the same one if that is the parent, and otherwise for the
  /// opposite one: what is at the bottom of something is below it. Baselines, and parts of compounds,
  /// are held to their own kind.
  public var referenceAnchor: AnchorKind?
  /// When it holds; always without one.
  public var condition: Condition?

  /// An attribute that is equal to something, always, required.
  public init(_ kind: AppliedKind, _ value: Double = 0) {
    self.kind = kind
    self.value = value
  }

  /// One attribute, equal to something, always, required.
  public init(_ anchor: AnchorKind, _ value: Double = 0) { self.init(.anchor(anchor), value) }

  /// Several attributes, equal to something, always, required.
  public init(_ compound: Compound, _ value: Double = 0) { self.init(.compound(compound), value) }
}

// MARK: Words

extension AppliedAttribute {
  /// The same, held to a node: to the same number if that is the parent, else to the opposite one,
  /// unless one is named.
  public func to(_ reference: Node, _ anchor: AnchorKind? = nil) -> Self {
    var other = self
    other.reference = reference
    other.referenceAnchor = anchor
    return other
  }

  /// The same, like a size of a node.
  public func like(_ reference: Node, _ anchor: AnchorKind? = nil) -> Self {
    to(reference, anchor)
  }

  /// The same at a priority.
  public func with(_ priority: Double) -> Self {
    var other = self
    other.priority = priority
    return other
  }

  /// The same, only while a condition is true; always for nil.
  public func when(_ condition: Condition?) -> Self {
    var other = self
    other.condition = condition
    return other
  }

  /// The same, only while the host says so.
  public func when(_ holds: @escaping (Node, Context) throws(LayoutError) -> Bool) -> Self {
    when(Condition(holds))
  }
}

extension Priority {
  /// EasyPeasy's high of 2016, next to ``high``.
  public static let highPriority = 1000.0
  /// EasyPeasy's medium of 2016.
  public static let mediumPriority = 500.0
  /// EasyPeasy's low of 2016, next to ``low``.
  public static let lowPriority = 1.0
}

// MARK: Kinds

/// What may stand in an apply list.
public enum AppliedKind: Sendable, BitwiseCopyable {
  case anchor(AnchorKind)
  case compound(Compound)

  /// How many attributes it is made of.
  public var partCount: Int { parts.count }

  /// The attributes that it is made of, in the order in which they are applied.
  var parts: [AnchorKind] {
    switch self {
    case .anchor(let anchor): [anchor]
    case .compound(.size): [.width, .height]
    case .compound(.edges): [.top, .left, .right, .bottom]
    case .compound(.center): [.centerX, .centerY]
    case .compound(.margins): [.topMargin, .leftMargin, .rightMargin, .bottomMargin]
    case .compound(.centerWithinMargins): [.centerXWithinMargins, .centerYWithinMargins]
    }
  }
}

/// Several attributes that are applied as one.
public enum Compound: UInt8, Sendable, BitwiseCopyable {
  case size = 1
  case edges = 2
  case center = 3
  case margins = 4
  case centerWithinMargins = 5
}
