import ConstraintSolver
import LayoutStore

/// What a constraint means while some of its nodes are gone: Android's GONE. A gone node is a point without margins
/// of its own; constraints of other nodes use their gone value, or else their own. A node may be gone along one axis
/// alone: then this holds for its lines along that axis.
///
/// It is a function of the relation, not of how that was written: an attribute, a term, an equation, an applied
/// attribute and a sum that relate the same lines collapse alike.
extension Relations {
  /// Makes of a relation what it is while some of its nodes are gone; false if it is inactive then.
  func collapse(_ relation: inout LinearRelation, of constraint: ConstraintSlot) -> Bool {
    let record = constraints[constraint]
    if record.source.isOwn { return isOwnActive(record) }
    // A container knows which of its members are gone.
    if record.source == .container && circleAxis(record) == nil {
      return !isContainerGone(record) && !isLeftOut(record)
    }
    if record.source != .container, relation.terms.contains(where: { isAbsent($0) }) {
      if isMultiple(relation) { return bridgeSizes(&relation, of: constraint) }
      if isOfGaps(relation) && bridgeGaps(&relation) { return true }
    }
    if relation.terms.contains(where: { isInGone($0.node, $0.line.axis) }) { return false }
    if record.source == .container { return true }
    guard relation.terms.contains(where: { isGone($0) }) else { return true }
    let first = firstNode(of: relation, record)
    let owner = owner(of: relation, first: first)
    let use = goneUse(of: owner, in: relation)
    if owner == first && use.isSize { return false }
    relation.firm = firmSide(of: relation, isOnGone: !owner.isNone)
    let value = isGone(first, in: relation) ? nil : goneValue(record)
    if let value = value ?? (use.isPlace && !relation.hasFactor ? 0 : nil) {
      relation.set(value: value)
      relation.role = .none
    }
    var most =
      use.isFar ? Self.farPriority : use.isPlace ? Self.ownPriority : Self.othersPriority
    if use.isPlace && isArranged(owner, use.axis) {
      (most, relation.firm) = (Self.leastPriority, nil)
    }
    relation.priority = min(relation.priority, most)
    return true
  }

  /// Whether what a node has by itself is active.
  private func isOwnActive(_ record: ConstraintRecord) -> Bool {
    let (node, axis) = (record.node, record.axis)
    if isInGone(node, axis) || isGone(node, axis) && record.source != .gone { return false }
    let isMeasured = record.source == .content && content(of: node)?.isMeasured(axis) == true
    return !isMeasured || !isFolded(node, across: axis)
  }

  /// The node that a constraint is stated on.
  private func firstNode(of relation: LinearRelation, _ record: ConstraintRecord) -> NodeSlot {
    let isTurned = record.source.isOfAttribute && attributes[record.attribute].isAskedBackwards
    return relation.terms[isTurned ? 1 : 0].node
  }

  /// The gone node that a relation belongs to: the one that it is stated on, or one that it places in
  /// nodes that contain it; none if there is none.
  private func owner(of relation: LinearRelation, first: NodeSlot) -> NodeSlot {
    if isGone(first, in: relation) { return first }
    guard let gone = relation.terms.first(where: { isGone($0) })?.node,
      relation.terms.allSatisfy({ isInside(gone, $0.node) })
    else { return .none }
    return gone
  }

  /// What a value of an attribute counts as while the node that it is not stated on is gone; nil if the host has not
  /// set that, or if another node is gone.
  private func goneValue(_ record: ConstraintRecord) -> Double? {
    guard record.source.isOfAttribute, isAnyGone(attributes[record.attribute].key) else {
      return nil
    }
    let value = goneValue(of: record.attribute)
    return value.isNaN ? nil : value
  }

  /// Whether a node of an attribute is gone along its axis. A ratio has two, and counts as a width.
  func isAnyGone(_ key: AttributeIndex.Key) -> Bool {
    let axis = Formula(key.kind, hasOther: !key.other.isNone).line.axis
    let other = otherSlot(key)
    return isGone(key.node, axis) || !other.isNone && isGone(other, axis)
  }

  private func isGone(_ term: LineTerm) -> Bool { isGone(term.node, term.line.axis) }

  /// What is inside of a node that is gone is as absent as that.
  func isAbsent(_ term: LineTerm) -> Bool { isAbsent(term.node, term.line.axis) }

  /// The side on which a relation keeps two nodes apart, or one inside of the other: there it keeps its priority,
  /// so that a window that is too small is told even if a node in between is gone. What belongs to the gone node
  /// counts as 0, and has that side only if this is no more than what was said. Nil where it does neither.
  private func firmSide(of relation: LinearRelation, isOnGone: Bool) -> FirmSide? {
    guard relation.terms.count == 2, case let (one, two) = (relation.terms[0], relation.terms[1]),
      one.factor == -two.factor, one.factor != 0, one.node != two.node, !one.line.isSize,
      one.line.axis == two.line.axis, !one.line.isCenter, !two.line.isCenter
    else { return nil }
    // Whether the first line is to be behind the second one.
    var isBehind = !one.line.isFar
    if one.line.isFar == two.line.isFar {
      let isInner = isInside(one.node, two.node)
      guard isInner || isInside(two.node, one.node) else { return nil }
      isBehind = isInner != one.line.isFar
    }
    let isLower = isBehind == (one.factor > 0)
    if isOnGone && (isLower ? relation.constant : 0 - relation.constant) < 0 { return nil }
    return FirmSide(isLower: isLower, priority: relation.priority)
  }

  /// Whether a node is gone along the axis of a line of it that a relation mentions.
  private func isGone(_ node: NodeSlot, in relation: LinearRelation) -> Bool {
    relation.terms.contains { $0.node == node && isGone($0) }
  }

  /// How a relation depends on the lines that a node has no more.
  private func goneUse(of node: NodeSlot, in relation: LinearRelation) -> LineUse {
    LineUse(of: node, in: relation) { isGone($0) }
  }

  /// Whether a relation keeps a size at a plain multiple of another node's. It would pass on that a
  /// node has no size.
  func isMultiple(_ relation: LinearRelation) -> Bool {
    guard relation.constant == 0, let first = relation.terms.first?.node,
      let second = relation.terms.first(where: { $0.node != first })?.node,
      relation.terms.allSatisfy({ $0.node == first || $0.node == second })
    else { return false }
    return LineUse(of: first, in: relation).isSize && LineUse(of: second, in: relation).isSize
  }
}

// MARK: Lines of a node

/// How a relation depends on one node: by its position, and by its size.
struct LineUse {
  private var position = 0.0
  private(set) var size = 0.0
  private(set) var axis = Axis.horizontal

  init(of node: NodeSlot, in relation: LinearRelation, _ counts: (LineTerm) -> Bool = { _ in true })
  {
    var total = 0.0
    for term in relation.terms where !node.isNone && term.node == node && counts(term) {
      if total == 0 { axis = term.line.axis }
      if !term.line.isSize { position += term.factor }
      size += term.factor * term.line.sizeShare
      total += term.factor.magnitude
    }
    if position.magnitude < 1e-12 * total { position = 0 }
    if size.magnitude < 1e-12 * total { size = 0 }
  }

  /// Whether it says where the node is.
  var isPlace: Bool { position != 0 }
  /// Whether it says only how large the node is.
  var isSize: Bool { position == 0 && size != 0 }
  /// Whether it is about the node's end alone. Its middle is not.
  var isFar: Bool { isPlace && size / position >= 1 - 1e-9 }
}

extension Relations {
  /// Calls `body` with the nodes that a constraint of attributes or terms mentions; with some of them twice.
  private func forEachNode(of record: ConstraintRecord, _ body: (NodeSlot) -> Void) {
    if !record.source.isOfAttribute {
      forEachTerm(from: record.firstTerm) { term in
        let node = nodeSlot(ofTerm: term)
        if !node.isNone { body(node) }
      }
      return
    }
    forEachNode(of: attributes[record.attribute].key, body)
    if record.source == .link {
      forEachNode(of: attributes[constraints.links[record.link].target].key, body)
    }
  }

  private func forEachNode(of key: AttributeIndex.Key, _ body: (NodeSlot) -> Void) {
    body(key.node)
    let other = otherSlot(key)
    if !other.isNone { body(other) }
  }
}

// MARK: Priorities

/// An equality that belongs to a gone node and says where it is.
private struct Hold {
  var constraint: ConstraintSlot
  var axis: Axis
  /// What its row costs, and what it costs as the weakest of all.
  var sides: RowSides
  var weakest: RowSides
  /// Whether it is about the node's end alone, and whether it puts that, or the node, at the end of another one.
  var isFar: Bool
  var isAtFar: Bool
  /// Whether the other node is around the gone one.
  var isAround: Bool

  /// Whether a hold of the node's start leaves nothing between that and its end, apart from the node: it comes
  /// after another node, and this one keeps it at the end of what is around it, or before the next one.
  func isJoined(to start: Hold) -> Bool { !isAtFar || isAround && start.isAtFar }
}

/// Being gone contradicts nothing: what mentions the node is not required, and what belongs to it is violated first,
/// its max edges before its min ones.
extension Relations {
  /// The largest number below what is required, and the two below that.
  private static var othersPriority: Double { 0x1.f3fffffffffffp9 }
  static var ownPriority: Double { 0x1.f3ffffffffffep9 }
  private static var farPriority: Double { 0x1.f3ffffffffffdp9 }
  private static var leastPriority: Double { 1e-9 }

  /// The least priority of what counts for a question about a priority: what would be required counts also where a
  /// gone node keeps it from being so.
  package static func least(of priority: Double) -> Double { min(priority, farPriority) }

  /// The row of a constraint comes, goes or changes, or what a gone node makes of it: notes the gone nodes that it
  /// mentions, as the priorities of their other constraints depend on that.
  package func rowChanged(of constraint: ConstraintSlot) {
    guard state.environmentUse.contains(.gone), contents.fittingNode.isNone else { return }
    let record = constraints[constraint]
    if record.source.isOwn || record.source == .container { return }
    forEachNode(of: record) { node in
      guard isGone(node) || isInGone(node) else { return }
      nodes.unweighed.insert(self.node(at: node))
      note(.fixedPoint)
    }
  }

  /// Brings the priorities at noted nodes in line with the rows that there are.
  package func updateGone() throws(LayoutError) {
    var place = 0
    while place < nodes.unweighed.nodes.count {
      if let node = find(nodes.unweighed.nodes[place]) {
        try updateBridges(at: node)
        try weighHolds(of: node)
      }
      place += 1
    }
    nodes.unweighed.removeAll()
    for axis in Axis.each { nodes.bridged[axis].removeAll() }
  }

  /// Lets the equalities of a gone node's end that would pull others together be the weakest of all.
  private func weighHolds(of node: NodeSlot) throws(LayoutError) {
    var starts: [Hold] = [], ends: [Hold] = []
    try forEachConstraint(of: node) { constraint throws(LayoutError) in
      let row = constraints[constraint].row
      guard !row.isNone, let relation = relation(of: constraint, isDirected: false),
        let hold = hold(of: node, by: constraint, relation)
      else { return }
      if hold.isFar { ends.append(hold) } else { starts.append(hold) }
    }
    for end in ends {
      let isWeakest = starts.contains { $0.axis == end.axis && !end.isJoined(to: $0) }
      try setSides(constraints[end.constraint].row, isWeakest ? end.weakest : end.sides)
    }
  }

  private func setSides(_ row: Row, _ sides: RowSides) throws(LayoutError) {
    do throws(SolverError) {
      try solver.setSides(row, to: sides)
    } catch {
      throw translate(error)
    }
  }

  /// Where a relation puts a gone node; nil unless it belongs to that, and says where it is.
  private func hold(
    of node: NodeSlot, by constraint: ConstraintSlot, _ relation: LinearRelation
  ) -> Hold? {
    let record = constraints[constraint]
    if record.source.isOwn || record.source == .container { return nil }
    let use = goneUse(of: node, in: relation)
    guard use.isPlace, owner(of: relation, first: firstNode(of: relation, record)) == node,
      record.relation == .equal || use.isFar
    else { return nil }
    let other = relation.terms.first { $0.node != node }
    var weakest = relation
    weakest.priority = min(Self.leastPriority, relation.priority)
    return Hold(
      constraint: constraint, axis: use.axis, sides: sides(of: constraint, relation),
      weakest: sides(of: constraint, weakest), isFar: use.isFar,
      isAtFar: other?.line.isFar ?? false,
      isAround: isInside(node, other?.node ?? nodes[node].parent))
  }
}
