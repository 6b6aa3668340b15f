import LayoutStore

/// A mass on a damped spring, in closed form: where it is at any time follows from where it began,
/// without the steps in between.
///
/// Time is counted in durations. In one duration the slowest part of the motion decays to a
/// thousandth, which is how UIKit makes a spring of a damping ratio and a duration.
struct Spring: BitwiseCopyable {
  /// Below 1 underdamped, 1 critically damped, above 1 overdamped.
  let dampingRatio: Double
  /// How fast the mass goes towards its goal at first, in distances a second.
  let initialVelocity: Double

  /// The frequency that the spring would have undamped, in radians a duration.
  private let frequency: Double
  /// How fast the slowest part of the motion decays.
  private let decay: Double
  /// Below critical damping the frequency of oscillation, above it half of what the two rates of decay
  /// are apart.
  private let spread: Double

  private static let logarithmOfThousand = 6.907755278982137

  /// The damping ratio is above 0.
  init(dampingRatio: Double, initialVelocity: Double) {
    self.dampingRatio = dampingRatio
    self.initialVelocity = initialVelocity
    let root = ((dampingRatio - 1).magnitude * (dampingRatio + 1)).squareRoot()
    let slowest = Self.logarithmOfThousand
    frequency = dampingRatio <= 1 ? slowest / dampingRatio : slowest * (dampingRatio + root)
    decay = slowest
    spread = frequency * root
  }

  /// The place and the speed of a mass that begins at its goal with a speed of 1.
  private func answer(to time: Double) -> (place: Double, speed: Double) {
    let envelope = Elementary.exponential(-decay * time)
    if dampingRatio < 1 {
      let (sine, cosine) = Elementary.sineAndCosine(radians: spread * time)
      let swing = sine / spread
      return (envelope * swing, envelope * (cosine - decay * swing))
    }
    let swing = time * Self.meanDecay(2 * spread * time)
    return (envelope * swing, envelope * (1 - (decay + 2 * spread) * swing))
  }

  /// `(1 - exp(-x)) / x`, which is the mean of exp(-x) from 0 to x.
  private static func meanDecay(_ x: Double) -> Double {
    if x > 1e-3 { return (1 - Elementary.exponential(-x)) / x }
    return 1 - x / 2 * (1 - x / 3 * (1 - x / 4 * (1 - x / 5)))
  }

  /// What is left of the way, and what a speed of 1 at the beginning adds, after a time. What would
  /// be left after one duration is subtracted on the way, in proportion to t^2,
  /// so that the motion ends at its goal and begins at its speed.
  func phase(at time: Double, duration: Double) -> Phase {
    let (now, end) = (raw(at: time, duration), raw(at: 1, duration))
    let share = time * time
    return Phase(
      offset: now.place.offset - end.place.offset * share,
      inherited: now.place.inherited - end.place.inherited * share)
  }

  /// How fast both change, a second.
  func rate(at time: Double, duration: Double) -> Phase {
    let (now, end) = (raw(at: time, duration), raw(at: 1, duration))
    return Phase(
      offset: (now.speed.offset - 2 * time * end.place.offset) / duration,
      inherited: (now.speed.inherited - 2 * time * end.place.inherited) / duration)
  }

  /// The motion as the equation `x'' + 2 * ratio * frequency * x' + frequency^2 * x = 0` has it.
  private func raw(at time: Double, _ duration: Double) -> (place: Phase, speed: Phase) {
    let (place, speed) = answer(to: time)
    let push = initialVelocity * duration
    let damping = 2 * dampingRatio * frequency
    return (
      Phase(offset: speed + (damping - push) * place, inherited: duration * place),
      Phase(
        offset: -frequency * frequency * place - push * speed, inherited: duration * speed)
    )
  }
}
