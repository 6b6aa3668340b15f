extension LinePlace {
  /// Moves a baseline inwards by a share of the height: text that is centred keeps its distance from the middle.
  mutating func move(_ line: Line, inwardsByShare moved: Double) {
    share += line == .firstBaseline ? moved : -moved
  }
}
