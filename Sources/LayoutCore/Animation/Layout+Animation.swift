import ConstraintSolver

/// The life of an animation.
///
/// What is changed between begin and commit is active at once, and presented frames follow. The changes of an
/// animation with a delay are kept, and made when that is over (``start(_:)``). Time moves it
/// (``advance(_:)``) until it ends, and then its completion is called.
extension Layout {
  /// Begins an animation of a node and what is inside of it; of everything for ``Node/none``.
  /// Animations nest: what is changed in the inner one does not belong to the outer one.
  public func beginAnimation(
    within node: Node = .none, duration: Double, delay: Double = 0
  ) throws(LayoutError) -> Animation {
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
    _ = isDeferred(.animation(record.handle))
    presentation.scopes.append(AnimationScope(record: record, before: before))
    return record.handle
  }

  /// Ends the innermost animation that has been begun; from now on time moves it.
  public func commitAnimation() throws(LayoutError) {
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
    do throws(LayoutError) { try solveChanges() } catch {
      presentation.errors.note(refused: conflicts.refused)
    }
    var isMade = true
    do throws(LayoutError) { try makeChanges(of: record) } catch {
      presentation.errors.note(refused: conflicts.refused)
      isMade = false
    }
    let started = presentation.started
    presentation.started = []
    end(started.filter { !isMade || $0.schedule.duration == 0 }, hasFinished: isMade)
    return started
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
}

// MARK: Scopes

/// Between begin and commit is a transaction, so that it can be taken back, and nothing is solved more often than
/// needed.
extension Layout {
  /// Refuses to begin an animation inside of a transaction that is not an animation: what is on
  /// screen cannot be taken back.
  private func checkNoTransaction() throws(LayoutError) {
    guard let mark = transactions.innermost else { return }
    if !mark.isAnimation { throw .inTransaction }
  }

  /// Begins the transaction of an animation, and returns a slot for it.
  private func openScope() throws(LayoutError) -> Int32 {
    guard let slot = presentation.animations.reserve() else { throw .limit(.animations) }
    do throws(LayoutError) { try begin(isAnimation: true) } catch {
      presentation.animations.free(slot)
      throw error
    }
    return slot
  }

  /// Ends the transaction of an animation scope and solves. Throws if that rolls the scope back.
  /// Inaccuracy does not stop it: that error is returned, to be thrown in the end.
  private func closeScope(
    _ mark: Mark, _ record: AnimationRecord
  ) throws(LayoutError) -> LayoutError? {
    do throws(LayoutError) {
      try close(mark)
      if transactions.isOpen { try solve() }
    } catch {
      if presentation.scopes.last?.record !== record { throw error }
      return error
    }
    return nil
  }

  /// Starts moving what has changed in the innermost scope, and leaves it.
  private func moveChanged() {
    moveFrames()
    presentation.scopes.removeLast()
    retakeSnapshot()
  }

  /// Shortens the delay of an animation, and of those that were begun in it.
  private func shorten(_ record: AnimationRecord, by seconds: Double) {
    record.schedule.shorten(by: seconds, now: presentation.clock.now)
    for each in record.deferred {
      if case .animation(let inner) = each.change, let inner = find(inner) {
        shorten(inner, by: seconds)
      }
    }
  }
}
