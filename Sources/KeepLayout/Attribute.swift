import ConstraintSolver
import LayoutCore

/// A number of a node, or between two nodes, with three values that are independent of each other. It
/// may also stand for several attributes.
///
///     label.width.equal = 42 ~ .high
///     label.width.max = 200
///     label.width.min = nil
public struct Attribute: Hashable {
  let layout: LayoutReference
  let core: CoreAttribute

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
    layout.note { core throws(CoreError) in
      try core.set(
        self.core, relation, to: other.core, times: multiplier, plus: constant,
        priority: priority.rawValue)
    }
  }

  /// Takes all three values away.
  public func clear() { layout.note { core throws(CoreError) in try core.clear(self.core) } }

  /// What it is after the last solve; nil for several attributes, and between unrelated nodes.
  public var measured: Double? { number(layout.core.measured(core)) }

  /// Whether a value of it is active.
  public var isActive: Bool { layout.core.isActive(core) }

  /// The constraint of one of its values; nil for none.
  public func constraint(_ relation: Relation = .equal) -> Constraint? {
    Constraint(layout, layout.core.constraint(of: core, relation))
  }

  /// Why it is what it is: a sum over the constraints that decide it.
  public var why: String { layout.core.why(core).string }

  /// How far it could go without any constraint of at least a priority being worse off.
  public func range(_ priority: Priority = Priority(0)) throws(KeepError) -> ClosedRange<Double>? {
    let found = try layout.attempt(isReading: true) { core throws(CoreError) in
      try core.range(of: self.core, least: priority.rawValue)
    }
    return found.minimum <= found.maximum ? found.minimum...found.maximum : nil
  }

  private func value(_ relation: Relation) -> Value? {
    let found = layout.core.value(of: core, relation)
    return number(found.value).map { Value($0, Priority(found.priority)) }
  }

  private func set(_ relation: Relation, _ value: Value?) {
    layout.note { core throws(CoreError) in
      if let value, value.number.isNaN { throw .asked(self.core, .value(.nan)) }
      try core.set(
        self.core, relation, value?.number ?? .nan,
        priority: (value?.priority ?? .required).rawValue)
    }
  }

  /// Whether they are one attribute of one layout: `a.rightOffset(to: b)` is `b.leftOffset(to: a)`, and
  /// `a.leftAlign(to: b)` is `b.leftAlign(to: a)`, whose values have the other sign.
  public static func == (one: Attribute, other: Attribute) -> Bool {
    if one.layout !== other.layout { return false }
    return one.core == other.core || one.layout.core.isSame(one.core, other.core)
  }

  /// By its handle, or by the two nodes of an alignment, whose order makes no difference.
  public func hash(into hasher: inout Hasher) {
    if layout.core.isAlignment(core) {
      hasher.combine(layout.core.node(of: core).id ^ layout.core.other(of: core).id)
    } else {
      hasher.combine(core.id)
    }
  }
}

/// The core's NaN, for no number, as nil.
func number(_ number: Double) -> Double? { number.isNaN ? nil : number }

extension Layout {
  /// Several attributes as one: what is set is set for each.
  public func group(_ attributes: Attribute...) throws(KeepError) -> Attribute {
    let group = try reference.attempt { core throws(CoreError) in
      try core.group(attributes.map(\.core))
    }
    return Attribute(layout: reference, core: group)
  }
}
