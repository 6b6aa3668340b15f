import ConstraintSolver
import LayoutRelations
import LayoutStore

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
    try checkIdle()
    try checkSeconds(seconds, "the time ")
    if isDelivering { throw .busy }
    guard isMoving || !presentation.animations.running.isEmpty else { return false }
    if transactions.isOpen { throw .inTransaction }
    refreshTracks()
    endIdle()
    presentation.workUnits += presentation.animations.running.count
    presentation.clock.begin(presentation.animations.running, seconds: seconds)
    while presentation.clock.reachEvent(until: seconds) { handleDue() }
    presentation.clock.reachEnd(seconds)
    takePhases()
    presentation.clock.end(presentation.animations.running)
    try conclude()
    return isMoving
  }

  /// Whether anything moves, or waits to.
  public var isMoving: Bool { presentation.isMoving }

  /// Ends what is over, then begins what has waited.
  private func handleDue() {
    let due = takeDue()
    end(due.filter { !$0.isWaiting }, hasFinished: true)
    let waiting = due.filter { $0.isWaiting }
    if waiting.isEmpty { return }
    if !presentation.values.isEmpty { takePhases() }
    // In the order in which they were begun: others, although they were committed before, may have been
    // begun in one, and start with it.
    for record in waiting.ordered(by: { $0.serial }) where record.isWaiting && !record.hasEnded {
      for record in start(record) where !record.hasEnded { takePhase(record) }
      movePresentationSolver()
      endIdle()
    }
  }

  /// The animations to which something happens at this instant, in the order of their commits.
  private func takeDue() -> [AnimationRecord] {
    var due: [AnimationRecord] = []
    while let slot = presentation.clock.takeDue() {
      if let record = animationRecord(at: slot), !record.hasEnded, presentation.clock.isDue(record)
      {
        due.append(record)
      }
    }
    return due.ordered { $0.commitSerial }
  }

  // MARK: Phases

  /// Stores how far every animation has come.
  func takePhases() {
    for record in presentation.animations.running where !record.isWaiting { takePhase(record) }
    movePresentationSolver()
  }

  func takePhase(_ record: AnimationRecord) {
    presentation.workUnits += 1
    record.phaseRound = presentation.clock.round
    let isBounded = record.motion == .bounded && record.schedule.duration > 0
    presentation.tracks.setPhase(
      record.slot, isBounded ? boundedPhase(of: record) : phase(of: record))
    noteMotion()
  }

  /// How far it has come, if nothing is in its way.
  func phase(of record: AnimationRecord) -> Phase {
    callOut { record.timing.phase(at: share(of: record), duration: record.schedule.duration) }
  }

  /// The presented frame of a node at this instant. Within a step of time the phases of animations are
  /// computed only where something depends on them.
  func frameNow(at slot: NodeSlot) -> Rect {
    let tracks = presentation.tracks
    var track = tracks.find(slot)
    while track >= 0 {
      if let record = animationRecord(at: tracks.animations[track]), !record.isWaiting,
        record.phaseRound != presentation.clock.round
      {
        takePhase(record)
      }
      track = tracks.older(track)
    }
    return presentedFrame(at: slot)
  }

  // MARK: Progress

  /// The share of its duration that is over; 0 during the delay, 1 for a stale handle.
  public func progress(of animation: Animation) -> Double { find(animation).map(share) ?? 1 }

  /// Holds it at a share of its duration, forward or backward, until time moves it again from there, which
  /// NaN does.
  public func setProgress(of animation: Animation, to share: Double) throws(LayoutError) {
    let record = try placeCommitted(animation)
    guard share.isNaN || share >= 0 && share <= 1 else {
      throw .number("the progress ", share, " is not from 0 to 1")
    }
    if transactions.isOpen { throw .inTransaction }
    if record.isWaiting { throw .animationWaiting }
    record.schedule.hold(at: share, now: presentation.clock.now)
    takePhase(record)
    movePresentationSolver()
  }

  func share(of record: AnimationRecord) -> Double {
    record.schedule.share(at: presentation.clock.now)
  }
}
