/// A rectangle, in points.
public struct Rect: Equatable, Sendable, BitwiseCopyable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// How wide it is.
  public var width: Double
  /// How high it is.
  public var height: Double

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty rectangle at 0, 0.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Rect {
  /// What of this rectangle is in another one; nil if nothing is, not even an edge.
  package func intersection(_ area: Rect) -> Rect? {
    let (right, bottom) = (
      min(x + width, area.x + area.width), min(y + height, area.y + area.height)
    )
    let (left, top) = (max(x, area.x), max(y, area.y))
    if left == x && top == y && right == x + width && bottom == y + height { return self }
    return left <= right && top <= bottom
      ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }

  /// This rectangle, and a multiple of another one on top.
  @inline(__always)
  package func moved(_ other: Rect, _ factor: Double) -> Rect {
    Rect(
      x: x + other.x * factor, y: y + other.y * factor, width: width + other.width * factor,
      height: height + other.height * factor)
  }

  /// This rectangle's numbers where the mask has 0, and 0 where it has 1.
  package func without(_ mask: Rect) -> Rect {
    Rect(
      x: x * (1 - mask.x), y: y * (1 - mask.y), width: width * (1 - mask.width),
      height: height * (1 - mask.height))
  }

  /// 1 where one of two masks has 1.
  package func union(_ mask: Rect) -> Rect {
    Rect(
      x: max(x, mask.x), y: max(y, mask.y), width: max(width, mask.width),
      height: max(height, mask.height))
  }

  /// The largest magnitude of its numbers.
  package var size: Double { max(abs(x), abs(y), abs(width), abs(height)) }

  /// 1 where this rectangle differs from another one by more than rounding, 0 elsewhere.
  package func difference(from other: Rect) -> Rect {
    Rect(
      x: Self.difference(x, other.x), y: Self.difference(y, other.y),
      width: Self.difference(width, other.width), height: Self.difference(height, other.height))
  }

  private static func difference(_ one: Double, _ two: Double) -> Double {
    (one - two).magnitude > 1e-9 * (1 + one.magnitude) ? 1 : 0
  }
}
