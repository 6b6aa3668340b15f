import ConstraintSolver
import LayoutRelations
import LayoutStore

/// The last column that a grid was given, or the last row where members go by columns, is there as often as fits. How often
/// is decided (``Decision``); how long fractions are beside it follows from how long the grid is, after each solve. No
/// track holds the end of the grid, which is then as long as if there were none, whatever was decided before.
extension Vocabularies {
  /// How many tracks a grid was given along an axis, without those that were made for it.
  func givenCount(of container: ContainerSlot, _ axis: Axis) -> Int {
    var last = containers[container][tracks: axis].last
    while !last.isNone && containers.tracks[last].isImplicit {
      last = containers.tracks[last].previous
    }
    return last.isNone ? 0 : Int(containers.tracks[last].place) + 1
  }

  /// Has tracks that are made from now on be such that a solve may take back, or no more, and those that were made go.
  func beginRepeating(_ container: ContainerSlot) throws(LayoutError) {
    let isRepeating = wantsRepeating(container), record = containers[container]
    if isRepeating { noteDecider(container) }
    let areDecided = isRepeating || isVaried(container)
    if isRepeating == record.isRepeating && areDecided == record.hasDecidedTracks { return }
    for axis in Axis.each { try setTracks(0, of: container, axis) }
    containers[container].hasDecidedTracks = areDecided
    if isRepeating == record.isRepeating { return }
    containers[container].repeatCount = isRepeating ? 1 : 0
    containers[container].unbroken = .nan
  }

  /// Whether a child that has come or gone lets tracks be made another way.
  func makesTracksOtherwise(_ container: ContainerSlot) -> Bool {
    let record = containers[container]
    return record.hasDecidedTracks != (record.isRepeating || isVaried(container))
  }

  /// Whether variants change a grid or a child of it, and so perhaps which tracks members need.
  private func isVaried(_ container: ContainerSlot) -> Bool {
    if variants.count == 0 { return false }
    let grid = containers[container].node
    return variants.taken.contains { entry in
      guard case .property(_, let node, _) = variants[entry].subject, let slot = find(node) else {
        return false
      }
      return slot == grid || nodes[slot].parent == grid
    }
  }

  private func wantsRepeating(_ container: ContainerSlot) -> Bool {
    let values = containers[container].values
    let count = givenCount(of: container, values.axis)
    if values.repeats == .none || count == 0 { return false }
    let last = containers.track(at: count - 1, of: container, values.axis)
    return containers.tracks[last].track.givenLength > 0
  }

  /// Has the track be there once, as on the first time, with members that find their cells in the first one.
  func joinTracks(of container: ContainerSlot) throws(LayoutError) {
    for axis in Axis.each { try setTracks(0, of: container, axis) }
    containers[container].repeatCount = 1
    containers[container].unbroken = .nan
    try arrange(container)
  }

  /// Decides how often the track is there.
  func decideTracks(of container: ContainerSlot) throws(LayoutError) -> Bool {
    let record = containers[container]
    containers[container].repeatCount = fittingCount(in: container)
    containers[container].brokenAt = solver.value(nodes[record.node].size(record.values.axis))
    containers[container].unbroken = 0
    deciders.fillings = max(1, deciders.fillings)
    // What was missing before is not any more.
    try endShrinking(ofGrid: container)
    shrinking.forget(node(at: record.node))
    try arrange(container)
    _ = try fillTracks(of: container)
    return true
  }

  /// Whether what was decided had no part in how long the grid is.
  func repeatsSteadily(_ container: ContainerSlot) -> Bool {
    let values = containers[container].values
    return values.rest(values.axis == .vertical).distribution.isFill && isAsBroken(container)
  }

  /// Whether the track would be there as often as it is.
  func repeatsOtherwise(_ container: ContainerSlot) -> Bool {
    let record = containers[container]
    return !record.unbroken.isNaN && fittingCount(in: container) != record.repeatCount
  }

  private func fittingCount(in container: ContainerSlot) -> Int32 {
    let (axis, gap) = (containers[container].values.axis, trackGap(of: container))
    let last = givenCount(of: container, axis) - 1
    let tracks = containers.tracks(of: container, axis)
    var room = insideLength(of: container) + Self.leastOverflow
    for record in tracks where record.place < last {
      room -= leastLength(of: record, axis) + (record.isCollapsed ? 0 : gap)
    }
    let step = tracks[last].track.givenLength + gap
    if !(step > 0) { return 1 }
    let most = Double(GridCells.rowLimit - last)
    return Int32(max(1, min(most, (room + gap) / step)))
  }

  /// How long a track is at least, if it is given, and else how long it is.
  private func leastLength(of record: TrackRecord, _ axis: Axis) -> Double {
    let isGiven = record.track.kind == .fixed || record.track.kind.isFraction
    return isGiven ? record.track.givenLength : solver.value(nodes[record.guide].size(axis))
  }

  private func trackGap(of container: ContainerSlot) -> Double {
    let (node, values) = (containers[container].node, containers[container].values)
    return values.gap(values.axis == .vertical)
      .resolved(in: solver.value(nodes[node].size(values.axis)))
  }

  // MARK: Fractions

  /// Gives fractions of all of these grids the lengths that follow from a solve. Whether some had others. A grid that is longer
  /// by what they are given does not end that; then it goes no further.
  func fillTracks() throws(LayoutError) -> Bool {
    // What went no further stays while nothing changes.
    if deciders.fillings == Deciders.mostFillings || !settler.isDue { return false }
    deciders.areArranging = true
    defer { deciders.areArranging = false }
    var haveOthers = false
    for node in deciders.nodes.nodes {
      guard let slot = find(node), isConcerned(slot), case let container = container(of: slot),
        !container.isNone, containers[container].isRepeating,
        !containers[container].unbroken.isNaN
      else { continue }
      // What was decided before is tried.
      if deciders.fillings == 0 {
        let axis = containers[container].values.axis
        containers[container].brokenAt = solver.value(nodes[slot].size(axis))
      }
      if try fillTracks(of: container) { haveOthers = true }
    }
    if haveOthers { deciders.fillings += 1 }
    return haveOthers
  }

  private func fillTracks(of container: ContainerSlot) throws(LayoutError) -> Bool {
    let length = Self.kept(lengthOfFraction(in: container))
    if length == containers[container].unbroken { return false }
    containers[container].unbroken = length
    try arrangeTracks(of: container, containers[container].values.axis)
    return true
  }

  /// How long a fraction of 1 is. One that is longer by its minimum takes no part (CSS Grid Layout, 12.7.1).
  private func lengthOfFraction(in container: ContainerSlot) -> Double {
    let axis = containers[container].values.axis, gap = trackGap(of: container)
    var room = insideLength(of: container) + gap
    var (flexible, fractions) = ([GridTrack](), 0.0)
    for record in containers.tracks(of: container, axis) {
      if !record.isCollapsed { room -= gap }
      if record.track.kind.isFraction {
        flexible.append(record.track)
        fractions += record.track.value
      } else {
        room -= leastLength(of: record, axis)
      }
    }
    while let place = flexible.firstIndex(where: { $0.value * room < $0.givenLength * fractions }) {
      let track = flexible.remove(at: place)
      room -= track.givenLength
      fractions -= track.value
    }
    return flexible.isEmpty ? 0 : max(0, room) / fractions
  }
}

extension GridTrack {
  /// The length that it has at least, as it was given; 0 for none.
  var givenLength: Double { kind == .fixed ? value : min.isNaN ? 0 : min }

  /// How long it is as a fraction, if one of 1 has a length.
  func length(ofFraction one: Double) -> Double {
    let length = Swift.max(givenLength, one.isNaN ? 0 : value * one)
    return max.isNaN ? length : Swift.min(length, Swift.max(max, givenLength))
  }
}
