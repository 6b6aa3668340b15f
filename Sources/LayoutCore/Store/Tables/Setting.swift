/// One value that an attribute is to be kept at, or another attribute that it follows.
public struct Setting: BitwiseCopyable {
  /// The attribute or group.
  public var attribute: Attribute
  /// Equal, at least (min) or at most (max).
  public var relation: Relation
  /// NaN takes the value away.
  public var value: Double
  /// Above 0 and at most 1000.
  public var priority: Double
  /// The attribute that is followed: the multiplier times it, plus the value; none for a number.
  package var followed = Attribute.none
  package var multiplier = 1.0

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
