/// Queue of dual degenerate positions to test again after variables have left, reached or passed their defaults,
/// or after their edges have changed.
extension Engine {
  /// Queues all positions again whose release would move a variable.
  func recheckPositions(moving variable: Int32) {
    btran(of: Basis.ownRow(variable), into: work.right)
    for k in 0..<work.right.index.count { queues.recheck(work.right.index[k]) }
    work.right.clear()
  }

  /// Queues the dual degenerate positions again that move the variable of a position which is about to hold it: a
  /// multiple of the position's direction is subtracted from theirs. False if U does not tell which
  /// they are. As long as only definitions are taken away, the search is continued, and what it has
  /// found is queued already.
  func recheckDegenerate(moving variable: Int32, of position: Int32) -> Bool {
    if queues.deciding.count == 0 { return true }
    if table.columns.span[variable].active <= 1
      && !queues.deciding.mayDecide(variables.serial[variable])
    {
      return true
    }
    queues.forgetChanging()
    basis.search.continue()
    basis.searchDefinitions(of: variable, table, within: Everywhere())
    basis.countWork(basis.search.finished.count)
    for found in basis.search.finished.all {
      let other = basis.upper.positionOfVariable[found]
      if basis.lower.isTouched[other] { return false }
      queues.noteChanging(other)
    }
    recheckChanging(by: position)
    return true
  }

  /// The same where `y` tells which they are: it is the variable in terms of the active rows.
  func recheckDegenerate(inSolutionOf position: Int32) {
    queues.forgetChanging()
    for other in work.y.index.all { queues.noteChanging(other) }
    recheckChanging(by: position)
  }

  /// Queues the noted positions again, unless their deciding variables are older than all that the position moves.
  private func recheckChanging(by position: Int32) {
    if queues.changing.count == 0 { return }
    prepareDirection(position, 1, hasRates: false)
    let oldest = oldestMoved()
    for other in queues.changing.all where !isDecidedByOlder(other, oldest) {
      queues.recheck(other)
    }
  }

  /// The creation number of the oldest variable that moves with some that are held by definitions.
  func oldestMoved(byAnyOf held: borrowing Buffer<Int32>) -> UInt32 {
    var oldest = UInt32.max
    if queues.deciding.count == 0 { return oldest }
    basis.search.begin()
    for variable in held.all { basis.searchDependents(of: variable, table) }
    for found in basis.search.finished.all { oldest = min(oldest, variables.serial[found]) }
    basis.countWork(basis.search.finished.count)
    return oldest
  }

  /// Queues the dual degenerate positions again that move one of some variables which were held so far. Their
  /// directions have changed by multiples of the directions of these variables, which moved none
  /// older than `oldest`. One solve for a weighted sum of all the variables finds them, with
  /// weights that hardly let anything cancel. Where rows had to leave, others may have changed,
  /// too.
  func recheckDegenerate(movingAnyOf variables: borrowing Buffer<Int32>, since oldest: UInt32) {
    if queues.deciding.count == 0 { return }
    if basis.elimination.droppedRows.count > 0 {
      for position in 0..<basis.positions where queues.deciding[position] != -1 {
        queues.recheck(position)
      }
      return
    }
    if !queues.deciding.mayDecide(oldest) { return }
    for variable in variables.all { work.left.add(variable, 1 + policy.cycling.random.next()) }
    basis.btran(work.left, into: work.right, table)
    for position in work.right.index.all
    where queues.deciding[position] != -1 && !isDecidedByOlder(position, oldest) {
      queues.recheck(position)
    }
    work.right.clear()
  }

  @inline(__always)
  func isDecidedByOlder(_ position: Int32, _ serial: UInt32) -> Bool {
    queues.deciding[position] >= 0 && variables.serial[queues.deciding[position]] < serial
  }

  /// Queues the dual degenerate positions again that move a variable which left, reached or passed its
  /// default: it may now decide otherwise.
  func recheckCrossings() {
    if moved.crossings.count > 1 { recheckCrossingsTogether() }
    if moved.crossings.count > 0 { recheckSumOfCrossings() }
  }

  /// Finds the positions by one solve for a weighted sum of the variables, as if all were as old as the
  /// oldest of them.
  private func recheckSumOfCrossings() {
    var oldest = moved.crossings[0]
    for variable in moved.crossings.all {
      if isOlder(variable, oldest) { oldest = variable }
      work.left.add(variable, 1 + policy.cycling.random.next())
    }
    moved.crossings.removeAll()
    basis.btran(work.left, into: work.right, table)
    for position in work.right.index.all where mayDecide(oldest, position) {
      queues.recheck(position)
    }
    work.right.clear()
  }

  /// The same for many variables, as far as U tells. The oldest come first, so that what was found
  /// before need not be searched again. Variables for which factors other than U count are left
  /// over.
  private func recheckCrossingsTogether() {
    sort(moved.crossings.all) { variables.serial[$0] < variables.serial[$1] }
    let isPlain = basis.lower.rows.isEmpty && basis.etas.count == 0
    if !isPlain { basis.elimination.spikes.dependsOnSpike.resize(Int(basis.positions)) }
    basis.search.begin()
    var kept = 0
    for variable in moved.crossings.all where queues.deciding.mayDecide(variables.serial[variable])
    {
      basis.search.forget()
      basis.searchDefinitions(of: variable, table, within: Everywhere())
      basis.countWork(basis.search.finished.count)
      for found in basis.search.finished.all {
        if !isPlain { basis.elimination.spikes.dependsOnSpike[found] = isTouched(found) }
        let position = basis.upper.positionOfVariable[found]
        if mayDecide(variable, position) { queues.recheck(position) }
      }
      if isPlain || !basis.elimination.spikes.dependsOnSpike[variable] { continue }
      moved.crossings[kept] = variable
      kept += 1
    }
    moved.crossings.shorten(to: kept)
  }

  /// Whether factors other than U count for a variable; for those that define it, this is known
  /// already.
  private func isTouched(_ variable: Int32) -> Bool {
    let position = basis.upper.positionOfVariable[variable]
    if basis.lower.isTouched[position] { return true }
    if basis.row[position] < 0 { return false }
    for term in table.terms(of: basis.row[position]) {
      let other = table.terms.variable[term]
      if other != variable && basis.elimination.spikes.dependsOnSpike[other] { return true }
    }
    return false
  }

  private func mayDecide(_ variable: Int32, _ position: Int32) -> Bool {
    let deciding = queues.deciding[position]
    if deciding <= DecidingVariables.none && basis.row[position] == Basis.ownRow(variable) {
      return !isAtDefault(variable)
    }
    return deciding <= DecidingVariables.none
      || (deciding >= 0 && variables.serial[variable] <= variables.serial[deciding])
  }
}
