/// Crash basis: the basis of a first solve, and all that follows from a basis.
///
/// Equalities are matched to variables by priority, each as the definition of one variable. The other variables
/// get the tightest of their bounds. Layouts are made of definitions, so that few pivots are left.
extension Engine {
  /// Builds the basis and the factors from nothing.
  ///
  /// The slack basis is left as it is, all violated rows to dual pivots. With all variables at their defaults no tie
  /// is open, and dual pivots keep it so.
  func start(_ permit: Permit) {
    work.clear()
    dual.begin()
    holdDefaults(permit)
    if policy.restarts.start == .slack || !FastPath.crash.isUsed {
      _ = basis.factorize(table, permit)
    } else {
      chooseDefinitions(permit)
    }
    recompute(permit)
    if isCrashBasisPoor {
      policy.restarts.startFromSlackBasis(at: basis.workUnits)
      return start(permit)
    }
    queues.candidates.beginWeights(Int(basis.positions))
  }

  /// Whether next to no equality is basic and most of what there is instead, the bounds of variables, is infeasible:
  /// the slack basis, where no tie is open, is nearer to the optimum.
  private var isCrashBasisPoor: Bool {
    if policy.restarts.start != .crash { return false }
    var definitions = 0
    for position in 0..<basis.positions
    where basis.row[position] >= 0 && table.penalties.isEquality(basis.row[position]) {
      definitions += 1
    }
    let few = Int(basis.positions) / WorkLimit.poorBasis
    return definitions < few && dual.count > few
  }

  private func holdDefaults(_ permit: Permit) {
    endSweeps()
    basis.holdOnlyOwnRows(table, permit)
    putAllAtDefaults(permit)
    forgetSides()
  }

  func putAllAtDefaults(_ permit: Permit) {
    for variable in 0..<basis.positions { putAtDefault(variable, permit) }
  }

  private func chooseDefinitions(_ permit: Permit) {
    if !matching.kept.areCurrent(edits.form, variables: basis.positions) { matchRows() }
    let bounds = BoundPropagation()
    bounds.find(matched: matching.kept.rows, self)
    for variable in 0..<basis.positions where bounds.rowOf[variable] >= 0 {
      basis.setRow(variable, bounds.rowOf[variable], table, permit)
    }
    let left = basis.factorize(table, permit)
    if left > WorkLimit.fewRows {
      matchOthers(permit)
    } else if left > 0 {
      putOwnRowOfOldest(permit)
    }
  }

  /// Puts the own row of the oldest variable that would move in place of each that came into the factors for
  /// want of a row: of equally good points it is at its default (`TieBreaking.swift`).
  private func putOwnRowOfOldest(_ permit: Permit) {
    for position in basis.elimination.droppedPositions.all {
      prepareDirection(position, 1, hasRates: false)
      var oldest: Int32 = -1
      for moved in work.edge.direction.index.all
      where abs(work.edge.direction[moved]) >= Tolerance.pivotThreshold {
        if isOlder(moved, oldest) { oldest = moved }
      }
      if oldest < 0 { continue }
      _ = basis.replaceInPlace(
        position, with: Basis.ownRow(oldest), reached: work.edge.direction, table, permit)
    }
  }

  /// Forgets the sides of all rows and bounds, before they are judged from nothing.
  func forgetSides() {
    for row in 0..<table.places { activities.side[row] = 0 }
    forEachViolatedBound { noteSlope(Basis.ownRow($0), 0) }
  }

  func putAtDefault(_ variable: Int32, _ permit: Permit) {
    setDigits(of: variable, to: variables.defaultValue[variable])
    let target = DoubleDouble(variables.defaultValue[variable])
    if variables.precise(variable) == target { return }
    variables.set(variable, to: target, permit)
    noteMove(variable)
  }

  /// Computes everything that follows from the active set.
  func recompute(_ permit: Permit) {
    recomputeBasicSolution(permit)
    if policy.restarts.start == .crash { leaveSoftRows() }
    recomputeMultipliers(permit)
  }

  /// Computes values, residuals and sides from the basis. Values are refined at once, and not
  /// only at the end of the solve, as this is likely the last time that all of them are computed.
  private func recomputeBasicSolution(_ permit: Permit) {
    endSweeps()
    recomputeValues(permit)
    refineAllValues()
    activities.slopeChanges.removeAll()
    moved.crossings.removeAll()
    dual.removeAll()
    judgeAll { slopeSign(of: $0, on: activities.side[$0]) }
    judgeBounds()
  }

  /// Evaluates and judges all rows that are not active, in the order in which they lie in memory,
  /// from the slopes that they had.
  @inline(__always)
  func judgeAll(_ slope: (Int32) -> Int8) {
    for row in 0..<table.places
    where basis.positionOfRow[row] < 0 && table.isLive(row) && table.isLinked[row] {
      let (residual, slack) = evaluate(row)
      judge(row, on: consistentSide(row, residual, slack), slope: slope(row))
    }
  }

  /// Computes slopes and multipliers from the sides, and queues all positions.
  private func recomputeMultipliers(_ permit: Permit) {
    activities.slopeChanges.removeAll()
    for row in 0..<table.places where table.isLive(row) && table.isLinked[row] {
      clearSlope(row)
      if basis.positionOfRow[row] < 0 { put(row, on: activities.side[row]) }
    }
    forEachViolatedBound {
      let side = variables.bounds.violation(of: $0)
      noteSlope(Basis.ownRow($0), 0)
      put(Basis.ownRow($0), on: side)
    }
    levels.clearAll(precision, permit)
    applySlopeChanges()
    trouble.forgetFactors()
    policy.tieSearch.forgetResults()
    queues.recheckAll()
  }

  private func clearSlope(_ row: Int32) {
    if activities.slopeSign[row] != 0 {
      levels.countSlope(table.penalties.level(of: row, on: activities.slopeSign[row]), -1)
    }
    activities.slopeSign[row] = 0
  }

  private func recomputeValues(_ permit: Permit) {
    work.right.clear()
    for position in 0..<basis.positions {
      let row = basis.row[position]
      let constant = row >= 0 ? table.constant[row] : variables.value[Basis.owner(row)]
      if constant != 0 { work.right.add(position, constant) }
    }
    work.edge.direction.clear()
    basis.ftranAll(work.right, into: work.edge.direction, table)
    for variable in 0..<basis.positions where basis.positionOfOwnRow[variable] < 0 {
      let (new, old) = (work.edge.direction[variable], variables.value[variable])
      variables.set(variable, to: DoubleDouble(new), permit)
      if new != old || moved.reports.contains(variable) { noteMove(variable) }
    }
  }

  // MARK: Matching

  /// Finds the row that defines each variable, as far as equalities do. Constants have next to no
  /// part in that, so that the result is kept for as long as nothing else changes.
  private func matchRows() {
    var order = Buffer<Int32>()
    orderForMatching(&order)
    let new = Matching(
      variables: Int(basis.positions), cancels: Cancellation(self).takeTerms())
    for variable in 0..<basis.positions { noteBound(of: variable, in: new) }
    for row in 0..<table.places where table.isLive(row) { noteBound(row, in: new) }
    var triangular = TriangularMatching(new, table)
    triangular.match(order)
    matching.kept.keep(new, edits.form, variables: basis.positions)
  }

  /// Rows that turned out to depend on others had been matched with variables that other equalities
  /// could have defined. Each equality that is left takes the place of an own row that it can move.
  private func matchOthers(_ permit: Permit) {
    var order = Buffer<Int32>()
    orderForMatching(&order)
    let most = basis.workUnits &+ firstSolveVisits
    for row in order.all where basis.positionOfRow[row] < 0 && basis.workUnits < most {
      btran(of: row, into: work.y)
      for position in work.y.index.all
      where canBeReplaced(position) && abs(work.y[position]) >= Tolerance.smallPivot {
        if !work.right.contains(position) {
          work.right.enter(position, Double(row))
          break
        }
      }
      work.y.clear()
    }
    for position in work.right.index.all {
      basis.setRow(position, Int32(work.right[position]), table, permit)
    }
    work.right.clear()
    _ = basis.factorize(table, permit)
  }

  /// Whether an own row is basic at a position that does not fix its variable.
  private func canBeReplaced(_ position: Int32) -> Bool {
    basis.row[position] < 0 && !variables.bounds.isFixed(Basis.owner(basis.row[position]))
  }

  /// Tells a matching about the bound of a variable. A fixed one is defined by that.
  func noteBound(of variable: Int32, in matching: Matching) {
    if variables.bounds.isFixed(variable) {
      _ = matching.close(variable)
    } else if variables.bounds.contains(variable) {
      matching.noteBound(on: variable, isSize: false)
    }
  }

  /// Tells a matching about a row that bounds a variable.
  func noteBound(_ row: Int32, in matching: Matching) {
    if table.count(of: row) != 1 || table.penalties.isEquality(row) { return }
    let variable = table.terms.variable[table.terms(of: row).lowerBound]
    matching.noteBound(on: variable, isSize: table.penalties.isTwoSided(row))
  }
}
