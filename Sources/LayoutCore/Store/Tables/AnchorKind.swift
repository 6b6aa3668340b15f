/// Which number of a node stands in a sum: where one of its lines is, or how large it is. The
/// numbers up to 20 are those of Apple's layout attributes.
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

  /// How many there are, with numbers from 1 on.
  package static let count: UInt8 = 28

  /// The kind of a line that is in an area of its node; sizes and baselines are in none.
  package init(_ line: Line, _ area: Area) {
    self = .left
    for number in 1...Self.count {
      guard let kind = Self(rawValue: number), kind.line == line else { continue }
      if kind.area == .edges || kind.area == area { self = kind }
    }
  }

  package var line: Line {
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

  package var area: Area { rawValue > 20 ? .safe : rawValue > 12 ? .margins : .edges }

  /// What sentences call it.
  package var words: Text {
    var text = Text(line.words)
    switch area {
    case .edges: break
    case .margins: text.append(line.isCenter ? " within margins" : " margin")
    case .safe: text.append(line.isCenter ? " within safe area" : " safe edge")
    }
    return text
  }

  /// What equations call it: the same in one word, and a safe edge without the edge.
  package var token: Text { words.inOneWord(without: area == .safe && !line.isCenter ? 5 : 0) }
}

/// A number of a node, times a coefficient: one term of a sum.
public struct AnchorTerm: Sendable, BitwiseCopyable {
  /// Whose; ``Node/none`` is the current parent of the first node in the sum.
  public var node: Node
  /// Which number.
  public var anchor: AnchorKind
  /// 0, or between 1e-12 and 1e12 in magnitude, of a center not below 2e-12.
  public var coefficient: Double

  /// A term.
  public init(_ node: Node, _ anchor: AnchorKind, _ coefficient: Double = 1) {
    self.node = node
    self.anchor = anchor
    self.coefficient = coefficient
  }
}
