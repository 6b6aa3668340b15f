import ConstraintSolver
import LayoutStore

/// What is on its way when a transaction of the host's begins. No time goes by until it ends, so
/// that nothing else is needed to go back.
final class PresentationMark {
  /// Which transaction it is of, and what is known of the one around it.
  fileprivate let level: Int
  fileprivate let outer: PresentationMark?

  /// How many had ended whose completions were not called.
  fileprivate let endedCount: Int
  /// Nil while they are still the same.
  fileprivate var tracks: TrackTable?
  fileprivate let values: ValueTracks

  init(_ presentation: Presentation, level: Int) {
    self.level = level
    outer = presentation.mark
    endedCount = presentation.endings.ended.count
    values = presentation.values
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
    if mark.isAnimation { presentation.scopes.removeLast() }
    if let record = presentation.scopes.last?.record {
      while record.deferred.count > mark.deferredCount {
        presentation.endings.drop(record.deferred.removeLast())
      }
    }
    noteGoalsOfTracks()
    guard let before = presentation.mark, before.level == transactions.marks.count else { return }
    presentation.mark = before.outer
    while presentation.endings.ended.count > before.endedCount {
      let record = presentation.endings.takeLast()
      if record.serial < mark.animationSerial { presentation.animations.resume(record) }
    }
    for record in presentation.animations.bySlot {
      // One whose delay was over, and whose changes are refused, is older and ends in the ordinary way.
      if let record, record.serial >= mark.animationSerial { presentation.drop(record) }
    }
    takeBackTracks(to: before)
  }

  private func takeBackTracks(to before: PresentationMark) {
    if let tracks = before.tracks {
      notePresented(presentation.tracks)
      notePresented(tracks)
      tracks.takeReported(from: presentation.tracks)
      presentation.tracks = tracks
    }
    noteGoalsOfTracks()
    presentation.animations.noteAllIdle()
    presentation.values = before.values
    for record in presentation.animations.bySlot {
      if let record { record.trackCount = presentation.tracks.trackCount(of: record.slot) }
    }
    for track in before.values.all { animationRecord(at: track.animation)?.trackCount += 1 }
  }

  @inline(never)
  private func notePresented(_ tracks: TrackTable) {
    for track in 0..<tracks.count { notePresented(tracks.nodes[track]) }
  }
}
