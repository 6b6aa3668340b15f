import ConstraintSolver

/// Nodes that are not to be seen. A hidden one keeps its place, and that is the host's affair. One
/// that is gone takes no space: it is a point where its constraints put it. Its own insets, offsets
/// and alignments count as 0 and give way to everything else that is required. Its content, its
/// sizes and everything inside it sleep. Offsets of others to it may have another value meanwhile.
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
    let before = use(of: slot)
    nodes[slot].traits.set(.gone, to: isGone)
    noteUse(of: slot, before: before)
    try keepOwn(.gone, of: slot, .horizontal, isGone ? 0 : .nan, Priority.required)
    try keepOwn(.gone, of: slot, .vertical, isGone ? 0 : .nan, Priority.required)
    let parent = nodes[slot].parent
    let isContent = parent >= 0 && contentSlot(of: parent) == slot
    try refreshPresence(inside: isContent ? parent : slot)
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

  /// Brings constraints that mention a node of a subtree in line with which nodes are gone.
  func refreshPresence(inside top: Int32) throws(LayoutError) {
    notePresence(inside: top)
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
  @inline(never)
  func isGone(_ node: Int32) -> Bool {
    environmentUse.contains(.gone) && nodes[node].traits.contains(.gone)
  }

  /// Whether something that a node is in is gone.
  func isInGone(_ node: Int32) -> Bool { nodes[node].traits.contains(.inGone) }

  /// Notes for the nodes of a subtree whether something that they are inside of is gone; the
  /// content of a node that scrolls counts as that, too.
  @inline(never)
  func notePresence(inside top: Int32) {
    guard environmentUse.contains(.gone) else { return }
    var node = top
    while node >= 0 {
      let parent = nodes[node].parent
      var isIn = false
      if parent >= 0 {
        let content = contentSlot(of: parent)
        isIn = isGone(parent) || isInGone(parent) || content != node && isGone(content)
      }
      if isIn != isInGone(node) { nodes[node].traits.set(.inGone, to: isIn) }
      node = follower(of: node, inside: top)
    }
  }

  /// Whether a constraint does not sleep because of nodes that are gone.
  func isPresent(_ record: ConstraintRecord) -> Bool {
    switch record.source {
    case .gone: return !isInGone(record.owner)
    case .rootSize, .content: return !isGone(record.owner) && !isInGone(record.owner)
    case .terms, .applied: return isPresent(sum: record)
    case .value, .rule, .link:
      let saying = saying(record)
      if !isPresent(saying.key) || saying.followed < 0 { return isPresent(saying.key) }
      let followed = attributes[saying.followed].key
      let isMultiple = isSize(saying.key) && isSize(followed) && record.value == 0
      return !isInGone(followed) && !(isMultiple && isGone(followed.node))
    case .notNegative: return true
    }
  }

  func isSize(_ key: AttributeIndex.Key) -> Bool { key.kind.family == .dimension }

  func isInGone(_ key: AttributeIndex.Key) -> Bool {
    let other = otherSlot(key)
    return isInGone(key.node) || other >= 0 && isInGone(other)
  }

  private func isPresent(_ key: AttributeIndex.Key) -> Bool {
    !isInGone(key) && !(isSize(key) && isAnyGone(key))
  }

  func isAnyGone(_ key: AttributeIndex.Key) -> Bool {
    let other = otherSlot(key)
    return isGone(key.node) || other >= 0 && isGone(other)
  }

  /// A sum sleeps if it is about the size of the node that is gone and that it belongs to, or if it
  /// keeps a size at a plain multiple of such a size.
  private func isPresent(sum record: ConstraintRecord) -> Bool {
    let sum = survey(record)
    if let hold = sum.hold, hold.line.isSize { return false }
    let isMultiple = sum.count == 2 && sum.sizes == 2 && record.value == 0
    return sum.isOutside && !(isMultiple && sum.mentionsGone)
  }

  /// The value that a constraint has while some nodes are gone.
  @inline(never)
  func presentValue(_ record: ConstraintRecord) -> Double {
    if record.source.isOfAttribute { return saying(record).value }
    return survey(record).hold == nil ? record.value : 0
  }

  /// The priority that a constraint has while some nodes are gone: no constraint that mentions one
  /// of these is required, and those that belong to one give way first. As a point cannot be at two
  /// places, its far edges give way to its near ones; and to everything if the two would pull
  /// together what is between.
  func presentPriority(_ constraint: Int32) -> Double {
    guard environmentUse.contains(.gone) else { return rowPriority(constraints[constraint]) }
    let survey = survey(constraints[constraint])
    var most = survey.mentionsGone ? Self.othersPriority : Self.floorPriority
    if let hold = survey.hold {
      most = Self.ownPriority
      if hold.line.isFar { most = isHeldNearer(hold) ? Self.leastPriority : Self.farPriority }
    }
    return min(survey.priority, most)
  }

  /// The largest number below what is required, and the two below that.
  private static var othersPriority: Double { 0x1.f3fffffffffffp9 }
  static var ownPriority: Double { 0x1.f3ffffffffffep9 }
  private static var farPriority: Double { 0x1.f3ffffffffffdp9 }
  private static var leastPriority: Double { 1e-9 }

  /// The least priority of what counts for a question about a priority: what is required counts also
  /// where it gives way to what is gone.
  static func least(of priority: Double) -> Double { min(priority, farPriority) }
}
