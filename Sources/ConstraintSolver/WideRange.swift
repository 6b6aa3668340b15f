/// Solving where coefficients lie so far apart that hardly anything is small enough to be rounding.
///
/// The numbers of a layout are of one size, so that what is small beside what it was computed from,
/// or beside its neighbours, counts as 0. Where one unit is a million times another that would lose
/// rows. So as long as there is such a row, and where it shows otherwise that tolerances hide
/// something, values and directions are refined to twice the digits: they are put into the active
/// rows, and what is missing is solved for again. Then only what is left at the very end of those
/// digits is rounding, whatever the units are.
final class WideRange {
  // One entry a variable: what a value, or the direction, is more exactly than one number can say.
  var value = Buffer<Double>()
  var direction = Buffer<Double>()
  /// By how much the number was last corrected.
  var correction = Buffer<Double>()
  /// One entry a row: the same for its rate.
  var rate = Buffer<Double>()
  /// One entry a level: the same for its slope.
  var slope = Buffer<Double>()
  /// That the range is wide showed when tolerances did not do.
  var isFound = false
  /// Refining has not led to what the rows ask.
  var isDoubtful = false

  func open(variables: Int) {
    value.resize(variables, 0)
    direction.resize(variables, 0)
    correction.resize(variables, 0)
  }

  func close() {
    value.removeAll()
    isDoubtful = false
  }

  func account(_ ledger: inout StorageLedger) {
    ledger.visit(&value)
    ledger.visit(&direction)
    ledger.visit(&correction)
    ledger.visit(&rate)
    ledger.visit(&slope)
  }
}

/// Which numbers of the variables are meant.
private enum Quantity {
  case value
  case direction
}

/// What refining finds missing in the active rows.
private struct Missing {
  var isNothing = true
  /// Nothing but what is rounding even with twice the digits.
  var isRounding = true
  /// Nothing but that, and what is small beside the largest number of all: where all numbers of a row
  /// ought to be 0 it is small beside nothing else.
  var isSmall = true
  let largest: Double

  init(largest: Double) { self.largest = largest }

  /// What to add to a row that comes to so much too much.
  mutating func note(_ excess: Double, _ size: Double) -> Double {
    if excess != 0 { isNothing = false }
    if !(abs(excess) <= Tolerance.twofold * size) {
      isRounding = false
      if !(abs(excess) <= Tolerance.twofoldOfAll * largest) { isSmall = false }
    }
    return -excess
  }
}

extension Engine {
  var isWide: Bool { table.isWide }

  // MARK: Directions

  /// Takes the direction as it is, with nothing more exact.
  func beginWideDirection() {
    wide.open(variables: value.count)
    for variable in direction.index.all {
      wide.direction[variable] = 0
      wide.correction[variable] = 0
    }
  }

  /// Refines the direction of a slot's release.
  func refineDirection(_ slot: Int32, _ release: Int8) {
    beginWideDirection()
    var missing = Missing(largest: 0)
    for _ in 0..<Effort.refinementsOfRange {
      right.use(slot)
      for variable in direction.index.all { useSlots(of: variable) }
      missing = Missing(largest: largest(.direction, of: direction.index))
      for other in right.index.all {
        var (sum, size) = product(basis.row[other], .direction)
        if other == slot {
          sum.add(-Double(release))
          size += 1
        }
        right[other] = missing.note(sum.high, size)
      }
      if missing.isNothing { break }
      for variable in direction.index.all { wide.correction[variable] = 0 }
      basis.forward(right, into: left, rates: rates, hasRates: false, table)
      for variable in left.index.all {
        if !direction.contains(variable) {
          direction.use(variable)
          wide.direction[variable] = 0
        }
        correct(.direction, variable, by: left[variable])
      }
      left.clear()
      if missing.isRounding { break }
    }
    right.clear()
    for variable in direction.index.all { dropRounding(.direction, variable, missing) }
    if !missing.isSmall { wide.isDoubtful = true }
  }

  /// Computes the rates of a refined direction.
  func refineRates() {
    wide.rate.resize(residual.count, 0)
    for variable in direction.index.all where direction[variable] != 0 {
      for entry in table.inactiveEntries(variable) { rates.use(table.entryRow[entry]) }
    }
    for row in rates.index.all {
      let (sum, size) = product(row, .direction)
      let isZero = abs(sum.high) <= Tolerance.twofold * size
      rates[row] = isZero ? 0 : sum.high
      wide.rate[row] = isZero ? 0 : sum.low
    }
  }

  private func useSlots(of variable: Int32) {
    let anchor = basis.slotOfAnchor[variable]
    if anchor >= 0 { right.use(anchor) }
    for entry in table.activeEntries(variable) { right.use(basis.slotOfRow[table.entryRow[entry]]) }
  }

  // MARK: Values

  /// Refines the values of all variables that moved.
  func refineValues() {
    wide.open(variables: value.count)
    for variable in driftedVariables.all { wide.correction[variable] = 0 }
    var missing = Missing(largest: 0)
    for _ in 0..<Effort.refinementsOfRange {
      right.clear()
      for variable in driftedVariables.all { useSlots(of: variable) }
      missing = Missing(largest: largest(.value, of: driftedVariables))
      for slot in right.index.all where basis.row[slot] >= 0 {
        let (sum, size) = preciseResidual(basis.row[slot])
        right[slot] = missing.note(sum.high, size)
      }
      if missing.isNothing { break }
      for variable in driftedVariables.all { wide.correction[variable] = 0 }
      direction.clear()
      rates.clear()
      basis.forward(right, into: direction, rates: rates, hasRates: false, table)
      for variable in direction.index.all {
        noteMove(variable)
        correct(.value, variable, by: direction[variable])
      }
      if missing.isRounding { break }
    }
    right.clear()
    rates.clear()
    for variable in driftedVariables.all { dropRounding(.value, variable, missing) }
    if !missing.isSmall { wide.isDoubtful = true }
  }

  /// Refines all values.
  func refineAllValues() {
    wide.isDoubtful = false
    wide.open(variables: value.count)
    for variable in 0..<basis.slots {
      wide.value[variable] = 0
      if isDrifted[variable] { continue }
      isDrifted[variable] = true
      driftedVariables.append(variable)
    }
    refineValues()
  }

  /// Moves the values along the direction.
  func moveWide(by distance: Double) {
    wide.open(variables: value.count)
    for variable in direction.index.all where direction[variable] != 0 {
      var sum = number(.value, variable)
      sum.add(distance, times: number(.direction, variable))
      let old = side(ofFallback: variable, value[variable])
      if freeCount > 0 && old != side(ofFallback: variable, sum.high) { crossings.append(variable) }
      move(variable, to: sum.high)
      wide.value[variable] = sum.low
    }
  }

  /// Computes a row's residual.
  @inline(never)
  func evaluateWide(_ row: Int32) -> (residual: Double, slack: Double) {
    wide.open(variables: value.count)
    let (sum, size) = preciseResidual(row)
    residual[row] = abs(sum.high) <= Tolerance.twofold * size ? 0 : sum.high
    tolerance[row] = 0
    return (residual[row], 0)
  }

  private func preciseResidual(_ row: Int32) -> (sum: Twofold, size: Double) {
    var (sum, size) = product(row, .value)
    sum.add(-table.constant[row])
    size += abs(table.constant[row])
    return (sum, size)
  }

  // MARK: Slopes

  /// Computes a slot's multipliers from refined rates. What they are more exactly than one number can
  /// say decides at the end of an interval.
  func renewWideMultipliers(_ slot: Int32, _ release: Int8) {
    clearWideSlopes()
    for row in rates.index.all where slopeSign[row] != 0 {
      addWideSlope(of: row, slope(of: row))
    }
    for level in levels.inPlay.all {
      let rounding = Tolerance.twofold * levelScale[level]
      var sum = levelSlope[level]
      if abs(sum) <= rounding {
        sum = 0
      } else if abs(wide.slope[level]) > rounding {
        sum = wide.slope[level] > 0 ? sum.nextUp : sum.nextDown
      }
      levels.setMultiplier(slot, level, -Double(release) * sum)
    }
  }

  /// Begins a line search with what the multipliers of the slot have just been computed from.
  func beginWideSlopes(_ slot: Int32, _ release: Int8, isFree: Bool) {
    if isFree { return clearWideSlopes() }
    let row = basis.row[slot]
    if row >= 0 { addWideSlope(Double(release) * slope(of: row, on: release), 0, table.level[row]) }
  }

  /// Adds to its level what a row says at so much weight.
  func addWideSlope(of row: Int32, _ weight: Double) {
    var part = Twofold(0)
    part.add(weight, times: Twofold(rates[row], wide.rate[row]))
    addWideSlope(part.high, part.low, table.level[row])
  }

  private func addWideSlope(_ high: Double, _ low: Double, _ level: Int32) {
    var sum = Twofold(levelSlope[level], wide.slope[level])
    sum.add(high, low)
    levelSlope[level] = sum.high
    wide.slope[level] = sum.low
    levelScale[level] += abs(high)
  }

  private func clearWideSlopes() {
    wide.slope.resize(levels.count, 0)
    levelSlope.resize(levels.count, 0)
    levelScale.resize(levels.count, 0)
    for level in levels.order.all {
      levelSlope[level] = 0
      levelScale[level] = 0
      wide.slope[level] = 0
    }
  }

  // MARK: Numbers

  private func number(_ quantity: Quantity, _ variable: Int32) -> Twofold {
    switch quantity {
    case .value: Twofold(value[variable], wide.value[variable])
    case .direction:
      direction.contains(variable)
        ? Twofold(direction[variable], wide.direction[variable]) : Twofold(0)
    }
  }

  private func set(_ quantity: Quantity, _ variable: Int32, to new: Twofold) {
    switch quantity {
    case .value:
      value[variable] = new.high
      wide.value[variable] = new.low
    case .direction:
      direction[variable] = new.high
      wide.direction[variable] = new.low
    }
  }

  private func largest(
    _ quantity: Quantity, of variables: borrowing Buffer<Int32>
  ) -> Double {
    var largest = 0.0
    for variable in variables.all { largest = max(largest, abs(number(quantity, variable).high)) }
    return largest
  }

  private func correct(_ quantity: Quantity, _ variable: Int32, by change: Double) {
    var sum = number(quantity, variable)
    sum.add(change)
    set(quantity, variable, to: sum)
    wide.correction[variable] = change
  }

  /// A row, or the anchor of a variable, times the numbers, and the size of what was added up.
  private func product(_ row: Int32, _ quantity: Quantity) -> (sum: Twofold, size: Double) {
    if row < 0 { return (number(quantity, Basis.anchored(row)), 0) }
    var sum = Twofold(0)
    var size = 0.0
    for term in table.terms(of: row) {
      let factor = number(quantity, table.termVariable[term])
      if factor.high == 0 { continue }
      sum.add(table.termCoefficient[term], times: factor)
      size += abs(table.termCoefficient[term] * factor.high)
    }
    return (sum, size)
  }

  /// Takes a number for 0 that is rounding: one that has not come to rest where nothing but rounding
  /// was missing in the end, and one that is nothing beside what is added to it, in every row, or if
  /// it has not come to rest, in any.
  private func dropRounding(_ quantity: Quantity, _ variable: Int32, _ missing: Missing) {
    let size = abs(number(quantity, variable).high)
    if size == 0 || basis.slotOfAnchor[variable] >= 0 { return }
    let isSettled = abs(wide.correction[variable]) <= Tolerance.settled * size
    var isRounding = !isSettled && !missing.isNothing
    for entry in table.activeEntries(variable) where isSettled || !isRounding {
      let part = abs(table.coefficient(at: entry)) * size
      isRounding = part <= Tolerance.twofold * product(table.entryRow[entry], quantity).size
      if isSettled && !isRounding { return }
    }
    if isRounding { set(quantity, variable, to: Twofold(0)) }
  }
}
