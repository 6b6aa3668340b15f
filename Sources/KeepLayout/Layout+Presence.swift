import ConstraintSolver

/// Nodes that are not to be seen. A hidden one keeps its place, and that is the host's affair. One
/// that is gone takes no space: it is a point where its constraints put it. Its own insets, offsets
/// and alignments count as 0 and give way to whatever else is required, its content and sizes and all
/// that is inside it sleep, and offsets of others to it may have a value for the time.
extension Layout {
  /// Hides a node, or shows it. It keeps its place.
  public func setHidden(_ node: Node, _ isHidden: Bool) throws(LayoutError) {
    let slot = try place(node)
    nodes[slot].traits.set(.hidden, to: isHidden)
  }

  /// Whether a node was hidden; false for a stale handle.
  public func isHidden(_ node: Node) -> Bool {
    find(node).map { nodes[$0].traits.contains(.hidden) } ?? false
  }

  /// Lets a node take no space, or gives it back what it had.
  public func setGone(_ node: Node, _ isGone: Bool) throws(LayoutError) {
    let slot = try place(node)
    guard nodes[slot].traits.contains(.gone) != isGone else { return }
    environmentUse.insert(.gone)
    nodes[slot].traits.set(.gone, to: isGone)
    try keepOwn(.gone, of: slot, .horizontal, isGone ? 0 : .nan, Priority.required)
    try keepOwn(.gone, of: slot, .vertical, isGone ? 0 : .nan, Priority.required)
    try refreshPresence(inside: slot)
    try updateArea(of: slot)
  }

  /// Whether a node was made to take no space; false for a stale handle.
  public func isGone(_ node: Node) -> Bool {
    find(node).map { nodes[$0].traits.contains(.gone) } ?? false
  }

  /// Sets what an inset, offset or alignment counts as while the other node is gone; NaN for no
  /// difference. Of a group, of each of its attributes.
  public func setGoneValue(of attribute: Attribute, to value: Double) throws(LayoutError) {
    let target = try target(attribute)
    if !value.isNaN { try check(value, 1000) }
    try forEach(target) { member throws(LayoutError) in
      if hasFactor(attributes[member].key) { throw .factor(self.attribute(at: member)) }
    }
    try forEach(target) { member throws(LayoutError) in
      try makeExtras(ofAttribute: member)
      attributeExtras[attributes[member].extras].goneValue = value
      guard environmentUse.contains(.gone) else { return }
      try refresh(attribute: member)
    }
  }

  /// The value as it was set; NaN for none, for a group, and for a stale handle.
  public func goneValue(of attribute: Attribute) -> Double {
    find(attribute).map { extras(ofAttribute: $0).goneValue } ?? .nan
  }

  /// Brings what mentions a node of a subtree in line with who is gone.
  func refreshPresence(inside top: Int32) throws(LayoutError) {
    var node = top
    while node >= 0 {
      try forEachConstraint(of: node) { constraint throws(LayoutError) in try refresh(constraint) }
      if hasMeasurers { noteForMeasuring(node) }
      noteChange(of: node)
      node = follower(of: node, inside: top)
    }
  }
}

// MARK: Who is there

extension Layout {
  /// Whether a node itself is gone.
  func isGone(_ node: Int32) -> Bool {
    environmentUse.contains(.gone) && nodes[node].traits.contains(.gone)
  }

  /// Whether something that a node is in is gone.
  func isInGone(_ node: Int32) -> Bool {
    guard environmentUse.contains(.gone) else { return false }
    var parent = nodes[node].parent
    while parent >= 0 {
      if nodes[parent].traits.contains(.gone) { return true }
      parent = nodes[parent].parent
    }
    return false
  }

  /// Whether a constraint has anything to say while some nodes are gone.
  func isPresent(_ record: ConstraintRecord) -> Bool {
    switch record.source {
    case .gone: return !isInGone(record.owner)
    case .rootSize, .content: return !isGone(record.owner) && !isInGone(record.owner)
    case .terms, .applied:
      var isPresent = true
      forEachTerm(from: record.owner) { term in
        let node = nodeSlot(ofTerm: term)
        if node < 0 { return }
        let isSize = termRecords[term].anchor.line.isSize
        if isInGone(node) || isSize && isGone(node) { isPresent = false }
      }
      return isPresent
    case .link where !isPresent(attributes[links[record.detail].target].key):
      // What is at the node itself still counts, as nothing.
      return isGone(attributes[record.owner].key.node) && isPresent(attributes[record.owner].key)
    case .value, .rule, .link: return isPresent(attributes[record.owner].key)
    case .notNegative: return true
    }
  }

  private func isPresent(_ key: AttributeIndex.Key) -> Bool {
    let other = otherSlot(key)
    if isInGone(key.node) || other >= 0 && isInGone(other) { return false }
    return key.kind.family != .dimension || !isGone(key.node) && (other < 0 || !isGone(other))
  }

  /// A value as it counts while some nodes are gone.
  func presentValue(_ record: ConstraintRecord) -> Double {
    guard environmentUse.contains(.gone), !record.source.isSum else { return record.value }
    if !record.source.isOfAttribute { return record.value }
    let key = attributes[record.owner].key
    if isGone(key.node) { return key.kind.family == .center ? record.value : 0 }
    let goneValue = extras(ofAttribute: record.owner).goneValue
    let other = otherSlot(key)
    return !goneValue.isNaN && other >= 0 && isGone(other) ? goneValue : record.value
  }

  /// Whether what an attribute follows counts while some nodes are gone.
  func countsLink(_ record: ConstraintRecord) -> Bool {
    guard environmentUse.contains(.gone) else { return true }
    let key = attributes[record.owner].key, other = otherSlot(key)
    if isGone(key.node) { return false }
    return extras(ofAttribute: record.owner).goneValue.isNaN || other < 0 || !isGone(other)
  }

  /// A priority as it counts: what a node that is gone keeps gives way to what is required. One
  /// point cannot be at two ends, so that its far edges give way to its near ones; and to everything
  /// where those are kept to the same node, which would be a point with it.
  func presentPriority(_ record: ConstraintRecord) -> Double {
    guard environmentUse.contains(.gone), record.source.isOfAttribute,
      case let key = attributes[record.owner].key, isGone(key.node)
    else { return record.priority }
    if !key.kind.isFar { return min(record.priority, Self.gonePriority) }
    return isHeldNearer(key) ? Self.leastPriority : min(record.priority, Self.gonePriority.nextDown)
  }

  private static let gonePriority = 1000.0.nextDown
  private static let leastPriority = 1e-9

  /// Whether the other end, or the middle, of a node is kept equal to the same node as a far edge of it.
  private func isHeldNearer(_ far: AttributeIndex.Key) -> Bool {
    var attribute = nodes[far.node].firstAttribute
    while attribute >= 0 {
      if isBeside(far, attributes[attribute].key) && valueSlot(attribute, .equal) >= 0 {
        return true
      }
      attribute = attributes[attribute].next
    }
    return false
  }

  /// Brings the far ends of a node that is gone in line with a value that has come, or has gone: those
  /// of a near end and of the middle decide what they weigh.
  func refreshFarEnds(_ record: ConstraintRecord) throws(LayoutError) {
    guard environmentUse.contains(.gone), record.source.isValue, record.relation == .equal,
      case let near = attributes[record.owner].key, isGone(near.node)
    else { return }
    var attribute = nodes[near.node].firstAttribute
    while attribute >= 0 {
      if isBeside(attributes[attribute].key, near) { try refresh(attribute: attribute) }
      attribute = attributes[attribute].next
    }
  }

  /// Whether one is about a far end of a node, and the other about what is nearer, in relation to the
  /// same node.
  private func isBeside(_ far: AttributeIndex.Key, _ near: AttributeIndex.Key) -> Bool {
    far.kind.isFar && near.kind.needsPartner && !near.kind.isFar
      && far.kind.isVertical == near.kind.isVertical && otherSlot(far) == otherSlot(near)
  }
}
