/// Finds the deciding variables of many dual degenerate positions with one search.
///
/// The deciding variable of a position is the oldest one that its edge moves. For a single position that takes an
/// FTRAN, which for all positions of a long chain of inequalities is quadratic. Here each variable, oldest first,
/// starts a depth-first search for the rows that define it, and skips positions found before, whose deciding
/// variables are older. So every definition is visited once.
extension Engine {
  /// Decides the queued dual degenerate positions that need no step, releases those that can be released together,
  /// and leaves the others in the queue.
  func breakTiesTogether() {
    basis.search.beginPositions(Int(basis.positions))
    var order = Buffer<Int32>()
    var released = Buffer<Int32>()
    var waiting = Buffer<Int32>()
    var isInOrder = true
    var areHeld = false
    let isExact = basis.etas.count == 0
    var doubtful = 0
    orderByAge(&order)
    for variable in order.all where !basis.search.wasFound(variable) {
      basis.findNewDependences(of: variable, work.left, into: work.y, table, extended)
      for position in basis.search.finished.all where queues.isWaiting(position) {
        if !isExact && basis.lower.isTouched[position] {
          doubtful += 1
          isInOrder = false
          continue
        }
        switch breakTie(position, deciding: variable, factor: work.y[position]) {
        case .done: break
        case .held: areHeld = true
        case .releasable:
          if isInOrder { released.append(position) }
          waiting.append(position)
        case .open:
          isInOrder = false
          waiting.append(position)
        }
      }
      work.y.clear()
    }
    if FastPath.pivotsTogether.isUsed && released.count > 1
      && recheckDegenerate(definedBy: released)
    {
      applyTogether(released)
    }
    if areHeld && isExact { breakTiesOfHeld(order) }
    let before = queues.degenerate.count
    queues.keepUndecided(first: waiting)
    if doubtful > WorkLimit.fewDoubts && !rebuild(.factors(areDue: true)) { return }
    policy.tieSearch.noteTogether(isPaying: queues.degenerate.count <= before / 2)
  }

  /// Decides those of them that need no step although the oldest variable which they move is at its default:
  /// what decides is the oldest one that is not.
  private func breakTiesOfHeld(_ order: borrowing Buffer<Int32>) {
    basis.search.beginPositions(Int(basis.positions))
    for variable in order.all { _ = breakTiesOfDependences(of: variable) }
    for free in queues.degenerate.all where queues.isWaiting(free.position) {
      if !basis.wasFound(position: free.position) {
        noteDeciding(free.position, DecidingVariables.none, wants: 0)
      }
    }
  }

  /// Decides what `variable` depends on, is still queued and needs no step, if the variable may decide for it.
  /// Returns how many of the queued positions it depends on.
  private func breakTiesOfDependences(of variable: Int32) -> Int {
    if isAtDefault(variable) || basis.search.wasFound(variable) { return 0 }
    var found = 0
    basis.findNewDependences(of: variable, work.left, into: work.y, table, extended)
    for position in basis.search.finished.all where queues.isWaiting(position) {
      found += 1
      if basis.etas.count > 0 && basis.lower.isTouched[position] { continue }
      _ = breakTie(position, deciding: variable, factor: work.y[position])
    }
    work.y.clear()
    return found
  }

  /// Decides those of the queued dual degenerate positions that need no step and whose deciding variables are
  /// among the oldest variables: what few variables depend on may move thousands, which a look at the position
  /// would all visit. A search that decides less than half of the positions uses up credit.
  func breakTiesByAge() {
    if !FastPath.tieSearches.isUsed || policy.tieSearch.credit < WorkLimit.leastSearch { return }
    let (before, queued) = (basis.workUnits, queues.degenerate.count)
    var (variable, waiting) = (Int32(0), queued)
    basis.search.beginPositions(Int(basis.positions))
    while waiting > 0 && variable < variables.places.byAge
      && basis.workUnits &- before < policy.tieSearch.credit
    {
      if variables.serial[variable] != 0 { waiting -= breakTiesOfDependences(of: variable) }
      basis.countWork(1)
      variable += 1
    }
    if waiting < queued { queues.keepUndecided(first: Buffer<Int32>()) }
    if queues.degenerate.count <= queued / 2 { return }
    policy.tieSearch.spend(basis.workUnits &- before)
  }

  private func orderByAge(_ order: inout Buffer<Int32>) {
    order.reserve(variables.value.count)
    for variable in 0..<basis.positions where variables.serial[variable] != 0 {
      order.append(variable)
    }
    sort(order.all) { variables.serial[$0] < variables.serial[$1] }
  }

  /// What became of a dual degenerate position.
  private enum Outcome {
    /// It is decided.
    case done
    /// The oldest variable that it moves is at its default.
    case held
    /// It can leave to the side that it wants, and defines its deciding variable. Positions with newer ones
    /// can wait for it.
    case releasable
    /// It has to be evaluated alone, and before positions with newer deciding variables.
    case open
  }

  /// Decides a position that moves `deciding` by `factor`, unless it can leave to the side that it wants.
  private func breakTie(_ position: Int32, deciding: Int32, factor: Double) -> Outcome {
    if abs(factor) < Tolerance.decidingRate || !isSound(factor, in: position) { return .open }
    let own = heldAtDefault(position)
    if own >= 0 && !isOlder(deciding, own) {
      noteDeciding(position, DecidingVariables.none, wants: 0)
      return .done
    }
    if side(of: deciding) == 0 { return .held }
    let status = status(of: position)
    if status.leavingSign != 0 { return .open }
    let wants = leavingSign(bringing: deciding, movedBy: factor)
    let isOpen = wants > 0 ? status.isOpenAbove : status.isOpenBelow
    if !isOpen {
      noteDeciding(position, deciding, wants: wants)
      return .done
    }
    if basis.row[position] < 0 || basis.upper.pivotVariable[position] != deciding
      || !basis.isDefinition(position)
    {
      return .open
    }
    queues.noteWanted(position, wants)
    return .releasable
  }

  /// Whether a factor is exact to the last bit, which residues tell.
  func isExact(_ factor: Double, _ position: Int32) -> Bool {
    !basis.lower.isTouched[position] && Residue(intended: factor) == extended.y.residue(position)
  }

  /// Queues the other dual degenerate positions again that move what some positions define; false if U does not
  /// tell which they are. Those in the queue know to which side they are to leave, or will be evaluated.
  private func recheckDegenerate(definedBy positions: borrowing Buffer<Int32>) -> Bool {
    basis.search.begin()
    for position in positions.all {
      basis.searchDefinitions(of: basis.upper.pivotVariable[position], table, within: Everywhere())
    }
    basis.countWork(basis.search.finished.count)
    for found in basis.search.finished.all {
      let position = basis.upper.positionOfVariable[found]
      if basis.lower.isTouched[position] { return false }
      if queues.isDecided(position) && !queues.isWaiting(position) {
        queues.recheck(position)
      }
    }
    return true
  }

  /// Takes a position out of the queue whose deciding variable is known, and which has no step to make.
  func noteDeciding(_ position: Int32, _ deciding: Int32, wants: Int8, isExpensive: Bool = true) {
    setDeciding(position, deciding)
    queues.decide(position, wants: wants, isExpensive: isExpensive)
  }

}

extension Basis {
  /// Fills `search.finished` with the positions that a variable depends on and that were not found before, and
  /// `y` with how much. It leaves out the etas, which mention only positions that are touched.
  fileprivate func findNewDependences(
    of variable: Int32, _ left: WorkVector, into y: WorkVector,
    _ table: RowTable, _ extended: ExtendedPrecision
  ) {
    search.forget()
    searchDefinitions(of: variable, table, within: Everywhere())
    left.add(variable, 1)
    countWork(substitute(left, into: y, table))
    left.clear()
    substituteResidues(of: variable, table, extended)
    for k in 0..<search.finished.count {
      search.finished[k] = upper.positionOfVariable[search.finished[k]]
    }
    if !lower.rows.isEmpty { addNewLower(y) }
  }

  /// Whether some variable that a search started from depends on a position.
  fileprivate func wasFound(position: Int32) -> Bool {
    search.wasFound(upper.pivotVariable[position]) || search.wasFound(position: position)
  }

  /// Adds what L adds. No new position depends on one that was found before.
  private func addNewLower(_ y: WorkVector) {
    let count = search.finished.count
    for k in 0..<count {
      let position = search.finished[k]
      if lower.isTouched[position] {
        search.positions(from: position, lower.rows)
      } else {
        search.finished.append(position)
      }
    }
    for k in 0..<search.finished.count - count {
      search.finished[k] = search.finished[count + k]
    }
    search.finished.shorten(to: search.finished.count - count)
    countWork(lower.subtract(lower.rows, from: y, search))
  }
}
