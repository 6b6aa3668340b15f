/// Ends of animations, and the calls of the host's that follow.
extension Layout {
  /// Ends animations that have lost everything that they moved, to later ones or because nodes were
  /// destroyed.
  func endIdle() {
    if presentation.animations.idle.isEmpty { return }
    presentation.workUnits += presentation.animations.idle.count
    end(presentation.animations.takeIdle(), hasFinished: false)
  }

  func end(_ record: AnimationRecord, hasFinished: Bool) { end([record], hasFinished: hasFinished) }

  /// Ends animations, with their tracks: what they move is where it belongs. Completions are called later,
  /// when everything is in order.
  func end(_ records: [AnimationRecord], hasFinished: Bool) {
    if records.isEmpty { return }
    presentation.workUnits += records.count
    for record in records where !record.hasEnded {
      record.hasFinished = hasFinished
      presentation.animations.stop(record)
      presentation.endings.append(record)
      while presentation.tracks.first(of: record.slot) >= 0 {
        removeTrack(presentation.tracks.first(of: record.slot))
      }
    }
    forgetValuesOfEnded()
    for record in records { record.trackCount = 0 }
  }

  /// Whether completions are being called.
  public var isDelivering: Bool { presentation.endings.isDelivering }

  /// Calls completions, and then throws if something was refused, with all of it, or has failed.
  func conclude() throws(LayoutError) {
    let errors = presentation.errors.takeAll()
    deliver()
    if !errors.refused.isEmpty {
      conflicts.refused = errors.refused
      throw .conflict
    }
    if let failure = errors.failure { throw failure }
  }

  /// Calls the completions of what has ended, unless that may still be taken back. Completions of
  /// what ends during these calls wait for the next step of time, so that animations that begin
  /// each other do not keep the host for ever.
  func deliver() {
    if isDelivering || presentation.endings.ended.isEmpty || transactions.isOpen { return }
    presentation.endings.isDelivering = true
    for record in presentation.endings.takeAll() {
      presentation.animations.leave(record)
      record.completion?(record.handle, record.hasFinished == true)
    }
    presentation.endings.isDelivering = false
  }

  /// Releases animations that were taken back, now that everything is in order: that may run code
  /// of the host's.
  func releaseDropped() {
    let dropped = presentation.endings.takeDropped()
    _ = dropped
  }

  /// Releases all animations, at the end.
  func forgetAnimations() {
    for record in presentation.animations.bySlot { if let record { presentation.drop(record) } }
    presentation.scopes = []
    _ = presentation.endings.takeAll()
    presentation.mark = nil
    releaseDropped()
  }
}
