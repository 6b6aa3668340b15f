import ConstraintSolver
import LayoutStore

/// Nodes that are not to be seen. A hidden one keeps its place, and that is the host's affair. One
/// that is gone takes no space, or none along an axis: what its constraints then mean is in `Relations+Collapse.swift`.
extension Relations {
  /// Brings what depends on whether a node is there in line with that.
  func updatePresence(of node: NodeSlot) throws(LayoutError) {
    for axis in Axis.each {
      try keepOwn(.gone, of: node, axis, isGone(node, axis) ? 0 : .nan, Priority.required)
    }
    // First: a flow that arranges a node inside, which it lists, too, has to have this one on a line.
    try memberChanged(node)
    let parent = nodes[node].parent
    let isContent = !parent.isNone && contentSlot(of: parent) == node
    try refreshPresence(inside: isContent ? parent : node)
  }

  /// Brings constraints that mention a node of a subtree in line with which nodes are gone.
  package func refreshPresence(inside top: NodeSlot) throws(LayoutError) {
    notePresence(inside: top)
    var node = top
    while !node.isNone {
      // Those of a proxy's subject are active as the stack of the proxy is.
      try forEachConstraint(of: subject(of: node)) { constraint throws(LayoutError) in
        try refresh(constraint)
      }
      if isListed(node) { try memberChanged(node) }
      if contents.hasMeasurers { noteForMeasuring(node) }
      noteChange(of: node)
      node = follower(of: node, inside: top)
    }
  }
}
