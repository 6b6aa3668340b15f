import ConstraintSolver
import LayoutStore

/// Which way reading goes. Leading and trailing become left and right on the way to the solver.
/// Where reading goes from the right, their relations hold in the mirrored plane, where x counts
/// from the other side. So a gap stays a gap, and the layout becomes its mirror image.
extension Relations {
  /// The effective direction: never inherited.
  public func effectiveDirection(of node: Node) -> Direction {
    guard let slot = find(node) else { return direction }
    return isRightToLeft(slot) ? .rightToLeft : .leftToRight
  }

  package func isRightToLeft(_ node: NodeSlot) -> Bool {
    guard state.environmentUse.contains(.directions) else { return direction == .rightToLeft }
    var node = node
    while !node.isNone {
      let own = value(.direction, at: node).choice
      if own != Direction.inherited.rawValue { return own == Direction.rightToLeft.rawValue }
      node = nodes[node].parent
    }
    return direction == .rightToLeft
  }

  /// Rewrites constraints of a subtree that have leading or trailing lines, or directional margins.
  package func refreshDirections(inside top: NodeSlot, isArranging: Bool = true) throws(LayoutError)
  {
    if isArranging { try directionsChanged(inside: top) }
    var node = top
    while !node.isNone {
      try forEachConstraint(of: node) { constraint throws(LayoutError) in try refresh(constraint) }
      try invalidate(.areas, of: node)
      node = follower(of: node, inside: top)
    }
  }
}
