/// The ready-made curves. The numbers are those of UIKit.
public enum Curve: Int32, Sendable, BitwiseCopyable {
  /// Slow, fast, slow; the default.
  case easeInOut = 0
  /// Begins slowly.
  case easeIn = 1
  /// Ends slowly.
  case easeOut = 2
  /// Even.
  case linear = 3

  /// The control points that CSS and UIKit know under these names.
  var bezier: Bezier {
    switch self {
    case .easeInOut: Bezier(0.42, 0, 0.58, 1)
    case .easeIn: Bezier(0.42, 0, 1, 1)
    case .easeOut: Bezier(0, 0, 0.58, 1)
    case .linear: Bezier(1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3)
    }
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), as a function of x. With both control points between
/// 0 and 1 along x, x grows along the curve, so that there is one y for every x.
struct Bezier: BitwiseCopyable {
  private let x: Cubic
  private let y: Cubic

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    x = Cubic(x1, x2)
    y = Cubic(y1, y2)
    staysBetween = min(y1, y2) >= 0 && max(y1, y2) <= 1
  }

  /// Whether y is between 0 and 1, as its control points are.
  let staysBetween: Bool

  /// y at an x between 0 and 1.
  func value(at position: Double) -> Double { y.value(parameter(at: position)) }

  /// How steep the curve is at an x between 0 and 1. Where it is upright, how steep it is close by.
  func slope(at position: Double) -> Double {
    let parameter = parameter(at: position)
    let run = x.slope(parameter)
    if run > 1e-6 { return y.slope(parameter) / run }
    let before = max(0, position - 1e-4)
    let after = min(1, position + 1e-4)
    return (value(at: after) - value(at: before)) / (after - before)
  }

  /// The parameter of the point at an x: Newton's method within an interval that is halved whenever
  /// a step would leave it, or would not be half as long as the one before.
  private func parameter(at position: Double) -> Double {
    if position <= 0 { return 0 }
    if position >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    var parameter = position
    var stride = 1.0
    for _ in 0..<Self.mostSteps {
      let error = x.value(parameter) - position
      if error == 0 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let newton = parameter - error / x.slope(parameter)
      let isGood = newton > low && newton < high && (newton - parameter).magnitude < stride / 2
      let next = isGood ? newton : (low + high) / 2
      stride = (next - parameter).magnitude
      if next == parameter || stride < 1e-16 { break }
      parameter = next
    }
    return parameter
  }

  private static let mostSteps = 80
}

/// The polynomial of a Bézier curve's coordinate, from 0 to 1 by way of two control values.
private struct Cubic: BitwiseCopyable {
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }

  func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
}
