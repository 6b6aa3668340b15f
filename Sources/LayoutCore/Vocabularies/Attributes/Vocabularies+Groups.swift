import ConstraintSolver
import LayoutStore

/// What an attribute's handle stands for.
package enum Target {
  case single(AttributeSlot)
  /// An attribute of a kind that is a group; its members are made when they are first needed.
  case readyMade(AttributeSlot)
  /// A group that the host has put together.
  case group(GroupSlot)
}

/// Groups of any attributes. A group in a group is its attributes, so nesting costs nothing later
/// and cannot go round in circles.
extension Vocabularies {
  /// Puts attributes together, groups among them, each once and in this order.
  public func group(_ parts: [Attribute]) throws(LayoutError) -> Attribute {
    try checkIdle()
    for position in parts.indices where findTarget(parts[position]) == nil {
      throw .element(position, .attribute(parts[position]))
    }
    var all = AttributeSlots()
    for part in parts {
      try forEach(try target(part)) { member throws(LayoutError) in all.append(member) }
    }
    return try insertGroup(all)
  }

  /// Forgets a group; its attributes and their values stay.
  public func destroyGroup(_ group: Attribute) throws(LayoutError) {
    try checkIdle()
    guard let slot = findGroup(group) else { throw .attribute(group) }
    names.discard(attributes.groups.name(of: slot))
    attributes.groups.remove(slot)
  }

  /// The attributes of a group, of whichever sort; none for an attribute that is no group, and for a
  /// stale handle.
  public func members(of group: Attribute) throws(LayoutError) -> [Attribute] {
    guard let target = findTarget(group) else { throw .attribute(group) }
    if case .single = target { return [] }
    var all: [Attribute] = []
    try forEach(target) { member throws(LayoutError) in all.append(attribute(at: member)) }
    return all
  }

  /// Whether it is a group, ready-made or not.
  public func isGroup(_ attribute: Attribute) -> Bool {
    switch findTarget(attribute) {
    case nil, .single: false
    case .readyMade, .group: true
    }
  }

  func insertGroup(_ parts: AttributeSlots) throws(LayoutError) -> Attribute {
    try checkIdle()
    guard let group = attributes.groups.insert() else { throw .limit(.groups) }
    let isRepeat = findRepeats(parts)
    // Repeated attributes are dropped, so that a group of groups is never larger than the layout.
    for place in parts.indices where !isRepeat[place] {
      if !attributes.groups.append(attribute(at: parts[place]), to: group) { throw .limit(.groups) }
    }
    return self.group(at: group)
  }

  /// By place: whether the attribute has come before, from whichever side.
  private func findRepeats(_ parts: AttributeSlots) -> [Bool] {
    let identities = parts.map { part in
      let other = attributes.otherSide(of: part)
      return Double(other.isNone ? part.index : min(part.index, other.index))
    }
    let order = ConstraintSolver.order(by: identities)
    var isRepeat = [Bool](repeating: false, count: parts.count)
    for place in order.indices.dropFirst()
    where identities[order[place]] == identities[order[place - 1]] {
      isRepeat[order[place]] = true
    }
    return isRepeat
  }
}

// MARK: Walking

extension Vocabularies {
  func target(_ attribute: Attribute) throws(LayoutError) -> Target {
    try checkIdle()
    guard let target = findTarget(attribute) else { throw .attribute(attribute) }
    return target
  }

  /// What a handle stands for; nil for one that is none, stale or foreign.
  package func findTarget(_ attribute: Attribute) -> Target? {
    if let slot = find(attribute) {
      return attributes[slot].key.kind.isGroup ? .readyMade(slot) : .single(slot)
    }
    return findGroup(attribute).map { .group($0) }
  }

  /// Calls `body` with every attribute of a target; those of ready-made groups are made if they are
  /// new.
  func forEach(
    _ target: Target, _ body: (AttributeSlot) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    switch target {
    case .single(let attribute): try body(attribute)
    case .readyMade(let group):
      let key = attributes[group].key
      for position in 0..<key.kind.memberCount {
        try body(try slot(of: key.member(position)))
      }
    case .group(let group):
      var member = attributes.groups.first(of: group)
      while !member.isNone {
        if let attribute = find(attributes.groups.attribute(of: member)) { try body(attribute) }
        member = attributes.groups.next(after: member)
      }
    }
  }

  /// Calls `body` with every attribute of a target that is made already.
  package func forEachExisting(_ target: Target, _ body: (AttributeSlot) -> Void) {
    switch target {
    case .single(let attribute): body(attribute)
    case .readyMade(let group):
      let key = attributes[group].key
      for position in 0..<key.kind.memberCount {
        let member = attributes.find(key.member(position))
        if !member.isNone { body(member) }
      }
    case .group(let group):
      var member = attributes.groups.first(of: group)
      while !member.isNone {
        if let attribute = find(attributes.groups.attribute(of: member)) { body(attribute) }
        member = attributes.groups.next(after: member)
      }
    }
  }
}
