/// Right-hand sides of BTRAN for a basic solution, and pivotal rows. (FTRAN is in `Precision.swift`.)
extension BasicSolution {
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

  /// Pivotal row: solves for a row, or an own row, in terms of the basic rows.
  @inline(never)
  func btran(of row: Int32, into target: WorkVector) {
    gatherExactly(row, 1)
    btran(into: target)
  }

  /// Fills `y` with the entering row in terms of the basic ones, and checks that its pivot agrees with the edge.
  func computePivotalRow(_ entering: Int32, in leaving: Leaving) throws(StepFailure) {
    work.y.clear()
    let expected = Double(leaving.sign) * work.edge.rate(of: entering)
    btran(of: entering, into: work.y)
    takePivot(expected, at: leaving.position)
    let pivot = work.y[leaving.position]
    if abs(pivot - expected) > Tolerance.pivotAgreement * max(1, abs(expected)) || pivot == 0 {
      throw .accuracy
    }
  }
}
