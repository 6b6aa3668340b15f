import ConstraintSolver

/// One value that an attribute is to be kept at.
public struct Setting {
  /// The attribute or group.
  public var attribute: Attribute
  /// Equal, at least (min) or at most (max).
  public var relation: Relation
  /// NaN takes the value away.
  public var value: Double
  /// Above 0 and at most 1000.
  public var priority: Double

  /// A setting, required unless said otherwise.
  public init(
    _ attribute: Attribute, _ relation: Relation, _ value: Double,
    priority: Double = Priority.required
  ) {
    self.attribute = attribute
    self.relation = relation
    self.value = value
    self.priority = priority
  }
}

/// Equal, min and max of attributes.
extension Layout {
  /// Keeps an attribute, or every one of a group, equal to, at least or at most at a value. NaN
  /// takes the value of that relation away; the priority is not looked at then.
  public func set(
    _ attribute: Attribute, _ relation: Relation, _ value: Double, priority: Double
  ) throws(LayoutError) {
    let slot = try place(attribute)
    try check(value, priority, for: attributes[slot].key)
    try set(slot, relation, value, priority)
  }

  /// Sets many values, the ones that are told for each position; on failure none is set.
  public func set(
    _ count: Int, _ setting: (Int) throws(LayoutError) -> Setting
  ) throws(LayoutError) {
    for position in 0..<count {
      do throws(LayoutError) {
        let setting = try setting(position)
        let key = attributes[try place(setting.attribute)].key
        try check(setting.value, setting.priority, for: key)
      } catch {
        throw .element(position, error)
      }
    }
    for position in 0..<count {
      let setting = try setting(position)
      let slot = try place(setting.attribute)
      try set(slot, setting.relation, setting.value, setting.priority)
    }
  }

  /// A value and its priority; NaN and 0 if there is none, for a group, and for a stale handle.
  public func value(
    of attribute: Attribute, _ relation: Relation
  ) -> (value: Double, priority: Double) {
    guard let slot = find(attribute) else { return (.nan, 0) }
    let constraint = valueSlot(slot, relation)
    guard constraint >= 0 else { return (.nan, 0) }
    return (constraints[constraint].value, constraints[constraint].priority)
  }

  /// Takes equal, min and max away; of every attribute, for a group.
  public func clear(_ attribute: Attribute) throws(LayoutError) {
    let slot = try place(attribute)
    try set(slot, .equal, .nan, 0)
    try set(slot, .atMost, .nan, 0)
    try set(slot, .atLeast, .nan, 0)
  }

  /// Whether a value of it, or of any attribute of a group, is in force.
  public func isActive(_ attribute: Attribute) -> Bool {
    guard let slot = find(attribute) else { return false }
    let key = attributes[slot].key
    if !key.kind.isGroup { return isActive(slot) }
    for position in 0..<key.kind.memberCount {
      let member = existingSlot(of: key.member(position))
      if member >= 0 && isActive(member) { return true }
    }
    return false
  }

  private func isActive(_ attribute: Int32) -> Bool {
    var constraint = attributes[attribute].firstConstraint
    while constraint >= 0 {
      let record = constraints[constraint]
      if record.source == .value && !record.row.isNone { return true }
      constraint = record.next
    }
    return false
  }
}

// MARK: Checks

extension Layout {
  func check(
    _ value: Double, _ priority: Double, for key: AttributeIndex.Key
  ) throws(LayoutError) {
    if value.isNaN { return }
    try check(value, priority)
    if value != 0 && value.magnitude < 1 / Self.valueLimit && hasFactor(key) {
      throw .value(value)
    }
  }

  func check(_ value: Double, _ priority: Double) throws(LayoutError) {
    guard value.magnitude <= Self.valueLimit else { throw .value(value) }
    guard priority > 0 && priority <= 1000 else { throw .priority(priority) }
  }
}

// MARK: Setting

extension Layout {
  private func set(
    _ attribute: Int32, _ relation: Relation, _ value: Double, _ priority: Double
  ) throws(LayoutError) {
    let key = attributes[attribute].key
    if !key.kind.isGroup {
      return try setSingle(attribute, relation, value, priority)
    }
    for position in 0..<key.kind.memberCount {
      let member = try slot(of: key.member(position)).attribute
      try setSingle(member, relation, value, priority)
    }
  }

  private func setSingle(
    _ attribute: Int32, _ relation: Relation, _ value: Double, _ priority: Double
  ) throws(LayoutError) {
    let existing = valueSlot(attribute, relation)
    if value.isNaN {
      if existing >= 0 { try remove(constraint: existing) }
    } else if existing >= 0 {
      try rewrite(existing, value: value, priority: priority)
    } else {
      let record = ConstraintRecord(
        value: value, priority: priority, owner: attribute, relation: relation, source: .value)
      _ = try insert(record)
    }
  }

  /// The constraint behind a value; -1 if there is none.
  func valueSlot(_ attribute: Int32, _ relation: Relation) -> Int32 {
    var constraint = attributes[attribute].firstConstraint
    while constraint >= 0 {
      let record = constraints[constraint]
      if record.source == .value && record.relation == relation { return constraint }
      constraint = record.next
    }
    return -1
  }

  /// The attribute of a key that is made already; -1 if it is not.
  func existingSlot(of key: AttributeIndex.Key) -> Int32 {
    let found = attributeIndex.find(key, in: attributes)
    guard found < 0, key.kind.family == .alignment else { return found }
    return attributeIndex.find(key.turned(key.kind), in: attributes)
  }
}
