import LayoutCore

/// How an animation goes from 0 to 1.
public enum Timing {
  /// One of the ready-made curves.
  case curve(Curve)
  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
  case bezier(Double, Double, Double, Double)
  /// A spring: below 1 underdamped, 1 critically damped. The velocity is in distances a second.
  case spring(dampingRatio: Double, initialVelocity: Double = 0)
  /// A function from the share of the time to that of the way.
  case function((Double) -> Double)
}

/// What ``Layout/animate(_:delay:_:moving:_:completion:)`` has begun.
public struct Animation: Hashable {
  let layout: LayoutReference
  let core: CoreAnimation

  /// Whether they are the same animation.
  public static func == (one: Animation, other: Animation) -> Bool {
    one.layout === other.layout && one.core == other.core
  }

  /// Equal ones are of equal hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(core.id) }

  /// The share of its duration that is over: 0 in its delay, 1 once it has ended.
  public var progress: Double { layout.core.progress(of: core) }

  /// Holds it at a share of its duration, forward or backward, as a finger that drags wants it; time
  /// passes it by, until nil lets time move it again.
  public func hold(at progress: Double?) throws(KeepError) {
    try layout.attempt { core throws(CoreError) in
      if let progress, progress.isNaN { throw .value(progress, "the progress ") }
      try core.setProgress(of: self.core, to: progress ?? .nan)
    }
  }

  /// Ends it as if its time were over.
  public func finish() throws(KeepError) {
    try layout.attempt { core throws(CoreError) in try core.finish(self.core) }
  }

  /// Ends it, unfinished, at its final frames.
  public func cancel() throws(KeepError) {
    try layout.attempt { core throws(CoreError) in try core.cancel(self.core) }
  }
}

extension Layout {
  /// Runs a body whose changes hold at once, while presented frames follow over a duration, in
  /// seconds, as ``advance(by:)`` lets time pass.
  @discardableResult
  public func animate(
    _ duration: Double, delay: Double = 0, _ timing: Timing = .curve(.easeInOut),
    moving motion: Motion = .frames, _ body: () throws -> Void,
    completion: ((Bool) -> Void)? = nil
  ) throws -> Animation {
    let animation = try reference.attempt { core throws(CoreError) in
      try core.beginAnimation(duration: duration, delay: delay)
    }
    try reference.takingBack {
      try reference.attempt { core throws(CoreError) in
        switch timing {
        case .curve(let curve): try core.setCurve(of: animation, to: curve)
        case .bezier(let x1, let y1, let x2, let y2):
          try core.setBezier(of: animation, x1, y1, x2, y2)
        case .spring(let ratio, let velocity):
          try core.setSpring(of: animation, dampingRatio: ratio, initialVelocity: velocity)
        case .function(let body):
          let host = HostFunction(body, of: core)
          try core.setFunction(of: animation, to: { host.function($0) })
        }
        try core.setMotion(of: animation, to: motion)
        if let completion {
          let host = HostFunction(completion, of: core)
          try core.setCompletion(of: animation) { _, hasFinished in host.function(hasFinished) }
        }
      }
      try body()
    }
    try reference.attempt { core throws(CoreError) in try core.commitAnimation() }
    return Animation(layout: reference, core: animation)
  }

  /// Lets time pass, in seconds. Returns whether anything still moves.
  @discardableResult
  public func advance(by seconds: Double) throws(KeepError) -> Bool {
    try reference.attempt { core throws(CoreError) in try core.advance(seconds) }
  }
}
