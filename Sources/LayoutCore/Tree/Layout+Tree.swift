import ConstraintSolver

/// Links between nodes, and walks along them. Nothing here recurses: trees may be as deep as there
/// is memory.
extension Layout {
  func parentSlot(of node: Int32) -> Int32 { nodes[node].parent }

  /// The first of a node's children, or of the roots for -1.
  func firstChildSlot(of parent: Int32) -> Int32 {
    parent < 0 ? state.firstRoot : nodes[parent].firstChild
  }

  func rootSlot(of node: Int32) -> Int32 {
    var node = node
    while nodes[node].parent >= 0 { node = nodes[node].parent }
    return node
  }

  /// The number of a node in messages and documents; 0 for none.
  func number(of node: Int32) -> Int { node < 0 ? 0 : Int(nodes[node].serial.magnitude) }

  /// The same nodes, by their numbers.
  func inOrderOfCreation(_ slots: [Int32]) -> [Int32] {
    order(by: slots.map { Double(number(of: $0)) }).map { slots[$0] }
  }

  /// Whether a node is in the subtree of another; every node is in its own.
  func isInside(_ node: Int32, _ ancestor: Int32) -> Bool {
    var node = node
    while node >= 0 && node != ancestor { node = nodes[node].parent }
    return node == ancestor
  }

  /// How many ancestors a node has.
  private func depth(of node: Int32) -> Int {
    var depth = 0
    var parent = nodes[node].parent
    while parent >= 0 {
      depth += 1
      parent = nodes[parent].parent
    }
    return depth
  }

  /// The nearest node that both are inside of; -1 for nodes of different trees.
  func commonAncestor(_ one: Int32, _ two: Int32) -> Int32 {
    if nodes[one].parent == nodes[two].parent && one != two { return nodes[one].parent }
    if nodes[one].parent == two { return two }
    if nodes[two].parent == one { return one }
    var one = one
    var two = two
    var oneDepth = depth(of: one)
    var twoDepth = depth(of: two)
    while one != two {
      if oneDepth >= twoDepth {
        one = nodes[one].parent
        oneDepth -= 1
      } else {
        two = nodes[two].parent
        twoDepth -= 1
      }
      if one < 0 || two < 0 { return -1 }
    }
    return one
  }

  /// The node after another one, parents before their children, inside of a subtree; -1 at its end.
  func follower(of node: Int32, inside top: Int32) -> Int32 {
    if nodes[node].firstChild >= 0 { return nodes[node].firstChild }
    var node = node
    while node != top {
      if nodes[node].next >= 0 { return nodes[node].next }
      node = nodes[node].parent
    }
    return -1
  }

  /// All nodes, parents before their children.
  func nodesInOrder() -> [Int32] {
    var order: [Int32] = []
    order.reserveCapacity(nodes.count)
    var root = state.firstRoot
    while root >= 0 {
      var node = root
      while node >= 0 {
        order.append(node)
        node = follower(of: node, inside: root)
      }
      root = nodes[root].next
    }
    return order
  }

  /// Puts a node that is in no list among the children of a parent, or the roots for -1: before a
  /// sibling, or at the end for -1.
  func link(_ node: Int32, under parent: Int32, before sibling: Int32 = -1) {
    let previous = sibling >= 0 ? nodes[sibling].previous : lastChildSlot(of: parent)
    nodes[node].parent = parent
    nodes[node].next = sibling
    nodes[node].previous = previous
    if previous >= 0 { nodes[previous].next = node } else { setFirstChild(node, of: parent) }
    if sibling >= 0 { nodes[sibling].previous = node } else { setLastChild(node, of: parent) }
  }

  /// Takes a node out of the list that it is in.
  func unlink(_ node: Int32) {
    let (parent, previous, next) = (nodes[node].parent, nodes[node].previous, nodes[node].next)
    if previous >= 0 { nodes[previous].next = next } else { setFirstChild(next, of: parent) }
    if next >= 0 { nodes[next].previous = previous } else { setLastChild(previous, of: parent) }
  }

  private func lastChildSlot(of parent: Int32) -> Int32 {
    parent < 0 ? state.lastRoot : nodes[parent].lastChild
  }

  private func setFirstChild(_ node: Int32, of parent: Int32) {
    if parent < 0 { state.firstRoot = node } else { nodes[parent].firstChild = node }
  }

  private func setLastChild(_ node: Int32, of parent: Int32) {
    if parent < 0 { state.lastRoot = node } else { nodes[parent].lastChild = node }
  }
}

// MARK: Questions

extension Layout {
  /// Whether the handle names a node of this layout.
  public func contains(_ node: Node) -> Bool { find(node) != nil }

  /// The parent; none for a root and for a stale handle.
  public func parent(of node: Node) -> Node {
    guard let index = find(node) else { return .none }
    return self.node(at: nodes[index].parent)
  }

  /// The node without a parent that a node is inside of; none for a stale handle.
  public func root(of node: Node) -> Node {
    guard let index = find(node) else { return .none }
    return self.node(at: rootSlot(of: index))
  }

  /// Whether it is a guide; false for a stale handle.
  public func isGuide(_ node: Node) -> Bool { find(node).map { nodes[$0].isGuide } ?? false }

  /// Calls `body` with every child, in order, guides left out; with every root for ``Node/none``.
  public func forEachChild(of node: Node, _ body: (Node) -> Void) {
    let parent = find(node) ?? -1
    guard parent >= 0 || node == .none else { return }
    var child = firstChildSlot(of: parent)
    while child >= 0 {
      let next = nodes[child].next
      if !nodes[child].isGuide { body(self.node(at: child)) }
      child = next
    }
  }

  /// The first node of a name: a node itself, then its subtree, parents before their children.
  /// Looks everywhere for ``Node/none``; answers none if there is no such node.
  public func find(_ name: UnsafeBufferPointer<UInt8>, within node: Node = .none) -> Node {
    guard name.count > 0 else { return .none }
    if let top = find(node) { return self.node(at: search(name, inside: top)) }
    guard node == .none else { return .none }
    var root = state.firstRoot
    while root >= 0 {
      let found = search(name, inside: root)
      if found >= 0 { return self.node(at: found) }
      root = nodes[root].next
    }
    return .none
  }

  private func search(_ name: UnsafeBufferPointer<UInt8>, inside top: Int32) -> Int32 {
    var node = top
    while node >= 0 && !names.equals(nodes[node].name, name) {
      node = follower(of: node, inside: top)
    }
    return node
  }
}
