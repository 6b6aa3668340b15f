/// Anti-cycling: counts degenerate pivots, keeps the state of a perturbation, and draws pseudo-random numbers.
struct AntiCycling {
  /// Consecutive pivots that did not move.
  private var degeneratePivots = 0
  /// Work units of pivots that broke ties and did not move.
  private var idleTieWork: UInt64 = 0
  /// Rows have been perturbed (`Perturbation.swift`), and how often in this solve.
  private(set) var isPerturbed = false
  private var perturbations = 0
  var random = PseudoRandom()

  /// Whether pivots may be going round in a circle, so that choices are left to chance, always the same chance.
  var isSuspected: Bool { degeneratePivots > WorkLimit.patience }

  var mayPerturb: Bool { isSuspected && perturbations < WorkLimit.perturbations }

  mutating func begin() { self = AntiCycling() }

  mutating func notePivot(by distance: Double) {
    degeneratePivots = distance > 0 ? 0 : degeneratePivots + 1
  }

  /// Notes the work of the last pivot, which was made to break a tie.
  mutating func noteTiePivot(work: UInt64) {
    if degeneratePivots > 0 { idleTieWork &+= work }
  }

  /// Whether such pivots have cost as much as a few first solves, each of `unit`.
  func areTiesStalled(unit: UInt64) -> Bool { idleTieWork > WorkLimit.patientSolves * unit }

  mutating func beginPerturbation() {
    perturbations += 1
    isPerturbed = true
    degeneratePivots = 0
  }

  mutating func endPerturbation() { isPerturbed = false }
}

/// A fixed sequence of numbers in 0 ..< 1 (Steele, Lea and Flood, SplitMix 2014).
struct PseudoRandom {
  private var state: UInt64 = 1

  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 11) * 0x1p-53
  }

  /// From 1 to 2, with so few digits that it means itself where precision is extended.
  mutating func nextSize() -> Double { 1 + (next() * 0x1p32).rounded(.down) * 0x1p-32 }
}
