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
    case .terms, .applied: return isPresent(sum: record)
    case .value, .rule: return isPresent(attributes[record.owner].key)
    case .link:
      let key = attributes[record.owner].key
      if !isPresent(key) || !countsLink(record) { return isPresent(key) }
      let followed = attributes[links[record.detail].target].key
      let isMultiple = isSize(key) && isSize(followed) && record.value == 0
      return !isInGone(followed) && !(isMultiple && isGone(followed.node))
    case .notNegative: return true
    }
  }

  private func isSize(_ key: AttributeIndex.Key) -> Bool { key.kind.family == .dimension }

  private func isInGone(_ key: AttributeIndex.Key) -> Bool {
    let other = otherSlot(key)
    return isInGone(key.node) || other >= 0 && isInGone(other)
  }

  private func isPresent(_ key: AttributeIndex.Key) -> Bool {
    !isInGone(key) && !(isSize(key) && isAnyGone(key))
  }

  private func isAnyGone(_ key: AttributeIndex.Key) -> Bool {
    let other = otherSlot(key)
    return isGone(key.node) || other >= 0 && isGone(other)
  }

  /// A sum sleeps where it is about the size of what it belongs to, or keeps a size at a multiple of
  /// another.
  private func isPresent(sum record: ConstraintRecord) -> Bool {
    let sum = survey(record)
    if let hold = sum.hold, hold.line.isSize { return false }
    let isMultiple = sum.count == 2 && sum.sizes == 2 && record.value == 0
    return sum.isOutside && !(isMultiple && sum.mentionsGone)
  }

  /// A value as it counts while some nodes are gone.
  func presentValue(_ record: ConstraintRecord) -> Double {
    if survey(record).hold != nil {
      return record.source.isOfAttribute && hasFactor(attributes[record.owner].key)
        ? record.value : 0
    }
    return countsLink(record) ? record.value : extras(ofAttribute: record.owner).goneValue
  }

  /// Whether a value, and what an attribute follows, counts while some nodes are gone.
  func countsLink(_ record: ConstraintRecord) -> Bool {
    guard environmentUse.contains(.gone), record.source.isOfAttribute else { return true }
    let key = attributes[record.owner].key, other = otherSlot(key)
    if isGone(key.node) { return false }
    return extras(ofAttribute: record.owner).goneValue.isNaN || other < 0 || !isGone(other)
  }

  /// A priority as it counts: nothing that mentions a node that is gone is required, and what it keeps
  /// itself gives way first. One point cannot be at two ends, so that its far edges give way to its
  /// near ones; and to everything where those are kept to the same node, which would be a point with it.
  func presentPriority(_ constraint: Int32) -> Double {
    let priority = constraints[constraint].priority
    guard environmentUse.contains(.gone) else { return priority }
    let survey = survey(constraints[constraint])
    var most = survey.mentionsGone ? Self.othersPriority : Priority.required
    if let hold = survey.hold {
      most = Self.ownPriority
      if hold.isFar { most = isHeldNearer(hold) ? Self.leastPriority : Self.farPriority }
    }
    return min(priority, most)
  }

  /// The next below what is required, and the two below that.
  private static var othersPriority: Double { 0x1.f3fffffffffffp9 }
  private static var ownPriority: Double { 0x1.f3ffffffffffep9 }
  private static var farPriority: Double { 0x1.f3ffffffffffdp9 }
  private static var leastPriority: Double { 1e-9 }
}

// MARK: What is kept of who is gone

/// What a constraint keeps of the node that it belongs to: one line, beside another node.
struct Hold {
  var node: Int32
  var line: Line
  var partner: Int32

  var isFar: Bool { !line.isSize && line.sizeShare == 1 }

  /// Whether it keeps a far end, and the other what is nearer, beside the same node.
  func isFar(beside near: Hold) -> Bool {
    isFar && !near.isFar && !near.line.isSize && line.axis == near.line.axis
      && node == near.node && partner == near.partner
  }
}

/// What there is to know of a constraint while some nodes are gone.
private struct Survey {
  var hold: Hold?
  var mentionsGone = false
  /// Of a sum: whether nothing in it is inside of a node that is gone, and how many terms it has.
  var isOutside = true
  var count = 0
  var sizes = 0
}

extension Layout {
  /// What a constraint keeps of a node that is gone, if it belongs to it: if the node is the first one in
  /// it, or a sum says where it is in nodes that it is inside of.
  func hold(_ constraint: Int32) -> Hold? { survey(constraints[constraint]).hold }

  private func survey(_ record: ConstraintRecord) -> Survey {
    var survey = Survey()
    guard environmentUse.contains(.gone) else { return survey }
    if record.source.isOfAttribute {
      let key = attributes[record.owner].key
      survey.mentionsGone =
        isAnyGone(key)
        || record.source == .link && isAnyGone(attributes[links[record.detail].target].key)
      if !isGone(key.node) { return survey }
      let line = Formula(key.kind, hasOther: key.other >= 0).line
      survey.hold = Hold(node: key.node, line: line, partner: otherSlot(key))
      return survey
    }
    if !record.source.isSum { return survey }
    let first = nodeSlot(ofTerm: record.owner)
    if first < 0 { return survey }
    var hold = Hold(node: isGone(first) ? first : -1, line: .width, partner: -1)
    var term = record.owner
    while term >= 0 {
      let node = nodeSlot(ofTerm: term), isSize = termRecords[term].anchor.line.isSize
      term = termRecords[term].next
      if isSize { survey.sizes += 1 }
      survey.count += 1
      if node < 0 || isInGone(node) { survey.isOutside = false }
      if node < 0 || !isGone(node) { continue }
      survey.mentionsGone = true
      if hold.node < 0 && !isSize { hold.node = node }
    }
    if hold.node < 0 { return survey }
    var isOwn = true
    term = record.owner
    while term >= 0 {
      let node = nodeSlot(ofTerm: term), line = termRecords[term].anchor.line
      term = termRecords[term].next
      if node == hold.node {
        if hold.line.isSize { hold.line = line }
      } else {
        if hold.partner < 0 { hold.partner = node }
        if hold.node != first && isOwn { isOwn = isInside(hold.node, node) }
      }
    }
    if !isOwn { return survey }
    if hold.partner < 0 { hold.partner = nodes[hold.node].parent }
    survey.hold = hold
    return survey
  }

  /// Whether the other end, or the middle, of a node is kept equal beside the same node as a far end.
  private func isHeldNearer(_ far: Hold) -> Bool {
    var isHeld = false
    do throws(LayoutError) {
      try forEachConstraint(of: far.node) { other throws(LayoutError) in
        if !isHeld, constraints[other].relation == .equal, let near = hold(other),
          far.isFar(beside: near)
        {
          isHeld = isInForce(other)
        }
      }
    } catch {}
    return isHeld
  }

  /// Brings the far ends of a node that is gone in line with what is nearer, which has come or gone.
  func refreshFarEnds(beside near: Hold?) throws(LayoutError) {
    guard let near, !near.isFar else { return }
    try forEachConstraint(of: near.node) { other throws(LayoutError) in
      if !constraints[other].row.isNone, let far = hold(other),
        far.isFar(beside: near)
      {
        try refresh(other)
      }
    }
  }
}
