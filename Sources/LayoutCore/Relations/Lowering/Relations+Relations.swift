import ConstraintSolver
import LayoutStore

/// From a constraint, wherever it comes from, to the relation that it is.
extension Relations {
  /// The relation of a constraint as it counts now; nil exactly while it is inactive.
  ///
  /// A size from outside counts as long as the node has no parent, a rule or a sum as long as it is
  /// installed and its atomic group is active, and everything only while its nodes share a tree and are not
  /// inside of one that is gone. While a node is asked how large it wants to be, what reaches out of it
  /// counts no more. Undirected, it has leading and trailing lines.
  package func relation(of constraint: ConstraintSlot, isDirected: Bool = true) -> LinearRelation? {
    var relation = LinearRelation()
    return find(&relation, of: constraint, isDirected: isDirected) ? relation : nil
  }

  /// The same in place of another relation, which costs less; false while the constraint is inactive.
  func find(
    _ relation: inout LinearRelation, of constraint: ConstraintSlot, isDirected: Bool = true
  ) -> Bool {
    let record = constraints[constraint]
    if record.marks.isInactive { return false }
    if record.source == .rootSize && !nodes[record.node].parent.isNone
      && record.node != contents.fittingNode
    {
      return false
    }
    if !state(record, in: &relation) { return false }
    if containers.records.count > 0 { seeBaselines(of: &relation) }
    if state.environmentUse.contains(.gone) && !collapse(&relation, of: constraint) { return false }
    if isDirected { direct(&relation) }
    return contents.fittingNode.isNone
      || relation.terms.allSatisfy { isInside($0.node, contents.fittingNode) }
  }

  /// The relation of a constraint as it was made: with leading and trailing lines, and as if no node
  /// were gone. Nil while its nodes share no tree, and for the position of a root.
  package func statedRelation(of record: ConstraintRecord) -> LinearRelation? {
    var relation = LinearRelation()
    return state(record, in: &relation) ? relation : nil
  }

  private func state(_ record: ConstraintRecord, in relation: inout LinearRelation) -> Bool {
    relation.relation = record.relation
    relation.firm = nil
    relation.priority = isFixed(record) ? Self.boundPriority : rowPriority(of: record)
    switch record.source {
    case .rootSize, .content, .gone, .notNegative:
      relation.terms.append(LineTerm(node: record.node, line: .size(record.axis)))
      relation.followed = 1
    case .terms, .applied, .container:
      if !state(sum: record.firstTerm, in: &relation) { return false }
      if let axis = circleAxis(record) {
        let radius = extras(of: nodeSlot(ofTerm: record.firstTerm))?.circle?.radius ?? 0
        relation.role = .angle(axis, radius: radius)
      }
    case .value, .rule, .link:
      if !state(attribute: record, in: &relation) { return false }
    }
    relation.set(value: record.value)
    return true
  }

  /// The lower bound of a size, which has no record.
  package func boundRelation(of node: NodeSlot, _ axis: Axis) -> LinearRelation {
    var relation = LinearRelation()
    (relation.relation, relation.priority) = (.atLeast, Self.boundPriority)
    relation.terms.append(LineTerm(node: node, line: .size(axis)))
    relation.role = .none
    return relation
  }

  private func state(sum first: TermSlot, in relation: inout LinearRelation) -> Bool {
    var term = first
    while !term.isNone {
      let record = constraints.terms[term], node = nodeSlot(ofTerm: term)
      if node.isNone { return false }
      relation.terms.append(
        LineTerm(
          node: node, line: record.anchor.line, area: record.anchor.area,
          factor: record.coefficient))
      term = record.next
    }
    relation.followed = relation.terms.count
    relation.addsUp = true
    return findSpace(&relation)
  }

  private func state(
    attribute record: ConstraintRecord, in relation: inout LinearRelation
  ) -> Bool {
    let key = attributes[record.attribute].key
    let formula = Formula(key.kind, hasOther: !key.other.isNone, isRaw: record.source == .rule)
    relation.role = formula.role
    if relation.sign < 0 { relation.relation = record.relation.flipped }
    guard append(formula, key, 1, to: &relation) else { return false }
    relation.followed = relation.terms.count
    return record.source != .link || follow(constraints.links[record.link], in: &relation)
  }

  /// Adds the terms of the attribute that a link follows.
  @inline(__always)
  private func follow(_ link: LinkRecord, in relation: inout LinearRelation) -> Bool {
    let target = attributes[link.target].key
    let measured = Formula(target.kind, hasOther: !target.other.isNone)
    guard let sign = measured.sign,
      rootSlot(of: relation.terms[0].node) == rootSlot(of: target.node)
    else { return false }
    return append(measured, target, -sign * link.multiplier * relation.sign, to: &relation)
  }

  /// Adds the line of an attribute's node times a factor, less that of its partner; false if that has
  /// none, or they share no tree.
  private func append(
    _ formula: Formula, _ key: AttributeIndex.Key, _ factor: Double,
    to relation: inout LinearRelation
  ) -> Bool {
    var (partner, space) = (key.node, nodes[key.node].parent)
    if formula.partner == .parent { partner = space }
    if formula.partner == .other { partner = key.other }
    if partner != key.node { space = partner.isNone ? .none : commonAncestor(key.node, partner) }
    if partner != key.node && space.isNone { return false }
    relation.terms.append(
      LineTerm(node: key.node, line: formula.line, space: space, factor: factor))
    if formula.partner == .nobody { return true }
    relation.terms.append(
      LineTerm(
        node: partner, line: formula.partnerLine, area: formula.partnerArea, space: space,
        factor: -factor))
    return true
  }
}

// MARK: Coordinate spaces

extension Relations {
  /// Finds in whose inside the positions of terms count: the nearest common ancestor of all nodes with
  /// positions, or the parent if that is one node alone. False while the nodes share no tree, and for the
  /// position of a root alone.
  package func findSpace(_ relation: inout LinearRelation) -> Bool {
    var positioned = NodeSlot.none
    var space = NodeSlot.none
    var isAlone = true
    for term in relation.terms {
      if !term.line.isSize && positioned.isNone {
        positioned = term.node
        space = nodes[term.node].parent
      } else if !term.line.isSize && term.node != positioned {
        space = commonAncestor(isAlone ? positioned : space, term.node)
        isAlone = false
        if space.isNone { return false }
      }
      if term.line.isSize || isAlone {
        if !sharesTree(relation.terms[0].node, term.node) { return false }
      }
    }
    if !positioned.isNone && space.isNone && isOfRootAlone(relation.terms) { return false }
    for place in relation.terms.indices { relation.terms[place].space = space }
    return true
  }

  /// Whether positions, all of one node, depend on where the axes begin.
  private func isOfRootAlone(_ terms: LineSum) -> Bool {
    var positions = Positions()
    for term in terms { positions.add(term.node, term.line, term.factor, at: 0) }
    return isOfRootAlone(positions)
  }
}

// MARK: Reading direction

extension Relations {
  /// Puts left and right in place of leading and trailing.
  package func direct(_ relation: inout LinearRelation) {
    let (followed, count) = (relation.followed, relation.terms.count)
    if relation.isDirectional(followed..<count) { direct(&relation, followed..<count) }
    if relation.isDirectional(0..<followed) { direct(&relation, 0..<followed) }
  }

  /// The same for terms with one direction, which is that of the first node. Where reading goes from the
  /// right they are of the mirrored plane, in which x is the width of the space minus x.
  private func direct(_ relation: inout LinearRelation, _ places: Range<Int>) {
    let first = relation.terms[places.lowerBound]
    let isMirrored = isRightToLeft(first.node)
    var total = 0.0
    for place in places {
      var term = relation.terms[place]
      term.line = term.line.directed(isMirrored)
      if isMirrored && term.isPosition(.horizontal) {
        total += term.factor
        term.factor = -term.factor
      }
      relation.terms[place] = term
    }
    if total == 0 || first.space.isNone { return }
    relation.terms.append(
      LineTerm(node: first.space, line: .right, space: first.space, factor: total))
  }
}

extension Line {
  var isDirectional: Bool { self == .leading || self == .trailing }

  fileprivate func directed(_ isMirrored: Bool) -> Line {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }

  static func size(_ axis: Axis) -> Line { axis == .horizontal ? .width : .height }
}
