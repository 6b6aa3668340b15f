import ConstraintSolver

/// How far a bounded animation may overshoot: the offsets of its phase, from below 0, beyond its end, to above
/// 1, before its begin.
///
/// Between two solutions every required constraint holds, as it is linear. Beyond them the first one that would
/// be violated stops everything that the animation moves at once, so that what holds between its nodes goes on
/// to hold.
struct PhaseBounds: Equatable, BitwiseCopyable {
  var least = -Double.infinity
  var most = Double.infinity

  func clamped(_ offset: Double) -> Double { min(max(offset, least), most) }

  /// Whether others are the same except for rounding.
  func isNear(_ other: PhaseBounds) -> Bool {
    Self.isNear(least, other.least) && Self.isNear(most, other.most)
  }

  private static func isNear(_ one: Double, _ two: Double) -> Bool {
    one == two || one.isFinite && (one - two).magnitude <= 1e-9 * (1 + one.magnitude)
  }

  /// Allows what keeps `slope * offset` at most `slack`. A constraint that was violated at the begin or is at
  /// the end has no say.
  mutating func keep(_ slope: Double, atMost slack: Double) {
    let slack = slack.magnitude < Self.rounding ? 0 : slack
    if slack < 0 || slope.magnitude < Self.rounding { return }
    let bound = slack / slope
    if slope < 0 { least = max(least, bound) } else if bound >= 1 { most = min(most, bound) }
  }

  /// Allows no more than others do, too.
  mutating func narrow(to other: PhaseBounds) {
    least = max(least, other.least)
    most = min(most, other.most)
  }

  /// Less is a consequence of rounding.
  private static let rounding = 1e-6
}
