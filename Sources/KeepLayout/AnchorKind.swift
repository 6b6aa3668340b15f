/// What of a node stands in a sum: where one of its lines is, or how large it is. The numbers up to
/// 20 are those of Apple's layout attributes.
public enum AnchorKind: UInt8, Sendable, BitwiseCopyable {
  case left = 1
  case right = 2
  case top = 3
  case bottom = 4
  case leading = 5
  case trailing = 6
  case width = 7
  case height = 8
  case centerX = 9
  case centerY = 10
  case lastBaseline = 11
  case firstBaseline = 12

  case leftMargin = 13
  case rightMargin = 14
  case topMargin = 15
  case bottomMargin = 16
  case leadingMargin = 17
  case trailingMargin = 18
  case centerXWithinMargins = 19
  case centerYWithinMargins = 20

  case leftSafe = 21
  case rightSafe = 22
  case topSafe = 23
  case bottomSafe = 24
  case leadingSafe = 25
  case trailingSafe = 26
  case centerXWithinSafeArea = 27
  case centerYWithinSafeArea = 28

  /// The kind of a line that is in an area of its node.
  init(_ line: Line, _ area: Area) {
    let base: UInt8 = area == .edges ? 0 : area == .margins ? 12 : 20
    switch line {
    case .left: self = Self(rawValue: base + 1) ?? .left
    case .right: self = Self(rawValue: base + 2) ?? .right
    case .top: self = Self(rawValue: base + 3) ?? .top
    case .bottom: self = Self(rawValue: base + 4) ?? .bottom
    case .leading: self = Self(rawValue: base + 5) ?? .leading
    case .trailing: self = Self(rawValue: base + 6) ?? .trailing
    case .centerX: self = Self(rawValue: base == 0 ? 9 : base + 7) ?? .centerX
    case .centerY: self = Self(rawValue: base == 0 ? 10 : base + 8) ?? .centerY
    case .width: self = .width
    case .height: self = .height
    case .firstBaseline: self = .firstBaseline
    case .lastBaseline: self = .lastBaseline
    }
  }

  var line: Line {
    switch self {
    case .left, .leftMargin, .leftSafe: .left
    case .right, .rightMargin, .rightSafe: .right
    case .top, .topMargin, .topSafe: .top
    case .bottom, .bottomMargin, .bottomSafe: .bottom
    case .leading, .leadingMargin, .leadingSafe: .leading
    case .trailing, .trailingMargin, .trailingSafe: .trailing
    case .width: .width
    case .height: .height
    case .centerX, .centerXWithinMargins, .centerXWithinSafeArea: .centerX
    case .centerY, .centerYWithinMargins, .centerYWithinSafeArea: .centerY
    case .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    }
  }

  var area: Area { rawValue > 20 ? .safe : rawValue > 12 ? .margins : .edges }

  /// What sentences call it.
  var words: StaticString {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "center x"
    case .centerY: "center y"
    case .lastBaseline: "last baseline"
    case .firstBaseline: "first baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "center x within margins"
    case .centerYWithinMargins: "center y within margins"
    case .leftSafe: "left safe edge"
    case .rightSafe: "right safe edge"
    case .topSafe: "top safe edge"
    case .bottomSafe: "bottom safe edge"
    case .leadingSafe: "leading safe edge"
    case .trailingSafe: "trailing safe edge"
    case .centerXWithinSafeArea: "center x within safe area"
    case .centerYWithinSafeArea: "center y within safe area"
    }
  }
}

/// A number of a node, times a coefficient: one term of a sum.
public struct AnchorTerm: Sendable, BitwiseCopyable {
  /// Whose; ``Node/none`` is the parent, whichever that is, of the first node in the sum.
  public var node: Node
  /// Which number.
  public var anchor: AnchorKind
  /// 0, or of a size between 1e-12 and 1e12.
  public var coefficient: Double

  /// A term.
  public init(_ node: Node, _ anchor: AnchorKind, _ coefficient: Double = 1) {
    self.node = node
    self.anchor = anchor
    self.coefficient = coefficient
  }
}
