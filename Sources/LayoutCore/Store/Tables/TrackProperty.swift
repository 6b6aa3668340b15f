/// What a column or a row of a grid can be set to, in the order of documents.
package enum TrackProperty: UInt8, CaseIterable, BitwiseCopyable {
  /// Its length.
  case fixed
  /// Its share of what the others leave.
  case fraction
  /// The least size.
  case min
  /// The greatest size.
  case max
}

extension TrackProperty {
  /// The row of the table: each is a number, and none until it is set.
  package var row: PropertyRow {
    switch self {
    case .fixed: Self.row("fixed", .length, "the size of a track, ")
    case .fraction: Self.row("fraction", .fraction, "the fraction ")
    case .min: Self.row("min", .length, "the minimum of a track, ")
    case .max: Self.row("max", .length, "the maximum of a track, ")
    }
  }

  private static func row(
    _ word: StaticString, _ range: NumberRange, _ name: StaticString
  ) -> PropertyRow {
    PropertyRow(word, .number(range), usual: PropertyValue.none, name: name, isDeferred: true)
  }

  /// Whether it is what the size comes from: a track has at most one of these.
  package var isKind: Bool { self == .fixed || self == .fraction }
}

extension GridTrack {
  package subscript(property: TrackProperty) -> PropertyValue {
    get {
      switch property {
      case .fixed: kind == .fixed ? .number(value) : .none
      case .fraction: kind == .fraction ? .number(value) : .none
      case .min: PropertyValue(min)
      case .max: PropertyValue(max)
      }
    }
    set {
      switch property {
      case .fixed: (kind, value) = (.fixed, newValue.number)
      case .fraction: (kind, value) = (.fraction, newValue.number)
      case .min: min = newValue.number
      case .max: max = newValue.number
      }
    }
  }

  /// As ==, with NaN as equal to itself.
  func isSame(as other: GridTrack) -> Bool {
    TrackProperty.allCases.allSatisfy { self[$0].isSame(as: other[$0]) }
  }
}
