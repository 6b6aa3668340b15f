import ConstraintSolver

/// A line of a node.
struct Anchor: BitwiseCopyable {
  /// The node's slot.
  var node: Int32
  var line: Line
  var area = Area.edges
}

/// The one form that everything takes on its way to the solver: a sum of lines, each times a factor,
///
///     factor * anchor + factor * anchor + ...  AT MOST | EQUAL | AT LEAST  constant     @ priority
///
/// Values of attributes, rules, sizes of roots and sums of terms are spellings of it. A value of an
/// attribute says
///
///     first  AT MOST | EQUAL | AT LEAST  multiplier * second + constant     @ priority
///
/// with the factor 1 for its first anchor, so that a violation is measured in points of it; a value
/// that follows another attribute has the terms of that attribute in the sum, too. The sum of the
/// current equation is in the layout's `parts`.
struct Equation {
  var relation: Relation
  var constant = 0.0
  /// Whether it has leading or trailing lines, so that the direction decides the relation of its
  /// row.
  var isDirectional = false
  /// Whether the value is a factor, so that another value changes terms.
  var hasFactor = false
  /// That of its row. While nodes are gone, it may be below the one that was set.
  var priority = Priority.required
}

/// One anchor of a sum.
struct Part: BitwiseCopyable {
  var anchor: Anchor
  var factor: Double
  /// The node in whose inside the line's position counts; -1 for outside of a root. Ignored for a
  /// size.
  var space: Int32
}

/// The meaning of a kind of attribute: the equation that a value of it stands for.
struct Formula {
  /// What the value does in the equation.
  enum Role {
    /// It is the constant, with this sign. Where the sign is negative, at least becomes at most.
    case constant(sign: Double)
    /// It is the multiplier, times this.
    case multiplier(Double)
  }

  /// Whose line the second one is.
  enum Partner {
    case nobody
    case itself
    case parent
    case other
  }

  var line: Line
  var partner: Partner
  var partnerLine: Line
  var partnerArea = Area.edges
  var role: Role

  /// The formula of a kind that is no group. A rule's alignments are raw: the sign is the screen's.
  init(_ kind: AttributeKind, hasOther: Bool, isRaw: Bool = false) {
    let side = Line(rawValue: kind.side) ?? .left
    let isFar = kind.side & 1 == 1
    line = side
    partnerLine = side
    switch kind.family {
    case .dimension:
      line = kind == .height ? .height : .width
      partnerLine = kind == .width ? .width : .height
      let isRatio = kind == .aspectRatio
      partner = hasOther ? .other : isRatio ? .itself : .nobody
      role = hasOther || isRatio ? .multiplier(1) : .constant(sign: 1)
    case .inset, .safeInset, .marginInset:
      partner = .parent
      if side == .firstBaseline { partnerLine = .top }
      if side == .lastBaseline { partnerLine = .bottom }
      partnerArea =
        kind.family == .inset ? .edges : kind.family == .safeInset ? .safe : .margins
      role = .constant(sign: isFar ? -1 : 1)
    case .center:
      partner = .parent
      role = .multiplier(2)
    case .offset:
      partner = .other
      partnerLine = side.opposite
      role = .constant(sign: 1)
    case .alignment:
      partner = .other
      let isCenter = side == .centerX || side == .centerY
      let isInwards = !isRaw && !isCenter && (isFar || side == .firstBaseline)
      role = .constant(sign: isInwards ? -1 : 1)
    }
  }
}

extension Relation {
  /// The relation of the negated sides.
  var flipped: Relation {
    switch self {
    case .atMost: .atLeast
    case .equal: .equal
    case .atLeast: .atMost
    }
  }
}
