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
    guard presentation.isMoving else { return false }
    guard marks.count == standing else { throw .inTransaction }
    refreshTracks()
    endIdle()
    var left = seconds
    repeat {
      let step = nextStep(atMost: left)
      left -= step
      pass(step)
      handleDue()
    } while left > 0 && !presentation.records.isEmpty
    takePhases()
    try conclude()
    return presentation.isMoving
  }

  /// Whether anything moves, or waits to.
  public var isMoving: Bool { presentation.isMoving }

  /// Whether completions are being called.
  public var isDelivering: Bool { presentation.isDelivering }

  /// Seconds until something happens, but not more than are left.
  private func nextStep(atMost left: Double) -> Double {
    var step = left
    for record in presentation.records { step = min(step, max(0, record.timeLeft)) }
    return step
  }

  private func pass(_ seconds: Double) {
    for record in presentation.records {
      if record.isWaiting { record.delay -= seconds } else { record.elapsed += seconds }
    }
  }

  /// Ends what is over, then begins what has waited.
  private func handleDue() {
    let due = presentation.records.filter { $0.timeLeft <= AnimationRecord.instant }
    if due.isEmpty { return }
    end(due.filter { !$0.isWaiting }, hasFinished: true)
    // In the order in which they were begun: others, although they were committed before, may have been
    // begun in one, and start with it.
    let waiting = due.filter { $0.isWaiting }
    if waiting.isEmpty { return }
    takePhases()
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
    do throws(LayoutError) { try solveChanges() } catch { presentation.refused += refused }
    var isMade = true
    do throws(LayoutError) { try makeChanges(of: record) } catch {
      presentation.refused += refused
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
    record.delay = 0
    if record.isIdle { presentation.mayHaveIdle = true }
    defer { presentation.started.append(record) }
    try begin(isAnimation: true)
    presentation.scopes.append(AnimationScope(record: record, before: snapshot(of: record.subtree)))
    makeDeferred(of: record)
    guard let mark = marks.last else { return }
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

  private func takePhase(_ record: AnimationRecord) {
    let phase = callOut { record.timing.phase(at: record.share, duration: record.duration) }
    presentation.tracks.setPhase(record.slot, phase)
  }

  // MARK: Ends

  /// Ends animations that have lost everything that they moved, to later ones or because nodes were
  /// destroyed.
  func endIdle() {
    guard presentation.mayHaveIdle else { return }
    presentation.mayHaveIdle = false
    end(presentation.records.filter { $0.isIdle }, hasFinished: false)
  }

  func end(_ record: AnimationRecord, hasFinished: Bool) { end([record], hasFinished: hasFinished) }

  /// Ends animations, with their tracks: what they move is where it belongs. Completions are called later,
  /// when everything is in order.
  private func end(_ records: [AnimationRecord], hasFinished: Bool) {
    if records.isEmpty { return }
    var tracksLeft = 0
    for record in records {
      record.hasEnded = true
      record.hasFinished = hasFinished
      presentation.ended.append(record)
      tracksLeft += record.trackCount
    }
    presentation.records.removeAll { $0.hasEnded }
    let tracks = presentation.tracks
    var track = tracks.count - 1
    while track >= 0 && tracksLeft > 0 {
      if animationRecord(at: tracks.animations[track])?.hasEnded ?? false {
        removeTrack(track)
        tracksLeft -= 1
      }
      track -= 1
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
      refused = all
      throw .conflict
    }
    if let failure { throw failure }
  }

  /// Calls the completions of what has ended, unless that may still be taken back. Completions of
  /// what ends during these calls wait for the next step of time, so that animations that begin
  /// each other do not keep the host for ever.
  func deliver() {
    if presentation.isDelivering || presentation.ended.isEmpty || marks.count > standing { return }
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
