/// A length in a container: points, and a share of how long that is along the same axis.
package struct Length: BitwiseCopyable {
  package var points = 0.0
  package var share = 0.0

  package init(_ points: Double = 0, share: Double = 0) {
    (self.points, self.share) = (points, share)
  }

  /// How long it is in a container of a size.
  package func resolved(in size: Double) -> Double { points + share * size }

  package static func + (one: Length, other: Length) -> Length {
    Length(one.points + other.points, share: one.share + other.share)
  }

  package static func * (factor: Double, length: Length) -> Length {
    Length(factor * length.points, share: factor * length.share)
  }

  package static func - (one: Length, other: Length) -> Length { one + -1 * other }
}

/// Insets in a container, in points and as shares of its size. Left is the leading edge, right the trailing one.
package struct ContainerInsets: Equatable, BitwiseCopyable {
  package var points = Insets(all: 0)
  package var shares = Insets(all: 0)

  /// One of their eight numbers.
  package struct Side {
    let place: Int
    let isShare: Bool

    /// Of four sides from the top on; the shares come behind.
    init(_ place: UInt8, isShare: Bool = false) {
      self.place = Int(place & 3)
      self.isShare = isShare || place > 3
    }
  }

  package subscript(side: Side) -> Double {
    get { (side.isShare ? shares : points)[number: side.place] }
    set {
      if side.isShare {
        shares[number: side.place] = newValue
      } else {
        points[number: side.place] = newValue
      }
    }
  }

  /// Those at both ends of an axis, from where reading begins.
  package func ends(_ axis: Axis) -> (near: Length, far: Length) {
    axis == .horizontal
      ? (Length(points.left, share: shares.left), Length(points.right, share: shares.right))
      : (Length(points.top, share: shares.top), Length(points.bottom, share: shares.bottom))
  }
}
