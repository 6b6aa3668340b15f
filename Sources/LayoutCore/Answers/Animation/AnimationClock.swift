/// The time within a step of the host's clock, and which animations are due in it.
struct AnimationClock: ~Copyable {
  /// Seconds since the step began that is on its way; 0 between steps.
  private(set) var now = 0.0
  /// Counts the instants at which phases are computed.
  private(set) var round = 0
  var events = EventQueue()

  /// Begins a step of some seconds.
  mutating func begin(_ running: [AnimationRecord], seconds: Double) {
    events.begin(running, until: seconds + Schedule.instant)
  }

  /// Goes on to the next event of the step; false if there is none.
  mutating func reachEvent(until seconds: Double) -> Bool {
    guard let next = events.next else { return false }
    now = max(now, min(next, seconds))
    round += 1
    return true
  }

  mutating func reachEnd(_ seconds: Double) { now = seconds }

  /// Ends the step: seconds are counted from here on.
  mutating func end(_ running: [AnimationRecord]) {
    events.end()
    for record in running { record.schedule.rebase(to: now) }
    now = 0
  }

  /// Takes out an animation that is due now; it may have become due later since it was noted.
  mutating func takeDue() -> AnimationSlot? { events.take(until: now + Schedule.instant) }

  /// Whether something happens to an animation now.
  func isDue(_ record: AnimationRecord) -> Bool { record.schedule.due <= now + Schedule.instant }
}
