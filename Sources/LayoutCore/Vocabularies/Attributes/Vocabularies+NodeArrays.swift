import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Attributes of many nodes at once: of each node, of each node to one other, and between
/// neighbours. A node that is refused is found before anything is set.
extension Vocabularies {
  /// A group: the attribute, or ready-made group, of every node.
  public func attribute(
    _ kind: AttributeKind, of nodes: [Node]
  ) throws(LayoutError) -> Attribute {
    try group(of: try keys(kind, nodes, to: .none))
  }

  /// A group: the attribute, or ready-made group, of every node in relation to one other node.
  public func attribute(
    _ kind: AttributeKind, of nodes: [Node], to other: Node
  ) throws(LayoutError) -> Attribute {
    _ = try place(other, as: .other)
    return try group(of: try keys(kind, nodes, to: other))
  }

  /// A group: the attribute, or ready-made group, of every node in relation to the next one.
  public func attribute(
    _ kind: AttributeKind, between nodes: [Node]
  ) throws(LayoutError) -> Attribute {
    try group(of: try keys(kind, between: nodes))
  }

  /// Sets a value of an attribute, or ready-made group, of every node; in relation to one other node
  /// unless that is none.
  public func set(
    _ kind: AttributeKind, of nodes: [Node], to other: Node = .none, _ relation: Relation,
    _ value: Double, priority: Double = Priority.required
  ) throws(LayoutError) {
    try checkIdle()
    try set(try keys(kind, nodes, to: other), relation, value, priority)
  }

  /// Sets a value of an attribute, or ready-made group, of every node in relation to the next one:
  /// equal widths, gaps, alignments.
  public func set(
    _ kind: AttributeKind, between nodes: [Node], _ relation: Relation, _ value: Double,
    priority: Double = Priority.required
  ) throws(LayoutError) {
    try checkIdle()
    try set(try keys(kind, between: nodes), relation, value, priority)
  }

  /// Keeps the gaps between neighbours equal to each other, of nodes from first to last along the axis of
  /// a kind of offset: every gap but the last follows the next one.
  public func distribute(
    _ kind: AttributeKind, between nodes: [Node], priority: Double = Priority.required
  ) throws(LayoutError) {
    try checkIdle()
    guard kind.family == .offset else {
      throw .argument("the kind is no offset, and only gaps are distributed")
    }
    try check(0, priority)
    let keys = try keys(kind.onwards, between: nodes)
    for place in (0..<keys.count).dropLast() {
      let gap = try slot(of: keys[place])
      let next = try slot(of: keys[place + 1])
      try ValueChange(link(gap, .equal, to: next, priority)).submit(to: self)
    }
  }
}

// MARK: Keys

extension Vocabularies {
  private func keys(
    _ kind: AttributeKind, _ nodes: [Node], to other: Node
  ) throws(LayoutError) -> Buffer<AttributeIndex.Key> {
    var keys = Buffer<AttributeIndex.Key>()
    for place in nodes.indices {
      do throws(LayoutError) {
        let key = other == .none ? try key(kind, nodes[place]) : try key(kind, nodes[place], other)
        append(key, to: &keys)
      } catch {
        throw .element(place, error)
      }
    }
    return keys
  }

  private func keys(
    _ kind: AttributeKind, between nodes: [Node]
  ) throws(LayoutError) -> Buffer<AttributeIndex.Key> {
    var keys = Buffer<AttributeIndex.Key>()
    if !kind.takesOther { throw .takesNoOther(kind, nodes.first ?? .none) }
    for place in nodes.indices where find(nodes[place]) == nil {
      throw .element(place, .node(nodes[place], .node))
    }
    for place in nodes.indices.dropLast() {
      do throws(LayoutError) {
        append(try key(kind, nodes[place], nodes[place + 1]), to: &keys)
      } catch {
        throw .element(place, error)
      }
    }
    return keys
  }

  /// Appends a key that is no group; of one that is, those of its members.
  private func append(_ key: AttributeIndex.Key, to keys: inout Buffer<AttributeIndex.Key>) {
    if !key.kind.isGroup { return keys.append(key) }
    for position in 0..<key.kind.memberCount { keys.append(key.member(position)) }
  }

  private func group(of keys: borrowing Buffer<AttributeIndex.Key>) throws(LayoutError) -> Attribute
  {
    var all = AttributeSlots()
    for key in keys.all { all.append(try slot(of: key)) }
    return try insertGroup(all)
  }

  private func set(
    _ keys: borrowing Buffer<AttributeIndex.Key>, _ relation: Relation, _ value: Double,
    _ priority: Double
  ) throws(LayoutError) {
    for key in keys.all { try check(value, priority, for: key) }
    for key in keys.all {
      try set(try slot(of: key), relation, value, priority)
    }
  }
}
