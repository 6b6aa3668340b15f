import ConstraintSolver
import LayoutStore

/// What a format is made of once it is read, and stays made of: its views, and its constraints.
package enum FormatPartKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// The superview, where it stands in the string.
  case bar = 0
  /// A view, and one that shares its place with the view before.
  case view = 1
  case nextView = 2
  /// A gap of its own size, of the standard size, and of the size of others. Each is before the view that it
  /// leads to.
  case gap = 3
  case standardGap = 4
  case flexibleGap = 5
  /// A gap of the same predicate to another of the views at one place.
  case nextGap = 6
  /// A flexible gap is as large as the one before.
  case equal = 7
  /// The size of the view before.
  case size = 8
  /// Two views have a line in common.
  case alignment = 9

  /// Whether it is a constraint.
  package var isConstraint: Bool { rawValue >= Self.gap.rawValue }

  /// Its word in a document.
  package var word: StaticString {
    switch self {
    case .bar: "bar"
    case .view: "view"
    case .nextView: "next-view"
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
    var before: [Node] = [], flexible: [Gap] = [], views: [Node] = []
    var connection = FormatElement(kind: .connection(.open), place: 0)
    var place = 0
    while place < format.elements.count {
      let element = format.elements[place]
      if case .connection = element.kind {
        connection = element
        place += 1
        continue
      }
      let end = endOfPlace(place)
      let here = (place..<end).map { node(of: format.elements[$0]) }
      try connect(before, here, connection, &flexible)
      for view in place..<end { try addView(format.elements[view]) }
      views.append(contentsOf: here.filter { $0 != .none })
      before = here
      place = end
    }
    try align(views)
    if words.equations.isEmpty { throw words.fault(.nothing, at: 0) }
  }

  /// Where the views end that share a place.
  private func endOfPlace(_ start: Int) -> Int {
    var end = start + 1
    while end < format.elements.count, case .view(_, isNext: true) = format.elements[end].kind {
      end += 1
    }
    return end
  }

  /// None for the superview.
  private func node(of element: FormatElement) -> Node {
    if case .view(let node, _) = element.kind { return node }
    return .none
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
    case .view(let node, let isNext):
      parts.append((isNext ? .nextView : .view, node))
      for predicate in element.predicates {
        try add(.size, format.predicates[predicate], of: [AnchorTerm(node, lines.size)])
      }
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
    _ before: [Node], _ here: [Node], _ connection: FormatElement, _ flexible: inout [Gap]
  ) throws(FoundFault) {
    guard case .connection(let kind) = connection.kind, kind != .open else { return }
    if before.count > format.limit / here.count { throw words.fault(.many, at: connection.place) }
    let pairs = before.flatMap { one in here.map { (one, $0) } }
    let gaps = pairs.map { gap($0, $1, isStandard: kind == .standard) }
    switch kind {
    case .flush, .standard:
      for place in gaps.indices {
        let isInside = pairs[place].0 != .none && pairs[place].1 != .none
        let constant = kind == .standard && isInside ? Self.standardGap : 0
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

  /// The gap from one view to the next; none is the superview.
  private func gap(_ one: Node, _ other: Node, isStandard: Bool) -> Gap {
    let end: AnchorKind, start: AnchorKind
    if one == .none {
      (end, start) = (isStandard ? lines.nearMargin : lines.near, lines.near)
    } else if other == .none {
      (end, start) = (lines.far, isStandard ? lines.farMargin : lines.far)
    } else {
      (end, start) = (lines.gapFar, lines.gapNear)
    }
    let terms = (AnchorTerm(other, start), AnchorTerm(one, end))
    var gap = Gap(plus: terms.0, minus: terms.1)
    if lines.isReversed { gap = Gap(plus: terms.1, minus: terms.0) }
    gap.minus.coefficient = -1
    return gap
  }
}
