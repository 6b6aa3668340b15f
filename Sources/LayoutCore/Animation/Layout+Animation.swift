import ConstraintSolver

/// Animations: what is changed between begin and commit is active at once, and presented frames
/// follow. The changes of an animation with a delay are kept and made when it is over.
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
    let outer = presentation.scopes.last?.record
    let outerDelay = outer.map { max(0, $0.start - presentation.now) } ?? 0
    let delay = min(delay + outerDelay, Self.longestTime)
    if outer != nil { try commitToScope() }
    guard let slot = presentation.handles.insert(true) else { throw .limit(.animations) }
    do throws(LayoutError) {
      try begin(isAnimation: true)
    } catch {
      presentation.handles.remove(slot)
      throw error
    }
    let handle = animation(at: slot)
    let record = AnimationRecord(
      serial: presentation.nextSerial, slot: slot, handle: handle, subtree: node,
      duration: duration, delay: delay, now: presentation.now)
    presentation.nextSerial += 1
    let before = snapshot(of: node)
    presentation.enter(record)
    _ = isDeferred(.animation(handle))
    presentation.scopes.append(AnimationScope(record: record, before: before))
    return handle
  }

  /// Ends the innermost animation that has been begun; from now on time moves it.
  public func commitAnimation() throws(LayoutError) {
    guard let mark = transactions.innermost, mark.isAnimation,
      let record = presentation.scopes.last?.record
    else { throw .noAnimation }
    let shortfall = try closeScope(mark, record)
    moveFrames()
    presentation.scopes.removeLast()
    retakeSnapshot()
    enroll(record)
    deliver()
    if let shortfall { throw shortfall }
  }

  /// Ends the transaction of an animation scope and solves. Throws if that rolls the scope back.
  /// Inaccuracy does not stop it: that error is returned, to be thrown in the end.
  func closeScope(_ mark: Mark, _ record: AnimationRecord) throws(LayoutError) -> LayoutError? {
    do throws(LayoutError) {
      try close(mark)
      if transactions.isOpen { try solve() }
    } catch {
      if presentation.scopes.last?.record !== record { throw error }
      return error
    }
    return nil
  }

  /// Adds an animation to those that time advances, or ends it if there is nothing to wait for.
  private func enroll(_ record: AnimationRecord) {
    if !record.isWaiting && record.duration == 0 {
      end(record, hasFinished: true)
    } else {
      presentation.enroll(record)
    }
    endIdle()
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
      shorten(record, by: record.start - presentation.now)
      start(record)
    }
    if !record.hasEnded { end(record, hasFinished: true) }
    endIdle()
    try conclude()
  }

  /// Shortens the delay of an animation, and of those that were begun in it.
  private func shorten(_ record: AnimationRecord, by seconds: Double) {
    record.start = max(presentation.now, record.start - seconds)
    for each in record.deferred {
      if case .animation(let inner) = each.change, let inner = find(inner) {
        shorten(inner, by: seconds)
      }
    }
  }

  /// Whether the handle names an animation that has not ended.
  public func contains(_ animation: Animation) -> Bool { find(animation) != nil }

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
    record.hold(at: share, now: presentation.now)
    takePhase(record)
    movePresentationSolver()
  }

  func share(of record: AnimationRecord) -> Double { record.share(at: presentation.now) }
}

// MARK: How it moves

extension Layout {
  /// Lets it move along a ready-made curve.
  public func setCurve(of animation: Animation, to curve: Curve) throws(LayoutError) {
    let record = try placeOpen(animation)
    record.timing = curve == .linear ? .linear : .bezier(curve.bezier)
  }

  /// Lets it move along a cubic Bézier curve from (0, 0) to (1, 1) with these control points.
  public func setBezier(
    of animation: Animation, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(LayoutError) {
    let record = try placeOpen(animation)
    guard x1 >= 0 && x1 <= 1 else { throw .number("x1, ", x1, " is not between 0 and 1") }
    guard x2 >= 0 && x2 <= 1 else { throw .number("x2, ", x2, " is not between 0 and 1") }
    guard y1.magnitude <= Timing.mostWays else { throw .number("y1, ", y1, " is not at most 1e6") }
    guard y2.magnitude <= Timing.mostWays else { throw .number("y2, ", y2, " is not at most 1e6") }
    record.timing = .bezier(Bezier(x1, y1, x2, y2))
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
    let record = try placeOpen(animation)
    guard dampingRatio >= 1e-3 && dampingRatio <= 1e3 else {
      throw .number("the damping ratio ", dampingRatio, " is not from 0.001 to 1000")
    }
    guard initialVelocity.magnitude <= Timing.mostWays else {
      throw .number("the initial velocity ", initialVelocity, " is not at most 1e6")
    }
    record.timing = .spring(Spring(dampingRatio: dampingRatio, initialVelocity: initialVelocity))
  }

  /// Chooses what it moves.
  public func setMotion(of animation: Animation, to motion: Motion) throws(LayoutError) {
    try placeOpen(animation).motion = motion
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

  func find(_ animation: Animation) -> AnimationRecord? {
    guard let slot = handles.slot(of: animation.id, .animation, in: presentation.handles) else {
      return nil
    }
    return animationRecord(at: slot).flatMap { $0.hasEnded ? nil : $0 }
  }

  /// An animation between its begin and its commit.
  private func placeOpen(_ animation: Animation) throws(LayoutError) -> AnimationRecord {
    guard let record = find(animation) else { throw .animation(animation) }
    for scope in presentation.scopes where scope.record === record { return record }
    throw .animationCommitted
  }

  private func placeCommitted(_ animation: Animation) throws(LayoutError) -> AnimationRecord {
    guard let record = find(animation) else { throw .animation(animation) }
    for scope in presentation.scopes where scope.record === record { throw .animationOpen }
    return record
  }

  func checkSeconds(_ seconds: Double, _ what: StaticString) throws(LayoutError) {
    guard seconds >= 0 && seconds <= Self.longestTime else {
      throw .number(what, seconds, " is not from 0 to 1e9 seconds")
    }
  }

  /// Refuses to begin an animation inside of a transaction that is not an animation: what is on
  /// screen cannot be taken back.
  private func checkNoTransaction() throws(LayoutError) {
    guard let mark = transactions.innermost else { return }
    if !mark.isAnimation { throw .inTransaction }
  }
}
