/// A swept wish that has to give way comes to rest, and goes on once it can have its way again.
///
/// Where a row turns to which nothing gives way but the swept row, the two change places: no value moves
/// by that, nor will any while the constant stays beyond. All that the sweep knows remains true, so that it
/// goes on when the constant comes back and the two change places again. A window that is dragged, or that
/// jumps, past the least size of its content costs what moves, and steps along no edge and back.
extension Engine {
  /// Lets the sweep, whose constant has come past a row, rest where that row turns. False if something else
  /// gives way, or if not all is known that moves.
  func comeToRest() -> Bool {
    let sweep = sweeps.each.base
    if sweeps.count != 1 || sweeps.knowTurns || sweep.pointee.leftOut > 0 { return false }
    let (swept, constant) = (sweep.pointee.row, table.constant[sweep.pointee.row])
    let isBelow = constant < sweep.pointee.sides.lowest
    let (row, end) = sweep.pointee.turn(isLowest: isBelow)
    let release: Int8 = isBelow ? 1 : -1
    if !sweep.pointee.defaults.contains(end) || !givesWay(swept, release, to: row) { return false }
    let isExact = sweep.pointee.areSpeedsExact && sweep.pointee.digits.contains(end)
    sweeps.placeOnly(at: end)
    catchUp()
    if (isExact || beginAnew(at: end)) && justHolds(row) && changePlaces(swept, release, row) {
      sweep.pointee.rest(against: row)
      return true
    }
    sweeps.placeOnly(at: constant)
    return false
  }

  /// Lets the sweep at rest go on if its constant has come back. True if it has not, so that there is
  /// nothing to do.
  func staysAtRest() -> Bool {
    let sweep = sweeps.each.base
    let (swept, row) = (sweep.pointee.row, sweep.pointee.heldBy)
    let constant = table.constant[swept]
    let isBelow = row == sweep.pointee.lowestRow
    let end = sweep.pointee.turn(isLowest: isBelow).constant
    sweeps.placeOnly(at: end)
    if isBelow ? constant <= end : constant >= end { return true }
    sweep.pointee.goOn()
    if sweep.pointee.plain.contains(constant) && changePlaces(row, side[row], swept) {
      sweeps.placeOnly(at: constant)
    } else {
      endSweeps()
      markDirty(swept)
    }
    return false
  }

  /// Whether the swept row is the one to give way, to a side, where another row turns.
  private func givesWay(_ swept: Int32, _ side: Int8, to row: Int32) -> Bool {
    let rise = slope(of: row, on: -self.side[row]) - slope(of: row)
    if rise == 0 || priority(of: row) < priority(of: swept) { return false }
    y.clear()
    gather(row, 1)
    basis.btran(left, into: y, table)
    let position = leastLossOfTwins(insteadOf: row, rise)
    let isSwept = position == basis.positionOfRow[swept] && release(of: position, rise) == side
    y.clear()
    return isSwept
  }

  /// Lets the sweep begin with the exact values where it is, at a constant that is not the present one. What
  /// reaches its defaultValue there is noted when rows change places.
  private func beginAnew(at end: Double) -> Bool {
    let row = sweeps.each[0].row
    let constant = table.constant[row]
    table.constant[row] = end
    defer { table.constant[row] = constant }
    moveAlong()
    crossings.removeAll()
    return beginAnew()
  }

  /// Puts a row in place of an active one, which is released to a side, as both hold where the sweep is, whose
  /// direction is that of the step. False if rounding leaves a doubt. Residuals follow when something looks at
  /// them.
  private func changePlaces(_ leaving: Int32, _ release: Int8, _ entering: Int32) -> Bool {
    catchUp()
    let position = basis.positionOfRow[leaving]
    directAlongSweep()
    let rate = Double(release) * directionalRate(of: leaving)
    for variable in direction.index.all { direction[variable] /= rate }
    basis.reach(from: basis.pivotVariable[position], to: entering, direction, table)
    steps &+= 1
    if steps % WorkLimit.sampling == 0 {
      collectRates()
      renewMultipliers(position, release)
    } else {
      rates.enter(entering, directionalRate(of: entering))
    }
    guard (try? express(entering, in: position, release)) != nil else {
      y.clear()
      return false
    }
    exchange(position, for: entering, release, 0)
    return true
  }

  /// Makes the speeds of the sweep the direction, and notes what reaches or leaves its defaultValue here.
  private func directAlongSweep() {
    direction.clear()
    rates.clear()
    for k in sweeps.variables(of: 0) {
      let variable = sweeps.variable[k].index
      direction.enter(variable, sweeps.speed[k])
      if freeCount > 0 && isAtDefault(variable) { crossings.append(variable) }
    }
  }
}
