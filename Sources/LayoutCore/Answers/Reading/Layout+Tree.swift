import LayoutRelations
import LayoutStore

/// The tree as an editor shows it.
extension Layout {
  /// A node and everything inside of it, parents first, guides too; for ``Node/none`` all nodes.
  public func tree(within top: Node) -> [Node] {
    let slot = find(top) ?? .none
    if slot.isNone && top != .none { return [] }
    return (slot.isNone ? nodesInOrder() : nodesInOrder(from: slot)).map { node(at: $0) }
  }

  /// The number of a node in messages, documents and drawings; 0 for a stale handle.
  public func number(of node: Node) -> Int { find(node).map { number(of: $0) } ?? 0 }

  /// The node of a number, which lines of it have, too.
  public func node(numbered number: Int) -> Node {
    for slot in nodes.taken
    where self.number(of: slot) == number && !nodes[slot].traits.contains(.line) {
      return node(at: slot)
    }
    return .none
  }
}
