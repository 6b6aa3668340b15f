import ConstraintSolver
import LayoutRelations
import LayoutStore

/// A row, or a column, whose members do not fit goes along the other axis. Until that is decided it is as it is set, and
/// asks for the length that its members take.
extension Vocabularies {
  /// Lets a container go along the axis that it is set to.
  func turnBack(_ container: ContainerSlot) throws(LayoutError) {
    if containers[container].isTurned { try turn(container, false) }
  }

  private func turn(_ container: ContainerSlot, _ isTurned: Bool) throws(LayoutError) {
    containers[container].turn(isTurned)
    try noteContent(of: containers[container].node)
    try arrange(container)
  }

  /// Turns a row or a column in which something does not fit; whether it does.
  func decideTurn(of container: ContainerSlot) throws(LayoutError) -> Bool {
    if containers[container].isTurned || hasRoom(container) { return false }
    containers[container].brokenAt = length(of: container)
    try turn(container, true)
    return true
  }

  /// Whether the frames of the last solve may turn a row or a column that does not, or the other way: one that has got
  /// longer by turning may have room.
  func turnsOtherwise(_ container: ContainerSlot) -> Bool {
    if !containers[container].isTurned { return !hasRoom(container) }
    return length(of: container) > containers[container].brokenAt + Self.leastOverflow
  }

  /// How long it is along the axis that it is set to.
  private func length(of container: ContainerSlot) -> Double {
    let record = containers[container]
    return solver.value(nodes[record.node].size(record.given.axis))
  }

  private func hasRoom(_ container: ContainerSlot) -> Bool {
    hasRoom(containers[container].node, containers[container].values.axis)
  }

  /// Whether all inside of a node is as long as its content and its sizes ask, and overflows nothing.
  func hasRoom(_ top: NodeSlot, _ axis: Axis) -> Bool {
    var node = top
    repeat {
      let isThere = !isGone(node, axis)
      if isThere && (overflows(node, axis) || node != top && isCut(node, axis)) { return false }
      node = follower(of: node, inside: top, entering: isThere)
    } while !node.isNone
    return true
  }

  /// Whether a member, or a column or row, is beyond where its container wants it.
  private func overflows(_ node: NodeSlot, _ axis: Axis) -> Bool {
    var overflows = false
    forEachOwned(ofMember: node) { constraint in
      let record = constraints[constraint]
      if record.priority < ContainerPriority.inside && !record.has(.basis) { return }
      if constraints.terms[record.firstTerm].anchor.line.axis != axis { return }
      guard let statement = statement(of: self.constraint(at: constraint)) else { return }
      if violation(statement) > Self.leastOverflow { overflows = true }
    }
    return overflows
  }

  /// Whether a member is shorter than its content or its sizes ask; of text that can wrap, whether it does.
  private func isCut(_ node: NodeSlot, _ axis: Axis) -> Bool {
    if !isArranged(node) { return false }
    let size = solver.value(nodes[node].size(axis)) + Self.leastOverflow
    var least = 0.0
    forEachSize(of: node, axis) { record in
      if record.relation != .atMost && record.priority >= Priority.high && record.source == .value {
        least = max(least, record.value)
      }
    }
    let content = contentLength(of: node, axis)
    if compression(of: node, axis) >= Priority.high && (size < content || isNarrowed(node, axis)) {
      return true
    }
    if isFlow(node, axis) { least = max(least, oneLineLength(of: container(of: node))) }
    return size < least
  }
}
