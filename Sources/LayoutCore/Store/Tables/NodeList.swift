import ConstraintSolver

/// Nodes in the order in which they were noticed, each once. Handles, so that a node that was
/// destroyed is not mistaken for what has its place now.
package struct NodeList: ~Copyable {
  package private(set) var nodes: [Node] = []
  /// How many of these were taken out in front.
  private var taken = 0
  /// By slot: the node of that slot that is in the list; 0 for none.
  private var listed = Buffer<UInt64>()

  package init() {}

  /// Puts a node at the end; false if it is in the list.
  @discardableResult
  @inline(never)
  package mutating func insert(_ node: Node) -> Bool {
    let slot = Int(HandleFormat.index(of: node.id))
    if listed.count <= slot { listed.resize(slot + 1) }
    if listed[slot] == node.id { return false }
    listed[slot] = node.id
    nodes.append(node)
    return true
  }

  package func contains(_ node: Node) -> Bool {
    let slot = Int(HandleFormat.index(of: node.id))
    return slot < listed.count && listed[slot] == node.id
  }

  /// How many there are.
  package var count: Int { nodes.count - taken }

  /// Takes out the one that was noticed first.
  package mutating func removeFirst() -> Node {
    let first = nodes[taken]
    strike(first)
    taken += 1
    if taken == nodes.count { removeAll() }
    return first
  }

  /// Takes out the nodes that `isUnwanted`, and keeps the order of the others. Takes out a node that is there twice,
  /// too: its slot was another's in between, before a rollback.
  @inline(never)
  package mutating func removeAll(_ isUnwanted: (Node) -> Bool) {
    var kept = 0
    for node in nodes[taken...] { strike(node) }
    for place in taken..<nodes.count {
      let node = nodes[place]
      if contains(node) || isUnwanted(node) { continue }
      listed[Int(HandleFormat.index(of: node.id))] = node.id
      nodes[kept] = node
      kept += 1
    }
    nodes.removeLast(nodes.count - kept)
    taken = 0
  }

  package mutating func removeAll() {
    for node in nodes[taken...] { strike(node) }
    nodes.removeAll(keepingCapacity: true)
    taken = 0
  }

  private mutating func strike(_ node: Node) {
    let slot = Int(HandleFormat.index(of: node.id))
    if listed[slot] == node.id { listed[slot] = 0 }
  }
}
