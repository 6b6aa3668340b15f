import ConstraintSolver
import LayoutStore

/// Constraints that a node has by itself, without an attribute: sizes from outside, content, and what
/// makes it take no space. There is one of a kind along an axis for each relation.
extension Relations {
  /// The constraint of a node's own; none if there is none.
  package func own(
    _ source: Source, of node: NodeSlot, _ axis: Axis, _ relation: Relation = .equal
  ) -> ConstraintSlot {
    var constraint = nodes[node].firstOwn
    while !constraint.isNone {
      let record = constraints[constraint]
      if record.source == source && record.axis == axis && record.relation == relation {
        return constraint
      }
      constraint = record.next
    }
    return .none
  }

  /// Makes a constraint of a node's own, changes it in place, or for NaN takes it away.
  package func keepOwn(
    _ source: Source, of node: NodeSlot, _ axis: Axis, as relation: Relation = .equal,
    _ value: Double, _ priority: Double, marks: RuleMarks = RuleMarks()
  ) throws(LayoutError) {
    let existing = own(source, of: node, axis, relation)
    if value.isNaN {
      if !existing.isNone { try remove(constraint: existing) }
    } else if !existing.isNone {
      try rewrite(existing, value: value, priority: priority)
      if constraints[existing].marks == marks { return }
      constraints[existing].marks = marks
      try refresh(existing)
    } else {
      var record = ConstraintRecord(
        value: value, priority: priority, of: node, relation: relation, source: source)
      (record.axis, record.marks) = (axis, marks)
      _ = try insert(record)
    }
  }

  package func forEachOwn(
    of node: NodeSlot, _ body: (ConstraintSlot) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    var constraint = nodes[node].firstOwn
    while !constraint.isNone {
      let next = constraints[constraint].next
      try body(constraint)
      constraint = next
    }
  }
}
