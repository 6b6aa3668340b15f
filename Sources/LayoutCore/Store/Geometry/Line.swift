/// The two directions of the plane.
public enum Axis: Sendable, BitwiseCopyable {
  /// Left to right: widths.
  case horizontal
  /// Top to bottom: heights.
  case vertical

  package static let each: [Axis] = [.horizontal, .vertical]
}

/// A number that a node has by itself: where one of its lines is, or how large it is.
///
/// The first ten are in the order of the ones of ``AttributeKind``.
package enum Line: UInt8, BitwiseCopyable {
  case left
  case right
  case leading
  case trailing
  case top
  case bottom
  case firstBaseline
  case lastBaseline
  case centerX
  case centerY
  case width
  case height

  package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .firstBaseline, .lastBaseline, .centerY, .height: .vertical
    }
  }

  /// What sentences call it.
  package var words: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .centerX: "center x"
    case .centerY: "center y"
    case .width: "width"
    case .height: "height"
    }
  }

  /// Whether it tells how large a node is, not where.
  package var isSize: Bool { self == .width || self == .height }

  /// Whether it is where a node ends.
  package var isFar: Bool { !isSize && sizeShare == 1 }

  package var isCenter: Bool { self == .centerX || self == .centerY }

  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// The line is this share of the node's size away from its left or top.
  package var sizeShare: Double {
    switch self {
    case .left, .leading, .top, .firstBaseline: 0
    case .centerX, .centerY: 0.5
    case .right, .trailing, .bottom, .lastBaseline, .width, .height: 1
    }
  }

  /// The line on the other side: where an offset begins.
  package var opposite: Line {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    case .bottom: .top
    case .firstBaseline: .lastBaseline
    case .lastBaseline: .firstBaseline
    case .centerX, .centerY, .width, .height: self
    }
  }
}

/// Which rectangle of a node a line belongs to.
package enum Area: UInt8, BitwiseCopyable {
  case edges
  case safe
  case margins
}
