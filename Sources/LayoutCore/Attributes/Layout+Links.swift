import ConstraintSolver

/// Values that follow another attribute: `equal`, `min` or `max` of one is a multiple of the other
/// plus a constant. Attributes that are lengths can do so; one that is a factor (a ratio, a
/// relative size, a centre) cannot, as that would multiply unknowns.
extension Layout {
  /// Keeps an attribute equal to, at least or at most at `multiplier * followed + constant`, in place
  /// of a number. Two groups of one size follow each other pair by pair; a group may also follow a
  /// single attribute.
  public func set(
    _ attribute: Attribute, _ relation: Relation, to followed: Attribute,
    times multiplier: Double = 1, plus constant: Double = 0, priority: Double = Priority.required
  ) throws(LayoutError) {
    let target = try target(attribute), followedTarget = try self.target(followed)
    try check(constant, priority)
    let (all, others) = (try lengths(target), try lengths(followedTarget))
    guard others.count == 1 || others.count == all.count else {
      throw .argument("the groups differ in how many attributes they have")
    }
    for other in others { try check(multiplier, of: other) }
    for place in all.indices { try checkTree(all[place], others[others.count == 1 ? 0 : place]) }
    for place in all.indices {
      let statement = Link(
        multiplier: multiplier, target: others[others.count == 1 ? 0 : place], constant: constant)
      try setLink(all[place], relation, statement, priority)
    }
  }

  /// What a value follows, and how; nil if it is a number, or none.
  public func link(
    of attribute: Attribute, _ relation: Relation
  ) -> (followed: Attribute, multiplier: Double, constant: Double, priority: Double)? {
    guard let slot = find(attribute), case let constraint = valueSlot(slot, relation),
      constraint >= 0, constraints[constraint].source == .link
    else { return nil }
    let record = constraints[constraint], link = links[record.detail]
    return (self.attribute(at: link.target), link.multiplier, record.value, record.priority)
  }

  /// The attributes of a target, all of which have to be lengths.
  private func lengths(_ target: Target) throws(LayoutError) -> [Int32] {
    var all: [Int32] = []
    try forEach(target) { member throws(LayoutError) in
      if hasFactor(attributes[member].key) { throw .factor(attribute(at: member)) }
      all.append(member)
    }
    return all
  }

  /// Refuses a multiplier whose product with the coefficients of what is followed the solver does
  /// not accept.
  private func check(_ multiplier: Double, of followed: Int32) throws(LayoutError) {
    let key = attributes[followed].key
    let formula = Formula(key.kind, hasOther: key.other >= 0)
    for line in [formula.line, formula.partnerLine] {
      do throws(LayoutError) {
        try check(coefficient: multiplier, of: line, "the multiplier ")
      } catch {
        throw .asked(self.attribute(at: followed), error)
      }
    }
  }

  private func checkTree(_ attribute: Int32, _ followed: Int32) throws(LayoutError) {
    let node = attributes[attribute].key.node, other = attributes[followed].key.node
    if rootSlot(of: node) != rootSlot(of: other) && !isReading {
      throw .unrelated(self.node(at: node), self.node(at: other))
    }
  }
}

/// The right side of a value that follows an attribute.
struct Link {
  var multiplier: Double
  var target: Int32
  var constant: Double
}

// MARK: Table

extension Layout {
  /// Lets a value follow an attribute. The entry is as for ``setSingle(_:_:_:_:entry:)``.
  func setLink(
    _ attribute: Int32, _ relation: Relation, _ link: Link, _ priority: Double,
    entry known: Int32? = nil
  ) throws(LayoutError) {
    if known == nil && isDeferred(deferred(attribute, relation, link, priority)) { return }
    try makeExtras(ofAttribute: link.target)
    let existing = valueSlot(attribute, relation)
    var entry = known ?? -1
    if known == nil {
      entry = try enter(attribute, relation, link, priority, over: existing)
    }
    var linkRecord = LinkRecord(
      multiplier: link.multiplier, target: link.target, constraint: existing)
    linkRecord.entry = entry
    guard let slot = links.insert(linkRecord) else { throw .limit(.constraints) }
    var record =
      existing >= 0
      ? constraints[existing]
      : ConstraintRecord(
        value: 0, priority: priority, owner: attribute, relation: relation, source: .link)
    if existing >= 0 && record.source == .link { dropLink(of: existing) }
    record.source = .link
    record.detail = slot
    record.value = link.constant
    record.priority = priority
    if existing >= 0 {
      constraints[existing] = record
      attach(slot)
      try restate(existing)
    } else {
      links[slot].constraint = try insert(record)
      attach(slot)
    }
    try endMasks(by: links[slot].constraint)
  }

  private func deferred(
    _ attribute: Int32, _ relation: Relation, _ link: Link, _ priority: Double
  ) -> DeferredChange {
    .link(
      self.attribute(at: attribute), relation, to: self.attribute(at: link.target),
      times: link.multiplier, plus: link.constant, priority)
  }

  /// Enters a link into the list of the attribute that it follows.
  private func attach(_ link: Int32) {
    let extras = attributes[links[link].target].extras
    let next = attributeExtras[extras].firstFollower
    links[link].next = next
    if next >= 0 { links[next].previous = link }
    attributeExtras[extras].firstFollower = link
  }

  /// Removes the link of a constraint.
  func dropLink(of constraint: Int32) {
    noteGone(in: constraint)
    let link = constraints[constraint].detail, record = links[link]
    if record.next >= 0 { links[record.next].previous = record.previous }
    if record.previous >= 0 {
      links[record.previous].next = record.next
    } else {
      attributeExtras[attributes[record.target].extras].firstFollower = record.next
    }
    links.remove(link)
  }

  /// Brings what follows, or is followed by, an attribute in line with the tree.
  func refreshLinks(of attribute: Int32) throws(LayoutError) {
    var link = extras(ofAttribute: attribute).firstFollower
    while link >= 0 {
      try refresh(links[link].constraint)
      link = links[link].next
    }
    var constraint = attributes[attribute].firstConstraint
    while constraint >= 0 {
      if constraints[constraint].source == .link { try refresh(constraint) }
      constraint = constraints[constraint].next
    }
  }
}
