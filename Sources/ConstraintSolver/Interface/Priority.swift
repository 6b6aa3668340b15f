/// Priorities with a meaning.
enum Priority {
  static let required = 1000.0
}

extension BasicSolution {
  /// The priority of a row, the higher one if its sides differ, or of a bound by its own row.
  func priority(of row: Int32) -> Double {
    max(priority(of: row, on: -1), priority(of: row, on: 1))
  }

  /// The priority of a row on a side, 0 where nothing is lost, or of a bound.
  func priority(of row: Int32, on side: Int8) -> Double {
    guard row >= 0 else { return Bounds.priority }
    let level = table.penalties.level(of: row, on: side)
    return level < 0 ? 0 : levels.priority[level]
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
