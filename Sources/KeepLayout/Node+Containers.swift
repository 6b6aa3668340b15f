import CKeepLayout

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
    padding: Padding = 0, align: Alignment = .fill, distribution: Distribution = .fill,
    bias: Double = 0, rowDistribution: Distribution = .fill, rowBias: Double = 0
  ) -> Node {
    flow(
      members, axis: axis, gap: gap, rowGap: rowGap, padding: padding, align: align,
      distribution: distribution, bias: bias, rowDistribution: rowDistribution, rowBias: rowBias)
  }

  /// The same of nodes in an array.
  @discardableResult
  public func flow(
    _ members: [Node], axis: Axis = .horizontal, gap: Double = 0, rowGap: Double? = nil,
    padding: Padding = 0, align: Alignment = .fill, distribution: Distribution = .fill,
    bias: Double = 0, rowDistribution: Distribution = .fill, rowBias: Double = 0
  ) -> Node {
    stack(axis, members, gap, padding, align, distribution, bias) {
      ($0.wraps, $0.row_gap) = (true, rowGap ?? gap)
      ($0.row_distribution, $0.row_bias) = (rowDistribution.c, rowBias)
    }
  }

  private func stack(
    _ axis: Axis, _ members: [Node], _ gap: Double, _ padding: Padding, _ align: Alignment,
    _ distribution: Distribution, _ bias: Double, _ set: (inout keep_stack) -> Void
  ) -> Node {
    var stack = keep_stack()
    stack.size = UInt32(MemoryLayout<keep_stack>.size)
    (stack.axis, stack.gap, stack.padding) = (axis.c, gap, padding.insets.c)
    (stack.align, stack.distribution, stack.bias) = (align.c, distribution.c, bias)
    set(&stack)
    let handles = members.map { $0.c(in: layout) }
    let made = layout.noteMade { keep_stack_create($0, c, &stack, handles, handles.count) }
    return Node(layout, made)
  }

  /// A new node in this one that keeps others in columns and rows. They become its children, each in the next free
  /// cell unless it is placed; rows that are missing are made. The last column may be there as often as fits.
  @discardableResult
  public func grid(
    _ members: Node..., columns: [GridTrack], rows: [GridTrack] = [], gap: Double = 0,
    rowGap: Double = 0, padding: Padding = 0, align: Alignment = .fill,
    justify: Alignment = .fill, distribution: Distribution = .fill, bias: Double = 0,
    rowDistribution: Distribution = .fill, rowBias: Double = 0, repeats: Repeat = .none
  ) -> Node {
    grid(
      members, columns: columns, rows: rows, gap: gap, rowGap: rowGap, padding: padding,
      align: align, justify: justify, distribution: distribution, bias: bias,
      rowDistribution: rowDistribution, rowBias: rowBias, repeats: repeats)
  }

  /// The same of nodes in an array.
  @discardableResult
  public func grid(
    _ members: [Node], columns: [GridTrack], rows: [GridTrack] = [], gap: Double = 0,
    rowGap: Double = 0, padding: Padding = 0, align: Alignment = .fill,
    justify: Alignment = .fill, distribution: Distribution = .fill, bias: Double = 0,
    rowDistribution: Distribution = .fill, rowBias: Double = 0, repeats: Repeat = .none
  ) -> Node {
    var grid = keep_grid()
    grid.size = UInt32(MemoryLayout<keep_grid>.size)
    (grid.gap, grid.row_gap, grid.padding) = (gap, rowGap, padding.insets.c)
    (grid.align, grid.justify, grid.repeats) = (align.c, justify.c, repeats.c)
    (grid.distribution, grid.bias) = (distribution.c, bias)
    (grid.row_distribution, grid.row_bias) = (rowDistribution.c, rowBias)
    let handles = members.map { $0.c(in: layout) }
    let made = layout.noteMade { pointer throws(KeepError) in
      let columns = try columns.map { track throws(KeepError) in try track.c() }
      let rows = try rows.map { track throws(KeepError) in try track.c() }
      return columns.withUnsafeBufferPointer { columns in
        rows.withUnsafeBufferPointer { rows in
          (grid.columns, grid.column_count) = (columns.baseAddress, columns.count)
          (grid.rows, grid.row_count) = (rows.baseAddress, rows.count)
          return keep_grid_create(pointer, c, &grid, handles, handles.count)
        }
      }
    }
    return Node(layout, made)
  }

  /// Puts a node into cells of this grid, whose child it becomes.
  public func place(_ node: Node, column: Int, row: Int, columns: Int = 1, rows: Int = 1) {
    layout.note { keep_grid_place($0, c, node.c(in: layout), column, row, columns, rows) }
  }

  /// Lets a node go to the next free cell of this grid, whose child it becomes.
  public func flowIn(_ node: Node) {
    layout.note { keep_grid_place($0, c, node.c(in: layout), 0, 0, 0, 0) }
  }

  /// The guide that a column or a row of this grid is; nil if there is none.
  public func track(_ axis: Axis, _ place: Int) -> Node? {
    Node(found: layout, layout.read { keep_grid_track($0, c, axis.c, place) })
  }

  /// Changes a column or a row of this grid.
  public func setTrack(_ axis: Axis, _ place: Int, to track: GridTrack) {
    layout.note { pointer throws(KeepError) in
      keep_grid_set_track(pointer, c, axis.c, place, try track.c())
    }
  }

  /// What a column or a row of this grid was set to.
  public func getTrack(_ axis: Axis, _ place: Int) throws(KeepError) -> GridTrack {
    var track = keep_track()
    try layout.attempt { keep_grid_get_track($0, c, axis.c, place, &track) }
    return GridTrack(track)
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
      layout.keep(KeepError("a barrier needs a node"))
      return Node(layout, keep_node())
    }
    return line(edge, distance, 0, nodes)
  }

  /// Puts a barrier of these nodes in place of those it had.
  public func setNodes(_ nodes: [Node]) {
    let handles = nodes.map { $0.c(in: layout) }
    layout.note { keep_barrier_set_nodes($0, c, handles, handles.count) }
  }

  private func line(
    _ edge: Edge, _ distance: Double, _ fraction: Double, _ others: [Node]
  ) -> Node {
    var line = keep_guideline()
    line.size = UInt32(MemoryLayout<keep_guideline>.size)
    (line.edge, line.distance, line.fraction) = (edge.anchor.c, distance, fraction)
    let handles = others.map { $0.c(in: layout) }
    let made = layout.noteMade { keep_guideline_create($0, c, &line, handles, handles.count) }
    return Node(layout, made)
  }

  /// Keeps its center at an angle, in degrees clockwise from above, and a distance from that of another node. An
  /// animation that changes the angle runs along the arc.
  public func keepCircle(around center: Node, angle: Double, radius: Double) {
    layout.note { keep_node_set_circle($0, c, center.c(in: layout), angle, radius) }
  }

  /// Lets it go from the circle that it is on.
  public func leaveCircle() { layout.note { keep_node_set_circle($0, c, keep_node(), 0, 0) } }

  /// The circle that it is on; nil for none.
  public var circle: (center: Node, angle: Double, radius: Double)? {
    var (angle, radius) = (0.0, 0.0)
    let center = layout.read { keep_node_circle($0, c, &angle, &radius) }
    return Node(found: layout, center).map { ($0, angle, radius) }
  }

  // MARK: Of a container

  /// Whether it arranges by constraints of its own.
  public var isContainer: Bool { containerKind != nil }

  /// What kind of container it is: a stack is a row or a column by its axis, and a flow if it wraps. nil for none.
  public var containerKind: ContainerKind? {
    let kind = layout.read { ContainerKind(keep_node_container_kind($0, c)) }
    return kind == .none ? nil : kind
  }

  /// Whether a container is a row or a column.
  public var axis: Axis {
    get { self[container: KEEP_CONTAINER_AXIS] == 1 ? .vertical : .horizontal }
    nonmutating set { self[container: KEEP_CONTAINER_AXIS] = newValue == .vertical ? 1 : 0 }
  }

  /// From the edges of a container to its members; left is the leading edge, right the trailing one.
  public var padding: Insets {
    get { Insets(top: paddingTop, left: paddingLeft, bottom: paddingBottom, right: paddingRight) }
    nonmutating set {
      let before = padding
      layout.note { pointer throws(KeepError) in
        let status = setPadding(newValue, pointer)
        if status == KEEP_OK { return status }
        let error = KeepError(status, keep_layout_error_message(pointer))
        _ = setPadding(before, pointer)
        throw error
      }
    }
  }

  /// Sets all four, up to the first that is refused.
  private func setPadding(_ insets: Insets, _ pointer: OpaquePointer) -> keep_status {
    for (side, length) in [
      (KEEP_CONTAINER_PADDING_TOP, insets.top), (KEEP_CONTAINER_PADDING_LEFT, insets.left),
      (KEEP_CONTAINER_PADDING_BOTTOM, insets.bottom), (KEEP_CONTAINER_PADDING_RIGHT, insets.right),
    ] {
      let status = keep_container_set(pointer, c, side, length)
      if status != KEEP_OK { return status }
    }
    return KEEP_OK
  }

  subscript(container what: keep_container_value) -> Double {
    get { layout.read { keep_container_get($0, c, what) } }
    nonmutating set { layout.note { keep_container_set($0, c, what, newValue) } }
  }

  subscript(member what: keep_member_value) -> Double {
    get { layout.read { keep_member_get($0, c, what) } }
    nonmutating set { layout.note { keep_member_set($0, c, what, newValue) } }
  }
}

/// An edge of a node.
public enum Edge {
  // The sides, and those of reading.
  case left, right, top, bottom, leading, trailing

  fileprivate var anchor: Anchor {
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
  private let kind: TrackKind
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

  /// A share of what the others leave that no member widens.
  public static func yielding(
    _ share: Double, min: Double? = nil, max: Double? = nil
  ) -> GridTrack { GridTrack(kind: .yielding, value: share, min: min, max: max) }

  /// As small as its members may be: text as long as its longest word.
  public static var least: GridTrack { least() }

  /// As small as its members may be, between limits if they are given.
  public static func least(min: Double? = nil, max: Double? = nil) -> GridTrack {
    GridTrack(kind: .least, value: 0, min: min, max: max)
  }

  /// As large as its members, and an equal part of what the grid has left.
  public static var filling: GridTrack { filling() }

  /// As large as its members, and an equal part of what the grid has left, between limits if they are given.
  public static func filling(min: Double? = nil, max: Double? = nil) -> GridTrack {
    GridTrack(kind: .filling, value: 0, min: min, max: max)
  }

  /// As C takes it, for which 0 is no limit.
  fileprivate func c() throws(KeepError) -> keep_track {
    for limit in [min, max] {
      if let limit, limit.isNaN {
        throw KeepError("the limit of a track, \(limit), is not a number")
      }
    }
    return keep_track(kind: kind.c, value: value, min: min ?? 0, max: max ?? 0)
  }
}

extension GridTrack {
  /// As C has it, for which 0 is no limit.
  fileprivate init(_ track: keep_track) {
    self.init(
      kind: TrackKind(rawValue: Int32(track.kind.rawValue)) ?? .content, value: track.value,
      min: track.min == 0 ? nil : track.min, max: track.max == 0 ? nil : track.max)
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
