/// What of a node is flexible when its parent is resized, and whether that stays: Apple's autoresizing mask.
public struct Flexible: OptionSet, Sendable, BitwiseCopyable {
  /// One bit for each part.
  public let rawValue: UInt8

  /// Any combination of parts; of other bits nothing is known.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The distance of the left edges.
  public static let left = Flexible(rawValue: 1)
  /// The width.
  public static let width = Flexible(rawValue: 2)
  /// The distance of the right edges.
  public static let right = Flexible(rawValue: 4)
  /// The distance of the top edges.
  public static let top = Flexible(rawValue: 8)
  /// The height.
  public static let height = Flexible(rawValue: 16)
  /// The distance of the bottom edges.
  public static let bottom = Flexible(rawValue: 32)
  /// The mask does not end where the host constrains the node.
  public static let stays = Flexible(rawValue: 64)

  package static let all = Flexible(rawValue: 127)
}

/// The sums that stand for an autoresizing mask; none without one.
package struct Struts: BitwiseCopyable {
  package var mask = Flexible()
  package var sums = (Constraint.none, Constraint.none, Constraint.none, Constraint.none)

  package init() {}

  package var all: [Constraint] { [sums.0, sums.1, sums.2, sums.3] }
  package var isSet: Bool { sums.0 != .none }
}
