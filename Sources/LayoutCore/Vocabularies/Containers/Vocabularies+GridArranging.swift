import ConstraintSolver
import LayoutStore

/// Grids follow their members: a change costs as much as what it affects. Tracks count the members in them, from which
/// follows whether they are collapsed or even. Members that go to the next free cell do so at once; those behind
/// them, which may all have to move on, do so together, before the next solve.
extension Vocabularies {
  /// Arranges all of a grid.
  func arrangeGrid(_ container: ContainerSlot) throws(LayoutError) {
    if containers[container][tracks: .horizontal].count == 0 {
      throw .argument("a grid needs a column")
    }
    noteSpans(of: container)
    let members = placeAll(in: container)
    var rowCount: Int32 = 0
    for member in members {
      let cells = containers.places[member].cells
      rowCount = max(rowCount, cells.row + cells.rows)
    }
    try setTracks(Int(rowCount), of: container, .vertical)
    containers.beginCount(in: container)
    for member in members where !containers.places[member].isNone {
      containers.count(containers.places[member], in: container, 1)
    }
    for axis in Axis.each {
      containers.endCount(in: container, axis)
      try arrangeTracks(of: container, axis)
    }
    for member in members { try keepCells(of: member, in: container) }
    try keepOwn(ofGrid: container)
  }

  /// Gives all members of a grid their places, and returns them.
  private func placeAll(in container: ContainerSlot) -> NodeSlots {
    var members = NodeSlots()
    var free = FreeCells(self, container)
    var child = nodes[containers[container].node].firstChild
    while !child.isNone {
      if !nodes[child].isGuide {
        members.append(child)
        containers.places[child] = place(of: child) { free.next() }
      }
      child = nodes[child].next
    }
    containers[container].automatic = free.known
    return members
  }

  /// Where a child of a grid is to be; `free` is asked for a cell if it has none of its own.
  private func place(of child: NodeSlot, _ free: () -> GridCells) -> GridPlace {
    let membership = membership(of: child)
    if membership.isExcluded { return .none }
    var place: GridPlace
    if let cells = membership.cells {
      place = GridPlace(cells: cells, isChosen: true)
    } else {
      if !isVisibleMember(child) { return .none }
      place = GridPlace(cells: free(), isChosen: false)
    }
    for axis in Axis.each { place[axis] = !isGone(child, axis) }
    return place
  }

  func arrangeTracks(of container: ContainerSlot, _ axis: Axis) throws(LayoutError) {
    var track = containers[container][tracks: axis].first
    while !track.isNone {
      try keep(track, of: container, axis)
      track = containers.tracks[track].next
    }
  }

  func keep(
    _ track: TrackSlot, of container: ContainerSlot, _ axis: Axis
  ) throws(LayoutError) {
    var wanted = GridRows(self, container)
    wanted.want(track: track, axis)
    try keep(wanted.rows, ofMember: containers.tracks[track].guide)
  }

  func keepCells(of member: NodeSlot, in container: ContainerSlot) throws(LayoutError) {
    var wanted = GridRows(self, container)
    wanted.want(member: member, in: containers.places[member])
    try keep(wanted.rows, ofMember: member)
  }

  private func keepOwn(ofGrid container: ContainerSlot) throws(LayoutError) {
    var wanted = GridRows(self, container)
    wanted.wantOfGrid()
    try keep(wanted.rows, ofContainer: container)
  }

  // MARK: One member

  /// Arranges one child of a grid, which has come or changed.
  func arrangeGrid(_ container: ContainerSlot, around child: NodeSlot) throws(LayoutError) {
    noteSpans(of: container)
    let known = containers.places[child]
    let place = place(of: child) {
      known.isAutomatic ? known.cells : cell(behind: child, in: container)
    }
    if place == known { return try keepCells(of: child, in: container) }
    let isElsewhere = place.cells != known.cells || place.isChosen != known.isChosen
    if isElsewhere { noteLeaving(known, in: container) }
    try put(child, at: place, in: container)
    if isElsewhere { noteComing(place, in: container) }
    try removeEmptyRows(of: container)
  }

  /// Takes a child off its cells, as it leaves the grid.
  func leaveCells(_ child: NodeSlot, in container: ContainerSlot) throws(LayoutError) {
    let known = containers.places[child]
    if known.isNone { return }
    containers.places[child] = .none
    if state.isReading { return }
    noteSpans(of: container)
    noteLeaving(known, in: container)
    containers.count(known, in: container, -1)
    try arrangeTracks(around: known, in: container)
  }

  /// The cell after the last member before a child that has gone to a cell by itself. If no child follows, none is in a
  /// later one.
  private func cell(behind child: NodeSlot, in container: ContainerSlot) -> GridCells {
    if nodes[child].next.isNone {
      return containers.cells(containers[container].automatic.end, in: container)
    }
    var previous = nodes[child].previous
    while !previous.isNone && !nodes[previous].isGuide
      && !containers.places[previous].isAutomatic
    {
      containers.workUnits += 1
      previous = nodes[previous].previous
    }
    // Guides stand before the children.
    let isFirst = previous.isNone || nodes[previous].isGuide
    return containers.cells(
      isFirst ? 0 : containers.firstCell(of: containers.places[previous], in: container) + 1,
      in: container)
  }

  /// Puts a member into other cells.
  func put(
    _ member: NodeSlot, at place: GridPlace, in container: ContainerSlot
  ) throws(LayoutError) {
    let known = containers.places[member]
    if place == known { return }
    if !place.isNone {
      try makeRows(Int(place.cells.row + place.cells.rows), of: container)
      containers.count(place, in: container, 1)
    }
    if !known.isNone { containers.count(known, in: container, -1) }
    containers.places[member] = place
    if !place.isNone { try arrangeTracks(around: place, in: container) }
    if !known.isNone { try arrangeTracks(around: known, in: container) }
    try keepCells(of: member, in: container)
  }

  // MARK: Tracks

  /// Brings tracks in line with the members in them, after some have come or gone.
  private func arrangeTracks(
    around place: GridPlace, in container: ContainerSlot
  ) throws(LayoutError) {
    for axis in Axis.each {
      var track = containers.track(at: place.cells.first(axis), of: container, axis)
      for _ in 0..<place.cells.count(axis) {
        let record = containers.tracks[track]
        if record.isEven != record.wantsEven { containers.tracks[track].isEven = record.wantsEven }
        if record.isCollapsed != record.wantsCollapsed {
          try setCollapsed(track, of: container, axis, to: record.wantsCollapsed)
        } else if record.isEven != record.wantsEven {
          try keep(track, of: container, axis)
        }
        track = record.next
      }
    }
  }

  private func setCollapsed(
    _ track: TrackSlot, of container: ContainerSlot, _ axis: Axis, to isCollapsed: Bool
  ) throws(LayoutError) {
    let other = containers.setCollapsed(track, of: container, axis, to: isCollapsed)
    try keep(track, of: container, axis)
    if !other.isNone { try keep(other, of: container, axis) }
  }

  /// Arranges a track that the host has changed, and those that relate to it.
  func arrangeTrack(
    _ track: TrackSlot, of container: ContainerSlot, _ axis: Axis, was known: GridTrack.Kind
  ) throws(LayoutError) {
    if state.isReading { return }
    noteSpans(of: container)
    let record = containers.tracks[track], list = containers[container][tracks: axis]
    if record.isCollapsed != record.wantsCollapsed {
      try setCollapsed(track, of: container, axis, to: record.wantsCollapsed)
    } else {
      try keep(track, of: container, axis)
    }
    if !known.takesRest && !record.track.kind.takesRest { return }
    var other = list.first
    while !other.isNone {
      if containers.tracks[other].track.kind.takesRest { try keep(other, of: container, axis) }
      other = containers.tracks[other].next
    }
    if list.last != track { try keep(list.last, of: container, axis) }
  }

  /// Makes the rows that are missing.
  private func makeRows(_ count: Int, of container: ContainerSlot) throws(LayoutError) {
    let known = containers[container][tracks: .vertical].last
    if containers[container][tracks: .vertical].count >= count { return }
    try setTracks(count, of: container, .vertical)
    var row = known
    if known.isNone {
      row = containers[container][tracks: .vertical].first
      try keepOwn(ofGrid: container)
    }
    while !row.isNone {
      try keep(row, of: container, .vertical)
      row = containers.tracks[row].next
    }
  }

  /// Takes away rows at the end that were made for members which are elsewhere now.
  func removeEmptyRows(of container: ContainerSlot) throws(LayoutError) {
    let known = containers[container][tracks: .vertical].last
    var last = known
    while !last.isNone, case let record = containers.tracks[last], record.isImplicit,
      record.memberCount == 0
    {
      last = record.previous
    }
    if last == known { return }
    let count = last.isNone ? 0 : Int(containers.tracks[last].place) + 1
    try setTracks(count, of: container, .vertical)
    if last.isNone {
      try keepOwn(ofGrid: container)
    } else {
      try keep(last, of: container, .vertical)
    }
  }
}
