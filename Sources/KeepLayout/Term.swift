import CKeepLayout

/// A sum of positions and lengths of nodes, and a number: `blue.bottom + 10`. Compared with another
/// one it is a ``Comparison``, which ``Layout/keep(_:)`` makes a constraint of.
public struct Term {
  var layout: LayoutReference?
  var parts: [keep_term] = []
  var constant = 0.0
  /// Why it is no term.
  var fault: String?

  /// A number.
  public init(_ constant: Double) { self.constant = constant }

  init(_ node: Node, _ anchor: Anchor) {
    layout = node.layout
    parts = [keep_term(node: node.c, anchor: anchor.c, coefficient: 1)]
  }

  /// The sum.
  public static func + (one: Term, other: Term) -> Term {
    var sum = one
    sum.layout = one.layout ?? other.layout
    sum.parts += other.parts
    sum.constant += other.constant
    sum.fault = one.fault ?? other.fault
    if let here = one.layout, let there = other.layout, here !== there {
      sum.fault = "a sum of nodes of two layouts"
    }
    return sum
  }

  /// A multiple.
  public static func * (factor: Double, term: Term) -> Term {
    var product = term
    product.constant *= factor
    for place in product.parts.indices { product.parts[place].coefficient *= factor }
    return product
  }

  /// The sum with a number.
  public static func + (term: Term, number: Double) -> Term { term + Term(number) }
  /// The difference from a number.
  public static func - (term: Term, number: Double) -> Term { term + Term(-number) }
  /// The difference.
  public static func - (one: Term, other: Term) -> Term { one + -1 * other }
  /// A multiple.
  public static func * (term: Term, factor: Double) -> Term { factor * term }
  /// A fraction.
  public static func / (term: Term, divisor: Double) -> Term { 1 / divisor * term }
}

/// Two terms and how they relate, at a priority.
public struct Comparison {
  let relation: Relation
  let left: Term
  let right: Term
  var priority = Priority.required

  /// The same at a priority: `green.height == 100 ~ .low`.
  public static func ~ (comparison: Comparison, priority: Priority) -> Comparison {
    var other = comparison
    other.priority = priority
    return other
  }
}

/// Left is equal to right.
public func == (left: Term, right: Term) -> Comparison {
  Comparison(relation: .equal, left: left, right: right)
}

/// Left is equal to a number.
public func == (left: Term, right: Double) -> Comparison { left == Term(right) }

/// Left is at least right.
public func >= (left: Term, right: Term) -> Comparison {
  Comparison(relation: .atLeast, left: left, right: right)
}

/// Left is at least a number.
public func >= (left: Term, right: Double) -> Comparison { left >= Term(right) }

/// Left is at most right.
public func <= (left: Term, right: Term) -> Comparison {
  Comparison(relation: .atMost, left: left, right: right)
}

/// Left is at most a number.
public func <= (left: Term, right: Double) -> Comparison { left <= Term(right) }

extension Node {
  /// The left, as a term.
  public var left: Term { Term(self, .left) }
  /// The right, as a term.
  public var right: Term { Term(self, .right) }
  /// The top, as a term.
  public var top: Term { Term(self, .top) }
  /// The bottom, as a term.
  public var bottom: Term { Term(self, .bottom) }
  /// The leading, as a term.
  public var leading: Term { Term(self, .leading) }
  /// The trailing, as a term.
  public var trailing: Term { Term(self, .trailing) }
  /// The horizontal centre, as a term.
  public var centerX: Term { Term(self, .centerX) }
  /// The vertical centre, as a term.
  public var centerY: Term { Term(self, .centerY) }
  /// The last baseline, as a term.
  public var lastBaseline: Term { Term(self, .lastBaseline) }
  /// The first baseline, as a term.
  public var firstBaseline: Term { Term(self, .firstBaseline) }
  /// The left margin, as a term.
  public var leftMargin: Term { Term(self, .leftMargin) }
  /// The right margin, as a term.
  public var rightMargin: Term { Term(self, .rightMargin) }
  /// The top margin, as a term.
  public var topMargin: Term { Term(self, .topMargin) }
  /// The bottom margin, as a term.
  public var bottomMargin: Term { Term(self, .bottomMargin) }
  /// The leading margin, as a term.
  public var leadingMargin: Term { Term(self, .leadingMargin) }
  /// The trailing margin, as a term.
  public var trailingMargin: Term { Term(self, .trailingMargin) }
  /// The left safe, as a term.
  public var leftSafe: Term { Term(self, .leftSafe) }
  /// The right safe, as a term.
  public var rightSafe: Term { Term(self, .rightSafe) }
  /// The top safe, as a term.
  public var topSafe: Term { Term(self, .topSafe) }
  /// The bottom safe, as a term.
  public var bottomSafe: Term { Term(self, .bottomSafe) }
  /// The leading safe, as a term.
  public var leadingSafe: Term { Term(self, .leadingSafe) }
  /// The trailing safe, as a term.
  public var trailingSafe: Term { Term(self, .trailingSafe) }
}

extension Term {
  /// A width or a height; of other attributes ``Layout/keep(_:)`` throws.
  init(_ attribute: Attribute) {
    switch (attribute.kind, attribute.node) {
    case (.width, let node?): self.init(node, .width)
    case (.height, let node?): self.init(node, .height)
    default:
      self.init(0)
      fault = "\(attribute.text(.description)) is neither a width nor a height"
    }
  }
}

/// A multiple of a width or a height.
public func * (factor: Double, length: Attribute) -> Term { factor * Term(length) }

/// A width or a height, and a number.
public func + (length: Attribute, number: Double) -> Term { Term(length) + number }

/// A width or a height, less a number.
public func - (length: Attribute, number: Double) -> Term { Term(length) - number }

/// The length is equal to right.
public func == (length: Attribute, right: Term) -> Comparison { Term(length) == right }

/// The length is equal to a number.
public func == (length: Attribute, right: Double) -> Comparison { Term(length) == right }

/// The length is at least right.
public func >= (length: Attribute, right: Term) -> Comparison { Term(length) >= right }

/// The length is at least a number.
public func >= (length: Attribute, right: Double) -> Comparison { Term(length) >= right }

/// The length is at most right.
public func <= (length: Attribute, right: Term) -> Comparison { Term(length) <= right }

/// The length is at most a number.
public func <= (length: Attribute, right: Double) -> Comparison { Term(length) <= right }
