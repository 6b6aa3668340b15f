import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Rules, which an attribute may have any number of, and the end of any constraint.
extension Vocabularies {
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
    let rule = RuleCreation(key: key, relation: relation, value: value, priority: priority)
    return try rule.submit(to: self)
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
    try RemovalChange(constraint: constraint).submit(to: self)
  }

  /// The same once it is its turn. What it has replaced may be active again.
  package func drop(_ constraint: Constraint) throws(LayoutError) {
    guard let slot = find(constraint) else { return }
    let field = field(of: slot)
    try remove(constraint: slot)
    if let field { try updateActive([field]) }
  }
}

extension Vocabularies {
  /// Takes a constraint that is about to be removed out of what only its source has.
  func release(_ constraint: ConstraintSlot) {
    strikeEntry(of: constraint)
    let record = constraints[constraint]
    if record.source == .link { dropLink(of: constraint) }
    if record.source == .applied { dropApplied(record.applied) }
    rename(constraint, to: -1)
    leaveVariant(constraint)
    leaveFormat(constraint)
  }
}

/// A rule.
private struct RuleCreation: Creation {
  let key: AttributeIndex.Key
  let relation: Relation
  let value: Double
  let priority: Double

  func make(in layout: Vocabularies) throws(LayoutError) -> Constraint {
    let rule = try layout.insert(
      ConstraintRecord(
        value: value, priority: priority, of: try layout.slot(of: key), relation: relation,
        source: .rule))
    try layout.enter(rule: rule)
    try layout.endMasks(by: rule)
    let made = layout.constraint(at: rule)
    layout.capture(made)
    return made
  }
}

/// A constraint that is removed.
struct RemovalChange: Change {
  let constraint: Constraint

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) { try layout.drop(constraint) }
}
