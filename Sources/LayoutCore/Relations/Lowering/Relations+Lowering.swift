import ConstraintSolver
import LayoutStore

/// From relations to rows of the solver: the only place that makes rows of constraints. Questions, and what is
/// presented, add rows of their own, which no constraint has.
///
/// - `refresh` makes, rewrites or removes a row, by everything that it depends on.
/// - `restate` is a refresh after a change of the host's, whose source location it notes.
/// - `rewrite` puts another value and priority into a constraint and its row.
/// - `refreshConstant` recomputes only the constant, as margins or baselines have changed.
/// - `deactivate` removes a row, and leaves the record of the constraint.
///
/// What sets the value of an attribute, and makes the constraint if there is none, is `put` (`Vocabularies+Values`).
extension Relations {
  /// The terms of the row of a relation, until the next one is lowered. Positions are relative to
  /// parents, so only nodes on the paths up to the spaces are mentioned. Those of one variable are added up
  /// for a sum.
  package func lower(_ relation: LinearRelation) -> UnsafeBufferPointer<Term> {
    constraints.rowTerms.removeAll()
    for place in 0..<relation.terms.count {
      let term = relation.terms[place]
      if term.factor != 0 { lower(term) }
    }
    if relation.addsUp { constraints.rowTerms.merge() }
    return constraints.rowTerms.all
  }

  /// Adds a line times a factor. A node's own lines, seen from inside of it, begin at 0.
  private func lower(_ term: LineTerm) {
    let axis = term.line.axis
    if !term.line.isSize {
      var node = term.node
      while node != term.space && !nodes[node].parent.isNone {
        constraints.rowTerms.append(Term(nodes[node].position(axis), term.factor))
        node = nodes[node].parent
      }
    }
    let share = place(of: term.line, at: term.node).share
    if share == 0 { return }
    let sized = isInside(term) ? sizedNode(insideOf: term.node, term.line) : term.node
    constraints.rowTerms.append(Term(nodes[sized].size(axis), term.factor * share))
  }

  /// Whether a position is seen from inside of its own node.
  private func isInside(_ term: LineTerm) -> Bool {
    !term.line.isSize && term.node == term.space
  }

  /// The constant of the row of a relation. It is clamped to what the solver accepts, which only many
  /// lengths of 1e12 exceed.
  package func rowConstant(_ relation: LinearRelation) -> Double {
    var constant = relation.constant
    let hasLines = state.environmentUse.contains(.lines)
    for place in 0..<relation.terms.count {
      let term = relation.terms[place]
      if hasLines || term.area != .edges { constant -= term.factor * distance(term) }
    }
    let limit = Solver.largestConstant
    return min(max(constant, -limit), limit)
  }

  /// How far a line is to the right of, or below, where its terms put it.
  package func distance(_ term: LineTerm) -> Double {
    let hasLines = state.environmentUse.contains(.lines)
    let line = term.line
    if line.isSize { return 0 }
    let isInside = isInside(term)
    var environment = environment(of: term.node)
    if term.area != .edges && !environment.areaIsUsed {
      // A question about an area that no row uses, and that solves do not keep up to date.
      (environment.effectiveSafeInsets, environment.effectiveMargins) = areas(of: term.node)
    }
    let place = hasLines ? place(of: line, environment) : LinePlace(line)
    let share = place.share
    var distance = environment.inset(of: line, in: term.area)
    guard hasLines else { return distance }
    // Terms are of the alignment rectangle. Areas, and nodes inside, relate to the frame.
    let alignment = environment.alignmentInsets.ends(line.axis)
    if isInside {
      let isFrame = sizedNode(insideOf: term.node, line) == term.node
      if isFrame { distance += share * (alignment.near + alignment.far) }
      if line.isBaseline { distance += (1 - share) * alignment.near - share * alignment.far }
    } else if term.area != .edges {
      distance += share * alignment.far - (1 - share) * alignment.near
    }
    return distance + place.distance - alignmentInsets(around: term)
  }

  /// How far the alignment rectangles of the nodes between a node and its space are inside their
  /// frames, in all.
  private func alignmentInsets(around term: LineTerm) -> Double {
    var sum = 0.0
    var node = term.node == term.space ? .none : nodes[term.node].parent
    while !node.isNone && node != term.space && !nodes[node].parent.isNone {
      sum += environment(of: node).alignmentInsets.ends(term.line.axis).near
      node = nodes[node].parent
    }
    return sum
  }
}

// MARK: Rows

extension Relations {
  /// Brings the row of a constraint in line with everything that it depends on: makes it, rewrites it in
  /// place, or removes it while the constraint is inactive.
  package func refresh(_ constraint: ConstraintSlot) throws(LayoutError) {
    rowChanged(of: constraint)
    var relation = LinearRelation()
    guard find(&relation, of: constraint) else { return try deactivate(constraint) }
    let row = constraints[constraint].row
    try useAreas(of: relation)
    do throws(SolverError) {
      if row.isNone || row.isOwn != relation.isFixed {
        try replaceRow(of: constraint, by: relation)
      } else if row.isOwn {
        try solver.setConstant(row, to: rowConstant(relation))
      } else {
        try solver.setTerms(row, to: lower(relation))
        try solver.setConstant(row, to: rowConstant(relation))
        try solver.setSides(row, to: sides(of: constraint, relation))
      }
    } catch {
      throw translate(error)
    }
  }

  /// Makes the row of a constraint, in place of one of the other kind, if there is one.
  private func replaceRow(
    of constraint: ConstraintSlot, by relation: LinearRelation
  ) throws(SolverError) {
    let (old, terms) = (constraints[constraint].row, lower(relation))
    let constant = rowConstant(relation)
    let other = otherSide(of: constraint)
    if !other.isNone && !constraints[other].row.isNone {
      constraints[constraint].row = constraints[other].row
      return try solver.setSides(constraints[other].row, to: sides(of: constraint, relation))
    }
    constraints[constraint].row =
      relation.isFixed
      ? try solver.fix(terms[0].variable, at: constant)
      : try solver.addRow(terms, relation.relation, constant, priority: relation.priority)
    if relation.firm != nil {
      try solver.setSides(constraints[constraint].row, to: sides(of: constraint, relation))
    }
    if !old.isNone { try remove(old) }
  }

  private func remove(_ row: Row) throws(SolverError) {
    if row.isOwn { try solver.unfix(row) } else { try solver.remove(row) }
  }

  /// The constraint that has the other side of the same row; none for all but content. Hugging and compression
  /// resistance of a node along an axis are the upper and the lower side of one row.
  package func otherSide(of constraint: ConstraintSlot) -> ConstraintSlot {
    let record = constraints[constraint]
    if record.source != .content { return .none }
    return own(
      .content, of: record.node, record.axis, record.relation == .atMost ? .atLeast : .atMost)
  }

  /// What the row of a constraint costs on its sides, one of which may be another constraint's.
  func sides(of constraint: ConstraintSlot, _ relation: LinearRelation) -> RowSides {
    let other = otherSide(of: constraint)
    guard !other.isNone, constraints[other].row == constraints[constraint].row else {
      let sides = RowSides(relation.relation, priority: relation.priority)
      guard let firm = relation.firm else { return sides }
      return RowSides(
        lower: firm.isLower && sides.lower > 0 ? firm.priority : sides.lower,
        upper: !firm.isLower && sides.upper > 0 ? firm.priority : sides.upper)
    }
    let priority = rowPriority(of: constraints[other])
    return relation.relation == .atMost
      ? RowSides(lower: priority, upper: relation.priority)
      : RowSides(lower: relation.priority, upper: priority)
  }

  /// Recomputes the constant of a row, and leaves the rest as it is. Whether the row uses an area of a
  /// node.
  @discardableResult
  func refreshConstant(
    _ constraint: ConstraintSlot, lookingFor node: NodeSlot = .none
  ) throws(LayoutError) -> Bool {
    let row = constraints[constraint].row
    guard !row.isNone, let relation = relation(of: constraint) else { return false }
    do throws(SolverError) {
      try solver.setConstant(row, to: rowConstant(relation))
    } catch {
      throw translate(error)
    }
    return relation.terms.contains { $0.node == node && $0.area != .edges }
  }

  /// Removes the row of a constraint, if it has one; its record stays.
  package func deactivate(_ constraint: ConstraintSlot) throws(LayoutError) {
    let row = constraints[constraint].row
    guard !row.isNone else { return }
    let other = otherSide(of: constraint)
    do throws(SolverError) {
      if !other.isNone && constraints[other].row == row {
        let record = constraints[other]
        try solver.setSides(row, to: RowSides(record.relation, priority: rowPriority(of: record)))
      } else {
        try remove(row)
      }
    } catch {
      throw translate(error)
    }
    constraints[constraint].row = .none
    note(.fixedPoint)  // even if it was not binding: areas may be where they are because of it
    rowChanged(of: constraint)
  }

  /// Puts another value and priority into the row of a constraint, in place.
  package func rewrite(_ constraint: ConstraintSlot, value: Double, priority: Double)
    throws(LayoutError)
  {
    let old = constraints[constraint], place = constraints.extras[constraint].place
    constraints[constraint].set(value, priority)
    constraints.locate(constraint)
    constraintChanged(constraint, from: old.value)
    if old.value != value { rowChanged(of: constraint) }
    guard !old.row.isNone else { return }
    do throws(SolverError) {
      let isOtherKind = isFixed(constraints[constraint]) != old.row.isOwn
      if old.value != value && !isOtherKind { try rewrite(constraint, to: value) }
      if old.priority != priority || isOtherKind, let relation = relation(of: constraint) {
        if isOtherKind {
          try replaceRow(of: constraint, by: relation)
        } else {
          try solver.setSides(old.row, to: sides(of: constraint, relation))
          rowChanged(of: constraint)
        }
      }
    } catch {
      constraints[constraint] = old
      constraints.extras[constraint].place = place
      throw translate(error)
    }
  }

  private func rewrite(_ constraint: ConstraintSlot, to value: Double) throws(SolverError) {
    let row = constraints[constraint].row
    if let sign = plainSign(constraint) { return try solver.setConstant(row, to: value * sign + 0) }
    guard let relation = relation(of: constraint) else { return }
    if relation.hasFactor || state.environmentUse.contains(.gone) {
      try solver.setTerms(row, to: lower(relation))
    }
    try solver.setConstant(row, to: rowConstant(relation))
  }

  /// The sign with which the constant of a row is just the value, as nearly all are: no margin, safe area
  /// or alignment insets have a part in it, and no node that is gone. Nil for others. Dragging and
  /// animating need not make the relation then.
  private func plainSign(_ constraint: ConstraintSlot) -> Double? {
    let record = constraints[constraint]
    if record.source.isOwn { return 1 }
    guard record.source == .value, !state.environmentUse.contains(.lines) else { return nil }
    let key = attributes[record.attribute].key
    if state.environmentUse.contains(.gone) && isAnyGone(key) { return nil }
    let formula = Formula(key.kind, hasOther: !key.other.isNone)
    return formula.partnerArea == .edges ? formula.sign : nil
  }

  /// Brings the row of a constraint in line after the host has changed anything about it.
  package func restate(_ constraint: ConstraintSlot) throws(LayoutError) {
    constraints.locate(constraint)
    try refresh(constraint)
  }

  /// Whether the values of an attribute are multipliers.
  package func hasFactor(_ key: AttributeIndex.Key) -> Bool {
    Formula(key.kind, hasOther: !key.other.isNone).sign == nil
  }

  /// The priority of relations that are no rows in the solver, but bounds of variables.
  package static let boundPriority = 1001.0

  /// Whether a constraint fixes a size: nothing inside, required or not, violates what the host requires of it
  /// from outside. A size below its own bound is in conflict with that, as any other row is.
  func isFixed(_ record: ConstraintRecord) -> Bool {
    record.source == .rootSize && record.priority == Priority.required
      && (record.value >= 0 || state.allowsNegativeSizes)
  }
}
