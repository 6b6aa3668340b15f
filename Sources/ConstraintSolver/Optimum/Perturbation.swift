/// Perturbation of bounds against degeneracy, removed at the end of the solve.
///
/// Degenerate pivots exchange one basis of the same point for another, very often, or in a cycle. After many in a
/// row, the constants of nonbasic rows through the point are moved apart, each by a tiny amount of its own away
/// from its activity. Pivots that these rows stopped then move; only bounds of variables still stop some. At the optimum the
/// constants are put back: the multipliers do not depend on them, and dual pivots repair a row that is violated
/// then. (Charnes, Optimality and degeneracy in linear programming, 1952.)
extension Engine {
  /// Moves the rows apart that go through the basic solution, if steps have not moved it for a while.
  func perturbIfIdle() {
    if !policy.cycling.mayPerturb || queues.candidates.isEmpty { return }
    policy.cycling.beginPerturbation()
    for row in 0..<table.places where table.isLive(row) && table.isLinked[row] {
      if basis.positionOfRow[row] >= 0 || activities.side[row] == 0 { continue }
      if abs(activities.residual[row]) > Double(activities.tolerance[row]) { continue }
      activities.residual[row] =
        Double(activities.side[row]) * Tolerance.loose * (1 + policy.cycling.random.next())
      for term in table.terms(of: row) { noteDrift(table.terms.variable[term]) }
    }
  }

  /// Puts the rows back.
  func removePerturbation() {
    _ = refine()
    policy.cycling.endPerturbation()
  }
}
