/// Attributes by node and kind: each is made when it is first asked for, and is the same from then
/// on.
extension Layout {
  /// An attribute, or a ready-made group, of one node.
  public func attribute(_ kind: AttributeKind, of node: Node) throws(LayoutError) -> Attribute {
    attribute(at: try slot(of: try key(kind, node)).attribute)
  }

  /// An attribute, or a ready-made group, of a node in relation to another.
  public func attribute(
    _ kind: AttributeKind, of node: Node, to other: Node
  ) throws(LayoutError) -> Attribute {
    attribute(at: try slot(of: try key(kind, node, other)).attribute)
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

  func otherSlot(_ key: AttributeIndex.Key) -> NodeSlot {
    key.kind.isToParent ? nodes[key.node].parent : key.other
  }

  /// Gives an attribute a name in place of the readable default, which an empty name brings back.
  public func setName(
    of attribute: Attribute, to name: UnsafeBufferPointer<UInt8>
  ) throws(LayoutError) {
    let target = try target(attribute)
    let start = try store(name)
    switch target {
    case .single(let slot), .readyMade(let slot):
      names.discard(attributes[extrasOf: slot].name)
      try makeExtras(ofAttribute: slot)
      attributes[extrasOf: slot].name = start
    case .group(let slot):
      names.discard(attributes.groups.name(of: slot))
      attributes.groups.setName(of: slot, to: start)
    }
  }
}

// MARK: Keys

extension Layout {
  func key(_ kind: AttributeKind, _ node: Node) throws(LayoutError) -> AttributeIndex.Key {
    let slot = try place(node)
    if kind.needsOther { throw .needsOther(kind, node) }
    if kind.isToParent && nodes[slot].parent.isNone && !state.isReading {
      throw .noParent(kind, node)
    }
    return AttributeIndex.Key(node: slot, other: .none, kind: kind)
  }

  func key(
    _ kind: AttributeKind, _ node: Node, _ other: Node
  ) throws(LayoutError) -> AttributeIndex.Key {
    let slot = try place(node)
    let otherSlot = try place(other, as: .other)
    if !kind.takesOther { throw .takesNoOther(kind, node) }
    if slot == otherSlot { throw .itself(node) }
    if commonAncestor(slot, otherSlot).isNone && !state.isReading { throw .unrelated(node, other) }
    return AttributeIndex.Key(node: slot, other: otherSlot, kind: kind)
  }

  /// The attribute of a key, made if it is new, and whether it has its nodes the other way round.
  ///
  /// One thing is one attribute: an offset to the right is the other node's offset to the left, and
  /// an alignment is that of whoever asked first. An offset belongs to the node that it was asked
  /// of when it was first given a value.
  func slot(
    of asked: AttributeIndex.Key
  ) throws(LayoutError) -> (attribute: AttributeSlot, isReversed: Bool) {
    var key = asked
    let opposite = key.kind.oppositeOffset
    if let opposite { key = key.turned(opposite) }
    let found = attributes.find(key)
    if !found.attribute.isNone {
      if key.kind.family == .offset { noteAsked(found.attribute, isBackwards: opposite != nil) }
      return found
    }
    return (try insertAttribute(key, isBackwards: opposite != nil), false)
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
    if isBusy { throw .busy }
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

  /// Lets an attribute have what only few have.
  func makeExtras(ofAttribute attribute: AttributeSlot) throws(LayoutError) {
    if !attributes.makeExtras(of: attribute) { throw .limit(.attributes) }
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

extension AttributeIndex.Key {
  /// The same two nodes the other way round.
  func turned(_ kind: AttributeKind) -> Self { Self(node: other, other: node, kind: kind) }

  /// One attribute of a group.
  func member(_ position: Int) -> Self {
    Self(node: node, other: other, kind: kind.member(position))
  }
}
