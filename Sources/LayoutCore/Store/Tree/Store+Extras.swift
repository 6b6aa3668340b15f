/// What only few nodes have.
extension Store {
  /// What only few nodes have; nil if this one has nothing of it. It is inlined, as it is large and
  /// callers want a part of it.
  @inline(__always)
  package func extras(of node: NodeSlot) -> NodeExtras? {
    nodes.extras(of: node)
  }

  /// Changes what only few nodes have, and adds its record first.
  @inline(never)
  package func changeExtras(
    of node: NodeSlot, _ change: (inout NodeExtras) -> Void
  ) throws(LayoutError) {
    if !nodes.changeExtras(of: node, change) { throw .limit(.nodes) }
  }
}
