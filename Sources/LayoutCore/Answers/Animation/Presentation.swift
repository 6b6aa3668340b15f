import LayoutStore

/// Presented frames: where nodes are on screen while they are not where they belong, and what moves them.
///
/// What changes in the scope of an animation becomes tracks, of frames or of values; the clock sets how far
/// their animations have come; frames follow from both when they are read, and are reported when they differ.
final class Presentation {
  var animations = AnimationTable()
  /// Animations that the host has begun and not yet committed; they nest.
  var scopes: [AnimationScope] = []
  var clock = AnimationClock()
  /// Animations that have made their changes together, as their delays were over, in the order of their
  /// commits.
  var started: [AnimationRecord] = []

  var tracks = TrackTable()
  var values = ValueTracks()
  /// Counts the times that animations took over from others.
  var rateRound = 0

  /// The constraints with values on their way in them; nil while there are none.
  var solver: PresentationSolver?
  /// Constraints have changed since it was built.
  var isSolverStale = false
  var goals = GoalChanges()

  /// Nodes whose presented frames may have changed for other reasons than the progress of their
  /// animations. Of those in the queue, or on no track, it stores what was reported; of others the
  /// tracks do.
  var reports = FrameReports()
  /// The host has asked what has moved. Nothing is noted before that.
  var isWatched = false

  var endings = Endings()
  var errors = StepErrors()
  /// What the innermost transaction of the host's goes back to; nil outside of them.
  var mark: PresentationMark?
  /// Animations and tracks visited.
  var workUnits = 0

  /// Whether time makes a difference.
  var isMoving: Bool {
    !endings.ended.isEmpty || animations.running.contains { !$0.schedule.isHeld }
  }

  func enter(_ record: AnimationRecord) {
    animations.enter(record)
    tracks.enter(animation: record.slot)
    record.phaseRound = clock.round
  }

  /// Takes out an animation that never was; it is released when everything is in order.
  func drop(_ record: AnimationRecord) {
    animations.leave(record)
    animations.stop(record)
    endings.drop(record)
  }
}

/// What may belong elsewhere since the tracks were last looked at.
struct GoalChanges: ~Copyable {
  /// Frames or the tree have changed since then.
  var areStale = false
  /// Nodes on a track that may belong elsewhere since then, or were destroyed.
  var nodes = NodeList()
  /// The solver may have changes that have not been collected.
  var hasUncollected = true
  /// Counts the times that frames may have changed.
  var round = 0

  mutating func framesMayHaveChanged() {
    areStale = true
    hasUncollected = true
    round += 1
  }
}
