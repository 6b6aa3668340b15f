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
    } while left > 0 && !presentation.motions.isEmpty
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
    for motion in presentation.motions { step = min(step, max(0, motion.timeLeft)) }
    return step
  }

  private func pass(_ seconds: Double) {
    for motion in presentation.motions {
      if motion.isWaiting { motion.delay -= seconds } else { motion.elapsed += seconds }
    }
  }

  /// Ends what is over, then begins what has waited.
  private func handleDue() {
    for motion in presentation.motions
    where !motion.isWaiting && motion.timeLeft <= Motion.instant {
      end(motion, hasFinished: true)
    }
    while let motion = firstToStart {
      takePhases()
      start(motion)
      endIdle()
    }
  }

  /// The animation whose delay is over that was begun first: others, although they were committed before
  /// it, may have been begun in it.
  private var firstToStart: Motion? {
    var first: Motion?
    for motion in presentation.motions where motion.isWaiting && motion.timeLeft <= Motion.instant {
      if let first, first.serial < motion.serial { continue }
      first = motion
    }
    return first
  }

  /// Makes the changes of an animation whose delay is over, with those of animations in it whose delay
  /// is over as well, and starts what they move; if they are refused, all of these animations end. What
  /// the host has changed in the meantime is solved before, and accepted or refused by itself.
  func start(_ motion: Motion) {
    do throws(LayoutError) { try settleChanges() } catch { presentation.refused += refused }
    var isMade = true
    do throws(LayoutError) { try makeChanges(of: motion) } catch {
      presentation.refused += refused
      isMade = false
    }
    let started = presentation.started
    presentation.started = []
    for motion in started where !isMade || motion.duration == 0 {
      end(motion, hasFinished: isMade)
    }
  }

  /// Makes the changes of an animation, inside of the one that is making its own if there is one.
  func makeChanges(of motion: Motion) throws(LayoutError) {
    motion.isWaiting = false
    motion.delay = 0
    defer { presentation.started.append(motion) }
    try begin(isAnimation: true)
    presentation.blocks.append(Block(motion: motion, before: snapshot(of: motion.scope)))
    makePending(of: motion)
    guard let mark = marks.last else { return }
    _ = try closeBlock(mark, motion)
    moveFrames()
    presentation.blocks.removeLast()
    retakeSnapshot()
  }

  /// Stores how far every motion has come.
  func takePhases() {
    for motion in presentation.motions where !motion.isWaiting {
      let phase = callOut { motion.timing.phase(at: motion.share, duration: motion.duration) }
      presentation.tracks.setPhase(motion.slot, phase)
    }
    moveShadow()
  }

  // MARK: Ends

  /// Ends animations that have lost everything that they moved, to later ones or because nodes were
  /// destroyed.
  func endIdle() {
    for motion in presentation.motions
    where motion.hasMoved && motion.trackCount == 0 && !motion.isWaiting {
      end(motion, hasFinished: false)
    }
  }

  /// Ends a motion, with its tracks: what it moves is where it belongs. Its completion is called
  /// later, when everything is in order.
  func end(_ motion: Motion, hasFinished: Bool) {
    motion.hasEnded = true
    motion.hasFinished = hasFinished
    presentation.motions.removeAll { $0 === motion }
    presentation.ended.append(motion)
    let tracks = presentation.tracks
    var track = motion.trackCount > 0 ? tracks.count - 1 : -1
    while track >= 0 && motion.trackCount > 0 {
      if tracks.motions[track] == motion.slot { removeTrack(track) }
      track -= 1
    }
    forgetValues(of: motion)
    motion.trackCount = 0
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
    for motion in ended {
      presentation.leave(motion)
      motion.completion?(motion.handle, motion.hasFinished)
    }
    presentation.isDelivering = false
  }
}
