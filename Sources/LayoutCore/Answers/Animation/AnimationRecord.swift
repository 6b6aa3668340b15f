import LayoutRelations
import LayoutStore

/// Called when an animation has ended, with whether its time was over.
public typealias Completion = (_ animation: Animation, _ hasFinished: Bool) -> Void

/// The record of an animation that has not ended.
final class AnimationRecord {
  /// Counts animations in the order in which they were begun.
  let serial: Int
  let slot: AnimationSlot
  let handle: Animation
  /// What it moves is this node and what is inside of it; everything for none.
  let subtree: Node

  // What the host sets before it commits.
  var timing = Timing.bezier(Curve.easeInOut.bezier)
  var motion = Motion.frames
  var completion: Completion?

  var schedule: Schedule
  /// Deferred changes, made once its delay is over.
  var deferred: [DeferredChange] = []

  /// Its place among those that have been committed; -1 if it has not been, or has ended.
  var place = -1
  /// Counts animations in the order in which they were committed.
  var commitSerial = 0
  /// Whether its time was over, once it has ended. A rollback can undo that until the completion is
  /// called.
  var hasFinished: Bool?

  /// The constraints that were made or set in its scopes.
  var touched: [Constraint] = []

  /// It has moved something. If nothing of that is left, it ends.
  private(set) var hasMoved = false
  /// How many tracks, of frames and of values, it has.
  var trackCount = 0

  /// How far it has come if it is bounded.
  var bounded = BoundedPhase()
  /// The instant at which its phase was computed.
  var phaseRound = -1
  /// How fast its phase changes, as of the round in which another animation took over from it.
  var rate = Phase.start
  var rateRound = -1

  init(serial: Int, slot: AnimationSlot, handle: Animation, subtree: Node, schedule: Schedule) {
    self.serial = serial
    self.slot = slot
    self.handle = handle
    self.subtree = subtree
    self.schedule = schedule
  }

  /// What it would do without bounds.
  var freeMotion: FreeMotion { FreeMotion(timing: timing, duration: schedule.duration) }

  var hasEnded: Bool { hasFinished != nil }

  var isWaiting: Bool { schedule.isWaiting }

  /// It has lost everything that it moved, and there is nothing to wait for.
  var isIdle: Bool { hasMoved && trackCount == 0 && !isWaiting }

  func addTrack() {
    trackCount += 1
    hasMoved = true
  }
}
