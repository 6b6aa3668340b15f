/// Which required rows cannot be kept together.
///
/// The required rows that are violated, and the active ones whose multipliers hold them there, are
/// infeasible together. What is more, no violated row could be better off while none of the others is
/// worse off than it is, as the sum of all violations is the least. So each is tried against all of
/// the others as they stand: the violated ones with the constants at which they would just hold. The
/// row is then a combination of some that come from one active set, which is independent, and so is
/// every part of those and the row, which makes the set irreducible (Gleeson and Ryan 1990), with
/// these constants as with the true ones. A violated row that an earlier conflict names is not tried:
/// boxes that do not fit into their window are one conflict, however many of them give way.
extension Solver {
  /// How many conflicts the last solve met. Every required row that could not be kept is in one.
  public var conflictCount: Int {
    findConflicts()
    return conflicts.count
  }

  /// The rows of one conflict, an irreducible set: one that gave way and is in no conflict before
  /// this one, then those that hold it.
  public func conflict(_ index: Int) -> [Row] {
    findConflicts()
    return index >= 0 && index < conflicts.count ? conflicts[index] : []
  }

  func findConflicts() {
    if areConflictsKnown { return }
    areConflictsKnown = true
    conflicts = []
    engine.catchUpResiduals()
    if !engine.hasConflict { return }
    let rows = engine.rowsInConflict()
    let court = ConflictCourt(rows, engine)
    var isNamed = [Bool](repeating: false, count: rows.count)
    for place in rows.indices where engine.isViolated(rows[place]) && !isNamed[place] {
      let set = [place] + court.holders(of: place)
      for member in set { isNamed[member] = true }
      conflicts.append(set.map { engine.handle(row: rows[$0]) })
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
    priority(of: row) >= Priority.required
  }

  private func isViolatedRequired(_ row: Int32) -> Bool {
    table.isLive(row) && isRequired(row) && isViolated(row)
  }

  /// The rows that are infeasible together, those that are kept and those that are not, by priority,
  /// then oldest first.
  func rowsInConflict() -> [Int32] {
    var rows: [Int32] = []
    for row in 0..<table.places where isViolatedRequired(row) || holdsRequired(row) {
      rows.append(row)
    }
    rows.withUnsafeMutableBufferPointer { sort($0) { isAbove($0, $1) } }
    return rows
  }

  /// Whether an active required row, or one that only touches, takes part in holding a violation.
  private func holdsRequired(_ row: Int32) -> Bool {
    guard table.isLive(row), isRequired(row) else { return false }
    let slot = basis.slotOfRow[row]
    if slot < 0 { return slopeSign[row] != 0 }
    for k in 0..<levels.inPlay.count {
      let level = levels.inPlay[k]
      if levels.priority[level] < Priority.required { return false }
      if isWide
        ? !levels.wide(slot, level).residue.isZero
        : abs(levels.multiplier(slot, level)) > foreignTolerance(level, in: slot)
      {
        return true
      }
    }
    return false
  }
}

/// Tries rows of another engine against each other, as they stand there.
private final class ConflictCourt {
  private let engine: Engine
  private let trial = Solver()
  /// The rows there.
  private let rows: [Int32]
  /// The rows here, at the places of those there; and the places by rows here.
  private var here: [Int32] = []
  private var places: [Int32]
  private var variables: [Variable?]

  init(_ rows: [Int32], _ engine: Engine) {
    self.engine = engine
    self.rows = rows
    places = [Int32](repeating: 0, count: rows.count)
    variables = [Variable?](repeating: nil, count: engine.value.count)
    for place in rows.indices { here.append(admit(place)) }
  }

  /// Enters a row as it stands, above what is tried.
  private func admit(_ place: Int) -> Int32 {
    let stand = engine.stand(of: rows[place])
    return enter(place, stand.relation, stand.constant, Priority.required)
  }

  private func enter(
    _ place: Int, _ relation: Relation, _ constant: Double, _ priority: Double
  ) -> Int32 {
    var terms: [Term] = []
    for term in engine.table.terms(of: rows[place]) {
      let there = Int(engine.table.termVariable[term])
      if variables[there] == nil {
        variables[there] = try? trial.addVariable(default: engine.value[there])
      }
      if let variable = variables[there] {
        terms.append(Term(variable, engine.table.termCoefficient[term]))
      }
    }
    let row = terms.withUnsafeBufferPointer {
      trial.engine.insertRow($0, relation, constant, priority: priority, weight: 1)
    }
    places[Int(row)] = Int32(truncatingIfNeeded: place)
    return row
  }

  /// The rows that keep one of them from what it says, by their places. It is taken out and entered
  /// below the others with what it says: the steps that follow stop at the first rows that they would
  /// violate. Afterwards it stands as before, for the next trial.
  func holders(of place: Int) -> [Int] {
    let row = rows[place]
    trial.engine.removeRow(here[place])
    guard (try? trial.solve()) != nil else { return [] }
    let tried = enter(
      place, engine.table.relation[row], engine.table.constant[row], Priority.required / 2)
    defer {
      trial.engine.removeRow(tried)
      here[place] = admit(place)
    }
    guard (try? trial.solve()) != nil, trial.engine.isViolated(tried) else { return [] }
    var holders = trial.engine.holders(of: tried).map { places[Int($0)] }
    holders.withUnsafeMutableBufferPointer { sort($0) { $0 < $1 } }
    return holders.map { Int($0) }
  }
}

extension Engine {
  /// What a row would have to say to just hold; where nothing passes for rounding, up to rounding.
  func stand(of row: Int32) -> (relation: Relation, constant: Double) {
    let constant = table.constant[row]
    if !isViolated(row) { return (table.relation[row], constant) }
    let isAbove = residual[row] > 0
    let rest = isWide ? Tolerance.rounding * max(abs(constant), abs(residual[row])) : 0
    return (isAbove ? .atMost : .atLeast, constant + residual[row] + (isAbove ? rest : -rest))
  }

  /// Whether a row is violated beyond rounding.
  func isViolated(_ row: Int32) -> Bool {
    basis.slotOfRow[row] < 0 && slopeSign[row] != 0 && abs(residual[row]) > Double(tolerance[row])
  }

  /// The active rows of which a row is a combination.
  func holders(of row: Int32) -> [Int32] {
    solveBackward(of: row, into: y)
    defer { y.clear() }
    var holders: [Int32] = []
    for k in 0..<y.index.count {
      let slot = y.index[k]
      if isPart(slot) && basis.row[slot] >= 0 {
        holders.append(basis.row[slot])
      }
    }
    return holders
  }
}
