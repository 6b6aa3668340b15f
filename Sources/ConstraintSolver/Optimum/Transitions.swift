/// Transitions of the basic solution: the only functions that change the basis, the prices or the point.
///
/// All else reads them, and finds what is to be done as a value: a pivot, or rows for a basis. Whoever changes
/// something for these functions has their permit, which nobody else can make.
struct Permit {
  fileprivate init() {}

  #if DEBUG
    /// For tests of the parts by themselves, which there are in debug builds alone.
    init(forTests: Void) {}
  #endif
}

/// What is to be basic, where that is not for pivots to find.
enum BasicRows {
  /// The crash basis, or the slack basis, as the restart policy has it.
  case start
  /// Own rows alone, which hold variables where they are, or at their defaults.
  case own(atDefaults: Bool)
  /// The basic rows as they are, and everything follows from them; where new factors show that some depend on
  /// others, own rows in place of these.
  case same
  /// The same, but only factors are made again, unless own rows had to take the place of some: at once, or when the
  /// updates since the last ones have cost as much.
  case factors(areDue: Bool)
  /// The same, but only multipliers are computed again.
  case multipliers
}

extension Engine {
  /// Makes a pivot that has been verified.
  func apply(_ pivot: Pivot) { make(pivot, Permit()) }

  /// Makes bound flips on the way to the pivot for an infeasible row.
  func apply(_ flips: borrowing Buffer<BoundFlip>, for infeasible: Int32) {
    make(flips, for: infeasible, Permit())
  }

  /// Makes many dual degenerate pivots at once, as far as nothing blocks.
  func applyTogether(_ positions: borrowing Buffer<Int32>) { pivotTogether(positions, Permit()) }

  /// Rows that are infeasible change their sides, where no row can leave for them: bound flipping.
  func flip(_ slopeChange: Double) { changeSides(slopeChange, Permit()) }

  /// Makes other rows basic, or computes anew what follows from those that are. True if everything was computed.
  @discardableResult
  func rebuild(_ rows: BasicRows) -> Bool {
    let permit = Permit()
    switch rows {
    case .start: start(permit)
    case .own(let atDefaults):
      if atDefaults { putAllAtDefaults(permit) }
      holdOwnRows(permit)
    case .same:
      work.clear()
      _ = basis.factorize(table, permit)
      recompute(permit)
    case .factors(let areDue):
      let dropped =
        areDue ? basis.factorize(table, permit) : basis.refactorizeIfDue(table, permit)
      if dropped == 0 { return false }
      recompute(permit)
    case .multipliers:
      renewAllMultipliers(permit)
      return false
    }
    return true
  }

  /// Makes new equalities basic, in place of the own rows of variables that no other row determines.
  func rebuild(adding new: borrowing Buffer<Int32>) { adoptEqualities(new, Permit()) }

  /// The point follows the constants of basic rows and the values of fixed variables that were edited.
  func follow() { followEdits(Permit()) }

  /// Ends all sweeps: values and what was reported are as if there had been none.
  func endSweeps() {
    if sweeps.count == 0 { return }
    materialize(Permit())
    sweeps.removeAll()
  }

  /// Sweeps begin again where they are; false if some row turns out to change its side, so that they have ended.
  func beginSweepsAnew() -> Bool {
    materialize(Permit())
    if beginAnew() { return true }
    sweeps.removeAll()
    return false
  }

  /// Puts variables that moved, and are held at their defaults, exactly there.
  func putHeld() {
    for variable in moved.drifted.all where isBoundBasic(variable) {
      putAtDefault(variable, Permit())
    }
  }

  /// Brings the values up to date with the sweeps; the sweeps go on.
  func materializeValues() {
    if !sweeps.isAhead { return }
    sweeps.isAhead = false
    for sweep in 0..<sweeps.count {
      sweeps.copyValues(of: sweep, to: variables.values(for: Permit()))
    }
  }
}

extension BasicSolution {
  /// Multipliers follow the gradient: one BTRAN a level.
  func applySlopeChanges() {
    var next = 0
    while next < activities.slopeChanges.count {
      let level = activities.slopeChanges[next].level
      if level < 0 {
        next += 1
        continue
      }
      for k in next..<activities.slopeChanges.count where activities.slopeChanges[k].level == level
      {
        gatherExactly(activities.slopeChanges[k].row, activities.slopeChanges[k].amount)
        activities.slopeChanges[k].level = -1
      }
      btran(into: work.right)
      addToMultipliers(work.right, at: level, -1, Permit())
      work.right.clear()
    }
    activities.slopeChanges.removeAll()
  }
}
