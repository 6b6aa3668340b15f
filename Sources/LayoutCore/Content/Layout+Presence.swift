import ConstraintSolver

/// Nodes that are not to be seen. A hidden one keeps its place, and that is the host's affair. One
/// that is gone takes no space: what its constraints then mean is a ``Collapse``.
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
    try arrange(around: slot)
    try updateArea(of: slot)
  }

  /// Whether a node was made to take no space; false for a stale handle.
  public func isGone(_ node: Node) -> Bool {
    find(node).map { nodes[$0].traits.contains(.gone) } ?? false
  }

  /// Sets what an offset or alignment counts as while the node that it was not asked of is gone; NaN
  /// for no difference. Of a group, of each of its attributes.
  public func setGoneValue(of attribute: Attribute, to value: Double) throws(LayoutError) {
    let target = try target(attribute)
    if !value.isNaN { try check(value, 1000) }
    try forEach(target) { member throws(LayoutError) in
      let attribute = self.attribute(at: member)
      let key = attributes[member].key
      if value.isNaN || key.other >= 0 && !hasFactor(key) { return }
      throw .asked(
        attribute, .argument("only an offset or an alignment to another node has a gone value"))
    }
    try forEach(target) { member throws(LayoutError) in
      try makeExtras(ofAttribute: member)
      attributeExtras[attributes[member].extras].goneValue = value
      guard state.environmentUse.contains(.gone) else { return }
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
      if measuring.isUsed { noteForMeasuring(node) }
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
    state.environmentUse.contains(.gone) && nodes[node].traits.contains(.gone)
  }

  /// Whether something that a node is in is gone.
  func isInGone(_ node: Int32) -> Bool { nodes[node].traits.contains(.inGone) }

  /// Notes for the nodes of a subtree whether something that they are inside of is gone; the
  /// content of a node that scrolls counts as that, too.
  @inline(never)
  func notePresence(inside top: Int32) {
    guard state.environmentUse.contains(.gone) else { return }
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
}
