import ConstraintSolver
import LayoutRelations
import LayoutStore

// MARK: What is active

/// Where applied attributes may exclude each other: those of a node along an axis, of one relation and
/// one priority. At most three of them are active: min and max edge, or a centre, and a size.
struct AppliedField: Equatable {
  var node: NodeSlot
  var axis: Axis
  var relation: Relation
  var priority: Double
}

extension Vocabularies {
  /// The field of a constraint that was applied; nil for every other constraint.
  func field(of constraint: ConstraintSlot) -> AppliedField? {
    let record = constraints[constraint]
    guard record.source == .applied else { return nil }
    let entry = applied.entries[record.applied]
    return AppliedField(
      node: entry.node, axis: entry.anchor.line.axis, relation: record.relation,
      priority: record.priority)
  }

  /// Activates what holds and is not in conflict with anything newer that is active; the rest is shadowed.
  func updateActive(_ field: AppliedField) throws(LayoutError) {
    guard nodes.isTaken(field.node) else { return }
    var chosen = AppliedSlots()
    var entry = newestApplied(of: field.node)
    while !entry.isNone {
      let constraint = applied.entries[entry].constraint
      if self.field(of: constraint) == field {
        if holds(entry) && !chosen.contains(where: { applied.excludes($0, entry) }) {
          chosen.append(entry)
        } else if !constraints[constraint].marks.contains(.waiting) {
          constraints[constraint].marks.insert(.waiting)
          try deactivate(constraint)
        }
      }
      entry = applied.entries[entry].older
    }
    for entry in chosen
    where constraints[applied.entries[entry].constraint].marks.contains(.waiting) {
      constraints[applied.entries[entry].constraint].marks.remove(.waiting)
      try refresh(applied.entries[entry].constraint)
    }
  }

  /// Determines which entries of fields are active, each once if equal ones are side by side, and releases conditions that nothing
  /// needs any more.
  func updateActive(_ fields: [AppliedField]) throws(LayoutError) {
    for place in fields.indices where place == 0 || fields[place] != fields[place - 1] {
      try updateActive(fields[place])
    }
    releaseCallbacks()
  }

  /// Whether the host lets an entry hold: it is installed, and its condition is true.
  private func holds(_ entry: AppliedSlot) -> Bool {
    let marks = constraints[applied.entries[entry].constraint].marks
    if !marks.isDisjoint(with: [.uninstalled, .unused]) { return false }
    return applied.isTrue(entry)
  }
}

// MARK: Lists

extension Vocabularies {
  /// What was applied to a node last; none if nothing is.
  func newestApplied(of node: NodeSlot) -> AppliedSlot {
    extras(of: node)?.newestApplied ?? AppliedSlot.none
  }

  /// Hands over what was applied to a node, the newest first.
  func forEachApplied(of node: NodeSlot, _ body: (AppliedSlot) -> Void) {
    var entry = newestApplied(of: node)
    while !entry.isNone {
      body(entry)
      entry = applied.entries[entry].older
    }
  }

  func appliedCount(of node: NodeSlot) -> Int {
    var count = 0
    forEachApplied(of: node) { _ in count += 1 }
    return count
  }

  /// Makes an entry that is in no list the newest one of its node.
  func link(applied entry: AppliedSlot) throws(LayoutError) {
    let node = applied.entries[entry].node
    applied.link(entry, before: newestApplied(of: node))
    try changeExtras(of: node) { $0.newestApplied = entry }
  }

  func unlink(applied entry: AppliedSlot) {
    let record = applied.entries[entry]
    applied.unlink(entry)
    if record.newer.isNone {
      nodes.extras[nodes[record.node].extras].newestApplied = record.older
    }
  }

  /// Takes everything away that was applied to a node.
  func removeApplied(of node: NodeSlot) throws(LayoutError) {
    var entry = newestApplied(of: node)
    while !entry.isNone {
      let older = applied.entries[entry].older
      try remove(constraint: applied.entries[entry].constraint)
      entry = older
    }
  }

  /// Forgets the entry of a constraint that goes.
  func dropApplied(_ entry: AppliedSlot) {
    unlink(applied: entry)
    decide(entry, by: .none)
    applied.entries.remove(entry)
  }
}

// MARK: Conditions

extension Vocabularies {
  /// The record of a condition that was just asked; none if there is none.
  func insert(_ condition: Condition?, _ isTrue: Bool) throws(LayoutError) -> ConditionSlot {
    guard let condition else { return .none }
    let record = ConditionRecord(function: -1, identity: condition.identity, isTrue: isTrue)
    guard let slot = applied.conditions.insert(record) else { throw .limit(.conditions) }
    guard let function = callbacks.insert(.condition(condition), for: slot.index) else {
      applied.conditions.remove(slot)
      throw .limit(.conditions)
    }
    applied.conditions[slot].function = function
    callbacks.suspect(function)
    return slot
  }

  /// Has an entry decided by a condition, or by none, and releases the former one if it
  /// decides nothing any more.
  func decide(_ entry: AppliedSlot, by condition: ConditionSlot) {
    callbacks.suspect(applied.decide(entry, by: condition))
  }
}
