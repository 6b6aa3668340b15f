import LayoutStore

/// Whether nodes and positions can be related.
extension Relations {
  /// Whether positions are no distance, and those of a root alone.
  package func isOfRootAlone(_ positions: Positions) -> Bool {
    !positions.node.isNone && nodes[positions.node].parent.isNone && positions.areNoDistance
  }

  package func sharesTree(_ one: NodeSlot, _ two: NodeSlot) -> Bool {
    one == two || !commonAncestor(one, two).isNone
  }
}
