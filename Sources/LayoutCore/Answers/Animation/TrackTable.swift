import ConstraintSolver
import LayoutStore

/// Frames on their way, one track a node, column by column: the fewer bytes a frame needs, the more
/// of them pass in a given time.
///
/// A track is where its node belongs, how far from there it began, how fast it was, and the animation
/// whose phase tells what is left of both. Nothing is computed before it is queried. Animations
/// that move different numbers of one frame have a track each: these are in a list, newest first.
final class TrackTable {
  // One entry a track.
  private(set) var nodes = Buffer<Node>()
  private(set) var animations = Buffer<AnimationSlot>()
  /// The track of the same node that is next older; -1 for none.
  private var nexts = Buffer<Int32>()
  /// The tracks of the same animation that are next newer and older; -1 for none.
  private var siblings = Buffer<Siblings>()
  /// Where the node belongs; kept for its newest track.
  private(set) var goals = Buffer<Rect>()
  private(set) var offsets = Buffer<Rect>()
  private(set) var velocities = Buffer<Rect>()
  private var stops = Buffer<TrackStops>()

  /// By slot of a node: its newest track; -1 for none.
  private var places = Buffer<Int32>()
  /// How many tracks there are apart from the newest ones.
  private(set) var sharedCount = 0
  /// By slot of an animation.
  private(set) var groups = Buffer<TrackGroup>()
  /// The phases of some may differ from those that were reported.
  private(set) var mayHaveMoved = true
  /// No size is presented below it.
  var leastSize = 0.0

  private struct Siblings: BitwiseCopyable {
    var newer: Int32
    var older: Int32
  }

  var count: Int { nodes.count }

  // MARK: Queries

  /// The newest track of a node's slot; -1 if it has none.
  func find(_ slot: NodeSlot) -> Int {
    let place = Int(slot.index)
    return place < places.count ? Int(places[place]) : -1
  }

  /// The newest track of a node; -1 if it has none.
  func find(_ node: Node) -> Int {
    let track = find(NodeSlot(HandleFormat.index(of: node.id)))
    return track >= 0 && nodes[track] == node ? track : -1
  }

  /// The track of the same node that is next older; -1 if there is none.
  func older(_ track: Int) -> Int { Int(nexts[track]) }

  /// The presented frame of the node whose newest track this is.
  func frame(_ newest: Int) -> Rect { frame(newest, asReported: false) }

  /// The frame last reported, if only the phases of its animations have changed since.
  func reportedFrame(_ newest: Int) -> Rect { frame(newest, asReported: true) }

  private func frame(_ newest: Int, asReported: Bool) -> Rect {
    var frame = goals[newest]
    var track = newest
    while track >= 0 {
      let group = groups.base + Int(animations[track].index)
      let phase = asReported ? group.pointee.reported : group.pointee.phase
      frame = frame.moved(offsets[track], at: phase, until: stops[track])
        .moved(velocities[track], phase.inherited)
      track = older(track)
    }
    frame.width = max(frame.width, leastSize)
    frame.height = max(frame.height, leastSize)
    return frame
  }

  /// How fast a track moves its node, if the phase of its animation changes at a rate.
  func velocity(_ track: Int, _ rate: Phase) -> Rect {
    let offset = groups.base[Int(animations[track].index)].phase.offset
    var moving = offsets[track]
    if stops[track].horizontal.clamped(offset) != offset { (moving.x, moving.width) = (0, 0) }
    if stops[track].vertical.clamped(offset) != offset { (moving.y, moving.height) = (0, 0) }
    return Rect.zero.moved(moving, rate.offset).moved(velocities[track], rate.inherited)
  }

  /// 1 for those numbers of a node's frame that some animations move.
  func mask(of slot: NodeSlot, _ animations: [AnimationSlot]) -> Rect {
    var (mask, track) = (Rect.zero, find(slot))
    while track >= 0 {
      if animations.contains(self.animations[track]) {
        mask = mask.union(offsets[track].difference(from: .zero))
        mask = mask.union(velocities[track].difference(from: .zero))
      }
      track = older(track)
    }
    return mask
  }

  /// How many tracks an animation has; it may be newer than the table.
  func trackCount(of animation: AnimationSlot) -> Int {
    Int(animation.index) < groups.count ? groups[animation].count : 0
  }

  /// A track of an animation; -1 if it has none.
  func first(of animation: AnimationSlot) -> Int { Int(groups[animation].newest) }

  func phase(of animation: AnimationSlot) -> Phase { groups[animation].phase }

  // MARK: Animations

  /// Makes place for the tracks of an animation that begins.
  func enter(animation: AnimationSlot) {
    while groups.count <= Int(animation.index) { groups.append(TrackGroup()) }
    groups[animation] = TrackGroup()
    mayHaveMoved = true
  }

  func setPhase(_ animation: AnimationSlot, _ phase: Phase) {
    groups.base[Int(animation.index)].phase = phase
    mayHaveMoved = true
  }

  /// Notes that the present frames were reported.
  func noteReported() {
    for animation in 0..<groups.count { groups.base[animation].noteReported() }
    mayHaveMoved = false
  }

  // MARK: Tracks

  /// Adds a track for a node.
  func append(_ node: Node, _ animation: AnimationSlot, goal: Rect, offset: Rect, velocity: Rect) {
    let (slot, track) = (Int(HandleFormat.index(of: node.id)), count)
    if places.count <= slot { places.resize(slot + 1, -1) }
    nodes.append(node)
    animations.append(animation)
    nexts.append(places[slot])
    siblings.append(Siblings(newer: -1, older: -1))
    goals.append(goal)
    offsets.append(offset)
    velocities.append(velocity)
    stops.append(TrackStops())
    if places[slot] >= 0 { sharedCount += 1 }
    places[slot] = Int32(truncatingIfNeeded: track)
    attach(track)
    setGoal(track, to: goal)
    groups.base[Int(animation.index)].note(offset: offset, velocity: velocity)
  }

  func setGoal(_ newest: Int, to goal: Rect) {
    goals[newest] = goal
    groups.base[Int(animations[newest].index)].note(
      goal: goal, offset: offsets[newest], leastSize: leastSize)
  }

  /// Lets a track stop where its animation would go further.
  func setStops(_ track: Int, _ stops: TrackStops) { self.stops[track] = stops }

  /// Takes some of the numbers of a frame off a track: those where the mask is 1. Returns whether
  /// the track still moves anything.
  func strike(_ track: Int, _ mask: Rect) -> Bool {
    offsets[track] = offsets[track].without(mask)
    velocities[track] = velocities[track].without(mask)
    groups.base[Int(animations[track].index)].note(offset: offsets[track], velocity: .zero)
    return offsets[track] != .zero || velocities[track] != .zero
  }

  /// Ends a track; the last one takes its place.
  func remove(_ track: Int) {
    let older = older(track)
    redirect(track, to: Int32(truncatingIfNeeded: older))
    if older >= 0 { setGoal(older, to: goals[track]) }
    if find(NodeSlot(HandleFormat.index(of: nodes[track].id))) >= 0 { sharedCount -= 1 }
    detach(track)
    let last = count - 1
    if track < last {
      redirect(last, to: Int32(truncatingIfNeeded: track))
      // Among those of its animation it becomes the newest one.
      detach(last)
    }
    takeLast(of: &nodes, to: track)
    takeLast(of: &animations, to: track)
    takeLast(of: &nexts, to: track)
    takeLast(of: &siblings, to: track)
    takeLast(of: &goals, to: track)
    takeLast(of: &offsets, to: track)
    takeLast(of: &velocities, to: track)
    takeLast(of: &stops, to: track)
    if track < last { attach(track) }
  }

  private func takeLast<Value>(of column: inout Buffer<Value>, to track: Int) {
    let last = column.removeLast()
    if track < column.count { column[track] = last }
  }

  /// Enters a track into the list of its animation.
  private func attach(_ track: Int) {
    let group = groups.base + Int(animations[track].index)
    let (place, older) = (Int32(truncatingIfNeeded: track), group.pointee.newest)
    siblings[track] = Siblings(newer: -1, older: older)
    if older >= 0 { siblings.base[Int(older)].newer = place }
    group.pointee.newest = place
    group.pointee.count += 1
  }

  /// Takes a track out of the list of its animation.
  private func detach(_ track: Int) {
    let (group, sibling) = (groups.base + Int(animations[track].index), siblings[track])
    if sibling.older >= 0 { siblings.base[Int(sibling.older)].newer = sibling.newer }
    if sibling.newer >= 0 {
      siblings.base[Int(sibling.newer)].older = sibling.older
    } else {
      group.pointee.newest = sibling.older
    }
    group.pointee.count -= 1
  }

  /// Redirects what refers to a track to another place.
  private func redirect(_ track: Int, to place: Int32) {
    let slot = Int(HandleFormat.index(of: nodes[track].id))
    var before = Int(places[slot])
    if before == track {
      places[slot] = place
      return
    }
    while older(before) != track { before = older(before) }
    nexts[before] = place
  }

  // MARK: Copies

  /// The same tracks once more. In which order those of one node are makes no difference, as each moves
  /// other numbers of its frame.
  func copy() -> TrackTable {
    let copy = TrackTable()
    copy.leastSize = leastSize
    for animation in 0..<groups.count { copy.groups.append(groups[animation].emptied) }
    for track in 0..<count {
      copy.append(
        nodes[track], animations[track], goal: goals[find(nodes[track])], offset: offsets[track],
        velocity: velocities[track])
      copy.stops[track] = stops[track]
    }
    return copy
  }

  /// Takes over what was reported since a copy was made. There may be more animations by now.
  func takeReported(from other: TrackTable) {
    for animation in 0..<groups.count {
      groups.base[animation].takeReported(from: other.groups[animation])
    }
  }
}

extension Rect {
  /// This rectangle, and what a phase leaves of a distance on top.
  fileprivate func moved(_ distance: Rect, at phase: Phase, until stops: TrackStops) -> Rect {
    let across = stops.horizontal.clamped(phase.offset)
    let down = stops.vertical.clamped(phase.offset)
    return Rect(
      x: x + distance.x * across, y: y + distance.y * down,
      width: width + distance.width * across, height: height + distance.height * down)
  }
}
