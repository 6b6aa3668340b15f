import LayoutCore

/// How members of a row or column lie along it.
public typealias Distribution = LayoutCore.Distribution
/// How members of a row or column lie across it.
public typealias Alignment = LayoutCore.Alignment

/// Rows, columns, flows and grids: nodes that arrange their children, in their order, by constraints. Members come, go and
/// change places as children do; one that is gone leaves no gap.
///
///     let bar = window.row(save, cancel, help, gap: 8, padding: 16, align: .center)
///     save.weight = 2
///     bar.gap = 12
extension Node {
  /// A new node in this one that arranges others in a row, in reading direction. They become its children.
  @discardableResult
  public func row(
    _ members: Node..., gap: Double = 0, padding: Padding = 0, align: Alignment = .fill,
    distribution: Distribution = .fill, bias: Double = 0
  ) -> Node {
    stack(.horizontal, members, gap, padding, align, distribution, bias) { _ in }
  }

  /// The same of nodes in an array.
  @discardableResult
  public func row(
    _ members: [Node], gap: Double = 0, padding: Padding = 0, align: Alignment = .fill,
    distribution: Distribution = .fill, bias: Double = 0
  ) -> Node {
    stack(.horizontal, members, gap, padding, align, distribution, bias) { _ in }
  }

  /// The same in a column.
  @discardableResult
  public func column(
    _ members: Node..., gap: Double = 0, padding: Padding = 0, align: Alignment = .fill,
    distribution: Distribution = .fill, bias: Double = 0
  ) -> Node {
    stack(.vertical, members, gap, padding, align, distribution, bias) { _ in }
  }

  /// The same of nodes in an array.
  @discardableResult
  public func column(
    _ members: [Node], gap: Double = 0, padding: Padding = 0, align: Alignment = .fill,
    distribution: Distribution = .fill, bias: Double = 0
  ) -> Node {
    stack(.vertical, members, gap, padding, align, distribution, bias) { _ in }
  }

  /// The same in lines: a member that does not fit begins a line, in which it keeps its size.
  @discardableResult
  public func flow(
    _ members: Node..., axis: Axis = .horizontal, gap: Double = 0, rowGap: Double? = nil,
    padding: Padding = 0, align: Alignment = .fill, justify: Alignment = .fill,
    distribution: Distribution = .fill, bias: Double = 0
  ) -> Node {
    flow(
      members, axis: axis, gap: gap, rowGap: rowGap, padding: padding, align: align,
      justify: justify,
      distribution: distribution, bias: bias)
  }

  /// The same of nodes in an array.
  @discardableResult
  public func flow(
    _ members: [Node], axis: Axis = .horizontal, gap: Double = 0, rowGap: Double? = nil,
    padding: Padding = 0, align: Alignment = .fill, justify: Alignment = .fill,
    distribution: Distribution = .fill, bias: Double = 0
  ) -> Node {
    stack(axis, members, gap, padding, align, distribution, bias) {
      ($0.wraps, $0.rowGap, $0.justify) = (true, rowGap ?? gap, justify)
    }
  }

  private func stack(
    _ axis: Axis, _ members: [Node], _ gap: Double, _ padding: Padding, _ align: Alignment,
    _ distribution: Distribution, _ bias: Double, _ set: (inout ContainerValues) -> Void
  ) -> Node {
    var values = ContainerValues(axis)
    values.gap = gap
    values.padding = padding.insets
    values.alignment = align
    values.distribution = distribution
    values.bias = bias
    set(&values)
    let made = layout.note(CoreNode.none) { core throws(CoreError) in
      try core.createStack(under: self.core, values, members.map(\.core))
    }
    return Node(layout: layout, core: made)
  }

  /// A new node in this one that keeps others in columns and rows. They become its children, each in the next free
  /// cell unless it is placed; rows that are missing are made.
  @discardableResult
  public func grid(
    _ members: Node..., columns: [GridTrack], rows: [GridTrack] = [], gap: Double = 0,
    rowGap: Double = 0, padding: Padding = 0, align: Alignment = .fill, justify: Alignment = .fill
  ) -> Node {
    grid(
      members, columns: columns, rows: rows, gap: gap, rowGap: rowGap, padding: padding,
      align: align,
      justify: justify)
  }

  /// The same of nodes in an array.
  @discardableResult
  public func grid(
    _ members: [Node], columns: [GridTrack], rows: [GridTrack] = [], gap: Double = 0,
    rowGap: Double = 0, padding: Padding = 0, align: Alignment = .fill, justify: Alignment = .fill
  ) -> Node {
    var values = ContainerValues(.horizontal)
    (values.gap, values.rowGap, values.padding) = (gap, rowGap, padding.insets)
    (values.alignment, values.justify) = (align, justify)
    let made = layout.note(CoreNode.none) { core throws(CoreError) in
      let columns = try columns.map { (track) throws(CoreError) in try track.core() }
      let rows = try rows.map { (track) throws(CoreError) in try track.core() }
      return try core.createGrid(
        under: self.core, values, columns: columns, rows: rows, members.map(\.core))
    }
    return Node(layout: layout, core: made)
  }

  /// Puts a node into cells of this grid, whose child it becomes.
  public func place(_ node: Node, column: Int, row: Int, columns: Int = 1, rows: Int = 1) {
    layout.note { core throws(CoreError) in
      try core.place(
        node.core, inGrid: self.core,
        GridCells(column: column, row: row, columns: columns, rows: rows))
    }
  }

  /// Lets a node go to the next free cell of this grid, whose child it becomes.
  public func flowIn(_ node: Node) {
    layout.note { core throws(CoreError) in try core.place(node.core, inGrid: self.core, nil) }
  }

  /// The guide that a column or a row of this grid is; nil if there is none.
  public func track(_ axis: Axis, _ place: Int) -> Node? {
    let guide = layout.core.track(place, axis, ofGrid: core)
    return guide == .none ? nil : Node(layout: layout, core: guide)
  }

  /// Changes a column or a row of this grid.
  public func setTrack(_ axis: Axis, _ place: Int, to track: GridTrack) {
    layout.note { core throws(CoreError) in
      try core.setTrack(place, axis, ofGrid: self.core, to: track.core())
    }
  }

  // MARK: Lines

  /// A new guide in this node that is one line: at a distance inside of an edge, and a fraction of the extent from
  /// there.
  @discardableResult
  public func guideline(_ edge: Edge, distance: Double = 0, fraction: Double = 0) -> Node {
    line(edge, distance, fraction, [])
  }

  /// A new guide in this node that is one line: at a distance beyond this edge of the outermost of some nodes. Those
  /// that are gone are left out.
  @discardableResult
  public func barrier(_ edge: Edge, _ first: Node, _ others: Node..., distance: Double = 0) -> Node
  {
    line(edge, distance, 0, [first] + others)
  }

  /// The same of nodes in an array. One of none is an error, and makes no guide.
  @discardableResult
  public func barrier(_ edge: Edge, _ nodes: [Node], distance: Double = 0) -> Node {
    if nodes.isEmpty {
      layout.note { (_) throws(CoreError) in throw .argument("a barrier needs a node") }
      return Node(layout: layout, core: .none)
    }
    return line(edge, distance, 0, nodes)
  }

  private func line(
    _ edge: Edge, _ distance: Double, _ fraction: Double, _ others: [Node]
  ) -> Node {
    let made = layout.note(CoreNode.none) { core throws(CoreError) in
      try core.createLine(
        in: self.core, at: edge.anchor, distance: distance, fraction: fraction,
        of: others.map(\.core))
    }
    return Node(layout: layout, core: made)
  }

  /// Keeps its center at an angle, in degrees clockwise from above, and a distance from that of another node. An
  /// animation that changes the angle runs along the arc.
  public func keepCircle(around center: Node, angle: Double, radius: Double) {
    layout.note { core throws(CoreError) in
      try core.setCircle(
        of: self.core, to: Circle(around: center.core, angle: angle, radius: radius))
    }
  }

  /// Lets it go from the circle that it is on.
  public func leaveCircle() {
    layout.note { core throws(CoreError) in try core.setCircle(of: self.core, to: nil) }
  }

  /// How far a guideline is inside of its edge, or a barrier outside of its nodes.
  public var distance: Double {
    get { self[container: .distance] }
    nonmutating set { self[container: .distance] = newValue }
  }

  /// The share of its owner from its edge to a guideline, in addition.
  public var fraction: Double {
    get { self[container: .fraction] }
    nonmutating set { self[container: .fraction] = newValue }
  }

  // MARK: Of a container

  /// Whether it arranges by constraints of its own.
  public var isContainer: Bool { containerKind != nil }

  /// What kind of container it is: a stack is a row or a column by its axis, and a flow if it wraps. nil for none.
  public var containerKind: ContainerKind? { layout.core.containerKind(of: core) }

  /// Whether a container is a row or a column.
  public var axis: Axis {
    get { self[container: .axis] == 1 ? .vertical : .horizontal }
    nonmutating set { self[container: .axis] = newValue == .vertical ? 1 : 0 }
  }

  /// From one member of a container to the next.
  public var gap: Double {
    get { self[container: .gap] }
    nonmutating set { self[container: .gap] = newValue }
  }

  /// From the edges of a container to its members; left is the leading edge, right the trailing one.
  public var padding: Insets {
    get {
      Insets(
        top: self[container: .paddingTop], left: self[container: .paddingLeft],
        bottom: self[container: .paddingBottom],
        right: self[container: .paddingRight])
    }
    nonmutating set {
      layout.note { core throws(CoreError) in
        let before = padding
        do throws(CoreError) { try setPadding(newValue, in: core) } catch {
          try setPadding(before, in: core)
          throw error
        }
      }
    }
  }

  private func setPadding(_ insets: Insets, in core: CoreLayout) throws(CoreError) {
    try core.set(.paddingTop, ofContainer: self.core, to: insets.top)
    try core.set(.paddingLeft, ofContainer: self.core, to: insets.left)
    try core.set(.paddingBottom, ofContainer: self.core, to: insets.bottom)
    try core.set(.paddingRight, ofContainer: self.core, to: insets.right)
  }

  /// How the members of a container lie across it.
  public var align: Alignment {
    get { chosen(.alignment) ?? .fill }
    nonmutating set { self[container: .alignment] = Double(newValue.rawValue) }
  }

  /// From one row of a grid, or one line of a flow, to the next.
  public var rowGap: Double {
    get { self[container: .rowGap] }
    nonmutating set { self[container: .rowGap] = newValue }
  }

  /// How the members of a grid lie in their columns, or the lines of a flow across it.
  public var justify: Alignment {
    get { chosen(.justify) ?? .fill }
    nonmutating set { self[container: .justify] = Double(newValue.rawValue) }
  }

  /// Whether the members of a row or column break into lines.
  public var wraps: Bool {
    get { self[container: .wraps] == 1 }
    nonmutating set { self[container: .wraps] = newValue ? 1 : 0 }
  }

  /// How the members of a container lie along it.
  public var distribution: Distribution {
    get { chosen(.distribution) ?? .fill }
    nonmutating set { self[container: .distribution] = Double(newValue.rawValue) }
  }

  /// How much of what is left is before packed members: 0 none, 0.5 half of it, 1 all.
  public var bias: Double {
    get { self[container: .bias] }
    nonmutating set { self[container: .bias] = newValue }
  }

  /// A parameter that is one of a few; nil for a node that is no container.
  private func chosen<Choice: RawRepresentable<Int8>>(_ value: ContainerValue) -> Choice? {
    Int8(exactly: self[container: value]).flatMap(Choice.init)
  }

  private subscript(container value: ContainerValue) -> Double {
    get { layout.core.value(value, ofContainer: core) }
    nonmutating set {
      layout.note { core throws(CoreError) in
        try core.set(value, ofContainer: self.core, to: newValue)
      }
    }
  }

  // MARK: Of a member

  /// Its share of what members of its container without a weight leave; 0 for none.
  public var weight: Double {
    get { self[member: .weight] }
    nonmutating set { self[member: .weight] = newValue }
  }

  /// From it to the next member; nil for the gap of the container.
  public var gapAfter: Double? {
    get { self[member: .gapAfter].isNaN ? nil : self[member: .gapAfter] }
    nonmutating set {
      layout.note { core throws(CoreError) in
        try core.set(.gapAfter, ofMember: self.core, to: given(newValue, "the gap "))
      }
    }
  }

  /// How it lies across its container; nil for the alignment of the container.
  public var ownAlign: Alignment? {
    get { Int8(exactly: self[member: .alignment]).flatMap(Alignment.init(rawValue:)) }
    nonmutating set { self[member: .alignment] = newValue.map { Double($0.rawValue) } ?? .nan }
  }

  /// How it lies in its columns of a grid; nil for the justification of the grid.
  public var ownJustify: Alignment? {
    get { Int8(exactly: self[member: .justify]).flatMap(Alignment.init(rawValue:)) }
    nonmutating set { self[member: .justify] = newValue.map { Double($0.rawValue) } ?? .nan }
  }

  /// Whether it is not arranged, though it is in a container.
  public var isExcluded: Bool {
    get { self[member: .excluded] == 1 }
    nonmutating set { self[member: .excluded] = newValue ? 1 : 0 }
  }

  private subscript(member value: MemberValue) -> Double {
    get { layout.core.value(value, ofMember: core) }
    nonmutating set {
      layout.note { core throws(CoreError) in
        try core.set(value, ofMember: self.core, to: newValue)
      }
    }
  }
}

/// An edge of a node.
public enum Edge {
  // The sides, and those of reading.
  case left, right, top, bottom, leading, trailing

  fileprivate var anchor: AnchorKind {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

/// How large a column or a row of a grid is.
public struct GridTrack: Hashable, Sendable {
  private let kind: LayoutCore.GridTrack.Kind
  private let value: Double
  private let min: Double?
  private let max: Double?

  /// As large as its members.
  public static var content: GridTrack { content() }

  /// As large as its members, between limits if they are given.
  public static func content(min: Double? = nil, max: Double? = nil) -> GridTrack {
    GridTrack(kind: .content, value: 0, min: min, max: max)
  }

  /// A length.
  public static func fixed(_ length: Double) -> GridTrack {
    GridTrack(kind: .fixed, value: length, min: nil, max: nil)
  }

  /// A share of what the others leave, between limits if they are given.
  public static func fraction(
    _ share: Double, min: Double? = nil, max: Double? = nil
  ) -> GridTrack { GridTrack(kind: .fraction, value: share, min: min, max: max) }

  /// As the core takes it, for which NaN is no limit.
  fileprivate func core() throws(CoreError) -> LayoutCore.GridTrack {
    for limit in [min, max] {
      if let limit, limit.isNaN {
        throw .number("the limit of a track, ", limit, " is not a number")
      }
    }
    return LayoutCore.GridTrack(kind, value, min: min ?? .nan, max: max ?? .nan)
  }
}

/// Padding: one number for all four sides, or each by itself.
public struct Padding: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// From the edges, positive inside.
  public var insets: Insets

  /// The same on all four sides.
  public init(_ all: Double) { insets = Insets(top: all, left: all, bottom: all, right: all) }

  /// Each side by itself.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    insets = Insets(top: top, left: left, bottom: bottom, right: right)
  }

  /// As the number does.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// As the number does.
  public init(floatLiteral value: Double) { self.init(value) }
}
