/// The attributes of a node. Tens tell the family, ones the side; a group is 100 above what it is
/// made of. What each means is in ``Formula``.
public enum AttributeKind: UInt8, Sendable, BitwiseCopyable {
  case width = 1
  case height = 2
  case aspectRatio = 3

  case leftInset = 10
  case rightInset = 11
  case leadingInset = 12
  case trailingInset = 13
  case topInset = 14
  case bottomInset = 15
  case firstBaselineInset = 16
  case lastBaselineInset = 17

  case leftSafeInset = 20
  case rightSafeInset = 21
  case leadingSafeInset = 22
  case trailingSafeInset = 23
  case topSafeInset = 24
  case bottomSafeInset = 25

  case leftMarginInset = 30
  case rightMarginInset = 31
  case leadingMarginInset = 32
  case trailingMarginInset = 33
  case topMarginInset = 34
  case bottomMarginInset = 35

  case horizontalCenter = 48
  case verticalCenter = 49

  case leftOffset = 50
  case rightOffset = 51
  case leadingOffset = 52
  case trailingOffset = 53
  case topOffset = 54
  case bottomOffset = 55
  case firstBaselineOffset = 56
  case lastBaselineOffset = 57

  case leftAlign = 60
  case rightAlign = 61
  case leadingAlign = 62
  case trailingAlign = 63
  case topAlign = 64
  case bottomAlign = 65
  case firstBaselineAlign = 66
  case lastBaselineAlign = 67
  /// Centres on one vertical line.
  case verticalAlign = 68
  /// Centres on one horizontal line.
  case horizontalAlign = 69

  case size = 100
  case insets = 110
  case horizontalInsets = 111
  case verticalInsets = 112
  case safeInsets = 120
  case horizontalSafeInsets = 121
  case verticalSafeInsets = 122
  case marginInsets = 130
  case horizontalMarginInsets = 131
  case verticalMarginInsets = 132
  case center = 140
  case edgeAlign = 160
  case centerAlign = 161
}

/// What the tens of a kind tell.
package enum Family: UInt8 {
  case dimension = 0
  case inset = 1
  case safeInset = 2
  case marginInset = 3
  case center = 4
  case offset = 5
  case alignment = 6
}

extension AttributeKind {
  /// Whether it stands for several attributes.
  public var isGroup: Bool { rawValue >= 100 }

  package var family: Family { Family(rawValue: rawValue % 100 / 10) ?? .dimension }

  /// The ones of the kind: what ``Line`` counts by, in every family but the dimensions.
  package var side: UInt8 { rawValue % 10 }

  /// Whether it may relate two nodes.
  package var takesOther: Bool {
    switch self {
    case .width, .height, .size: true
    default: family == .offset || family == .alignment
    }
  }

  /// Whether it has a meaning only with another node.
  package var needsOther: Bool { family == .offset || family == .alignment }

  /// Whether it is about the end of a node: right, trailing, bottom or last baseline.
  var isFar: Bool { needsPartner && side <= Line.lastBaseline.rawValue && side & 1 == 1 }

  /// Whether it is no dimension, but where a node is.
  var needsPartner: Bool { family != .dimension && !isGroup }

  /// Whether it is one alignment, and no group of them.
  package var isAlignment: Bool { rawValue / 10 == Family.alignment.rawValue }

  /// Whether it relates a node to its current parent.
  package var isToParent: Bool {
    switch family {
    case .inset, .safeInset, .marginInset, .center: true
    case .dimension, .offset, .alignment: false
    }
  }

  /// An offset to the right, the bottom, ... is the opposite offset of the other node.
  package var oppositeOffset: AttributeKind? {
    switch self {
    case .rightOffset: .leftOffset
    case .trailingOffset: .leadingOffset
    case .bottomOffset: .topOffset
    case .lastBaselineOffset: .firstBaselineOffset
    default: nil
    }
  }

  /// Of an offset, that to what comes next along its axis: right, trailing, bottom, last baseline.
  package var onwards: Self { Self(rawValue: rawValue | 1) ?? self }

  /// How many attributes a group has; 0 for a kind that is none.
  package var memberCount: Int {
    switch self {
    case .insets, .safeInsets, .marginInsets, .edgeAlign: 4
    default: isGroup ? 2 : 0
    }
  }

  /// One attribute of a group, in the order in which values are set.
  package func member(_ position: Int) -> AttributeKind {
    switch self {
    case .size: pick(position, .width, .height)
    case .insets: pick(position, .topInset, .bottomInset, .leftInset, .rightInset)
    case .horizontalInsets: pick(position, .leftInset, .rightInset)
    case .verticalInsets: pick(position, .topInset, .bottomInset)
    case .safeInsets:
      pick(position, .topSafeInset, .bottomSafeInset, .leftSafeInset, .rightSafeInset)
    case .horizontalSafeInsets: pick(position, .leftSafeInset, .rightSafeInset)
    case .verticalSafeInsets: pick(position, .topSafeInset, .bottomSafeInset)
    case .marginInsets:
      pick(position, .topMarginInset, .bottomMarginInset, .leftMarginInset, .rightMarginInset)
    case .horizontalMarginInsets: pick(position, .leftMarginInset, .rightMarginInset)
    case .verticalMarginInsets: pick(position, .topMarginInset, .bottomMarginInset)
    case .center: pick(position, .horizontalCenter, .verticalCenter)
    case .edgeAlign: pick(position, .topAlign, .leftAlign, .rightAlign, .bottomAlign)
    case .centerAlign: pick(position, .verticalAlign, .horizontalAlign)
    default: self
    }
  }

  private func pick(
    _ position: Int, _ first: Self, _ second: Self, _ third: Self? = nil, _ fourth: Self? = nil
  ) -> Self {
    switch position {
    case 0: first
    case 1: second
    case 2: third ?? self
    default: fourth ?? self
    }
  }
}
