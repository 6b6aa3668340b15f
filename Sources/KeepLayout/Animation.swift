import CKeepLayout

/// How an animation goes from 0 to 1.
public enum Timing {
  /// One of the ready-made curves.
  case curve(Curve)
  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
  case bezier(Double, Double, Double, Double)
  /// A spring: below 1 underdamped, 1 critically damped. The velocity is in distances a second.
  case spring(dampingRatio: Double, initialVelocity: Double = 0)
  /// A function from the share of the time to that of the way.
  case function((Double) throws -> Double)
}

/// What ``Layout/animate(_:delay:_:moving:_:completion:)`` has begun.
public struct Animation: Hashable, Known {
  let layout: LayoutReference
  let c: keep_animation

  init(_ layout: LayoutReference, _ c: keep_animation) { (self.layout, self.c) = (layout, c) }

  /// Whether they are the same animation.
  public static func == (one: Animation, other: Animation) -> Bool {
    one.layout === other.layout && one.c.id == other.c.id
  }

  /// Equal ones are of equal hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(c.id) }

  /// The share of its duration that is over: 0 in its delay, 1 once it has ended.
  public var progress: Double { layout.read { keep_animation_progress($0, c) } }

  /// Holds it at a share of its duration, forward or backward, as a finger that drags wants it; time
  /// passes it by, until nil lets time move it again.
  public func hold(at progress: Double?) throws(KeepError) {
    let share = try given(progress, "the progress", of: "")
    try layout.attempt { keep_animation_set_progress($0, c, share) }
  }
}

private typealias CurveFunction = HostFunction<(Double) throws -> Double>
private typealias Completion = HostFunction<(Bool) throws -> Void>

extension Layout {
  /// Runs a body whose changes hold at once, while presented frames follow over a duration, in
  /// seconds, as ``advance(by:)`` lets time pass. What is inside of a node alone is animated if one is given.
  @discardableResult
  public func animate(
    _ duration: Double, delay: Double = 0, _ timing: Timing = .curve(.easeInOut),
    moving motion: Motion = .frames, within node: Node? = nil, _ body: () throws -> Void,
    completion: ((Bool) throws -> Void)? = nil
  ) throws -> Animation {
    var made = keep_animation()
    try reference.begin { pointer in
      made = keep_animation_begin(pointer, node?.c(in: reference) ?? keep_node(), duration, delay)
      return made.id == 0 ? keep_layout_error(pointer) : KEEP_OK
    }
    let animation = Animation(reference, made)
    try reference.takingBack {
      try animation.set(timing)
      try reference.attempt { keep_animation_set_motion($0, made, motion.c) }
      if let completion { try animation.setCompletion(completion) }
      try body()
    }
    try reference.attempt { keep_animation_commit($0) }
    return animation
  }

  /// Lets time pass, in seconds. Returns whether anything still moves.
  @discardableResult
  public func advance(by seconds: Double) throws(KeepError) -> Bool {
    var isMoving = false
    try reference.attempt { keep_layout_advance($0, seconds, &isMoving) }
    return isMoving
  }
}

extension Animation {
  fileprivate func set(_ timing: Timing) throws(KeepError) {
    switch timing {
    case .curve(let curve): try layout.attempt { keep_animation_set_curve($0, c, curve.c) }
    case .bezier(let x1, let y1, let x2, let y2):
      try layout.attempt { keep_animation_set_bezier($0, c, x1, y1, x2, y2) }
    case .spring(let ratio, let velocity):
      try layout.attempt { keep_animation_set_spring($0, c, ratio, velocity) }
    case .function(let function):
      try layout.handOver(CurveFunction(function, layout)) { pointer, data in
        keep_animation_set_function(
          pointer, c,
          { time, data in
            guard let curve = CurveFunction.from(data) else { return time }
            return curve.layout.run(time) { try curve.function(time) }
          }, data, release)
      }
    }
  }

  fileprivate func setCompletion(_ completion: @escaping (Bool) throws -> Void) throws(KeepError) {
    try layout.handOver(Completion(completion, layout)) { pointer, data in
      keep_animation_set_completion(
        pointer, c,
        { _, _, hasFinished, data in
          guard let completion = Completion.from(data) else { return }
          completion.layout.run(()) { try completion.function(hasFinished) }
        }, data, release)
    }
  }
}
