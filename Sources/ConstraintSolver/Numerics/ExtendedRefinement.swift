/// Iterative refinement of values and directions in double-double arithmetic, with error bounds.
///
/// The residual of the basic rows is solved for again until the correction is negligible (Wilkinson,
/// Rounding errors in algebraic processes, 1963). The same solve in residues is the exact zero test. A
/// solve with the error bounds of the rows as right-hand side bounds the errors of the solution.
extension BasicSolution {
  /// The vector that is refined.
  enum Quantity {
    case value
    case direction
  }

  // MARK: Directions

  /// Refines the edge direction of a leaving row.
  func refineDirection(_ position: Int32, _ leavingSign: Int8) {
    openExtended()
    extended.position = position
    extended.leavingSign = Double(leavingSign)
    work.right.add(position, Residue(extended.leavingSign), times: .one)
    ftranExactly()
    for variable in solution.index.all { work.edge.direction.include(variable) }
    beginExtendedDirection()
    for variable in work.edge.direction.index.all {
      extended.numbers[place(.direction, variable)].residue = solution.residue(variable)
    }
    refine(.direction)
  }

  /// Takes the direction in double precision, without residues.
  @inline(never)
  func beginExtendedDirection() {
    openExtended()
    for variable in work.edge.direction.index.all {
      extended.numbers[place(.direction, variable)] = ExtendedNumber(
        sum: DoubleDouble(work.edge.direction[variable]))
    }
  }

  /// Computes the activity changes per unit step of a refined direction.
  func refineRates() {
    for variable in work.edge.direction.index.all where work.edge.direction[variable] != 0 {
      for entry in table.inactiveEntries(variable) {
        work.edge.rates.include(table.columns.row[entry])
      }
    }
    for row in work.edge.rates.index.all {
      let rate = product(row, .direction, exactly: true)
      work.edge.rates[row] = known(rate)
      extended.rate[row] = rate.residue.isZero ? ExtendedNumber() : rate
    }
  }

  /// Reverses the direction.
  func reverseExtendedDirection() {
    for variable in work.edge.direction.index.all {
      var opposite = ExtendedNumber()
      opposite.add(-1, times: number(.direction, variable))
      extended.numbers[place(.direction, variable)] = opposite
    }
  }

  // MARK: Values

  /// Enters the value of a new variable.
  func reviveExtended(_ variable: Int32) {
    openExtended()
    extended.numbers[variable] = ExtendedNumber(
      sum: DoubleDouble(intended: variables.value[variable]),
      residue: Residue(intended: variables.value[variable]))
  }

  /// The side of its default on which a variable is whose value, in double precision, equals it.
  func extendedSide(ofDefault variable: Int32) -> Int8 {
    let rest = extendedTail(ofDefault: variable)
    return rest == 0 ? 0 : rest > 0 ? 1 : -1
  }

  /// The tail by which a variable exceeds the default that it equals in double precision.
  @inline(never)
  func extendedTail(ofDefault variable: Int32) -> Double {
    extended.numbers[variable].sum.low - IntendedRational(variables.defaultValue[variable]).tail
  }

  /// Refines the values of all variables that moved.
  func refineValues() {
    openExtended()
    usePositions(.value)
    for position in work.right.index.all {
      work.right.add(position, -missing(.value, position, exactly: true).residue, times: .one)
    }
    ftranExactly()
    for variable in solution.index.all where solution[variable] != 0 {
      noteExtendedMove(variable)
      extended.numbers[variable].residue.add(solution.residue(variable), times: .one)
    }
    work.edge.rates.clear()
    refine(.value)
  }

  /// Refines all values.
  func refineAllExtended() {
    openExtended()
    extended.isIllConditioned = false
    for variable in 0..<basis.positions {
      let value = variables.value[variable] + variables.tail[variable]
      variables.correct(variable, to: value, tail: 0)
      extended.numbers[variable] = ExtendedNumber(sum: DoubleDouble(intended: value))
      noteExtendedMove(variable)
    }
    refineValues()
  }

  @inline(never)
  private func noteExtendedMove(_ variable: Int32) { noteMove(variable) }

  /// Moves the values along the direction, in double-double arithmetic.
  func moveExtended(by distance: Double, _ permit: Permit) {
    for variable in work.edge.direction.index.all where work.edge.direction[variable] != 0 {
      var sum = extended.numbers[variable].sum
      sum.add(distance, times: number(.direction, variable).sum)
      set(.value, variable, to: sum)
    }
  }

  func setExtended(_ variable: Int32, to new: Double) {
    set(.value, variable, to: DoubleDouble(intended: new))
  }

  /// The tail of the step length at which a row is reached, beyond its double.
  @inline(never)
  func extendedTail(ofDistance distance: Double, to row: Int32) -> Double {
    var residual =
      row >= 0 ? preciseResidual(row, exactly: false).sum : extendedDistance(ofOwner: row)
    residual.add(distance, times: extendedRate(of: row).sum)
    return -residual.high / work.edge.rate(of: row)
  }

  /// How far the variable of an own row is above its default.
  private func extendedDistance(ofOwner row: Int32) -> DoubleDouble {
    let variable = Basis.owner(row)
    var distance = extended.numbers[variable].sum
    distance.add(-variables.defaultValue[variable])
    distance.add(-IntendedRational(variables.defaultValue[variable]).tail)
    return distance
  }

  /// The activity change of a row, or of a variable by its own row.
  func extendedRate(of row: Int32) -> ExtendedNumber {
    row >= 0 ? extended.rate[row] : number(.direction, Basis.owner(row))
  }

  @inline(never)
  func extendedResidual(_ row: Int32) -> Double { known(preciseResidual(row, exactly: true)) }

  private func preciseResidual(_ row: Int32, exactly: Bool) -> ExtendedNumber {
    var residual = product(row, .value, exactly: exactly)
    residual.add(-table.constant[row], times: .one, exactly: exactly)
    return residual
  }

  // MARK: Refining

  /// Sets numbers to 0 whose residues are, as rounding may have left much there; refines the others until
  /// they converge, and bounds their errors.
  private func refine(_ quantity: Quantity) {
    for variable in variables(quantity) where number(quantity, variable).residue.isZero {
      set(quantity, variable, to: DoubleDouble(0))
    }
    for _ in 0..<WorkLimit.extendedRefinements {
      let isMissed = findMissing(quantity)
      for variable in variables(quantity) {
        extended.numbers[place(quantity, variable)].errorBound = 0
      }
      if !isMissed { break }
      basis.ftran(work.right, into: work.left, rates: work.edge.rates, hasRates: false, table)
      var isAccurate = true
      for variable in work.left.index.all where !number(quantity, variable).residue.isZero {
        let correction = work.left[variable]
        var sum = number(quantity, variable).sum
        sum.add(correction)
        set(quantity, variable, to: sum)
        extended.numbers[place(quantity, variable)].errorBound = abs(correction)
        if abs(correction) > Tolerance.refined * abs(sum.high) { isAccurate = false }
      }
      work.left.clear()
      if isAccurate { break }
    }
    findErrorBounds(quantity)
  }

  /// Bounds the errors of the solution: solves with the error bounds of all basic rows as right-hand side.
  private func findErrorBounds(_ quantity: Quantity) {
    usePositions(quantity)
    for position in work.right.index.all {
      let bits = UInt32(bitPattern: position &+ 1) &* 0x9E37_79B9
      let part = (bits & 1 == 0 ? 1 : -1) * (1 + Double(bits) * 0x1p-32)
      work.right[position] = part * missing(quantity, position, exactly: false).errorBound
    }
    basis.ftran(work.right, into: work.left, rates: work.edge.rates, hasRates: false, table)
    for variable in variables(quantity) {
      let place = place(quantity, variable)
      let size = abs(extended.numbers[place].sum.high)
      let errorBound =
        extended.numbers[place].errorBound + abs(work.left[variable]) + Tolerance.doubleDouble
        * size
      extended.numbers[place].errorBound = errorBound
      if size > 0 && errorBound > Tolerance.doubtful * size { extended.isIllConditioned = true }
    }
    work.left.clear()
  }

  /// Enters the residuals of the basic rows in `right`; false if all are 0.
  private func findMissing(_ quantity: Quantity) -> Bool {
    usePositions(quantity)
    var isMissed = false
    for position in work.right.index.all {
      work.right[position] = -missing(quantity, position, exactly: false).sum.high
      if work.right[position] != 0 { isMissed = true }
    }
    return isMissed
  }

  @inline(never)
  private func usePositions(_ quantity: Quantity) {
    work.right.clear()
    if quantity == .direction { work.right.include(extended.position) }
    for variable in variables(quantity) {
      let own = basis.positionOfOwnRow[variable]
      if own >= 0 { work.right.include(own) }
      for entry in table.activeEntries(variable) {
        work.right.include(basis.positionOfRow[table.columns.row[entry]])
      }
    }
  }

  /// The residual of a position: its row times the numbers, less its right-hand side.
  @inline(never)
  private func missing(_ quantity: Quantity, _ position: Int32, exactly: Bool) -> ExtendedNumber {
    let row = basis.row[position]
    if quantity == .value && row >= 0 { return preciseResidual(row, exactly: exactly) }
    var missing = product(row, quantity, exactly: exactly)
    if quantity == .value {
      return ExtendedNumber(residue: missing.residue - Residue(held: missing.sum))
    }
    if position == extended.position {
      missing.add(-extended.leavingSign, times: .one, exactly: exactly)
    }
    return missing
  }

  // MARK: Numbers

  private func variables(_ quantity: Quantity) -> UnsafeMutableBufferPointer<Int32> {
    quantity == .value ? moved.drifted.all : work.edge.direction.index.all
  }

  private func place(_ quantity: Quantity, _ variable: Int32) -> Int {
    Int(variable) + (quantity == .value ? 0 : variables.value.count)
  }

  @inline(never)
  private func number(_ quantity: Quantity, _ variable: Int32) -> ExtendedNumber {
    if quantity == .direction && !work.edge.direction.contains(variable) { return ExtendedNumber() }
    return extended.numbers[place(quantity, variable)]
  }

  @inline(never)
  private func set(_ quantity: Quantity, _ variable: Int32, to new: DoubleDouble) {
    let before = side(of: variable)
    extended.numbers[place(quantity, variable)].sum = new
    if quantity == .direction {
      work.edge.direction[variable] = new.high
      return
    }
    variables.correct(variable, to: new.high, tail: 0)
    noteExtendedMove(variable)
    if queues.deciding.count > 0 && before != side(of: variable) {
      moved.crossings.append(variable)
    }
  }

  /// A row, or the own row of a variable, times the numbers.
  @inline(never)
  func product(_ row: Int32, _ quantity: Quantity, exactly: Bool) -> ExtendedNumber {
    if row < 0 { return number(quantity, Basis.owner(row)) }
    var result = ExtendedNumber()
    for term in table.terms(of: row) {
      let other = number(quantity, table.terms.variable[term])
      result.add(table.terms.coefficient[term], times: other, exactly: exactly)
    }
    return result
  }
}

extension Engine {
  /// Refines the values that moved, and judges their bounds, the rows that mention them, and changed rows.
  func refineExtended() {
    refineValues()
    findTouched()
    work.right.clear()
    for variable in moved.drifted.all {
      trouble.note(value: variables.value[variable])
      judgeBound(of: variable)
    }
    moved.drifted.removeAll()
    judgeTouched()
  }
}
