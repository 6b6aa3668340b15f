import ConstraintSolver

/// Nodes that are not to be seen. A hidden one keeps its place, and that is the host's affair. One
/// that is gone takes no space, or none along an axis: what its constraints then mean is in `Layout+Collapse.swift`.
extension Layout {
  /// Brings what depends on whether a node is there in line with that.
  func updatePresence(of node: NodeSlot) throws(LayoutError) {
    for axis in Axis.each {
      try keepOwn(.gone, of: node, axis, isGone(node, axis) ? 0 : .nan, Priority.required)
    }
    let parent = nodes[node].parent
    let isContent = !parent.isNone && contentSlot(of: parent) == node
    try refreshPresence(inside: isContent ? parent : node)
    try arrange(around: node)
  }

  /// Sets what an offset or alignment counts as while the node that it was not asked of is gone; NaN
  /// for no difference. Of a group, of each of its attributes.
  public func setGoneValue(of attribute: Attribute, to value: Double) throws(LayoutError) {
    let target = try target(attribute)
    if !value.isNaN { try check(value, 1000) }
    try forEach(target) { member throws(LayoutError) in
      let attribute = self.attribute(at: member)
      let key = attributes[member].key
      if value.isNaN || !key.other.isNone && !hasFactor(key) { return }
      throw .asked(
        attribute, .argument("only an offset or an alignment to another node has a gone value"))
    }
    try forEach(target) { member throws(LayoutError) in
      try makeExtras(ofAttribute: member)
      attributes[extrasOf: member].goneValue = value
      let other = attributes.otherSide(of: member)
      if !other.isNone && !attributes[extrasOf: other].goneValue.isNaN {
        attributes[extrasOf: other].goneValue = .nan
      }
      guard state.environmentUse.contains(.gone) else { return }
      try refresh(attribute: member)
      if !other.isNone { try refresh(attribute: other) }
    }
  }

  /// The value as it was set; NaN for none, for a group, and for a stale handle.
  public func goneValue(of attribute: Attribute) -> Double {
    find(attribute).map { goneValue(of: $0) } ?? .nan
  }

  /// Brings constraints that mention a node of a subtree in line with which nodes are gone.
  func refreshPresence(inside top: NodeSlot) throws(LayoutError) {
    notePresence(inside: top)
    var node = top
    while !node.isNone {
      try forEachConstraint(of: node) { constraint throws(LayoutError) in try refresh(constraint) }
      if contents.hasMeasurers { noteForMeasuring(node) }
      noteChange(of: node)
      node = follower(of: node, inside: top)
    }
  }
}

// MARK: Who is there

extension Layout {
  /// Whether a node itself is gone, along one axis at least.
  @inline(never)
  func isGone(_ node: NodeSlot) -> Bool {
    state.environmentUse.contains(.gone) && !nodes[node].traits.isDisjoint(with: .gone)
  }

  @inline(never)
  func isGone(_ node: NodeSlot, _ axis: Axis) -> Bool {
    state.environmentUse.contains(.gone) && nodes[node].traits.isGone(axis)
  }

  /// Whether a node, or something that it is in, is gone along an axis.
  func isAbsent(_ node: NodeSlot, _ axis: Axis) -> Bool {
    isGone(node, axis) || isInGone(node, axis)
  }

  /// Whether something that a node is in is gone, along one axis at least.
  func isInGone(_ node: NodeSlot) -> Bool { !nodes[node].traits.isDisjoint(with: .inGone) }

  func isInGone(_ node: NodeSlot, _ axis: Axis) -> Bool { nodes[node].traits.isInGone(axis) }

  /// Whether a node, or something that it is in, is gone along the other axis alone. Measured content is then
  /// inactive along this one, too, as it depends on both; set content is active.
  @inline(never)
  func isFolded(_ node: NodeSlot, across axis: Axis) -> Bool {
    (isGone(node) || isInGone(node)) && !isGone(node, axis) && !isInGone(node, axis)
  }

  /// Notes for the nodes of a subtree whether something that they are inside of is gone; the
  /// content of a node that scrolls counts as that, too.
  @inline(never)
  func notePresence(inside top: NodeSlot) {
    guard state.environmentUse.contains(.gone) else { return }
    var node = top
    while !node.isNone {
      let parent = nodes[node].parent
      var around = NodeTraits()
      if !parent.isNone {
        let content = contentSlot(of: parent)
        around = nodes[parent].traits
        if content != node { around.formUnion(nodes[content].traits.intersection(.gone)) }
      }
      let traits = nodes[node].traits.subtracting(.inGone).union(around.inside)
      if traits != nodes[node].traits { nodes[node].traits = traits }
      node = follower(of: node, inside: top)
    }
  }
}
