import ConstraintSolver

/// A place on a circle around another node: at an angle in degrees, clockwise from above, and a distance between
/// both centers.
public struct Circle: Equatable, Sendable, BitwiseCopyable {
  /// The node in the middle.
  public var center: Node
  /// In degrees, clockwise from above.
  public var angle: Double
  /// In points.
  public var radius: Double

  /// A place on a circle.
  public init(around center: Node, angle: Double, radius: Double) {
    (self.center, self.angle, self.radius) = (center, angle, radius)
  }

  /// How far to the right of the middle, or below it, an angle is.
  package static func offset(_ axis: Axis, _ angle: Double, _ radius: Double) -> Double {
    let (sine, cosine) = Elementary.sineAndCosine(degrees: angle)
    return axis == .horizontal ? radius * sine : 0 - radius * cosine
  }
}
