/// What leads on from a vertex that too many rows go through.
///
/// Steps of length 0 exchange one description of the same vertex for another, and may do so very often,
/// or go round in a circle. After many of them in a row the rows that go through the vertex without being
/// active are moved apart, each by a tiny amount of its own to the side that it is on anyway. Every step
/// moves then, and the levels become ever better. When nothing improves any more the rows are put back:
/// they still are on their sides, and the multipliers, which do not depend on constants, still are what
/// they should be. (Charnes, Optimality and degeneracy in linear programming, 1952.)
extension Engine {
  /// Whether choices are left to chance, always the same chance, which leads out of any circle: where
  /// moving rows apart has not helped.
  var isIdle: Bool { idleSteps > WorkLimit.patience }

  /// The next of a fixed sequence of numbers in 0 ..< 1 (Steele, Lea and Flood, SplitMix 2014).
  func nextRandom() -> Double {
    randomState &+= 0x9E37_79B9_7F4A_7C15
    var bits = randomState
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }

  /// Moves the rows apart that go through the vertex, if steps have not moved it for a while.
  func loosenIfIdle() {
    if !isIdle || loosened == WorkLimit.loosenings || candidates.count == 0 || isExtended { return }
    loosened += 1
    isLoosened = true
    idleSteps = 0
    for row in 0..<table.places where table.isLive(row) && table.isLinked[row] {
      if basis.positionOfRow[row] >= 0 || side[row] == 0 { continue }
      if abs(residual[row]) > Double(tolerance[row]) { continue }
      residual[row] = Double(side[row]) * Tolerance.loose * (1 + nextRandom())
      for term in table.terms(of: row) { noteDrift(table.termVariable[term]) }
    }
  }

  /// Puts the rows back.
  func tighten() {
    _ = refine()
    isLoosened = false
  }
}
