import ConstraintSolver
import LayoutRelations
import LayoutStore

/// What is known of the lengths that members of a stack need beside those with a weight. It is kept, so that a change of
/// one member concerns no other, unless then more or less is known of all.
extension Vocabularies {
  /// Whether a stack may have members with a weight, beside which others are as long as they need.
  func hasNeeds(_ container: ContainerSlot) -> Bool {
    isStack(container) && containers[container].weightCount > 0
  }

  /// Has a member looked at again before the next solve, and the stacks that it is in, as members of others, up to a grid,
  /// whose tracks are looked at.
  func noteNeeds(around member: NodeSlot) {
    noteEdges(of: member)
    if isListed(member) { for proxy in proxies(of: member) { noteNeeds(around: proxy) } }
    var member = member
    while case let container = container(of: nodes[member].parent), !container.isNone {
      if !isStack(container) { return noteSpans(of: container) }
      if !canBeMember(member) { return }
      if hasNeeds(container) { containers.resized.insert(node(at: member)) }
      if isProxy(member) { return }
      member = nodes[member].parent
    }
  }

  /// Keeps what stacks want of members whose lengths may be others.
  func keepNeeds() throws(LayoutError) {
    if containers.resized.count == 0 { return }
    for handle in containers.resized.nodes {
      guard let member = find(handle) else { continue }
      let container = container(of: nodes[member].parent)
      if container.isNone || !hasNeeds(container) { continue }
      setNeed(of: member, in: container, to: need(of: member, in: container))
      if containers.uneven.contains(node(at: nodes[member].parent)) { continue }
      var wanted = StackRows(self, container)
      try keep(&wanted, about: member)
    }
    containers.resized.removeAll()
  }

  /// Counts what is known of all members.
  func countNeeds(of container: ContainerSlot) {
    var needs = MemberNeeds()
    var child = nodes[containers[container].node].firstChild
    while !child.isNone {
      let need = need(of: child, in: container)
      containers.needs[child] = need
      needs.count(need, 1)
      child = nodes[child].next
    }
    containers[container].needs = needs
  }

  /// Where other rows follow for all members, these are kept before the next solve.
  func setNeed(of member: NodeSlot, in container: ContainerSlot, to need: MemberNeed) {
    let known = containers.needs[member], before = containers[container].needs.worst
    if need == known { return }
    containers.needs[member] = need
    containers[container].needs.count(known, -1)
    containers[container].needs.count(need, 1)
    if containers[container].needs.worst != before { noteSpans(of: container) }
  }

  private func need(of member: NodeSlot, in container: ContainerSlot) -> MemberNeed {
    containers.workUnits += 1
    if !isVisibleMember(member) { return .known }
    let axis = containers[container].values.axis
    if isPlaced(member, axis, below: ContainerPriority.held) { return .placed }
    if membership(of: member).weight > 0 { return .known }
    let wraps = content(of: member)?.wraps(axis) == true
    return wraps || lengthBesideShares(of: member, axis) == nil ? .open : .known
  }
}
