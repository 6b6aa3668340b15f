extension LinePlace {
  /// Moves a baseline inwards: the first one from the top, the last one from the bottom.
  mutating func move(_ line: Line, inwardsBy distances: (first: Double, last: Double)) {
    distance += line == .firstBaseline ? distances.first : -distances.last
  }
}
