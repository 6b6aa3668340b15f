/// What the number of a parameter of a container stands for, and the word for it in documents.
enum ParameterMeaning {
  case number
  /// Of what is so or not: the line is there or not.
  case flag
  case alignment
  case distribution
  case edge

  /// Numbers of words are below it.
  static let end = 7

  /// The word for a number; nil for one that has none.
  func word(for number: Double) -> Text? {
    switch self {
    case .number, .flag: nil
    case .alignment: Alignment(rawValue: Int8(number)).map { Text($0.words) }
    case .distribution: Distribution(rawValue: Int8(number)).map { Text($0.words) }
    case .edge: AnchorKind(rawValue: UInt8(number))?.words
    }
  }
}

extension ContainerValue {
  /// Those that documents have: all but the axis.
  static let written: [ContainerValue] = [
    .gap, .paddingTop, .paddingLeft, .paddingBottom, .paddingRight, .alignment, .distribution,
    .bias, .rowGap, .justify, .wraps, .edge, .distance, .fraction,
  ]

  var meaning: ParameterMeaning {
    switch self {
    case .alignment, .justify: .alignment
    case .distribution: .distribution
    case .wraps: .flag
    case .edge: .edge
    default: .number
    }
  }
}

extension MemberValue {
  var meaning: ParameterMeaning {
    switch self {
    case .alignment, .justify: .alignment
    case .excluded: .flag
    case .weight, .gapAfter: .number
    }
  }

  var words: StaticString {
    switch self {
    case .weight: "weight"
    case .gapAfter: "gap after"
    case .alignment: "own alignment"
    case .excluded: "excluded"
    case .justify: "own justify"
    }
  }
}

extension Alignment {
  fileprivate var words: StaticString {
    switch self {
    case .fill: "fill"
    case .start: "start"
    case .center: "center"
    case .end: "end"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    }
  }
}

extension Distribution {
  fileprivate var words: StaticString {
    switch self {
    case .fill: "fill"
    case .fillEqually: "fill equally"
    case .fillProportionally: "fill proportionally"
    case .equalGaps: "equal gaps"
    case .equalCenters: "equal centers"
    case .spread: "spread"
    case .packed: "packed"
    }
  }
}
