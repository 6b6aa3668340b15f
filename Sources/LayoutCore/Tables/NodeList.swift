import ConstraintSolver

/// Nodes in the order in which they were noticed, each once. Handles, so that a node that was
/// destroyed is not mistaken for what has its place now.
struct NodeList: ~Copyable {
  private(set) var nodes: [Node] = []
  /// How many of these have been handed out.
  private var handedOut = 0
  /// The frames of all that are left differ from those that were last reported.
  var isSifted = false
  /// By slot: the node of that slot that is in the list; 0 for none.
  private var listed = Buffer<UInt64>()

  /// Puts a node at the end; false if it is in the list.
  @discardableResult
  @inline(never)
  mutating func insert(_ node: Node) -> Bool {
    isSifted = false
    let slot = Int(HandleFormat.index(of: node.id))
    if listed.count <= slot { listed.resize(slot + 1) }
    if listed[slot] == node.id { return false }
    listed[slot] = node.id
    nodes.append(node)
    return true
  }

  func contains(_ node: Node) -> Bool {
    let slot = Int(HandleFormat.index(of: node.id))
    return slot < listed.count && listed[slot] == node.id
  }

  /// Writes up to `capacity` nodes whose frames differ from those that they were last reported with, and
  /// those frames; what does not fit stays, in its order. Returns how many there were.
  ///
  /// Which differ is looked at only once while no frame changes, so that it makes no difference into how
  /// many portions a host divides them.
  @inline(never)
  mutating func report(
    _ written: UnsafeMutablePointer<Node>?, _ frames: UnsafeMutablePointer<Rect>?,
    upTo capacity: Int, _ reported: inout ReportTable, _ frame: (Node) -> Rect?
  ) -> Int {
    var count = 0
    func isDone(_ node: Node) -> Bool {
      guard let new = frame(node), new != reported[node] else { return true }
      count += 1
      if count > capacity { return false }
      reported[node] = new
      written?[count - 1] = node
      frames?[count - 1] = new
      return true
    }
    if !isSifted {
      removeAll(isDone)
      isSifted = true
      return count
    }
    let all = nodes.count - handedOut
    for _ in 0..<min(all, max(0, capacity)) {
      strike(nodes[handedOut])
      _ = isDone(nodes[handedOut])
      handedOut += 1
    }
    if handedOut == nodes.count { removeAll() }
    return all
  }

  /// Takes out the nodes that `isUnwanted`, and keeps the order of the others.
  @inline(never)
  mutating func removeAll(_ isUnwanted: (Node) -> Bool) {
    var kept = 0
    for place in handedOut..<nodes.count {
      let node = nodes[place]
      if isUnwanted(node) {
        strike(node)
      } else {
        nodes[kept] = node
        kept += 1
      }
    }
    nodes.removeLast(nodes.count - kept)
    handedOut = 0
  }

  mutating func removeAll() {
    for node in nodes[handedOut...] { strike(node) }
    nodes.removeAll(keepingCapacity: true)
    handedOut = 0
  }

  private mutating func strike(_ node: Node) {
    let slot = Int(HandleFormat.index(of: node.id))
    if listed[slot] == node.id { listed[slot] = 0 }
  }
}

extension Layout {
  /// Puts a node into a list that is kept for long; false if it is in the list. Destroyed nodes are
  /// taken out now and then, so that a list that nobody reads is not much longer than there are
  /// nodes.
  @discardableResult
  func note(_ node: Node, in list: inout NodeList) -> Bool {
    guard list.insert(node) else { return false }
    if list.nodes.count > 2 * nodes.count {
      list.removeAll { find($0) == nil && presentation.tracks.find($0) < 0 }
    }
    return true
  }
}
