/// Rows whose turns decide nothing, so that a sweep need not stop where they turn.
///
/// A row that changes its side changes multipliers at its own level, in the positions of the active rows that it
/// is a combination of. Where each of these is kept active by a higher level, the vertex stays optimal
/// whichever side the row is on: a wish of 50 for a width that stronger rows determine is violated by more or
/// by less. Such rows are judged when the sweep has ended, with all that it moved.
extension Engine {
  /// Sets the rows apart whose turns are moot.
  func findMootTurns() {
    for sweep in 0..<sweeps.count {
      findDefinitions(ofRowsIn: sweep)
      let held = leastPriorityHolding(basis.finished)
      sweeps.setApart(sweep) { priority(of: $0) < held }
    }
  }

  /// Finds the variables whose positions the rows of a sweep depend on that may be violated.
  private func findDefinitions(ofRowsIn sweep: Int) {
    basis.beginSearch()
    for k in sweeps.rows(of: sweep) where priority(of: sweeps.row(k)) < Priority.required {
      for term in table.terms(of: sweeps.row(k)) {
        basis.searchDefinitions(of: table.termVariable[term], table, within: Everywhere())
      }
    }
    basis.countWork(basis.finished.count)
  }

  /// The least of the priorities that keep the positions of variables active, and those that these are mixed with;
  /// rows that are required are never moot.
  private func leastPriorityHolding(_ variables: borrowing Buffer<Int32>) -> Double {
    var least = Priority.required
    var areEntangled = false
    for variable in variables.all {
      let position = basis.positionOfVariable[variable]
      least = min(least, priorityHolding(position))
      if basis.isTouched[position] { areEntangled = true }
    }
    if !areEntangled { return least }
    for position in 0..<basis.positions where basis.isTouched[position] {
      least = min(least, priorityHolding(position))
    }
    return least
  }

  /// The priority of the level that keeps a position's row active; -1 if the position is free, or may be.
  private func priorityHolding(_ position: Int32) -> Double {
    isStandingUncertain = false
    let standing = standing(of: position)
    let isHeld = !standing.isOpen && standing.release == 0 && !isStandingUncertain
    return isHeld ? levels.priority[standing.level] : -1
  }
}
