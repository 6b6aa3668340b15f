import LayoutRelations
import LayoutStore

/// The life of an animation: begin, commit, start after its delay if it has one, end, completion.
///
/// What is changed between begin and commit is active at once, and presented frames follow as time goes by
/// (``advance(_:)``). In a delay changes are kept, and made at the start.
extension Layout {
  /// Begins an animation of a node and what is inside of it; of everything for ``Node/none``.
  /// Animations nest: what is changed in the inner one does not belong to the outer one.
  public func beginAnimation(
    within node: Node = .none, duration: Double, delay: Double = 0
  ) throws(LayoutError) -> Animation {
    try checkIdle()
    if node != .none { _ = try place(node) }
    try checkSeconds(duration, "the duration ")
    try checkSeconds(delay, "the delay ")
    try checkNoTransaction()
    let (outer, now) = (presentation.scopes.last?.record.schedule, presentation.clock.now)
    if outer != nil { try commitToScope() }
    let slot = try openScope()
    let delay = min(delay + (outer?.delay(at: now) ?? 0), Self.longestTime)
    let record = AnimationRecord(
      serial: presentation.animations.nextSerial, slot: slot, handle: animation(at: slot),
      subtree: node, schedule: Schedule(duration: duration, delay: delay, now: now))
    let before = snapshot(of: node)
    presentation.enter(record)
    _ = AnimationStart(animation: record.handle).waits(in: self)
    presentation.scopes.append(AnimationScope(record: record, before: before))
    return record.handle
  }

  /// Ends the innermost animation that has been begun; from now on time moves it.
  public func commitAnimation() throws(LayoutError) {
    try checkIdle()
    guard let mark = transactions.innermost, mark.isAnimation,
      let record = presentation.scopes.last?.record
    else { throw .noAnimation }
    let shortfall = try closeScope(mark, record)
    moveChanged()
    if !record.isWaiting && record.schedule.duration == 0 {
      end(record, hasFinished: true)
    } else {
      presentation.animations.run(record)
    }
    endIdle()
    deliver()
    if let shortfall { throw shortfall }
  }

  /// Makes the changes of an animation whose delay is over, with those of animations in it whose delay
  /// is over as well, and starts what they move; if they are refused, all of these animations end. What
  /// the host has changed in the meantime is solved before, and accepted or refused by itself.
  @discardableResult
  func start(_ record: AnimationRecord) -> [AnimationRecord] {
    takeBoundedPhases()
    do throws(LayoutError) { try solveChanges() } catch {
      presentation.errors.note(refused: diagnosis.conflicts.refused)
    }
    var isMade = true
    do throws(LayoutError) { try makeChanges(of: record) } catch {
      presentation.errors.note(refused: diagnosis.conflicts.refused)
      isMade = false
    }
    let started = presentation.started
    presentation.started = []
    end(started.filter { !isMade || $0.schedule.duration == 0 }, hasFinished: isMade)
    return started
  }

  /// Makes the changes of an animation that was begun within another, if its delay is then over as well.
  func startInner(_ animation: Animation) throws(LayoutError) {
    try commitToScope()
    if let inner = find(animation), presentation.clock.isDue(inner) { try makeChanges(of: inner) }
  }

  /// Makes the changes of an animation, inside of the one that is making its own if there is one.
  func makeChanges(of record: AnimationRecord) throws(LayoutError) {
    record.schedule.begin(at: presentation.clock.now)
    presentation.animations.noteIdle(record)
    presentation.clock.events.add(record)
    defer { presentation.started.append(record) }
    try begin(isAnimation: true)
    presentation.scopes.append(AnimationScope(record: record, before: snapshot(of: record.subtree)))
    makeDeferred(of: record)
    guard let mark = transactions.innermost else { return }
    _ = try closeScope(mark, record)
    moveChanged()
  }

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
}
