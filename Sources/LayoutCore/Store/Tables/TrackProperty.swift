/// What a column or a row of a grid can be set to, in the order of documents.
package enum TrackProperty: UInt8, CaseIterable, BitwiseCopyable {
  /// Its length.
  case fixed
  /// Its share of what the others leave.
  case fraction
  /// Its share, if no member widens it.
  case yielding
  /// It is as small as its members may be.
  case least
  /// It has an equal part of what is left besides what its members need.
  case filling
  /// The least size.
  case min
  /// The greatest size.
  case max
}

extension TrackProperty {
  /// The row of the table: a number is none until it is set.
  package var row: PropertyRow {
    switch self {
    case .fixed: Self.row("fixed", .length, "the size of a track, ")
    case .fraction: Self.row("fraction", .fraction, "the fraction ")
    case .yielding: Self.row("yielding", .fraction, "the fraction ")
    case .least: PropertyRow("least", .flag, isDeferred: true)
    case .filling: PropertyRow("filling", .flag, isDeferred: true)
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
  package var isKind: Bool { self != .min && self != .max }
  package var isFlag: Bool { self == .least || self == .filling }
}

extension GridTrack {
  package subscript(property: TrackProperty) -> PropertyValue {
    get {
      switch property {
      case .fixed: kind == .fixed ? .number(value) : .none
      case .fraction: kind == .fraction ? .number(value) : .none
      case .yielding: kind == .yielding ? .number(value) : .none
      case .least: .flag(kind == .least)
      case .filling: .flag(kind == .filling)
      case .min: PropertyValue(min)
      case .max: PropertyValue(max)
      }
    }
    set {
      switch property {
      case .fixed: (kind, value) = (.fixed, newValue.number)
      case .fraction: (kind, value) = (.fraction, newValue.number)
      case .yielding: (kind, value) = (.yielding, newValue.number)
      case .least: kind = newValue.flag ? .least : .content
      case .filling: kind = newValue.flag ? .filling : .content
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
