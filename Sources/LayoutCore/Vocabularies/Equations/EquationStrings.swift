/// Reads equation strings, and stores what was wrong with those of the last call that had some.
struct EquationStrings {
  /// Kept for its memory.
  private var reader = EquationReader()
  private(set) var faulty: [EquationReport] = []

  /// A reader for strings, to be given back to ``end(_:)``.
  mutating func begin(_ count: Int) -> EquationReader {
    var taken = EquationReader()
    swap(&taken, &reader)
    taken.begin(count)
    return taken
  }

  mutating func end(_ taken: EquationReader) {
    reader = taken
    reader.end()
  }

  mutating func report(_ fault: EquationReport) { faulty.append(fault) }

  mutating func forgetFaults() { faulty.removeAll() }
}
