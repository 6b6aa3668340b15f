/// Which nodes are there, by what the host has set and by what they are inside of.
extension Store {
  /// Whether a node itself is gone, along one axis at least.
  @inline(never)
  package func isGone(_ node: NodeSlot) -> Bool {
    state.environmentUse.contains(.gone) && !nodes[node].traits.isDisjoint(with: .gone)
  }

  @inline(never)
  package func isGone(_ node: NodeSlot, _ axis: Axis) -> Bool {
    state.environmentUse.contains(.gone) && nodes[node].traits.isGone(axis)
  }

  /// Whether a node, or something that it is in, is gone along an axis.
  package func isAbsent(_ node: NodeSlot, _ axis: Axis) -> Bool {
    isGone(node, axis) || isInGone(node, axis)
  }

  /// Whether something that a node is in is gone, along one axis at least.
  package func isInGone(_ node: NodeSlot) -> Bool { !nodes[node].traits.isDisjoint(with: .inGone) }

  package func isInGone(_ node: NodeSlot, _ axis: Axis) -> Bool {
    nodes[node].traits.isInGone(axis)
  }

  /// Whether a node, or something that it is in, is gone along the other axis alone. Measured content is then
  /// inactive along this one, too, as it depends on both; set content is active.
  @inline(never)
  package func isFolded(_ node: NodeSlot, across axis: Axis) -> Bool {
    (isGone(node) || isInGone(node)) && !isGone(node, axis) && !isInGone(node, axis)
  }

  /// Notes for the nodes of a subtree whether something that they are inside of is gone; the
  /// content of a node that scrolls counts as that, too.
  @inline(never)
  package func notePresence(inside top: NodeSlot) {
    guard state.environmentUse.contains(.gone) else { return }
    var node = top
    while !node.isNone {
      let parent = nodes[node].parent
      var around = NodeTraits()
      if !parent.isNone {
        let content = contentSlot(of: parent)
        around = nodes[parent].traits
        if content != node { around.formUnion(nodes[content].traits.intersection(.gone)) }
      }
      let traits = nodes[node].traits.subtracting(.inGone).union(around.inside)
      if traits != nodes[node].traits { nodes[node].traits = traits }
      node = follower(of: node, inside: top)
    }
  }
}
