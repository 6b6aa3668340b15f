import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Everything about a constraint changes in place, and its handle stays.
extension Vocabularies {
  /// Changes the value of a constraint, as it was made; of a sum, its constant.
  public func setValue(of constraint: Constraint, to value: Double) throws(LayoutError) {
    let slot = try placeChangeable(constraint)
    if value.isNaN { throw .value(value) }
    try change(slot, value, nil)
  }

  /// Changes the priority of a constraint, also to and from required.
  public func setPriority(of constraint: Constraint, to priority: Double) throws(LayoutError) {
    let slot = try placeChangeable(constraint)
    let field = field(of: slot)
    try change(slot, nil, priority)
    try updateActive(slot, from: field)
  }

  /// Changes the relation of a rule or a sum. That of a value is what it is: equal, min or max.
  public func setRelation(of constraint: Constraint, to relation: Relation) throws(LayoutError) {
    let slot = try placeChangeable(constraint)
    if !constraints[slot].source.isSum && constraints[slot].source != .rule {
      throw .fixed(constraint, ": only rules and sums change their relation")
    }
    if constraints[slot].relation == relation { return }
    try RelationChange(constraint: slot, relation: relation).submit(to: self)
  }

  fileprivate func put(
    _ relation: Relation, on constraint: ConstraintSlot
  ) throws(LayoutError) {
    let field = field(of: constraint)
    try replace(constraints[constraint].relation, by: relation, of: constraint) {
      constraints[constraint].relation = $0
    }
    constraints.locate(constraint)
    try updateActive(constraint, from: field)
  }

  /// Writes a part of a constraint and makes its row again; the old part is written back if that
  /// fails.
  private func replace<Part>(
    _ old: Part, by new: Part, of constraint: ConstraintSlot, write: (Part) -> Void
  ) throws(LayoutError) {
    write(new)
    do throws(LayoutError) {
      try refresh(constraint)
    } catch {
      write(old)
      throw error
    }
  }

  /// Determines which applied attribute replaces which, after the relation or priority of one has
  /// changed.
  private func updateActive(
    _ constraint: ConstraintSlot, from old: AppliedField?
  ) throws(LayoutError) {
    if let old, let new = field(of: constraint) { try updateActive([old, new]) }
  }

  /// Changes one coefficient of a sum.
  public func setCoefficient(
    of constraint: Constraint, _ index: Int, to coefficient: Double
  ) throws(LayoutError) {
    let slot = try placeChangeable(constraint)
    if !constraints[slot].source.isSum {
      throw .fixed(constraint, ": only sums have coefficients")
    }
    var all: [AnchorTerm] = []
    var changed = TermSlot.none
    var size = coefficient.magnitude
    forEachTerm(from: constraints[slot].firstTerm) { term in
      var said = self.term(at: term)
      if all.count == index {
        changed = term
        said.coefficient = coefficient
      } else {
        size += said.coefficient.magnitude
      }
      all.append(said)
    }
    if changed.isNone { throw .argument("there is no term of this index") }
    try check(coefficient: coefficient, of: all[index].anchor.line)
    try check(coefficients: size)
    try all.withUnsafeBufferPointer { (all) throws(LayoutError) in try checkMeaning(all) }
    try CoefficientChange(term: changed, coefficient: coefficient).submit(to: self)
  }

  fileprivate func put(_ coefficient: Double, on term: TermSlot) throws(LayoutError) {
    let constraint = constraints.terms[term].constraint
    try replace(constraints.terms[term].coefficient, by: coefficient, of: constraint) {
      constraints.terms[term].coefficient = $0
    }
    constraints.locate(constraint)
  }

  /// Puts a rule or a sum into force, or takes it out; the constraint stays.
  public func setInstalled(_ constraint: Constraint, _ isInstalled: Bool) throws(LayoutError) {
    let slot = try placeSeparate(constraint, ": only rules and sums are installed and uninstalled")
    if self.isInstalled(slot) == isInstalled { return }
    if isInstalled && constraints[slot].source.isSum { try checkTree(ofSum: slot) }
    try InstallationChange(constraint: slot, isInstalled: isInstalled).submit(to: self)
  }

  fileprivate func putInstalled(
    _ isInstalled: Bool, on slot: ConstraintSlot
  ) throws(LayoutError) {
    if isInstalled {
      constraints[slot].marks.remove(.uninstalled)
      do throws(LayoutError) {
        try refresh(slot)
      } catch {
        constraints[slot].marks.insert(.uninstalled)
        throw error
      }
      try endMasks(by: slot)
    } else {
      constraints[slot].marks.insert(.uninstalled)
      try deactivate(slot)
    }
    if let field = field(of: slot) { try updateActive(field) }
  }

  /// The slot of a rule or a sum; others are parts of an attribute or a node.
  func placeSeparate(
    _ constraint: Constraint, _ reason: StaticString
  ) throws(LayoutError) -> ConstraintSlot {
    let slot = try placeChangeable(constraint)
    let source = constraints[slot].source
    if !source.isSum && source != .rule { throw .fixed(constraint, reason) }
    return slot
  }

  /// Whether a constraint is installed, which it may be while it is inactive; false for a stale handle.
  public func isInstalled(_ constraint: Constraint) -> Bool {
    if let slot = find(constraint) { return isInstalled(slot) }
    return findSizeBound(constraint) != nil
  }

  private func isInstalled(_ constraint: ConstraintSlot) -> Bool {
    !constraints[constraint].marks.contains(.uninstalled)
  }

  private func placeChangeable(_ constraint: Constraint) throws(LayoutError) -> ConstraintSlot {
    try checkIdle()
    if let slot = find(constraint) {
      if constraints[slot].source.isDerived { throw .derived(constraint) }
      return slot
    }
    throw findSizeBound(constraint) == nil ? .constraint(constraint) : .permanent(constraint)
  }

  /// Changes the value and the priority, as far as they are given. A value is entered into the
  /// atomic group that records, as when it is set on its attribute; and like the size of a root it
  /// waits for the end of a delay.
  func change(
    _ constraint: ConstraintSlot, _ value: Double?, _ priority: Double?
  ) throws(LayoutError) {
    let record = constraints[constraint]
    let newValue = value ?? record.value, newPriority = priority ?? record.priority
    if record.source.isOfAttribute {
      try check(newValue, newPriority, for: attributes[record.attribute].key)
    } else {
      try check(newValue, newPriority)
    }
    let attribute = record.source.isValue ? self.attribute(at: record.attribute) : Attribute.none
    let change = PartChange(
      attribute: attribute, relation: record.relation,
      constraint: self.constraint(at: constraint), value: value, priority: priority,
      isDeferred: record.source.isDeferred)
    try change.submit(to: self)
  }

  /// Puts another value, or priority, in place of what a constraint has.
  package func amend(
    _ constraint: ConstraintSlot, _ value: Double?, _ priority: Double?
  ) throws(LayoutError) {
    let record = constraints[constraint]
    let newValue = value ?? record.value, newPriority = priority ?? record.priority
    switch record.source {
    case .value:
      let attribute = attribute(at: record.attribute)
      try put(Setting(attribute, record.relation, newValue, priority: newPriority))
    case .link:
      let known = constraints.links[record.link]
      try put(
        link(
          record.attribute, record.relation, to: known.target, newPriority, times: known.multiplier,
          plus: newValue))
    default:
      try rewrite(constraint, value: newValue, priority: newPriority)
      // A plain multiple of the size of a gone node is inactive; with a constant it is not.
      if state.environmentUse.contains(.gone) { try refresh(constraint) }
    }
  }
}

// MARK: Names

extension Vocabularies {
  /// Gives a rule or a sum a name, for messages; an empty name takes it away. A value goes by the
  /// name of its attribute.
  public func setName(
    of constraint: Constraint, to name: UnsafeBufferPointer<UInt8>
  ) throws(LayoutError) {
    let slot = try placeSeparate(constraint, ": a value has the name of its attribute")
    rename(slot, to: try store(name))
  }

  /// The name of a constraint, where it lies until it is replaced or the constraint is gone, with a zero
  /// after it; empty without one, and for a stale handle.
  public func storedName(of constraint: Constraint) -> UnsafeBufferPointer<UInt8> {
    names.bytes(of: find(constraint).map { constraints.extras[$0].name } ?? -1)
  }

  /// A copy of it.
  public func name(of constraint: Constraint) -> Text {
    var text = Text()
    text.append(storedName(of: constraint))
    return text
  }

  func rename(_ constraint: ConstraintSlot, to name: Int32) {
    names.discard(constraints.extras[constraint].name)
    constraints.extras[constraint].name = name
  }
}

/// A new value or priority, or both, for what an attribute is kept at by then, or else for a constraint.
struct PartChange: Change {
  let attribute: Attribute
  let relation: Relation
  let constraint: Constraint
  let value: Double?
  let priority: Double?
  let isDeferred: Bool

  func make(in layout: Vocabularies) throws(LayoutError) {
    let side = layout.find(attribute)
    let slot =
      side.map { layout.valueSlot($0, relation) } ?? layout.find(constraint) ?? ConstraintSlot.none
    if slot.isNone { return }
    if let side { try layout.turn(slot, to: side) }
    try layout.amend(slot, value, priority)
  }
}

// MARK: What does not wait, as rules and sums are made at once

private struct RelationChange: Change {
  let constraint: ConstraintSlot
  let relation: Relation

  var isDeferred: Bool { false }

  func make(in layout: Vocabularies) throws(LayoutError) {
    try layout.put(relation, on: constraint)
  }
}

private struct CoefficientChange: Change {
  let term: TermSlot
  let coefficient: Double

  var isDeferred: Bool { false }

  func make(in layout: Vocabularies) throws(LayoutError) { try layout.put(coefficient, on: term) }
}

private struct InstallationChange: Change {
  let constraint: ConstraintSlot
  let isInstalled: Bool

  var isDeferred: Bool { false }

  func make(in layout: Vocabularies) throws(LayoutError) {
    try layout.putInstalled(isInstalled, on: constraint)
  }
}
