import ConstraintSolver
import LayoutRelations
import LayoutStore

/// One attribute of a list that has been checked: what its constraint will say.
struct AppliedStatement {
  /// Where in the list it, or the compound that it is a part of, was.
  var position: Int
  var anchor: AnchorKind
  var relation: Relation
  var value: Double
  var multiplier: Double
  var priority: Double
  /// None for the parent of a position, and for a size that is a length.
  var reference: NodeSlot
  var referenceAnchor: AnchorKind

  var isLength: Bool { reference.isNone && anchor.line.isSize }
}

// MARK: Checks

extension Vocabularies {
  /// Checks an attribute and takes it apart into what its constraints will say.
  func resolve(
    _ attribute: AppliedAttribute, of node: NodeSlot, at position: Int,
    into statements: inout [AppliedStatement]
  ) throws(LayoutError) {
    let anchors = attribute.kind.parts
    guard attribute.parts.isEmpty || attribute.parts.count == anchors.count else {
      throw .argument("there are not as many values as parts")
    }
    let reference = try reference(attribute, of: node)
    for place in anchors.indices {
      let anchor = anchors[place]
      let isOpposite = anchors.count == 1 && reference != nodes[node].parent
      let statement = AppliedStatement(
        position: position, anchor: anchor, relation: attribute.relation,
        value: attribute.parts.isEmpty ? attribute.value : attribute.parts[place],
        multiplier: attribute.multiplier, priority: attribute.priority, reference: reference,
        referenceAnchor: attribute.referenceAnchor
          ?? (reference.isNone || !isOpposite ? anchor : anchor.opposite))
      try check(statement, node)
      statements.append(statement)
    }
  }

  /// The slot of what an attribute is held to; none if it does not say.
  private func reference(
    _ attribute: AppliedAttribute, of node: NodeSlot
  ) throws(LayoutError) -> NodeSlot {
    if attribute.reference == .none {
      if attribute.referenceAnchor == nil { return .none }
      throw .argument("it has an anchor to be held to, but not the node")
    }
    if attribute.referenceAnchor != nil && attribute.kind.parts.count > 1 {
      throw .argument("the parts of a compound are held to their own kind")
    }
    let reference = try place(attribute.reference, as: .other)
    if reference != node && commonAncestor(node, reference).isNone {
      throw .unrelated(self.node(at: node), attribute.reference)
    }
    return reference
  }

  private func check(_ statement: AppliedStatement, _ node: NodeSlot) throws(LayoutError) {
    if statement.value.isNaN { throw .value(statement.value) }
    try check(statement.value, statement.priority)
    if statement.isLength { return }
    let multiplier = statement.multiplier
    try check(coefficient: multiplier, of: statement.referenceAnchor.line, "the multiplier ")
    try check(coefficients: 1 + multiplier.magnitude)
    if statement.reference.isNone && nodes[node].parent.isNone {
      throw .parentless(self.node(at: node))
    }
    try withTerms(of: statement, node) { (terms) throws(LayoutError) in try checkMeaning(terms) }
  }

  /// What the constraint of a statement sums up.
  private func withTerms<Answer>(
    of statement: AppliedStatement, _ node: NodeSlot,
    _ body: (UnsafeBufferPointer<AnchorTerm>) throws(LayoutError) -> Answer
  ) throws(LayoutError) -> Answer {
    var terms = [AnchorTerm(self.node(at: node), statement.anchor)]
    if !statement.isLength {
      terms.append(
        AnchorTerm(
          self.node(at: statement.reference), statement.referenceAnchor, -statement.multiplier))
    }
    return try terms.withUnsafeBufferPointer { (terms) throws(LayoutError) in try body(terms) }
  }
}

// MARK: Entering

extension Vocabularies {
  /// Enters the statements of a list; returns the constraints, none for one that a later one
  /// replaced.
  func put(
    _ statements: [AppliedStatement], _ list: [AppliedAttribute], _ answers: [Bool],
    on node: NodeSlot
  ) throws(LayoutError) -> [Constraint] {
    var made: [Constraint] = []
    var condition = ConditionSlot.none
    var position = -1
    for statement in statements {
      if statement.position != position {
        position = statement.position
        condition = try insert(list[position].condition, answers[position])
      }
      let entry = try put(statement, condition, on: node)
      if condition.isNone { try forgetWhatIsExcluded(by: entry) }
      let constraint = constraint(at: applied.entries[entry].constraint)
      for place in made.indices where made[place] == constraint { made[place] = .none }
      made.append(constraint)
    }
    return made
  }

  /// Makes a statement the newest one of a node, in place of one that differs in numbers only.
  private func put(
    _ statement: AppliedStatement, _ condition: ConditionSlot, on node: NodeSlot
  ) throws(LayoutError) -> AppliedSlot {
    let identity = condition.isNone ? nil : applied.conditions[condition].identity
    var entry = like(statement, identity, on: node)
    if entry.isNone {
      entry = try insert(statement, on: node)
    } else if saysTheSame(entry, statement) {
      try restate(entry, statement)
      try setInstalled(constraint(at: applied.entries[entry].constraint), true)
      unlink(applied: entry)
    } else {
      try remove(constraint: applied.entries[entry].constraint)
      entry = try insert(statement, on: node)
    }
    decide(entry, by: condition)
    try link(applied: entry)
    return entry
  }

  /// The entry of the same attribute with the same condition, relation and priority; none if there is
  /// none.
  private func like(
    _ statement: AppliedStatement, _ condition: (UInt, UInt)?, on node: NodeSlot
  ) -> AppliedSlot {
    var entry = newestApplied(of: node)
    while !entry.isNone {
      let record = constraints[applied.entries[entry].constraint]
      if applied.entries[entry].anchor == statement.anchor && record.relation == statement.relation
        && record.priority == statement.priority && isUnder(condition, entry)
      {
        return entry
      }
      entry = applied.entries[entry].older
    }
    return .none
  }

  private func isUnder(_ condition: (UInt, UInt)?, _ entry: AppliedSlot) -> Bool {
    let slot = applied.entries[entry].condition
    guard let condition else { return slot.isNone }
    return !slot.isNone && applied.conditions[slot].identity == condition && condition != (0, 0)
  }

  /// Refuses a list if the node has no capacity for those of its statements that were not applied
  /// before.
  func checkRoom(
    _ statements: [AppliedStatement], _ list: [AppliedAttribute], on node: NodeSlot
  ) throws(LayoutError) {
    var count = appliedCount(of: node)
    if statements.count + count <= Self.appliedLimit { return }
    guard statements.count <= Self.appliedLimit else { throw .limit(.applied) }
    for statement in statements {
      let condition = list[statement.position].condition?.identity
      if like(statement, condition, on: node).isNone { count += 1 }
    }
    if count > Self.appliedLimit { throw .limit(.applied) }
  }

  /// Whether an entry is held to what a statement is held to.
  private func saysTheSame(_ entry: AppliedSlot, _ statement: AppliedStatement) -> Bool {
    let second = constraints.terms[constraints[applied.entries[entry].constraint].firstTerm].next
    if second.isNone || statement.isLength { return second.isNone && statement.isLength }
    let record = constraints.terms[second]
    let isToParent = statement.reference.isNone
    return record.isParent == isToParent && record.anchor == statement.referenceAnchor
      && (isToParent || record.node == statement.reference)
  }

  /// Puts other numbers into the constraint of an entry.
  private func restate(_ entry: AppliedSlot, _ statement: AppliedStatement) throws(LayoutError) {
    let constraint = applied.entries[entry].constraint
    let second = constraints.terms[constraints[constraint].firstTerm].next
    if !second.isNone && constraints.terms[second].coefficient != -statement.multiplier {
      constraints.terms[second].coefficient = -statement.multiplier
      constraints[constraint].value = statement.constant
      return try restate(constraint)
    }
    try rewrite(constraint, value: statement.constant, priority: statement.priority)
  }

  /// A new entry, which waits and is in no list yet.
  private func insert(
    _ statement: AppliedStatement, on node: NodeSlot
  ) throws(LayoutError) -> AppliedSlot {
    guard
      let entry = applied.entries.insert(
        AppliedRecord(node: node, constraint: .none, anchor: statement.anchor))
    else { throw .limit(.constraints) }
    var record = ConstraintRecord(
      value: statement.constant, priority: statement.priority,
      relation: statement.relation, source: .applied)
    record.applied = entry
    record.marks.insert(.waiting)
    do throws(LayoutError) {
      applied.entries[entry].constraint = try withTerms(of: statement, node) {
        (terms) throws(LayoutError) in try insert(sum: record, terms, node)
      }
    } catch {
      applied.entries.remove(entry)
      throw error
    }
    capture(constraint(at: applied.entries[entry].constraint))
    return entry
  }

  /// Forgets every older entry that an entry without a condition excludes: it could never be active
  /// again.
  private func forgetWhatIsExcluded(by newest: AppliedSlot) throws(LayoutError) {
    let field = field(of: applied.entries[newest].constraint)
    var entry = applied.entries[newest].older
    while !entry.isNone {
      let older = applied.entries[entry].older, constraint = applied.entries[entry].constraint
      if applied.excludes(newest, entry) && self.field(of: constraint) == field {
        try remove(constraint: constraint)
      }
      entry = older
    }
  }
}

extension Vocabularies {
  /// The fields in which the statements of a list may exclude something.
  func fields(of statements: [AppliedStatement], on node: NodeSlot) -> [AppliedField] {
    statements.map {
      AppliedField(
        node: node, axis: $0.anchor.line.axis, relation: $0.relation, priority: $0.priority)
    }
  }
}

extension AppliedStatement {
  /// The constant of its sum.
  fileprivate var constant: Double { value * anchor.inwardSign }
}
