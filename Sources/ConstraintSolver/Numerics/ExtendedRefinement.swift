/// Values and directions refined to twice the digits.
///
/// They are put into the active rows, and the residual is solved for again, until that is nothing
/// beside them (Wilkinson, Rounding errors in algebraic processes, 1963). The same solve in
/// residues tells what is 0. A solve with errorBound for its right side tells how much of the others may
/// be errorBound.
extension Engine {
  /// Which numbers of the variables are meant.
  enum Quantity {
    case value
    case direction
  }

  // MARK: Directions

  /// Refines the direction of a position's release.
  func refineDirection(_ position: Int32, _ release: Int8) {
    openExtended()
    extended.position = position
    extended.release = Double(release)
    right.add(position, Residue(extended.release), times: .one)
    ftranExactly()
    for variable in solution.index.all { direction.include(variable) }
    beginExtendedDirection()
    for variable in direction.index.all {
      extended.numbers[place(.direction, variable)].residue = solution.residue(variable)
    }
    refine(.direction)
  }

  /// Takes the direction as it is, without residues.
  @inline(never)
  func beginExtendedDirection() {
    openExtended()
    for variable in direction.index.all {
      extended.numbers[place(.direction, variable)] = ExtendedNumber(
        sum: DoubleDouble(direction[variable]))
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
      extended.rate[row] = rate.residue.isZero ? ExtendedNumber() : rate
    }
  }

  /// Turns the direction round.
  func reverseExtendedDirection() {
    for variable in direction.index.all {
      var opposite = ExtendedNumber()
      opposite.add(-1, times: number(.direction, variable))
      extended.numbers[place(.direction, variable)] = opposite
    }
  }

  // MARK: Values

  /// Begins with the value of a new variable.
  func reviveExtended(_ variable: Int32) {
    openExtended()
    extended.numbers[variable] = ExtendedNumber(
      sum: DoubleDouble(intended: value[variable]), residue: Residue(intended: value[variable]))
  }

  /// On which side of its defaultValue a variable is whose value, as a double, equals it.
  func extendedSide(ofDefault variable: Int32) -> Int8 {
    let rest = extendedTail(ofDefault: variable)
    return rest == 0 ? 0 : rest > 0 ? 1 : -1
  }

  /// By how much a variable whose value, as a double, equals its defaultValue exceeds it.
  @inline(never)
  func extendedTail(ofDefault variable: Int32) -> Double {
    extended.numbers[variable].sum.low - IntendedRational(defaultValue[variable]).tail
  }

  /// Refines the values of all variables that moved.
  func refineValues() {
    openExtended()
    usePositions(.value)
    for position in right.index.all {
      right.add(position, -missing(.value, position, exactly: true).residue, times: .one)
    }
    ftranExactly()
    for variable in solution.index.all where solution[variable] != 0 {
      noteExtendedMove(variable)
      extended.numbers[variable].residue.add(solution.residue(variable), times: .one)
    }
    rates.clear()
    refine(.value)
  }

  /// Refines all values.
  func refineAllValues() {
    openExtended()
    extended.isIllConditioned = false
    for variable in 0..<basis.positions {
      extended.numbers[variable] = ExtendedNumber(sum: DoubleDouble(intended: value[variable]))
      noteExtendedMove(variable)
    }
    refineValues()
  }

  @inline(never)
  private func noteExtendedMove(_ variable: Int32) { noteMove(variable) }

  /// Moves the values along the direction.
  func moveExtended(by distance: Double) {
    for variable in direction.index.all where direction[variable] != 0 {
      var sum = extended.numbers[variable].sum
      sum.add(distance, times: number(.direction, variable).sum)
      set(.value, variable, to: sum)
    }
  }

  func setExtended(_ variable: Int32, to new: Double) {
    set(.value, variable, to: DoubleDouble(intended: new))
  }

  /// By how much a row's distance along the direction exceeds what it is as a double.
  @inline(never)
  func extendedTail(ofDistance distance: Double, to row: Int32) -> Double {
    var residual = preciseResidual(row, exactly: false).sum
    residual.add(distance, times: extended.rate[row].sum)
    return -residual.high / rates[row]
  }

  @inline(never)
  func extendedResidual(_ row: Int32) -> Double { known(preciseResidual(row, exactly: true)) }

  private func preciseResidual(_ row: Int32, exactly: Bool) -> ExtendedNumber {
    var residual = product(row, .value, exactly: exactly)
    residual.add(-table.constant[row], times: .one, exactly: exactly)
    return residual
  }

  // MARK: Refining

  /// Makes numbers 0 whose residues are, as rounding may have left much there beside the others; refines
  /// these until they come to rest, and finds how much of them is errorBound.
  private func refine(_ quantity: Quantity) {
    for variable in variables(quantity) where number(quantity, variable).residue.isZero {
      set(quantity, variable, to: DoubleDouble(0))
    }
    for _ in 0..<WorkLimit.refinementsOfRange {
      let isMissed = findMissing(quantity)
      for variable in variables(quantity) {
        extended.numbers[place(quantity, variable)].errorBound = 0
      }
      if !isMissed { break }
      basis.ftran(right, into: left, rates: rates, hasRates: false, table)
      var isSettled = true
      for variable in left.index.all where !number(quantity, variable).residue.isZero {
        let correction = left[variable]
        var sum = number(quantity, variable).sum
        sum.add(correction)
        set(quantity, variable, to: sum)
        extended.numbers[place(quantity, variable)].errorBound = abs(correction)
        if abs(correction) > Tolerance.settled * abs(sum.high) { isSettled = false }
      }
      left.clear()
      if isSettled { break }
    }
    findErrorBounds(quantity)
  }

  /// Solves with the errorBound of every row as the right side, which gives the errorBound of the numbers.
  private func findErrorBounds(_ quantity: Quantity) {
    usePositions(quantity)
    for position in right.index.all {
      let bits = UInt32(bitPattern: position &+ 1) &* 0x9E37_79B9
      let part = (bits & 1 == 0 ? 1 : -1) * (1 + Double(bits) * 0x1p-32)
      right[position] = part * missing(quantity, position, exactly: false).errorBound
    }
    basis.ftran(right, into: left, rates: rates, hasRates: false, table)
    for variable in variables(quantity) {
      let place = place(quantity, variable)
      let size = abs(extended.numbers[place].sum.high)
      let errorBound =
        extended.numbers[place].errorBound + abs(left[variable]) + Tolerance.doubleDouble * size
      extended.numbers[place].errorBound = errorBound
      if size > 0 && errorBound > Tolerance.doubtful * size { extended.isIllConditioned = true }
    }
    left.clear()
  }

  /// Fills `right` with the residuals of the rows; false if all are 0.
  private func findMissing(_ quantity: Quantity) -> Bool {
    usePositions(quantity)
    var isMissed = false
    for position in right.index.all {
      right[position] = -missing(quantity, position, exactly: false).sum.high
      if right[position] != 0 { isMissed = true }
    }
    return isMissed
  }

  @inline(never)
  private func usePositions(_ quantity: Quantity) {
    right.clear()
    if quantity == .direction { right.include(extended.position) }
    for variable in variables(quantity) {
      let anchor = basis.positionOfOwnRow[variable]
      if anchor >= 0 { right.include(anchor) }
      for entry in table.activeEntries(variable) {
        right.include(basis.positionOfRow[table.entryRow[entry]])
      }
    }
  }

  /// By how much the numbers exceed the right side of a position's row.
  @inline(never)
  private func missing(_ quantity: Quantity, _ position: Int32, exactly: Bool) -> ExtendedNumber {
    let row = basis.row[position]
    if quantity == .value && row >= 0 { return preciseResidual(row, exactly: exactly) }
    var missing = product(row, quantity, exactly: exactly)
    if quantity == .value {
      return ExtendedNumber(residue: missing.residue - Residue(held: missing.sum))
    }
    if position == extended.position {
      missing.add(-extended.release, times: .one, exactly: exactly)
    }
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
  private func number(_ quantity: Quantity, _ variable: Int32) -> ExtendedNumber {
    if quantity == .direction && !direction.contains(variable) { return ExtendedNumber() }
    return extended.numbers[place(quantity, variable)]
  }

  @inline(never)
  private func set(_ quantity: Quantity, _ variable: Int32, to new: DoubleDouble) {
    let before = side(of: variable)
    extended.numbers[place(quantity, variable)].sum = new
    if quantity == .direction {
      direction[variable] = new.high
      return
    }
    value[variable] = new.high
    noteExtendedMove(variable)
    if freeCount > 0 && before != side(of: variable) { crossings.append(variable) }
  }

  /// A row, or the anchor of a variable, times the numbers.
  @inline(never)
  func product(_ row: Int32, _ quantity: Quantity, exactly: Bool) -> ExtendedNumber {
    if row < 0 { return number(quantity, Basis.owner(row)) }
    var result = ExtendedNumber()
    for term in table.terms(of: row) {
      let other = number(quantity, table.termVariable[term])
      result.add(table.termCoefficient[term], times: other, exactly: exactly)
    }
    return result
  }
}
