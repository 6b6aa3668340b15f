import ConstraintSolver
import LayoutStore

/// The tracks whose nodes have moved since they were last reported, and their frames.
extension TrackTable {
  /// How many nodes may have moved since they were last reported.
  func movedCount() -> Int {
    var moved = 0
    if sharedCount > 0 {
      for track in 0..<count where isMoved(track) { moved += 1 }
      return moved
    }
    for animation in 0..<groups.count where groups.base[animation].hasMoved {
      moved += groups.base[animation].count
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

  private func hasMoved(_ animation: AnimationSlot) -> Bool {
    groups.base[Int(animation.index)].hasMoved
  }

  /// Writes the nodes that have moved, except those of a list, and their frames. Returns how many.
  func writeMoved(
    _ nodes: UnsafeMutablePointer<Node>?, _ frames: UnsafeMutablePointer<Rect>?,
    but list: borrowing NodeList
  ) -> Int {
    sharedCount == 0 && list.nodes.isEmpty && areStepsPlain
      ? writeRuns(nodes, frames) : writeEach(nodes, frames, but: list)
  }

  /// Whether every frame differs of the animations that have moved, and is that of its one track.
  private var areStepsPlain: Bool {
    for animation in 0..<groups.count {
      let group = groups.base + animation
      if group.pointee.count > 0 && group.pointee.hasMoved && !group.pointee.isStepPlain {
        return false
      }
    }
    return true
  }

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
            from: self.nodes.base + track, byteCount: run * MemoryLayout<Node>.stride)
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
    if first == 0 && groups[animation].count == count { return count }
    var end = first + 1
    while end < count && animations[end] == animation { end += 1 }
    return end - first
  }

  /// Writes the frames of some tracks of one animation. A host does this for every picture that it
  /// draws, so it is nothing but loads, multiplications and stores, of as many numbers at a time as
  /// every machine has instructions for.
  @_optimize(speed)
  private func write(
    _ first: Int, _ run: Int, _ animation: AnimationSlot, to frames: UnsafeMutablePointer<Rect>
  ) {
    let target = UnsafeMutableRawPointer(frames)
    let goals = UnsafeRawPointer(goals.base + first)
    let offsets = UnsafeRawPointer(offsets.base + first)
    let offset = Quad(repeating: groups[animation].phase.offset)
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
}
