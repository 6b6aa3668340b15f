/// FTRAN and BTRAN for a basic solution, in the precision of the solve: pivots are found and made without knowing that.
extension BasicSolution {
  /// Fills `direction`, and `rates` unless told not to, with the move that releasing a position to a side
  /// means.
  func prepareDirection(_ position: Int32, _ leavingSign: Int8, hasRates: Bool = true) {
    work.edge.clear()
    work.right.add(position, Double(leavingSign))
    basis.ftran(
      work.right, into: work.edge.direction, rates: work.edge.rates,
      hasRates: hasRates && !isExtended, table)
    if isExtended {
      refineDirection(position, leavingSign)
      if hasRates { refineRates() }
    }
  }

  /// Fills the edge with how the point moves for the right-hand side in `right`.
  func solveEdge(hasRates: Bool = true) {
    work.edge.clear()
    basis.ftran(
      work.right, into: work.edge.direction, rates: work.edge.rates, hasRates: hasRates, table)
    if isExtended { beginExtendedDirection() }
  }

  /// Has the edge, whose rates have not been computed, lead to a side, and computes them.
  func completeEdge(_ leavingSign: Int8) {
    if leavingSign < 0 { work.edge.reverse() }
    if !isExtended { return work.edge.addRates(table) }
    if leavingSign < 0 { reverseExtendedDirection() }
    refineRates()
  }

  /// Adds a multiple of a row, or of an own row, to `left`.
  @inline(never)
  func gather(_ row: Int32, _ factor: Double) { gatherHere(row, factor) }

  @inline(__always)
  func gatherHere(_ row: Int32, _ factor: Double) {
    if row < 0 { return work.left.add(Basis.owner(row), factor) }
    for term in table.terms(of: row) {
      work.left.add(table.terms.variable[term], factor * table.terms.coefficient[term])
    }
  }

  /// Adds a multiple of a row, or of an own row, to the right-hand side of BTRAN.
  @inline(__always)
  func gatherExactly(_ row: Int32, _ factor: Double) {
    gatherHere(row, factor)
    if isExtended { gatherResidues(row, factor) }
  }

  /// Pivotal row: solves for a row, or an own row, in terms of the basic rows.
  @inline(never)
  func btran(of row: Int32, into target: WorkVector) {
    gatherExactly(row, 1)
    btran(into: target)
  }

  /// BTRAN of the gathered right-hand side; in extended precision also in residues, so that exact zeros,
  /// and nothing else, are left out.
  @inline(__always)
  func btran(into target: WorkVector) {
    if isExtended {
      solveExtended(into: target)
    } else {
      basis.btran(work.left, into: target, table)
    }
  }
}
