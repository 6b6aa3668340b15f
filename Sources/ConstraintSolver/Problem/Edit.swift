/// Changing the problem. Constants, priorities, weights and relations take effect at the next
/// solve; what changes the matrix is entered at once, at the cost of the rows involved.
extension Engine {
  // MARK: Variables

  /// Adds a variable whose default has been checked, the first of those that are about to be
  /// added.
  func insertVariable(_ target: Double, bound: BoundFlags = [], of more: Int = 1) -> Int32 {
    if variables.places.freeCount == 0 {
      makeVariables(
        min(
          WorkLimit.places(for: more, beside: variables.value.count),
          Limit.variables - variables.value.count))
    }
    let variable = reviveVariable(serial: variables.nextSerial, target, at: target)
    moved.reports.setReported(variable, target)
    variables.nextSerial += 1
    if !bound.isEmpty {
      variables.bounds.set(variable, bound, levels)
      edits.changeForm()
    }
    return variable
  }

  /// Gives the last freed place to a variable, which no row mentions yet.
  func reviveVariable(serial: UInt32, _ target: Double, at place: Double) -> Int32 {
    let variable = variables.places.take()
    variables.serial[variable] = serial
    variables.enter(variable, at: place)
    enterDigits(of: variable)
    variables.defaultValue[variable] = target
    queues.recheck(basis.positionOfOwnRow[variable])
    return variable
  }

  /// Makes places, all of them free; the first one is taken first.
  private func makeVariables(_ more: Int) {
    let first = basis.positions
    let all = Int(first) + more
    basis.addVariables(more)
    table.columns.add(more)
    levels.addPositions(more)
    variables.add(first..<Int32(truncatingIfNeeded: all))
    moved.resize(all)
    queues.resize(all)
    work.resize(all)
  }

  /// Refuses a variable that a row mentions.
  func checkUnused(_ variable: Int32) throws(SolverError) {
    var new = Buffer<Int32>()
    linkNewRows(&new)
    guard table.columns.span[variable].count == 0 else { throw .inUse }
  }

  /// Removes a variable that no row mentions.
  func removeVariable(_ variable: Int32) {
    endSweeps()
    setBound(variable, [])
    variables.serial[variable] = 0
    moved.reports.noteRemoval()
    variables.places.giveBack(variable)
    let position = basis.positionOfOwnRow[variable]
    if queues.deciding[position] == DecidingVariables.none {
      setDeciding(position, DecidingVariables.none)
    }
  }

  /// Changes the default of a variable. The next solve follows that of a fixed one.
  func setDefault(_ variable: Int32, _ target: Double) {
    if variables.bounds.isFixed(variable) {
      variables.defaultValue[variable] = target
      edits.insert(Basis.ownRow(variable))
      return
    }
    endSweeps()
    variables.defaultValue[variable] = target
    if variables.bounds.contains(variable) { noteDrift(variable) }
    recheckPositions(moving: variable)
  }

  /// Bounds a variable, fixes it, or neither. The next solve judges that.
  func setBound(_ variable: Int32, _ kind: BoundFlags) {
    endSweeps()
    withdrawSlope(Basis.ownRow(variable))
    variables.bounds.set(variable, kind, levels)
    edits.changeForm()
    if variables.bounds.isFixed(variable) {
      edits.insert(Basis.ownRow(variable))
    } else {
      noteDrift(variable)
    }
    let position = basis.positionOfOwnRow[variable]
    if position >= 0 { queues.recheck(position) }
  }

  /// Enters rows that are new since the last call into the columns, and lists them.
  @inline(never)
  func linkNewRows(_ new: inout Buffer<Int32>) {
    for row in edits.takeUnlinked()
    where row >= 0 && table.isLive(row) && !table.isLinked[row] {
      link(row)
      new.append(row)
    }
  }

  /// Enters a row into the columns, and queues the dual degenerate positions again whose variables shared no row
  /// so far.
  func link(_ row: Int32) {
    table.link(row)
    for term in table.terms(of: row) {
      let position = basis.positionOfOwnRow[table.terms.variable[term]]
      if position >= 0 && queues.deciding[position] == DecidingVariables.alone {
        queues.recheck(position)
      }
    }
  }

  /// Queues a row whose terms are not in the columns.
  @inline(__always)
  func markNew(_ row: Int32) {
    edits.insertNew(row)
    markWeighed(row)
  }

  // MARK: Rows

  /// Adds a row whose numbers and variables have been checked.
  func insertRow(_ given: GivenRow) -> Int32 {
    if sweeps.count > 0 { endSweeps() }
    if table.hasNoPlace { makeRows(WorkLimit.places(for: 1, beside: table.liveCount)) }
    let row = table.addRow()
    fill(row, given)
    return row
  }

  /// Adds a row that is made of other rows. Its numbers are not checked again: sums of accepted
  /// numbers may be outside of the limits.
  func enterRow(_ terms: [Term], _ constant: Double, _ sides: RowSides) -> Int32 {
    terms.withUnsafeBufferPointer {
      insertRow(GivenRow(terms: TermList($0), constant: constant, sides: sides))
    }
  }

  /// Makes a row live again that was removed, as it was. Rows come back in the reverse order of
  /// their removal.
  func reviveRow(serial: UInt32, _ given: GivenRow) {
    fill(table.reviveRow(serial: serial), given)
  }

  private func fill(_ row: Int32, _ given: GivenRow) {
    assert(
      basis.positionOfRow[row] < 0 && activities.side[row] == 0 && activities.slopeSign[row] == 0)
    table.constant[row] = given.constant
    take(given.terms, into: row)
    enterLevels(row, given.sides)
    markNew(row)
  }

  /// Has a row enter the levels of its sides.
  func enterLevels(_ row: Int32, _ sides: RowSides) {
    table.penalties.weight[row] = sides.weight
    table.penalties.setLevels(
      row, lower: sides.lower > 0 ? levels.enter(sides.lower) : -1,
      upper: sides.upper > 0 ? levels.enter(sides.upper) : -1)
  }

  /// Has a row leave levels.
  private func leaveLevels(_ old: (lower: Int32, upper: Int32)) {
    if old.lower >= 0 { levels.leave(old.lower) }
    if old.upper >= 0 { levels.leave(old.upper) }
  }

  /// Makes places, all of them free; the first one is taken first.
  func makeRows(_ more: Int) {
    table.makeRows(more)
    let all = Int(table.places)
    basis.makeRows(all)
    activities.resize(all)
    edits.resize(rows: all)
    dual.resize(rows: all)
    work.edge.rates.resize(all)
  }

  /// The same for a row whose slopes have changed, so that its multipliers have to be judged again;
  /// a constant does not change slopes.
  private func markRejudged(_ row: Int32) {
    edits.changeForm()
    markWeighed(row)
    let position = basis.positionOfRow[row]
    if position >= 0 { queues.recheck(position) }
  }

  /// Queues a row whose weight or level may have changed.
  @inline(__always)
  private func markWeighed(_ row: Int32) {
    let weight = table.weight(row)
    let (lower, upper) = table.penalties.levels(of: row)
    if lower >= 0 { levels.note(weight: weight, at: lower) }
    if upper >= 0 && upper != lower { levels.note(weight: weight, at: upper) }
    edits.insert(row)
  }

  /// Stores the terms of an unlinked row, scaled by a power of two so that the largest is in
  /// [1, 2); the constant, which is unscaled, is scaled with them.
  @inline(__always)
  private func take(_ terms: TermList, into row: Int32) {
    if let (largest, least) = terms.plainSizes {
      let scale = scale(row, largest: largest, least: least)
      table.openTerms(row)
      table.addTerms(row, terms.count) {
        (terms.variable($0).index, terms.coefficient($0) * scale)
      }
    } else {
      takeSum(of: terms, into: row)
    }
  }

  /// The same where a variable may occur several times, and coefficients may be 0.
  @inline(never)
  private func takeSum(of terms: TermList, into row: Int32) {
    for k in 0..<terms.count { work.left.add(terms.variable(k).index, terms.coefficient(k)) }
    if work.left.index.count < terms.count { dropCancelled(terms) }
    work.left.dropZeros()
    var (largest, least) = (0.0, Double.infinity)
    for variable in work.left.index.all {
      largest = max(largest, abs(work.left[variable]))
      least = min(least, abs(work.left[variable]))
    }
    let scale = scale(row, largest: largest, least: least)
    let variables = work.left.index.base
    table.openTerms(row)
    table.addTerms(row, work.left.index.count) { (variables[$0], work.left[variables[$0]] * scale) }
    work.left.clear()
  }

  /// Scales a row, whose constant is unscaled, by the magnitudes of its coefficients, and returns
  /// the scale.
  @inline(__always)
  private func scale(_ row: Int32, largest: Double, least: Double) -> Double {
    let scale = table.setScale(row, largest: largest)
    if scale == 1 && least >= Tolerance.badlyScaled { return 1 }
    table.constant[row] *= scale
    if largest > 0 { table.spread += RowTable.spread(scale: scale, least: least * scale) }
    return scale
  }

  /// Drops coefficients that cancel where a variable occurs several times, of which only rounding
  /// is left.
  private func dropCancelled(_ terms: TermList) {
    for k in 0..<terms.count { work.right.add(terms.variable(k).index, abs(terms.coefficient(k))) }
    for variable in work.left.index.all
    where abs(work.left[variable]) <= Tolerance.cancellation * work.right[variable] {
      work.left[variable] = 0
    }
    work.right.clear()
  }

  func removeRow(_ row: Int32) {
    endSweeps()
    detach(row)
    forgetActivity(of: row)
    leaveLevels(table.penalties.levels(of: row))
    table.freeRow(row)
  }

  /// Takes a row out of the active set, the gradient and the columns.
  private func detach(_ row: Int32) {
    edits.changeForm()
    if table.spread > 0 { table.spread -= table.spread(of: row) }
    guard table.isLinked[row] else {
      edits.forgetNew()
      return
    }
    let position = basis.positionOfRow[row]
    if position >= 0 { driveOut(position) }
    setSlope(row, 0)
    applySlopeChanges()
    table.unlink(row)
  }

  func setTerms(_ row: Int32, _ terms: TermList) {
    endSweeps()
    let given = GivenRow(terms: terms, constant: givenConstant(row), sides: sides(of: row))
    detach(row)
    forgetActivity(of: row)
    leaveLevels(table.penalties.levels(of: row))
    fill(row, given)
  }

  /// Whether a row has these terms already, in this order. Then it can stay in the basis.
  func hasTerms(_ row: Int32, _ terms: TermList) -> Bool {
    let scale = table.scale(row)
    var place = 0
    for term in table.terms(of: row) {
      guard place < terms.count,
        handle(variable: table.terms.variable[term]) == terms.variable(place),
        table.terms.coefficient[term] == terms.coefficient(place) * scale
      else { return false }
      place += 1
    }
    return place == terms.count
  }

  /// The terms of a row as they were given, without those that came to 0.
  func terms(of row: Int32) -> [Term] {
    var terms: [Term] = []
    for term in table.terms(of: row) {
      let variable = table.terms.variable[term]
      terms.append(
        Term(handle(variable: variable), table.terms.coefficient[term] / table.scale(row)))
    }
    return terms
  }

  @inline(__always)
  func setConstant(_ row: Int32, _ constant: Double) {
    table.constant[row] = constant * table.scale(row)
    edits.insert(row)
  }

  /// Changes what a row costs on its sides.
  func setSides(_ row: Int32, _ sides: RowSides) {
    let old = table.penalties.levels(of: row)
    endSweeps()
    withdrawSlope(row)
    enterLevels(row, sides)
    leaveLevels(old)
    markRejudged(row)
  }
}
