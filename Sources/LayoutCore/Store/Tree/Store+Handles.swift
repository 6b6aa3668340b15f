/// Handles: places in tables, with the generation of what is there.
extension Store {
  /// The slot of a node that is to be changed, or constrained; `role` tells what it was given as. The lines of a
  /// flow are its own.
  package func place(_ node: Node, as role: Role = .node) throws(LayoutError) -> NodeSlot {
    try checkIdle()
    return try slot(of: node, as: role)
  }

  /// The same of one that is only looked at.
  package func slot(of node: Node, as role: Role = .node) throws(LayoutError) -> NodeSlot {
    guard let slot = find(node) else { throw .node(node, role) }
    if nodes[slot].traits.contains(.line) { throw .track(node) }
    return slot
  }

  /// The slot of a node; nil for a handle that is none, stale or foreign.
  package func find(_ node: Node) -> NodeSlot? {
    handles.slot(of: node.id, .node, in: nodes.records)
  }

  package func place(_ attribute: Attribute) throws(LayoutError) -> AttributeSlot {
    try checkIdle()
    guard let slot = find(attribute) else { throw .attribute(attribute) }
    return slot
  }

  package func find(_ attribute: Attribute) -> AttributeSlot? {
    handles.slot(of: attribute.id, .attribute, in: attributes.records)
  }

  /// The slot of a group that the host has put together; nil for every other handle.
  package func findGroup(_ attribute: Attribute) -> GroupSlot? {
    handles.slot(of: attribute.id, .group, in: attributes.groups.records)
  }

  package func place(_ atomic: Atomic) throws(LayoutError) -> AtomicSlot {
    try checkIdle()
    guard let slot = find(atomic) else { throw .atomic(atomic) }
    return slot
  }

  package func find(_ atomic: Atomic) -> AtomicSlot? {
    handles.slot(of: atomic.id, .atomic, in: atomics.records)
  }

  package func find(_ constraint: Constraint) -> ConstraintSlot? {
    handles.slot(of: constraint.id, .constraint, in: constraints.records)
  }

  /// The node and axis of a handle that names a lower bound of 0; nil for every other handle.
  package func findSizeBound(_ constraint: Constraint) -> (node: NodeSlot, axis: Axis)? {
    let isWidth = handles.isOwn(constraint.id, .widthBound)
    guard isWidth || handles.isOwn(constraint.id, .heightBound) else { return nil }
    let node = NodeSlot(HandleFormat.index(of: constraint.id))
    guard nodes.records.contains(node, HandleFormat.generation(of: constraint.id)),
      !state.allowsNegativeSizes
    else { return nil }
    return (node, isWidth ? .horizontal : .vertical)
  }

  /// The handle of a node's slot; none for none.
  package func node(at slot: NodeSlot) -> Node {
    slot.isNone ? .none : Node(id: handles.id(of: slot, .node, in: nodes.records))
  }

  package func attribute(at slot: AttributeSlot) -> Attribute {
    Attribute(id: handles.id(of: slot, .attribute, in: attributes.records))
  }

  package func group(at slot: GroupSlot) -> Attribute {
    Attribute(id: handles.id(of: slot, .group, in: attributes.groups.records))
  }

  package func atomic(at slot: AtomicSlot) -> Atomic {
    Atomic(id: handles.id(of: slot, .atomic, in: atomics.records))
  }

  package func constraint(at slot: ConstraintSlot) -> Constraint {
    Constraint(id: handles.id(of: slot, .constraint, in: constraints.records))
  }

  package func boundConstraint(of node: NodeSlot, _ axis: Axis) -> Constraint {
    let kind: HandleFormat.Kind = axis == .horizontal ? .widthBound : .heightBound
    return Constraint(id: handles.id(of: node, kind, in: nodes.records))
  }
}
