import ConstraintSolver
import LayoutStore

extension Relations {
  /// The frame as of the last solve, in the coordinates of the parent; zero for a stale handle.
  public func frame(of node: Node) -> Rect {
    find(node).map { frame(at: $0) } ?? .zero
  }

  /// The frame as of the last solve, in the coordinates of the root; zero for a stale handle.
  public func frameInRoot(of node: Node) -> Rect {
    guard let slot = find(node) else { return .zero }
    return frameInRoot(at: slot)
  }

  /// The frames of many nodes; if one is refused nothing is written. If the two arrays overlap, a
  /// handle that was overwritten before it is read has no frame.
  public func readFrames(
    of nodes: UnsafeBufferPointer<Node>, into frames: UnsafeMutablePointer<Rect>
  ) throws(LayoutError) {
    try check(nodes)
    let values = solver.values
    for position in 0..<nodes.count {
      frames[position] = find(nodes[position]).map { frame(at: $0, values) } ?? .zero
    }
  }

  package func frame(at node: NodeSlot) -> Rect { frame(at: node, solver.values) }

  private func frame(at node: NodeSlot, _ values: UnsafePointer<Double>) -> Rect {
    let (width, height) = (
      values[Int(nodes[node].width.index)], values[Int(nodes[node].height.index)]
    )
    let rectangle = Rect(
      x: values[Int(nodes[node].left.index)], y: values[Int(nodes[node].top.index)],
      width: width, height: height)
    let isPlain = width >= 0 && height >= 0 && !state.environmentUse.contains(.lines)
    return isPlain ? rectangle : adorned(rectangle, node)
  }

  /// The frame around the rectangle that constraints see.
  package func adorned(_ rectangle: Rect, _ node: NodeSlot) -> Rect {
    let insets = environment(of: node).alignmentInsets
    return Rect(
      x: rectangle.x - insets.left, y: rectangle.y - insets.top,
      width: clamped(rectangle.width + insets.left + insets.right),
      height: clamped(rectangle.height + insets.top + insets.bottom))
  }

  /// A length as it is read. Where negative lengths are not allowed, one that rounding, or negative
  /// alignment insets, would leave below 0 is 0.
  package func clamped(_ length: Double) -> Double {
    length > 0 || state.allowsNegativeSizes ? length : 0
  }

  func frameInRoot(at node: NodeSlot) -> Rect { rooted(node) { frame(at: $0) } }

  /// A frame in the coordinates of the root, of frames of some kind.
  package func rooted(_ node: NodeSlot, _ frameAt: (NodeSlot) -> Rect) -> Rect {
    var frame = frameAt(node)
    var parent = nodes[node].parent
    while !parent.isNone {
      let outer = frameAt(parent)
      frame.x += outer.x
      frame.y += outer.y
      parent = nodes[parent].parent
    }
    return frame
  }

  /// Checks many handles before anything is written for them.
  public func check(_ nodes: UnsafeBufferPointer<Node>) throws(LayoutError) {
    for position in 0..<nodes.count where find(nodes[position]) == nil {
      throw .element(position, .node(nodes[position], .node))
    }
  }
}

extension Relations {
  /// Writes up to `capacity` nodes whose frames differ from what this function last reported, and
  /// those frames; what does not fit stays for the next call. Returns how many had changed.
  public func takeChanges(
    _ nodes: UnsafeMutablePointer<Node>?, _ frames: UnsafeMutablePointer<Rect>?,
    upTo capacity: Int
  ) -> Int {
    if isBusy { return 0 }
    collectChanges()
    return reports.take(nodes, frames, upTo: capacity) { node in
      find(node).map { frame(at: $0) }
    }
  }

  /// Moves what the solver has to report into the list, each node once.
  package func collectChanges() {
    changesAreCollected()
    var last = NodeSlot.none
    solver.forEachChange { variable in
      let owner = nodes.owner(ofVariable: variable.index)
      if owner == last { return }
      last = owner
      noteChange(of: owner)
    }
  }

  /// Notes that any frame may have changed, as alignment insets may have.
  func noteAllChanges() {
    for slot in nodes.taken { noteChange(of: slot) }
  }

  /// Notes that the frame of a node may have changed.
  package func noteChange(of node: NodeSlot) {
    note(self.node(at: node), in: &reports)
    if !otherChanges.isEmpty { noteOther(self.node(at: node), isPresented: false) }
    goalChanged(of: node)
  }

  /// The size of a node as its children see it: that of its frame, or if it scrolls that of the alignment
  /// rectangle of its content.
  package func inside(of node: NodeSlot) -> Rect {
    let content = contentSlot(of: node)
    var frame = frame(at: content)
    if content != node {
      let insets = environment(of: content).alignmentInsets
      frame.width -= insets.left + insets.right
      frame.height -= insets.top + insets.bottom
    }
    return frame
  }
}
