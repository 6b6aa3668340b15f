/// Priorities with a meaning.
enum Priority {
  static let required = 1000.0
}

extension Engine {
  /// The priority of a row, the higher one if its sides differ, or of a bound by its own row.
  func priority(of row: Int32) -> Double {
    guard row >= 0 else { return Bounds.priority }
    let (lower, upper) = (table.penalties.lowerLevel[row], table.penalties.upperLevel[row])
    if lower == upper { return levels.priority[lower] }
    return max(
      lower < 0 ? 0 : levels.priority[lower], upper < 0 ? 0 : levels.priority[upper])
  }

  /// The priority of a row on a side, or of a bound.
  func priority(of row: Int32, on side: Int8) -> Double {
    row >= 0 ? levels.priority[table.penalties.level(of: row, on: side)] : Bounds.priority
  }

  /// The order of rows by priority, of equal ones the oldest first.
  func isAbove(_ row: Int32, _ other: Int32) -> Bool {
    let (high, low) = (priority(of: row), priority(of: other))
    return high != low ? high > low : serial(of: row) < serial(of: other)
  }

  /// The creation index of a row, or of the variable of a bound.
  private func serial(of row: Int32) -> UInt32 {
    row >= 0 ? table.serial[row] : variables.serial[Basis.owner(row)]
  }
}
