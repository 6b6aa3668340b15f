/// The words of an enum, by number.
package enum Vocabulary {
  case alignment
  case axis
  case direction
  case distribution
  case edge
  case gone
  case least
  case repeats

  /// The numbers that are of one of them.
  package var numbers: Range<UInt8> {
    switch self {
    case .alignment: 0..<Alignment.none.rawValue + 1
    case .axis: 0..<2
    case .direction: 0..<Direction.rightToLeft.rawValue + 1
    case .distribution: 0..<Distribution.around.rawValue + 1
    case .edge: 1..<AnchorKind.trailing.rawValue + 1
    case .gone: 0..<Gone.vertically.rawValue + 1
    case .least: 0..<LeastContent.nothing.rawValue + 1
    case .repeats: 0..<RepeatedTracks.fit.rawValue + 1
    }
  }

  /// The word for a number; nil for one that has none.
  package func word(for number: UInt8) -> StaticString? {
    switch self {
    case .alignment: Alignment(rawValue: number)?.words
    case .axis: number == 0 ? "horizontal" : "vertical"
    case .direction: Direction(rawValue: number)?.words
    case .distribution: Distribution(rawValue: number)?.words
    case .edge: AnchorKind(rawValue: number)?.line.words
    case .gone: Gone(rawValue: number)?.words
    case .least: LeastContent(rawValue: number)?.words
    case .repeats: number == 0 ? "none" : number == 1 ? "fill" : "fit"
    }
  }

  /// What is wrong with another number.
  package var fault: StaticString {
    switch self {
    case .alignment: " is none of keep_align"
    case .axis: " is none of keep_axis"
    case .direction: " is none of keep_direction"
    case .distribution: " is none of keep_distribution"
    case .edge: " is none of the six edges of keep_anchor"
    case .gone: " is none of keep_gone"
    case .least: " is none of keep_least"
    case .repeats: " is none of keep_repeat"
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
    case .none: "none"
    }
  }
}

extension Direction {
  fileprivate var words: StaticString? {
    switch self {
    case .inherited: nil
    case .leftToRight: "left to right"
    case .rightToLeft: "right to left"
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
    case .around: "around"
    }
  }
}

extension LeastContent {
  fileprivate var words: StaticString {
    switch self {
    case .word: "word"
    case .content: "content"
    case .nothing: "nothing"
    }
  }
}

extension Gone {
  fileprivate var words: StaticString? {
    switch self {
    case .not: nil
    case .fully: "gone"
    case .horizontally: "gone horizontally"
    case .vertically: "gone vertically"
    }
  }
}
