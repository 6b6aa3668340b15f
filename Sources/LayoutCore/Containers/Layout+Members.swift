/// The members of a container: its children in their order, without guides, without those that are excluded.
extension Layout {
  /// The container that a node is; -1 for none.
  func container(of node: Int32) -> Int32 {
    guard node >= 0, containers.records.count > 0, nodes[node].extras >= 0 else { return -1 }
    return nodes.extras[nodes[node].extras].container
  }

  /// What a child of a container has of its own.
  func membership(of node: Int32) -> Membership {
    nodes[node].extras < 0 ? Membership() : nodes.extras[nodes[node].extras].membership
  }

  func isMember(_ child: Int32) -> Bool {
    !nodes[child].isGuide && !membership(of: child).isExcluded
  }

  /// Whether a child takes space in its container: along a stack, and along one axis of a grid at least.
  func isVisibleMember(_ child: Int32) -> Bool {
    if !isMember(child) { return false }
    switch Gone(nodes[child].traits) {
    case .not: return true
    case .fully: return false
    case .horizontally, .vertically: break
    }
    let container = container(of: nodes[child].parent)
    return container < 0 || containers[container].kind == .grid
      || !isGone(child, containers[container].values.axis)
  }

  /// The gap from a member to the next one.
  func gap(after member: Int32, _ usual: Double) -> Double {
    let own = membership(of: member).gapAfter
    return own.isNaN ? usual : own
  }

  // MARK: Neighbours

  /// The next member behind a child, or before it; -1 if there is none.
  func member(after child: Int32, isVisible: Bool) -> Int32 {
    var next = child < 0 ? -1 : nodes[child].next
    while next >= 0 && !(isVisible ? isVisibleMember(next) : isMember(next)) {
      next = nodes[next].next
    }
    return next
  }

  func member(before child: Int32, isVisible: Bool) -> Int32 {
    var previous = child < 0 ? -1 : nodes[child].previous
    while previous >= 0 && !(isVisible ? isVisibleMember(previous) : isMember(previous)) {
      previous = nodes[previous].previous
    }
    return previous
  }

  /// The first member of a node that takes space; -1 if there is none.
  func firstMember(of node: Int32) -> Int32 {
    let child = nodes[node].firstChild
    return child < 0 || isVisibleMember(child) ? child : member(after: child, isVisible: true)
  }

  func lastMember(of node: Int32, isVisible: Bool = true) -> Int32 {
    let child = nodes[node].lastChild
    if child < 0 { return -1 }
    let isThis = isVisible ? isVisibleMember(child) : isMember(child)
    return isThis ? child : member(before: child, isVisible: isVisible)
  }
}

// MARK: Questions

extension Layout {
  /// The container that owns a constraint: the node, or the parent of the node, that its first term is of.
  func owningContainer(of record: ConstraintRecord) -> Int32 {
    let subject = nodeSlot(ofTerm: record.firstTerm)
    guard let role = ContainerRole(rawValue: record.detail) else { return subject }
    return role.isOfContainer || role.isOfLine || role.isOfCircle ? subject : nodes[subject].parent
  }

  /// Whether the container that owns a constraint takes no space along the axis of that.
  func isContainerGone(_ record: ConstraintRecord) -> Bool {
    let container = owningContainer(of: record)
    let axis = constraints.terms[record.firstTerm].anchor.line.axis
    return isGone(container, axis) || isInGone(container, axis)
  }

  /// Whether a container says where a node is.
  func isArranged(_ node: Int32) -> Bool {
    container(of: nodes[node].parent) >= 0 && isMember(node)
  }

  /// Whether the content of a node decides how large it is among other members.
  func sharesByContent(_ node: Int32) -> Bool {
    let container = container(of: nodes[node].parent)
    return container >= 0 && containers[container].values.distribution == .fillProportionally
  }
}
