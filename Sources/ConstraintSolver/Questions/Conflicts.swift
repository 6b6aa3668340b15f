/// Irreducible infeasible subsets of the required rows, from Farkas certificates.
///
/// As the sum of all violations is minimal, the violated rows are together a combination of tight ones, with
/// which they are infeasible. No violated row can be violated less unless another one is violated more. So each
/// of them by itself is a combination of these rows and the other violated ones, at the constants at which these just hold.
/// A basic such combination is an irreducible set (Gleeson and Ryan, Identifying minimally infeasible subsystems of
/// inequalities, 1990), with these constants as with the true ones. A violated row that an earlier conflict contains
/// has none of its own: boxes that do not fit into their window are one conflict, whichever of them are violated.
///
/// Where more rows than necessary are tight, there are several combinations. `FarkasCertificate` takes one by a rule
/// that rows and values decide, in the nearest neighbourhood that has any.
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
      let certificate = neighborhood.certificate(about: row)
      for tested in certificate.rows
      where tested >= 0 && engine.isBroken(tested) && !isNamed[Int(tested)] {
        let members = engine.conflict(of: tested, by: certificate)
        for member in members where member.row >= 0 { isNamed[Int(member.row)] = true }
        conflicts.append(
          members.map { ConflictMember(row: engine.handle(row: $0.row), side: $0.side) })
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

  func sortByRank(_ rows: inout [Int32]) {
    rows.withUnsafeMutableBufferPointer { sort($0) { isAbove($0, $1) } }
  }
}

extension Neighborhood {
  /// The rows that are infeasible together with a violated one, whether they are kept or violated: of as few layers
  /// as have any, or all around if rounding errors hide them.
  fileprivate func certificate(about row: Int32) -> FarkasCertificate {
    begin(at: row)
    var enough = 16
    var rows: [Int32]
    repeat {
      grow(to: enough)
      rows = withoutDependent()
      let all = FarkasCertificate(rows, in: self)
      if let sides = all.bindingSides(pulling: engine.isViolated) {
        rows = zip(rows, sides).filter { $1 != 0 || engine.isViolated($0) }.map { $0.0 }
        break
      }
      enough *= 4
    } while !isWhole
    return FarkasCertificate(rows, in: self)
  }
}

extension Engine {
  /// A violated row and those that bind it; all if rounding errors hide these.
  fileprivate func conflict(of violated: Int32, by certificate: FarkasCertificate)
    -> [(row: Int32, side: Int8)]
  {
    let sides =
      certificate.bindingSides { $0 == violated }
      ?? certificate.rows.map { slopeSign(ofRow: $0) }
    let others = zip(certificate.rows, sides).filter { $0 != violated && $1 != 0 }
    return [(violated, activities.slopeSign[violated])] + others.map { ($0.0, $0.1) }
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
}
