/// What is on its way when a transaction of the host's begins. No time goes by until it ends, so
/// that nothing else is needed to go back.
final class PresentationMark {
  /// Which transaction it is of, and what is known of the one around it.
  fileprivate let level: Int
  fileprivate let outer: PresentationMark?

  fileprivate let motions: [Motion]
  fileprivate let ended: [Motion]
  /// Nil while they are still the same.
  fileprivate var tracks: TrackTable?
  fileprivate let values: [ValueTrack]
  fileprivate let valuePlaces: [Int32]

  init(_ presentation: Presentation, level: Int) {
    self.level = level
    outer = presentation.mark
    motions = presentation.motions
    ended = presentation.ended
    values = presentation.values
    valuePlaces = presentation.valuePlaces
  }
}

extension Presentation {
  /// Notes the tracks for the transaction that is open, before they are changed.
  func keepTracks() {
    if let mark, mark.tracks == nil { mark.tracks = tracks.copy() }
  }

  /// Ends a transaction inside another, which goes back to more.
  func joinMarks() {
    guard let inner = mark else { return }
    mark = inner.outer
    if let mark, mark.tracks == nil { mark.tracks = inner.tracks }
  }
}

extension Layout {
  /// Removes animations that were begun after a mark, as their changes are taken back, and lets
  /// those go on that have ended or lost something since. No completion is called: the caller
  /// knows.
  func takeBackAnimations(to mark: Mark) {
    if mark.isAnimation { presentation.blocks.removeLast() }
    if let motion = presentation.blocks.last?.motion {
      while motion.pending.count > mark.pendingCount {
        presentation.droppedChanges.append(motion.pending.removeLast())
      }
    }
    guard let before = presentation.mark, before.level == marks.count else { return }
    presentation.mark = before.outer
    for motion in presentation.bySlot {
      // One whose delay was over, and whose changes are refused, is older and ends in the ordinary way.
      if let motion, motion.serial >= mark.motionSerial { presentation.drop(motion) }
    }
    presentation.motions = before.motions
    presentation.ended = before.ended
    takeBackTracks(to: before)
  }

  private func takeBackTracks(to before: PresentationMark) {
    if let tracks = before.tracks {
      notePresented(presentation.tracks)
      notePresented(tracks)
      tracks.takeReported(from: presentation.tracks)
      presentation.tracks = tracks
    }
    presentation.mayHaveIdle = true
    presentation.values = before.values
    presentation.valuePlaces = before.valuePlaces
    for motion in before.motions { motion.hasEnded = false }
    for motion in presentation.bySlot {
      if let motion { motion.trackCount = presentation.tracks.trackCount(of: motion.slot) }
    }
    for track in before.values { motion(at: track.motion)?.trackCount += 1 }
  }

  @inline(never)
  private func notePresented(_ tracks: TrackTable) {
    for track in 0..<tracks.count { notePresented(tracks.nodes[track]) }
  }

  /// Releases animations that were taken back, now that everything is in order: that may run code
  /// of the host's.
  func releaseDropped() {
    if !presentation.dropped.isEmpty { presentation.dropped = [] }
    if !presentation.droppedChanges.isEmpty { presentation.droppedChanges = [] }
  }

  /// Releases all animations, at the end.
  func forgetAnimations() {
    for motion in presentation.bySlot { if let motion { presentation.drop(motion) } }
    presentation.motions = []
    presentation.blocks = []
    presentation.ended = []
    presentation.mark = nil
    presentation.dropped = []
  }
}
