/// Irreducible infeasible subsets of the required rows, from multipliers of elastic rows.
///
/// The violated required rows, and those whose multipliers bind them, are infeasible together. As the sum
/// of all violations is minimal, no violated row can be violated less unless another one is violated more.
/// So each is tested against all others, with the violated ones relaxed to the constants at which they just
/// hold. The tested row is then a combination of rows of one basis. These are independent, and so is the
/// tested row with any proper part of them: the set is irreducible (Gleeson and Ryan, Identifying minimally
/// infeasible subsystems of inequalities, 1990), with these constants as with the true ones. A violated row
/// that an earlier conflict contains is not tested: boxes that do not fit into their window are one
/// conflict, whichever of them are violated.
///
/// Where more rows than necessary are tight, the multipliers depend on the path of pivots. So they come
/// from a subproblem: the tight rows around the violated one, no more of them than it needs to find the
/// same values.
extension Solver {
  /// How many conflicts the last solve has met, or a refusal since; none once something has
  /// changed. Every required row that could not be kept is in at least one.
  public var conflictCount: Int {
    findConflicts()
    return conflicts.count
  }

  /// Whether the last solve has met a conflict, which takes less to tell than how many.
  public var hasConflict: Bool { engine.hasConflict }

  /// The rows of one conflict, an irreducible set: a violated one that is in no conflict before this one,
  /// then its binding rows.
  public func conflict(_ index: Int) -> [Row] { conflictMembers(index).map { $0.row } }

  /// The same with sides.
  public func conflictMembers(_ index: Int) -> [ConflictMember] {
    findConflicts()
    return index >= 0 && index < conflicts.count ? conflicts[index] : []
  }

  /// Forgets conflicts: there are none, or if `areKnown` is false, they have yet to be found.
  func forgetConflicts(areKnown: Bool) {
    conflicts = []
    areConflictsKnown = areKnown
    areConflictsRefused = false
  }

  func findConflicts() {
    if areConflictsKnown { return }
    areConflictsKnown = true
    conflicts = []
    if !engine.hasConflict { return }
    let neighborhood = Neighborhood(engine)
    var isNamed = [Bool](repeating: false, count: Int(engine.table.places))
    for row in engine.violatedRequired() where !isNamed[Int(row)] {
      let rows = neighborhood.rowsInConflict(about: row)
      let subsets = IrreducibleSubsets(rows, neighborhood)
      for place in rows.indices
      where rows[place] >= 0 && engine.isBroken(rows[place]) && !isNamed[Int(rows[place])] {
        let set = subsets.conflict(of: place)
        for member in set where member.row >= 0 { isNamed[Int(member.row)] = true }
        conflicts.append(
          set.map { ConflictMember(row: engine.handle(row: $0.row), side: $0.side) })
      }
    }
  }
}

/// A row of a conflict.
public struct ConflictMember: BitwiseCopyable, Sendable {
  /// The row, or the own row of a bound.
  public let row: Row
  /// The side on which it cannot be: 1 above its constant, -1 below; 0 if that is not known.
  public let side: Int8
}

extension Engine {
  /// Whether a required row is violated by more than the rounding error of its numbers, also in extended
  /// precision.
  var hasConflict: Bool {
    guard !policy.restarts.isColdStartDue && isRequiredInPlay else { return false }
    materializeResiduals()
    for row in 0..<table.places where isBroken(row) { return true }
    return false
  }

  private var isRequiredInPlay: Bool {
    levels.inPlay.count > 0 && levels.priority[levels.inPlay[0]] >= Priority.required
  }

  private func isRequired(_ row: Int32) -> Bool {
    priority(of: row) >= Priority.required
  }

  private func isViolatedRequired(_ row: Int32) -> Bool {
    row >= 0 && table.isLive(row) && isViolated(row)
      && isRequired(row, on: activities.slopeSign[row])
  }

  private func isRequired(_ row: Int32, on side: Int8) -> Bool {
    priority(of: row, on: side) >= Priority.required
  }

  /// The required rows that are violated, by priority, then oldest first.
  func violatedRequired() -> [Int32] {
    var rows: [Int32] = []
    for row in 0..<table.places where isBroken(row) { rows.append(row) }
    sortByRank(&rows)
    return rows
  }

  /// Whether a required row is tight or violated, so that it can bind those that share its variables.
  func isTight(_ row: Int32) -> Bool {
    guard isRequired(row) else { return false }
    return basis.positionOfRow[row] >= 0 || activities.slopeSign[row] != 0 || justHolds(row)
  }

  /// Whether a required row is violated or binds a violated one.
  func isInConflict(_ row: Int32) -> Bool { isViolatedRequired(row) || bindsRequired(row) }

  /// Whether a required row, or a bound, binds a violated one: a basic row by its multipliers, another one by
  /// its subgradient.
  private func bindsRequired(_ row: Int32) -> Bool {
    guard isPresent(row), isRequired(row) else { return false }
    let position = position(of: row)
    if position < 0 {
      let slope = slopeSign(ofRow: row)
      return slope != 0 && isRequired(row, on: slope)
    }
    for k in 0..<levels.inPlay.count {
      let level = levels.inPlay[k]
      if levels.priority[level] < Priority.required { return false }
      if isExtended
        ? !levels.extended(position, level).residue.isZero
        : abs(levels.multiplier(position, level)) > foreignTolerance(level, in: position)
      {
        return true
      }
    }
    return false
  }

  func sortByRank(_ rows: inout [Int32]) {
    rows.withUnsafeMutableBufferPointer { sort($0) { isAbove($0, $1) } }
  }
}

extension Neighborhood {
  /// The rows that are infeasible together with a violated one, whether they are kept or violated,
  /// by priority, then oldest first.
  func rowsInConflict(about row: Int32) -> [Int32] {
    begin(at: row)
    var part: Subproblem
    var enough = 16
    var isSolved = false
    repeat {
      grow(to: enough)
      part = Subproblem(self)
      for row in rows { _ = part.enter(row) }
      isSolved = (try? part.solver.solve()) != nil
      enough *= 4
    } while isSolved && !isWhole && !part.keepsValues
    var found = [row]
    for (entered, origin) in part.entered where origin != row {
      if part.solver.engine.isInConflict(entered) || !isSolved { found.append(origin) }
    }
    engine.sortByRank(&found)
    return found
  }
}

/// Irreducible subsets of the rows of a conflict: each tested against the others, with violated ones relaxed.
private final class IrreducibleSubsets {
  private let engine: Engine
  private let subproblem: Subproblem
  /// The rows in the original, and the same rows in the subproblem.
  private let rows: [Int32]
  private var here: [Int32] = []

  init(_ rows: [Int32], _ neighborhood: Neighborhood) {
    engine = neighborhood.engine
    subproblem = Subproblem(neighborhood)
    self.rows = rows
    for row in rows { here.append(enterRelaxed(row)) }
  }

  /// Enters a row, relaxed if it is violated, at a priority above that of the tested row.
  @inline(never)
  private func enterRelaxed(_ row: Int32) -> Int32 {
    if row < 0 { return subproblem.enter(row) }
    let relaxed = engine.relaxed(of: row)
    return subproblem.enter(
      row, relaxed.constant, RowSides(relaxed.relation, priority: Priority.required))
  }

  /// One of the rows and its binding rows, by priority, then by creation index. The row is removed and
  /// entered again at a lower priority, with its true constant: the pivots that follow stop at the first
  /// rows that they would violate. Afterwards it is relaxed again, for the next test. If rounding errors
  /// prevent an answer, these are all the others.
  func conflict(of place: Int) -> [(row: Int32, side: Int8)] {
    let row = rows[place]
    let part = subproblem.solver.engine
    part.removeRow(here[place])
    defer { here[place] = enterRelaxed(row) }
    _ = try? subproblem.solver.solve()
    let tested = subproblem.enter(
      row, engine.table.constant[row],
      RowSides(engine.requiredRelation(of: row), priority: Priority.required / 2))
    defer { part.removeRow(tested) }
    guard solveUntilBound(), part.isViolated(tested) else {
      var all = rows
      all.swapAt(0, place)
      return all.map { ($0, $0 >= 0 ? engine.activities.slopeSign[$0] : 0) }
    }
    let side = part.activities.slopeSign[tested]
    var binding = part.bindingRows(of: tested, violatedTo: side)
    for k in binding.indices { binding[k].row = subproblem.origin(of: binding[k].row) }
    var order = Array(0..<Int32(truncatingIfNeeded: binding.count))
    order.withUnsafeMutableBufferPointer {
      sort($0) { engine.isAbove(binding[Int($0)].row, binding[Int($1)].row) }
    }
    return [(row, side)] + order.map { binding[Int($0)] }
  }

  /// Solves until basic rows alone bind the tested row: no other tight row has a subgradient, as it may
  /// after a restart. False if rounding errors prevent that.
  private func solveUntilBound() -> Bool {
    for _ in 0..<WorkLimit.repairs {
      guard (try? subproblem.solver.solve()) != nil else { return false }
      if !subproblem.solver.engine.clearTightSubgradients() { return true }
      subproblem.solver.engine.policy.restarts.patience *= WorkLimit.morePatience
    }
    return false
  }
}

extension Engine {
  /// The relation and constant with which a row just holds; in extended precision, with slack for rounding.
  /// By the values alone: rounding on the path of pivots must not choose between sets.
  func relaxed(of row: Int32) -> (relation: Relation, constant: Double) {
    if !isViolated(row) { return (requiredRelation(of: row), table.constant[row]) }
    let residual = residualNow(row).residual
    let left =
      isExtended ? product(row, .value, exactly: false).sum.high : table.constant[row] + residual
    let isAbove = residual > 0
    let rest = isExtended ? Tolerance.stand * abs(left) : 0
    return (isAbove ? .atMost : .atLeast, left + (isAbove ? rest : -rest))
  }

  /// The relation of a row as far as it is required.
  fileprivate func requiredRelation(of row: Int32) -> Relation {
    sides(of: row).atLeast(Priority.required).relation
  }

  /// Whether a row is violated beyond rounding.
  func isViolated(_ row: Int32) -> Bool {
    if row < 0 { return false }
    return basis.positionOfRow[row] < 0 && activities.slopeSign[row] != 0
      && abs(activities.residual[row]) > Double(activities.tolerance[row])
  }

  /// Whether a required row is violated by more than its numbers may have been rounded by, also
  /// where the precision is extended.
  @inline(never)
  fileprivate func isBroken(_ row: Int32) -> Bool {
    if !isViolatedRequired(row) { return false }
    var size = abs(table.constant[row])
    for term in table.terms(of: row) {
      size += abs(table.terms.coefficient[term] * variables.value[table.terms.variable[term]])
    }
    return abs(activities.residual[row]) > Tolerance.relative * size
  }

  /// Clears the subgradients of required rows that are only tight; false if none has one.
  fileprivate func clearTightSubgradients() -> Bool {
    for row in 0..<table.places
    where activities.slopeSign[row] != 0 && isRequired(row) && !isViolated(row) {
      let other = -activities.slopeSign[row]
      put(row, on: slopeSign(of: row, on: other) == 0 ? other : 0)
    }
    defer { applySlopeChanges() }
    return activities.slopeChanges.count > 0
  }

  /// The binding rows: the basic rows of which a violated row is a combination, with the sides on which they would
  /// let it be less violated.
  func bindingRows(of row: Int32, violatedTo side: Int8) -> [(row: Int32, side: Int8)] {
    btran(of: row, into: work.y)
    defer { work.y.clear() }
    var binding: [(row: Int32, side: Int8)] = []
    for k in 0..<work.y.index.count {
      let position = work.y.index[k]
      if isPart(position) && (basis.row[position] >= 0 || isTightBound(basis.row[position])) {
        binding.append((basis.row[position], work.y[position] > 0 ? -side : side))
      }
    }
    return binding
  }
}
