import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Containers: nodes that arrange their children by constraints, which they own. Whatever else is kept of the
/// container and its members holds beside them.
extension Vocabularies {
  /// Makes a row or a column: the last child of a parent, or a root for ``Node/none``. The members become its
  /// children, in their order; later children are members, too.
  public func createStack(
    under parent: Node = .none, _ values: ContainerValues, _ members: [Node]
  ) throws(LayoutError) -> Node {
    try checkIdle()
    try check(values)
    let slots = try placeMembers(members, under: parent)
    let made = try createNode(under: parent)
    let node = try place(made)
    for slot in slots { try move(slot, to: node, before: .none) }
    try makeContainer(of: node, values)
    return made
  }

  /// Makes a stack of a node, which is no container yet.
  package func makeContainer(of node: NodeSlot, _ values: ContainerValues) throws(LayoutError) {
    try arrange(try insertContainer(.stack, of: node, values))
  }

  /// Makes a container of a node, which is none yet; it arranges nothing so far.
  package func insertContainer(
    _ kind: ContainerKind, of node: NodeSlot, _ values: ContainerValues
  ) throws(LayoutError) -> ContainerSlot {
    let record = ContainerRecord(node: node, kind: kind, values: values)
    guard let container = containers.records.insert(record) else { throw .limit(.nodes) }
    try noteBaselines(of: node)
    try changeExtras(of: node) { $0.container = container }
    countMembers(of: container)
    var child = nodes[node].firstChild
    while !child.isNone {
      try arrangementChanged(of: child)
      try refreshNesting(inside: child)
      child = nodes[child].next
    }
    return container
  }

  /// Lets a node be no container any more. Its children stay, guides of tracks among them.
  package func endContainer(_ container: ContainerSlot) throws(LayoutError) {
    let node = containers[container].node
    for proxy in proxies(in: node) { try destroy(proxy) }
    var child = nodes[node].firstChild
    while !child.isNone {
      if !nodes[child].isGuide || isTrack(child) { try keep([], ofMember: child) }
      nodes[child].traits.remove(.track)
      containers.places[child] = .none
      containers.needs[child] = .known
      child = nodes[child].next
    }
    if containers[container].kind.isLine { try keep([], ofMember: node) }
    try keep([], ofContainer: container)
    containers.remove(container)
    try changeExtras(of: node) { $0.container = .none }
    noteNeeds(around: node)
    child = nodes[node].firstChild
    while !child.isNone {
      try arrangementChanged(of: child)
      try refreshNesting(inside: child)
      child = nodes[child].next
    }
  }

  /// The slots of nodes that a container can arrange; each is given once. Below a parent none is around that.
  func placeMembers(
    _ members: [Node], under parent: Node = .none
  ) throws(LayoutError) -> NodeSlots {
    let outer = parent == .none ? NodeSlot.none : try place(parent, as: .parent)
    var slots = NodeSlots()
    for place in members.indices {
      do throws(LayoutError) {
        let slot = try self.place(members[place])
        if nodes[slot].isGuide { throw .guide(members[place]) }
        if !outer.isNone && isInside(outer, slot) { throw .cycle(members[place], into: parent) }
        slots.append(slot)
      } catch {
        throw .element(place, error)
      }
    }
    var isGiven = [Bool](repeating: false, count: Int(nodes.end))
    for place in slots.indices {
      if isGiven[slots[place]] { throw .element(place, .twice(members[place])) }
      isGiven[slots[place]] = true
    }
    return slots
  }

  /// What kind of container a node is; nil if it is none.
  public func containerKind(of node: Node) -> ContainerKind? {
    guard case let container = container(of: node), !container.isNone else {
      return nil
    }
    return containers[container].kind
  }
}
