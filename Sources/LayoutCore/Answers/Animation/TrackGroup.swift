import LayoutStore

/// What the tracks of one animation have in common: how far it has come, and what is known of all of them
/// without looking at each.
struct TrackGroup: BitwiseCopyable {
  var phase = Phase.start
  /// The phase with which they were last reported.
  private(set) var reported = Phase.start
  /// The newest of the tracks; -1 for none.
  var newest: Int32 = -1
  var count = 0

  /// Whether anything was moving when it began.
  private var hasVelocity = false
  /// Whether a size began below the least one, as its goal has changed since.
  private var beganNegative = false
  /// The distance of the shortest track, and the largest magnitude of goals and offsets.
  private var leastOffset = Double.infinity
  private var size = 0.0

  /// How far it may overshoot if it is bounded, as of a round; -1 if the tracks are others by now.
  private(set) var bounds = PhaseBounds()
  private(set) var boundsRound = -1
  /// How a sum that must not become too large changes with the phase.
  var slope = 0.0

  /// Whether presented frames may have changed since they were last reported.
  var hasMoved: Bool { phase != reported }

  /// Whether the phase has gone too far for rounding to hide that in any frame, and not beyond its ends, where
  /// sizes could be below 0.
  var isStepPlain: Bool {
    let most = size * (1 + max(abs(phase.offset), abs(reported.offset)))
    let isLong = abs(phase.offset - reported.offset) * leastOffset > Self.plainStep * most
    return isLong && phase.isBetween && reported.isBetween && !beganNegative && !hasVelocity
  }

  /// A step longer than this part of the numbers that it is added to changes all of them.
  private static let plainStep = 1e-14

  mutating func noteReported() { reported = phase }

  /// Takes over what was reported since a copy was made, as that is not taken back.
  mutating func takeReported(from other: TrackGroup) { reported = other.reported }

  /// Notes how a track began.
  mutating func note(offset: Rect, velocity: Rect) {
    boundsRound = -1
    leastOffset = min(leastOffset, offset.size)
    size = max(size, offset.size)
    if velocity != .zero { hasVelocity = true }
  }

  /// Notes where a track ends; no size is presented below the least one.
  mutating func note(goal: Rect, offset: Rect, leastSize: Double) {
    size = max(size, goal.size)
    if goal.width + offset.width < leastSize || goal.height + offset.height < leastSize {
      beganNegative = true
    }
  }

  // MARK: Bounds

  /// Begins to look for bounds.
  mutating func beginBounds(_ round: Int) {
    bounds = PhaseBounds()
    boundsRound = round
  }

  mutating func keep(_ slope: Double, atMost slack: Double) { bounds.keep(slope, atMost: slack) }

  /// Bounds the sum that has the slope.
  mutating func keepSlope(atMost slack: Double) {
    keep(slope, atMost: slack)
    slope = 0
  }

  /// The same without tracks, for a copy that gets them again.
  var emptied: TrackGroup {
    var group = self
    group.newest = -1
    group.count = 0
    return group
  }
}
