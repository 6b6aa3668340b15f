import ConstraintSolver
import LayoutStore

/// What every constraint is on its way to the solver: a sum of lines of nodes, each times a factor,
///
///     factor * line + factor * line + ...  AT MOST | EQUAL | AT LEAST  constant     @ priority
///
/// A value of an attribute, a rule, a term, an equation, an applied attribute, the size of a root and
/// content are where it comes from. A value of an attribute states
///
///     first  AT MOST | EQUAL | AT LEAST  multiplier * second + constant     @ priority
///
/// with the factor 1 for its first line, so that a violation is measured in points of it; a value
/// that follows another attribute has the terms of that attribute in the sum, too.
package struct LinearRelation {
  package var terms = LineSum()
  /// Where the terms of the attribute begin that the value follows. They have a coordinate space and a
  /// reading direction of their own.
  var followed = 0
  package var relation = Relation.equal
  package var constant = 0.0
  package var priority = Priority.required
  var role = ValueRole.constant(sign: 1)
  /// It is a sum of terms, those of one variable of which are added up in its row.
  var addsUp = false
  /// The side that keeps another priority than the rest; nil for none.
  var firm: FirmSide?

  /// What the value of the constraint is in it.
  enum ValueRole {
    /// The constant, with this sign. Where the sign is negative, at least becomes at most.
    case constant(sign: Double)
    /// The multiplier of the second line, times this.
    case multiplier(Double)
    /// The angle of a place on a circle, of which the constant is the offset along an axis.
    case angle(Axis, radius: Double)
    /// Nothing: while a node is gone, another value counts.
    case none
  }

  /// By how much the constant grows if the value grows by 1; 0 where that changes a factor, or nothing.
  var sign: Double {
    if case .constant(let sign) = role { sign } else { 0 }
  }

  package var hasFactor: Bool {
    if case .multiplier = role { true } else { false }
  }

  /// It fixes the size that it is about.
  package var isFixed: Bool { priority > Priority.required && relation == .equal }

  /// Puts a value where it has its part.
  package mutating func set(value: Double) {
    switch role {
    case .constant(let sign): constant = value * sign + 0
    case .multiplier(let factor): terms[1].factor = -value * factor
    case .angle(let axis, let radius): constant = Circle.offset(axis, value, radius)
    case .none: break
    }
  }

  /// Whether one of some terms is of a leading or trailing line.
  func isDirectional(_ places: Range<Int>) -> Bool {
    for place in places where terms[place].line.isDirectional { return true }
    return false
  }

  /// The same with the other sign.
  package mutating func negate() {
    for place in terms.indices { terms[place].factor = -terms[place].factor }
    constant = 0 - constant
    relation = relation.flipped
  }
}

/// A side of a relation, at least or at most, with a priority of its own.
struct FirmSide: BitwiseCopyable {
  var isLower: Bool
  var priority: Double
}

/// A line of a node, times a factor.
package struct LineTerm: BitwiseCopyable {
  /// The node's slot.
  package var node: NodeSlot
  package var line: Line
  package var area = Area.edges
  /// The node in whose inside the line's position counts; none for outside of a root. Ignored for a
  /// size.
  package var space = NodeSlot.none
  package var factor = 1.0

  /// Whether it is where a line is along an axis.
  func isPosition(_ axis: Axis) -> Bool { !line.isSize && line.axis == axis }
}

/// Terms in their order. It takes storage only for more than four, which few have.
package struct LineSum: RandomAccessCollection, MutableCollection {
  private var first = LineTerm(node: .none, line: .left)
  private var second = LineTerm(node: .none, line: .left)
  private var third = LineTerm(node: .none, line: .left)
  private var fourth = LineTerm(node: .none, line: .left)
  private var others: [LineTerm] = []
  package private(set) var endIndex = 0

  package var startIndex: Int { 0 }

  package subscript(place: Int) -> LineTerm {
    @inline(never) get {
      switch place {
      case 0: first
      case 1: second
      case 2: third
      case 3: fourth
      default: others[place - 4]
      }
    }
    @inline(never) set {
      switch place {
      case 0: first = newValue
      case 1: second = newValue
      case 2: third = newValue
      case 3: fourth = newValue
      default: others[place - 4] = newValue
      }
    }
  }

  mutating func append(_ term: LineTerm) {
    endIndex += 1
    if endIndex > 4 { others.append(term) } else { self[endIndex - 1] = term }
  }
}
