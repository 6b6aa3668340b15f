import ConstraintSolver

/// Grids: columns and rows are guides, which members are kept inside of. Members without cells of their own go to
/// the next free one, row by row; rows that are missing are made, as large as their content.
extension Layout {
  /// As many rows as members may be in.
  static let rowLimit = 10_000

  /// Makes a grid: the last child of a parent, or a root for ``Node/none``. The members become its children, in their
  /// order; later children are members, too.
  public func createGrid(
    under parent: Node = .none, _ values: ContainerValues, columns: [GridTrack],
    rows: [GridTrack] = [], _ members: [Node] = []
  ) throws(LayoutError) -> Node {
    if isBusy { throw .busy }
    try check(values)
    if columns.isEmpty { throw .argument("a grid needs a column") }
    if max(columns.count, rows.count) > Self.rowLimit { throw .limit(.tracks) }
    for track in columns + rows { try check(track) }
    let slots = try placeMembers(members, under: parent)
    let made = try createNode(under: parent)
    let node = try place(made)
    for slot in slots { try move(slot, to: node, before: .none) }
    let container = try insertContainer(.grid, of: node, values)
    for track in columns { try append(track, to: container, .horizontal) }
    for track in rows { try append(track, to: container, .vertical) }
    try arrange(container)
    return made
  }

  /// Puts a node into cells of a grid, whose child it becomes if it is not one; nil is the next free cell.
  public func place(
    _ node: Node, inGrid grid: Node, _ cells: GridCells?
  ) throws(LayoutError) {
    _ = try check(node, inGrid: grid, cells)
    try submit(.cells(node, grid, cells))
  }

  func put(_ node: Node, inGrid grid: Node, _ cells: GridCells?) throws(LayoutError) {
    let (slot, gridSlot) = try check(node, inGrid: grid, cells)
    var membership = membership(of: slot)
    membership.cells = cells
    let isElsewhere = nodes[slot].parent != gridSlot
    if isElsewhere && self.container(of: nodes[slot].parent).isNone {
      try changeExtras(of: slot) { $0.membership = membership }
      return try move(slot, to: gridSlot, before: .none)
    }
    if isElsewhere { try move(slot, to: gridSlot, before: .none) }
    try change(slot, to: membership)
  }

  /// Lets a node that leaves a container have no cells, as others have other columns.
  func forgetCells(of node: NodeSlot) throws(LayoutError) {
    if membership(of: node).cells != nil {
      try changeExtras(of: node) { $0.membership.cells = nil }
    }
  }

  /// The cells that a node was put in; nil where it goes to the next free one, and for a stale handle.
  public func cells(of node: Node) -> GridCells? { find(node).flatMap { membership(of: $0).cells } }

  /// The guide that a column or a row of a grid is; none for one that there is not.
  public func track(_ place: Int, _ axis: Axis, ofGrid grid: Node) -> Node {
    guard let slot = find(grid), case let container = container(of: slot), !container.isNone,
      containers[container].kind == .grid,
      case let all = containers.tracks(of: container, axis), all.indices.contains(place)
    else { return .none }
    return node(at: all[place].guide)
  }

  /// Changes a column or a row of a grid.
  public func setTrack(
    _ place: Int, _ axis: Axis, ofGrid grid: Node, to track: GridTrack
  ) throws(LayoutError) {
    let container = try placeGrid(grid)
    guard place >= 0, place < containers.tracks(of: container, axis).count else {
      throw .about(
        grid, .argument(axis == .horizontal ? "there is no such column" : "there is no such row"))
    }
    do throws(LayoutError) { try check(track) } catch { throw .about(grid, error) }
    try submit(.track(place, axis, grid, track))
  }

  /// A row that was made for members, and is not there any more, is left out.
  func put(
    _ track: GridTrack, _ place: Int, _ axis: Axis, ofGrid grid: Node
  ) throws(LayoutError) {
    let container = try placeGrid(grid)
    if place >= containers.tracks(of: container, axis).count { return }
    containers.set(place, of: container, axis, to: track)
    try arrange(container)
  }

  // MARK: Checks

  private func placeGrid(_ grid: Node) throws(LayoutError) -> ContainerSlot {
    let container = container(of: try place(grid, as: .parent))
    guard !container.isNone, containers[container].kind == .grid else {
      throw .notContainer(grid, .grid)
    }
    return container
  }

  /// The slots of a node and of a grid, in some cells of which it may be put.
  private func check(
    _ node: Node, inGrid grid: Node, _ cells: GridCells?
  ) throws(LayoutError) -> (node: NodeSlot, grid: NodeSlot) {
    let (slot, container) = (try place(node), try placeGrid(grid))
    if nodes[slot].isGuide { throw .guide(node) }
    if isInside(containers[container].node, slot) { throw .cycle(node, into: grid) }
    if let cells {
      do throws(LayoutError) {
        try check(cells, columns: containers.tracks(of: container, .horizontal).count)
      } catch {
        throw .about(node, error)
      }
    }
    return (slot, containers[container].node)
  }

  func check(_ track: GridTrack) throws(LayoutError) {
    switch track.kind {
    case .content: break
    case .fixed: try checkLength(track.value, "the size of a track, ")
    case .fraction:
      guard track.value >= 1e-6 && track.value <= 1e6 else {
        throw .number("the fraction ", track.value, " is not between 1e-6 and 1e6")
      }
    }
    if !track.min.isNaN { try checkLength(track.min, "the minimum of a track, ") }
    if !track.max.isNaN { try checkLength(track.max, "the maximum of a track, ") }
    if track.min > track.max {
      throw .number("the minimum of a track, ", track.min, ", is above its maximum")
    }
  }

  /// Nothing is added up, as sums of the largest numbers would not fit where Int has 32 bits.
  private func check(_ cells: GridCells, columns: Int) throws(LayoutError) {
    guard cells.column >= 0 && cells.row >= 0 else {
      throw .argument("columns and rows are counted from 0")
    }
    guard cells.columns >= 1 && cells.rows >= 1 else {
      throw .argument("a member is in one column and row at least")
    }
    guard Int(cells.columns) <= columns - Int(cells.column) else {
      throw .argument("the cells are beyond the last column of the grid")
    }
    guard Int(cells.rows) <= Self.rowLimit - Int(cells.row) else {
      throw .argument("the cells are beyond row 10,000")
    }
  }
}

// MARK: Tracks

extension Layout {
  /// Appends a track; its guide is made unless it is known.
  func append(
    _ track: GridTrack, to container: ContainerSlot, _ axis: Axis, guide known: NodeSlot = .none,
    isImplicit: Bool = false
  ) throws(LayoutError) {
    let guide =
      known.isNone ? try insertNode(under: containers[container].node, isGuide: true) : known
    var record = TrackRecord(guide: guide, track: track)
    record.isImplicit = isImplicit
    guard containers.append(record, to: container, axis) else { throw .limit(.nodes) }
    nodes[guide].traits.insert(containers[container].kind == .grid ? .track : .line)
  }

  /// Makes as many tracks as members need, and takes away those that were made for others.
  func setTracks(_ count: Int, of container: ContainerSlot, _ axis: Axis) throws(LayoutError) {
    let all = containers.tracks(of: container, axis)
    let explicit = all.count - all.count(where: { $0.isImplicit })
    if all.count < count {
      for _ in all.count..<count {
        try append(GridTrack(), to: container, axis, isImplicit: true)
      }
    }
    if all.count <= max(count, explicit) { return }
    var next = containers.cutTracks(of: container, axis, after: max(count, explicit))
    while !next.isNone {
      let track = containers.tracks[next]
      containers.tracks.remove(next)
      try destroy(track.guide)
      next = track.next
    }
  }

  /// Whether a node is the guide of a column or a row of a grid.
  func isTrack(_ node: NodeSlot) -> Bool { nodes[node].traits.contains(.track) }
}

// MARK: Arranging

extension Layout {
  /// Arranges all of a grid.
  func arrangeGrid(_ container: ContainerSlot) throws(LayoutError) {
    let columns = containers.tracks(of: container, .horizontal)
    if columns.isEmpty { throw .argument("a grid needs a column") }
    let flow = GridFlow(self, containers[container].node, columns: columns.count)
    try setTracks(flow.rowCount, of: container, .vertical)
    for axis in Axis.each {
      let tracks = containers.tracks(of: container, axis)
      containers.setTracks(
        even: flow.evenTracks(axis, tracks), collapsed: flow.collapsedTracks(axis, tracks, self),
        of: container, axis)
    }
    var wanted = GridRows(self, container)
    for axis in Axis.each { try arrangeTracks(of: container, axis, &wanted) }
    for place in flow.members.indices {
      wanted.want(member: flow.members[place], in: flow.cells[place])
      try keep(wanted.rows, ofMember: flow.members[place])
    }
    wanted.wantOfGrid()
    try keep(wanted.rows, ofContainer: container)
  }

  func arrangeTracks(
    of container: ContainerSlot, _ axis: Axis, _ wanted: inout GridRows
  ) throws(LayoutError) {
    let tracks = containers.tracks(of: container, axis)
    for place in tracks.indices {
      wanted.want(track: place, axis)
      try keep(wanted.rows, ofMember: tracks[place].guide)
    }
  }

  /// Arranges one member that has a cell of its own, where no other goes to the next free one; all otherwise.
  func arrangeGrid(_ container: ContainerSlot, around child: NodeSlot) throws(LayoutError) {
    guard !child.isNone, containers[container].flowCount == 0, isMember(child), !isGone(child),
      let cells = membership(of: child).cells, cells.columns == 1, cells.rows == 1,
      !isCollapsed(container, .horizontal, cells), !isCollapsed(container, .vertical, cells)
    else { return try arrangeGrid(container) }
    let rowCount = containers.tracks(of: container, .vertical).count
    if Int(cells.row) >= rowCount { try setTracks(Int(cells.row) + 1, of: container, .vertical) }
    var wanted = GridRows(self, container)
    if Int(cells.row) >= rowCount { try arrangeTracks(of: container, .vertical, &wanted) }
    wanted.want(member: child, in: cells)
    try keep(wanted.rows, ofMember: child)
    wanted.wantOfGrid()
    try keep(wanted.rows, ofContainer: container)
  }
}

extension Layout {
  /// Whether the first track of some cells is collapsed.
  private func isCollapsed(_ container: ContainerSlot, _ axis: Axis, _ cells: GridCells) -> Bool {
    let tracks = containers.tracks(of: container, axis)
    return cells.first(axis) < tracks.count && tracks[cells.first(axis)].isCollapsed
  }
}

/// Which cells the members of a grid are in.
private struct GridFlow {
  private(set) var members = NodeSlots()
  /// Nil for one that takes no space and has no cells of its own, and for a child that is no member.
  private(set) var cells: [GridCells?] = []
  private let columns: Int
  private(set) var rowCount = 0
  /// Cells that are taken, row by row.
  private var isTaken: [Bool] = []

  init(_ layout: Layout, _ grid: NodeSlot, columns: Int) {
    self.columns = columns
    var child = layout.nodes[grid].firstChild
    while !child.isNone {
      if !layout.nodes[child].isGuide {
        let own = layout.membership(of: child)
        members.append(child)
        cells.append(own.isExcluded ? nil : own.cells)
        if let cells = own.cells, !own.isExcluded { take(cells) }
      }
      child = layout.nodes[child].next
    }
    var next = 0
    for place in members.indices
    where cells[place] == nil && layout.isVisibleMember(members[place]) {
      while next < isTaken.count && isTaken[next] { next += 1 }
      let cell = GridCells(column: next % columns, row: next / columns)
      cells[place] = cell
      take(cell)
    }
  }

  private mutating func take(_ cells: GridCells) {
    let end = Int(cells.row) + Int(cells.rows)
    rowCount = max(rowCount, end)
    if isTaken.count < end * columns {
      isTaken += [Bool](repeating: false, count: end * columns - isTaken.count)
    }
    for row in Int(cells.row)..<end {
      for column in Int(cells.column)..<Int(cells.column) + Int(cells.columns) {
        isTaken[row * columns + column] = true
      }
    }
  }

  /// By track: whether it is as large as its members, and all of them are gone along its axis.
  func collapsedTracks(_ axis: Axis, _ tracks: [TrackRecord], _ layout: Layout) -> [Bool] {
    var hasMember = [Bool](repeating: false, count: tracks.count)
    var isCollapsed = tracks.map { $0.track.kind == .content }
    for place in members.indices {
      guard let cells = cells[place] else { continue }
      for track in cells.first(axis)..<cells.first(axis) + cells.count(axis) {
        hasMember[track] = true
        if !layout.isGone(members[place], axis) { isCollapsed[track] = false }
      }
    }
    for track in tracks.indices where !hasMember[track] { isCollapsed[track] = false }
    return isCollapsed
  }

  /// By track: whether a member is in it and in the content track before, and in no fraction.
  func evenTracks(_ axis: Axis, _ tracks: [TrackRecord]) -> [Bool] {
    var isEven = [Bool](repeating: false, count: tracks.count)
    for case let cells? in cells where cells.count(axis) > 1 {
      let spanned = cells.first(axis)..<cells.first(axis) + cells.count(axis)
      if tracks[spanned].contains(where: { $0.track.kind == .fraction }) { continue }
      let content = spanned.filter { tracks[$0].track.kind == .content }
      for place in content.dropFirst() { isEven[place] = true }
    }
    return isEven
  }
}
