import ConstraintSolver
import LayoutStore

/// What nodes, containers, members and the layout are set to, by the tables: one way to check a value, to change it,
/// and to bring in line what depends on it.
extension Relations {
  /// Sets a property of a node. Here and below a number stands for a flag or a word, too, as it does in languages
  /// without types.
  public func set(
    _ property: NodeProperty, of node: Node, to value: PropertyValue
  ) throws(LayoutError) {
    let slot = try place(node), row = property.row
    // What a container makes for itself is always there.
    if row.reach.contains(.presence) && isTrack(slot) && !value.isSame(as: row.usual) {
      throw .track(node)
    }
    let accepted = try accept(value, row, of: node)
    if row.isDeferred && waits(accepted, property, row, of: node) { return }
    if property == .gone { try restoreValues() }
    // Nothing is looked up again.
    try put(accepted, property, row, at: slot)
  }

  private func waits(
    _ value: PropertyValue, _ property: NodeProperty, _ row: PropertyRow, of node: Node
  ) -> Bool {
    PropertyChange(
      property: .node(property), node: node, value: value, isDeferred: row.isDeferred
    ).waits(in: self)
  }

  /// Sets two properties that are set at once, and neither if one is refused. What both make stale is brought in line
  /// once.
  func set(
    _ first: NodeProperty, to value: PropertyValue, _ second: NodeProperty,
    to other: PropertyValue, of node: Node
  ) throws(LayoutError) {
    let slot = try place(node), (row, otherRow) = (first.row, second.row)
    let (value, other) = (try accept(value, row, of: node), try accept(other, otherRow, of: node))
    if row.isDeferred && waits(value, first, row, of: node)
      && waits(other, second, otherRow, of: node)
    {
      return
    }
    let reach = try change(first, row, at: slot, to: value)
    try invalidate(reach.union(try change(second, otherRow, at: slot, to: other)), of: slot)
  }

  /// Sets a property of a container.
  public func set(
    _ property: ContainerProperty, ofContainer node: Node, to value: PropertyValue
  ) throws(LayoutError) {
    _ = try placeContainer(node, with: property)
    try set(.container(property), property.row, of: node, to: value)
  }

  /// Sets a property of a child of a container. It is kept if the child moves elsewhere.
  public func set(
    _ property: MemberProperty, ofMember node: Node, to value: PropertyValue
  ) throws(LayoutError) {
    let slot = try place(node)
    if container(of: nodes[slot].parent).isNone { throw .notMember(node) }
    try set(property, ofChild: node, to: value)
  }

  /// The same of a child of any node, as it may have been in a container before.
  package func set(
    _ property: MemberProperty, ofChild node: Node, to value: PropertyValue
  ) throws(LayoutError) {
    if nodes[try place(node)].isGuide { throw .guide(node) }
    try set(.member(property), property.row, of: node, to: value)
  }

  /// The same of a proxy in a stack.
  package func set(
    _ property: MemberProperty, ofProxy proxy: NodeSlot, to value: PropertyValue
  ) throws(LayoutError) {
    try set(.member(property), property.row, of: node(at: proxy), to: value)
  }

  /// Sets a property of the layout.
  public func set(_ property: LayoutProperty, to value: PropertyValue) throws(LayoutError) {
    if property == .direction && value.choice == Direction.inherited.rawValue {
      throw .argument("a layout has nothing to inherit its direction from")
    }
    let change = PropertyChange(
      property: .layout(property), node: .none, value: try accept(value, property.row),
      isDeferred: property.row.isDeferred)
    try change.submit(to: self)
  }

  private func set(
    _ property: Property, _ row: PropertyRow, of node: Node, to value: PropertyValue
  ) throws(LayoutError) {
    let accepted = try accept(value, row, of: node)
    let change = PropertyChange(
      property: property, node: node, value: accepted, isDeferred: row.isDeferred)
    try change.submit(to: self)
  }

  /// Once it is its turn.
  func put(_ value: PropertyValue, _ property: Property, of node: Node) throws(LayoutError) {
    try restoreValues()
    switch property {
    case .node(let property): try put(value, property, at: try place(node))
    case .container(let property):
      try put(value, property, in: try placeContainer(node, with: property))
    case .member(let property):
      let slot = try place(node)
      var membership = membership(of: slot)
      membership[property] = value
      try setMembership(of: slot, to: membership)
    case .layout(let property): try put(value, property)
    }
  }

  package func put(
    _ value: PropertyValue, _ property: NodeProperty, at node: NodeSlot
  ) throws(LayoutError) {
    try put(value, property, property.row, at: node)
  }

  private func put(
    _ value: PropertyValue, _ property: NodeProperty, _ row: PropertyRow, at node: NodeSlot
  ) throws(LayoutError) {
    try invalidate(try change(property, row, at: node, to: value), of: node)
  }

  /// Returns what that makes stale.
  private func change(
    _ property: NodeProperty, _ row: PropertyRow, at node: NodeSlot, to value: PropertyValue
  ) throws(LayoutError) -> Reach {
    if !row.meaning.isConstraint && self.value(property, row, at: node).isSame(as: value) {
      return []
    }
    let before = row.use.isEmpty ? [] : use(of: node)
    try store(value, property, row, at: node)
    if !row.use.isEmpty { noteUse(of: node, before: before) }
    return row.reach
  }

  private func put(
    _ value: PropertyValue, _ property: ContainerProperty, in container: ContainerSlot
  ) throws(LayoutError) {
    if containers[container].given[property].isSame(as: value) { return }
    containers[container].given[property] = value
    try invalidate(property.row.reach, of: containers[container].node)
  }

  package func put(_ value: PropertyValue, _ property: LayoutProperty) throws(LayoutError) {
    if state[property].isSame(as: value) { return }
    state[property] = value
    try invalidate(property.row.reach)
  }

  /// The same of a variant, without asking whether it may be.
  package func exchange(
    _ property: Property, at node: NodeSlot, for value: PropertyValue
  ) throws(LayoutError) -> PropertyValue? {
    guard let before = self.value(property, at: node) else { return nil }
    switch property {
    case .container(let property): try put(value, property, in: container(of: node))
    case .member(let property):
      var membership = membership(of: node)
      membership[property] = value
      try setMembership(of: node, to: membership)
    case .node(let property): try put(value, property, at: node)
    case .layout: break
    }
    return before
  }

  /// What a property is set to, or what it is in the variant that is in use; nil where there is no such property.
  package func value(_ property: Property, at node: NodeSlot) -> PropertyValue? {
    let container = container(of: node)
    switch property {
    case .container(let property):
      let isOther = container.isNone || containers[container].kind.isLine != property.isOfLine
      return isOther ? nil : containers[container].given[property]
    case .member(let property): return membership(of: node)[property]
    case .node(let property): return value(property, at: node)
    case .layout: return nil
    }
  }

  /// What a property is set to, where a variant that has another value for it is in use.
  package func given(
    _ property: Property, of node: Node, _ used: PropertyValue
  ) -> PropertyValue {
    if variants.count == 0 { return used }
    for entry in variants.taken {
      let record = variants[entry]
      if !record.isOf(property, node) || !isUsed(record) { continue }
      if case .property(_, _, let given) = record.subject { return given }
    }
    return used
  }

  private func isUsed(_ entry: VariantEntry) -> Bool {
    extras(of: entry.owner)?.variants.used == entry.variant
  }

  // MARK: Questions

  /// What a node is set to, whether it is gone or not; nil for a stale handle.
  public func value(_ property: NodeProperty, of node: Node) -> PropertyValue? {
    find(node).map { slot in
      let used = value(property, at: slot)
      return property == .gone ? given(.node(property), of: node, used) : used
    }
  }

  /// What a container is set to; nil for a node that has no such property.
  public func value(_ property: ContainerProperty, ofContainer node: Node) -> PropertyValue? {
    guard case let container = container(of: node), !container.isNone,
      containers[container].kind.isLine == property.isOfLine
    else { return nil }
    return given(.container(property), of: node, containers[container].given[property])
  }

  /// What a child of a container is set to; what is usual for a stale handle.
  public func value(_ property: MemberProperty, ofMember node: Node) -> PropertyValue {
    find(node).map { given(.member(property), of: node, membership(of: $0)[property]) }
      ?? property.row.usual
  }

  package func placeContainer(
    _ node: Node, with property: ContainerProperty
  ) throws(LayoutError) -> ContainerSlot {
    let container = container(of: try place(node))
    if container.isNone { throw .notContainer(node, nil) }
    if containers[container].kind.isLine != property.isOfLine {
      throw .noParameter(node, property)
    }
    return container
  }
}

/// A property of a node, or of the layout for none.
struct PropertyChange: Change {
  let property: Property
  let node: Node
  let value: PropertyValue
  let isDeferred: Bool

  func make(in layout: Relations) throws(LayoutError) {
    try layout.check(value, property.row.meaning, of: node)
    try layout.put(value, property, of: node)
  }
}
