/// Frames on their way, one track a node, column by column: the fewer bytes a frame needs, the more
/// of them pass in a given time.
///
/// A track is where its node belongs, how far from there it began, how fast it was, and the animation
/// whose phase tells what is left of both. Nothing is computed before it is queried. Animations
/// that move different numbers of one frame have a track each: these are in a list, newest first.
final class TrackTable {
  private(set) var count = 0
  private var capacity = 0

  // One entry a track.
  private(set) var nodes: UnsafeMutablePointer<Node>
  private(set) var animations: UnsafeMutablePointer<Int32>
  private var nexts: UnsafeMutablePointer<Int32>
  /// The tracks of the same animation that are next newer and older; -1 for none.
  private var siblings: UnsafeMutablePointer<Siblings>
  /// Where the node belongs; kept for its newest track.
  private(set) var goals: UnsafeMutablePointer<Rect>
  private(set) var offsets: UnsafeMutablePointer<Rect>
  private(set) var velocities: UnsafeMutablePointer<Rect>

  /// By slot of a node: its newest track; -1 for none.
  private var places: [Int32] = []
  /// How many tracks there are apart from the newest ones.
  private var sharedCount = 0
  /// By slot of an animation: how far it has come, and how far it had when it was last reported.
  private(set) var phases: [Phase] = []
  private var reported: [Phase] = []
  /// These may differ.
  private(set) var mayHaveMoved = true
  /// Whether anything of it was moving when it began.
  private var hasVelocity: [Bool] = []
  /// Whether a size of it began below 0, as its goal has changed since.
  private var beganNegative: [Bool] = []
  /// No size is presented below it.
  var leastSize = 0.0
  /// The distance of the shortest of its tracks, and the largest magnitude of goals and offsets.
  private var leastOffsets: [Double] = []
  private var sizes: [Double] = []
  private var trackCounts: [Int] = []
  /// The newest of its tracks; -1 for none.
  private var newest: [Int32] = []

  private struct Siblings: BitwiseCopyable {
    var newer: Int32
    var older: Int32
  }

  init() {
    nodes = .noStorage
    animations = .noStorage
    nexts = .noStorage
    siblings = .noStorage
    goals = .noStorage
    offsets = .noStorage
    velocities = .noStorage
  }

  deinit { release() }

  private func release() {
    if capacity == 0 { return }
    nodes.deallocate()
    animations.deallocate()
    nexts.deallocate()
    siblings.deallocate()
    goals.deallocate()
    offsets.deallocate()
    velocities.deallocate()
  }

  // MARK: Tracks

  /// The newest track of a node's slot; -1 if it has none.
  func find(_ slot: Int32) -> Int {
    Int(slot) < places.count ? Int(places[Int(slot)]) : -1
  }

  /// The newest track of a node; -1 if it has none.
  func find(_ node: Node) -> Int {
    let track = find(HandleFormat.index(of: node.id))
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
      let animation = Int(animations[track])
      let phase = asReported ? reported[animation] : phases[animation]
      frame = frame.moved(offsets[track], phase.offset).moved(velocities[track], phase.inherited)
      track = older(track)
    }
    frame.width = max(frame.width, leastSize)
    frame.height = max(frame.height, leastSize)
    return frame
  }

  /// How fast a track moves its node, if the phase of its animation changes at a rate.
  func velocity(_ track: Int, _ rate: Phase) -> Rect {
    Rect.zero.moved(offsets[track], rate.offset).moved(velocities[track], rate.inherited)
  }

  /// Adds a track for a node.
  func append(_ node: Node, _ animation: Int32, goal: Rect, offset: Rect, velocity: Rect) {
    if count == capacity { grow() }
    let slot = Int(HandleFormat.index(of: node.id))
    while places.count <= slot { places.append(-1) }
    nodes[count] = node
    animations[count] = animation
    nexts[count] = places[slot]
    offsets[count] = offset
    velocities[count] = velocity
    setGoal(count, to: goal)
    measure(count)
    if places[slot] >= 0 { sharedCount += 1 }
    places[slot] = Int32(truncatingIfNeeded: count)
    attach(count)
    count += 1
    if velocity != .zero { hasVelocity[Int(animation)] = true }
  }

  /// The same tracks once more. In which order those of one node are makes no difference, as each moves
  /// other numbers of its frame.
  func copy() -> TrackTable {
    let copy = TrackTable()
    copy.phases = phases
    copy.hasVelocity = hasVelocity
    copy.beganNegative = beganNegative
    copy.leastSize = leastSize
    copy.leastOffsets = leastOffsets
    copy.sizes = sizes
    copy.trackCounts = [Int](repeating: 0, count: trackCounts.count)
    copy.newest = [Int32](repeating: -1, count: trackCounts.count)
    for track in 0..<count {
      copy.append(
        nodes[track], animations[track], goal: goals[find(nodes[track])], offset: offsets[track],
        velocity: velocities[track])
    }
    return copy
  }

  /// How many tracks an animation has; it may be newer than the table.
  func trackCount(of animation: Int32) -> Int {
    Int(animation) < trackCounts.count ? trackCounts[Int(animation)] : 0
  }

  /// A track of an animation; -1 if it has none.
  func first(of animation: Int32) -> Int { Int(newest[Int(animation)]) }

  /// Takes over what was reported since a copy was made, as that is not taken back. There may be
  /// more animations by now.
  func takeReported(from other: TrackTable) { reported = other.reported }

  /// Takes some of the numbers of a frame off a track: those where the mask is 1. Returns whether
  /// the track still moves anything.
  func strike(_ track: Int, _ mask: Rect) -> Bool {
    offsets[track] = offsets[track].without(mask)
    velocities[track] = velocities[track].without(mask)
    measure(track)
    return offsets[track] != .zero || velocities[track] != .zero
  }

  /// Ends a track; the last one takes its place.
  func remove(_ track: Int) {
    let older = older(track)
    redirect(track, to: Int32(truncatingIfNeeded: older))
    if older >= 0 { setGoal(older, to: goals[track]) }
    if find(HandleFormat.index(of: nodes[track].id)) >= 0 { sharedCount -= 1 }
    detach(track)
    count -= 1
    if track == count { return }
    redirect(count, to: Int32(truncatingIfNeeded: track))
    // Among those of its animation it becomes the newest one.
    detach(count)
    nodes[track] = nodes[count]
    animations[track] = animations[count]
    nexts[track] = nexts[count]
    goals[track] = goals[count]
    offsets[track] = offsets[count]
    velocities[track] = velocities[count]
    attach(track)
  }

  /// Enters a track into the list of its animation.
  private func attach(_ track: Int) {
    let animation = Int(animations[track])
    let (place, older) = (Int32(truncatingIfNeeded: track), newest[animation])
    siblings[track] = Siblings(newer: -1, older: older)
    if older >= 0 { siblings[Int(older)].newer = place }
    newest[animation] = place
    trackCounts[animation] += 1
  }

  /// Takes a track out of the list of its animation.
  private func detach(_ track: Int) {
    let (animation, sibling) = (Int(animations[track]), siblings[track])
    if sibling.older >= 0 { siblings[Int(sibling.older)].newer = sibling.newer }
    if sibling.newer >= 0 {
      siblings[Int(sibling.newer)].older = sibling.older
    } else {
      newest[animation] = sibling.older
    }
    trackCounts[animation] -= 1
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

  func setGoal(_ newest: Int, to goal: Rect) {
    goals[newest] = goal
    let animation = Int(animations[newest])
    sizes[animation] = max(sizes[animation], goal.size)
    let offset = offsets[newest]
    if goal.width + offset.width < leastSize || goal.height + offset.height < leastSize {
      beganNegative[animation] = true
    }
  }

  /// Notes the distance of a track, for its animation.
  private func measure(_ track: Int) {
    let (animation, size) = (Int(animations[track]), offsets[track].size)
    leastOffsets[animation] = min(leastOffsets[animation], size)
    sizes[animation] = max(sizes[animation], size)
  }

  private func grow() {
    let wanted = max(16, capacity + capacity / 2)
    nodes = moved(nodes, wanted)
    animations = moved(animations, wanted)
    nexts = moved(nexts, wanted)
    siblings = moved(siblings, wanted)
    goals = moved(goals, wanted)
    offsets = moved(offsets, wanted)
    velocities = moved(velocities, wanted)
    capacity = wanted
  }

  private func moved<Value: BitwiseCopyable>(
    _ column: UnsafeMutablePointer<Value>, _ capacity: Int
  ) -> UnsafeMutablePointer<Value> {
    let new = UnsafeMutableRawPointer.allocate(
      byteCount: capacity * MemoryLayout<Value>.stride, alignment: 64
    ).bindMemory(to: Value.self, capacity: capacity)
    new.moveInitialize(from: column, count: count)
    if self.capacity > 0 { column.deallocate() }
    return new
  }

  // MARK: Animations

  /// Adds the columns of an animation that begins.
  func enter(animation: Int32) {
    while phases.count <= Int(animation) {
      phases.append(.start)
      reported.append(.start)
      hasVelocity.append(false)
      beganNegative.append(false)
      leastOffsets.append(0)
      sizes.append(0)
      trackCounts.append(0)
      newest.append(-1)
    }
    setPhase(animation, .start)
    reported[Int(animation)] = .start
    hasVelocity[Int(animation)] = false
    beganNegative[Int(animation)] = false
    leastOffsets[Int(animation)] = .infinity
    sizes[Int(animation)] = 0
  }

  func setPhase(_ animation: Int32, _ phase: Phase) {
    phases[Int(animation)] = phase
    mayHaveMoved = true
  }

  // MARK: Reporting

  /// Whether presented frames of an animation may have changed since they were last reported.
  private func hasMoved(_ animation: Int32) -> Bool {
    phases[Int(animation)] != reported[Int(animation)]
  }

  /// How many nodes may have moved since they were last reported.
  func movedCount() -> Int {
    if sharedCount > 0 {
      var moved = 0
      for track in 0..<count where isMoved(track) { moved += 1 }
      return moved
    }
    var moved = 0
    for animation in phases.indices where trackCounts[animation] > 0 {
      if hasMoved(Int32(truncatingIfNeeded: animation)) { moved += trackCounts[animation] }
    }
    return moved
  }

  /// Whether this is the newest track of a node whose presented frame may have changed since it was
  /// last reported.
  func isMoved(_ track: Int) -> Bool {
    guard find(nodes[track]) == track else { return false }
    var track = track
    while track >= 0 {
      if hasMoved(animations[track]) { return true }
      track = older(track)
    }
    return false
  }

  /// Writes the nodes that have moved, except those of a list, and their frames. Returns how many.
  func writeMoved(
    _ nodes: UnsafeMutablePointer<Node>?, _ frames: UnsafeMutablePointer<Rect>?,
    but list: borrowing NodeList
  ) -> Int {
    sharedCount == 0 && list.nodes.isEmpty && areStepsPlain
      ? writeRuns(nodes, frames) : writeEach(nodes, frames, but: list)
  }

  /// Whether every animation that has moved has gone too far for rounding to hide it in any frame, and not
  /// beyond its ends, where sizes could be below 0.
  private var areStepsPlain: Bool {
    for animation in phases.indices where trackCounts[animation] > 0 {
      let (new, old) = (phases[animation], reported[animation])
      if new == old { continue }
      let most = sizes[animation] * (1 + max(abs(new.offset), abs(old.offset)))
      let isPlain = abs(new.offset - old.offset) * leastOffsets[animation] > Self.plainStep * most
      let isBetween = new.isBetween && old.isBetween && !beganNegative[animation]
      if !isPlain || !isBetween || hasVelocity[animation] { return false }
    }
    return true
  }

  /// A step longer than this part of the numbers that it is added to changes all of them.
  private static let plainStep = 1e-14

  /// One after the other, where some nodes have several tracks or it takes a close look.
  private func writeEach(
    _ nodes: UnsafeMutablePointer<Node>?, _ frames: UnsafeMutablePointer<Rect>?,
    but list: borrowing NodeList
  ) -> Int {
    var written = 0
    for track in 0..<count where isMoved(track) && !list.contains(self.nodes[track]) {
      let frame = frame(track)
      if frame == reportedFrame(track) { continue }
      nodes?[written] = self.nodes[track]
      frames?[written] = frame
      written += 1
    }
    return written
  }

  /// One run of tracks of one animation after the other.
  private func writeRuns(
    _ nodes: UnsafeMutablePointer<Node>?, _ frames: UnsafeMutablePointer<Rect>?
  ) -> Int {
    var written = 0
    var track = 0
    while track < count {
      let animation = animations[track]
      let run = run(from: track)
      if hasMoved(animation) {
        if let nodes {
          UnsafeMutableRawPointer(nodes + written).copyMemory(
            from: self.nodes + track, byteCount: run * MemoryLayout<Node>.stride)
        }
        if let frames { write(track, run, animation, to: frames + written) }
        written += run
      }
      track += run
    }
    return written
  }

  /// How many tracks from one on have the same animation.
  private func run(from first: Int) -> Int {
    let animation = animations[first]
    if first == 0 && trackCounts[Int(animation)] == count { return count }
    var end = first + 1
    while end < count && animations[end] == animation { end += 1 }
    return end - first
  }

  /// Writes the frames of some tracks of one animation. A host does this for every picture that it
  /// draws, so it is nothing but loads, multiplications and stores, of as many numbers at a time as
  /// every machine has instructions for.
  @_optimize(speed)
  private func write(
    _ first: Int, _ run: Int, _ animation: Int32, to frames: UnsafeMutablePointer<Rect>
  ) {
    let phase = phases[Int(animation)]
    let target = UnsafeMutableRawPointer(frames)
    let goals = UnsafeRawPointer(goals + first)
    let offsets = UnsafeRawPointer(offsets + first)
    let offset = Quad(repeating: phase.offset)
    let end = run * MemoryLayout<Rect>.stride
    var place = 0
    while place < end {
      let goal = goals.loadUnaligned(fromByteOffset: place, as: Quad.self)
      let moved = goal + offsets.loadUnaligned(fromByteOffset: place, as: Quad.self) * offset
      target.storeBytes(of: moved, toByteOffset: place, as: Quad.self)
      place &+= MemoryLayout<Rect>.stride
    }
  }

  private typealias Quad = SIMD4<Double>

  /// Notes that the present frames were reported.
  func noteReported() {
    for animation in phases.indices { reported[animation] = phases[animation] }
    mayHaveMoved = false
  }
}
