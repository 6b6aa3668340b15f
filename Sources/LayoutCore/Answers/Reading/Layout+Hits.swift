import LayoutRelations
import LayoutStore

/// Which node is at a point, as one sees them.
extension Layout {
  /// Which frames a question about points is for.
  public enum SeenFrames {
    /// As of the last solve.
    case solved
    /// On the pixels of the device.
    case snapped
    /// On their way in an animation.
    case presented
    /// These on the pixels of the device.
    case presentedSnapped

    var arePresented: Bool { self == .presented || self == .presentedSnapped }
  }

  /// The uppermost node at a point, which is in the coordinates of a node whose frame begins at 0, 0: that
  /// node, or something inside of it. Children are above their parent, later siblings above earlier ones. What is
  /// hidden or gone is not there, with all inside of it, nor are guides; what is inside of a node that clips,
  /// other than the given one, is there within its frame alone. None for a point beside all of them, and for a
  /// stale handle.
  public func node(at x: Double, _ y: Double, in top: Node, _ frames: SeenFrames = .solved) -> Node
  {
    guard let topSlot = find(top) else { return .none }
    if frames.arePresented { refreshTracks() }
    var found = NodeSlot.none
    // Where the node, and each around it, begins.
    var origins: [(x: Double, y: Double)] = []
    var slot = topSlot
    while !slot.isNone {
      var frame = seenFrame(at: slot, frames)
      if let around = origins.last {
        frame.x += around.x
        frame.y += around.y
      } else {
        (frame.x, frame.y) = (0, 0)
      }
      let isThere = !nodes[slot].isGuide && isShown(slot)
      let isHit =
        x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.y + frame.height
      if isThere && isHit { found = slot }
      let isCut = !isHit && slot != topSlot && clips(slot)
      let child = isThere && !isCut ? nodes[slot].firstChild : .none
      if !child.isNone {
        origins.append((frame.x, frame.y))
        slot = child
        continue
      }
      while slot != topSlot && nodes[slot].next.isNone {
        slot = nodes[slot].parent
        origins.removeLast()
      }
      slot = slot == topSlot ? .none : nodes[slot].next
    }
    return node(at: found)
  }

  /// Whether a node clips what is inside of it; false for a stale handle.
  public func clips(_ node: Node) -> Bool { find(node).map { clips($0) } ?? false }

  func clips(_ slot: NodeSlot) -> Bool {
    nodes[slot].traits.contains(.clips) || contentSlot(of: slot) != slot
  }

  /// Whether a node is neither hidden nor gone.
  func isShown(_ slot: NodeSlot) -> Bool {
    nodes[slot].traits.isDisjoint(with: [.hidden, .gone, .inGone])
  }

  func seenFrame(at slot: NodeSlot, _ frames: SeenFrames) -> Rect {
    switch frames {
    case .solved: frame(at: slot)
    case .snapped: snappedFrame(at: slot) { frame(at: $0) }
    case .presented: presentedFrame(at: slot)
    case .presentedSnapped: snappedFrame(at: slot) { presentedFrame(at: $0) }
    }
  }
}
