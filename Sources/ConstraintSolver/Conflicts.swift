/// Which required rows cannot be kept together.
///
/// The required rows that are violated, and the active ones whose multipliers hold them there, are
/// infeasible together, and every violated one is part of an irreducible set among them (the
/// multipliers are a certificate, which is a sum of irreducible ones, and each that contains the
/// row has a gap as large as its violation). A small solver of their own takes the rows one below
/// the other, the violated row in question first. The first row that it then has to violate is a
/// combination of rows above it, and because they come from one active set, which is independent,
/// that set is irreducible (Gleeson and Ryan 1990). If it does not contain the row in question, the
/// row that gave way is left out and the rest tried again.
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
    engine.endSweeps()
    if !engine.hasConflict { return }
    let disputed = engine.rowsInConflict()
    for row in disputed.violated {
      let others = disputed.violated.filter { $0 != row }
      let set =
        ConflictCourt([row] + disputed.kept + others, engine).conflictOfFirst()
        ?? ConflictCourt([row] + disputed.kept + others.reversed(), engine).conflictOfFirst()
      conflicts.append(set ?? [engine.handle(row: row)])
    }
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

  /// The rows that are infeasible together: those that are kept and those that are not, each by
  /// priority, then oldest first.
  func rowsInConflict() -> (kept: [Int32], violated: [Int32]) {
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
    return (kept, violated)
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

  init(_ disputed: [Int32], _ engine: Engine) {
    var variables: [Variable?] = []
    variables.reserveCapacity(engine.value.count)
    for _ in 0..<engine.value.count { variables.append(nil) }
    for k in 0..<disputed.count {
      let row = disputed[k]
      var terms: [Term] = []
      let start = engine.table.start[row]
      for term in start..<(start + engine.table.count[row]) {
        let place = Int(engine.table.termVariable[term])
        if variables[place] == nil {
          variables[place] = try? solver.addVariable(default: engine.value[place])
        }
        if let variable = variables[place] {
          terms.append(Term(variable, engine.table.termCoefficient[term]))
        }
      }
      let priority = Priority.required * Double(disputed.count - k) / Double(disputed.count)
      let here = terms.withUnsafeBufferPointer {
        solver.engine.insertRow(
          $0, engine.table.relation[row], engine.table.constant[row], priority: priority, weight: 1)
      }
      rows.append((solver.engine.handle(row: here), engine.handle(row: row)))
    }
  }

  /// An irreducible set with the highest row in it, which comes first; nil if none was found.
  func conflictOfFirst() -> [Row]? {
    let first = rows[0]
    while let place = firstViolated() {
      let holders = solver.engine.holders(of: rows[place].here.index)
      if place == 0 || holders.contains(first.here.index) {
        var members = [first.there]
        for k in rows.indices.dropFirst()
        where k == place || holders.contains(rows[k].here.index) {
          members.append(rows[k].there)
        }
        return members
      }
      try? solver.remove(rows.remove(at: place).here)
    }
    return nil
  }

  private func firstViolated() -> Int? {
    guard (try? solver.solve()) != nil else { return nil }
    return rows.firstIndex { solver.engine.isViolated($0.here.index) }
  }
}

extension Engine {
  /// Whether a row is violated beyond rounding.
  func isViolated(_ row: Int32) -> Bool {
    basis.slotOfRow[row] < 0 && slope[row] != 0 && abs(residual[row]) > Double(tolerance[row])
  }

  /// The active rows of which a row is a combination.
  func holders(of row: Int32) -> [Int32] {
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
