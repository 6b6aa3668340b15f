import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Values that follow another attribute: `equal`, `min` or `max` of one is a multiple of the other
/// plus a constant. Attributes that are lengths can do so; one that is a factor (a ratio, a
/// relative size, a centre) cannot, as that would multiply unknowns.
extension Vocabularies {
  /// Keeps an attribute equal to, at least or at most at `multiplier * followed + constant`, in place
  /// of a number. Two groups of one size follow each other pair by pair; a group may also follow a
  /// single attribute.
  public func set(
    _ attribute: Attribute, _ relation: Relation, to followed: Attribute,
    times multiplier: Double = 1, plus constant: Double = 0, priority: Double = Priority.required
  ) throws(LayoutError) {
    let target = try target(attribute), followedTarget = try self.target(followed)
    try checkIdle()
    do throws(LayoutError) { try check(constant, priority, "the constant ") } catch {
      throw .asked(attribute, error)
    }
    let (all, others) = (try lengths(target), try lengths(followedTarget))
    guard others.count == 1 || others.count == all.count else {
      throw .argument("the groups differ in how many attributes they have")
    }
    for other in others { try check(multiplier, of: other) }
    for place in all.indices { try checkTree(all[place], others[others.count == 1 ? 0 : place]) }
    for place in all.indices {
      let other = others[others.count == 1 ? 0 : place]
      let setting = link(
        all[place], relation, to: other, priority, times: multiplier, plus: constant)
      try ValueChange(setting).submit(to: self)
    }
  }

  /// What a value follows, and how; nil if it is a number, or none.
  public func link(
    of attribute: Attribute, _ relation: Relation
  ) -> (followed: Attribute, multiplier: Double, constant: Double, priority: Double)? {
    guard let slot = find(attribute), case let constraint = valueSlot(slot, relation),
      !constraint.isNone, constraints[constraint].source == .link
    else { return nil }
    let record = constraints[constraint], link = constraints.links[record.link]
    let target = self.attribute(at: link.target)
    return record.attribute == slot
      ? (target, link.multiplier, record.value, record.priority)
      : (target, -link.multiplier, 0 - record.value, record.priority)
  }

  /// The attributes of a target, all of which have to be lengths.
  private func lengths(_ target: Target) throws(LayoutError) -> AttributeSlots {
    var all = AttributeSlots()
    try forEach(target) { member throws(LayoutError) in
      if hasFactor(attributes[member].key) { throw .factor(attribute(at: member)) }
      all.append(member)
    }
    return all
  }

  /// Refuses a multiplier whose product with the coefficients of what is followed the solver does
  /// not accept.
  private func check(_ multiplier: Double, of followed: AttributeSlot) throws(LayoutError) {
    let key = attributes[followed].key
    let formula = Formula(key.kind, hasOther: !key.other.isNone)
    for line in [formula.line, formula.partnerLine] {
      do throws(LayoutError) {
        try check(coefficient: multiplier, of: line, "the multiplier ")
      } catch {
        throw .asked(self.attribute(at: followed), error)
      }
    }
  }

  private func checkTree(
    _ attribute: AttributeSlot, _ followed: AttributeSlot
  ) throws(LayoutError) {
    let node = attributes[attribute].key.node, other = attributes[followed].key.node
    if rootSlot(of: node) != rootSlot(of: other) && !state.isReading {
      throw .unrelated(self.node(at: node), self.node(at: other))
    }
  }
}

// MARK: Table

extension Vocabularies {
  /// The setting of a value that follows an attribute.
  func link(
    _ attribute: AttributeSlot, _ relation: Relation, to followed: AttributeSlot,
    _ priority: Double,
    times multiplier: Double = 1, plus constant: Double = 0
  ) -> Setting {
    var setting = Setting(
      self.attribute(at: attribute), relation, constant, priority: priority)
    setting.followed = self.attribute(at: followed)
    setting.multiplier = multiplier
    return setting
  }

  /// The record of a link to an attribute, which is in no list yet.
  func insertLink(
    _ multiplier: Double, _ target: AttributeSlot, _ entry: EntrySlot
  ) throws(LayoutError) -> LinkSlot {
    try makeExtras(ofAttribute: target)
    var record = LinkRecord(multiplier: multiplier, target: target, constraint: .none)
    record.entry = entry
    guard let link = constraints.links.insert(record) else { throw .limit(.constraints) }
    return link
  }

  /// Enters a link of a constraint into the list of the attribute that it follows.
  func attach(_ link: LinkSlot, to constraint: ConstraintSlot) {
    let target = constraints.links[link].target, next = attributes[extrasOf: target].firstFollower
    constraints.links[link].constraint = constraint
    constraints.links[link].next = next
    if !next.isNone { constraints.links[next].previous = link }
    attributes[extrasOf: target].firstFollower = link
  }

  /// Removes the link of a constraint.
  func dropLink(of constraint: ConstraintSlot) {
    rowChanged(of: constraint)
    let link = constraints[constraint].link, record = constraints.links[link]
    if !record.next.isNone { constraints.links[record.next].previous = record.previous }
    if !record.previous.isNone {
      constraints.links[record.previous].next = record.next
    } else {
      attributes[extrasOf: record.target].firstFollower = record.next
    }
    constraints.links.remove(link)
  }

  /// Brings what follows, or is followed by, an attribute in line with the tree.
  func refreshLinks(of attribute: AttributeSlot) throws(LayoutError) {
    var link = attributes[extrasOf: attribute].firstFollower
    while !link.isNone {
      try refresh(constraints.links[link].constraint)
      link = constraints.links[link].next
    }
    var constraint = attributes[attribute].firstConstraint
    while !constraint.isNone {
      if constraints[constraint].source == .link { try refresh(constraint) }
      constraint = constraints[constraint].next
    }
  }
}
