/// When an animation begins and ends, on ``AnimationClock/now``, and how much of its time is over.
struct Schedule {
  let duration: Double
  /// When its changes were made; in its delay, when they are due.
  private var start: Double
  /// Its delay is not over.
  private(set) var isWaiting: Bool
  /// Seconds of its duration at which the host holds it; nil while time moves it.
  private var held: Double?

  init(duration: Double, delay: Double, now: Double) {
    // A nanosecond is not visible, and shorter durations give velocities beyond the limits of numbers.
    self.duration = duration < Self.instant ? 0 : duration
    isWaiting = delay >= Self.instant
    start = isWaiting ? now + delay : now
  }

  var isHeld: Bool { held != nil }

  /// When the next thing happens by itself: the end of the delay, or of the duration.
  var due: Double { isWaiting ? start : held == nil ? start + duration : .infinity }

  /// What is left of the delay.
  func delay(at now: Double) -> Double { max(0, start - now) }

  /// The share of the duration that is over.
  func share(at now: Double) -> Double {
    let elapsed = held ?? now - start
    if isWaiting || (duration > 0 && elapsed < Self.instant) { return 0 }
    return duration == 0 ? 1 : min(1, elapsed / duration)
  }

  /// Ends the delay.
  mutating func begin(at now: Double) {
    isWaiting = false
    start = now
  }

  mutating func shorten(by seconds: Double, now: Double) { start = max(now, start - seconds) }

  /// Holds it at a share of its duration; NaN lets time move it again.
  mutating func hold(at share: Double, now: Double) {
    if !share.isNaN {
      held = share * duration
    } else if let held {
      start = now - held
      self.held = nil
    }
  }

  /// Counts seconds from a later instant on.
  mutating func rebase(to now: Double) { start -= now }

  /// What is due in less than this is due now: sums of seconds are not exact.
  static let instant = 1e-9
}
