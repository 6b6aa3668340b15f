import ConstraintSolver

/// Time, which only the host has.
extension Layout {
  /// Lets time go by, and calls the completions of animations that have ended. Throws once that is
  /// done if something was refused or has failed on the way. Returns whether anything still moves, or
  /// waits to.
  ///
  /// What happens on the way happens when it is due, in order, so that large steps end where small
  /// ones do.
  @discardableResult
  public func advance(_ seconds: Double) throws(LayoutError) -> Bool {
    try checkSeconds(seconds, "the time ")
    if presentation.isDelivering { throw .busy }
    guard presentation.isMoving || !presentation.records.isEmpty else { return false }
    if transactions.isOpen { throw .inTransaction }
    refreshTracks()
    endIdle()
    presentation.workUnits += presentation.records.count
    presentation.events.begin(presentation.records, until: seconds + AnimationRecord.instant)
    while let next = presentation.events.next {
      presentation.now = max(presentation.now, min(next, seconds))
      handleDue()
    }
    presentation.now = seconds
    takePhases()
    endStep()
    try conclude()
    return presentation.isMoving
  }

  /// Whether anything moves, or waits to.
  public var isMoving: Bool { presentation.isMoving }

  /// Whether completions are being called.
  public var isDelivering: Bool { presentation.isDelivering }

  /// Counts seconds from here on.
  private func endStep() {
    presentation.events.end()
    for record in presentation.records { record.start -= presentation.now }
    presentation.now = 0
  }

  /// Whether something happens to an animation at this instant.
  func isDue(_ record: AnimationRecord) -> Bool {
    record.due <= presentation.now + AnimationRecord.instant
  }

  /// The animations to which something happens at this instant, in the order of their commits.
  private func takeDue() -> [AnimationRecord] {
    var due: [AnimationRecord] = []
    while let slot = presentation.events.take(until: presentation.now + AnimationRecord.instant) {
      if let record = animationRecord(at: slot), !record.hasEnded, isDue(record) {
        due.append(record)
      }
    }
    return ConstraintSolver.order(by: due.map { Double($0.commitSerial) }).map { due[$0] }
  }

  /// Ends what is over, then begins what has waited.
  private func handleDue() {
    presentation.phaseRound += 1
    let due = takeDue()
    end(due.filter { !$0.isWaiting }, hasFinished: true)
    // In the order in which they were begun: others, although they were committed before, may have been
    // begun in one, and start with it.
    let waiting = due.filter { $0.isWaiting }
    if waiting.isEmpty { return }
    if !presentation.values.isEmpty { takePhases() }
    for place in ConstraintSolver.order(by: waiting.map { Double($0.serial) })
    where waiting[place].isWaiting && !waiting[place].hasEnded {
      for record in start(waiting[place]) where !record.hasEnded { takePhase(record) }
      movePresentationSolver()
      endIdle()
    }
  }

  /// Makes the changes of an animation whose delay is over, with those of animations in it whose delay
  /// is over as well, and starts what they move; if they are refused, all of these animations end. What
  /// the host has changed in the meantime is solved before, and accepted or refused by itself.
  @discardableResult
  func start(_ record: AnimationRecord) -> [AnimationRecord] {
    do throws(LayoutError) { try solveChanges() } catch {
      presentation.refused += conflicts.refused
    }
    var isMade = true
    do throws(LayoutError) { try makeChanges(of: record) } catch {
      presentation.refused += conflicts.refused
      isMade = false
    }
    let started = presentation.started
    presentation.started = []
    end(started.filter { !isMade || $0.duration == 0 }, hasFinished: isMade)
    return started
  }

  /// Makes the changes of an animation, inside of the one that is making its own if there is one.
  func makeChanges(of record: AnimationRecord) throws(LayoutError) {
    record.isWaiting = false
    record.start = presentation.now
    if record.isIdle { presentation.idle.append(record.slot) }
    presentation.events.add(record)
    defer { presentation.started.append(record) }
    try begin(isAnimation: true)
    presentation.scopes.append(AnimationScope(record: record, before: snapshot(of: record.subtree)))
    makeDeferred(of: record)
    guard let mark = transactions.innermost else { return }
    _ = try closeScope(mark, record)
    moveFrames()
    presentation.scopes.removeLast()
    retakeSnapshot()
  }

  /// Stores how far every animation has come.
  func takePhases() {
    for record in presentation.records where !record.isWaiting { takePhase(record) }
    movePresentationSolver()
  }

  func takePhase(_ record: AnimationRecord) {
    presentation.workUnits += 1
    record.phaseRound = presentation.phaseRound
    presentation.tracks.setPhase(record.slot, bounds(of: record).clamped(phase(of: record)))
  }

  /// How far it has come, if nothing is in its way.
  func phase(of record: AnimationRecord) -> Phase {
    callOut { record.timing.phase(at: share(of: record), duration: record.duration) }
  }

  /// The presented frame of a node at this instant. Within a step of time the phases of animations are
  /// computed only where something depends on them.
  func frameNow(at slot: Int32) -> Rect {
    let tracks = presentation.tracks
    var track = tracks.find(slot)
    while track >= 0 {
      if let record = animationRecord(at: tracks.animations[track]), !record.isWaiting,
        record.phaseRound != presentation.phaseRound
      {
        takePhase(record)
      }
      track = tracks.older(track)
    }
    return presentedFrame(at: slot)
  }

  // MARK: Ends

  /// Ends animations that have lost everything that they moved, to later ones or because nodes were
  /// destroyed.
  func endIdle() {
    if presentation.idle.isEmpty { return }
    presentation.workUnits += presentation.idle.count
    let idle = presentation.idle.compactMap { animationRecord(at: $0) }
      .filter { $0.isIdle && $0.place >= 0 }
    presentation.idle = []
    let order = ConstraintSolver.order(by: idle.map { Double($0.commitSerial) })
    end(order.map { idle[$0] }, hasFinished: false)
  }

  func end(_ record: AnimationRecord, hasFinished: Bool) { end([record], hasFinished: hasFinished) }

  /// Ends animations, with their tracks: what they move is where it belongs. Completions are called later,
  /// when everything is in order.
  private func end(_ records: [AnimationRecord], hasFinished: Bool) {
    if records.isEmpty { return }
    presentation.workUnits += records.count
    for record in records where !record.hasEnded {
      record.hasEnded = true
      record.hasFinished = hasFinished
      presentation.remove(record)
      presentation.ended.append(record)
      while presentation.tracks.first(of: record.slot) >= 0 {
        removeTrack(presentation.tracks.first(of: record.slot))
      }
    }
    forgetValuesOfEnded()
    for record in records { record.trackCount = 0 }
  }

  /// Calls completions, and then throws if something was refused, with all of it, or has failed.
  func conclude() throws(LayoutError) {
    let (all, failure) = (presentation.refused, presentation.failure)
    presentation.refused = []
    presentation.failure = nil
    deliver()
    if !all.isEmpty {
      conflicts.refused = all
      throw .conflict
    }
    if let failure { throw failure }
  }

  /// Calls the completions of what has ended, unless that may still be taken back. Completions of
  /// what ends during these calls wait for the next step of time, so that animations that begin
  /// each other do not keep the host for ever.
  func deliver() {
    if presentation.isDelivering || presentation.ended.isEmpty || transactions.isOpen { return }
    presentation.isDelivering = true
    let ended = presentation.ended
    presentation.ended = []
    for record in ended {
      presentation.leave(record)
      record.completion?(record.handle, record.hasFinished)
    }
    presentation.isDelivering = false
  }
}
