import LayoutStore

/// How an animation moves, set between its begin and its commit.
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

  /// An animation between its begin and its commit.
  private func placeOpen(_ animation: Animation) throws(LayoutError) -> AnimationRecord {
    try checkIdle()
    guard let record = find(animation) else { throw .animation(animation) }
    for scope in presentation.scopes where scope.record === record { return record }
    throw .animationCommitted
  }
}
