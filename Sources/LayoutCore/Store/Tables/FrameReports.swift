import ConstraintSolver

/// Nodes whose frames may differ from those that they were last reported with, and those frames: at first
/// empty ones. That of a destroyed node is kept until another node takes its slot, as the node may come back.
package struct FrameReports: ~Copyable {
  /// In the order in which they are reported.
  package var queue = NodeList()
  /// The frames of all in the queue do differ.
  package private(set) var isSifted = false
  private var frames = FrameColumn()

  package init() {}

  /// The frame that a node was last reported with.
  package subscript(_ node: Node) -> Rect {
    get { frames[node] }
    set { frames[node] = newValue }
  }

  /// Notes that frames of nodes in the queue may have changed, or that others join them.
  package mutating func framesMayHaveChanged() { isSifted = false }

  /// Writes up to `capacity` nodes whose frames differ from those that they were last reported with, and
  /// those frames; what does not fit stays, in its order. Returns how many there were.
  ///
  /// Which differ is looked at only once while no frame changes, so that it makes no difference into how
  /// many portions a host divides them.
  @inline(never)
  package mutating func take(
    _ written: UnsafeMutablePointer<Node>?, _ writtenFrames: UnsafeMutablePointer<Rect>?,
    upTo capacity: Int, _ frame: (Node) -> Rect?
  ) -> Int {
    var count = 0
    func isDone(_ node: Node) -> Bool {
      guard let new = frame(node), new != frames[node] else { return true }
      count += 1
      if count > capacity { return false }
      frames[node] = new
      written?[count - 1] = node
      writtenFrames?[count - 1] = new
      return true
    }
    if !isSifted {
      queue.removeAll(isDone)
      isSifted = true
      return count
    }
    let all = queue.count
    for _ in 0..<min(all, max(0, capacity)) { _ = isDone(queue.removeFirst()) }
    return all
  }
}

/// A frame for each node; empty for one that has none yet.
private struct FrameColumn: ~Copyable {
  /// By slot.
  private var frames = Buffer<(node: Node, frame: Rect)>()

  subscript(_ node: Node) -> Rect {
    get {
      let slot = Int(HandleFormat.index(of: node.id))
      return slot < frames.count && frames[slot].node == node ? frames[slot].frame : .zero
    }
    set {
      let slot = Int(HandleFormat.index(of: node.id))
      if frames.count <= slot { frames.resize(slot + 1, (.none, .zero)) }
      frames[slot] = (node, newValue)
    }
  }
}
