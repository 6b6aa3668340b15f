import ConstraintSolver

/// Which way reading goes. Leading and trailing become left and right on the way to the solver.
/// Where reading goes from the right, their relations hold in the mirrored plane, where x counts
/// from the other side. So a gap stays a gap, and the layout becomes its mirror image.
extension Layout {
  /// Sets the direction of all roots that have none of their own; left to right unless set.
  public func setDirection(_ direction: Direction) throws(LayoutError) {
    guard direction != .inherited else {
      throw .argument("a layout has nothing to inherit its direction from")
    }
    guard direction != self.direction else { return }
    state.direction = direction
    var root = state.firstRoot
    while !root.isNone {
      try refreshDirections(inside: root)
      root = nodes[root].next
    }
  }

  /// Sets the direction of a node, and of all in it that have none of their own.
  public func setDirection(of node: Node, to direction: Direction) throws(LayoutError) {
    let slot = try place(node)
    try changeEnvironment(of: slot) { $0.direction = direction }
    try refreshDirections(inside: slot)
  }

  /// The direction as it was set; inherited for a stale handle.
  public func direction(of node: Node) -> Direction {
    environment(of: node)?.direction ?? .inherited
  }

  /// The effective direction: never inherited.
  public func effectiveDirection(of node: Node) -> Direction {
    guard let slot = find(node) else { return direction }
    return isRightToLeft(slot) ? .rightToLeft : .leftToRight
  }

  func isRightToLeft(_ node: NodeSlot) -> Bool {
    guard state.environmentUse.contains(.directions) else { return direction == .rightToLeft }
    var node = node
    while !node.isNone {
      let own = extras(of: node)?.environment.direction ?? .inherited
      if own != .inherited { return own == .rightToLeft }
      node = nodes[node].parent
    }
    return direction == .rightToLeft
  }

  /// Rewrites constraints of a subtree that have leading or trailing lines, or directional margins.
  func refreshDirections(inside top: NodeSlot, isArranging: Bool = true) throws(LayoutError) {
    if isArranging { try arrangeContainers(inside: top) }
    var node = top
    while !node.isNone {
      try forEachConstraint(of: node) { constraint throws(LayoutError) in try refresh(constraint) }
      try updateArea(of: node)
      node = follower(of: node, inside: top)
    }
  }
}
