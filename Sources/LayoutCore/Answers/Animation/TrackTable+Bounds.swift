import ConstraintSolver
import LayoutStore

/// The bounds of all animations, found in one pass over what must hold.
extension TrackTable {
  func bounds(of animation: AnimationSlot) -> PhaseBounds { groups[animation].bounds }

  /// The round in which the bounds of an animation were found; -1 if its tracks are others by now.
  func boundsRound(of animation: AnimationSlot) -> Int { groups[animation].boundsRound }

  /// Begins the pass: nothing is in the way.
  func beginBounds(_ round: Int) {
    for animation in 0..<groups.count { groups.base[animation].beginBounds(round) }
  }

  /// Adds what the frame of a node has in a sum, with these factors, to how that changes with the phases.
  func addSlopes(of node: NodeSlot, _ factors: Rect) {
    var track = find(node)
    while track >= 0 {
      let offset = offsets[track]
      groups.base[Int(animations[track].index)].slope +=
        offset.x * factors.x + offset.y * factors.y
        + offset.width * factors.width + offset.height * factors.height
      track = older(track)
    }
  }

  /// Allows the animations of a node what leaves that sum at most so much larger. Once they are, they have no
  /// slope any more.
  func keepSlopes(of node: NodeSlot, atMost slack: Double) {
    var track = find(node)
    while track >= 0 {
      groups.base[Int(animations[track].index)].keepSlope(atMost: slack)
      track = older(track)
    }
  }

  /// No size gets below 0.
  func keepSizes() {
    for track in 0..<count {
      let (goal, group) = (goals[find(nodes[track])], groups.base + Int(animations[track].index))
      group.pointee.keep(-offsets[track].width, atMost: goal.width)
      group.pointee.keep(-offsets[track].height, atMost: goal.height)
    }
  }
}
