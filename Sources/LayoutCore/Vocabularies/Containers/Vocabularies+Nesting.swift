import ConstraintSolver
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
    if state.isReading { return }
    try refreshWrapping(inside: top)
    if containers.records.count == 0 { return }
    let isNested = isNested(top)
    var node = top
    while !node.isNone {
      let container = container(of: node)
      let isContainer = hasMembers(container)
      if isContainer && containers[container].isNested != isNested { try arrange(container) }
      node = follower(of: node, inside: top, entering: !isContainer)
    }
  }

  /// Brings text inside of a node in line with how many flows it is in now: these ask for it to be on one line.
  func refreshWrapping(inside top: NodeSlot) throws(LayoutError) {
    if !contents.hasMeasurers { return }
    var node = top
    while !node.isNone {
      let row = own(.content, of: node, .horizontal, .atLeast)
      if !row.isNone && constraints[row].marks.contains(.wraps) {
        try refresh(row)
        contents.note(priority: wrappingPriority(of: node, .horizontal))
        try noteContent(of: node)
      }
      node = follower(of: node, inside: top)
    }
  }

  /// The same where a stack is another flow than before.
  func refreshWrapping(of container: ContainerSlot) throws(LayoutError) {
    let isFlow = isFlow(containers[container].node, .horizontal)
    if containers[container].asksForLine == isFlow { return }
    containers[container].asksForLine = isFlow
    try refreshWrapping(inside: containers[container].node)
  }

  private func hasMembers(_ container: ContainerSlot) -> Bool {
    !container.isNone && !containers[container].kind.isLine
  }
}
