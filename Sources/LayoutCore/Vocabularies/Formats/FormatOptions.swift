import LayoutStore

/// What a format says beside its string, with the bits of Apple's NSLayoutConstraint.FormatOptions: those of
/// alignments are 1 shifted by the number of an ``AnchorKind``.
public struct FormatOptions: OptionSet, Sendable, BitwiseCopyable {
  /// The bits.
  public let rawValue: UInt32

  /// Options by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// All views have this line in common.
  public static func align(_ line: AnchorKind) -> Self {
    Self(rawValue: 1 << UInt32(line.rawValue))
  }

  /// A horizontal format goes from left to right, whatever the reading direction.
  public static let leftToRight = Self(rawValue: 1 << 16)
  /// A horizontal format goes from right to left, whatever the reading direction.
  public static let rightToLeft = Self(rawValue: 2 << 16)
  /// Gaps between views are from the last baseline of the upper one to the first baseline of the lower one.
  public static let baselineToBaseline = Self(rawValue: 1 << 19)

  private static let aligning = Self(rawValue: 0x1E7E)

  /// The lines that all views have in common.
  var lines: [AnchorKind] {
    (1...AnchorKind.firstBaseline.rawValue).compactMap { number in
      AnchorKind(rawValue: number).flatMap { contains(.align($0)) && !$0.line.isSize ? $0 : nil }
    }
  }

  /// Refuses options that mean nothing, or nothing along an axis.
  package func check(along axis: Axis) throws(LayoutError) {
    let directions: Self = [.leftToRight, .rightToLeft]
    let known = Self.aligning.union(directions).union(.baselineToBaseline)
    if !isSubset(of: known) { throw .argument("the options have an unknown bit") }
    if isSuperset(of: directions) { throw .argument("the options have two directions") }
    if lines.contains(where: { $0.line.axis == axis }) {
      throw .argument(
        axis == .horizontal
          ? "a horizontal format aligns tops, bottoms, vertical centers or baselines only"
          : "a vertical format aligns left, right, leading, trailing edges or horizontal centers only"
      )
    }
    if axis == .horizontal && contains(.baselineToBaseline) {
      throw .argument("only a vertical format has gaps from baseline to baseline")
    }
  }
}

/// The lines that a format goes by.
struct FormatLines {
  /// The size along it.
  let size: AnchorKind
  /// Where views begin and end along it.
  let near: AnchorKind
  let far: AnchorKind
  /// The same of their margins.
  let nearMargin: AnchorKind
  let farMargin: AnchorKind
  /// From where to where gaps between views are.
  let gapNear: AnchorKind
  let gapFar: AnchorKind
  /// It goes against its coordinates.
  let isReversed: Bool

  init(_ axis: Axis, _ options: FormatOptions) {
    isReversed = axis == .horizontal && options.contains(.rightToLeft)
    size = axis == .horizontal ? .width : .height
    if axis == .vertical {
      (near, far, nearMargin, farMargin) = (.top, .bottom, .topMargin, .bottomMargin)
    } else if isReversed {
      (near, far, nearMargin, farMargin) = (.right, .left, .rightMargin, .leftMargin)
    } else if options.contains(.leftToRight) {
      (near, far, nearMargin, farMargin) = (.left, .right, .leftMargin, .rightMargin)
    } else {
      (near, far, nearMargin, farMargin) = (.leading, .trailing, .leadingMargin, .trailingMargin)
    }
    let isOfText = options.contains(.baselineToBaseline)
    (gapNear, gapFar) = isOfText ? (.firstBaseline, .lastBaseline) : (near, far)
  }
}
