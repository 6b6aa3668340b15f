/// The members of a container: its children in their order, without those that are excluded, and without guides that are
/// no proxies.
extension Store {
  /// The container that a node is; none if it is none.
  package func container(of node: NodeSlot) -> ContainerSlot {
    guard !node.isNone, containers.records.count > 0, !nodes[node].extras.isNone else {
      return .none
    }
    return nodes.extras[nodes[node].extras].container
  }

  /// The same of a handle; none if it is stale.
  package func container(of node: Node) -> ContainerSlot { container(of: find(node) ?? .none) }

  /// How many flows that go along an axis a node is in.
  package func flowCount(around node: NodeSlot, _ axis: Axis) -> Int32 {
    if containers.records.count == 0 { return 0 }
    var (count, outer) = (Int32(0), nodes[node].parent)
    while !outer.isNone {
      if isFlow(outer, axis) { count += 1 }
      outer = nodes[outer].parent
    }
    return count
  }

  /// Whether a node is a flow that goes along an axis.
  package func isFlow(_ node: NodeSlot, _ axis: Axis) -> Bool {
    let container = container(of: node)
    return !container.isNone && containers.isFlow(container)
      && containers[container].values.axis == axis
  }

  /// What a child of a container has of its own.
  package func membership(of node: NodeSlot) -> Membership {
    nodes[node].extras.isNone ? Membership() : nodes.extras[nodes[node].extras].membership
  }

  /// Whether a child is what containers arrange.
  package func canBeMember(_ child: NodeSlot) -> Bool { !nodes[child].isGuide || isProxy(child) }

  package func isMember(_ child: NodeSlot) -> Bool {
    if !canBeMember(child) { return false }
    let membership = membership(of: child)
    return !membership.isExcluded && !membership.isOverlay
  }

  /// Whether a child of a grid lies over it.
  package func isOverlay(_ child: NodeSlot) -> Bool {
    let membership = membership(of: child)
    return membership.isOverlay && !membership.isExcluded && !nodes[child].isGuide
  }

  /// Whether a child takes space in its container: along a stack, and along one axis of a grid at least.
  package func isVisibleMember(_ child: NodeSlot) -> Bool {
    if !isMember(child) { return false }
    switch Gone(nodes[child].traits) {
    case .not: return true
    case .fully: return false
    case .horizontally, .vertically: break
    }
    let container = container(of: nodes[child].parent)
    return container.isNone || containers[container].kind == .grid
      || !isGone(child, containers[container].values.axis)
  }

  /// The gap from a member to the next one.
  package func gap(after member: NodeSlot, _ usual: Length) -> Length {
    let own = membership(of: member).gapAfter
    return own.isNaN ? usual : Length(own)
  }

  /// The margins of a member along an axis, from where reading begins; none where it is gone.
  package func margins(of member: NodeSlot, _ axis: Axis) -> (near: Length, far: Length) {
    if nodes[member].extras.isNone || isGone(member, axis) { return (Length(), Length()) }
    return membership(of: member).margins.ends(axis)
  }

  /// How a member of a grid lies in its columns, or in its rows.
  package func alignment(
    of member: NodeSlot, in grid: ContainerSlot, _ axis: Axis
  ) -> Alignment {
    let (own, values) = (membership(of: member), containers[grid].values)
    return axis == .horizontal
      ? own.justify ?? values.justify : own.alignment ?? values.alignment
  }

  // MARK: Neighbours

  /// The next member behind a child, or before it; none if there is none.
  package func member(after child: NodeSlot, isVisible: Bool) -> NodeSlot {
    var next = child.isNone ? .none : nodes[child].next
    while !next.isNone && !(isVisible ? isVisibleMember(next) : isMember(next)) {
      containers.workUnits += 1
      next = nodes[next].next
    }
    return next
  }

  package func member(before child: NodeSlot, isVisible: Bool) -> NodeSlot {
    var previous = child.isNone ? .none : nodes[child].previous
    while !previous.isNone && !(isVisible ? isVisibleMember(previous) : isMember(previous)) {
      containers.workUnits += 1
      previous = nodes[previous].previous
    }
    return previous
  }

  /// The first member of a node that takes space; none if there is none.
  package func firstMember(of node: NodeSlot) -> NodeSlot {
    let child = nodes[node].firstChild
    return child.isNone || isVisibleMember(child) ? child : member(after: child, isVisible: true)
  }

  package func lastMember(of node: NodeSlot, isVisible: Bool = true) -> NodeSlot {
    let child = nodes[node].lastChild
    if child.isNone { return .none }
    let isThis = isVisible ? isVisibleMember(child) : isMember(child)
    return isThis ? child : member(before: child, isVisible: isVisible)
  }
}

// MARK: Questions

extension Store {
  /// The container that owns a constraint: the node, or the parent of the node, that its first term is of.
  package func owningContainer(of record: ConstraintRecord) -> NodeSlot {
    let subject = nodeSlot(ofTerm: record.firstTerm)
    guard let role = record.role else { return subject }
    if !record.proxy.isNone { return nodes[record.proxy].parent }
    return role.isOfContainer || role.isOfLine || role.isOfCircle ? subject : nodes[subject].parent
  }

  /// Whether the container that owns a constraint takes no space along the axis of that.
  package func isContainerGone(_ record: ConstraintRecord) -> Bool {
    let container = owningContainer(of: record)
    let axis = constraints.terms[record.firstTerm].anchor.line.axis
    return isGone(container, axis) || isInGone(container, axis)
  }

  /// Whether a container says where a node is.
  package func isArranged(_ node: NodeSlot) -> Bool {
    isListed(node) || !container(of: nodes[node].parent).isNone && isMember(node)
  }

  /// The same along an axis: members that are not aligned are across where the host has them.
  package func isArranged(_ node: NodeSlot, _ axis: Axis) -> Bool {
    isArranged(member: node, axis)
      || isListed(node) && proxies(of: node).contains { isArranged(member: $0, axis) }
  }

  private func isArranged(member: NodeSlot, _ axis: Axis) -> Bool {
    let container = container(of: nodes[member].parent)
    if container.isNone || !isMember(member) { return false }
    if containers[container].kind == .grid {
      return alignment(of: member, in: container, axis) != .none
    }
    let values = containers[container].values
    return values.axis == axis || (membership(of: member).alignment ?? values.alignment) != .none
  }

  /// Whether the content of a node decides how large it is among other members.
  package func sharesByContent(_ node: NodeSlot) -> Bool {
    if isListed(node) { return true }
    let container = container(of: nodes[node].parent)
    if container.isNone { return false }
    return containers[container].values.distribution == .fillProportionally
      || membership(of: node).hasBasis || keepsContent(node)
  }

  /// Whether a node is a member that is never smaller than its content.
  package func keepsContent(_ node: NodeSlot) -> Bool { leastContent(of: node) == .content }

  /// Whether a node is a member of which all content may be compressed.
  package func keepsNothing(_ node: NodeSlot) -> Bool { leastContent(of: node) == .nothing }

  private func leastContent(of node: NodeSlot) -> LeastContent? {
    let container = container(of: nodes[node].parent)
    return container.isNone ? nil : membership(of: node).least ?? containers[container].values.least
  }

  /// Whether a constraint of a barrier is about a node that is gone.
  package func isLeftOut(_ record: ConstraintRecord) -> Bool {
    if !record.has(.beyond) { return false }
    var isLeftOut = false
    forEachTerm(from: record.firstTerm) { term in
      let (node, axis) = (constraints.terms[term].node, constraints.terms[term].anchor.line.axis)
      if isGone(node, axis) || isInGone(node, axis) { isLeftOut = true }
    }
    return isLeftOut
  }

  /// The axis along which a constraint puts a node on a circle; nil for every other one.
  package func circleAxis(_ record: ConstraintRecord) -> Axis? {
    if record.source != .container { return nil }
    if record.has(.circleAlong) { return .horizontal }
    return record.has(.circleAcross) ? .vertical : nil
  }

  /// Whether a node is the guide of a column or a row of a grid.
  package func isTrack(_ node: NodeSlot) -> Bool { nodes[node].traits.contains(.track) }
}
