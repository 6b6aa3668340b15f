import ConstraintSolver

// MARK: Rules

extension Layout {
  /// Adds a rule of KeepLayout 0.3.1: an attribute may have any number of them, and alignments are raw.
  public func addRule(
    _ kind: AttributeKind, of node: Node, to other: Node = .none, _ relation: Relation,
    _ value: Double, priority: Double
  ) throws(LayoutError) -> Constraint {
    try checkIdle()
    if kind.isGroup { throw .group(kind, node) }
    let key = other == .none ? try key(kind, node) : try key(kind, node, other)
    if value.isNaN { throw .value(value) }
    try check(value, priority, for: key)
    let rule = try insert(
      ConstraintRecord(
        value: value, priority: priority, of: try slot(of: key), relation: relation, source: .rule))
    try enter(rule: rule)
    try endMasks(by: rule)
    let made = constraint(at: rule)
    capture(made)
    return made
  }

  /// The constraint behind a value of an attribute; none if there is no such value.
  public func constraint(of attribute: Attribute, _ relation: Relation) -> Constraint {
    guard let slot = find(attribute) else { return .none }
    let found = valueSlot(slot, relation)
    return found.isNone ? .none : constraint(at: found)
  }

  /// Removes a constraint: a rule or a sum is destroyed, a value becomes none, a root's size is
  /// left to its content.
  public func remove(_ constraint: Constraint) throws(LayoutError) {
    try checkIdle()
    guard let slot = find(constraint) else {
      throw findSizeBound(constraint) == nil ? .constraint(constraint) : .permanent(constraint)
    }
    if constraints[slot].source.isDerived { throw .derived(constraint) }
    try submit(.removal(constraint))
  }

  /// The same once it is its turn. What it has replaced may be active again.
  func drop(_ constraint: Constraint) throws(LayoutError) {
    guard let slot = find(constraint) else { return }
    let field = field(of: slot)
    try remove(constraint: slot)
    if let field { try updateActive([field]) }
  }
}

// MARK: Sizes of roots

extension Layout {
  /// Gives a root its size from outside along one axis; NaN leaves it to the content.
  public func setSize(
    of node: Node, _ axis: Axis, _ size: Double, priority: Double
  ) throws(LayoutError) {
    _ = try placeRoot(node)
    try check(size: size, priority, for: node)
    try submit(.size(node, axis, size, priority))
  }

  /// Gives a root its size from outside; NaN leaves an axis to the content.
  public func setSize(
    of node: Node, width: Double, height: Double, priority: Double = Priority.required
  ) throws(LayoutError) {
    _ = try placeRoot(node)
    try check(size: width, priority, for: node)
    try check(size: height, priority, for: node)
    try submit(.size(node, .horizontal, width, priority))
    try submit(.size(node, .vertical, height, priority))
  }

  /// The size given from outside and its priority; NaN and 0 if there is none.
  public func size(of node: Node, _ axis: Axis) -> (value: Double, priority: Double) {
    guard let slot = find(node), case let constraint = own(.rootSize, of: slot, axis),
      !constraint.isNone
    else { return (.nan, 0) }
    return (constraints[constraint].value, constraints[constraint].priority)
  }

  private func check(
    size: Double, _ priority: Double, for node: Node
  ) throws(LayoutError) {
    if size.isNaN { return }
    do throws(LayoutError) {
      try check(size, priority)
    } catch {
      throw .about(node, error)
    }
  }

  func placeRoot(_ node: Node) throws(LayoutError) -> NodeSlot {
    let slot = try place(node)
    if !nodes[slot].parent.isNone { throw .notRoot(node) }
    return slot
  }

  /// Brings all sizes in line with whether they may be below 0.
  func updateSizeBounds() throws(LayoutError) {
    for node in nodes.taken {
      do throws(SolverError) {
        try solver.setBounded(nodes[node].width, to: !state.allowsNegativeSizes)
        try solver.setBounded(nodes[node].height, to: !state.allowsNegativeSizes)
      } catch {
        throw translate(error)
      }
    }
    try refreshNegativeSizes()
    settler.isDue = true  // as where a constraint becomes inactive
    noteAllChanges()
    framesMayHaveChanged()
  }

  /// Sizes below 0 from outside fix variables only where they are allowed.
  private func refreshNegativeSizes() throws(LayoutError) {
    for constraint in constraints.taken
    where constraints[constraint].source == .rootSize && constraints[constraint].value < 0 {
      try refresh(constraint)
    }
  }
}

// MARK: Questions

extension Layout {
  /// Whether the handle names a constraint of this layout.
  public func contains(_ constraint: Constraint) -> Bool {
    find(constraint) != nil || findSizeBound(constraint) != nil
  }

  /// Whether it is active; it is inactive while its nodes share no tree.
  public func isActive(_ constraint: Constraint) -> Bool {
    if let slot = find(constraint) { return !constraints[slot].row.isNone }
    return findSizeBound(constraint) != nil
  }

  /// Where it comes from; nil for a stale handle.
  public func source(of constraint: Constraint) -> Source? {
    if let slot = find(constraint) { return constraints[slot].source }
    return findSizeBound(constraint) == nil ? nil : .notNegative
  }

  /// The first node of its equation; none for a stale handle.
  public func node(of constraint: Constraint) -> Node {
    if let bound = findSizeBound(constraint) { return node(at: bound.node) }
    guard let slot = find(constraint) else { return .none }
    let record = constraints[slot]
    if record.source.isOwn { return node(at: record.node) }
    if record.source.isSum { return node(at: nodeSlot(ofTerm: record.firstTerm)) }
    return node(at: attributes[record.attribute].key.node)
  }

  /// The attribute that it is a value of, or a rule on; none if there is none.
  public func attribute(of constraint: Constraint) -> Attribute {
    guard let slot = find(constraint), constraints[slot].source.isOfAttribute else { return .none }
    return attribute(at: constraints[slot].attribute)
  }

  /// How it relates to its value, as it was made.
  public func relation(of constraint: Constraint) -> Relation {
    if let slot = find(constraint) { return constraints[slot].relation }
    return findSizeBound(constraint) == nil ? .equal : .atLeast
  }

  /// Its value, as it was made; NaN for a stale handle.
  public func value(of constraint: Constraint) -> Double {
    if let slot = find(constraint) { return constraints[slot].value }
    return findSizeBound(constraint) == nil ? .nan : 0
  }

  /// Its priority; 0 for a stale handle.
  public func priority(of constraint: Constraint) -> Double {
    if let slot = find(constraint) { return constraints[slot].priority }
    return findSizeBound(constraint) == nil ? 0 : 1000
  }
}

// MARK: Table

extension Layout {
  /// Puts a constraint into force and into the list of its owner.
  func insert(_ record: ConstraintRecord) throws(LayoutError) -> ConstraintSlot {
    guard let constraint = constraints.insert(record) else { throw .limit(.constraints) }
    do throws(LayoutError) {
      try refresh(constraint)
    } catch {
      constraints.remove(constraint)
      throw error
    }
    constraints.locate(constraint)
    if !presentation.scopes.isEmpty { noteTouched(constraint) }
    if record.source.isOwn {
      let node = record.node
      nodes[node].firstOwn = constraints.enter(constraint, in: nodes[node].firstOwn)
    } else {
      let attribute = record.attribute
      attributes[attribute].firstConstraint = constraints.enter(
        constraint, in: attributes[attribute].firstConstraint)
    }
    return constraint
  }

  /// Takes a constraint out of force and out of the list of its owner.
  func remove(constraint: ConstraintSlot) throws(LayoutError) {
    noteGone(in: constraint)
    try deactivate(constraint)
    strikeEntry(of: constraint)
    let record = constraints[constraint]
    if record.source == .link { dropLink(of: constraint) }
    if record.source == .applied { dropApplied(record.applied) }
    if record.source.isSum {
      removeTerms(from: record.firstTerm)
    } else if record.source.isOwn {
      let node = record.node
      nodes[node].firstOwn = constraints.leave(constraint, in: nodes[node].firstOwn)
    } else {
      let attribute = record.attribute
      attributes[attribute].firstConstraint = constraints.leave(
        constraint, in: attributes[attribute].firstConstraint)
    }
    rename(constraint, to: -1)
    leaveFormat(constraint)
    constraints.remove(constraint)
  }
}
