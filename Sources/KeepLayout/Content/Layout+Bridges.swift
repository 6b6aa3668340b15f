import ConstraintSolver

/// What a statement on an attribute means while some nodes are gone.
struct Saying {
  var key: AttributeIndex.Key
  /// The attribute that it follows, and the multiplier; -1 for a number.
  var followed: Int32 = -1
  var multiplier = 1.0
  /// Whether it follows that attribute now, and does not count as a number.
  var isFollowing = true
  var value: Double
  var priority: Double
}

/// Equal gaps and equal sizes skip nodes that are gone, so that they stay equal: gaps are those to
/// the nearest nodes that are not gone, and a multiple of a size that is gone becomes a multiple of
/// what that size is a multiple of.
extension Layout {
  /// A statement on an attribute as it counts while some nodes are gone.
  func saying(_ record: ConstraintRecord, asSaid: Bool = false) -> Saying {
    let key = attributes[record.owner].key
    var saying = Saying(key: key, value: record.value, priority: record.priority)
    if record.source == .link {
      saying.followed = links[record.detail].target
      saying.multiplier = links[record.detail].multiplier
    }
    guard !asSaid && environmentUse.contains(.gone) else { return saying }
    if isAnyGone(key) && !isGone(key.node),
      case let value = extras(ofAttribute: record.owner).goneValue, !value.isNaN
    {
      saying.isFollowing = false
      saying.value = value
    } else if isInGone(key) || saying.followed >= 0 && bridgeGap(&saying, record) {
      return saying
    } else if isGone(key.node) {
      saying.isFollowing = false
      if !hasFactor(key) { saying.value = 0 }
    } else if isSize(key) && key.other >= 0 {
      bridgeSize(&saying)
    }
    return saying
  }

  /// A multiple of the size of a node that is gone becomes a multiple of what that size is a
  /// multiple of, if the product is acceptable as a multiplier.
  private func bridgeSize(_ saying: inout Saying) {
    var bridged = saying
    var hops = nodes.count
    while isGone(bridged.key.other) {
      let next = multiple(bridged.key)
      hops -= 1
      if next < 0 || hops < 0 { return }
      bridged.key.other = attributes[constraints[next].owner].key.other
      bridged.value *= constraints[next].value
      bridged.priority = min(bridged.priority, constraints[next].priority)
    }
    if bridged.key.other == saying.key.node { return }
    do throws(LayoutError) {
      try check(bridged.value, bridged.priority, for: bridged.key)
      saying = bridged
    } catch {}
  }

  /// The one value that keeps the other node's size of the same kind at a multiple; -1 if there are
  /// none or several.
  private func multiple(_ key: AttributeIndex.Key) -> Int32 {
    var found: Int32 = -1
    var attribute = nodes[key.other].firstAttribute
    while attribute >= 0 {
      let next = attributes[attribute].key
      if next.kind == key.kind && next.other >= 0,
        case let value = valueSlot(attribute, .equal), value >= 0
      {
        if found >= 0 { return -1 }
        found = value
      }
      attribute = attributes[attribute].next
    }
    return found
  }

  /// Equal gaps before and after a node are those to the nearest nodes that are not gone. Where
  /// there is none, or the node itself is gone, the gap is 0. False if a link is about something
  /// else.
  private func bridgeGap(_ saying: inout Saying, _ record: ConstraintRecord) -> Bool {
    let gap = saying.key, other = attributes[saying.followed].key
    if gap.kind.family != .offset || other.kind != gap.kind { return false }
    let isForwards = other.follows(gap)
    // Where the gap is known from a number, there is no need to look further.
    if !(isForwards && isGone(gap.node)) && followsNumber(&saying) { return true }
    if record.relation != .equal || !isForwards && !gap.follows(other) { return false }
    let (before, first) = isForwards ? (record.owner, gap) : (saying.followed, other)
    var after = isForwards ? saying.followed : record.owner
    var empty = isGone(first.node) || isFirst(first) ? before : -1
    var hops = nodes.count
    while empty < 0 && isGone(attributes[after].key.node) && hops > 0 {
      let next = gapAfter(after)
      if next < 0 { empty = after } else { after = next }
      hops -= 1
    }
    if empty >= 0 {
      saying.key = attributes[empty].key
      saying.isFollowing = false
      saying.value = 0
      saying.priority = min(saying.priority, Self.ownPriority)
    } else if isForwards {
      saying.followed = after
    } else {
      saying.key = attributes[after].key
    }
    return true
  }

  /// The gap after the next node that is kept as wide; -1 if there is none.
  private func gapAfter(_ gap: Int32) -> Int32 {
    let next = equal(to: gap)
    if next >= 0 && attributes[next].key.follows(attributes[gap].key) { return next }
    var link = extras(ofAttribute: gap).firstFollower
    while link >= 0 {
      let next = constraints[links[link].constraint].owner
      if equal(to: next) == gap && attributes[next].key.follows(attributes[gap].key) { return next }
      link = links[link].next
    }
    return -1
  }

  /// The attribute that another one is to be equal to; -1 if there is none.
  private func equal(to attribute: Int32) -> Int32 {
    let kept = valueSlot(attribute, .equal)
    return kept < 0 || constraints[kept].source != .link
      ? -1 : links[constraints[kept].detail].target
  }

  /// Whether what follows a gap before a node that is gone is kept at a number that way.
  private func followsNumber(_ saying: inout Saying) -> Bool {
    var followed = saying.followed
    var (factor, sum) = (saying.multiplier, saying.value)
    var hops = nodes.count
    while followed >= 0 && isGone(attributes[followed].key.node) && hops > 0 {
      hops -= 1
      let kept = valueSlot(followed, .equal)
      if kept < 0 { break }
      sum += factor * constraints[kept].value
      if constraints[kept].source == .value {
        guard sum.magnitude <= Self.valueLimit else { break }
        saying.isFollowing = false
        saying.value = isGone(saying.key.node) ? 0 : sum
        return true
      }
      factor *= links[constraints[kept].detail].multiplier
      followed = links[constraints[kept].detail].target
    }
    return false
  }

  /// Whether a gap is behind a node that is gone and that, as far as offsets tell, no other node
  /// that is not gone is before. Sums may tell otherwise.
  private func isFirst(_ gap: AttributeIndex.Key) -> Bool {
    var node = gap.other
    var hops = nodes.count
    while isGone(node) && hops > 0 {
      hops -= 1
      if nodes[node].firstTerm >= 0 { return false }
      var before: Int32 = -1
      var attribute = nodes[node].firstAttribute
      while attribute >= 0 {
        let key = attributes[attribute].key
        if key.kind == gap.kind
          && (attributes[attribute].firstConstraint >= 0
            || extras(ofAttribute: attribute).firstFollower >= 0)
        {
          if before >= 0 { return false }
          before = key.other
        }
        attribute = attributes[attribute].next
      }
      if before < 0 { return true }
      node = before
    }
    return false
  }
}

extension AttributeIndex.Key {
  /// Whether an offset is the gap after another one.
  fileprivate func follows(_ gap: Self) -> Bool { kind == gap.kind && other == gap.node }
}

// MARK: Looking again

extension Layout {
  /// Notes nodes of a constraint that are gone: constraints that mention them have to be looked at
  /// again, as their meaning depends on others of the same nodes.
  func noteGone(in constraint: Int32) {
    guard environmentUse.contains(.gone), fittingNode < 0, leadsOn(constraint),
      mayMentionGone(constraint), equation(of: constraint, asSaid: true) != nil
    else { return }
    for part in parts.all where isGone(part.anchor.node) {
      goneNodes.insert(node(at: part.anchor.node))
      areAreasDue = true
    }
  }

  /// False for a value none of whose nodes is gone, which most constraints are.
  private func mayMentionGone(_ constraint: Int32) -> Bool {
    let record = constraints[constraint]
    return record.source != .value || isAnyGone(attributes[record.owner].key)
  }

  /// Whether looking at a constraint leads on to others. While nodes that are gone are settled,
  /// only links and sizes do.
  private func leadsOn(_ constraint: Int32) -> Bool {
    let record = constraints[constraint]
    return !isSettlingGone || links.count > 0
      || record.source.isOfAttribute && isSize(attributes[record.owner].key)
  }

  /// Brings the constraints of these nodes in line. Where gaps or sizes skip several nodes that are
  /// gone, one leads to the next.
  func settleGone() throws(LayoutError) {
    isSettlingGone = true
    defer { isSettlingGone = false }
    var place = 0
    while place < goneNodes.nodes.count {
      if let node = find(goneNodes.nodes[place]) {
        try forEachConstraint(of: node) { constraint throws(LayoutError) in
          try refresh(constraint)
        }
      }
      place += 1
    }
    goneNodes.removeAll()
  }
}
