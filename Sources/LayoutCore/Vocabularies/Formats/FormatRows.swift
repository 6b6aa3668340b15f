import ConstraintSolver
import LayoutStore

/// What a format is made of once it is read, and stays made of: its views, and its constraints.
package enum FormatPartKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// The superview, where it stands in the string.
  case bar = 0
  /// A view, and one that shares its place with the view before.
  case view = 1
  case nextView = 2
  /// A view that begins with the first and ends with the last of those that follow, and their end.
  case stack = 3
  case stackEnd = 4
  /// A gap of its own size, of the standard size, and of the size of others. Each is before the view that it
  /// leads to.
  case gap = 5
  case standardGap = 6
  case flexibleGap = 7
  /// A gap of the same predicate to another of the views at one place.
  case nextGap = 8
  /// A flexible gap is as large as the one before.
  case equal = 9
  /// The size of the view before.
  case size = 10
  /// Two views have a line in common.
  case alignment = 11

  /// Whether it is a constraint.
  package var isConstraint: Bool { rawValue >= Self.gap.rawValue }

  /// Whether it is of a node.
  package var isView: Bool { self == .view || self == .nextView || self == .stack }

  /// Its word in a document.
  package var word: StaticString {
    switch self {
    case .bar: "bar"
    case .view: "view"
    case .nextView: "next-view"
    case .stack: "stack"
    case .stackEnd: "stack-end"
    case .gap: "gap"
    case .standardGap: "standard-gap"
    case .flexibleGap: "flexible-gap"
    case .nextGap: "next-gap"
    case .equal: "equal"
    case .size: "size"
    case .alignment: "alignment"
    }
  }
}

/// Makes the constraints of a format out of its elements, in Apple's order: for each view what leads to it, then
/// its size; at last alignments.
struct FormatRows {
  /// The gap between siblings.
  static let standardGap = 8.0
  /// Flexible gaps are not below 0, unless the views are too large: then they overlap evenly.
  static let flexiblePriority = 999.0

  private let format: FormatReader
  private let lines: FormatLines
  private let options: FormatOptions
  /// The equations, without an index.
  private(set) var words: EquationReader
  /// The parts; of those that are constraints, in the order of the equations.
  private(set) var parts: [(kind: FormatPartKind, node: Node)] = []

  /// What a gap begins or ends at.
  private enum End: Equatable {
    case superview
    case view(Node)
    /// The edge of a stack, from inside.
    case inside(Node)

    var isView: Bool { if case .view = self { true } else { false } }

    /// None for the superview.
    var node: Node {
      switch self {
      case .superview: .none
      case .view(let node), .inside(let node): node
      }
    }
  }

  /// The distance from one line to another, as the format goes.
  private struct Gap {
    var plus: AnchorTerm
    var minus: AnchorTerm
  }

  init(_ format: FormatReader, _ options: FormatOptions) {
    self.format = format
    self.options = options
    lines = FormatLines(format.axis, options)
    words = format.words
  }

  mutating func make() throws(FoundFault) {
    var place = 0
    try makeChain(from: &place)
    try align(parts.compactMap { $0.kind.isView ? $0.node : nil })
    if words.equations.isEmpty { throw words.fault(.nothing, at: 0) }
  }

  /// Makes what connects the views of the format, or of a stack up to its end.
  private mutating func makeChain(from place: inout Int, in stack: End? = nil) throws(FoundFault) {
    var before = stack.map { [$0] } ?? []
    var flexible: [Gap] = []
    var connection = FormatElement(kind: .connection(.open), place: 0)
    while place < format.elements.count {
      let element = format.elements[place]
      if case .connection = element.kind {
        connection = element
        place += 1
        continue
      }
      let views = place..<endOfPlace(place)
      place = views.upperBound
      let here = views.map { end(of: format.elements[$0]) ?? stack ?? .superview }
      try connect(before, here, connection, &flexible)
      for view in views { try addView(format.elements[view]) }
      if case .stackEnd = element.kind { return }
      if case .stack(let node) = element.kind { try makeChain(from: &place, in: .inside(node)) }
      before = here
    }
  }

  /// Where the views end that share a place.
  private func endOfPlace(_ start: Int) -> Int {
    var end = start + 1
    while end < format.elements.count, case .view(_, isNext: true) = format.elements[end].kind {
      end += 1
    }
    return end
  }

  /// None for the end of a stack.
  private func end(of element: FormatElement) -> End? {
    switch element.kind {
    case .view(let node, _), .stack(let node): .view(node)
    case .bar, .connection: .superview
    case .stackEnd: nil
    }
  }

  private mutating func add(
    _ kind: FormatPartKind, _ terms: [AnchorTerm], _ relation: Relation, _ constant: Double,
    _ priority: Double, at place: Int
  ) throws(FoundFault) {
    if words.equations.count == format.limit { throw words.fault(.many, at: place) }
    parts.append((kind, .none))
    words.add(terms, relation, constant, priority, at: place)
  }

  private mutating func add(
    _ kind: FormatPartKind, _ predicate: FormatPredicate, of terms: [AnchorTerm]
  ) throws(FoundFault) {
    var terms = terms
    for term in format.terms[predicate.terms] {
      terms.append(AnchorTerm(term.node, term.anchor, -term.coefficient))
    }
    try add(
      kind, terms, predicate.relation, predicate.constant,
      predicate.priority.isNaN ? format.priority : predicate.priority, at: predicate.place)
  }
}

// MARK: Views

extension FormatRows {
  private mutating func addView(_ element: FormatElement) throws(FoundFault) {
    switch element.kind {
    case .connection: return
    case .bar: parts.append((.bar, .none))
    case .stackEnd: parts.append((.stackEnd, .none))
    case .view(let node, let isNext): try add(isNext ? .nextView : .view, node, element)
    case .stack(let node): try add(.stack, node, element)
    }
  }

  private mutating func add(
    _ kind: FormatPartKind, _ node: Node, _ element: FormatElement
  ) throws(FoundFault) {
    parts.append((kind, node))
    for predicate in element.predicates {
      try add(.size, format.predicates[predicate], of: [AnchorTerm(node, lines.size)])
    }
  }

  private mutating func align(_ views: [Node]) throws(FoundFault) {
    for line in options.lines {
      for place in views.indices.dropFirst() where views[place] != views[place - 1] {
        let terms = [AnchorTerm(views[place], line), AnchorTerm(views[place - 1], line, -1)]
        try add(.alignment, terms, .equal, 0, format.priority, at: 0)
      }
    }
  }
}

// MARK: Gaps

extension FormatRows {
  private mutating func connect(
    _ before: [End], _ here: [End], _ connection: FormatElement, _ flexible: inout [Gap]
  ) throws(FoundFault) {
    guard case .connection(let kind) = connection.kind, kind != .open else { return }
    if before.count > format.limit / here.count { throw words.fault(.many, at: connection.place) }
    let pairs = before.flatMap { one in here.map { (one, $0) } }
    let gaps = pairs.map { gap($0, $1, isStandard: kind == .standard) }
    switch kind {
    case .flush, .standard:
      for place in gaps.indices {
        let isBetween = pairs[place].0.isView && pairs[place].1.isView
        let constant = kind == .standard && isBetween ? Self.standardGap : 0
        try add(
          place > 0 ? .nextGap : kind == .standard ? .standardGap : .gap, gaps[place], .equal,
          constant, format.priority, connection)
      }
    case .spaced: try add(.gap, gaps, connection)
    case .flexible:
      if connection.predicates.isEmpty {
        for place in gaps.indices {
          try add(
            place > 0 ? .nextGap : .flexibleGap, gaps[place], .atLeast, 0,
            min(Self.flexiblePriority, format.priority), connection)
        }
      } else {
        try add(.flexibleGap, gaps, connection)
      }
      try equate(gaps, flexible, connection)
      flexible = gaps
    case .open: return
    }
  }

  private mutating func add(
    _ kind: FormatPartKind, _ gap: Gap, _ relation: Relation, _ constant: Double,
    _ priority: Double, _ connection: FormatElement
  ) throws(FoundFault) {
    try add(kind, [gap.plus, gap.minus], relation, constant, priority, at: connection.place)
  }

  /// Each predicate for each gap.
  private mutating func add(
    _ kind: FormatPartKind, _ gaps: [Gap], _ connection: FormatElement
  ) throws(FoundFault) {
    for predicate in connection.predicates {
      for place in gaps.indices {
        try add(
          place > 0 ? .nextGap : kind, format.predicates[predicate],
          of: [gaps[place].plus, gaps[place].minus])
      }
    }
  }

  /// Flexible gaps are as large as those before, view by view where these are as many.
  private mutating func equate(
    _ gaps: [Gap], _ others: [Gap], _ connection: FormatElement
  ) throws(FoundFault) {
    if others.isEmpty { return }
    for place in gaps.indices {
      let other = others[gaps.count == others.count ? place : 0]
      var (plus, minus) = (other.minus, other.plus)
      (plus.coefficient, minus.coefficient) = (1, -1)
      let terms = [gaps[place].plus, gaps[place].minus, plus, minus]
      try add(.equal, terms, .equal, 0, format.priority, at: connection.place)
    }
  }

  /// The gap from one view to the next. Between what surrounds and what is in it, a standard gap begins at margins.
  private func gap(_ one: End, _ other: End, isStandard: Bool) -> Gap {
    let isBetween = one.isView && other.isView
    let near = isStandard && !isBetween ? lines.nearMargin : lines.near
    let far = isStandard && !isBetween ? lines.farMargin : lines.far
    let minus =
      one.isView
      ? AnchorTerm(one.node, isBetween ? lines.gapFar : lines.far) : AnchorTerm(one.node, near)
    let plus =
      other.isView
      ? AnchorTerm(other.node, isBetween ? lines.gapNear : lines.near)
      : AnchorTerm(other.node, far)
    var gap = lines.isReversed ? Gap(plus: minus, minus: plus) : Gap(plus: plus, minus: minus)
    gap.minus.coefficient = -1
    return gap
  }
}
