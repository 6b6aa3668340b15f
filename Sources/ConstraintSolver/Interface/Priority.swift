/// Priorities with a meaning.
enum Priority {
  static let required = 1000.0
}

extension Engine {
  /// The priority of a row, or of a bound by its own row.
  func priority(of row: Int32) -> Double {
    row >= 0 ? levels.priority[table.level[row]] : Bounds.priority
  }

  /// The order of rows by priority, of equal ones the oldest first.
  func isAbove(_ row: Int32, _ other: Int32) -> Bool {
    let (high, low) = (priority(of: row), priority(of: other))
    return high != low ? high > low : serial(of: row) < serial(of: other)
  }

  /// The creation index of a row, or of the variable of a bound.
  private func serial(of row: Int32) -> UInt32 {
    row >= 0 ? table.serial[row] : variableSerial[Basis.owner(row)]
  }
}
