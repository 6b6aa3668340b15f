import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Guidelines and barriers: guides that are one line. They own constraints as containers do, and have no members.
/// The nodes of a barrier are those that its constraints mention; one that is gone is left out by that.
extension Vocabularies {
  /// Makes a guide that is one line: of its owner, or beyond nodes if there are some.
  public func createLine(
    in owner: Node, at edge: AnchorKind, distance: Double = 0, fraction: Double = 0,
    of others: [Node] = []
  ) throws(LayoutError) -> Node {
    try checkIdle()
    var values = ContainerValues(edge.line.axis)
    (values.edge, values.distance, values.fraction) = (edge, distance, fraction)
    try check(values)
    try check(others, with: owner)
    let made = try createGuide(in: owner)
    let kind: ContainerKind = others.isEmpty ? .guideline : .barrier
    let container = try insertContainer(kind, of: try place(made), values)
    try arrangeLine(container, others)
    return made
  }

  /// Puts other nodes in place of those of a barrier.
  public func setNodes(ofBarrier barrier: Node, to others: [Node]) throws(LayoutError) {
    if others.isEmpty { throw .argument("a barrier needs a node") }
    _ = try check(barrier, others)
    try BarrierChange(barrier: barrier, others: others).submit(to: self)
  }

  func put(_ others: [Node], onBarrier barrier: Node) throws(LayoutError) {
    try arrangeLine(try check(barrier, others), others)
  }

  private func check(_ barrier: Node, _ others: [Node]) throws(LayoutError) -> ContainerSlot {
    let container = container(of: try place(barrier))
    guard !container.isNone, containers[container].kind == .barrier else {
      throw .notContainer(barrier, .barrier)
    }
    try check(others, with: barrier)
    return container
  }

  package func check(_ others: [Node], with node: Node) throws(LayoutError) {
    let slot = try place(node, as: .owner)
    for place in others.indices {
      do throws(LayoutError) {
        let other = try self.place(others[place])
        if other == slot && nodes[slot].isGuide { throw .itself(others[place]) }
        if rootSlot(of: other) != rootSlot(of: slot) && !state.isReading {
          throw .unrelated(node, others[place])
        }
      } catch {
        throw .element(place, error)
      }
    }
  }

  /// The nodes of a barrier, in order of creation, so that their constraints' order does not show.
  package func nodes(ofBarrier barrier: NodeSlot) -> [Node] {
    var all = NodeSlots()
    forEachOwned(ofMember: barrier) { constraint in
      if !constraints[constraint].has(.beyond) { return }
      all.append(constraints.terms[constraints.terms[constraints[constraint].firstTerm].next].node)
    }
    return inOrderOfCreation(all).map { node(at: $0) }
  }

  func arrangeLine(_ container: ContainerSlot) throws(LayoutError) {
    try arrangeLine(container, nodes(ofBarrier: containers[container].node))
  }

  /// Keeps a line where it is to be. Its edge and the opposite one are as the direction of its owner has them.
  package func arrangeLine(_ container: ContainerSlot, _ others: [Node]) throws(LayoutError) {
    let (slot, values) = (containers[container].node, containers[container].values)
    let (line, owner) = (node(at: slot), node(at: nodes[slot].parent))
    let axis = values.edge.line.axis
    let lines = ContainerLines(
      axis, of: values, isRightToLeft: isRightToLeft(nodes[slot].parent))
    let isFar: Bool
    switch values.edge {
    case .right: isFar = lines.far == .right
    case .left: isFar = lines.far == .left
    default: isFar = values.edge.line.isFar
    }
    let (edge, opposite) = isFar ? (lines.far, lines.near) : (lines.near, lines.far)
    let inwards = isFar ? -lines.sign : lines.sign
    var row = ContainerRow(.lineSize)
    row.add(1, line, lines.size)
    var wanted = [row]
    if containers[container].kind == .guideline {
      row = ContainerRow(.linePlace, .equal, values.distance)
      row.add(inwards, line, edge)
      row.add(-inwards * (1 - values.fraction), owner, edge)
      row.add(-inwards * values.fraction, owner, opposite)
      wanted.append(row)
    } else {
      for other in others {
        row = ContainerRow(.beyond, .atLeast, values.distance)
        row.add(-inwards, line, edge)
        row.add(inwards, other, edge)
        wanted.append(row)
      }
      row = ContainerRow(.beyondLeast, .atMost, 0, at: ContainerPriority.least)
      row.add(-inwards, line, edge)
      row.add(inwards, owner, opposite)
      wanted.append(row)
    }
    try keep(wanted, ofMember: slot)
  }
}

/// The nodes of a barrier.
struct BarrierChange: Change {
  let barrier: Node
  let others: [Node]

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) {
    try layout.put(others, onBarrier: barrier)
  }
}
