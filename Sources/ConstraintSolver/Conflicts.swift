/// Which required rows cannot be kept together.
///
/// The required rows that are violated, and the active ones whose multipliers hold them there, are
/// infeasible together. A small solver of their own takes them one below the other: first those
/// that are kept, then those that are not, each group oldest first. The first row that it has to
/// violate is a combination of rows above it, and because they come from one active set, which is
/// independent, that set is irreducible (Gleeson and Ryan 1990). Without that row the rest is tried
/// again, until nothing is violated.
extension Solver {
  /// How many required rows could not be kept at the last solve.
  public var conflictCount: Int {
    findConflicts()
    return conflicts.count
  }

  /// The rows of one conflict, an irreducible set: the one that gave way, then those that hold it.
  public func conflict(_ index: Int) -> [Row] {
    findConflicts()
    return index >= 0 && index < conflicts.count ? conflicts[index] : []
  }

  func findConflicts() {
    if areConflictsKnown { return }
    areConflictsKnown = true
    conflicts = []
    if !engine.hasConflict { return }
    let court = ConflictCourt(engine.rowsInConflict(), engine)
    while let members = court.nextConflict() { conflicts.append(members) }
  }
}

extension Engine {
  /// Whether a required row is violated.
  var hasConflict: Bool {
    guard isRequiredInPlay else { return false }
    for row in 0..<table.places where isViolatedRequired(row) { return true }
    return false
  }

  private var isRequiredInPlay: Bool {
    levels.inPlay.count > 0 && levels.priority[levels.inPlay[0]] >= Priority.required
  }

  private func isRequired(_ row: Int32) -> Bool {
    levels.priority[table.level[row]] >= Priority.required
  }

  private func isViolatedRequired(_ row: Int32) -> Bool {
    table.isLive(row) && basis.slotOfRow[row] < 0 && slope[row] != 0 && isRequired(row)
      && abs(residual[row]) > Double(tolerance[row])
  }

  /// The rows that are infeasible together: first those that are kept, then those that are not,
  /// each oldest first.
  func rowsInConflict() -> [Int32] {
    var kept: [Int32] = []
    var violated: [Int32] = []
    for row in 0..<table.places where table.isLive(row) {
      if isViolatedRequired(row) {
        violated.append(row)
      } else if holdsRequired(row) {
        kept.append(row)
      }
    }
    kept.sort { isAbove($0, $1) }
    violated.sort { isAbove($0, $1) }
    return kept + violated
  }

  private func isAbove(_ row: Int32, _ other: Int32) -> Bool {
    let priority = levels.priority[table.level[row]]
    let otherPriority = levels.priority[table.level[other]]
    return priority != otherPriority
      ? priority > otherPriority : table.serial[row] < table.serial[other]
  }

  /// Whether an active required row, or one that only touches, takes part in holding a violation.
  private func holdsRequired(_ row: Int32) -> Bool {
    guard isRequired(row) else { return false }
    let slot = basis.slotOfRow[row]
    if slot < 0 { return slope[row] != 0 }
    for k in 0..<levels.inPlay.count {
      let level = levels.inPlay[k]
      if levels.priority[level] < Priority.required { return false }
      if abs(levels.multiplier(slot, level)) > foreignTolerance(level) { return true }
    }
    return false
  }
}

/// Tries rows of another solver one below the other.
private final class ConflictCourt {
  private let solver = Solver()
  /// The rows here, and what they are there, highest first.
  private var rows: [(here: Row, there: Row)] = []

  init(_ disputed: [Int32], _ engine: borrowing Engine) {
    var variables: [Variable?] = []
    variables.reserveCapacity(engine.value.count)
    for _ in 0..<engine.value.count { variables.append(nil) }
    for k in 0..<disputed.count {
      let row = disputed[k]
      let record = engine.record(of: row)
      var terms: [Term] = []
      for term in record.terms {
        let place = Int(term.variable.index)
        if variables[place] == nil {
          variables[place] = try? solver.addVariable(default: engine.value[place])
        }
        if let variable = variables[place] { terms.append(Term(variable, term.coefficient)) }
      }
      let priority = Priority.required * Double(disputed.count - k) / Double(disputed.count)
      let here = terms.withUnsafeBufferPointer {
        try? solver.addRow($0, record.relation, record.constant, priority: priority)
      }
      if let here { rows.append((here, engine.handle(row: row))) }
    }
  }

  /// The next irreducible set; nil when the rest can be kept. The row that gives way is left out
  /// from then on.
  func nextConflict() -> [Row]? {
    guard (try? solver.solve()) != nil else { return nil }
    guard let first = rows.firstIndex(where: { solver.engine.isViolated($0.here.index) }) else {
      return nil
    }
    let holders = solver.engine.holders(of: rows[first].here.index)
    var members = [rows[first].there]
    for row in rows where holders.contains(row.here.index) { members.append(row.there) }
    let here = rows.remove(at: first).here
    try? solver.remove(here)
    return members
  }
}

extension Engine {
  /// Whether a row is violated beyond rounding.
  func isViolated(_ row: Int32) -> Bool {
    basis.slotOfRow[row] < 0 && slope[row] != 0 && abs(residual[row]) > Double(tolerance[row])
  }

  /// The active rows of which a row is a combination.
  mutating func holders(of row: Int32) -> [Int32] {
    gather(row, 1)
    basis.backward(&left, into: &gradient, table)
    defer { gradient.clear() }
    var holders: [Int32] = []
    for k in 0..<gradient.index.count {
      let slot = gradient.index[k]
      if abs(gradient.value[slot]) > Tolerance.rate && basis.row[slot] >= 0 {
        holders.append(basis.row[slot])
      }
    }
    return holders
  }
}
