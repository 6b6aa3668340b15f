import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Grids: columns and rows are guides, which members are kept inside of. Members without cells of their own go to
/// the next free one, row by row, or column by column; lines of cells that are missing are made, as large as their
/// content.
extension Vocabularies {
  /// Makes a grid: the last child of a parent, or a root for ``Node/none``. The members become its children, in their
  /// order; later children are members, too.
  public func createGrid(
    under parent: Node = .none, _ values: ContainerValues, columns: [GridTrack],
    rows: [GridTrack] = [], _ members: [Node] = []
  ) throws(LayoutError) -> Node {
    try checkIdle()
    try check(values)
    if columns.isEmpty { throw .argument("a grid needs a column") }
    if max(columns.count, rows.count) > GridCells.rowLimit { throw .limit(.tracks) }
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
    let container = container(of: try check(node, inGrid: grid, cells).grid)
    do throws(LayoutError) {
      if let cells { try check(cells, areIn: container) }
    } catch {
      throw .about(node, error)
    }
    try CellsChange(node: node, grid: grid, cells: cells).submit(to: self)
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

  /// The cells that a member of a grid is in, also where it went there by itself; nil for none.
  public func cells(of member: Node) -> GridCells? {
    lookAtFreeCells()
    guard let slot = find(member), case let place = containers.places[slot], !place.isNone
    else { return nil }
    return place.cells
  }

  /// The guide that a column or a row of a grid is; none for one that there is not.
  public func track(_ place: Int, _ axis: Axis, ofGrid grid: Node) -> Node {
    record(place, axis, ofGrid: grid).map { node(at: $0.guide) } ?? .none
  }

  /// What a column or a row of a grid was set to.
  public func track(
    _ place: Int, _ axis: Axis, sizedIn grid: Node
  ) throws(LayoutError) -> GridTrack {
    _ = try placeGrid(grid)
    guard let record = record(place, axis, ofGrid: grid) else { throw noTrack(axis, of: grid) }
    return record.track
  }

  private func noTrack(_ axis: Axis, of grid: Node) -> LayoutError {
    .about(
      grid, .argument(axis == .horizontal ? "there is no such column" : "there is no such row"))
  }

  /// How many columns or rows a grid has; none for a node that is no grid.
  public func trackCount(_ axis: Axis, ofGrid grid: Node) -> Int {
    guard let container = try? placeGrid(grid) else { return 0 }
    lookAtFreeCells()
    return Int(containers[container][tracks: axis].count)
  }

  private func record(_ place: Int, _ axis: Axis, ofGrid grid: Node) -> TrackRecord? {
    guard 0..<trackCount(axis, ofGrid: grid) ~= place else { return nil }
    return containers.tracks[containers.track(at: place, of: container(of: grid), axis)]
  }

  func guide(at place: Int, of container: ContainerSlot, _ axis: Axis) -> NodeSlot {
    containers.tracks[containers.track(at: place, of: container, axis)].guide
  }

  /// Changes a column or a row of a grid.
  public func setTrack(
    _ place: Int, _ axis: Axis, ofGrid grid: Node, to track: GridTrack
  ) throws(LayoutError) {
    let container = try placeGrid(grid)
    lookAtFreeCells()
    guard 0..<settableCount(of: container, axis) ~= place else {
      throw noTrack(axis, of: grid)
    }
    do throws(LayoutError) { try check(track) } catch { throw .about(grid, error) }
    try TrackChange(place: place, axis: axis, grid: grid, track: track).submit(to: self)
  }

  /// A row that was made for members, and is not there any more, is left out.
  func put(
    _ track: GridTrack, _ place: Int, _ axis: Axis, ofGrid grid: Node
  ) throws(LayoutError) {
    let container = try placeGrid(grid)
    lookAtFreeCells()
    if place >= settableCount(of: container, axis) { return }
    let slot = containers.track(at: place, of: container, axis)
    let known = containers.tracks[slot].track
    containers.set(slot, of: container, axis, to: track)
    if containers[container].values.repeats != .none {
      // Those that were made like another one go.
      try setTracks(0, of: container, containers[container].values.axis)
      return try arrange(container)
    }
    // A member in several of them counts by their kinds.
    let isOther = track.kind != known.kind
    let isYielding = track.kind == .yielding || known.kind == .yielding
    if isOther && (isYielding || containers[container][tracks: axis].spanCount > 0) {
      return try arrange(container)
    }
    try arrangeTrack(slot, of: container, axis, was: known.kind)
  }

  /// Sets how many columns or rows a grid has: new ones are as the last one. Members in those that go flow on, as those
  /// without cells do, until there are as many again; rows with members stay for them, as large as their content.
  public func setTrackCount(_ count: Int, _ axis: Axis, ofGrid grid: Node) throws(LayoutError) {
    _ = try placeGrid(grid)
    if count < 1 && axis == .horizontal {
      throw .about(grid, .argument("a grid needs a column"))
    }
    if count > GridCells.rowLimit { throw .about(grid, .limit(.tracks)) }
    try TrackCountChange(count: count, axis: axis, grid: grid).submit(to: self)
  }

  func put(trackCount count: Int, _ axis: Axis, ofGrid grid: Node) throws(LayoutError) {
    let container = try placeGrid(grid)
    lookAtFreeCells()
    try endShrinking(ofGrid: container)
    if containers[container].hasDecidedTracks {
      for axis in Axis.each { try setTracks(0, of: container, axis) }
    }
    let last = containers.setLasting(count, of: container, axis)
    while containers[container][tracks: axis].count < count {
      try append(last, to: container, axis)
    }
    try arrange(container)
  }

  /// How many tracks there are to be changed: not those that a solve may take back.
  private func settableCount(of container: ContainerSlot, _ axis: Axis) -> Int {
    containers[container].hasDecidedTracks
      ? givenCount(of: container, axis) : Int(containers[container][tracks: axis].count)
  }

  // MARK: Checks

  /// Refuses cells that a grid does not have. Of a member that has some they are kept until there are.
  private func check(_ cells: GridCells, areIn grid: ContainerSlot) throws(LayoutError) {
    let lines = containers.lines(of: grid)
    if lines.axis == .horizontal && !lines.holds(cells) && !containers[grid].isRepeating {
      throw .argument("the cells are beyond the last column of the grid")
    }
    if Int(cells.rows) > GridCells.rowLimit - Int(cells.row) {
      throw .argument("the cells are beyond row 10,000")
    }
  }

  /// The slots of a node and of a grid, in some cells of which it may be put.
  private func check(
    _ node: Node, inGrid grid: Node, _ cells: GridCells?
  ) throws(LayoutError) -> (node: NodeSlot, grid: NodeSlot) {
    let (slot, container) = (try place(node), try placeGrid(grid))
    if nodes[slot].isGuide { throw .guide(node) }
    if isInside(containers[container].node, slot) { throw .cycle(node, into: grid) }
    if let cells { try check(cells, of: node, in: container) }
    return (slot, containers[container].node)
  }
}

// MARK: Tracks

extension Vocabularies {
  /// Appends a track; its guide is made unless it is known.
  package func append(
    _ track: GridTrack, to container: ContainerSlot, _ axis: Axis, guide known: NodeSlot = .none,
    isImplicit: Bool = false
  ) throws(LayoutError) {
    let record = containers[container], node = record.node
    let isLine = record.kind != .grid || isImplicit && record.hasDecidedTracks
    let guide =
      known.isNone ? try insertNode(under: node, isGuide: true, isNumbered: !isLine) : known
    var made = TrackRecord(guide: guide, track: track)
    made.isImplicit = isImplicit
    guard containers.append(made, to: container, axis) else { throw .limit(.nodes) }
    nodes[guide].traits.insert(isLine ? .line : .track)
  }

  /// Makes as many tracks as members need, and takes away those that were made for others.
  package func setTracks(_ count: Int, of container: ContainerSlot, _ axis: Axis)
    throws(LayoutError)
  {
    while containers[container][tracks: axis].count < count {
      try append(usualTrack(of: container, axis), to: container, axis, isImplicit: true)
    }
    while case let list = containers[container][tracks: axis], list.count > count,
      containers.tracks[list.last].isImplicit
    {
      try destroy(containers.removeLastTrack(of: container, axis))
    }
  }

  /// What a track is that is made: as the last one if that is repeated.
  private func usualTrack(of container: ContainerSlot, _ axis: Axis) -> GridTrack {
    let record = containers[container]
    let isRepeated = record.isRepeating && record.values.axis == axis
    return isRepeated ? containers.tracks[record[tracks: axis].last].track : GridTrack()
  }

  /// The guide of the row, or else of the column, that was made last; none if there is none.
  func lastTrack(of container: ContainerSlot) -> NodeSlot {
    if container.isNone { return .none }
    let (columns, rows) = (
      containers[container][tracks: .horizontal].last, containers[container][tracks: .vertical].last
    )
    let last = rows.isNone ? columns : rows
    return last.isNone ? .none : containers.tracks[last].guide
  }
}

/// The cells of a grid that a node is put in.
struct CellsChange: Change {
  let node: Node
  let grid: Node
  let cells: GridCells?

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) {
    try layout.put(node, inGrid: grid, cells)
  }
}

/// How many columns or rows a grid has.
struct TrackCountChange: Change {
  let count: Int
  let axis: Axis
  let grid: Node

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) {
    try layout.put(trackCount: count, axis, ofGrid: grid)
  }
}

/// A column or a row of a grid.
struct TrackChange: Change {
  let place: Int
  let axis: Axis
  let grid: Node
  let track: GridTrack

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) {
    try layout.put(track, place, axis, ofGrid: grid)
  }
}
