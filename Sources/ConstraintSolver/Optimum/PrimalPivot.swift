/// Primal pivot: a row leaves the basis, the point moves along an edge, a blocking row enters.
///
/// (Barrodale and Roberts, An improved algorithm for discrete L1 linear approximation, 1973; Bartels, Conn and
/// Sinclair, Minimization techniques for piecewise differentiable functions, 1978.)
extension Engine {
  /// Fills `direction`, and `rates` unless told not to, with the move that releasing a position to a side
  /// means.
  func prepareDirection(_ position: Int32, _ leavingSign: Int8, hasRates: Bool = true) {
    work.edge.clear()
    work.right.add(position, Double(leavingSign))
    basis.ftran(
      work.right, into: work.edge.direction, rates: work.edge.rates,
      hasRates: hasRates && !isExtended, table)
    if isExtended {
      refineDirection(position, leavingSign)
      if hasRates { refineRates() }
    }
  }

  /// The pivot that lets a row leave: where the line search stops, and if that is another row, its pivotal row in
  /// `y`, whose pivot agrees with the edge. Without a goal it is a level that improves.
  func findPivot(_ leaving: Leaving) throws(StepFailure) -> Pivot {
    let stop = findStop(leaving.position, leaving.sign, leaving.goal)
    guard stop.entering != Stop.none else { throw .unbounded }
    if stop.entering != basis.row[leaving.position] {
      try computePivotalRow(stop.entering, in: leaving.position, leaving.sign)
    }
    return Pivot(
      position: leaving.position, leavingSign: leaving.sign, entering: stop.entering,
      step: stop.distance, kind: .primal)
  }

  /// Fills `y` with the entering row in terms of the active ones, and checks its pivot.
  func computePivotalRow(
    _ entering: Int32, in position: Int32, _ leavingSign: Int8
  ) throws(StepFailure) {
    work.y.clear()
    let rate = work.edge.rate(of: entering)
    btran(of: entering, into: work.y)
    if isExtended {
      work.y[position] = Double(leavingSign) * rate
      return
    }
    let pivot = work.y[position]
    let expected = Double(leavingSign) * rate
    if abs(pivot - expected) > Tolerance.pivotAgreement * max(1, abs(expected)) || pivot == 0 {
      throw .accuracy
    }
  }

  /// Moves the basic solution along `direction`, and the residuals of the rows that it touches.
  func move(by distance: Double) {
    if distance == 0 { return }
    if isExtended { moveExtended(by: distance) }
    for k in 0..<(isExtended ? 0 : work.edge.direction.index.count) {
      let variable = work.edge.direction.index[k]
      let change = distance * work.edge.direction[variable]
      if change == 0 { continue }
      move(variable, to: variables.value[variable] + change)
    }
    for k in 0..<work.edge.rates.index.count {
      let row = work.edge.rates.index[k]
      activities.residual[row] += distance * work.edge.rates[row]
    }
  }

  @inline(__always)
  func move(_ variable: Int32, to new: Double) {
    noteCrossing(variable, from: variables.value[variable], to: new)
    variables.value[variable] = new
    noteMove(variable)
  }

  /// Queues a variable that leaves, reaches or passes its default.
  @inline(__always)
  func noteCrossing(_ variable: Int32, from old: Double, to new: Double) {
    if queues.deciding.count == 0 { return }
    let target = variables.defaultValue[variable]
    let slack = Engine.slack(ofDefault: target)
    let (before, after) = (old - target, new - target)
    let isApart = min(abs(before), abs(after)) > slack
    if isApart && (before > 0) == (after > 0) { return }
    if isApart || max(abs(before), abs(after)) > slack { moved.crossings.append(variable) }
  }

  @inline(__always)
  func noteMove(_ variable: Int32) {
    noteChange(variable)
    noteDrift(variable)
  }

  @inline(__always)
  func noteDrift(_ variable: Int32) {
    moved.drifted.insert(variable)
  }

  /// Puts `entering`, which is `y` in terms of the active rows, in place of the position's row, and
  /// brings the multipliers up to date. `leaving` is the position's row if that has a slope from now
  /// on, or negative.
  func exchange(_ position: Int32, for entering: Int32, leaving: Int32) {
    queues.candidates.updateWeights(leaving: position, work.y, work.edge.direction)
    passMultipliers(position, to: entering, leaving: leaving)
    trouble.notePivot(at: position, of: work.y)
    queues.deciding.forget(position)
    recheckAfterExchange(position, for: entering)
    if isExtended {
      replaceExtended(position, with: entering)
    } else {
      basis.replace(
        position, with: entering, work.y, reached: work.edge.direction, work.left, table)
    }
    work.y.clear()
  }

  /// Brings the multipliers up to date with a pivot. The entering row loses its slope, which its multiplier
  /// takes over.
  func passMultipliers(_ position: Int32, to entering: Int32, leaving: Int32) {
    let pivot = work.y[position]
    let enteringLevel = level(of: entering, on: slopeSign(ofRow: entering))
    let leavingLevel =
      leaving >= 0 ? table.penalties.level(of: leaving, on: activities.slopeSign[leaving]) : -1
    let enteringSlope = slope(of: entering)
    for k in 0..<levels.inPlay.count {
      let level = levels.inPlay[k]
      let leavingSlope = level == leavingLevel ? slope(of: leaving) : 0
      let factor = (levels.multiplier(position, level) - leavingSlope) / pivot
      if factor != 0 { levels.addMultipliers(work.y, level, -factor) }
      let slope = level == enteringLevel ? enteringSlope : 0
      levels.setMultiplier(position, level, slope + factor)
      if isExtended { passExtended(position, level, factor, to: slope, leaving: leavingSlope) }
    }
    noteSlope(entering, 0)
  }

  /// The leaving row becomes inactive on the side it was released to.
  func deactivate(_ row: Int32, _ leavingSign: Int8, _ distance: Double) {
    activities.residual[row] = Double(leavingSign) * distance
    activities.side[row] = leavingSign
    let new = slopeSign(of: row, on: leavingSign)
    activities.slopeSign[row] = new
    if new != 0 { levels.countSlope(table.penalties.level(of: row, on: new), 1) }
  }
}
