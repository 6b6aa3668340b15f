/// What decides how an animation moves.
enum Timing {
  case linear
  case bezier(Bezier)
  case spring(Spring)
  /// From the share of the time to the share of the way.
  case function((Double) -> Double)

  /// How far it has come at a share of the duration.
  @inline(never)
  func phase(at time: Double, duration: Double) -> Phase {
    if case .spring(let spring) = self { return spring.phase(at: time, duration: duration) }
    let rest = 1 - time
    return Phase(offset: 1 - value(at: time), inherited: duration * time * rest * rest)
  }

  /// How fast that changes, a second.
  @inline(never)
  func rate(at time: Double, duration: Double) -> Phase {
    if case .spring(let spring) = self { return spring.rate(at: time, duration: duration) }
    return Phase(offset: -slope(at: time) / duration, inherited: (1 - time) * (1 - 3 * time))
  }

  /// Whether it never goes beyond its ends.
  var staysBetween: Bool {
    switch self {
    case .linear: true
    case .bezier(let bezier): bezier.staysBetween
    case .spring(let spring): spring.dampingRatio >= 1 && spring.initialVelocity == 0
    case .function: false
    }
  }

  private func value(at time: Double) -> Double {
    switch self {
    case .linear, .spring: time
    case .bezier(let bezier): bezier.value(at: time)
    case .function(let function): Self.tame(function(time), or: time)
    }
  }

  private func slope(at time: Double) -> Double {
    switch self {
    case .linear, .spring: return 1
    case .bezier(let bezier): return bezier.slope(at: time)
    case .function:
      let before = max(0, time - 1e-4)
      let after = min(1, time + 1e-4)
      return (value(at: after) - value(at: before)) / (after - before)
    }
  }

  /// Limits what a host's function returns, which may be anything.
  private static func tame(_ answer: Double, or time: Double) -> Double {
    answer.isNaN ? time : min(max(answer, -Self.mostWays), Self.mostWays)
  }

  /// How many times the way a curve may go beyond it.
  static let mostWays = 1e6
}
