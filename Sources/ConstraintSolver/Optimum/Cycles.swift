/// What leads on from a vertex that too many rows go through.
///
/// Steps of length 0 exchange one description of the same vertex for another, and may do so very often,
/// or go round in a circle. After many of them in a row the rows that go through the vertex without being
/// active are moved apart, each by a tiny amount of its own to the side that it is on anyway. Every step
/// moves then, and the levels become ever better. When nothing improves any more the rows are put back:
/// they still are on their sides, and the multipliers, which do not depend on constants, still are what
/// they should be. (Charnes, Optimality and degeneracy in linear programming, 1952.)
extension Engine {
  /// Moves the rows apart that go through the vertex, if steps have not moved it for a while.
  func loosenIfIdle() {
    if !cycling.mayPerturb || candidates.isEmpty || isExtended { return }
    cycling.beginPerturbation()
    for row in 0..<table.places where table.isLive(row) && table.isLinked[row] {
      if basis.positionOfRow[row] >= 0 || side[row] == 0 { continue }
      if abs(residual[row]) > Double(tolerance[row]) { continue }
      residual[row] = Double(side[row]) * Tolerance.loose * (1 + cycling.random.next())
      for term in table.terms(of: row) { noteDrift(table.termVariable[term]) }
    }
  }

  /// Puts the rows back.
  func tighten() {
    _ = refine()
    cycling.endPerturbation()
  }
}
