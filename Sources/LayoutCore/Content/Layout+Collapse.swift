import ConstraintSolver

/// What a constraint means while some of its nodes are gone: Android's GONE. A gone node is a point without margins
/// of its own; constraints of other nodes use their gone value, or else their own.
struct Collapse {
  /// Whether the constraint is inactive.
  var isInactive = false
  /// What its value counts as; nil for the value itself.
  var value: Double?
  /// Its priority is at most this.
  var most = Layout.boundPriority
  /// Where it puts the gone node that it belongs to; nil if it belongs to another node.
  var hold: Hold?
}

/// Where a constraint that belongs to a gone node puts it.
struct Hold {
  var node: Int32
  var axis: Axis
  /// Whether the constraint is about the node's end alone.
  var isFar: Bool
  /// The line of another node that the node is put next to.
  var partner: Int32
  var partnerLine: Line
}

/// It is a function of the relation, not of how that was written: an attribute, a term, an equation, an applied
/// attribute and a sum that relate the same lines collapse alike.
extension Layout {
  func collapse(_ record: ConstraintRecord) -> Collapse { collapse(record, isWeighed: true) }

  private func collapse(_ record: ConstraintRecord, isWeighed: Bool) -> Collapse {
    var collapse = Collapse()
    guard environmentUse.contains(.gone) else { return collapse }
    if record.source.isOwn {
      let isPoint = isGone(record.owner) && record.source != .gone
      collapse.isInactive = isPoint || isInGone(record.owner)
      return collapse
    }
    var (mentionsGone, mentionsInside) = (false, false)
    forEachNode(of: record) { node in
      mentionsGone = mentionsGone || isGone(node)
      mentionsInside = mentionsInside || isInGone(node)
    }
    collapse.isInactive = mentionsInside
    guard mentionsGone, !mentionsInside, let stated = state(record) else { return collapse }
    let first = firstNode(of: record)
    let owner = owner(first: first)
    let use = lineUse(of: owner)
    if isMultiple(stated) || owner == first && use.isSize {
      collapse.isInactive = true
      return collapse
    }
    collapse.most = Self.othersPriority
    collapse.value = isGone(first) ? nil : goneValue(record)
    if !use.isPlace { return collapse }
    if collapse.value == nil && !stated.hasFactor { collapse.value = 0 }
    let hold = hold(of: owner, use)
    collapse.hold = hold
    collapse.most = hold.isFar ? Self.farPriority : Self.ownPriority
    if isWeighed && hold.isFar && isHeldNearer(hold) { collapse.most = Self.leastPriority }
    return collapse
  }

  /// The node that a constraint is stated on.
  private func firstNode(of record: ConstraintRecord) -> Int32 {
    if !record.source.isOfAttribute { return nodeSlot(ofTerm: record.owner) }
    let attribute = attributes[record.owner]
    let isTurned = attribute.isAskedBackwards || record.marks.contains(.reversed)
    return isTurned ? attribute.key.other : attribute.key.node
  }

  /// The gone node that the relation in `parts` belongs to: the one that it is stated on, or one that it places in
  /// nodes that contain it; -1 if there is none.
  private func owner(first: Int32) -> Int32 {
    if isGone(first) { return first }
    guard let gone = parts.all.first(where: { isGone($0.anchor.node) })?.anchor.node else {
      return -1
    }
    for part in parts.all where !isInside(gone, part.anchor.node) { return -1 }
    return gone
  }

  /// What a value of an attribute counts as while the node that it is not stated on is gone; nil if the host has not
  /// set that, or if another node is gone.
  private func goneValue(_ record: ConstraintRecord) -> Double? {
    guard record.source.isOfAttribute, isAnyGone(attributes[record.owner].key) else { return nil }
    let value = extras(ofAttribute: record.owner).goneValue
    return value.isNaN ? nil : value
  }

  /// Whether a node of an attribute is gone.
  func isAnyGone(_ key: AttributeIndex.Key) -> Bool {
    let other = otherSlot(key)
    return isGone(key.node) || other >= 0 && isGone(other)
  }

  /// Whether the relation in `parts` keeps a size at a plain multiple of another node's. It would pass on that a
  /// node has no size.
  private func isMultiple(_ stated: Equation) -> Bool {
    guard stated.constant == 0, let first = parts.all.first?.anchor.node,
      let second = parts.all.first(where: { $0.anchor.node != first })?.anchor.node
    else { return false }
    for part in parts.all where part.anchor.node != first && part.anchor.node != second {
      return false
    }
    return lineUse(of: first).isSize && lineUse(of: second).isSize
  }

  private func hold(of node: Int32, _ use: LineUse) -> Hold {
    var hold = Hold(
      node: node, axis: use.axis, isFar: use.isFar, partner: nodes[node].parent, partnerLine: .left)
    if let part = parts.all.first(where: { $0.anchor.node != node }) {
      (hold.partner, hold.partnerLine) = (part.anchor.node, part.anchor.line)
    }
    return hold
  }
}

// MARK: Lines of a node

/// How the sum in `parts` depends on one node: by its position, and by its size.
private struct LineUse {
  var position = 0.0
  var size = 0.0
  var axis = Axis.horizontal

  /// Whether it says where the node is.
  var isPlace: Bool { position != 0 }
  /// Whether it says only how large the node is.
  var isSize: Bool { position == 0 && size != 0 }
  /// Whether it is about the node's end alone. Its middle is not.
  var isFar: Bool { isPlace && size / position >= 1 - 1e-9 }
}

extension Layout {
  private func lineUse(of node: Int32) -> LineUse {
    var use = LineUse()
    var total = 0.0
    if node < 0 { return use }
    for part in parts.all where part.anchor.node == node {
      if total == 0 { use.axis = part.anchor.line.axis }
      if !part.anchor.line.isSize { use.position += part.factor }
      use.size += part.factor * part.anchor.line.sizeShare
      total += part.factor.magnitude
    }
    if use.position.magnitude < 1e-12 * total { use.position = 0 }
    if use.size.magnitude < 1e-12 * total { use.size = 0 }
    return use
  }

  /// Calls `body` with the nodes that a constraint of attributes or terms mentions; with some of them twice.
  private func forEachNode(of record: ConstraintRecord, _ body: (Int32) -> Void) {
    if !record.source.isOfAttribute {
      forEachTerm(from: record.owner) { term in
        let node = nodeSlot(ofTerm: term)
        if node >= 0 { body(node) }
      }
      return
    }
    forEachNode(of: attributes[record.owner].key, body)
    if record.source == .link {
      forEachNode(of: attributes[links[record.detail].target].key, body)
    }
  }

  private func forEachNode(of key: AttributeIndex.Key, _ body: (Int32) -> Void) {
    body(key.node)
    let other = otherSlot(key)
    if other >= 0 { body(other) }
  }
}

// MARK: Priorities

extension Layout {
  /// The priority of a constraint while some nodes are gone. Being gone contradicts nothing: what mentions the node
  /// is not required, and what belongs to it is violated first, its max edges before its min ones.
  func presentPriority(_ constraint: Int32) -> Double {
    let record = constraints[constraint]
    return min(rowPriority(record), collapse(record).most)
  }

  /// The largest number below what is required, and the two below that.
  private static var othersPriority: Double { 0x1.f3fffffffffffp9 }
  private static var ownPriority: Double { 0x1.f3ffffffffffep9 }
  private static var farPriority: Double { 0x1.f3ffffffffffdp9 }
  private static var leastPriority: Double { 1e-9 }

  /// The least priority of what counts for a question about a priority: what would be required counts also where a
  /// gone node keeps it from being so.
  static func least(of priority: Double) -> Double { min(priority, farPriority) }

  /// Whether another active equality puts the node elsewhere along the axis, so that the two would pull together what
  /// is between: a point is not at both.
  private func isHeldNearer(_ far: Hold) -> Bool {
    var isHeld = false
    do throws(LayoutError) {
      try forEachConstraint(of: far.node) { other throws(LayoutError) in
        let record = constraints[other]
        if isHeld || record.relation != .equal || record.row.isNone { return }
        guard let near = collapse(record, isWeighed: false).hold, near.node == far.node,
          near.axis == far.axis, !near.isFar
        else { return }
        isHeld = !isBetween(near, far)
      }
    } catch {}
    return isHeld
  }

  /// Whether there is only the node itself between where it begins and where it ends: it ends where
  /// another one begins, or it comes after another one and ends with one that it is inside of.
  private func isBetween(_ near: Hold, _ far: Hold) -> Bool {
    if near.partner == far.partner { return false }
    return !far.partnerLine.isFar
      || near.partnerLine.isFar && isInside(far.node, far.partner)
  }

  /// Notes gone nodes that a constraint mentions, after its row has come, gone or changed: the priorities of other
  /// constraints of these nodes depend on that.
  func noteGone(in constraint: Int32) {
    guard environmentUse.contains(.gone), fittingNode < 0 else { return }
    let record = constraints[constraint]
    if record.source.isOwn { return }
    forEachNode(of: record) { node in
      guard isGone(node) else { return }
      goneNodes.insert(self.node(at: node))
      areAreasDue = true
    }
  }

  /// Brings the priorities at noted nodes in line with the rows that there are.
  func updateGone() throws(LayoutError) {
    var place = 0
    while place < goneNodes.nodes.count {
      if let node = find(goneNodes.nodes[place]) {
        try forEachConstraint(of: node) { constraint throws(LayoutError) in
          try refreshPriority(constraint)
        }
      }
      place += 1
    }
    goneNodes.removeAll()
  }

  private func refreshPriority(_ constraint: Int32) throws(LayoutError) {
    let row = constraints[constraint].row
    if row.isNone { return }
    do throws(SolverError) {
      try solver.setPriority(row, to: presentPriority(constraint))
    } catch {
      throw translate(error)
    }
  }
}
