import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Values and rules of attributes.
extension DocumentUpdate {
  func updateAttributes() throws(LayoutError) {
    var isWanted = [Bool](repeating: false, count: Int(layout.attributes.records.end))
    var pairs: [(wanted: AttributeSlot, known: AttributeSlot)] = []
    for node in numbered {
      var attribute = wanted.nodes[node].firstAttribute
      while !attribute.isNone {
        let known = try counterpart(ofAttribute: attribute)
        pairs.append((attribute, known))
        if known.index < isWanted.count { isWanted[known] = true }
        attribute = wanted.attributes[attribute].next
      }
    }
    for attribute in layout.attributes.records.taken
    where attribute.index < isWanted.count && !isWanted[attribute] {
      try update(attribute, AttributeExtras(), name: wanted.names.bytes(of: -1))
      for isRule in [false, true] {
        for constraint in layout.constraints(ofAttribute: attribute, areRules: isRule) {
          try layout.drop(layout.constraint(at: constraint))
        }
      }
    }
    for pair in pairs {
      let extras = wanted.attributes[extrasOf: pair.wanted]
      try update(pair.known, extras, name: wanted.names.bytes(of: extras.name))
      try updateValues(of: pair.wanted, pair.known)
    }
    // A value may follow any of them.
    for pair in pairs { try updateRules(of: pair.wanted, pair.known) }
  }

  /// The attribute of the same nodes, asked for the same way round.
  private func counterpart(
    ofAttribute attribute: AttributeSlot
  ) throws(LayoutError) -> AttributeSlot {
    let record = wanted.attributes[attribute]
    let key = AttributeIndex.Key(
      node: counterpart(of: record.key.node), other: counterpart(of: record.key.other),
      kind: record.key.kind)
    let slot = try layout.slot(of: key)
    if layout.attributes[slot].isAskedBackwards != record.isAskedBackwards {
      layout.attributes[slot].isAskedBackwards = record.isAskedBackwards
      try layout.refresh(attribute: slot)
    }
    return slot
  }

  private func update(
    _ attribute: AttributeSlot, _ extras: AttributeExtras, name: UnsafeBufferPointer<UInt8>
  ) throws(LayoutError) {
    let known = layout.attributes[extrasOf: attribute], handle = layout.attribute(at: attribute)
    if !layout.names.equals(known.name, name) { try layout.setName(of: handle, to: name) }
    for property in AttributeProperty.allCases
    where !known[property].isSame(as: extras[property]) {
      try layout.set(property, of: handle, to: extras[property])
    }
  }

  /// Values that are in order stay; those behind a difference are made again, as they are written in the
  /// order in which they were made.
  private func updateValues(
    of attribute: AttributeSlot, _ slot: AttributeSlot
  ) throws(LayoutError) {
    let said = wanted.constraints(ofAttribute: attribute, areRules: false)
    var count = 0
    for value in layout.constraints(ofAttribute: slot, areRules: false) {
      let relation = layout.constraints[value].relation
      if count < said.count && wanted.constraints[said[count]].relation == relation {
        count += 1
      } else {
        try layout.remove(constraint: value)
      }
    }
    for value in said {
      let setting = setting(of: value, on: slot),
        known = layout.ownValueSlot(slot, setting.relation)
      if known.isNone || !layout.isSame(known, as: setting) {
        try ValueChange(setting).submit(to: layout)
      }
      locate(layout.ownValueSlot(slot, setting.relation), like: value)
    }
  }

  private func setting(of value: ConstraintSlot, on slot: AttributeSlot) -> Setting {
    let record = wanted.constraints[value]
    var setting = Setting(
      layout.attribute(at: slot), record.relation, record.value, priority: record.priority)
    if record.source == .link {
      let link = wanted.constraints.links[record.link]
      let key = wanted.attributes[link.target].key
      let followed = layout.attributes.find(
        AttributeIndex.Key(
          node: counterpart(of: key.node), other: counterpart(of: key.other), kind: key.kind))
      setting.followed = layout.attribute(at: followed)
      setting.multiplier = link.multiplier
    }
    return setting
  }

  /// The same for rules.
  private func updateRules(of attribute: AttributeSlot, _ slot: AttributeSlot) throws(LayoutError) {
    let said = wanted.constraints(ofAttribute: attribute, areRules: true)
    var kept = ConstraintSlots()
    for rule in layout.constraints(ofAttribute: slot, areRules: true) {
      let isSame = kept.count < said.count && isLike(rule, said[kept.count])
      if isSame { kept.append(rule) } else { try layout.drop(layout.constraint(at: rule)) }
    }
    for place in said.indices {
      let record = wanted.constraints[said[place]]
      if place >= kept.count {
        let key = layout.attributes[slot].key
        let made = try layout.addRule(
          key.kind, of: layout.node(at: key.node), to: layout.node(at: key.other), record.relation,
          record.value, priority: record.priority)
        kept.append(try layout.place(made))
      }
      try update(kept[place], like: said[place])
    }
  }

  private func isLike(_ rule: ConstraintSlot, _ said: ConstraintSlot) -> Bool {
    let (known, record) = (layout.constraints[rule], wanted.constraints[said])
    return known.relation == record.relation
      && known.marks.isOff == known.marks.contains(.uninstalled)
  }

  private func locate(_ slot: ConstraintSlot, like said: ConstraintSlot) {
    if slot.isNone { return }
    let place = here(wanted.constraints.extras[said].place)
    if layout.constraints.extras[slot].place != place {
      layout.constraints.extras[slot].place = place
    }
  }

  /// Brings value, priority, name and whether it is installed of a rule or a sum in line.
  func update(_ slot: ConstraintSlot, like said: ConstraintSlot) throws(LayoutError) {
    let (known, record) = (layout.constraints[slot], wanted.constraints[said])
    if known.value != record.value || known.priority != record.priority {
      try layout.amend(slot, record.value, record.priority)
    }
    locate(slot, like: said)
    let handle = layout.constraint(at: slot)
    if known.marks.isOff != record.marks.isOff {
      layout.constraints[slot].marks.set(.uninstalled, to: record.marks.isOff)
      try layout.refresh(slot)
    }
    try updateVariant(of: handle, like: said)
    let name = wanted.names.bytes(of: wanted.constraints.extras[said].name)
    if !layout.names.equals(layout.constraints.extras[slot].name, name) {
      try layout.setName(of: handle, to: name)
    }
  }
}

extension Layout {
  /// The values or the rules of an attribute, the oldest first.
  func constraints(ofAttribute attribute: AttributeSlot, areRules: Bool) -> ConstraintSlots {
    var all = ConstraintSlots()
    var constraint = attributes[attribute].firstConstraint
    while !constraint.isNone {
      if constraints[constraint].source.isValue != areRules { all.append(constraint) }
      constraint = constraints[constraint].next
    }
    all.reverse()
    return all
  }

  fileprivate func isSame(_ value: ConstraintSlot, as setting: Setting) -> Bool {
    let record = constraints[value]
    if record.value != setting.value || record.priority != setting.priority { return false }
    if record.source != .link { return setting.followed == .none }
    let link = constraints.links[record.link]
    return find(setting.followed) == link.target && link.multiplier == setting.multiplier
  }

  func place(_ constraint: Constraint) throws(LayoutError) -> ConstraintSlot {
    try checkIdle()
    guard let slot = find(constraint) else { throw .constraint(constraint) }
    return slot
  }
}
