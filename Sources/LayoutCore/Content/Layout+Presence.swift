import ConstraintSolver

/// Nodes that are not to be seen. A hidden one keeps its place, and that is the host's affair. One
/// that is gone takes no space, or none along an axis: what its constraints then mean is in `Layout+Collapse.swift`.
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

  /// Lets a node take no space along some axes, and gives it back what it had along others.
  public func setGone(_ node: Node, _ gone: Gone) throws(LayoutError) {
    if isTrack(try place(node)) && gone != .not { throw .track(node) }
    try submit(.gone(node, gone))
  }

  func put(_ gone: Gone, of node: Node) throws(LayoutError) {
    let slot = try place(node)
    if Gone(nodes[slot].traits) == gone { return }
    let before = use(of: slot)
    nodes[slot].traits = nodes[slot].traits.subtracting(.gone).union(gone.traits)
    noteUse(of: slot, before: before)
    for axis in Axis.each {
      try keepOwn(.gone, of: slot, axis, isGone(slot, axis) ? 0 : .nan, Priority.required)
    }
    let parent = nodes[slot].parent
    let isContent = !parent.isNone && contentSlot(of: parent) == slot
    try refreshPresence(inside: isContent ? parent : slot)
    try arrange(around: slot)
    try updateArea(of: slot)
  }

  /// Along which axes a node was made to take no space; none for a stale handle.
  public func gone(_ node: Node) -> Gone { find(node).map { Gone(nodes[$0].traits) } ?? .not }

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
