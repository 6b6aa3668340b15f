import LayoutRelations
import LayoutStore

/// Containers inside of others hold their members more strongly, so that it is the outermost one that overflows.
extension Vocabularies {
  /// Whether a node is inside of a container with members.
  func isNested(_ node: NodeSlot) -> Bool {
    var outer = nodes[node].parent
    while !outer.isNone && !hasMembers(container(of: outer)) { outer = nodes[outer].parent }
    return !outer.isNone
  }

  /// Brings the containers of a subtree in line with what it is inside of now. What is inside of one of them is nested
  /// in any case.
  func refreshNesting(inside top: NodeSlot) throws(LayoutError) {
    if containers.records.count == 0 || state.isReading { return }
    let isNested = isNested(top)
    var node = top
    while !node.isNone {
      let container = container(of: node)
      let isContainer = hasMembers(container)
      if isContainer && containers[container].isNested != isNested { try arrange(container) }
      node = follower(of: node, inside: top, entering: !isContainer)
    }
  }

  private func hasMembers(_ container: ContainerSlot) -> Bool {
    !container.isNone && !containers[container].kind.isLine
  }
}
