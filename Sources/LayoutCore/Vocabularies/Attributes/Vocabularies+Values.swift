import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Equal, min and max of attributes.
extension Vocabularies {
  /// Keeps an attribute, or every one of a group, equal to, at least or at most at a value. NaN
  /// takes the value of that relation away; the priority is not looked at then.
  public func set(
    _ attribute: Attribute, _ relation: Relation, _ value: Double, priority: Double
  ) throws(LayoutError) {
    let target = try target(of: attribute, accepting: value, priority)
    if case .single = target {
      return try ValueChange(Setting(attribute, relation, value, priority: priority))
        .submit(to: self)
    }
    try forEach(target) { member throws(LayoutError) in
      try set(member, relation, value, priority)
    }
  }

  /// Sets many values, as given for each position; on failure none is set.
  public func set(
    _ count: Int, _ setting: (Int) throws(LayoutError) -> Setting
  ) throws(LayoutError) {
    try checkIdle()
    for position in 0..<count {
      do throws(LayoutError) {
        let setting = try setting(position)
        _ = try target(of: setting.attribute, accepting: setting.value, setting.priority)
      } catch {
        throw .element(position, error)
      }
    }
    for position in 0..<count {
      let setting = try setting(position)
      try set(setting.attribute, setting.relation, setting.value, priority: setting.priority)
    }
  }

  /// Keeps an attribute at a value unless that is below `min` or above `max`; what is not given
  /// stays as it is. By default the value is a soft constraint, and the limits are required.
  public func keep(
    _ attribute: Attribute, at value: Double, priority: Double = Priority.high,
    min: Double? = nil, max: Double? = nil
  ) throws(LayoutError) {
    _ = try target(of: attribute, accepting: value, priority)
    try checkLimits(min, max, for: attribute)
    try set(attribute, .equal, value, priority: priority)
    try setLimits(attribute, min, max)
  }

  /// Keeps an attribute between two values, required.
  public func keep(_ attribute: Attribute, min: Double, max: Double) throws(LayoutError) {
    try checkLimits(min, max, for: attribute)
    try setLimits(attribute, min, max)
  }

  /// A value and its priority; NaN and 0 if there is none, if it follows another attribute, for a
  /// group, and for a stale handle.
  public func value(
    of attribute: Attribute, _ relation: Relation
  ) -> (value: Double, priority: Double) {
    guard let slot = find(attribute) else { return (.nan, 0) }
    let constraint = valueSlot(slot, relation)
    guard !constraint.isNone, constraints[constraint].source == .value else { return (.nan, 0) }
    let record = constraints[constraint]
    return (record.attribute == slot ? record.value : 0 - record.value, record.priority)
  }

  /// Takes equal, min and max away; of every attribute, for a group.
  public func clear(_ attribute: Attribute) throws(LayoutError) {
    try forEach(try target(attribute)) { member throws(LayoutError) in
      for relation in [Relation.equal, .atMost, .atLeast] { try set(member, relation, .nan, 0) }
    }
  }

  /// Whether a value of it, or of any attribute of a group, is active.
  public func isActive(_ attribute: Attribute) -> Bool {
    guard let target = findTarget(attribute) else { return false }
    var isAnyActive = false
    forEachExisting(target) { if isActive($0) { isAnyActive = true } }
    return isAnyActive
  }

  private func isActive(_ attribute: AttributeSlot) -> Bool {
    for relation in [Relation.equal, .atMost, .atLeast] {
      let value = valueSlot(attribute, relation)
      if !value.isNone && !constraints[value].row.isNone { return true }
    }
    return false
  }
}

// MARK: Checks

extension Vocabularies {
  /// What a handle stands for; refuses a value or a priority that is not acceptable for it.
  private func target(
    of attribute: Attribute, accepting value: Double, _ priority: Double
  ) throws(LayoutError) -> Target {
    let target = try target(attribute)
    do throws(LayoutError) {
      try check(value, priority, for: target)
    } catch {
      throw .asked(attribute, error)
    }
    return target
  }

  func check(
    _ value: Double, _ priority: Double, for target: Target
  ) throws(LayoutError) {
    if case .single(let attribute) = target {
      return try check(value, priority, for: attributes[attribute].key)
    }
    if value.isNaN { return }
    try check(value, priority)
    if value == 0 || value.magnitude >= 1 / Self.valueLimit { return }
    var hasAnyFactor = false
    forEachExisting(target) { if hasFactor(attributes[$0].key) { hasAnyFactor = true } }
    if case .readyMade(let group) = target, hasFactor(attributes[group].key.member(0)) {
      hasAnyFactor = true
    }
    if hasAnyFactor { throw .value(value) }
  }

  private func checkLimits(
    _ min: Double?, _ max: Double?, for attribute: Attribute
  ) throws(LayoutError) {
    if let min { _ = try target(of: attribute, accepting: min, Priority.required) }
    if let max { _ = try target(of: attribute, accepting: max, Priority.required) }
  }

  func check(
    _ value: Double, _ priority: Double, for key: AttributeIndex.Key
  ) throws(LayoutError) {
    if value.isNaN { return }
    try check(value, priority)
    if value != 0 && value.magnitude < 1 / Self.valueLimit && hasFactor(key) {
      throw .value(value)
    }
  }
}

// MARK: Setting

extension Vocabularies {
  private func setLimits(
    _ attribute: Attribute, _ min: Double?, _ max: Double?
  ) throws(LayoutError) {
    if let min { try set(attribute, .atLeast, min, priority: Priority.required) }
    if let max { try set(attribute, .atMost, max, priority: Priority.required) }
  }

  /// Sets a value, which has been checked, of an attribute that is no group.
  func set(
    _ attribute: AttributeSlot, _ relation: Relation, _ value: Double, _ priority: Double
  ) throws(LayoutError) {
    let setting = Setting(
      self.attribute(at: attribute), relation, value, priority: priority)
    try ValueChange(setting).submit(to: self)
  }

  /// Puts a value on an attribute that is no group, or takes it away for NaN. One that an atomic group
  /// puts back comes with its entry, and what no group records with none; any other is recorded.
  func put(_ setting: Setting, entry known: EntrySlot? = nil) throws(LayoutError) {
    let attribute = try place(setting.attribute)
    let existing = valueSlot(attribute, setting.relation)
    if setting.value.isNaN {
      if !existing.isNone { try remove(constraint: existing) }
      return
    }
    if !existing.isNone { try turn(existing, to: attribute) }
    let target = setting.followed != .none ? try place(setting.followed) : .none
    var entry = known ?? EntrySlot.none
    if known == nil && !state.recorder.isNone { entry = try enter(setting, over: existing) }
    var constraint = existing
    if !existing.isNone && target.isNone && constraints[existing].source == .value {
      try rewrite(existing, value: setting.value, priority: setting.priority)
      if constraints[existing].entry != entry { constraints[existing].entry = entry }
    } else {
      constraint = try replace(existing, by: setting, of: attribute, following: target, entry)
    }
    try endMasks(by: constraint)
  }

  /// Makes a value, in place of one of the other kind if there is one. It follows another attribute, unless
  /// that is none.
  private func replace(
    _ existing: ConstraintSlot, by setting: Setting, of attribute: AttributeSlot,
    following target: AttributeSlot, _ entry: EntrySlot
  ) throws(LayoutError) -> ConstraintSlot {
    var record =
      existing.isNone
      ? ConstraintRecord(
        value: setting.value, priority: setting.priority, of: attribute,
        relation: setting.relation, source: .value)
      : constraints[existing]
    let link = target.isNone ? .none : try insertLink(setting.multiplier, target, entry)
    if record.source == .link { dropLink(of: existing) }
    if link.isNone {
      (record.source, record.entry) = (.value, entry)
    } else {
      (record.source, record.link) = (.link, link)
    }
    record.set(setting.value, setting.priority)
    if !existing.isNone { constraints[existing] = record }
    let constraint = existing.isNone ? try insert(record) : existing
    if !link.isNone { attach(link, to: constraint) }
    if !existing.isNone { try restate(existing) }
    return constraint
  }
}

/// A value of an attribute that is no group.
package struct ValueChange: Change {
  let setting: Setting

  package var isDeferred: Bool { true }

  package init(_ setting: Setting) { self.setting = setting }

  package func make(in layout: Vocabularies) throws(LayoutError) { try layout.put(setting) }
}
