import LayoutStore

/// How far an animation has come.
///
/// What moves is presented at a distance from where it belongs, which shrinks. It began with a
/// distance and a velocity, and is now at `offset` times that distance plus `inherited` seconds of that
/// velocity.
struct Phase: Equatable, BitwiseCopyable {
  var offset: Double
  var inherited: Double

  static let start = Phase(offset: 1, inherited: 0)

  /// Whether it is between begin and end.
  var isBetween: Bool { offset >= 0 && offset <= 1 }

  /// The distance from where something belongs to where it is presented, limited to how far one curve
  /// can lead from one value to another. Without a limit, underdamped curves that take over from each
  /// other would soon be beyond all numbers.
  static func distance(_ goal: Double, _ presented: Double) -> Double {
    let most = Layout.valueLimit * Timing.mostWays
    return min(max(presented - goal, -most), most)
  }
}

extension Rect {
  /// How far another rectangle is from this one, limited as for something on its way (``Phase``).
  func distance(to other: Rect) -> Rect {
    Rect(
      x: Phase.distance(x, other.x), y: Phase.distance(y, other.y),
      width: Phase.distance(width, other.width), height: Phase.distance(height, other.height))
  }
}
