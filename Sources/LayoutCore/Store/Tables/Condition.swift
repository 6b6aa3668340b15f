/// Asks the host whether an attribute holds.
public struct Condition {
  /// What makes it the same condition: an attribute that is applied again with the same one is
  /// applied in place of the old one. 0, 0 is like no other.
  public var identity: (UInt, UInt)
  /// Asked when the attribute is applied and at each reload. If it throws, they throw the same and
  /// have changed nothing.
  public var holds: (Node, Context) throws(LayoutError) -> Bool

  /// A condition.
  public init(
    identity: (UInt, UInt) = (0, 0),
    _ holds: @escaping (Node, Context) throws(LayoutError) -> Bool
  ) {
    self.identity = identity
    self.holds = holds
  }
}

/// What conditions are passed: where a node is, as the host has said for the layout or for a node.
public struct Context: Equatable, Sendable, BitwiseCopyable {
  /// How much room there is along an axis.
  public enum SizeClass: UInt8, Sendable, BitwiseCopyable {
    case unspecified = 0
    case compact = 1
    case regular = 2
  }

  /// What is in front of the user.
  public enum Idiom: UInt8, Sendable, BitwiseCopyable {
    case unspecified = 0
    case phone = 1
    case pad = 2
    case desktop = 3
    case tv = 4
    case car = 5
    case watch = 6
  }

  /// Which side is up.
  public enum Orientation: UInt8, Sendable, BitwiseCopyable {
    case unspecified = 0
    case portrait = 1
    case landscape = 2
  }

  /// How much room there is from left to right.
  public var horizontal = SizeClass.unspecified
  /// How much room there is from top to bottom.
  public var vertical = SizeClass.unspecified
  /// What is in front of the user.
  public var idiom = Idiom.unspecified
  /// Which side is up.
  public var orientation = Orientation.unspecified

  /// A context that says nothing.
  public init() {}
}
