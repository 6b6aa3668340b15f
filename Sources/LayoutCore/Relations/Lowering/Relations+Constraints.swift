import ConstraintSolver
import LayoutStore

// MARK: Sizes of roots

extension Relations {
  /// Gives a root its size from outside along one axis; NaN leaves it to the content.
  public func setSize(
    of node: Node, _ axis: Axis, _ size: Double, priority: Double
  ) throws(LayoutError) {
    let property: NodeProperty = axis == .horizontal ? .sizeWidth : .sizeHeight
    try set(property, of: node, to: PropertyValue(size: size, at: priority))
  }

  /// Gives a root its size from outside; NaN leaves an axis to the content.
  public func setSize(
    of node: Node, width: Double, height: Double, priority: Double = Priority.required
  ) throws(LayoutError) {
    try set(
      .sizeWidth, to: PropertyValue(size: width, at: priority), .sizeHeight,
      to: PropertyValue(size: height, at: priority), of: node)
  }

  /// The size given from outside and its priority; NaN and 0 if there is none.
  public func size(of node: Node, _ axis: Axis) -> (value: Double, priority: Double) {
    let size = value(axis == .horizontal ? .sizeWidth : .sizeHeight, of: node)?.size
    return size.map { ($0.length, $0.priority) } ?? (.nan, 0)
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
    noteAllChanges()
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

extension Relations {
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

extension Relations {
  /// Puts a constraint into force and into the list of its owner.
  package func insert(_ record: ConstraintRecord) throws(LayoutError) -> ConstraintSlot {
    guard let constraint = constraints.insert(record) else { throw .limit(.constraints) }
    do throws(LayoutError) {
      try refresh(constraint)
    } catch {
      constraints.remove(constraint)
      throw error
    }
    constraints.locate(constraint)
    constraintCame(constraint)
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
  package func remove(constraint: ConstraintSlot) throws(LayoutError) {
    rowChanged(of: constraint)
    try deactivate(constraint)
    constraintGoes(constraint)
    let record = constraints[constraint]
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
    constraints.remove(constraint)
  }
}
