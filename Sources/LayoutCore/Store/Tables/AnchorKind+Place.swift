/// Where along an axis an anchor is.
extension AnchorKind {
  /// Which place along an axis an attribute takes. If the places of two with one relation and one
  /// priority exclude each other, only one of them can be active.
  enum Place {
    case near
    case far
    case center
    case size

    /// Whether only one of the two can be had.
    func excludes(_ other: Place) -> Bool {
      if self == .size || other == .size { return self == other }
      return self == other || self == .center || other == .center
    }
  }

  var place: Place {
    if line.isSize { return .size }
    return line.sizeShare == 0 ? .near : line.sizeShare == 1 ? .far : .center
  }

  /// What a value is multiplied by, so that it counts inwards.
  package var inwardSign: Double { place == .far ? -1 : 1 }

  /// The anchor on the other side of the same area; of a baseline the same one, so that texts align.
  package var opposite: AnchorKind { line.isBaseline ? self : AnchorKind(line.opposite, area) }
}
