/// How large something is, in points.
public struct Size: Equatable, Sendable, BitwiseCopyable {
  /// How wide.
  public var width: Double
  /// How high.
  public var height: Double

  /// A size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// NaN along both axes.
  public static let none = Size(width: .nan, height: .nan)

  package static let unlimited = Size(width: .infinity, height: .infinity)

  /// Neither is below 0 or too large.
  package var isUsable: Bool {
    width >= 0 && height >= 0 && max(width, height) <= Store.valueLimit
  }

  package subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
