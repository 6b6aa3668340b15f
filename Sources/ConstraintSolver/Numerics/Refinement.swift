/// Values and directions refined to twice the digits.
///
/// They are put into the active rows, and the residual is solved for again, until that is nothing
/// beside them (Wilkinson, Rounding errors in algebraic processes, 1963). The same solve in
/// residues tells what is 0. A solve with noise for its right side tells how much of the others may
/// be noise.
extension Engine {
  /// Which numbers of the variables are meant.
  enum Quantity {
    case value
    case direction
  }

  // MARK: Directions

  /// Refines the direction of a slot's release.
  func refineDirection(_ slot: Int32, _ release: Int8) {
    openWide()
    wide.slot = slot
    wide.release = Double(release)
    right.add(slot, Residue(wide.release), times: .one)
    solveForwardExactly()
    for variable in solution.index.all { direction.include(variable) }
    beginWideDirection()
    for variable in direction.index.all {
      wide.numbers[place(.direction, variable)].residue = solution.residue(variable)
    }
    refine(.direction)
  }

  /// Takes the direction as it is, without residues.
  @inline(never)
  func beginWideDirection() {
    openWide()
    for variable in direction.index.all {
      wide.numbers[place(.direction, variable)] = WideNumber(sum: Twofold(direction[variable]))
    }
  }

  /// Computes the rates of a refined direction.
  func refineRates() {
    for variable in direction.index.all where direction[variable] != 0 {
      for entry in table.inactiveEntries(variable) { rates.include(table.entryRow[entry]) }
    }
    for row in rates.index.all {
      let rate = product(row, .direction, exactly: true)
      rates[row] = known(rate)
      wide.rate[row] = rate.residue.isZero ? WideNumber() : rate
    }
  }

  /// Turns the direction round.
  func reverseWideDirection() {
    for variable in direction.index.all {
      var opposite = WideNumber()
      opposite.add(-1, times: number(.direction, variable))
      wide.numbers[place(.direction, variable)] = opposite
    }
  }

  // MARK: Values

  /// Begins with the value of a new variable.
  func reviveWide(_ variable: Int32) {
    openWide()
    wide.numbers[variable] = WideNumber(
      sum: Twofold(meant: value[variable]), residue: Residue(meant: value[variable]))
  }

  /// On which side of its fallback a variable is whose value, as a double, equals it.
  func wideSide(ofFallback variable: Int32) -> Int8 {
    let rest = wideRest(ofFallback: variable)
    return rest == 0 ? 0 : rest > 0 ? 1 : -1
  }

  /// By how much a variable whose value, as a double, equals its fallback exceeds it.
  @inline(never)
  func wideRest(ofFallback variable: Int32) -> Double {
    wide.numbers[variable].sum.low - Meaning(fallback[variable]).rest
  }

  /// Refines the values of all variables that moved.
  func refineValues() {
    openWide()
    useSlots(.value)
    for slot in right.index.all {
      right.add(slot, -missing(.value, slot, exactly: true).residue, times: .one)
    }
    solveForwardExactly()
    for variable in solution.index.all where solution[variable] != 0 {
      noteWideMove(variable)
      wide.numbers[variable].residue.add(solution.residue(variable), times: .one)
    }
    rates.clear()
    refine(.value)
  }

  /// Refines all values.
  func refineAllValues() {
    openWide()
    wide.isDoubtful = false
    for variable in 0..<basis.slots {
      wide.numbers[variable] = WideNumber(sum: Twofold(meant: value[variable]))
      noteWideMove(variable)
    }
    refineValues()
  }

  @inline(never)
  private func noteWideMove(_ variable: Int32) { noteMove(variable) }

  /// Moves the values along the direction.
  func moveWide(by distance: Double) {
    for variable in direction.index.all where direction[variable] != 0 {
      var sum = wide.numbers[variable].sum
      sum.add(distance, times: number(.direction, variable).sum)
      set(.value, variable, to: sum)
    }
  }

  func setWide(_ variable: Int32, to new: Double) { set(.value, variable, to: Twofold(meant: new)) }

  /// By how much a row's distance along the direction exceeds what it is as a double.
  @inline(never)
  func wideRest(ofDistance distance: Double, to row: Int32) -> Double {
    var residual = preciseResidual(row, exactly: false).sum
    residual.add(distance, times: wide.rate[row].sum)
    return -residual.high / rates[row]
  }

  @inline(never)
  func wideResidual(_ row: Int32) -> Double { known(preciseResidual(row, exactly: true)) }

  private func preciseResidual(_ row: Int32, exactly: Bool) -> WideNumber {
    var residual = product(row, .value, exactly: exactly)
    residual.add(-table.constant[row], times: .one, exactly: exactly)
    return residual
  }

  // MARK: Refining

  /// Makes numbers 0 whose residues are, as rounding may have left much there beside the others; refines
  /// these until they come to rest, and finds how much of them is noise.
  private func refine(_ quantity: Quantity) {
    for variable in variables(quantity) where number(quantity, variable).residue.isZero {
      set(quantity, variable, to: Twofold(0))
    }
    for _ in 0..<Effort.refinementsOfRange {
      let isMissed = findMissing(quantity)
      for variable in variables(quantity) { wide.numbers[place(quantity, variable)].noise = 0 }
      if !isMissed { break }
      basis.forward(right, into: left, rates: rates, hasRates: false, table)
      var isSettled = true
      for variable in left.index.all where !number(quantity, variable).residue.isZero {
        let correction = left[variable]
        var sum = number(quantity, variable).sum
        sum.add(correction)
        set(quantity, variable, to: sum)
        wide.numbers[place(quantity, variable)].noise = abs(correction)
        if abs(correction) > Tolerance.settled * abs(sum.high) { isSettled = false }
      }
      left.clear()
      if isSettled { break }
    }
    findNoise(quantity)
  }

  /// Solves with the noise of every row as the right side, which gives the noise of the numbers.
  private func findNoise(_ quantity: Quantity) {
    useSlots(quantity)
    for slot in right.index.all {
      let bits = UInt32(bitPattern: slot &+ 1) &* 0x9E37_79B9
      let part = (bits & 1 == 0 ? 1 : -1) * (1 + Double(bits) * 0x1p-32)
      right[slot] = part * missing(quantity, slot, exactly: false).noise
    }
    basis.forward(right, into: left, rates: rates, hasRates: false, table)
    for variable in variables(quantity) {
      let place = place(quantity, variable)
      let size = abs(wide.numbers[place].sum.high)
      let noise = wide.numbers[place].noise + abs(left[variable]) + Tolerance.twofold * size
      wide.numbers[place].noise = noise
      if size > 0 && noise > Tolerance.doubtful * size { wide.isDoubtful = true }
    }
    left.clear()
  }

  /// Fills `right` with the residuals of the rows; false if all are 0.
  private func findMissing(_ quantity: Quantity) -> Bool {
    useSlots(quantity)
    var isMissed = false
    for slot in right.index.all {
      right[slot] = -missing(quantity, slot, exactly: false).sum.high
      if right[slot] != 0 { isMissed = true }
    }
    return isMissed
  }

  @inline(never)
  private func useSlots(_ quantity: Quantity) {
    right.clear()
    if quantity == .direction { right.include(wide.slot) }
    for variable in variables(quantity) {
      let anchor = basis.slotOfAnchor[variable]
      if anchor >= 0 { right.include(anchor) }
      for entry in table.activeEntries(variable) {
        right.include(basis.slotOfRow[table.entryRow[entry]])
      }
    }
  }

  /// By how much the numbers exceed the right side of a slot's row.
  @inline(never)
  private func missing(_ quantity: Quantity, _ slot: Int32, exactly: Bool) -> WideNumber {
    let row = basis.row[slot]
    if quantity == .value && row >= 0 { return preciseResidual(row, exactly: exactly) }
    var missing = product(row, quantity, exactly: exactly)
    if quantity == .value {
      return WideNumber(residue: missing.residue - Residue(held: missing.sum))
    }
    if slot == wide.slot { missing.add(-wide.release, times: .one, exactly: exactly) }
    return missing
  }

  // MARK: Numbers

  private func variables(_ quantity: Quantity) -> UnsafeMutableBufferPointer<Int32> {
    quantity == .value ? driftedVariables.all : direction.index.all
  }

  private func place(_ quantity: Quantity, _ variable: Int32) -> Int {
    Int(variable) + (quantity == .value ? 0 : value.count)
  }

  @inline(never)
  private func number(_ quantity: Quantity, _ variable: Int32) -> WideNumber {
    if quantity == .direction && !direction.contains(variable) { return WideNumber() }
    return wide.numbers[place(quantity, variable)]
  }

  @inline(never)
  private func set(_ quantity: Quantity, _ variable: Int32, to new: Twofold) {
    let before = side(of: variable)
    wide.numbers[place(quantity, variable)].sum = new
    if quantity == .direction {
      direction[variable] = new.high
      return
    }
    value[variable] = new.high
    noteWideMove(variable)
    if freeCount > 0 && before != side(of: variable) { crossings.append(variable) }
  }

  /// A row, or the anchor of a variable, times the numbers.
  @inline(never)
  func product(_ row: Int32, _ quantity: Quantity, exactly: Bool) -> WideNumber {
    if row < 0 { return number(quantity, Basis.anchored(row)) }
    var result = WideNumber()
    for term in table.terms(of: row) {
      let other = number(quantity, table.termVariable[term])
      result.add(table.termCoefficient[term], times: other, exactly: exactly)
    }
    return result
  }
}
