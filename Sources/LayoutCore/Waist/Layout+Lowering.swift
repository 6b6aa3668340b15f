import ConstraintSolver

/// The waist: from constraints of any source to rows of the solver. Nothing else makes rows except
/// for the lower bound of sizes, which has no constraint record.
extension Layout {
  /// The equation of a constraint, or what it would be with another value, with its sum in `parts`;
  /// nil for one to the parent of a root, while its nodes share no tree, and for what is inactive
  /// because nodes are gone. With `asSaid` it may have leading and trailing lines, and no node
  /// counts as gone.
  func equation(
    of constraint: Int32, asSaid: Bool = false, value: Double? = nil
  ) -> Equation? {
    var record = constraints[constraint]
    if let value { record.value = value }
    if asSaid { return state(record) }
    let collapse = collapse(record)
    if collapse.isInactive { return nil }
    if let value = collapse.value { record.value = value }
    guard var equation = relate(record, asSaid: false) else { return nil }
    equation.priority = min(rowPriority(record), collapse.most)
    return equation
  }

  /// The equation of a record as if it were a constraint and no node were gone.
  @inline(never)
  func equation(ofAttribute record: ConstraintRecord) -> Equation? {
    relate(record, asSaid: false)
  }

  /// The equation of a record as it was made: leading and trailing lines, and no node that counts as
  /// gone.
  func state(_ record: ConstraintRecord) -> Equation? { relate(record, asSaid: true) }

  private func relate(_ record: ConstraintRecord, asSaid: Bool) -> Equation? {
    parts.removeAll()
    switch record.source {
    case .rootSize, .content, .gone:
      let line: Line = record.axis == .horizontal ? .width : .height
      parts.append(Part(anchor: Anchor(node: record.owner, line: line), factor: 1, space: -1))
      return Equation(relation: record.relation, constant: record.value)
    case .terms, .applied:
      guard addParts(ofTerms: record.owner) else { return nil }
      var equation = Equation(relation: record.relation, constant: record.value)
      if !asSaid { _ = direct(&equation) }
      return equation
    case .value, .rule, .link, .notNegative:
      return relate(attribute: record, asSaid: asSaid)
    }
  }

  private func relate(attribute record: ConstraintRecord, asSaid: Bool) -> Equation? {
    let key = attributes[record.owner].key
    let isReversed = record.marks.contains(.reversed)
    let formula = Formula(key.kind, hasOther: key.other >= 0, isRaw: record.source == .rule)
    var equation = Equation(relation: record.relation)
    var multiplier = 1.0
    switch formula.role {
    case .constant(let sign):
      equation.constant = record.value * sign
      if sign < 0 { equation.relation = record.relation.flipped }
    case .multiplier(let factor):
      multiplier = record.value * factor
      equation.hasFactor = true
    }
    guard addDistance(formula, isReversed ? key.turned(key.kind) : key, -multiplier, 1) else {
      return nil
    }
    let isMirrored = !asSaid && formula.line.isDirectional && direct(&equation)
    if record.source == .link {
      let start = parts.count
      guard addMeasure(links[record.detail], key, formula, isMirrored) else { return nil }
      if !asSaid { directMeasure(from: start) }
    }
    return equation
  }

  /// Adds the terms of the attribute that a link follows; false while that has no other node.
  @inline(__always)
  private func addMeasure(
    _ link: LinkRecord, _ key: AttributeIndex.Key, _ formula: Formula, _ isMirrored: Bool
  ) -> Bool {
    let target = attributes[link.target].key
    guard rootSlot(of: key.node) == rootSlot(of: target.node) else { return false }
    let measured = Formula(target.kind, hasOther: target.other >= 0)
    guard case .constant(let sign) = measured.role else { return false }
    var factor = sign * link.multiplier
    if case .constant(let sign) = formula.role { factor *= sign }
    if isMirrored { factor = -factor }
    return addDistance(measured, target, factor, -factor)
  }

  /// Adds the line of an attribute's node times one factor and that of its partner times another, in
  /// the coordinates of the nearest node that both are inside of; false if there is none.
  private func addDistance(
    _ formula: Formula, _ key: AttributeIndex.Key, _ partnerFactor: Double, _ factor: Double
  ) -> Bool {
    let first = Anchor(node: key.node, line: formula.line)
    let partner: Int32
    switch formula.partner {
    case .nobody:
      parts.append(Part(anchor: first, factor: factor, space: nodes[key.node].parent))
      return true
    case .itself: partner = key.node
    case .parent: partner = nodes[key.node].parent
    case .other: partner = key.other
    }
    guard partner >= 0 else { return false }
    let space = partner == key.node ? nodes[partner].parent : commonAncestor(key.node, partner)
    guard space >= 0 || partner == key.node else { return false }
    parts.append(Part(anchor: first, factor: factor, space: space))
    let second = Anchor(node: partner, line: formula.partnerLine, area: formula.partnerArea)
    parts.append(Part(anchor: second, factor: partnerFactor, space: space))
    return true
  }

  /// Writes the sum of an equation into `terms`. Positions are relative to parents, so only nodes on
  /// the paths up to the spaces are mentioned.
  func lower() {
    terms.removeAll()
    for part in parts.all where part.factor != 0 { append(part) }
  }

  /// Adds a line times a factor. A node's own lines, seen from inside of it, begin at 0.
  private func append(_ part: Part) {
    let anchor = part.anchor, factor = part.factor, space = part.space
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

  /// The constant of an equation's row. It is clamped to what the solver accepts, which only many
  /// lengths of 1e12 exceed.
  func rightSide(_ equation: Equation) -> Double {
    var constant = equation.constant
    let hasLines = environmentUse.contains(.lines)
    for part in parts.all where hasLines || part.anchor.area != .edges {
      constant -= part.factor * distance(part.anchor, in: part.space)
    }
    let limit = Solver.largestConstant
    return min(max(constant, -limit), limit)
  }

  /// How far a line is to the right of, or below, where its terms put it.
  func distance(_ anchor: Anchor, in space: Int32) -> Double {
    let hasLines = environmentUse.contains(.lines)
    if anchor.line.isSize { return 0 }
    let line = anchor.line
    let isInside = anchor.node == space
    var environment = environment(of: anchor.node)
    if anchor.area != .edges && !environment.traits.contains(.areaIsUsed) {
      // A question about an area that no row uses, and that solves do not keep up to date.
      (environment.effectiveSafeInsets, environment.effectiveMargins) = areas(of: anchor.node)
    }
    let share = line.sizeShare
    var distance = environment.inset(of: line, in: anchor.area)
    guard hasLines else { return distance }
    // Terms are of the alignment rectangle. Areas, and nodes inside, relate to the frame.
    let alignment = environment.alignmentInsets.ends(line.axis)
    if isInside {
      let isFrame = contentSlot(of: anchor.node) == anchor.node
      if isFrame { distance += share * (alignment.near + alignment.far) }
      if line.isBaseline { distance += (1 - share) * alignment.near - share * alignment.far }
    } else if anchor.area != .edges {
      distance += share * alignment.far - (1 - share) * alignment.near
    }
    if line == .firstBaseline { distance += environment.firstBaseline }
    if line == .lastBaseline { distance -= environment.lastBaseline }
    return distance - alignmentInsets(around: anchor.node, in: space, line.axis)
  }

  /// How far the alignment rectangles of the nodes between a node and its space are inside their
  /// frames, in all.
  private func alignmentInsets(around node: Int32, in space: Int32, _ axis: Axis) -> Double {
    var sum = 0.0
    var node = node == space ? -1 : nodes[node].parent
    while node >= 0 && node != space && nodes[node].parent >= 0 {
      sum += environment(of: node).alignmentInsets.ends(axis).near
      node = nodes[node].parent
    }
    return sum
  }
}

// MARK: Rows

extension Layout {
  /// Brings the row of a constraint in line with the tree: makes it, rewrites it in place, or
  /// removes it while its nodes share no tree.
  func refresh(_ constraint: Int32) throws(LayoutError) {
    noteGone(in: constraint)
    let row = constraints[constraint].row
    guard isConstraintActive(constraint), let equation = equation(of: constraint) else {
      if !row.isNone { try deactivate(constraint) }
      return
    }
    try useAreas()
    lower()
    if constraints[constraint].source.isSum { mergeTerms() }
    do throws(SolverError) {
      if row.isNone {
        constraints[constraint].row = try makeRow(equation)
      } else {
        try setTerms(row)
        try solver.setConstant(row, to: rightSide(equation))
        if equation.isDirectional { try solver.setRelation(row, to: equation.relation) }
        if environmentUse.contains(.gone) {
          try solver.setPriority(row, to: equation.priority)
        }
      }
    } catch {
      throw translate(error)
    }
  }

  /// Recomputes the constant of a row, and leaves the rest as it is.
  func refreshConstant(_ constraint: Int32) throws(LayoutError) {
    let row = constraints[constraint].row
    guard !row.isNone, let equation = equation(of: constraint) else { return }
    do throws(SolverError) {
      try solver.setConstant(row, to: rightSide(equation))
    } catch {
      throw translate(error)
    }
  }

  /// A size from outside counts as long as the node has no parent, a rule or a sum as long as it is
  /// installed and its atomic group is active, everything else always, nodes that are gone aside.
  func isConstraintActive(_ constraint: Int32) -> Bool {
    let record = constraints[constraint]
    if !record.marks.isDisjoint(with: [.suspended, .uninstalled, .waiting]) { return false }
    return record.source != .rootSize || nodes[record.owner].parent < 0
      || record.owner == fittingNode
  }

  /// Removes the row of a constraint; its record stays.
  func deactivate(_ constraint: Int32) throws(LayoutError) {
    let row = constraints[constraint].row
    guard !row.isNone else { return }
    do throws(SolverError) {
      try solver.remove(row)
    } catch {
      throw translate(error)
    }
    constraints[constraint].row = .none
    areAreasDue = true  // even if it was not active: areas may be where they are because of it
    noteGone(in: constraint)
  }

  /// Puts another value and priority into the row of a constraint, in place.
  func rewrite(_ constraint: Int32, value: Double, priority: Double) throws(LayoutError) {
    let old = constraints[constraint], place = constraintExtras[constraint].place
    constraints[constraint].set(value, priority)
    constraintExtras[constraint].place = here
    if old.value != value { noteRewrite(constraint, old.value) }
    guard !old.row.isNone else { return }
    do throws(SolverError) {
      if old.value != value {
        if let constant = plainConstant(constraint) {
          try solver.setConstant(old.row, to: constant)
        } else if let equation = equation(of: constraint) {
          if equation.hasFactor {
            lower()
            try setTerms(old.row)
          }
          try solver.setConstant(old.row, to: rightSide(equation))
        }
      }
      if old.priority != priority {
        try solver.setPriority(old.row, to: presentPriority(constraint))
      }
    } catch {
      constraints[constraint] = old
      constraintExtras[constraint].place = place
      throw translate(error)
    }
  }

  /// The constant of a row that is just the value, as nearly all are: no margin, safe area,
  /// alignment insets or direction has a part in it, and no node that is gone. Nil for others.
  /// Dragging and animating need not compute the sum then.
  private func plainConstant(_ constraint: Int32) -> Double? {
    let record = constraints[constraint]
    if record.source.isOwn { return record.value }
    guard record.source == .value, !environmentUse.contains(.lines) else { return nil }
    let key = attributes[record.owner].key
    if environmentUse.contains(.gone) && isAnyGone(key) { return nil }
    let formula = Formula(key.kind, hasOther: key.other >= 0)
    guard case .constant(let sign) = formula.role, formula.partnerArea == .edges,
      !formula.line.isDirectional, !formula.partnerLine.isDirectional
    else { return nil }
    return record.value * sign + 0
  }

  /// Brings the row of a constraint in line after anything about it has changed.
  func restate(_ constraint: Int32) throws(LayoutError) {
    constraintExtras[constraint].place = here
    let hadRow = !constraints[constraint].row.isNone
    try refresh(constraint)
    let record = constraints[constraint]
    guard hadRow && !record.row.isNone else { return }
    do throws(SolverError) {
      try solver.setPriority(record.row, to: presentPriority(constraint))
    } catch {
      throw translate(error)
    }
  }

  /// Whether the values of an attribute are multipliers.
  func hasFactor(_ key: AttributeIndex.Key) -> Bool {
    if case .multiplier = Formula(key.kind, hasOther: key.other >= 0).role { return true }
    return false
  }

  private func makeRow(_ equation: Equation) throws(SolverError) -> Row {
    try solver.addRow(
      UnsafeBufferPointer(terms.all), equation.relation, rightSide(equation),
      priority: equation.priority)
  }

  private func setTerms(_ row: Row) throws(SolverError) {
    try solver.setTerms(row, to: UnsafeBufferPointer(terms.all))
  }

  /// The row `size >= 0`. It stands above everything required, so that it is never violated.
  func makeSizeBound(_ size: Variable) throws(SolverError) -> Row {
    var term = Term(size)
    return try withUnsafePointer(to: &term) { (term) throws(SolverError) in
      try solver.addRow(
        UnsafeBufferPointer(start: term, count: 1), .atLeast, 0, priority: Self.boundPriority)
    }
  }

  static let boundPriority = 1001.0
  /// Of what the host requires of a size from outside: nothing inside, required or not, violates it.
  static let outsidePriority = 1000.5

  /// The priority that a constraint has in the solver while no node is gone.
  func rowPriority(_ record: ConstraintRecord) -> Double {
    record.source == .rootSize && record.priority == Priority.required
      ? Self.outsidePriority : record.priority
  }
}
