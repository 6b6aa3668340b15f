import ConstraintSolver

/// Links between nodes, and walks along them. Nothing here recurses: trees may be as deep as there
/// is memory.
extension Store {
  func parentSlot(of node: NodeSlot) -> NodeSlot { nodes[node].parent }

  /// The first of a node's children, or of the roots for none.
  package func firstChildSlot(of parent: NodeSlot) -> NodeSlot {
    parent.isNone ? state.firstRoot : nodes[parent].firstChild
  }

  package func rootSlot(of node: NodeSlot) -> NodeSlot {
    var node = node
    while !nodes[node].parent.isNone { node = nodes[node].parent }
    return node
  }

  /// The number of a node in messages and documents; 0 for none.
  package func number(of node: NodeSlot) -> Int {
    node.isNone ? 0 : Int(nodes[node].serial.magnitude)
  }

  /// The same nodes, by their numbers.
  package func inOrderOfCreation(_ slots: NodeSlots) -> NodeSlots {
    var sorted = NodeSlots()
    for place in order(by: slots.map { Double(number(of: $0)) }) { sorted.append(slots[place]) }
    return sorted
  }

  /// Whether a node is in the subtree of another; every node is in its own.
  package func isInside(_ node: NodeSlot, _ ancestor: NodeSlot) -> Bool {
    var node = node
    while !node.isNone && node != ancestor { node = nodes[node].parent }
    return node == ancestor
  }

  /// How many ancestors a node has.
  private func depth(of node: NodeSlot) -> Int {
    var depth = 0
    var parent = nodes[node].parent
    while !parent.isNone {
      depth += 1
      parent = nodes[parent].parent
    }
    return depth
  }

  /// The nearest node that both are inside of; none for nodes of different trees.
  package func commonAncestor(_ one: NodeSlot, _ two: NodeSlot) -> NodeSlot {
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
      if one.isNone || two.isNone { return .none }
    }
    return one
  }

  /// The node after another one, parents before their children, inside of a subtree, perhaps without what is
  /// inside of it; none at its end.
  package func follower(of node: NodeSlot, inside top: NodeSlot, entering: Bool = true) -> NodeSlot
  {
    if entering && !nodes[node].firstChild.isNone { return nodes[node].firstChild }
    var node = node
    while node != top {
      if !nodes[node].next.isNone { return nodes[node].next }
      node = nodes[node].parent
    }
    return .none
  }

  /// All nodes, parents before their children, without proxies.
  package func nodesInOrder() -> NodeSlots {
    var order = NodeSlots()
    order.reserveCapacity(nodes.count)
    var root = state.firstRoot
    while !root.isNone {
      append(root, to: &order)
      root = nodes[root].next
    }
    return order
  }

  /// A node and all inside of it, parents before their children.
  package func nodesInOrder(from top: NodeSlot) -> NodeSlots {
    var order = NodeSlots()
    append(top, to: &order)
    return order
  }

  private func append(_ top: NodeSlot, to order: inout NodeSlots) {
    var node = top
    while !node.isNone {
      if !isProxy(node) { order.append(node) }
      node = follower(of: node, inside: top)
    }
  }

  /// Puts a node that is in no list among the children of a parent, or the roots for none: before a
  /// sibling, or at the end for none.
  package func link(_ node: NodeSlot, under parent: NodeSlot, before sibling: NodeSlot = .none) {
    let previous = sibling.isNone ? lastChildSlot(of: parent) : nodes[sibling].previous
    nodes[node].parent = parent
    nodes[node].next = sibling
    nodes[node].previous = previous
    if previous.isNone { setFirstChild(node, of: parent) } else { nodes[previous].next = node }
    if sibling.isNone { setLastChild(node, of: parent) } else { nodes[sibling].previous = node }
  }

  /// Takes a node out of the list that it is in.
  package func unlink(_ node: NodeSlot) {
    let (parent, previous, next) = (nodes[node].parent, nodes[node].previous, nodes[node].next)
    if previous.isNone { setFirstChild(next, of: parent) } else { nodes[previous].next = next }
    if next.isNone { setLastChild(previous, of: parent) } else { nodes[next].previous = previous }
  }

  private func lastChildSlot(of parent: NodeSlot) -> NodeSlot {
    parent.isNone ? state.lastRoot : nodes[parent].lastChild
  }

  private func setFirstChild(_ node: NodeSlot, of parent: NodeSlot) {
    if parent.isNone { state.firstRoot = node } else { nodes[parent].firstChild = node }
  }

  private func setLastChild(_ node: NodeSlot, of parent: NodeSlot) {
    if parent.isNone { state.lastRoot = node } else { nodes[parent].lastChild = node }
  }
}

// MARK: Questions

extension Store {
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
    let parent = find(node) ?? .none
    guard !parent.isNone || node == .none else { return }
    var child = firstChildSlot(of: parent)
    while !child.isNone {
      let next = nodes[child].next
      if !nodes[child].isGuide { body(self.node(at: child)) }
      child = next
    }
  }

  /// The child, or the root for ``Node/none``, at a place from 0, guides left out; none beyond the last.
  public func child(of node: Node, at place: Int) -> Node {
    let parent = find(node) ?? .none
    guard !parent.isNone || node == .none else { return .none }
    var place = place
    var child = firstChildSlot(of: parent)
    while !child.isNone {
      if !nodes[child].isGuide {
        if place == 0 { return self.node(at: child) }
        place -= 1
      }
      child = nodes[child].next
    }
    return .none
  }

  /// The first node of a name: a node itself, then its subtree, parents before their children.
  /// Looks everywhere for ``Node/none``; answers none if there is no such node.
  public func find(_ name: UnsafeBufferPointer<UInt8>, within node: Node = .none) -> Node {
    guard name.count > 0 else { return .none }
    if let top = find(node) { return self.node(at: search(name, inside: top)) }
    guard node == .none else { return .none }
    var root = state.firstRoot
    while !root.isNone {
      let found = search(name, inside: root)
      if !found.isNone { return self.node(at: found) }
      root = nodes[root].next
    }
    return .none
  }

  private func search(_ name: UnsafeBufferPointer<UInt8>, inside top: NodeSlot) -> NodeSlot {
    var node = top
    while !node.isNone && !names.equals(nodes[node].name, name) {
      node = follower(of: node, inside: top)
    }
    return node
  }
}
