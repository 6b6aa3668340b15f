import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Tracks of grids that are brought in line with what is known of their members (``TrackBases``): before a solve with
/// what several of them have to hold together, after a solve with what is missing. And members of stacks beside shares,
/// with the lengths that they need.
extension Vocabularies {
  /// Notes the containers that a constraint may be about the size of a member of.
  func noteSize(in constraint: ConstraintSlot) {
    let record = constraints[constraint]
    if record.source == .content { return noteNeeds(around: record.node) }
    if record.source.isOfAttribute {
      let key = attributes[record.attribute].key, other = otherSlot(key)
      noteNeeds(around: key.node)
      if !other.isNone { noteNeeds(around: other) }
    }
    if !record.source.isSum || record.source == .container { return }
    var term = record.firstTerm
    while !term.isNone {
      noteNeeds(around: constraints.terms[term].node)
      term = constraints.terms[term].next
    }
  }

  /// A member that gets its first child, or loses the last one, has a length of another kind.
  func noteSpans(aroundParentOf child: NodeSlot) {
    if !nodes[child].parent.isNone { noteNeeds(around: nodes[child].parent) }
  }

  /// Has the tracks of a grid, or all members of a stack with weights, looked at again before the next solve.
  func noteSpans(of container: ContainerSlot) {
    if containers[container].kind != .grid && !hasNeeds(container) { return }
    containers.uneven.insert(node(at: containers[container].node))
  }

  func noteAllSpans() {
    for container in containers.records.taken { noteSpans(of: container) }
  }

  /// Brings tracks in line with what members in several of them need, and members with their rows' baselines and with
  /// fractions that yield. Whether that has changed something.
  func widenTracks() throws(LayoutError) -> Bool {
    let isDue = containers.uneven.count + containers.resized.count > 0
    if isBusy || state.isReading || !isDue { return false }
    try keepNeeds()
    for handle in containers.uneven.nodes {
      guard case let container = container(of: handle), !container.isNone
      else { continue }
      if containers[container].kind == .stack { try keepAllRows(of: container) }
      if containers[container].kind != .grid { continue }
      var isYielding = false
      for axis in Axis.each {
        try widenTracks(of: container, axis)
        if containers[container][tracks: axis].yieldingCount > 0 { isYielding = true }
      }
      let record = containers[container]
      if isYielding || record.values.alignment.isBaseline
        || record.alignmentCount + record.overlayCount > 0
      {
        try alignMembers(of: container)
      }
    }
    containers.uneven.removeAll()
    return !solver.isUpToDate
  }

  private func widenTracks(of container: ContainerSlot, _ axis: Axis) throws(LayoutError) {
    let list = containers[container][tracks: axis]
    let hasRest = list.isFilled && list.contentCount > 0
    let isUneven = list.spanCount + containers[container].overlayCount > 0 || hasRest
    if !isUneven && !list.isUneven { return }
    containers[container][tracks: axis].isUneven = isUneven
    let bases = TrackBases(self, container, axis)
    let leavesRest = hasRest && !isAnyPlaced(in: container, axis)
    var (slot, isBehindChange) = (list.first, false)
    for track in bases.tracks {
      let record = containers.tracks[slot]
      let isHeld = track.isKnown && (track.isCrossed || leavesRest)
      let hasBase = isHeld || track.isSpanned || track.isCrossed || track.kind == .filling
      let base = hasBase ? track.base : 0
      let isOther = record.base != base || record.isHeld != isHeld
      if isOther { (containers.tracks[slot].base, containers.tracks[slot].isHeld) = (base, isHeld) }
      // A track is as much wider as the one before.
      let isRelated = record.isEven || track.kind == .filling
      if isOther || isBehindChange && isRelated { try keep(slot, of: container, axis) }
      if isOther && track.kind.isContent { isBehindChange = true }
      slot = record.next
    }
  }

  /// Whether the host says where a member or a track is, or how large beside others: content tracks may be larger then.
  private func isAnyPlaced(in container: ContainerSlot, _ axis: Axis) -> Bool {
    var child = nodes[containers[container].node].firstChild
    while !child.isNone {
      containers.workUnits += 1
      if isPlaced(child, axis, below: ContainerPriority.held) { return true }
      child = nodes[child].next
    }
    return false
  }

  /// Relates each member of a grid that is on a baseline to the one before it on the same one, and looks again at those
  /// whose rows depend on what their size is set to.
  private func alignMembers(of container: ContainerSlot) throws(LayoutError) {
    let record = containers[container]
    var last = [NodeSlot](repeating: .none, count: 2 * Int(record[tracks: .vertical].count))
    var member = nodes[record.node].firstChild
    while !member.isNone {
      containers.workUnits += 1
      if let line = baseline(of: member, in: container) {
        containers.companions[member] = last[line]
        last[line] = member
      }
      if !containers.places[member].isNone || isOverlay(member) {
        try keepCells(of: member, in: container)
      }
      member = nodes[member].next
    }
  }

  /// Which baseline a member of a grid is on: each row has a first and a last one. Nil for none.
  private func baseline(of member: NodeSlot, in container: ContainerSlot) -> Int? {
    let place = containers.places[member]
    if place.isNone || !place[.vertical] { return nil }
    switch alignment(of: member, in: container, .vertical) {
    case .firstBaseline: return 2 * Int(place.cells.row)
    case .lastBaseline: return 2 * Int(place.cells.row + place.cells.rows) - 1
    default: return nil
    }
  }

  /// The member before one on its baseline, if it is still there; none for none.
  func companion(of member: NodeSlot, in container: ContainerSlot) -> NodeSlot {
    let other = containers.companions[member]
    let isThere =
      !other.isNone && other != member && nodes.isTaken(other)
      && nodes[other].parent == nodes[member].parent
      && baseline(of: other, in: container) == baseline(of: member, in: container)
    return isThere ? other : .none
  }
}

// MARK: Tracks that are too small

extension Vocabularies {
  /// Lets content tracks whose content is missing lose in proportion to it, or does so no more. Whether there are other
  /// rows for that. The first time in a solve it may be no more.
  func shareWhatIsMissing(ofGrid container: ContainerSlot) throws(LayoutError) -> Bool {
    let node = containers[container].node
    let isFirst = shrinking.see(self.node(at: node))
    var hasChanged = false
    for axis in Axis.each where !isGone(node, axis) && !isInGone(node, axis) {
      let known = isFirst ? Missing.nothing : containers[container][tracks: axis].missing
      if try keepContent(of: container, axis, beyond: known) { hasChanged = true }
    }
    return hasChanged
  }

  private func keepContent(
    of container: ContainerSlot, _ axis: Axis, beyond known: Missing
  ) throws(LayoutError) -> Bool {
    let asked = Priority.below(Priority.high, steps: 1)
    let words = TrackBases(self, container, axis, above: asked, isWrapped: true)
    if known == .content || isMissing(words, of: container, axis) {
      return try setContent(of: container, axis, to: words, .content)
    }
    let lines = TrackBases(self, container, axis, above: asked)
    let isMissing = known == .lines || isMissing(lines, of: container, axis)
    return try setContent(of: container, axis, to: lines, isMissing ? .lines : .nothing)
  }

  /// Whether content tracks, all of them known, are smaller than their content, and others could be as well.
  private func isMissing(
    _ bases: TrackBases, of container: ContainerSlot, _ axis: Axis
  ) -> Bool {
    var (slot, count, isAnyShort) = (containers[container][tracks: axis].first, 0, false)
    for track in bases.tracks {
      if track.kind.isContent && !track.isKnown { return false }
      if track.kind.isContent && track.base > 0 {
        count += 1
        if isShort(containers.tracks[slot].guide, of: track.base, axis) { isAnyShort = true }
      }
      slot = containers.tracks[slot].next
    }
    return isAnyShort && (count > 1 || containers[container][tracks: axis].fractionCount > 0)
  }

  /// Has content tracks lose in proportion to what is known of their members; nothing if nothing is missing.
  private func setContent(
    of container: ContainerSlot, _ axis: Axis, to bases: TrackBases?, _ missing: Missing
  ) throws(LayoutError) -> Bool {
    var list = containers[container][tracks: axis]
    var isOther = list.missing != missing
    var (slot, place) = (list.first, 0)
    (list.missing, list.missingCount) = (missing, 0)
    while !slot.isNone {
      var content = 0.0
      if let bases, missing != .nothing, bases.tracks[place].kind.isContent {
        content = bases.tracks[place].base
      }
      if content > 0 { list.missingCount += 1 }
      if containers.tracks[slot].content != content {
        containers.tracks[slot].content = content
        isOther = true
      }
      (slot, place) = (containers.tracks[slot].next, place + 1)
    }
    if !isOther { return false }
    containers[container][tracks: axis] = list
    if missing != .nothing { state.isShrinking = true }
    try arrangeTracks(of: container, axis)
    return true
  }

  /// Nothing is missing in a grid any more.
  func endShrinking(ofGrid container: ContainerSlot) throws(LayoutError) {
    for axis in Axis.each where containers[container][tracks: axis].missing != .nothing {
      _ = try setContent(of: container, axis, to: nil, .nothing)
    }
  }
}
