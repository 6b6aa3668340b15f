/// Priorities with a meaning.
enum Priority {
  static let required = 1000.0
}

extension Engine {
  func priority(of row: Int32) -> Double { levels.priority[table.level[row]] }

  /// The order of rows by priority, of equal ones the oldest first.
  func isAbove(_ row: Int32, _ other: Int32) -> Bool {
    let (high, low) = (priority(of: row), priority(of: other))
    return high != low ? high > low : table.serial[row] < table.serial[other]
  }
}
