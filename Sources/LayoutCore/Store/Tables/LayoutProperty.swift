/// What a layout can be set to, in the order of documents.
public enum LayoutProperty: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  /// Widths and heights may be below 0.
  case negativeSizes
  /// Positions along one axis may be set against positions along the other in sums that are made from now on.
  case mixedAxes
  /// The ``Direction`` of all roots that have none of their own: never inherited.
  case direction
  /// How many pixels a point is wide; none until it is set. From then on content counts in whole pixels.
  case scale
}

extension LayoutProperty {
  /// The row of the table.
  package var row: PropertyRow {
    switch self {
    case .negativeSizes: PropertyRow("negative sizes", .flag, reach: .sizes)
    case .mixedAxes: PropertyRow("mixed axes", .flag)
    case .direction:
      PropertyRow(
        "", .word(.direction), usual: PropertyValue(Direction.leftToRight), reach: .directions)
    case .scale:
      PropertyRow(
        "scale", .number(.scale), usual: PropertyValue.none, name: "the scale ", reach: .pixels)
    }
  }
}

extension LayoutState {
  package subscript(property: LayoutProperty) -> PropertyValue {
    get {
      switch property {
      case .negativeSizes: .flag(allowsNegativeSizes)
      case .mixedAxes: .flag(allowsMixedAxes)
      case .direction: PropertyValue(direction)
      case .scale: PropertyValue(deviceScale)
      }
    }
    set {
      switch property {
      case .negativeSizes: allowsNegativeSizes = newValue.flag
      case .mixedAxes: allowsMixedAxes = newValue.flag
      case .direction: direction = Direction(rawValue: newValue.choice) ?? .leftToRight
      case .scale: deviceScale = newValue.number
      }
    }
  }
}
