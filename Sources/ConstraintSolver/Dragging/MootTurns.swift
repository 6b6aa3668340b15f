/// Rows whose turns decide nothing, so that a sweep need not stop where they turn.
///
/// A row that changes its side changes multipliers at its own level, in the slots of the active rows that it
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

  /// Finds the variables whose slots the rows of a sweep depend on that may be violated.
  private func findDefinitions(ofRowsIn sweep: Int) {
    basis.beginSearch()
    for k in sweeps.rows(of: sweep) where priority(of: sweeps.row(k)) < Priority.required {
      for term in table.terms(of: sweeps.row(k)) {
        basis.searchDefinitions(of: table.termVariable[term], table, within: Everywhere())
      }
    }
    basis.countVisits(basis.finished.count)
  }

  /// The least of the priorities that keep the slots of variables active, and those that these are mixed with;
  /// rows that are required are never moot.
  private func leastPriorityHolding(_ variables: borrowing Buffer<Int32>) -> Double {
    var least = Priority.required
    var areEntangled = false
    for variable in variables.all {
      let slot = basis.slotOfVariable[variable]
      least = min(least, priorityHolding(slot))
      if basis.isEntangled[slot] { areEntangled = true }
    }
    if !areEntangled { return least }
    for slot in 0..<basis.slots where basis.isEntangled[slot] {
      least = min(least, priorityHolding(slot))
    }
    return least
  }

  /// The priority of the level that keeps a slot's row active; -1 if the slot is free, or may be.
  private func priorityHolding(_ slot: Int32) -> Double {
    isStandingDoubtful = false
    let standing = standing(of: slot)
    let isHeld = !standing.isOpen && standing.release == 0 && !isStandingDoubtful
    return isHeld ? levels.priority[standing.level] : -1
  }
}
