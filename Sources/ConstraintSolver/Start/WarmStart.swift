/// Warm start with added rows: a subtree that is put into a layout.
///
/// A new row defines a new variable that no other row determines, as in a first solve (`CrashBasis.swift`), before
/// any pivot. Pivots would find the same, through everything that the row could move.
extension Engine {
  // MARK: Equalities

  /// Matches new equalities, which are linked, with variables that are held by own rows, and puts
  /// all of them into the active set at once, with bounds for the variables that are left. The
  /// basic solution does not follow them yet.
  func adoptEqualities(_ rows: borrowing Buffer<Int32>, _ permit: Permit) {
    var order = Buffer<Int32>()
    var opened = Buffer<Int32>()
    for row in rows.all where table.penalties.isEquality(row) { order.append(row) }
    orderForMatching(few: order.all)
    matching.reserve(variables: Int(basis.positions))
    for row in order.all { openVariables(of: row, &opened) }
    if opened.count == 0 { return }
    for variable in opened.all { noteBound(of: variable, in: matching) }
    for row in rows.all { noteBound(row, in: matching) }
    for row in order.all { matching.match(row, table) }
    let oldest = oldestMoved(byAnyOf: opened)
    basis.elimination.beginGathering(positions: Int(basis.positions))
    for variable in opened.all {
      let matched = matching.close(variable)
      let row = matched >= 0 ? matched : violatedBound(of: variable)
      if row >= 0 { define(variable, by: row, permit) }
    }
    _ = basis.refactorizeGathered(table, limit: .max, permit)
    rejudgeDropped(permit)
    applySlopeChanges()
    recheckDegenerate(movingAnyOf: opened, since: oldest)
  }

  private func openVariables(of row: Int32, _ opened: inout Buffer<Int32>) {
    for term in table.terms(of: row) {
      let variable = table.terms.variable[term]
      let position = basis.positionOfOwnRow[variable]
      if position < 0 || !matching.isClosed(variable) || !basis.isDefinition(position)
        || variables.bounds.isFixed(variable)
      {
        continue
      }
      matching.open(variable)
      opened.append(variable)
    }
  }

  /// The strongest new row of one variable alone that is violated at the value where that is held;
  /// -1 for none. An edited row counts as new if it was not violated before, as it has no slope.
  private func violatedBound(of variable: Int32) -> Int32 {
    var strongest: Int32 = -1
    for entry in table.entries(variable) {
      let row = table.columns.row[entry]
      if !edits.contains(row) || activities.slopeSign[row] != 0 || basis.positionOfRow[row] >= 0 {
        continue
      }
      if table.count(of: row) != 1 || slopeNow(row) == 0 { continue }
      if strongest < 0 || isAbove(row, strongest) { strongest = row }
    }
    return strongest
  }

  /// Puts a row in place of a variable's own row, whose multipliers are withdrawn.
  private func define(_ variable: Int32, by row: Int32, _ permit: Permit) {
    let position = basis.positionOfOwnRow[variable]
    withdraw(Basis.ownRow(variable), from: position, permit)
    basis.setRow(position, row, table, permit)
    basis.elimination.gather(position, defining: variable)
  }

  /// Withdraws the multipliers of a position whose row is replaced. They become slope changes, which
  /// others take over when these are applied.
  private func withdraw(_ row: Int32, from position: Int32, _ permit: Permit) {
    for level in levels.inPlay.all {
      let multiplier = levels.multiplier(position, level)
      if multiplier == 0 { continue }
      activities.slopeChanges.append(SlopeChange(row: row, level: level, amount: -multiplier))
      levels.setMultiplier(position, level, 0, permit)
    }
    queues.deciding.forget(position)
    queues.recheck(position)
  }

  /// Has rows judged like new ones that have left for own rows, as they depend on others.
  private func rejudgeDropped(_ permit: Permit) {
    for k in 0..<basis.elimination.droppedRows.count {
      let row = basis.elimination.droppedRows[k]
      withdraw(row, from: basis.elimination.droppedPositions[k], permit)
      if row < 0 { continue }
      forgetActivity(of: row)
      edits.insert(row)
    }
  }

  // MARK: Inequalities

  /// Makes violated rows active one by one that have a variable held by its own row: first
  /// equalities that were not matched, by priority, then inequalities.
  func adoptOthers(_ rows: inout Buffer<Int32>) {
    var kept = 0
    for row in rows.all where basis.positionOfRow[row] < 0 && bestOwner(row) >= 0 {
      rows[kept] = row
      kept += 1
    }
    if kept == 0 { return }
    rows.shorten(to: kept)
    _ = refine()
    sort(rows.all) { comesFirst($0, $1) }
    for row in rows.all {
      evaluate(row)
      let isSatisfied = slopeSign(of: row, on: consistentSide(row)) == 0
      if !table.penalties.isEquality(row) && isSatisfied { continue }
      let variable = bestOwner(row)
      if variable >= 0 { adopt(row, for: variable) }
    }
  }

  private func comesFirst(_ a: Int32, _ b: Int32) -> Bool {
    let isEqual = table.penalties.isEquality(a)
    if isEqual != table.penalties.isEquality(b) { return isEqual }
    return isAbove(a, b)
  }

  /// Among the row's variables that are held by their own rows the one in fewest rows, then the
  /// newest.
  private func bestOwner(_ row: Int32) -> Int32 {
    var best: Int32 = -1
    for term in table.terms(of: row) {
      let variable = table.terms.variable[term]
      if abs(table.terms.coefficient[term]) < Tolerance.smallCoefficient { continue }
      if basis.positionOfOwnRow[variable] < 0 || variables.bounds.isFixed(variable) { continue }
      let isBetter =
        best < 0 || table.columns.span[variable].count < table.columns.span[best].count
        || (table.columns.span[variable].count == table.columns.span[best].count
          && variables.serial[variable] > variables.serial[best])
      if isBetter { best = variable }
    }
    return best
  }

  /// Puts a row in place of a variable's own row and moves so that it holds.
  private func adopt(_ row: Int32, for variable: Int32) {
    let position = basis.positionOfOwnRow[variable]
    prepareDirection(position, 1)
    let rate = work.edge.rate(of: row)
    if abs(rate) < Tolerance.smallPivot { return }
    do throws(StepFailure) {
      try computePivotalRow(row, in: Leaving(position: position, sign: 1))
    } catch {
      return
    }
    apply(
      Pivot(
        position: position, leavingSign: 1, entering: row, step: -activities.residual[row] / rate,
        kind: .adopting))
  }

  /// Puts the nonbasic rows that an adopted row has moved on their sides, except for those that are yet to be judged.
  func updateSidesAlongEdge() {
    for row in work.edge.rates.index.all where !edits.contains(row) { updateSide(row) }
    applySlopeChanges()
  }
}
