import LayoutRelations
import LayoutStore

/// Animations that end before their time, and what the host learns of ends.
extension Layout {
  /// Ends an animation: what it moves is where it belongs. If its delay is not over, its changes
  /// are never made.
  public func cancel(_ animation: Animation) throws(LayoutError) {
    let record = try placeCommitted(animation)
    end(record, hasFinished: false)
    deliver()
  }

  /// Ends an animation as if its time were over. If its delay is not over, its changes are made
  /// first, and the delays of those that were begun in it begin. Throws once that is done if something
  /// was refused or has failed.
  public func finish(_ animation: Animation) throws(LayoutError) {
    let record = try placeCommitted(animation)
    if record.isWaiting {
      if transactions.isOpen { throw .inTransaction }
      shorten(record, by: record.schedule.delay(at: presentation.clock.now))
      start(record)
    }
    if !record.hasEnded { end(record, hasFinished: true) }
    endIdle()
    try conclude()
  }

  /// Shortens the delay of an animation, and of those that were begun in it.
  private func shorten(_ record: AnimationRecord, by seconds: Double) {
    record.schedule.shorten(by: seconds, now: presentation.clock.now)
    for each in record.deferred {
      if let inner = find(each.animation) { shorten(inner, by: seconds) }
    }
  }

  /// Ends animations that have lost everything that they moved, to later ones or because nodes were
  /// destroyed.
  func endIdle() {
    if presentation.animations.idle.isEmpty { return }
    presentation.workUnits += presentation.animations.idle.count
    end(presentation.animations.takeIdle(), hasFinished: false)
  }

  func end(_ record: AnimationRecord, hasFinished: Bool) { end([record], hasFinished: hasFinished) }

  /// Whether completions are being called.
  public var isDelivering: Bool { presentation.endings.isDelivering }

  /// Calls completions, and then throws if something was refused, with all of it, or has failed.
  func conclude() throws(LayoutError) {
    let errors = presentation.errors.takeAll()
    deliver()
    if !errors.refused.isEmpty {
      diagnosis.conflicts.refused = errors.refused
      throw .conflict
    }
    if let failure = errors.failure { throw failure }
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

  /// Releases everything of the host's, at the end.
  public func forgetCallbacks() {
    // Releasing may run code of the host's, which may read the layout: not while a table changes.
    let all = callbacks.takeAll()
    withExtendedLifetime(all) {}
    forgetAnimations()
  }
}
