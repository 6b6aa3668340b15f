/// How strongly something is kept: above 0, and at most 1000, which is required. No number of
/// constraints of a lower priority outweighs one of a higher.
public struct Priority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The number.
  public var rawValue: Double

  /// A priority of your own.
  public init(rawValue: Double) { self.rawValue = rawValue }

  /// A priority of your own.
  public init(_ rawValue: Double) { self.rawValue = rawValue }

  /// 1000: kept, or in a conflict. KeepLayout 0.3.1's *must*.
  public static let required = Priority(1000)
  /// 750; *shall*.
  public static let high = Priority(750)
  /// 500.
  public static let medium = Priority(500)
  /// 250; *may*.
  public static let low = Priority(250)
  /// 50; *fit*.
  public static let fitting = Priority(50)

  /// Weaker first.
  public static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
}

/// A number at a priority. Literals are required: `42`, or `42 ~ .high`.
public struct Value: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The number.
  public var number: Double
  /// How strongly.
  public var priority: Priority

  /// A number, required unless a priority is given.
  public init(_ number: Double, _ priority: Priority = .required) {
    self.number = number
    self.priority = priority
  }

  /// A required number.
  public init(integerLiteral number: Int) { self.init(Double(number)) }
  /// A required number.
  public init(floatLiteral number: Double) { self.init(number) }

  /// The sum, at the priority of the left one.
  public static func + (one: Value, other: Value) -> Value { one.with(one.number + other.number) }
  /// The difference, at the priority of the left one.
  public static func - (one: Value, other: Value) -> Value { one.with(one.number - other.number) }
  /// The product, at the priority of the left one.
  public static func * (one: Value, other: Value) -> Value { one.with(one.number * other.number) }
  /// The quotient, at the priority of the left one.
  public static func / (one: Value, other: Value) -> Value { one.with(one.number / other.number) }
  /// The opposite number.
  public static prefix func - (one: Value) -> Value { one.with(-one.number) }

  private func with(_ number: Double) -> Value { Value(number, priority) }
}

/// Weaker than arithmetic and comparisons: `a.top == b.bottom + 8 ~ .high` is
/// `(a.top == b.bottom + 8) ~ .high`.
precedencegroup AtPriority {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}

infix operator ~ : AtPriority

/// A number at a priority.
public func ~ (number: Double, priority: Priority) -> Value { Value(number, priority) }
