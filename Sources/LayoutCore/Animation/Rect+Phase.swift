extension Rect {
  /// How far another rectangle is from this one, limited as for something on its way (``Phase``).
  func distance(to other: Rect) -> Rect {
    Rect(
      x: Phase.distance(x, other.x), y: Phase.distance(y, other.y),
      width: Phase.distance(width, other.width), height: Phase.distance(height, other.height))
  }
}
