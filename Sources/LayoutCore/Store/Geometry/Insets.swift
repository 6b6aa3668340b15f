/// Distances from the edges of a rectangle, positive inside, in points.
public struct Insets: Equatable, Sendable, BitwiseCopyable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Insets; NaN stands for no value.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension Insets {
  /// The same on all sides.
  package init(all inset: Double) {
    self.init(top: inset, left: inset, bottom: inset, right: inset)
  }

  /// Whether no side differs by more.
  @inline(never)
  package func isEqual(to other: Insets, but: Double) -> Bool {
    let gaps = combined(with: other) { abs($0 - $1) }
    return max(gaps.top, gaps.left, gaps.bottom, gaps.right) <= but
  }

  /// One of its four numbers, from the top on, against the clock.
  subscript(number place: Int) -> Double {
    get {
      switch place {
      case 0: top
      case 1: left
      case 2: bottom
      default: right
      }
    }
    set {
      switch place {
      case 0: top = newValue
      case 1: left = newValue
      case 2: bottom = newValue
      default: right = newValue
      }
    }
  }

  /// Both ends along an axis, left and top first.
  package func ends(_ axis: Axis) -> (near: Double, far: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }

  /// Takes each inset, the last one of three, to the limit of the geometric sequence that they are in, if that is near:
  /// Aitken's delta-squared process.
  package mutating func accelerate(from first: Insets, _ second: Insets) {
    let step = combined(with: second, -)
    let ratio = step.combined(with: second.combined(with: first, -), /)
    let rest = ratio.combined(with: step) { -2 <= $0 && $0 < 0.9 ? $1 * $0 / (1 - $0) : 0 }
    self = combined(with: rest, +)
  }

  /// Left and right exchanged.
  package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }

  @inline(never)
  package func combined(with other: Insets, _ combine: (Double, Double) -> Double) -> Insets {
    Insets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }
}
