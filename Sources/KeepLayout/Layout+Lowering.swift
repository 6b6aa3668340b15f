import ConstraintSolver

/// The waist: from constraints, whatever their words, to rows of the solver. Nothing else makes
/// rows but the floor under sizes, which has no words.
extension Layout {
  /// What a constraint says; nil for one to the parent of a root.
  func equation(of constraint: Int32) -> Equation? {
    let record = constraints[constraint]
    if record.source == .rootSize {
      let line: Line = record.axis == .horizontal ? .width : .height
      return Equation(
        first: Anchor(node: record.owner, line: line), relation: record.relation,
        constant: record.value)
    }
    let key = attributes[record.owner].key
    let formula = Formula(key.kind, hasOther: key.other >= 0, isRaw: record.source == .rule)
    guard var equation = equation(formula, record, key) else { return nil }
    if record.source == .link {
      guard let added = addedMeasure(links[record.detail], formula, key) else { return nil }
      equation.added = added
    }
    return equation
  }

  /// What a link adds to the equation of its constraint; nil while it has nothing to follow.
  private func addedMeasure(
    _ link: LinkRecord, _ formula: Formula, _ key: AttributeIndex.Key
  ) -> Measure? {
    let target = attributes[link.target].key
    guard rootSlot(of: key.node) == rootSlot(of: target.node),
      var measure = measure(of: target)
    else { return nil }
    measure.factor *= link.multiplier
    if case .constant(let sign) = formula.role { measure.factor *= sign }
    return measure
  }

  /// What an attribute that is a length measures; nil while its nodes share no tree.
  private func measure(of key: AttributeIndex.Key) -> Measure? {
    let formula = Formula(key.kind, hasOther: key.other >= 0)
    guard case .constant(let sign) = formula.role else { return nil }
    var measure = Measure(first: Anchor(node: key.node, line: formula.line), factor: sign)
    if formula.partner == .nobody { return measure }
    let partner = otherSlot(key)
    guard partner >= 0, commonAncestor(key.node, partner) >= 0 else { return nil }
    measure.second = Anchor(node: partner, line: formula.partnerLine, area: formula.partnerArea)
    return measure
  }

  private func equation(
    _ formula: Formula, _ record: ConstraintRecord, _ key: AttributeIndex.Key
  ) -> Equation? {
    let node = record.marks.contains(.reversed) ? key.other : key.node
    var equation = Equation(
      first: Anchor(node: node, line: formula.line), relation: record.relation)
    switch formula.role {
    case .constant(let sign):
      equation.multiplier = 1
      equation.constant = record.value * sign
      if sign < 0 { equation.relation = record.relation.flipped }
    case .multiplier(let factor):
      equation.multiplier = record.value * factor
      equation.hasFactor = true
    }
    let partner: Int32
    switch formula.partner {
    case .nobody: return equation
    case .itself: partner = node
    case .parent: partner = nodes[node].parent
    case .other: partner = record.marks.contains(.reversed) ? key.node : key.other
    }
    guard partner >= 0 else { return nil }
    equation.second = Anchor(node: partner, line: formula.partnerLine, area: formula.partnerArea)
    return equation
  }

  /// Writes `first - multiplier * second` into `terms`, in the coordinates of the nearest node that
  /// both are inside of; false if there is none. Positions are relative to parents, so only nodes
  /// on the two paths up to there are mentioned.
  func lower(_ equation: Equation) -> Bool {
    terms.removeAll(keepingCapacity: true)
    if let added = equation.added { append(added) }
    guard let second = equation.second else {
      append(equation.first, 1, in: nodes[equation.first.node].parent)
      return true
    }
    let space =
      second.node == equation.first.node
      ? nodes[second.node].parent : commonAncestor(equation.first.node, second.node)
    guard space >= 0 || second.node == equation.first.node else { return false }
    append(equation.first, 1, in: space)
    if equation.multiplier != 0 { append(second, -equation.multiplier, in: space) }
    return true
  }

  /// Takes a measure off. The distance of two lines is the same in all coordinates, so it has its
  /// own.
  private func append(_ measure: Measure) {
    let (first, factor) = (measure.first, measure.factor)
    guard factor != 0 else { return }
    guard let second = measure.second else { return append(first, -factor, in: first.node) }
    let space = commonAncestor(first.node, second.node)
    append(first, -factor, in: space)
    append(second, factor, in: space)
  }

  /// Adds a line times a factor. A node's own lines, seen from inside of it, begin at 0.
  private func append(_ anchor: Anchor, _ factor: Double, in space: Int32) {
    let axis = anchor.line.axis
    if !anchor.line.isSize {
      var node = anchor.node
      while node != space && nodes[node].parent >= 0 {
        terms.append(Term(nodes[node].position(axis), factor))
        node = nodes[node].parent
      }
    }
    let share = anchor.line.sizeShare
    if share == 0 { return }
    let isInside = !anchor.line.isSize && anchor.node == space
    let sized = isInside ? contentSlot(of: anchor.node) : anchor.node
    terms.append(Term(nodes[sized].size(axis), factor * share))
  }

  /// What stands on the right side of an equation's row.
  func rightSide(_ equation: Equation) -> Double {
    var constant = equation.constant - distance(equation.first)
    if let second = equation.second { constant += equation.multiplier * distance(second) }
    if let added = equation.added {
      constant += added.factor * (distance(added.first) - (added.second.map(distance) ?? 0))
    }
    return constant
  }

  /// How far a line of an area is to the right of, or below, the same line of the edges.
  private func distance(_ anchor: Anchor) -> Double {
    anchor.line.isSize ? 0 : anchor.area.inset * (1 - 2 * anchor.line.sizeShare)
  }
}

// MARK: Rows

extension Layout {
  /// Brings the row of a constraint in line with the tree: made, rewritten in place, or taken away
  /// while its nodes share none.
  func refresh(_ constraint: Int32) throws(LayoutError) {
    let row = constraints[constraint].row
    guard isInForce(constraint), let equation = equation(of: constraint), lower(equation) else {
      if !row.isNone { try sleep(constraint) }
      return
    }
    do throws(SolverError) {
      if row.isNone {
        constraints[constraint].row = try makeRow(equation, constraints[constraint].priority)
      } else {
        try setTerms(row)
        try solver.setConstant(row, to: rightSide(equation))
      }
    } catch {
      throw translate(error)
    }
  }

  /// A size from outside counts as long as the node has no parent, a rule as long as its atomic
  /// group is active, everything else always.
  private func isInForce(_ constraint: Int32) -> Bool {
    let record = constraints[constraint]
    if record.marks.contains(.suspended) { return false }
    return record.source != .rootSize || nodes[record.owner].parent < 0
  }

  /// Takes the row of a constraint away; the constraint keeps what it says.
  func sleep(_ constraint: Int32) throws(LayoutError) {
    let row = constraints[constraint].row
    guard !row.isNone else { return }
    do throws(SolverError) {
      try solver.remove(row)
    } catch {
      throw translate(error)
    }
    constraints[constraint].row = .none
  }

  /// Puts another value and priority into the row of a constraint, in place.
  func rewrite(_ constraint: Int32, value: Double, priority: Double) throws(LayoutError) {
    let old = constraints[constraint]
    constraints[constraint].value = value
    constraints[constraint].priority = priority
    guard !old.row.isNone, let equation = equation(of: constraint) else { return }
    do throws(SolverError) {
      if old.value != value {
        if equation.hasFactor && lower(equation) { try setTerms(old.row) }
        try solver.setConstant(old.row, to: rightSide(equation))
      }
      if old.priority != priority { try solver.setPriority(old.row, to: priority) }
    } catch {
      constraints[constraint] = old
      throw translate(error)
    }
  }

  /// Brings the row of a constraint that says something else altogether in line.
  func restate(_ constraint: Int32) throws(LayoutError) {
    let hadRow = !constraints[constraint].row.isNone
    try refresh(constraint)
    let record = constraints[constraint]
    guard hadRow && !record.row.isNone else { return }
    do throws(SolverError) {
      try solver.setPriority(record.row, to: record.priority)
    } catch {
      throw translate(error)
    }
  }

  /// Whether the values of an attribute are multipliers.
  func hasFactor(_ key: AttributeIndex.Key) -> Bool {
    if case .multiplier = Formula(key.kind, hasOther: key.other >= 0).role { return true }
    return false
  }

  private func makeRow(_ equation: Equation, _ priority: Double) throws(SolverError) -> Row {
    let constant = rightSide(equation)
    return try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
      try solver.addRow(terms, equation.relation, constant, priority: priority)
    }
  }

  private func setTerms(_ row: Row) throws(SolverError) {
    try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
      try solver.setTerms(row, to: terms)
    }
  }

  /// The row `size >= 0`. It stands above everything required, so that it is never what gives way.
  func makeFloor(_ size: Variable) throws(SolverError) -> Row {
    var term = Term(size)
    return try withUnsafePointer(to: &term) { (term) throws(SolverError) in
      try solver.addRow(
        UnsafeBufferPointer(start: term, count: 1), .atLeast, 0, priority: Self.floorPriority)
    }
  }

  private static let floorPriority = 1001.0
}
