/// Which required rows cannot be kept together.
///
/// The required rows that are violated, and the active ones whose multipliers hold them there, are
/// infeasible together. What is more, no violated row could be better off while none of the others is
/// worse off than it is, as the sum of all violations is the least. So each is tried against all of
/// the others as they stand: the violated ones with the constants at which they would just hold. The
/// row is then a combination of some that come from one active set, which is independent, and so is
/// every part of those and the row, which makes the set irreducible (Gleeson and Ryan 1990), with
/// these constants as with the true ones.
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
      let set = ConflictCourt(disputed.kept + others, engine).verdict(on: row, engine)
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
    table.isLive(row) && basis.slotOfRow[row] < 0 && slopeSign[row] != 0 && isRequired(row)
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
    kept.withUnsafeMutableBufferPointer { sort($0) { isAbove($0, $1) } }
    violated.withUnsafeMutableBufferPointer { sort($0) { isAbove($0, $1) } }
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
    if slot < 0 { return slopeSign[row] != 0 }
    for k in 0..<levels.inPlay.count {
      let level = levels.inPlay[k]
      if levels.priority[level] < Priority.required { return false }
      if abs(levels.multiplier(slot, level)) > foreignTolerance(level) { return true }
    }
    return false
  }
}

/// Tries a row of another solver against others, as they stand there, which are all above it.
private final class ConflictCourt {
  private let solver = Solver()
  /// The rows here, and what they are there; the one in question is last.
  private var rows: [(here: Int32, there: Row)] = []
  private var variables: [Variable?]

  init(_ others: [Int32], _ engine: Engine) {
    variables = [Variable?](repeating: nil, count: engine.value.count)
    for row in others { add(row, engine, priority: Priority.required) }
  }

  private func add(_ row: Int32, _ engine: Engine, priority: Double) {
    var terms: [Term] = []
    for term in engine.table.terms(of: row) {
      let place = Int(engine.table.termVariable[term])
      if variables[place] == nil {
        variables[place] = try? solver.addVariable(default: engine.value[place])
      }
      if let variable = variables[place] {
        terms.append(Term(variable, engine.table.termCoefficient[term]))
      }
    }
    var relation = engine.table.relation[row]
    var constant = engine.table.constant[row]
    if engine.isViolated(row) {
      constant += engine.residual[row]
      relation = engine.residual[row] > 0 ? .atMost : .atLeast
    }
    let here = terms.withUnsafeBufferPointer {
      solver.engine.insertRow($0, relation, constant, priority: priority, weight: 1)
    }
    rows.append((here, engine.handle(row: row)))
  }

  /// An irreducible set with the row in question, which comes first; nil if none was found. At first
  /// the row, too, is as it stands, so that nothing is violated; then it is edited to what it says,
  /// and the steps that follow stop at the first row that they would violate.
  func verdict(on row: Int32, _ engine: Engine) -> [Row]? {
    add(row, engine, priority: Priority.required / 2)
    guard let last = rows.last, (try? solver.solve()) != nil else { return nil }
    let here = solver.engine.handle(row: last.here)
    try? solver.setRelation(here, to: engine.table.relation[row])
    try? solver.setConstant(here, to: engine.table.constant[row])
    guard (try? solver.solve()) != nil, solver.engine.isViolated(last.here) else { return nil }
    var isHolder = [Bool](repeating: false, count: Int(solver.engine.table.places))
    for holder in solver.engine.holders(of: last.here) { isHolder[Int(holder)] = true }
    return [last.there] + rows.filter { isHolder[Int($0.here)] }.map { $0.there }
  }
}

extension Engine {
  /// Whether a row is violated beyond rounding.
  func isViolated(_ row: Int32) -> Bool {
    basis.slotOfRow[row] < 0 && slopeSign[row] != 0 && abs(residual[row]) > Double(tolerance[row])
  }

  /// The active rows of which a row is a combination.
  func holders(of row: Int32) -> [Int32] {
    gather(row, 1)
    basis.backward(&left, into: &right, table)
    defer { right.clear() }
    var holders: [Int32] = []
    for k in 0..<right.index.count {
      let slot = right.index[k]
      if abs(right.value[slot]) > Tolerance.rate && basis.row[slot] >= 0 {
        holders.append(basis.row[slot])
      }
    }
    return holders
  }
}
