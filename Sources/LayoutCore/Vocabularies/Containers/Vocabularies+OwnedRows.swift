import ConstraintSolver
import LayoutRelations
import LayoutStore

/// The constraints that containers own. There is one way for all of them: a container says what it wants about a
/// member, or about itself, and what there is is brought in line with that. Values, priorities and
/// relations change in place, so that they animate; what relates other lines is replaced.
extension Vocabularies {
  /// Brings the constraints about a member in line with what its container wants; or those that put it on a circle.
  func keep(
    _ wanted: [ContainerRow], ofMember member: NodeSlot, isCircle: Bool = false
  ) throws(LayoutError) {
    containers.workUnits += 1
    var known = ConstraintSlots()
    forEachOwned(ofMember: member) {
      if (circleAxis(constraints[$0]) != nil) == isCircle { known.append($0) }
    }
    for row in wanted {
      let place = known.firstIndex { constraints[$0].has(row.role) && hasTerms($0, of: row) }
      let existing = place.map { known.remove(at: $0) } ?? .none
      _ = try keep(row, in: existing, isProxy(member) ? member : .none)
    }
    for constraint in known { try remove(constraint: constraint) }
  }

  /// The same for the constraints about a container itself.
  func keep(_ wanted: [ContainerRow], ofContainer container: ContainerSlot) throws(LayoutError) {
    var owned = InlineArray<9, Constraint>(repeating: .none)
    for row in wanted {
      let place = Int(row.role.rawValue)
      let existing = find(containers[container].owned[place]) ?? .none
      owned[place] = constraint(at: try keep(row, in: existing))
    }
    for place in owned.indices where owned[place] == .none {
      if let old = find(containers[container].owned[place]) { try remove(constraint: old) }
    }
    containers[container].owned = owned
  }

  /// Changes a constraint into one that is wanted, or makes that if there is none. Returns its slot.
  private func keep(
    _ row: ContainerRow, in existing: ConstraintSlot, _ proxy: NodeSlot = .none
  ) throws(LayoutError) -> ConstraintSlot {
    if !existing.isNone {
      if hasTerms(existing, of: row) {
        let record = constraints[existing]
        if record.relation != row.relation {
          constraints[existing].relation = row.relation
          try refresh(existing)
        }
        if record.value != row.constant || record.priority != row.priority {
          try rewrite(existing, value: row.constant, priority: row.priority)
        }
        return existing
      }
      try remove(constraint: existing)
    }
    var record = ConstraintRecord(
      value: row.constant, priority: row.priority, relation: row.relation,
      source: .container)
    (record.role, record.proxy) = (row.role, proxy)
    let all = (0..<row.count).map { row[$0] }
    let made = try all.withUnsafeBufferPointer { (all) throws(LayoutError) in
      try insert(sum: record, all, .none)
    }
    if !deciders.areArranging { try endMasks(by: made) }
    return made
  }

  /// Whether a constraint has the terms of one that is wanted.
  func hasTerms(_ constraint: ConstraintSlot, of row: ContainerRow) -> Bool {
    var place = 0
    var term = constraints[constraint].firstTerm
    while !term.isNone {
      if place == row.count { return false }
      let (one, other) = (constraints.terms[term], row[place])
      if find(other.node) != one.node || one.anchor != other.anchor { return false }
      if one.coefficient != other.coefficient { return false }
      term = one.next
      place += 1
    }
    return place == row.count
  }

  /// Calls `body` with every constraint about a member.
  package func forEachOwned(ofMember member: NodeSlot, _ body: (ConstraintSlot) -> Void) {
    let proxy = isProxy(member) ? member : NodeSlot.none
    var term = nodes[subject(of: member)].firstTerm
    while !term.isNone {
      containers.workUnits += 1
      let (constraint, next) = (
        constraints.terms[term].constraint, constraints.terms[term].nextMention
      )
      let record = constraints[constraint]
      if record.firstTerm == term && record.source == .container
        && record.role?.isOfContainer == false && record.proxy == proxy
      {
        body(constraint)
      }
      term = next
    }
  }
}
