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
    let along = containers[container].values.axis
    try beginRepeating(container)
    try setTracks(lineLength(of: container), of: container, along)
    let (members, places) = findPlaces(in: container)
    var (lineCount, usedLength) = (0, givenCount(of: container, along))
    for place in members.indices {
      containers.places[members[place]] = places[place]
      let cells = places[place].cells
      lineCount = max(lineCount, cells.first(along.other) + cells.count(along.other))
      usedLength = max(usedLength, cells.first(along) + cells.count(along))
    }
    if containers[container].isRepeating && containers[container].values.repeats == .fit {
      try setTracks(usedLength, of: container, along)
    }
    try setTracks(lineCount, of: container, along.other)
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

  /// How many cells a line has: one at least.
  private func lineLength(of container: ContainerSlot) -> Int {
    let record = containers[container]
    let given = givenCount(of: container, record.values.axis)
    return max(1, given + Int(max(1, record.repeatCount)) - 1)
  }

  /// The cells of a child's own; nil where some of them are found, as where there are not as many columns.
  func chosenCells(of child: NodeSlot, in container: ContainerSlot) -> GridCells? {
    guard let cells = membership(of: child).cells,
      case let lines = containers.lines(of: container), lines.holds(cells), lines.isHeld(cells)
    else { return nil }
    return cells
  }

  /// The tracks along an axis that cells of an overlay are in; nil where it has none there, or they are not all there.
  func overlaid(_ cells: GridCells?, of container: ContainerSlot, _ axis: Axis) -> Range<Int>? {
    guard let cells, cells.first(axis) >= 0 else { return nil }
    let end = cells.first(axis) + cells.count(axis)
    return end <= containers[container][tracks: axis].count ? cells.first(axis)..<end : nil
  }

  /// Where a child of a grid is to be; `free` is asked for a cell if it has none of its own.
  func place(
    of child: NodeSlot, in container: ContainerSlot, _ free: () -> GridCells
  ) -> GridPlace {
    if !isMember(child) { return .none }
    var place: GridPlace
    if let cells = chosenCells(of: child, in: container) {
      place = GridPlace(cells: cells, isChosen: true)
    } else {
      if !isVisibleMember(child) { return .none }
      let isSearched = membership(of: child).cells != nil
      place = GridPlace(cells: free(), isChosen: false, isSearched: isSearched)
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
    let place = place(of: child, in: container) {
      known.isAutomatic ? known.cells : cell(behind: child, in: container)
    }
    if place == known {
      try keepCells(of: child, in: container)
      if !place.isSearched { return }
    }
    let isElsewhere =
      place.cells != known.cells || place.isChosen != known.isChosen || place.isSearched
      || known.isSearched
    if isElsewhere { noteLeaving(known, in: container) }
    try put(child, at: place, in: container)
    if isElsewhere { noteComing(place, in: container) }
    try removeEmptyLines(of: container)
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
    let lines = containers.lines(of: container)
    if nodes[child].next.isNone { return GridCells(containers[container].automatic.end, lines) }
    var previous = nodes[child].previous
    while !previous.isNone && !nodes[previous].isGuide
      && !containers.places[previous].isAutomatic
    {
      containers.workUnits += 1
      previous = nodes[previous].previous
    }
    // Guides stand before the children.
    let isFirst = previous.isNone || nodes[previous].isGuide
    let index = isFirst ? 0 : lines.index(of: containers.places[previous].cells) + 1
    return GridCells(index, lines)
  }

  /// Puts a member into other cells.
  func put(
    _ member: NodeSlot, at place: GridPlace, in container: ContainerSlot
  ) throws(LayoutError) {
    let known = containers.places[member]
    if place == known { return }
    if !place.isNone {
      let across = containers[container].values.axis.other
      try makeLines(place.cells.first(across) + place.cells.count(across), of: container)
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
    try keepDistribution(around: track, of: container, axis)
  }

  /// Brings tracks in line with one that has come, gone, or become the last one: where what is left is distributed, its
  /// neighbors relate to it, and so do the first and the last one.
  private func keepDistribution(
    around track: TrackSlot, of container: ContainerSlot, _ axis: Axis
  ) throws(LayoutError) {
    let record = containers[container]
    if record.values.rest(axis == .vertical).distribution.isFill { return }
    let list = record[tracks: axis], next = self.track(after: track)
    var related: InlineArray<7, TrackSlot> = [
      track, list.first, self.track(after: list.first), self.track(before: track), next, .none,
      self.track(before: list.last),
    ]
    if !next.isNone { related[5] = self.track(after: next) }
    for place in related.indices where !related[place].isNone {
      try keep(related[place], of: container, axis)
    }
    try keep(list.last, of: container, axis)
  }

  /// The next track before, or after, one that is not collapsed; none for none.
  func track(before track: TrackSlot) -> TrackSlot {
    shown(from: containers.tracks[track].previous) { $0.previous }
  }

  func track(after track: TrackSlot) -> TrackSlot {
    shown(from: containers.tracks[track].next) { $0.next }
  }

  private func shown(from track: TrackSlot, _ next: (TrackRecord) -> TrackSlot) -> TrackSlot {
    var shown = track
    while !shown.isNone && containers.tracks[shown].isCollapsed {
      containers.workUnits += 1
      shown = next(containers.tracks[shown])
    }
    return shown
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
    if !containers[container].values.rest(axis == .vertical).distribution.isFill {
      return try arrangeTracks(of: container, axis)
    }
    var other = list.first
    while !other.isNone {
      if containers.tracks[other].track.kind.takesRest { try keep(other, of: container, axis) }
      other = containers.tracks[other].next
    }
    if list.last != track { try keep(list.last, of: container, axis) }
  }

  /// Makes the lines of cells that are missing.
  private func makeLines(_ count: Int, of container: ContainerSlot) throws(LayoutError) {
    let across = containers[container].values.axis.other
    let known = containers[container][tracks: across].last
    if containers[container][tracks: across].count >= count { return }
    try setTracks(count, of: container, across)
    var line = known
    if known.isNone {
      line = containers[container][tracks: across].first
      try keepOwn(ofGrid: container)
    }
    while !line.isNone {
      try keep(line, of: container, across)
      line = containers.tracks[line].next
    }
    if !known.isNone { try keepDistribution(around: known, of: container, across) }
  }

  /// Takes away lines at the end that were made for members which are elsewhere now.
  func removeEmptyLines(of container: ContainerSlot) throws(LayoutError) {
    let across = containers[container].values.axis.other
    let known = containers[container][tracks: across].last
    var last = known
    while !last.isNone, case let record = containers.tracks[last], record.isImplicit,
      record.memberCount == 0
    {
      last = record.previous
    }
    if last == known { return }
    let count = last.isNone ? 0 : Int(containers.tracks[last].place) + 1
    try setTracks(count, of: container, across)
    if last.isNone {
      try keepOwn(ofGrid: container)
    } else {
      try keep(last, of: container, across)
      try keepDistribution(around: last, of: container, across)
    }
  }
}
