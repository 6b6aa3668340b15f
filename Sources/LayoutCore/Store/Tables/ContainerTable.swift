/// The containers of a layout, the tracks of those that have some, and the lines that flows are broken into.
package struct ContainerTable: ~Copyable {
  package var records: SlotTable<ContainerRecord>
  package var tracks: SlotTable<TrackRecord>
  /// Of a member of a flow the line that it is on; -1 before it is on one.
  package var lines: RareColumn<NodeRecord, Int32>
  /// Where the members of grids are.
  package var places: RareColumn<NodeRecord, GridPlace>
  /// Of a member of a grid that is on a baseline, the one before it on the same one.
  package var companions: RareColumn<NodeRecord, NodeSlot>
  /// Of a member of a stack with weights whether it is known how long it has to be.
  package var needs: RareColumn<NodeRecord, MemberNeed>
  /// Of a proxy in a stack the node that it stands for.
  package var subjects: RareColumn<NodeRecord, NodeSlot>
  /// Of a node the newest proxy that stands for it, and of a proxy the one before.
  package var proxies: RareColumn<NodeRecord, NodeSlot>
  /// Grids in which members may have to go to other cells.
  package var stale = NodeList()
  /// Grids in which members that are in several tracks may have to widen them by other lengths, and stacks all of whose
  /// rows may be others.
  package var uneven = NodeList()
  /// Members of stacks with weights that may have to be as long as something else.
  package var resized = NodeList()
  /// Members, tracks and terms that were looked at.
  package var workUnits = 0

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    tracks = SlotTable(journal)
    lines = RareColumn(usual: -1, journal)
    places = RareColumn(usual: .none, journal)
    companions = RareColumn(usual: .none, journal)
    needs = RareColumn(usual: .known, journal)
    subjects = RareColumn(usual: .none, journal)
    proxies = RareColumn(usual: .none, journal)
  }

  package subscript(_ container: ContainerSlot) -> ContainerRecord {
    @inline(__always) _read { yield records[container] }
    @inline(__always) _modify { yield &records[container] }
  }

  package func isFlow(_ container: ContainerSlot) -> Bool {
    records[container].kind == .stack && records[container].values.wraps
  }

  /// Whether it is a row or a column that turns where its members do not fit.
  package func turns(_ container: ContainerSlot) -> Bool {
    records[container].kind == .stack && records[container].values[flag: .turns]
      && !records[container].values.wraps
  }

  // MARK: Tracks

  /// The columns or the rows of a grid, or the lines of a flow; none for other containers.
  package func tracks(of container: ContainerSlot, _ axis: Axis) -> [TrackRecord] {
    var all: [TrackRecord] = []
    var track = records[container][tracks: axis].first
    while !track.isNone {
      all.append(tracks[track])
      track = tracks[track].next
    }
    return all
  }

  /// The track of an index. The list is one from its end, and has shortcuts, so that this takes a logarithmic time
  /// (E. Myers, An applicative random-access stack, 1983).
  package func track(at place: Int, of container: ContainerSlot, _ axis: Axis) -> TrackSlot {
    var track = records[container][tracks: axis].last
    while tracks[track].place > place {
      let shortcut = tracks[track].shortcut
      track = tracks[shortcut].place >= place ? shortcut : tracks[track].previous
    }
    return track
  }

  /// Appends a track; false if there are too many.
  package mutating func append(_ track: TrackRecord, to container: ContainerSlot, _ axis: Axis)
    -> Bool
  {
    var track = track
    var list = records[container][tracks: axis]
    (track.place, track.previous) = (list.count, list.last)
    track.shortcut = shortcut(behind: list.last)
    guard let slot = tracks.insert(track) else { return false }
    if list.last.isNone { list.first = slot } else { tracks[list.last].next = slot }
    list.last = slot
    list.count += 1
    list.count(track.track, 1)
    records[container][tracks: axis] = list
    return true
  }

  /// Shortcuts are as long as those before them, or as two of them, as the digits of skew binary numbers are.
  private func shortcut(behind last: TrackSlot) -> TrackSlot {
    if last.isNone { return .none }
    let one = tracks[last].shortcut
    if one.isNone { return last }
    let two = tracks[one].shortcut
    let isTwice =
      !two.isNone
      && tracks[last].place - tracks[one].place == tracks[one].place - tracks[two].place
    return isTwice ? two : last
  }

  /// Removes the last track, and returns its guide.
  package mutating func removeLastTrack(of container: ContainerSlot, _ axis: Axis) -> NodeSlot {
    var list = records[container][tracks: axis]
    let last = list.last, record = tracks[last]
    list.count(record.track, -1)
    list.last = record.previous
    if list.last.isNone { list.first = .none } else { tracks[list.last].next = .none }
    list.count -= 1
    list.firstShown = min(list.firstShown, list.count)
    records[container][tracks: axis] = list
    tracks.remove(last)
    return record.guide
  }

  /// Changes a track. Those before it are as the host wants them from then on, as they have to stay with it.
  package mutating func set(
    _ slot: TrackSlot, of container: ContainerSlot, _ axis: Axis, to track: GridTrack
  ) {
    resize(slot, of: container, axis, to: track)
    var implicit = slot
    while !implicit.isNone && tracks[implicit].isImplicit {
      tracks[implicit].isImplicit = false
      implicit = tracks[implicit].previous
    }
  }

  private mutating func resize(
    _ slot: TrackSlot, of container: ContainerSlot, _ axis: Axis, to track: GridTrack
  ) {
    records[container][tracks: axis].count(tracks[slot].track, -1)
    records[container][tracks: axis].count(track, 1)
    tracks[slot].track = track
  }

  /// Has a number of tracks stay without members, as far as there are: those that were made for members are as the last one
  /// before. The others are there for members alone. Returns what the last one of those that stay is.
  package mutating func setLasting(
    _ count: Int, of container: ContainerSlot, _ axis: Axis
  ) -> GridTrack {
    var last = GridTrack()
    var slot = records[container][tracks: axis].first
    while !slot.isNone {
      let record = tracks[slot], isImplicit = record.place >= count
      if !isImplicit && !record.isImplicit { last = record.track }
      if isImplicit != record.isImplicit {
        resize(slot, of: container, axis, to: isImplicit ? GridTrack() : last)
        tracks[slot].isImplicit = isImplicit
      }
      slot = record.next
    }
    return last
  }

  /// Makes tracks, of which there are as many, like those of another layout.
  package mutating func setTracks(
    of container: ContainerSlot, _ axis: Axis, to others: [TrackRecord]
  ) {
    var track = records[container][tracks: axis].first
    for other in others {
      let known = tracks[track]
      if !known.track.isSame(as: other.track) {
        resize(track, of: container, axis, to: other.track)
      }
      if known.isImplicit != other.isImplicit { tracks[track].isImplicit = other.isImplicit }
      track = known.next
    }
  }

  /// Removes a container, whose node is destroyed with the guides of its tracks, or has lost them.
  package mutating func remove(_ container: ContainerSlot) {
    for axis in Axis.each {
      var track = records[container][tracks: axis].first
      while !track.isNone {
        let next = tracks[track].next
        tracks.remove(track)
        track = next
      }
    }
    records.remove(container)
  }
}

// MARK: Members in tracks

extension ContainerTable {
  /// How members go to the cells of a grid.
  package func lines(of container: ContainerSlot) -> CellLines {
    let axis = records[container].values.axis
    return CellLines(axis, records[container][tracks: axis].count)
  }

  package func firstCell(of place: GridPlace, in container: ContainerSlot) -> Int32 {
    lines(of: container).index(of: place.cells)
  }

  /// Counts a member in the tracks that it is in, or counts it no more, with a sign of -1.
  package mutating func count(_ place: GridPlace, in container: ContainerSlot, _ sign: Int32) {
    for axis in Axis.each {
      let isSpan = place.cells.count(axis) > 1
      if isSpan { records[container][tracks: axis].spanCount += sign }
      var isShared = false
      let sharesContent = isSpan && place[axis] && !isInFraction(place, container, axis)
      var track = track(at: place.cells.first(axis), of: container, axis)
      for _ in 0..<place.cells.count(axis) {
        tracks[track].memberCount += sign
        if place[axis] { tracks[track].presentCount += sign }
        if !isSpan {
          tracks[track].ownCount += sign
          if place[axis] { tracks[track].ownPresentCount += sign }
        }
        if sharesContent && tracks[track].track.kind.isContent {
          if isShared { tracks[track].sharedCount += sign }
          isShared = true
        }
        track = tracks[track].next
      }
    }
  }

  private func isInFraction(
    _ place: GridPlace, _ container: ContainerSlot, _ axis: Axis
  ) -> Bool {
    if records[container][tracks: axis].fractionCount == 0 { return false }
    var track = track(at: place.cells.first(axis), of: container, axis)
    for _ in 0..<place.cells.count(axis) {
      if tracks[track].track.kind.isFraction { return true }
      track = tracks[track].next
    }
    return false
  }

  /// Begins to count all members of a grid again.
  package mutating func beginCount(in container: ContainerSlot) {
    for axis in Axis.each {
      records[container][tracks: axis].spanCount = 0
      var track = records[container][tracks: axis].first
      while !track.isNone {
        (tracks[track].memberCount, tracks[track].presentCount) = (0, 0)
        (tracks[track].ownCount, tracks[track].ownPresentCount) = (0, 0)
        tracks[track].sharedCount = 0
        track = tracks[track].next
      }
    }
  }

  /// Notes for all tracks what follows from the members in them.
  package mutating func endCount(in container: ContainerSlot, _ axis: Axis) {
    var list = records[container][tracks: axis]
    list.firstShown = list.count
    var track = list.last
    while !track.isNone {
      let record = tracks[track]
      (tracks[track].isEven, tracks[track].isCollapsed) = (record.wantsEven, record.wantsCollapsed)
      if !record.wantsCollapsed { list.firstShown = record.place }
      track = record.previous
    }
    records[container][tracks: axis] = list
  }

  /// Notes that a track is collapsed, or no more. Returns another one that has a gap now, or has lost it; none for
  /// none.
  package mutating func setCollapsed(
    _ track: TrackSlot, of container: ContainerSlot, _ axis: Axis, to isCollapsed: Bool
  ) -> TrackSlot {
    tracks[track].isCollapsed = isCollapsed
    var list = records[container][tracks: axis]
    let place = tracks[track].place
    if isCollapsed ? place != list.firstShown : place >= list.firstShown { return .none }
    var other = track
    if isCollapsed {
      while !other.isNone && tracks[other].isCollapsed { other = tracks[other].next }
      list.firstShown = other.isNone ? list.count : tracks[other].place
    } else {
      let isOnly = list.firstShown == list.count
      other = isOnly ? .none : self.track(at: Int(list.firstShown), of: container, axis)
      list.firstShown = place
    }
    records[container][tracks: axis] = list
    return other
  }
}
