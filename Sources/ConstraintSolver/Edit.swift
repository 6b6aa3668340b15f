/// Changing the problem. Constants, priorities, weights and relations take effect at the next
/// solve; what changes the matrix is entered at once, at the cost of the rows involved.
extension Engine {
  // MARK: Variables

  func addVariable(_ target: Double) throws(SolverError) -> Int32 {
    try check(defaultValue: target)
    guard nextVariableSerial < .max else { throw .limit(.variables) }
    guard freeVariables.count > 0 || value.count < Limit.variables else {
      throw .limit(.variables)
    }
    if freeVariables.count == 0 { freeVariables.append(makeVariable()) }
    let variable = reviveVariable(serial: nextVariableSerial, target)
    reported[variable] = target
    nextVariableSerial += 1
    return variable
  }

  /// Gives the last freed place to a variable, which no row mentions yet.
  func reviveVariable(serial: UInt32, _ target: Double) -> Int32 {
    let variable = freeVariables.removeLast()
    variableSerial[variable] = serial
    value[variable] = target
    if isWide { reviveWide(variable) }
    fallback[variable] = target
    recheck(basis.slotOfAnchor[variable])
    return variable
  }

  private func makeVariable() -> Int32 {
    let variable = basis.slots
    basis.addVariable()
    table.addColumn()
    levels.addSlot()
    value.append(0)
    variableSerial.append(0)
    isMoved.append(false)
    isDrifted.append(false)
    slotFlags.append([])
    direction.addPlace()
    right.addPlace()
    left.addPlace()
    y.addPlace()
    return variable
  }

  func removeVariable(_ variable: Int32) throws(SolverError) {
    endSweeps()
    linkNewRows()
    guard table.columnCount[variable] == 0 else { throw .inUse }
    variableSerial[variable] = 0
    freeVariables.append(variable)
  }

  func setFallback(_ variable: Int32, _ target: Double) throws(SolverError) {
    try check(defaultValue: target)
    endSweeps()
    fallback[variable] = target
    recheckSlots(moving: variable)
  }

  private func linkNewRows() {
    if newRowCount == 0 { return }
    for k in linkedDirtyRows..<dirtyRows.count
    where table.isLive(dirtyRows[k]) && !table.isLinked[dirtyRows[k]] {
      table.link(dirtyRows[k])
    }
    linkedDirtyRows = dirtyRows.count
  }

  /// Queues a row whose terms are not in the columns.
  private func markNew(_ row: Int32) {
    newRowCount += 1
    if isDirty[row] { linkedDirtyRows = 0 }
    markWeighed(row)
  }

  // MARK: Rows

  func addRow(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Double, weight: Double
  ) throws(SolverError) -> Int32 {
    try check(constant: constant)
    try check(priority: priority)
    try check(weight: weight)
    try check(terms)
    guard table.serialsLeft > 0 else { throw .limit(.rows) }
    return insertRow(terms, relation, constant, priority: priority, weight: weight)
  }

  /// Adds a row whose numbers and variables are known to be good.
  func insertRow(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Double, weight: Double
  ) -> Int32 {
    endSweeps()
    let row = table.addRow()
    if Int(row) == residual.count { makeRow() }
    fill(row, terms, relation, constant, priority: priority, weight: weight)
    return row
  }

  /// Makes a row live again that was removed, as it was. Rows come back in the reverse order of
  /// their removal.
  func reviveRow(
    serial: UInt32, _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Double, weight: Double
  ) {
    let row = table.reviveRow(serial: serial)
    fill(row, terms, relation, constant, priority: priority, weight: weight)
  }

  private func fill(
    _ row: Int32, _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Double, weight: Double
  ) {
    basis.addRow(row)
    residual[row] = 0
    side[row] = 0
    slopeSign[row] = 0
    table.relation[row] = relation
    table.givenWeight[row] = weight
    table.constant[row] = constant
    take(terms, into: row)
    table.level[row] = levels.enter(priority)
    markNew(row)
  }

  private func makeRow() {
    residual.append(0)
    tolerance.append(0)
    side.append(0)
    slopeSign.append(0)
    isDirty.append(false)
    isMisplaced.append(false)
    rates.addPlace()
  }

  @inline(__always)
  func markDirty(_ row: Int32) {
    if isDirty[row] { return }
    isDirty[row] = true
    dirtyRows.append(row)
  }

  /// The same for a row whose slopes are others than before, so that its multipliers count anew. A
  /// constant has no part in them.
  private func markRejudged(_ row: Int32) {
    markWeighed(row)
    let slot = basis.slotOfRow[row]
    if slot >= 0 { recheck(slot) }
  }

  /// Queues a row whose weight or level may be another one.
  @inline(never)
  private func markWeighed(_ row: Int32) {
    levels.note(weight: table.weight(row), at: table.level[row])
    markDirty(row)
  }

  /// Stores the terms of an unlinked row, scaled by a power of two so that the largest is in
  /// [1, 2); the constant, which is unscaled, is scaled with them.
  private func take(_ terms: UnsafeBufferPointer<Term>, into row: Int32) {
    for term in terms { left.add(term.variable.index, term.coefficient) }
    var largest = 0.0
    if left.index.count < terms.count { dropCancelled(terms) }
    for variable in left.index.all {
      let size = abs(left[variable])
      if size > largest { largest = size }
    }
    table.setScale(row, largest: largest)
    let scale = table.scale(row)
    var least = largest
    table.openTerms(row)
    for variable in left.index.all {
      let coefficient = left[variable]
      if abs(coefficient) <= least {
        if coefficient == 0 { continue }
        least = abs(coefficient)
      }
      table.addTerm(row, variable, coefficient * scale)
    }
    left.clear()
    table.constant[row] *= scale
    let isWide = least * scale < Tolerance.wide || !table.isUsual(scale)
    if isWide && largest > 0 { table.wideRows += 1 }
  }

  /// Where a variable occurs several times, what is left of coefficients that cancel is rounding.
  private func dropCancelled(_ terms: UnsafeBufferPointer<Term>) {
    for term in terms { right.add(term.variable.index, abs(term.coefficient)) }
    for variable in left.index.all
    where abs(left[variable]) <= Tolerance.cancellation * right[variable] {
      left[variable] = 0
    }
    right.clear()
  }

  func removeRow(_ row: Int32) {
    endSweeps()
    detach(row)
    levels.leave(table.level[row])
    table.freeRow(row)
  }

  /// Takes a row out of the active set, the gradient and the columns.
  private func detach(_ row: Int32) {
    if table.wideRows > 0 && table.isWide(row) { table.wideRows -= 1 }
    guard table.isLinked[row] else {
      newRowCount -= 1
      return
    }
    let slot = basis.slotOfRow[row]
    if slot >= 0 { expel(slot) }
    setSlope(row, 0)
    applySlopeChanges()
    table.unlink(row)
  }

  func setTerms(_ row: Int32, _ terms: UnsafeBufferPointer<Term>) throws(SolverError) {
    try check(terms)
    endSweeps()
    let constant = table.constant[row] / table.scale(row)
    detach(row)
    side[row] = 0
    table.constant[row] = constant
    take(terms, into: row)
    markNew(row)
  }

  /// The terms of a row as they were given, without those that came to 0.
  func terms(of row: Int32) -> [Term] {
    var terms: [Term] = []
    for term in table.terms(of: row) {
      let variable = table.termVariable[term]
      terms.append(
        Term(handle(variable: variable), table.termCoefficient[term] / table.scale(row)))
    }
    return terms
  }

  func handle(variable: Int32) -> Variable {
    Variable(index: variable, generation: variableSerial[variable])
  }

  func handle(row: Int32) -> Row { Row(index: row, generation: table.serial[row]) }

  func setConstant(_ row: Int32, _ constant: Double) throws(SolverError) {
    try check(constant: constant)
    table.constant[row] = constant * table.scale(row)
    markDirty(row)
  }

  func setPriority(_ row: Int32, _ priority: Double) throws(SolverError) {
    try check(priority: priority)
    let old = table.level[row]
    if levels.priority[old] == priority { return }
    endSweeps()
    withdrawSlope(row)
    table.level[row] = levels.enter(priority)
    levels.leave(old)
    markRejudged(row)
  }

  func setWeight(_ row: Int32, _ weight: Double) throws(SolverError) {
    try check(weight: weight)
    endSweeps()
    withdrawSlope(row)
    table.givenWeight[row] = weight
    markRejudged(row)
  }

  func setRelation(_ row: Int32, _ relation: Relation) {
    endSweeps()
    table.relation[row] = relation
    markRejudged(row)
  }

  // MARK: Checks

  private func check(defaultValue: Double) throws(SolverError) {
    guard abs(defaultValue) <= Limit.constant else {
      throw .number(.defaultValue, defaultValue, place: -1)
    }
  }

  private func check(constant: Double) throws(SolverError) {
    guard abs(constant) <= Limit.constant else { throw .number(.constant, constant, place: -1) }
  }

  private func check(priority: Double) throws(SolverError) {
    guard priority > 0, priority <= Limit.priority else {
      throw .number(.priority, priority, place: -1)
    }
  }

  private func check(weight: Double) throws(SolverError) {
    guard weight >= 1 / Limit.weight, weight <= Limit.weight else {
      throw .number(.weight, weight, place: -1)
    }
  }

  func checkRoom(terms count: Int) throws(SolverError) {
    guard count <= Limit.terms - table.termCount else { throw .limit(.terms) }
  }

  private func check(_ terms: UnsafeBufferPointer<Term>) throws(SolverError) {
    try checkRoom(terms: terms.count)
    for k in 0..<terms.count {
      guard contains(terms[k].variable) else { throw .variable(place: k) }
      let coefficient = terms[k].coefficient
      let size = abs(coefficient)
      guard size == 0 || (size >= 1 / Limit.coefficient && size <= Limit.coefficient) else {
        throw .number(.coefficient, coefficient, place: k)
      }
    }
  }

  func contains(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < basis.slots && variable.generation != 0
      && variableSerial[variable.index] == variable.generation
  }

  func contains(_ row: Row) -> Bool {
    row.index >= 0 && row.index < table.places && row.generation != 0
      && table.serial[row.index] == row.generation
  }
}

/// The sizes that are accepted.
enum Limit {
  static let variables = 1 << 24
  static let terms = 1 << 27
  static let coefficient = 1e12
  static let constant = 1e15
  static let weight = 1e6
  /// Above the required 1000 there is room for rows that give way to nothing.
  static let priority = 2000.0
  static let transactions = 64
}
