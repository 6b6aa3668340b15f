import ConstraintSolver

/// What a grid wants of its tracks, of its members, and of itself; and a flow of its lines.
struct GridRows {
  private let layout: Layout
  private let grid: NodeSlot
  private let values: ContainerValues
  private let isFlow: Bool
  private let lines: (horizontal: ContainerLines, vertical: ContainerLines)
  /// The guides of the columns and of the rows.
  private let columns: [TrackRecord]
  private let rowTracks: [TrackRecord]
  private(set) var rows: [ContainerRow] = []

  init(_ layout: Layout, _ container: ContainerSlot) {
    self.layout = layout
    let record = layout.containers[container]
    (grid, values) = (record.node, record.values)
    isFlow = record.kind == .stack
    let isRightToLeft = layout.isRightToLeft(grid)
    lines = (
      ContainerLines(.horizontal, of: values, isRightToLeft: isRightToLeft),
      ContainerLines(.vertical, of: values, isRightToLeft: isRightToLeft)
    )
    columns = layout.containers.tracks(of: container, .horizontal)
    rowTracks = layout.containers.tracks(of: container, .vertical)
  }

  private func handle(_ node: NodeSlot) -> Node { layout.node(at: node) }

  private func lines(_ axis: Axis) -> ContainerLines {
    axis == .horizontal ? lines.horizontal : lines.vertical
  }

  private func tracks(_ axis: Axis) -> [TrackRecord] {
    axis == .horizontal ? columns : rowTracks
  }

  private mutating func add(_ row: ContainerRow) { rows.append(row) }

  /// How the tracks lie in the container.
  private var alignment: Alignment { isFlow ? values.justify : .start }

  // MARK: Tracks

  /// The rows about one track.
  mutating func want(track place: Int, _ axis: Axis) {
    rows.removeAll(keepingCapacity: true)
    let (tracks, lines) = (tracks(axis), lines(axis))
    let guide = handle(tracks[place].guide), track = tracks[place].track
    if place == 0 {
      let isPinned = alignment == .fill || alignment.isAtStart
      var row = ContainerRow(
        .trackStart, isPinned ? .equal : .atLeast, lines.padding.near,
        at: isPinned ? Priority.required : ContainerPriority.inside)
      row.add(lines.sign, guide, lines.near)
      row.add(-lines.sign, handle(grid), lines.near)
      add(row)
      if alignment == .center { wantBalance(guide, handle(tracks[tracks.count - 1].guide), lines) }
    } else {
      let isBeside = !tracks[place].isCollapsed && tracks[..<place].contains { !$0.isCollapsed }
      let gap = isFlow || axis == .vertical ? values.rowGap : values.gap
      var row = ContainerRow(.trackGap, .equal, isBeside ? gap : 0)
      row.add(lines.sign, guide, lines.near)
      row.add(-lines.sign, handle(tracks[place - 1].guide), lines.far)
      add(row)
    }
    if place == tracks.count - 1 {
      // Without fractions nothing takes what is left.
      let isFilled = tracks.contains { $0.track.kind == .fraction }
      var row = ContainerRow(
        .trackEnd, isFilled || alignment.isAtEnd ? .equal : .atLeast, lines.padding.far,
        at: alignment.isAtEnd ? Priority.required : ContainerPriority.inside)
      row.add(-lines.sign, guide, lines.far)
      row.add(lines.sign, handle(grid), lines.far)
      add(row)
    }
    wantSize(track, guide, place, axis)
    if tracks[place].isEven { wantEven(place, axis) }
  }

  private mutating func wantBalance(_ first: Node, _ last: Node, _ lines: ContainerLines) {
    var row = ContainerRow(
      .trackBalance, .equal, (lines.padding.near - lines.padding.far) / 2,
      at: ContainerPriority.balance)
    row.add(lines.sign / 2, first, lines.near)
    row.add(lines.sign / 2, last, lines.far)
    row.add(-lines.sign / 2, handle(grid), lines.near)
    row.add(-lines.sign / 2, handle(grid), lines.far)
    add(row)
  }

  /// A content track of the size of the one before, as far as others let it: a member in both of them widens them
  /// evenly.
  private mutating func wantEven(_ place: Int, _ axis: Axis) {
    let tracks = tracks(axis)
    guard let other = tracks[..<place].last(where: { $0.track.kind == .content }) else { return }
    var row = ContainerRow(.trackEven, .equal, 0, at: ContainerPriority.even)
    row.add(1, handle(tracks[place].guide), lines(axis).size)
    row.add(-1, handle(other.guide), lines(axis).size)
    add(row)
  }

  private mutating func wantSize(
    _ track: GridTrack, _ guide: Node, _ place: Int, _ axis: Axis
  ) {
    let size = lines(axis).size
    func sized(
      _ role: ContainerRole, _ relation: Relation, _ length: Double, _ priority: Double
    ) -> ContainerRow {
      var row = ContainerRow(role, relation, length, at: priority)
      row.add(1, guide, size)
      return row
    }
    switch track.kind {
    case .fixed: add(sized(.trackSize, .equal, track.value, Priority.required))
    case .content: add(sized(.trackLeast, .atMost, 0, ContainerPriority.least))
    case .fraction:
      let other = tracks(axis)[..<place].last { $0.track.kind == .fraction }
      if let other {
        var row = sized(.trackShare, .equal, 0, ContainerPriority.share)
        row.add(-track.value / other.track.value, handle(other.guide), size)
        add(row)
      }
    }
    if !track.min.isNaN { add(sized(.trackMin, .atLeast, track.min, Priority.required)) }
    if !track.max.isNaN { add(sized(.trackMax, .atMost, track.max, Priority.required)) }
  }

  // MARK: Members

  /// The rows about a member in its cells; one that takes no space is a point in the corner. One that takes none
  /// along one axis begins where its cells do.
  mutating func want(member: NodeSlot, in cells: GridCells?) {
    rows.removeAll(keepingCapacity: true)
    if !layout.isMember(member) { return }
    guard let cells, layout.isVisibleMember(member) else { return wantGone(member) }
    let own = layout.membership(of: member)
    place(member, in: cells, .horizontal, own.justify ?? values.justify)
    place(member, in: cells, .vertical, own.alignment ?? values.alignment)
  }

  private mutating func wantGone(_ member: NodeSlot) {
    for axis in Axis.each {
      let lines = lines(axis)
      var row = ContainerRow(
        axis == .horizontal ? .goneAlong : .goneAcross, .equal, lines.padding.near)
      row.add(lines.sign, handle(member), lines.near)
      row.add(-lines.sign, handle(grid), lines.near)
      add(row)
    }
  }

  private mutating func place(
    _ member: NodeSlot, in cells: GridCells, _ axis: Axis, _ alignment: Alignment
  ) {
    let (lines, isAlong) = (lines(axis), axis == .horizontal)
    let alignment = layout.isGone(member, axis) ? .start : alignment
    let first = handle(tracks(axis)[cells.first(axis)].guide)
    let last = handle(tracks(axis)[cells.first(axis) + cells.count(axis) - 1].guide)
    let isAtEnd = alignment.isAtEnd
    let isPinned = alignment == .fill || alignment.isAtStart
    var near = ContainerRow(
      isAlong ? .columnNear : .near, isPinned ? .equal : .atLeast,
      at: isPinned ? Priority.required : ContainerPriority.inside)
    near.add(lines.sign, handle(member), lines.near)
    near.add(-lines.sign, first, lines.near)
    add(near)
    var far = ContainerRow(
      isAlong ? .columnFar : .far, alignment == .fill || isAtEnd ? .equal : .atLeast,
      at: isAtEnd ? Priority.required : ContainerPriority.inside)
    far.add(-lines.sign, handle(member), lines.far)
    far.add(lines.sign, last, lines.far)
    add(far)
    if alignment == .center {
      var center = ContainerRow(isAlong ? .columnCenter : .center)
      center.add(1, handle(member), lines.center)
      center.add(-0.5, first, lines.near)
      center.add(-0.5, last, lines.far)
      add(center)
    }
  }

  // MARK: The grid itself

  /// The rows about the grid itself: it is as small as its tracks allow.
  mutating func wantOfGrid() {
    rows.removeAll(keepingCapacity: true)
    for axis in Axis.each {
      let (isAlong, lines) = (axis == .horizontal, lines(axis))
      var row = ContainerRow(isAlong ? .fitAlong : .fitAcross, .atMost, at: ContainerPriority.fit)
      row.add(1, handle(grid), lines.size)
      add(row)
      if !tracks(axis).isEmpty { continue }
      row = ContainerRow(
        isAlong ? .paddingAlong : .paddingAcross, .atLeast,
        lines.padding.near + lines.padding.far, at: ContainerPriority.inside)
      row.add(1, handle(grid), lines.size)
      add(row)
    }
  }
}
