import ConstraintSolver

/// What a bounded animation would do if nothing were in its way, at any second of its duration.
struct FreeMotion {
  let timing: Timing
  let duration: Double

  func offset(at seconds: Double) -> Double {
    timing.phase(at: seconds / duration, duration: duration).offset
  }

  func rate(at seconds: Double) -> Double {
    timing.rate(at: seconds / duration, duration: duration).offset
  }
}

/// The offset of a bounded animation. It is that of the free motion, as far as the bounds allow. When these become
/// others, it goes on from where it is, with its velocity: a cubic leads from there to the free motion until its end,
/// and bounds that it is beyond by then close as smoothly.
struct BoundedPhase {
  private var bounds = PhaseBounds()
  /// How far it is beyond the bounds when they become these: at most 0 and at least 0.
  private var excess = PhaseBounds(least: 0, most: 0)
  /// When the bounds became these.
  private var turn = 0.0
  /// How far it was from the free motion when it was let go, how fast that changed, and when it was.
  private var distance = 0.0
  private var rate = 0.0
  private var release = 0.0
  /// When it was looked at last, and what it was.
  private var seconds = 0.0
  private(set) var offset = 1.0
  /// It would move further.
  private(set) var isHeld = false

  /// Goes on to a second of its duration. The bounds are those since it was looked at last.
  mutating func advance(to seconds: Double, within bounds: PhaseBounds, _ motion: FreeMotion) {
    if !bounds.isNear(self.bounds) { turn(to: bounds, motion) }
    self.seconds = seconds
    let open = 1 - Self.eased(share(of: seconds, since: turn, motion))
    let least = self.bounds.least + excess.least * open
    let most = self.bounds.most + excess.most * open
    let free = motion.offset(at: seconds) + fade(at: seconds, motion)
    offset = min(max(free, least), most)
    isHeld = offset != free
  }

  private mutating func turn(to bounds: PhaseBounds, _ motion: FreeMotion) {
    self.bounds = bounds
    turn = seconds
    excess.least = min(0, offset - bounds.least)
    excess.most = max(0, offset - bounds.most)
    if !isHeld { return }
    (distance, rate) = (offset - motion.offset(at: seconds), -motion.rate(at: seconds))
    release = seconds
  }

  /// How fast its offset changes.
  func rate(_ motion: FreeMotion) -> Double {
    if isHeld { return 0 }
    let (share, rest) = (share(of: seconds, since: release, motion), motion.duration - release)
    if rest <= 0 { return motion.rate(at: seconds) }
    return motion.rate(at: seconds) + distance * 6 * share * (share - 1) / rest
      + rate * (1 - share) * (1 - 3 * share)
  }

  private func fade(at seconds: Double, _ motion: FreeMotion) -> Double {
    if distance == 0 && rate == 0 { return 0 }
    let share = share(of: seconds, since: release, motion)
    return distance * (1 - Self.eased(share))
      + rate * (motion.duration - release) * share * (1 - share) * (1 - share)
  }

  /// The share of what was left of the duration then.
  private func share(of seconds: Double, since then: Double, _ motion: FreeMotion) -> Double {
    then < motion.duration
      ? min(max((seconds - then) / (motion.duration - then), 0), 1) : 1
  }

  /// From 0 to 1, at rest at both ends.
  private static func eased(_ share: Double) -> Double { share * share * (3 - 2 * share) }
}
