/// What an animation moves.
public enum Motion: Int32, Sendable, BitwiseCopyable {
  /// Frames, each on its own.
  case frames = 0
  /// The values of constraints, with a solve for every instant.
  case values = 1
  /// Frames, and all of them stop overshooting where a required constraint would be violated.
  case bounded = 2
}

/// Called when an animation has ended, with whether its time was over.
public typealias Completion = (_ animation: Animation, _ hasFinished: Bool) -> Void

/// The record of an animation that has not ended.
final class AnimationRecord {
  /// Counts animations in the order in which they were begun.
  let serial: Int
  let slot: Int32
  let handle: Animation
  /// What it moves is this node and what is inside of it; everything for none.
  let subtree: Node
  let duration: Double

  var timing = Timing.bezier(Curve.easeInOut.bezier)
  var motion = Motion.frames
  /// How far it may overshoot if it is bounded, as of a count of solves.
  var bounds = PhaseBounds()
  var boundsRound = -1
  var completion: Completion?

  /// When its changes were made, on ``Presentation/now``; in its delay, when they are due.
  var start: Double
  /// Seconds of its duration at which the host holds it; nil while time moves it.
  var held: Double?
  /// Deferred changes, made once its delay is over.
  var deferred: [LocatedChange] = []
  var isWaiting: Bool
  /// Its place among those that have been committed; -1 if it has not been, or has ended.
  var place = -1
  /// Counts animations in the order in which they were committed.
  var commitSerial = 0
  /// It has moved something. If nothing of that is left, it ends.
  var hasMoved = false
  /// It has ended, and whether its time was over. A rollback can undo that until the completion is
  /// called.
  var hasEnded = false
  var hasFinished = false
  /// How many tracks, of frames and of values, it has.
  var trackCount = 0
  /// The instant at which its phase was computed.
  var phaseRound = -1
  /// How fast its phase changes, as of the round in which another animation took over from it.
  var rate = Phase.start
  var rateRound = -1

  init(
    serial: Int, slot: Int32, handle: Animation, subtree: Node, duration: Double, delay: Double,
    now: Double
  ) {
    self.serial = serial
    self.slot = slot
    self.handle = handle
    self.subtree = subtree
    // A nanosecond is not visible, and shorter durations give velocities beyond the limits of numbers.
    self.duration = duration < Self.instant ? 0 : duration
    isWaiting = delay >= Self.instant
    start = isWaiting ? now + delay : now
  }

  /// When the next thing happens by itself: the end of the delay, or of the duration.
  var due: Double { isWaiting ? start : held == nil ? start + duration : .infinity }

  /// Holds it at a share of its duration, or lets time move it again.
  func hold(at share: Double, now: Double) {
    if !share.isNaN {
      held = share * duration
    } else if let held {
      start = now - held
      self.held = nil
    }
  }

  /// It has lost everything that it moved, and there is nothing to wait for.
  var isIdle: Bool { hasMoved && trackCount == 0 && !isWaiting }

  /// The share of the duration that is over.
  func share(at now: Double) -> Double {
    let elapsed = held ?? now - start
    if isWaiting || (duration > 0 && elapsed < Self.instant) { return 0 }
    return duration == 0 ? 1 : min(1, elapsed / duration)
  }

  /// What is due in less than this is due now: sums of seconds are not exact.
  static let instant = 1e-9
}

/// The scope of an animation between begin and commit: changes made in it belong to the animation.
struct AnimationScope {
  let record: AnimationRecord
  /// The presented frames when it began.
  var before = Snapshot()
  /// Values as they were before the animation changed them, for an animation that moves values.
  var rewritten: [Rewritten] = []
}

/// A value that a constraint had.
struct Rewritten {
  var constraint: Constraint
  var value: Double
}

/// The presented frames at some time, node by node, parents before their children.
struct Snapshot {
  var nodes: [Node] = []
  var parents: [Int32] = []
  /// Where nodes belonged.
  var goals: [Rect] = []
  /// Where they were presented, on their way there.
  var presented: [Rect] = []
}
