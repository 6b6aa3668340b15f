import CKeepLayout

/// A number of a node, or between two nodes, with three values that are independent of each other. It
/// may also stand for several attributes.
///
///     label.width.equal = 42 ~ .high
///     label.width.max = 200
///     label.width.min = nil
public struct Attribute: Hashable, Known {
  let layout: LayoutReference
  let c: keep_attribute

  init(_ layout: LayoutReference, _ c: keep_attribute) { (self.layout, self.c) = (layout, c) }

  /// Equal to a value; nil for none, or if it follows another attribute.
  public var equal: Value? {
    get { value(.equal) }
    nonmutating set { set(.equal, newValue) }
  }

  /// At least a value; nil for none, or if it follows another attribute.
  public var min: Value? {
    get { value(.atLeast) }
    nonmutating set { set(.atLeast, newValue) }
  }

  /// At most a value; nil for none, or if it follows another attribute.
  public var max: Value? {
    get { value(.atMost) }
    nonmutating set { set(.atMost, newValue) }
  }

  /// Follows another attribute: `multiplier * other + constant`.
  public func keep(
    _ relation: Relation = .equal, to other: Attribute, times multiplier: Double = 1,
    plus constant: Double = 0, at priority: Priority = .required
  ) {
    layout.note {
      keep_attribute_set_to(
        $0, c, relation.c, other.c(in: layout), multiplier, constant, priority.rawValue)
    }
  }

  /// Takes all three values away.
  public func clear() { layout.note { keep_attribute_clear($0, c) } }

  /// The constraint of one of its values; nil for none.
  public func constraint(_ relation: Relation = .equal) -> Constraint? {
    Constraint(found: layout, layout.read { keep_attribute_constraint($0, c, relation.c) })
  }

  /// Which attribute it is; nil for one that is gone.
  public var kind: AttributeKind? {
    AttributeKind(rawValue: Int32(layout.read { keep_attribute_kind_of($0, c) }.rawValue))
  }

  /// Its name in sentences.
  public var name: String {
    get { text(.name) }
    nonmutating set {
      layout.note { pointer throws(KeepError) in
        keep_attribute_set_name(pointer, c, try checked(newValue))
      }
    }
  }

  /// Why it is what it is: a sum over the constraints that decide it.
  public var why: String { text(.why) }

  /// How far it could go without any constraint of at least a priority being worse off; nil for what has no
  /// value.
  public func range(_ priority: Priority = Priority(0)) throws(KeepError) -> ClosedRange<Double>? {
    var (minimum, maximum) = (0.0, 0.0)
    try layout.attempt { keep_attribute_range($0, c, priority.rawValue, &minimum, &maximum) }
    return minimum <= maximum ? minimum...maximum : nil
  }

  /// Ends a group. What was set stays.
  public func remove() throws(KeepError) { try layout.attempt { keep_group_destroy($0, c) } }

  private func value(_ relation: Relation) -> Value? {
    var priority = 0.0
    let found = layout.read { keep_attribute_value($0, c, relation.c, &priority) }
    return finite(found).map { Value($0, Priority(priority)) }
  }

  private func set(_ relation: Relation, _ value: Value?) {
    layout.note { pointer throws(KeepError) in
      let number = try given(value?.number, "the value")
      return keep_attribute_set(
        pointer, c, relation.c, number, (value?.priority ?? .required).rawValue)
    }
  }

  func given(_ number: Double?, _ name: String) throws(KeepError) -> Double {
    try KeepLayout.given(number, name, of: self.name)
  }

  /// Whether they are one attribute of one layout: `a.rightOffset(to: b)` is `b.leftOffset(to: a)`, and
  /// `a.leftAlign(to: b)` is `b.leftAlign(to: a)`, whose values have the other sign.
  public static func == (one: Attribute, other: Attribute) -> Bool {
    if one.layout !== other.layout { return false }
    return one.c.id == other.c.id
      || one.layout.read { keep_attribute_is_same($0, one.c, other.c) }
  }

  /// By its handle, or by the two nodes of an alignment, whose order makes no difference.
  public func hash(into hasher: inout Hasher) {
    let family = (kind?.rawValue ?? 0) / 10
    if family == AttributeKind.leftAlign.rawValue / 10 {
      hasher.combine((node?.c.id ?? 0) ^ (other?.c.id ?? 0))
    } else {
      hasher.combine(c.id)
    }
  }
}

extension Layout {
  /// Several attributes as one: what is set is set for each.
  public func group(_ attributes: Attribute...) throws(KeepError) -> Attribute {
    try group(attributes)
  }

  /// The same of attributes in an array.
  public func group(_ attributes: [Attribute]) throws(KeepError) -> Attribute {
    let handles = attributes.map { $0.c(in: reference) }
    return Attribute(
      reference, try reference.make { keep_group_create($0, handles, handles.count) })
  }
}
