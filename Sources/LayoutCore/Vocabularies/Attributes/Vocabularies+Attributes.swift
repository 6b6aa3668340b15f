import LayoutRelations
import LayoutStore

/// Attributes by node and kind: each is made when it is first asked for, and is the same from then
/// on.
extension Vocabularies {
  /// An attribute, or a ready-made group, of one node.
  public func attribute(_ kind: AttributeKind, of node: Node) throws(LayoutError) -> Attribute {
    attribute(at: try slot(of: try key(kind, node)))
  }

  /// An attribute, or a ready-made group, of a node in relation to another.
  public func attribute(
    _ kind: AttributeKind, of node: Node, to other: Node
  ) throws(LayoutError) -> Attribute {
    attribute(at: try slot(of: try key(kind, node, other)))
  }

  /// Whether the handle names an attribute of this layout.
  public func contains(_ attribute: Attribute) -> Bool { findTarget(attribute) != nil }

  /// Which attribute it is; nil for a group that the host has put together, and for a stale handle.
  public func kind(of attribute: Attribute) -> AttributeKind? {
    find(attribute).map { attributes[$0].key.kind }
  }

  /// The first node of its equation; none for a stale handle.
  public func node(of attribute: Attribute) -> Node {
    guard let slot = find(attribute) else { return .none }
    return node(at: attributes[slot].key.node)
  }

  /// The node that it relates its node to, the parent included; none if there is no other node.
  public func other(of attribute: Attribute) -> Node {
    guard let slot = find(attribute) else { return .none }
    return node(at: otherSlot(attributes[slot].key))
  }

  /// Gives an attribute a name in place of the readable default, which an empty name brings back.
  public func setName(
    of attribute: Attribute, to name: UnsafeBufferPointer<UInt8>
  ) throws(LayoutError) {
    let target = try target(attribute)
    let start = try store(name)
    switch target {
    case .single(let slot), .readyMade(let slot):
      try makeExtras(ofAttribute: slot)
      let other = attributes.otherSide(of: slot)
      if !other.isNone { dropName(of: other) }
      dropName(of: slot)
      attributes[extrasOf: slot].name = start
    case .group(let slot):
      names.discard(attributes.groups.name(of: slot))
      attributes.groups.setName(of: slot, to: start)
    }
  }
}

// MARK: Sides

extension Vocabularies {
  /// Whether two handles are of one attribute: the same one, or both sides of an alignment.
  public func isSame(_ one: Attribute, _ other: Attribute) -> Bool {
    if one == other { return contains(one) }
    guard let slot = find(one), let otherSlot = find(other) else { return false }
    return attributes.otherSide(of: slot) == otherSlot
  }

  /// Whether it is one alignment, which has two handles; false for a group of them, and for a stale handle.
  public func isAlignment(_ attribute: Attribute) -> Bool {
    find(attribute).map { attributes[$0].key.kind.isAlignment } ?? false
  }

  /// Its own name, which both sides of an alignment have; -1 without one.
  func ownName(of attribute: AttributeSlot) -> Int32 {
    let (name, other) = (attributes[extrasOf: attribute].name, attributes.otherSide(of: attribute))
    return name >= 0 || other.isNone ? name : attributes[extrasOf: other].name
  }

  private func dropName(of attribute: AttributeSlot) {
    let name = attributes[extrasOf: attribute].name
    if name < 0 { return }
    names.discard(name)
    attributes[extrasOf: attribute].name = -1
  }

  /// Lets a value of an alignment be one of the other side, which says the same with other signs.
  func turn(_ constraint: ConstraintSlot, to side: AttributeSlot) throws(LayoutError) {
    let record = constraints[constraint]
    if record.attribute == side { return }
    attributes[record.attribute].firstConstraint = constraints.leave(
      constraint, in: attributes[record.attribute].firstConstraint)
    constraints[constraint].attribute = side
    constraints[constraint].relation = record.relation.flipped
    constraints[constraint].value = 0 - record.value
    if record.source == .link { constraints.links[record.link].multiplier.negate() }
    attributes[side].firstConstraint = constraints.enter(
      constraint, in: attributes[side].firstConstraint)
    constraintTurned(constraint)
    try refresh(constraint)
  }
}

// MARK: Keys

extension Vocabularies {
  func key(_ kind: AttributeKind, _ node: Node) throws(LayoutError) -> AttributeIndex.Key {
    let slot = try slot(of: node)
    if kind.needsOther { throw .needsOther(kind, node) }
    if kind.isToParent && nodes[slot].parent.isNone && !state.isReading {
      throw .noParent(kind, node)
    }
    return AttributeIndex.Key(node: slot, other: .none, kind: kind)
  }

  func key(
    _ kind: AttributeKind, _ node: Node, _ other: Node
  ) throws(LayoutError) -> AttributeIndex.Key {
    let slot = try slot(of: node)
    let otherSlot = try self.slot(of: other, as: .other)
    if !kind.takesOther { throw .takesNoOther(kind, node) }
    if slot == otherSlot { throw .itself(node) }
    if commonAncestor(slot, otherSlot).isNone && !state.isReading { throw .unrelated(node, other) }
    return AttributeIndex.Key(node: slot, other: otherSlot, kind: kind)
  }

  /// The attribute of a key, made if it is new. An offset to the right is the other node's offset to the left, and
  /// belongs to the node that it was asked of when it was first given a value.
  package func slot(of asked: AttributeIndex.Key) throws(LayoutError) -> AttributeSlot {
    var key = asked
    let opposite = key.kind.oppositeOffset
    if let opposite { key = key.turned(opposite) }
    let found = attributes.find(key)
    if !found.isNone {
      if key.kind.family == .offset { noteAsked(found, isBackwards: opposite != nil) }
      return found
    }
    return try insertAttribute(key, isBackwards: opposite != nil)
  }

  /// Notes of which of its nodes an offset was asked. Once it has values, or a gone value, that stays.
  private func noteAsked(_ offset: AttributeSlot, isBackwards: Bool) {
    let record = attributes[offset]
    if record.isAskedBackwards == isBackwards || !record.firstConstraint.isNone || isBusy { return }
    guard attributes[extrasOf: offset].goneValue.isNaN else { return }
    attributes[offset].isAskedBackwards = isBackwards
  }

  private func insertAttribute(
    _ key: AttributeIndex.Key, isBackwards: Bool
  ) throws(LayoutError) -> AttributeSlot {
    try checkIdle()
    var record = AttributeRecord(key: key)
    record.isAskedBackwards = isBackwards
    record.next = nodes[key.node].firstAttribute
    if !key.other.isNone { record.nextMention = nodes[key.other].firstMention }
    guard let attribute = attributes.insert(record) else { throw .limit(.attributes) }
    if !record.next.isNone { attributes[record.next].previous = attribute }
    nodes[key.node].firstAttribute = attribute
    if !record.nextMention.isNone { attributes[record.nextMention].previousMention = attribute }
    if !key.other.isNone { nodes[key.other].firstMention = attribute }
    return attribute
  }

  /// Removes an attribute with its constraints.
  func remove(attribute: AttributeSlot) throws(LayoutError) {
    while case let link = attributes[extrasOf: attribute].firstFollower, !link.isNone {
      try remove(constraint: constraints.links[link].constraint)
    }
    while !attributes[attribute].firstConstraint.isNone {
      try remove(constraint: attributes[attribute].firstConstraint)
    }
    let record = attributes[attribute]
    if !record.next.isNone { attributes[record.next].previous = record.previous }
    if !record.previous.isNone {
      attributes[record.previous].next = record.next
    } else {
      nodes[record.key.node].firstAttribute = record.next
    }
    if !record.key.other.isNone { unlinkMention(record) }
    names.discard(attributes[extrasOf: attribute].name)
    attributes.remove(attribute)
  }

  private func unlinkMention(_ record: AttributeRecord) {
    if !record.nextMention.isNone {
      attributes[record.nextMention].previousMention = record.previousMention
    }
    if !record.previousMention.isNone {
      attributes[record.previousMention].nextMention = record.nextMention
    } else {
      nodes[record.key.other].firstMention = record.nextMention
    }
  }
}
