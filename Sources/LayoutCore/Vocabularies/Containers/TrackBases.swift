import ConstraintSolver
import LayoutStore

/// How large the tracks of a grid are to be along an axis, for what is known of members: content, and lengths that sizes
/// are set to. A member in several tracks of content widens them equally, those in fewer tracks first; one that is in a
/// fraction as well widens none (CSS Grid Layout, 12.5).
///
/// As content is known, no solve is needed to find how much each is widened by: rows have differences of lengths.
struct TrackBases {
  struct Track {
    var base = 0.0
    var limit = Double.infinity
    var kind = GridTrack.Kind.content
    /// The gap before it is there.
    var hasGap = false
    var isCollapsed = false
    /// A member is in it and in others of content, or in it and in a fraction.
    var isSpanned = false
    var isCrossed = false
    /// What all members need that may widen it is known.
    var isKnown = true
    /// By how much members in as many tracks widen it.
    var growth = 0.0
  }

  private struct Span {
    var tracks: Range<Int>
    var length: Double
  }

  private(set) var tracks: [Track] = []
  private var spans: [Span] = []
  private let gap: Double

  init(_ layout: Vocabularies, _ container: ContainerSlot, _ axis: Axis) {
    let record = layout.containers[container]
    gap = axis == .horizontal ? record.values.gap : record.values.rowGap
    for track in layout.containers.tracks(of: container, axis) {
      tracks.append(Track(track, isFirst: track.place <= record[tracks: axis].firstShown))
    }
    var member = layout.nodes[record.node].firstChild
    while !member.isNone {
      layout.containers.workUnits += 1
      let place = layout.containers.places[member]
      if !place.isNone && place[axis] {
        let margins = layout.margins(of: member, axis)
        let length = layout.leastLength(of: member, axis)
        add(length.map { $0 + margins.near.points + margins.far.points }, in: place.cells, axis)
      }
      member = layout.nodes[member].next
    }
    widen()
  }

  /// Adds a member; the length that it needs is nil if it is not known.
  private mutating func add(_ length: Double?, in cells: GridCells, _ axis: Axis) {
    let range = cells.first(axis)..<cells.first(axis) + cells.count(axis)
    let isCrossing = range.count > 1 && range.contains { tracks[$0].kind == .fraction }
    for place in range {
      if isCrossing { tracks[place].isCrossed = true }
      if !isCrossing && length == nil { tracks[place].isKnown = false }
      if !isCrossing && range.count > 1 { tracks[place].isSpanned = true }
    }
    guard let length, !isCrossing else { return }
    if range.count > 1 { return spans.append(Span(tracks: range, length: length)) }
    tracks[range.lowerBound].need(length)
  }

  private mutating func widen() {
    let order = inOrder(Array(spans.indices)) { Double(spans[$0].tracks.count) }
    for (place, span) in order.enumerated() {
      widen(spans[span])
      let next = place + 1 < order.count ? spans[order[place + 1]].tracks.count : 0
      if next == spans[span].tracks.count { continue }
      for track in tracks.indices {
        tracks[track].base += tracks[track].growth
        tracks[track].growth = 0
      }
    }
  }

  /// An equal part of a length. Parts are exact, and the last has the rest, so that no size depends on which rows decide
  /// it.
  private static func part(of length: Double, _ count: Int) -> Double {
    count == 1 ? length : (length / Double(count) * 0x1p24).rounded(.down) * 0x1p-24
  }

  /// Places by a number, and those of one number as they are.
  private func inOrder(_ places: [Int], _ number: (Int) -> Double) -> [Int] {
    var order = places.map { Int32($0) }
    order.withUnsafeMutableBufferPointer { order in
      sort(order) { (number(Int($0)), $0) < (number(Int($1)), $1) }
    }
    return order.map { Int($0) }
  }

  /// Divides what a member needs more than its tracks have, equally among those that may grow.
  private mutating func widen(_ span: Span) {
    var missing = span.length
    for place in span.tracks {
      missing -= tracks[place].base
      if place > span.tracks.lowerBound && tracks[place].hasGap { missing -= gap }
    }
    let content = span.tracks.filter { tracks[$0].kind == .content }
    let shown = content.filter { !tracks[$0].isCollapsed }
    // The narrowest room first: what it cannot take is divided among the rest.
    let open = inOrder(shown.isEmpty ? content : shown) { tracks[$0].room }
    for (index, place) in open.enumerated() where missing > 0 {
      let growth = min(Self.part(of: missing, open.count - index), tracks[place].room)
      tracks[place].growth = max(tracks[place].growth, growth)
      missing -= growth
    }
  }
}

extension TrackBases.Track {
  fileprivate init(_ record: TrackRecord, isFirst: Bool) {
    kind = record.track.kind
    if !record.track.max.isNaN { limit = record.track.max }
    isCollapsed = record.isCollapsed
    hasGap = !record.isCollapsed && !isFirst
    base = kind == .fixed ? record.track.value : 0
    if !record.track.min.isNaN { base = max(base, record.track.min) }
  }

  /// By how much it may grow.
  fileprivate var room: Double { max(0, limit - base) }

  fileprivate mutating func need(_ length: Double) {
    if kind == .content { base = max(base, min(length, limit)) }
  }
}

extension Vocabularies {
  /// How long a member has to be by its content and by what its size is set to, as far as that precedes small tracks;
  /// nil for one with nodes inside, whose size may follow from anything.
  fileprivate func leastLength(of member: NodeSlot, _ axis: Axis) -> Double? {
    if !nodes[member].firstChild.isNone { return nil }
    var (least, most) = (0.0, Double.infinity)
    let kind: AttributeKind = axis == .horizontal ? .width : .height
    var attribute = nodes[member].firstAttribute
    while !attribute.isNone && attributes[attribute].key.kind != kind {
      attribute = attributes[attribute].next
    }
    var constraint = attribute.isNone ? ConstraintSlot.none : attributes[attribute].firstConstraint
    while !constraint.isNone {
      let record = constraints[constraint]
      if record.source == .link { return nil }
      if record.priority > ContainerPriority.least {
        if record.relation != .atMost { least = max(least, record.value) }
        if record.relation != .atLeast { most = min(most, record.value) }
      }
      constraint = record.next
    }
    let content = contentLength(of: member, axis)
    let isAsked = !content.isNaN && compression(of: member, axis) > ContainerPriority.least
    return isAsked ? max(least, min(content, most)) : least
  }

  /// Notes the grid that a constraint may be about the size of a member of.
  func noteSize(in constraint: ConstraintSlot) {
    let record = constraints[constraint]
    if record.source == .content { return noteSpans(around: record.node) }
    if record.source.isValue { noteSpans(around: attributes[record.attribute].key.node) }
  }

  private func noteSpans(around member: NodeSlot) {
    let container = container(of: nodes[member].parent)
    if !container.isNone { noteSpans(of: container) }
  }

  /// Has the tracks of a grid widened again, before the next solve.
  func noteSpans(of container: ContainerSlot) {
    if containers[container].kind != .grid { return }
    containers.uneven.insert(node(at: containers[container].node))
  }

  func noteAllSpans() {
    for container in containers.records.taken { noteSpans(of: container) }
  }

  /// Brings tracks in line with what members in several of them need; whether that has changed something.
  func widenTracks() throws(LayoutError) -> Bool {
    if isBusy || state.isReading { return false }
    var hasChanged = false
    let wasArranging = deciders.areArranging
    deciders.areArranging = true
    defer { deciders.areArranging = wasArranging }
    for handle in containers.uneven.nodes {
      guard let node = find(handle), case let container = container(of: node), !container.isNone,
        containers[container].kind == .grid
      else { continue }
      for axis in Axis.each {
        if try widenTracks(of: container, axis) { hasChanged = true }
      }
    }
    containers.uneven.removeAll()
    return hasChanged
  }

  private func widenTracks(
    of container: ContainerSlot, _ axis: Axis
  ) throws(LayoutError) -> Bool {
    let list = containers[container][tracks: axis]
    if list.spanCount == 0 && !list.isUneven { return false }
    containers[container][tracks: axis].isUneven = list.spanCount > 0
    let bases = TrackBases(self, container, axis)
    var (slot, hasChanged, isBehindChange) = (list.first, false, false)
    for track in bases.tracks {
      let record = containers.tracks[slot]
      let base = track.isSpanned || track.isCrossed ? track.base : 0
      let isHeld = track.isCrossed && track.isKnown
      let isOther = record.base != base || record.isHeld != isHeld
      if isOther { (containers.tracks[slot].base, containers.tracks[slot].isHeld) = (base, isHeld) }
      // A track is as much wider as the one before.
      if isOther || isBehindChange && record.isEven { try keep(slot, of: container, axis) }
      if isOther { hasChanged = true }
      if track.kind == .content { isBehindChange = isOther }
      slot = record.next
    }
    return hasChanged
  }
}
