import ConstraintSolver
import LayoutStore

/// Content: how large nodes are by themselves. Along each axis it is two constraints, at most the
/// content at the priority of hugging, and at least the content at that of compression resistance.
extension Relations {
  /// Sets how large a node's content is, in its alignment rectangle; NaN leaves an axis without.
  public func setContentSize(
    of node: Node, width: Double, height: Double
  ) throws(LayoutError) {
    try set(
      .contentWidth, to: PropertyValue(width), .contentHeight, to: PropertyValue(height), of: node)
  }

  /// How large a node's content is along an axis: as it was set, or as it was measured last. NaN for
  /// none, and for a stale handle.
  public func contentSize(of node: Node, _ axis: Axis) -> Double {
    guard let slot = find(node), let content = content(of: slot) else { return .nan }
    let isGuess = content.isMeasured(axis) && content.length.isNaN
    return isGuess ? .nan : content.size(axis)
  }

  // MARK: Priorities

  /// Sets how strongly nodes resist being larger than their content, along both axes unless one is given; on failure
  /// of none.
  public func setHugging(
    of nodes: [Node], _ axis: Axis? = nil, to priority: Double
  ) throws(LayoutError) {
    try set(.huggingWidth, .huggingHeight, of: nodes, axis, to: priority)
  }

  /// Sets how strongly nodes resist being smaller than their content, along both axes unless one is given; on failure
  /// of none.
  public func setCompression(
    of nodes: [Node], _ axis: Axis? = nil, to priority: Double
  ) throws(LayoutError) {
    try set(.compressionWidth, .compressionHeight, of: nodes, axis, to: priority)
  }

  /// Checks the priority of several first, so that the message for a wrong one names none of them.
  private func set(
    _ wide: NodeProperty, _ high: NodeProperty, of nodes: [Node], _ axis: Axis?,
    to priority: Double
  ) throws(LayoutError) {
    if nodes.count > 1 {
      try check(0, priority)
      try nodes.withUnsafeBufferPointer { nodes throws(LayoutError) in try check(nodes) }
    }
    for node in nodes {
      if axis != .vertical { try set(wide, of: node, to: .number(priority)) }
      if axis != .horizontal { try set(high, of: node, to: .number(priority)) }
    }
  }
}

// MARK: Records and rows

extension Relations {
  /// What is known of the content of a node; nil for nothing.
  package func content(of node: NodeSlot) -> ContentRecord? {
    let content = nodes[subject(of: node)].content
    return content.isNone ? nil : contents.records[content]
  }

  /// Changes what is known of the content of a node, and adds its record first.
  func changeContent(
    of node: NodeSlot, _ change: (inout ContentRecord) -> Void
  ) throws(LayoutError) {
    if nodes[node].content.isNone {
      guard let slot = contents.records.insert(ContentRecord(node: node))
      else {
        throw .limit(.nodes)
      }
      nodes[node].content = slot
    }
    change(&contents.records[nodes[node].content])
  }

  /// Brings the constraints of the content along some axes in line with it.
  func updateContent(of node: NodeSlot, _ reach: Reach) throws(LayoutError) {
    guard let content = content(of: node) else { return }
    if reach.contains(.width) { try updateRows(of: content, .horizontal) }
    if reach.contains(.height) { try updateRows(of: content, .vertical) }
    try contentChanged(of: node)
    if sharesByContent(node) { try memberChanged(node) }
  }

  /// How strongly a node resists being smaller than its content, or the length from which it grows.
  package func compression(of node: NodeSlot, _ axis: Axis) -> Double {
    content(of: node)?[axis].compression ?? Priority.high
  }

  /// How strongly it is asked for that text which can wrap is on one line, and the members of a flow are.
  package func wrappingPriority(of node: NodeSlot, _ axis: Axis) -> Double {
    let node = subject(of: node)
    return Priority.wrapping(compression(of: node, axis), inFlows: flowCount(around: node, axis))
  }

  /// How strongly content is asked for along an axis.
  package func contentPriority(of node: NodeSlot, _ axis: Axis) -> Double {
    content(of: node)?.wraps(axis) == true
      ? wrappingPriority(of: node, axis) : compression(of: node, axis)
  }

  /// The priority of the row of a constraint.
  func rowPriority(of record: ConstraintRecord) -> Double {
    if record.source != .content { return record.priority }
    if record.relation == .atMost { return Priority.hugging(record.priority) }
    if !record.marks.contains(.wraps) { return record.priority }
    return Priority.wrapping(
      record.priority, inFlows: flowCount(around: record.node, record.axis))
  }

  private func updateRows(of content: ContentRecord, _ axis: Axis) throws(LayoutError) {
    let size = wholePixels(content.size(axis))
    try keepOwn(.content, of: content.node, axis, as: .atMost, size, content[axis].hugging)
    try keepOwn(
      .content, of: content.node, axis, as: .atLeast, size, content[axis].compression,
      marks: content.wraps(axis) ? .wraps : RuleMarks())
    contents.note(priority: contentPriority(of: content.node, axis))
    contents.note(priority: content[axis].compression)
  }

  /// Brings all content in line with another scale, for which it may be measured again. It stays where it was set.
  func recountContents() throws(LayoutError) {
    let caller = constraints.here
    defer { constraints.here = caller }
    for content in contents.records.taken {
      let node = contents.records[content].node
      if contents.records[content].measurer >= 0 { contents.due.insert(self.node(at: node)) }
      for axis in Axis.each {
        constraints.here = place(ofContentOf: node, axis)
        try updateContent(of: node, .content(axis))
      }
    }
  }

  /// Puts another size, that was measured, into the two constraints. That is not recorded, as it follows
  /// from the content.
  func resizeContent(of node: NodeSlot, _ axis: Axis, to size: Double) throws(LayoutError) {
    let size = wholePixels(size)
    do throws(SolverError) {
      try resize(own(.content, of: node, axis, .atMost), to: size)
      try resize(own(.content, of: node, axis, .atLeast), to: size)
    } catch {
      throw translate(error)
    }
    try contentChanged(of: node)
    if membership(of: node).growsFromContent || keepsContent(node) || isListed(node) {
      try memberChanged(node)
    }
  }

  private func resize(_ constraint: ConstraintSlot, to size: Double) throws(SolverError) {
    if constraint.isNone { return }
    let (old, row) = (constraints[constraint].value, constraints[constraint].row)
    constraints.records[unrecorded: constraint].value = size
    constraintChanged(constraint, from: old)
    if !row.isNone { try solver.setConstant(row, to: size) }
  }

  /// Brings the constraints in line with a measured size that has been taken back.
  func restoreSize(ofContent content: ContentSlot) {
    let node = contents.records[content].node
    for axis in Axis.each where contents.records[content].isMeasured(axis) {
      let size = wholePixels(contents.records[content].measured[axis])
      let most = own(.content, of: node, axis, .atMost)
      let least = own(.content, of: node, axis, .atLeast)
      if !most.isNone { constraints.records[unrecorded: most].value = size }
      if !least.isNone { constraints.records[unrecorded: least].value = size }
    }
  }
}
