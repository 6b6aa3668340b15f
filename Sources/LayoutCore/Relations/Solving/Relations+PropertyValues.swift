import LayoutStore

/// What nodes are set to, where it is stored.
extension Relations {
  /// What a node is set to; where it has not been set what is usual.
  package func value(_ property: NodeProperty, at node: NodeSlot) -> PropertyValue {
    value(property, property.row, at: node)
  }

  package func value(
    _ property: NodeProperty, _ row: PropertyRow, at node: NodeSlot
  ) -> PropertyValue {
    switch property {
    case .hidden: .flag(nodes[node].traits.contains(.hidden))
    case .clips: .flag(nodes[node].traits.contains(.clips))
    case .gone: PropertyValue(Gone(nodes[node].traits))
    case .circle: circle(at: node).map { .circle($0) } ?? .none
    case .sizeWidth, .sizeHeight: size(keptBy: constraint(behind: property, of: node))
    case _ where row.reach.isOfContent:
      nodes[node].content.isNone
        ? row.usual : contents.records[nodes[node].content][property]
    default: saidValue(property, row, at: node)
    }
  }

  @inline(never)  // apart from what is read in other ways
  private func saidValue(
    _ property: NodeProperty, _ row: PropertyRow, at node: NodeSlot
  ) -> PropertyValue {
    let extras = nodes[node].extras
    // Asked before, as to read a value all are copied.
    if extras.isNone || !nodes.extras[extras].environment.said.contains(property) {
      return row.usual
    }
    return nodes.extras[extras].environment.said.value(property, row)
  }

  /// The place of a node on a circle; nil if there is none, or no longer a node in the middle.
  @inline(never)  // inlined it has every property copy what few nodes have
  package func circle(at node: NodeSlot) -> Circle? {
    guard let circle = extras(of: node)?.circle, find(circle.center) != nil else { return nil }
    return circle
  }

  /// The constraint that keeps a value; none for most properties.
  package func constraint(behind property: NodeProperty, of node: NodeSlot) -> ConstraintSlot {
    switch property {
    case .sizeWidth: own(.rootSize, of: node, .horizontal)
    case .sizeHeight: own(.rootSize, of: node, .vertical)
    default: .none
    }
  }

  private func size(keptBy constraint: ConstraintSlot) -> PropertyValue {
    if constraint.isNone { return .none }
    return .size(constraints[constraint].value, at: constraints[constraint].priority)
  }

  /// Whether a node has nothing of its own but constraints of attributes, and sums.
  package func isUsual(_ node: NodeSlot) -> Bool {
    nodes[node].extras.isNone && nodes[node].content.isNone && nodes[node].firstOwn.isNone
      && nodes[node].traits.isDisjoint(with: [.hidden, .clips, .gone])
  }

  /// Stores a value, and nothing that follows from it.
  func store(
    _ value: PropertyValue, _ property: NodeProperty, _ row: PropertyRow, at node: NodeSlot
  ) throws(LayoutError) {
    switch property {
    case .hidden: nodes[node].traits.set(.hidden, to: value.flag)
    case .clips: nodes[node].traits.set(.clips, to: value.flag)
    case .gone: nodes[node].traits.set(gone: Gone(rawValue: value.choice) ?? .not)
    case .circle: try changeExtras(of: node) { $0.circle = value.circle }
    case .sizeWidth, .sizeHeight:
      let axis: Axis = property == .sizeWidth ? .horizontal : .vertical
      try keepOwn(.rootSize, of: node, axis, value.size.length, value.size.priority)
    case _ where row.reach.isOfContent:
      try changeContent(of: node) { $0[property] = value }
    default: try changeExtras(of: node) { $0.environment.said.set(property, row, to: value) }
    }
  }
}
