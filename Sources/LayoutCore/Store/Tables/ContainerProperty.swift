/// What a container can be set to.
public enum ContainerProperty: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Along which axis it goes: 0 or 1.
  case axis = 0
  /// The gap from one member to the next.
  case gap = 1
  /// Padding at its edges; left is that at the leading edge, right that at the trailing one.
  case paddingTop = 2
  case paddingLeft = 3
  case paddingBottom = 4
  case paddingRight = 5
  /// The ``Alignment`` of members across it.
  case alignment = 6
  /// The ``Distribution`` of members along it, or of columns.
  case distribution = 7
  /// Where packed ones lie: from 0, at the start, to 1, at the end.
  case bias = 8
  /// The gap from one row of a grid, or one line of a flow, to the next.
  case rowGap = 9
  /// The ``Alignment`` of members in the columns of a grid.
  case justify = 10
  /// Whether the members of a stack break into lines, which makes it a flow.
  case wraps = 11
  /// The ``AnchorKind`` of the edge that a guideline or a barrier is at.
  case edge = 12
  /// How far a guideline is inside of this edge, or a barrier outside of its nodes.
  case distance = 13
  /// The share of its owner that is between this edge and a guideline, in addition.
  case fraction = 14
  /// Whether padding counts from the margins, with the safe area where they have it, and not from the edges.
  case paddingFromMargins = 15
  /// The ``LeastContent`` that members keep along a stack.
  case least = 16
  /// Gaps and padding in addition, as shares of its width or height.
  case gapFraction = 17
  case rowGapFraction = 18
  case paddingFractionTop = 19
  case paddingFractionLeft = 20
  case paddingFractionBottom = 21
  case paddingFractionRight = 22
  /// Whether members on a baseline are at the other edge: first ones as far down as they go, last ones up.
  case baselinesReversed = 23
  /// Whether gaps of a column are from the last baseline of a member to the first one of the next.
  case gapFromBaselines = 24
  /// How many members a line of a flow has at most; 0 for any number.
  case most = 25
  /// Whether a flow asks for no more than its longest line.
  case hugsLines = 26
  /// Whether a row is a column, or a column a row, where its members do not fit.
  case turns = 27
  /// Whether members of a grid fill cells that are free before others.
  case dense = 28
  /// The ``Distribution`` of rows of a grid, or of lines in a flow, and where packed ones lie.
  case rowDistribution = 29
  case rowBias = 30
  /// Whether the last line of a flow is packed at its start.
  case lastLinePacked = 31
  /// Whether the lines of a flow go from its end across it to its start.
  case linesReversed = 32
  /// Whether what is too large begins at the start, whatever its alignment and bias.
  case safe = 33
  /// The ``RepeatedTracks`` of a grid along its axis.
  case repeats = 34
}

extension ContainerProperty {
  /// The row of the table.
  package var row: PropertyRow {
    switch self {
    case .axis: Self.row("axis", .choice(.axis), "the axis ")
    case .gap: Self.row("gap", .number(.offset), "the gap ")
    case .paddingTop: Self.row("padding top", .number(.length), "the top padding ")
    case .paddingLeft: Self.row("padding left", .number(.length), "the left padding ")
    case .paddingBottom: Self.row("padding bottom", .number(.length), "the bottom padding ")
    case .paddingRight: Self.row("padding right", .number(.length), "the right padding ")
    case .alignment: Self.row("alignment", .choice(.alignment), "the alignment ")
    case .distribution: Self.row("distribution", .choice(.distribution), "the distribution ")
    case .bias: Self.row("bias", .number(.share), "the bias ", usual: PropertyValue.none)
    case .rowGap: Self.row("row gap", .number(.offset), "the row gap ")
    case .justify: Self.row("justify", .choice(.alignment), "the alignment ")
    case .wraps: Self.row("wraps", .flag, "whether it wraps, ")
    case .edge:
      Self.row("edge", .choice(.edge), "the edge ", usual: PropertyValue(AnchorKind.leading))
    case .distance: Self.row("distance", .number(.offset), "the distance ")
    case .fraction: Self.fraction("fraction")
    case .paddingFromMargins:
      Self.row("padding from margins", .flag, "whether padding is from margins, ")
    case .least: Self.row("least", .choice(.least), "the least content ")
    case .gapFraction: Self.fraction("gap fraction")
    case .rowGapFraction: Self.fraction("row gap fraction")
    case .paddingFractionTop: Self.fraction("padding fraction top")
    case .paddingFractionLeft: Self.fraction("padding fraction left")
    case .paddingFractionBottom: Self.fraction("padding fraction bottom")
    case .paddingFractionRight: Self.fraction("padding fraction right")
    case .baselinesReversed: Self.row("baselines reversed", .flag, "whether they are reversed, ")
    case .gapFromBaselines:
      Self.row("gap from baselines", .flag, "whether they are from baselines, ")
    case .most: Self.row("most", .number(.count), "the number of members ")
    case .hugsLines: Self.row("hugs lines", .flag, "whether it hugs its lines, ")
    case .turns: Self.row("turns", .flag, "whether it turns, ")
    case .dense: Self.row("dense", .flag, "whether it is dense, ")
    case .rowDistribution:
      Self.row("row distribution", .choice(.distribution), "the row distribution ")
    case .rowBias: Self.row("row bias", .number(.share), "the row bias ", usual: PropertyValue.none)
    case .lastLinePacked: Self.row("last line packed", .flag, "whether it is packed, ")
    case .linesReversed: Self.row("lines reversed", .flag, "whether they are reversed, ")
    case .safe: Self.row("safe", .flag, "whether it is safe, ")
    case .repeats: Self.row("repeats", .choice(.repeats), "the repetition ")
    }
  }

  @inline(never)
  private static func fraction(_ word: StaticString) -> PropertyRow {
    row(word, .number(.share), "the fraction ")
  }

  private static func row(
    _ word: StaticString, _ meaning: Meaning, _ name: StaticString, usual: PropertyValue? = nil
  ) -> PropertyRow {
    PropertyRow(word, meaning, usual: usual, name: name, reach: .members, isDeferred: true)
  }

  /// The part of the padding that it is.
  fileprivate var side: ContainerInsets.Side {
    let first = rawValue < Self.paddingFractionTop.rawValue ? Self.paddingTop : .paddingFractionTop
    return ContainerInsets.Side(
      rawValue &- first.rawValue, isShare: first == .paddingFractionTop)
  }

  /// Whether it is of a guideline or a barrier, and not of a container with members.
  package var isOfLine: Bool { self == .edge || self == .distance || self == .fraction }

  /// Whether it has a line of its own in documents. The axis of a stack is in the word for it.
  package func isWritten(of kind: ContainerKind) -> Bool { self != .axis || kind == .grid }
}

extension ContainerValues {
  package subscript(property: ContainerProperty) -> PropertyValue {
    get {
      switch property {
      case .axis: .choice(axis == .horizontal ? 0 : 1)
      case .gap: .number(gap)
      case .paddingTop, .paddingLeft, .paddingBottom, .paddingRight: .number(inner[property.side])
      case .alignment: PropertyValue(alignment)
      case .distribution: PropertyValue(distribution)
      case .bias: PropertyValue(bias)
      case .rowGap: .number(rowGap)
      case .justify: PropertyValue(justify)
      case .rowDistribution: PropertyValue(rowDistribution)
      case .rowBias: PropertyValue(rowBias)
      case .least: PropertyValue(least)
      case .repeats: PropertyValue(repeats)
      case .gapFraction: .number(gapShare)
      case .rowGapFraction: .number(rowGapShare)
      case .paddingFractionTop, .paddingFractionLeft, .paddingFractionBottom, .paddingFractionRight:
        .number(inner[property.side])
      case .edge: PropertyValue(edge)
      case .distance: .number(distance)
      case .fraction: .number(fraction)
      case .most: .number(Double(most))
      default: .flag(self[flag: property])
      }
    }
    set {
      switch property {
      case .axis: axis = newValue.choice == 0 ? .horizontal : .vertical
      case .gap: gap = newValue.number
      case .paddingTop, .paddingLeft, .paddingBottom, .paddingRight:
        inner[property.side] = newValue.number
      case .alignment: alignment = Alignment(rawValue: newValue.choice) ?? .fill
      case .distribution: distribution = Distribution(rawValue: newValue.choice) ?? .fill
      case .bias: bias = newValue.number
      case .rowGap: rowGap = newValue.number
      case .justify: justify = Alignment(rawValue: newValue.choice) ?? .fill
      case .rowDistribution:
        rowDistribution = Distribution(rawValue: newValue.choice) ?? .fill
      case .rowBias: rowBias = newValue.number
      case .least: least = LeastContent(rawValue: newValue.choice) ?? .word
      case .repeats: repeats = RepeatedTracks(rawValue: newValue.choice) ?? .none
      case .gapFraction: gapShare = newValue.number
      case .rowGapFraction: rowGapShare = newValue.number
      case .paddingFractionTop, .paddingFractionLeft, .paddingFractionBottom, .paddingFractionRight:
        inner[property.side] = newValue.number
      case .edge: edge = AnchorKind(rawValue: newValue.choice) ?? .leading
      case .distance: distance = newValue.number
      case .fraction: fraction = newValue.number
      case .most: most = UInt32(newValue.number)
      default: self[flag: property] = newValue.flag
      }
    }
  }
}
