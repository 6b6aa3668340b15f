/// The containers of a layout, the tracks of those that have some, and the lines that flows are broken into.
struct ContainerTable: ~Copyable {
  var records: SlotTable<ContainerRecord>
  var tracks: SlotTable<TrackRecord>
  /// Of a member of a flow the line that it is on; -1 before it is on one.
  var lines: RareColumn<NodeRecord, Int32>
  var breaking = LineBreaking()

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    tracks = SlotTable(journal)
    lines = RareColumn(usual: -1, journal)
  }

  subscript(_ container: ContainerSlot) -> ContainerRecord {
    @inline(__always) _read { yield records[container] }
    @inline(__always) _modify { yield &records[container] }
  }

  func isFlow(_ container: ContainerSlot) -> Bool {
    records[container].kind == .stack && records[container].values.wraps
  }

  // MARK: Tracks

  /// The first column or row; none if there is none.
  func firstTrack(of container: ContainerSlot, _ axis: Axis) -> TrackSlot {
    axis == .horizontal ? records[container].firstColumn : records[container].firstRow
  }

  /// The columns or the rows of a grid, or the lines of a flow; none for other containers.
  func tracks(of container: ContainerSlot, _ axis: Axis) -> [TrackRecord] {
    var all: [TrackRecord] = []
    var track = firstTrack(of: container, axis)
    while !track.isNone {
      all.append(tracks[track])
      track = tracks[track].next
    }
    return all
  }

  /// Appends a track; false if there are too many.
  mutating func append(_ track: TrackRecord, to container: ContainerSlot, _ axis: Axis) -> Bool {
    guard let slot = tracks.insert(track) else { return false }
    var last = TrackSlot.none
    var next = firstTrack(of: container, axis)
    while !next.isNone { (last, next) = (next, tracks[next].next) }
    setNext(slot, of: last, container, axis)
    return true
  }

  /// Lets a track come behind another one, or first.
  private mutating func setNext(
    _ track: TrackSlot, of last: TrackSlot, _ container: ContainerSlot, _ axis: Axis
  ) {
    if !last.isNone {
      tracks[last].next = track
    } else if axis == .horizontal {
      records[container].firstColumn = track
    } else {
      records[container].firstRow = track
    }
  }

  /// Changes a track. Those before it are as the host wants them from then on, as they have to stay with it.
  mutating func set(_ place: Int, of container: ContainerSlot, _ axis: Axis, to track: GridTrack) {
    var slot = firstTrack(of: container, axis)
    for _ in 0..<place {
      if tracks[slot].isImplicit { tracks[slot].isImplicit = false }
      slot = tracks[slot].next
    }
    tracks[slot].track = track
    tracks[slot].isImplicit = false
  }

  /// Makes tracks, of which there are as many, like those of another layout.
  mutating func setTracks(of container: ContainerSlot, _ axis: Axis, to others: [TrackRecord]) {
    var track = firstTrack(of: container, axis)
    for other in others {
      let known = tracks[track]
      if known.isImplicit != other.isImplicit || !known.track.isSame(as: other.track) {
        tracks[track].track = other.track
        tracks[track].isImplicit = other.isImplicit
      }
      track = known.next
    }
  }

  /// Notes which tracks are as large as each other, and which have no gap.
  mutating func setTracks(
    even isEven: [Bool], collapsed isCollapsed: [Bool], of container: ContainerSlot, _ axis: Axis
  ) {
    var (place, track) = (0, firstTrack(of: container, axis))
    while !track.isNone {
      if tracks[track].isEven != isEven[place] { tracks[track].isEven = isEven[place] }
      if tracks[track].isCollapsed != isCollapsed[place] {
        tracks[track].isCollapsed = isCollapsed[place]
      }
      (place, track) = (place + 1, tracks[track].next)
    }
  }

  /// Ends the list of tracks after the first ones, and returns the first of the others, which are in a list still;
  /// none if there are no others.
  mutating func cutTracks(
    of container: ContainerSlot, _ axis: Axis, after count: Int
  ) -> TrackSlot {
    var (last, next) = (TrackSlot.none, firstTrack(of: container, axis))
    for _ in 0..<count { (last, next) = (next, tracks[next].next) }
    setNext(.none, of: last, container, axis)
    return next
  }

  /// Removes a container, whose node is destroyed with the guides of its tracks, or has lost them.
  mutating func remove(_ container: ContainerSlot) {
    for axis in Axis.each {
      var track = firstTrack(of: container, axis)
      while !track.isNone {
        let next = tracks[track].next
        tracks.remove(track)
        track = next
      }
    }
    records.remove(container)
  }
}
