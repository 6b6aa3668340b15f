import ConstraintSolver
import LayoutRelations
import LayoutStore

/// How long members have to be, as far as that is known without a solve: by their content, and by what their sizes are
/// set to.
extension Vocabularies {
  /// How long a member has to be by what is above a priority; of text that can wrap by its longest word alone, if told.
  /// Nil for one that follows another, whose size may be anything, or with nodes inside, unless how long these are is
  /// known.
  func neededLength(
    of member: NodeSlot, _ axis: Axis, _ priority: Double, _ isWrapped: Bool = false,
    inside: Double? = nil
  ) -> Double? {
    let member = subject(of: member)
    if inside == nil && !nodes[member].firstChild.isNone { return nil }
    var (least, most, isLinked) = (0.0, Double.infinity, false)
    forEachSize(of: member, axis) { record in
      if record.source == .link { isLinked = true }
      if record.priority <= priority { return }
      if record.relation != .atMost { least = max(least, record.value) }
      if record.relation != .atLeast { most = min(most, record.value) }
    }
    if isLinked { return nil }
    let wraps = content(of: member)?.wraps(axis) == true
    let length = wraps && isWrapped ? leastLength(of: member) : contentLength(of: member, axis)
    let isAsked = !length.isNaN && compression(of: member, axis) > priority
    let asked = max(isAsked ? length : 0, inside ?? 0)
    return max(least, min(asked, most))
  }

  /// Whether the size of a member along an axis is set, or is at least something.
  func hasLeastSize(_ member: NodeSlot, _ axis: Axis) -> Bool {
    var found = false
    forEachSize(of: member, axis) { if $0.relation != .atMost { found = true } }
    return found
  }

  /// Whether the host says where a member is along an axis, or how large beside others, less strongly than a priority.
  func isPlaced(_ member: NodeSlot, _ axis: Axis, below priority: Double) -> Bool {
    let node = subject(of: member)
    return isInAttribute(node, axis, below: priority) || isInSum(node, axis, below: priority)
  }

  private func isInAttribute(_ member: NodeSlot, _ axis: Axis, below priority: Double) -> Bool {
    var attribute = nodes[member].firstAttribute
    while !attribute.isNone {
      if places(attribute, axis, below: priority) { return true }
      attribute = attributes[attribute].next
    }
    attribute = nodes[member].firstMention
    while !attribute.isNone {
      if places(attribute, axis, below: priority) { return true }
      attribute = attributes[attribute].nextMention
    }
    return false
  }

  /// Whether an attribute has a value that is no length of a node by itself.
  private func places(_ attribute: AttributeSlot, _ axis: Axis, below priority: Double) -> Bool {
    let key = attributes[attribute].key
    if Formula(key.kind, hasOther: !key.other.isNone).line.axis != axis { return false }
    let isSize = key.other.isNone && key.kind == AttributeKind.size(axis)
    var constraint = attributes[attribute].firstConstraint
    while !constraint.isNone {
      let record = constraints[constraint]
      if record.priority < priority && (!isSize || record.source == .link) { return true }
      constraint = record.next
    }
    return false
  }

  private func isInSum(_ member: NodeSlot, _ axis: Axis, below priority: Double) -> Bool {
    var slot = nodes[member].firstTerm
    while !slot.isNone {
      let term = constraints.terms[slot], record = constraints[term.constraint]
      let isOfHost = record.source != .container && record.priority < priority
      if isOfHost && term.anchor.line.axis == axis { return true }
      slot = term.nextMention
    }
    return false
  }

  /// Calls `body` with what the size of a node along an axis is set to.
  func forEachSize(
    of node: NodeSlot, _ axis: Axis, _ body: (ConstraintRecord) -> Void
  ) {
    var attribute = nodes[node].firstAttribute
    while !attribute.isNone && attributes[attribute].key.kind != AttributeKind.size(axis) {
      attribute = attributes[attribute].next
    }
    var constraint = attribute.isNone ? ConstraintSlot.none : attributes[attribute].firstConstraint
    while !constraint.isNone {
      body(constraints[constraint])
      constraint = constraints[constraint].next
    }
  }
}

extension AttributeKind {
  fileprivate static func size(_ axis: Axis) -> Self { axis == .horizontal ? .width : .height }
}
