import ConstraintSolver
import LayoutStore

/// Words for groups, as equal widths or equal gaps, relate neighbours. One that is gone drops out: those that it was
/// between are related to each other, at the priority of the weaker relation. Sizes and gaps that are as large as each
/// other are bridged however they were said.
extension Relations {
  // MARK: Sizes

  /// Puts a size that is there in place of one that is not; false if the relation is inactive.
  func bridgeSizes(_ relation: inout LinearRelation, of constraint: ConstraintSlot) -> Bool {
    guard let ends = sizeEnds(of: relation),
      isAbsent(ends.one, ends.axis) != isAbsent(ends.other, ends.axis)
    else { return false }
    let gone = isAbsent(ends.one, ends.axis) ? ends.one : ends.other
    let bridge = nodes.bridges[gone][ends.axis]
    guard let stated = find(bridge.constraint), stated != constraint,
      bridge.node != (gone == ends.one ? ends.other : ends.one)
    else { return false }
    var terms = LineSum()
    for term in relation.terms where term.node != gone { terms.append(term) }
    terms.append(
      LineTerm(
        node: bridge.node, line: .size(ends.axis), factor: LineUse(of: gone, in: relation).size))
    (relation.terms, relation.followed, relation.role) = (terms, terms.count, .none)
    relation.priority = min(relation.priority, bridge.priority)
    return true
  }

  /// The two nodes whose sizes along one axis are related as they are; nil for what relates another multiple.
  private func sizeEnds(
    of relation: LinearRelation
  ) -> (one: NodeSlot, other: NodeSlot, axis: Axis)? {
    guard isMultiple(relation), let first = relation.terms.first,
      let other = relation.terms.first(where: { $0.node != first.node })?.node,
      relation.terms.allSatisfy({ $0.line.axis == first.line.axis })
    else { return nil }
    let size = LineUse(of: first.node, in: relation).size
    if LineUse(of: other, in: relation).size != -size { return nil }
    return (first.node, other, first.line.axis)
  }

  /// Updates the sizes that stand for that of a node that is not there, and for those related to it.
  func updateBridges(at node: NodeSlot) throws(LayoutError) {
    for axis in Axis.each where isAbsent(node, axis) {
      if !nodes.bridged[axis].contains(self.node(at: node)) { try updateBridges(at: node, axis) }
    }
    try forEachConstraint(of: node) { constraint throws(LayoutError) in
      if let relation = statedRelation(of: constraints[constraint]), isOfGaps(relation) {
        try refresh(constraint)
      }
    }
  }

  private func updateBridges(at node: NodeSlot, _ axis: Axis) throws(LayoutError) {
    // Nodes that are not there, and the priority at which their sizes are that of the first one.
    var found: [(node: NodeSlot, priority: Double)] = [(node, Priority.required)]
    var best = SizeBridge()
    var stale = ConstraintSlots()
    var place = 0
    while place < found.count {
      let from = found[place]
      place += 1
      try forEachConstraint(of: from.node) { constraint throws(LayoutError) in
        let record = constraints[constraint]
        guard !record.marks.isInactive, !record.source.isOwn, record.source != .container,
          let relation = statedRelation(of: record), let ends = sizeEnds(of: relation),
          ends.axis == axis
        else { return }
        stale.append(constraint)
        if record.relation != .equal { return }
        let other = ends.one == from.node ? ends.other : ends.one
        let priority = min(from.priority, relation.priority)
        if !isAbsent(other, axis) {
          let isBetter =
            best.node.isNone || priority > best.priority
            || priority == best.priority && number(of: other) < number(of: best.node)
          if !isBetter { return }
          best = SizeBridge(
            node: other, priority: priority, constraint: self.constraint(at: constraint))
        } else if !found.contains(where: { $0.node == other }) {
          found.append((other, priority))
        }
      }
    }
    for each in found {
      nodes.bridges[each.node][axis] = best
      nodes.bridged[axis].insert(self.node(at: each.node))
    }
    for constraint in stale { try refresh(constraint) }
  }

  // MARK: Gaps

  /// Whether a relation keeps two gaps as large as each other: two lines along one axis at which gaps begin and two at
  /// which they end, of three nodes at least.
  func isOfGaps(_ relation: LinearRelation) -> Bool {
    if relation.terms.count != 4 || relation.relation != .equal { return false }
    let (axis, first) = (relation.terms[0].line.axis, relation.terms[0].node)
    let second = relation.terms.first { $0.node != first }?.node
    if relation.terms.allSatisfy({ $0.node == first || $0.node == second }) { return false }
    var (near, far, farCount) = (0.0, 0.0, 0)
    for term in relation.terms {
      if term.line.isSize || term.line.isCenter || term.line.axis != axis || term.area != .edges {
        return false
      }
      if beginsGap(term) {
        (far, farCount) = (far + term.factor, farCount + 1)
      } else {
        near += term.factor
      }
    }
    return farCount == 2 && near.magnitude < 1e-9 && far.magnitude < 1e-9
  }

  /// Whether a gap begins at a line: the far one of a node, or the near one of what it is inside of.
  private func beginsGap(_ term: LineTerm) -> Bool { term.line.isFar != (term.node == term.space) }

  /// Lets gaps that end at a node that is not there go on to the next one. If that node is between them, it is put where
  /// the first one begins, weakly. The first and the last node of a row, beyond which nothing is, count as points:
  /// false if there is still one of them in it.
  func bridgeGaps(_ relation: inout LinearRelation) -> Bool {
    for term in relation.terms where isAbsent(term) && !beginsGap(term) {
      if isMiddle(term.node, of: relation) { return keepInPlace(term, &relation) }
    }
    for place in relation.terms.indices {
      var left = nodes.count
      while case let term = relation.terms[place], isAbsent(term), left > 0 {
        left -= 1
        guard let next = gapEnd(beyond: term), isInside(next.node, term.space) else { break }
        (relation.terms[place].node, relation.terms[place].line) = (next.node, next.line)
      }
    }
    return !relation.terms.contains { isAbsent($0) }
  }

  private func keepInPlace(_ near: LineTerm, _ relation: inout LinearRelation) -> Bool {
    guard !isInGone(near.node, near.line.axis),
      let far = relation.terms.first(where: { beginsGap($0) && $0.node != near.node })
    else { return false }
    var terms = LineSum()
    terms.append(near)
    terms.append(far)
    terms[1].factor = -near.factor
    (relation.terms, relation.followed, relation.role) = (terms, terms.count, .none)
    relation.constant = 0
    relation.priority = min(relation.priority, Self.ownPriority)
    return true
  }

  /// Where a gap ends that is to go on behind a node that is not there: as the relation of the gaps at both sides of
  /// that has it. Nil where there is none, as at the ends of a row.
  private func gapEnd(beyond term: LineTerm) -> LineTerm? {
    var found: LineTerm?
    try? forEachConstraint(of: term.node) { constraint throws(LayoutError) in
      let record = constraints[constraint]
      guard found == nil, !record.marks.isInactive, record.source != .container,
        let relation = statedRelation(of: record), isOfGaps(relation),
        isMiddle(term.node, of: relation)
      else { return }
      found = relation.terms.first {
        $0.node != term.node && beginsGap($0) == beginsGap(term)
      }
    }
    return found
  }

  /// Whether both gaps of a relation are at one node.
  private func isMiddle(_ node: NodeSlot, of relation: LinearRelation) -> Bool {
    relation.terms.count(where: { $0.node == node }) == 2
  }
}
