/// The inside of a node, which is that of its content if it scrolls.
extension Store {
  /// The node whose size tells where a line of a node is, seen from its inside. What scrolls has the edges of its
  /// content, but the center of its frame, as Apple's scroll views do.
  package func sizedNode(insideOf node: NodeSlot, _ line: Line) -> NodeSlot {
    line.isCenter ? node : contentSlot(of: node)
  }

  /// The node whose size a node's inside has: its content if it scrolls, or itself.
  package func contentSlot(of node: NodeSlot) -> NodeSlot {
    guard !nodes[node].extras.isNone else { return node }
    let guide = nodes.extras[nodes[node].extras][.scroll]
    return guide.isNone ? node : guide
  }
}
