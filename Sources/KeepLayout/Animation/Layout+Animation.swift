import ConstraintSolver

/// Animations: what is changed between begin and commit is active at once, and what is on screen
/// follows. The changes of an animation with a delay are kept and made when it is over.
///
/// Between begin and commit is a transaction, so that it can be taken back, and nothing is solved
/// more often than needed.
extension Layout {
  static let longestTime = 1e9

  /// Begins an animation of a node and what is inside of it; of everything for ``Node/none``.
  /// Animations nest: what is changed in the inner one does not belong to the outer one.
  public func beginAnimation(
    within node: Node = .none, duration: Double, delay: Double = 0
  ) throws(LayoutError) -> Animation {
    if node != .none { _ = try place(node) }
    try checkSeconds(duration, "the duration ")
    try checkSeconds(delay, "the delay ")
    try checkNoTransaction()
    let outer = presentation.blocks.last?.motion
    let delay = min(delay + (outer?.delay ?? 0), Self.longestTime)
    if outer != nil { try settleBlock() }
    guard let slot = presentation.handles.insert(true) else { throw .limit(.animations) }
    do throws(LayoutError) {
      try begin(isAnimation: true)
    } catch {
      presentation.handles.remove(slot)
      throw error
    }
    let handle = animation(at: slot)
    let motion = Motion(
      serial: presentation.nextSerial, slot: slot, handle: handle, scope: node,
      duration: duration, delay: delay)
    presentation.nextSerial += 1
    let before = snapshot(of: node)
    presentation.enter(motion)
    _ = isDeferred(.animation(handle))
    presentation.blocks.append(Block(motion: motion, before: before))
    return handle
  }

  /// Ends the innermost animation that has been begun; from now on time moves it.
  public func commitAnimation() throws(LayoutError) {
    guard let mark = marks.last, mark.isAnimation, let motion = presentation.blocks.last?.motion
    else { throw .noAnimation }
    let shortfall = try closeBlock(mark, motion)
    moveFrames()
    presentation.blocks.removeLast()
    retakeSnapshot()
    enroll(motion)
    deliver()
    if let shortfall { throw shortfall }
  }

  /// Ends the transaction of a block and solves. Throws if that takes the block back. That numbers
  /// are not the best is no reason to stop: it is returned, to be thrown in the end.
  func closeBlock(_ mark: Mark, _ motion: Motion) throws(LayoutError) -> LayoutError? {
    do throws(LayoutError) {
      try close(mark)
      if marks.count > standing { try solve() }
    } catch {
      if presentation.blocks.last?.motion !== motion { throw error }
      return error
    }
    return nil
  }

  /// Puts a motion among those that time moves, or ends it if there is nothing to wait for.
  private func enroll(_ motion: Motion) {
    if !motion.isWaiting && motion.duration == 0 {
      end(motion, hasFinished: true)
    } else {
      presentation.motions.append(motion)
      if motion.isIdle { presentation.mayHaveIdle = true }
    }
    endIdle()
  }

  /// Ends an animation: what it moves is where it belongs. If its delay is not over, its changes
  /// are never made.
  public func cancel(_ animation: Animation) throws(LayoutError) {
    let motion = try placeCommitted(animation)
    end(motion, hasFinished: false)
    deliver()
  }

  /// Ends an animation as if its time were over. If its delay is not over, its changes are made
  /// first, and the delays of those that were begun in it begin. Throws once that is done if something
  /// was refused or has failed.
  public func finish(_ animation: Animation) throws(LayoutError) {
    let motion = try placeCommitted(animation)
    if motion.isWaiting {
      guard marks.count == standing else { throw .inTransaction }
      shorten(motion, by: motion.delay)
      start(motion)
    }
    if !motion.hasEnded { end(motion, hasFinished: true) }
    endIdle()
    try conclude()
  }

  /// Shortens the delay of an animation, and of those that were begun in it.
  private func shorten(_ motion: Motion, by seconds: Double) {
    motion.delay = max(0, motion.delay - seconds)
    for each in motion.pending {
      if case .animation(let inner) = each.change, let inner = find(inner) {
        shorten(inner, by: seconds)
      }
    }
  }

  /// Whether the handle names an animation that has not ended.
  public func contains(_ animation: Animation) -> Bool { find(animation) != nil }

  /// The share of its duration that is over; 0 during the delay, 1 for a stale handle.
  public func progress(of animation: Animation) -> Double { find(animation)?.share ?? 1 }
}

// MARK: How it moves

extension Layout {
  /// Lets it move along a ready-made curve.
  public func setCurve(of animation: Animation, to curve: Curve) throws(LayoutError) {
    let motion = try placeOpen(animation)
    motion.timing = curve == .linear ? .linear : .bezier(curve.bezier)
  }

  /// Lets it move along a cubic Bézier curve from (0, 0) to (1, 1) with these control points.
  public func setBezier(
    of animation: Animation, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(LayoutError) {
    let motion = try placeOpen(animation)
    guard x1 >= 0 && x1 <= 1 else { throw .number("x1, ", x1, " is not between 0 and 1") }
    guard x2 >= 0 && x2 <= 1 else { throw .number("x2, ", x2, " is not between 0 and 1") }
    guard y1.magnitude <= Timing.mostWays else { throw .number("y1, ", y1, " is not at most 1e6") }
    guard y2.magnitude <= Timing.mostWays else { throw .number("y2, ", y2, " is not at most 1e6") }
    motion.timing = .bezier(Bezier(x1, y1, x2, y2))
  }

  /// Lets it move along a function of the host's, from the share of the time to that of the way.
  public func setFunction(
    of animation: Animation, to function: @escaping (Double) -> Double
  ) throws(LayoutError) {
    try placeOpen(animation).timing = .function(function)
  }

  /// Lets it move as a mass on a spring does. The velocity is in distances a second.
  public func setSpring(
    of animation: Animation, dampingRatio: Double, initialVelocity: Double
  ) throws(LayoutError) {
    let motion = try placeOpen(animation)
    guard dampingRatio >= 1e-3 && dampingRatio <= 1e3 else {
      throw .number("the damping ratio ", dampingRatio, " is not from 0.001 to 1000")
    }
    guard initialVelocity.magnitude <= Timing.mostWays else {
      throw .number("the initial velocity ", initialVelocity, " is not at most 1e6")
    }
    motion.timing = .spring(Spring(dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }

  /// Whether the values of constraints are moved, rather than the frames that come of them, so that
  /// the constraints hold at every instant.
  public func setSolved(_ animation: Animation, to isSolved: Bool) throws(LayoutError) {
    try placeOpen(animation).isSolved = isSolved
  }

  /// Sets what is called at its end; nil for nothing.
  public func setCompletion(
    of animation: Animation, to completion: Completion?
  ) throws(LayoutError) {
    try placeOpen(animation).completion = completion
  }
}

// MARK: Handles and checks

extension Layout {
  func animation(at slot: Int32) -> Animation {
    Animation(id: handles.id(.animation, slot, presentation.handles.generation(slot)))
  }

  func find(_ animation: Animation) -> Motion? {
    let slot = HandleFormat.index(of: animation.id)
    guard handles.isOwn(animation.id, .animation),
      presentation.handles.contains(slot, HandleFormat.generation(of: animation.id))
    else { return nil }
    return motion(at: slot).flatMap { $0.hasEnded ? nil : $0 }
  }

  /// An animation between its begin and its commit.
  private func placeOpen(_ animation: Animation) throws(LayoutError) -> Motion {
    guard let motion = find(animation) else { throw .animation(animation) }
    for block in presentation.blocks where block.motion === motion { return motion }
    throw .animationCommitted
  }

  private func placeCommitted(_ animation: Animation) throws(LayoutError) -> Motion {
    guard let motion = find(animation) else { throw .animation(animation) }
    for block in presentation.blocks where block.motion === motion { throw .animationOpen }
    return motion
  }

  func checkSeconds(_ seconds: Double, _ what: StaticString) throws(LayoutError) {
    guard seconds >= 0 && seconds <= Self.longestTime else {
      throw .number(what, seconds, " is not from 0 to 1e9 seconds")
    }
  }

  /// Refuses to begin an animation inside of a transaction that is not an animation: what is on
  /// screen cannot be taken back.
  private func checkNoTransaction() throws(LayoutError) {
    guard marks.count > standing, let mark = marks.last else { return }
    if !mark.isAnimation { throw .inTransaction }
  }
}
