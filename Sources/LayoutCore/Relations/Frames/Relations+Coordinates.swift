import ConstraintSolver
import LayoutStore

/// Frames in other coordinates than the parent's, and on the pixels of a device.
extension Relations {
  /// How many pixels a point is wide; 1 unless set.
  public var scale: Double { state.deviceScale.isNaN ? 1 : state.deviceScale }

  /// A length rounded up to whole pixels, where the host has set a scale: no snapped frame is smaller then
  /// than content that is met. What is more by a rounding error only is not rounded up.
  package func wholePixels(_ length: Double) -> Double {
    if state.deviceScale.isNaN { return length }
    let pixels = (length * state.deviceScale - Self.contentTolerance).rounded(.up)
    let whole = pixels / state.deviceScale + 0  // no -0
    return whole <= Self.valueLimit ? whole : length
  }

  /// A length rounded down to whole pixels, where the host has set a scale: no snapped frame is smaller than its
  /// frame by more. What is less than a pixel by a rounding error only is a whole one.
  package func wholePixels(within length: Double) -> Double {
    if state.deviceScale.isNaN || length.isInfinite { return length }
    let pixels = (length * state.deviceScale + Self.contentTolerance).rounded(.down)
    return pixels / state.deviceScale + 0  // no -0
  }

  /// In pixels.
  private static let contentTolerance = 1e-9

  /// The frame as of the last solve, in the coordinates of any node of the same tree; zero for nodes
  /// of different trees, and for a stale handle.
  public func frame(of node: Node, in space: Node) -> Rect {
    guard let slot = find(node), let spaceSlot = find(space) else { return .zero }
    var ancestor = spaceSlot
    if slot != spaceSlot {
      ancestor = commonAncestor(slot, spaceSlot)
      if ancestor.isNone { return .zero }
    }
    let from = origin(of: spaceSlot, in: ancestor)
    var frame = frame(at: slot)
    if slot == ancestor {
      (frame.x, frame.y) = (0, 0)
    } else {
      let start = origin(of: nodes[slot].parent, in: ancestor)
      frame.x += start.x
      frame.y += start.y
    }
    frame.x -= from.x
    frame.y -= from.y
    return frame
  }

  /// Where a node begins, in the coordinates of one that it is inside of.
  private func origin(of node: NodeSlot, in ancestor: NodeSlot) -> (x: Double, y: Double) {
    var origin = (x: 0.0, y: 0.0)
    var node = node
    while !node.isNone && node != ancestor {
      let frame = frame(at: node)
      origin.x += frame.x
      origin.y += frame.y
      node = nodes[node].parent
    }
    return origin
  }

  /// The frame as of the last solve, in the coordinates of the root, with every edge on the nearest
  /// pixel; zero for a stale handle.
  public func snappedFrameInRoot(of node: Node) -> Rect {
    find(node).map { snapped(frameInRoot(at: $0)) } ?? .zero
  }

  /// The same in the coordinates of the parent, whose frame is on pixels, too.
  public func snappedFrame(of node: Node) -> Rect {
    find(node).map { slot in snappedFrame(at: slot) { frame(at: $0) } } ?? .zero
  }

  /// A frame on pixels, in the coordinates of the parent, of frames of some kind.
  package func snappedFrame(at slot: NodeSlot, _ frameAt: (NodeSlot) -> Rect) -> Rect {
    var frame = pixels(rooted(slot, frameAt))
    if !nodes[slot].parent.isNone {
      let outer = pixels(rooted(nodes[slot].parent, frameAt))
      frame.x -= outer.x
      frame.y -= outer.y
    }
    return points(frame)
  }

  /// The frame with every edge on the nearest pixel.
  package func snapped(_ frame: Rect) -> Rect { points(pixels(frame)) }

  /// A frame in whole pixels. Edges are rounded, not sizes: what touches still does.
  private func pixels(_ frame: Rect) -> Rect {
    let left = pixels(frame.x), top = pixels(frame.y)
    return Rect(
      x: left, y: top, width: pixels(frame.x + frame.width) - left,
      height: pixels(frame.y + frame.height) - top)
  }

  /// Halves away from 0, also those that rounding has made a little less: of two edges that touch, one may
  /// have been computed in another way.
  private func pixels(_ length: Double) -> Double {
    let exact = length * scale
    let whole = (exact.magnitude + 0.5 + Self.pixelTolerance).rounded(.down)
    return (exact < 0 ? -whole : whole) + 0  // no -0
  }

  /// In pixels.
  private static let pixelTolerance = 1e-6

  /// Divided last, so that the same number of pixels is the same number of points everywhere.
  private func points(_ pixels: Rect) -> Rect {
    Rect(
      x: pixels.x / scale, y: pixels.y / scale, width: pixels.width / scale,
      height: pixels.height / scale)
  }

  /// What a node that scrolls shows a part of, in the node's coordinates; zero for one that does not,
  /// and for a stale handle.
  public func scrollContent(of node: Node) -> Rect {
    guard let slot = find(node), let guide = extras(of: slot)?[.scroll], !guide.isNone else {
      return .zero
    }
    return frame(at: guide)
  }
}
