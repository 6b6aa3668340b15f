extension Double {
  /// As ==, with NaN, which stands for no number, as equal to itself.
  package func isSame(as other: Double) -> Bool { self == other || isNaN && other.isNaN }
}
