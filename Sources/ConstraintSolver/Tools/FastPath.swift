/// A fast path: does what other code does as well, in less time.
///
/// Each has one entry, which asks here. In checked builds the environment leaves some out: `KEEPLAYOUT_WITHOUT=5` the
/// first and the third. Programs that are run with and without them have to end at the same bits (`Tests/fuzz`).
package enum FastPath: UInt64 {
  /// Constants that change again and again (`Sweep.swift`).
  case sweeps
  /// They resume at breakpoints.
  case resumedSweeps
  /// FTRAN in a topological order that is kept.
  case topologicalOrder
  /// A pivot exchanges rows within U.
  case updatesInPlace
  /// Forrest and Tomlin's update.
  case reducedUpdates
  /// New factors for the positions concerned alone.
  case partialFactors
  /// Added rows define their variables before any pivot.
  case warmStart
  /// The crash basis; without it all begins at the slack basis.
  case crash
  /// A removed row that is just a definition is replaced without a solve.
  case removalsInPlace
  /// Dual degenerate positions that are decided together.
  case tieSearches
  /// Dual degenerate positions whose rows leave together.
  case pivotsTogether
  /// Deciding variables that follow from those before a pivot.
  case passedDeciding
  /// Dual steps go past the ends of single variables.
  case boundFlips
  /// A layout of which only constants have changed tries its last decisions first.
  case triedDecisions

  @inline(__always)
  package var isUsed: Bool {
    #if hasFeature(Embedded)
      return true
    #else
      return !_isDebugAssertConfiguration() || FastPath.leftOut & 1 << rawValue == 0
    #endif
  }

  #if !hasFeature(Embedded)
    private static let leftOut = number(inEnvironment: "KEEPLAYOUT_WITHOUT")
  #endif
}

#if !hasFeature(Embedded)
  @_extern(c, "getenv")
  private func environment(_ name: UnsafePointer<CChar>) -> UnsafePointer<CChar>?

  /// A number in decimal digits; 0 for none.
  private func number(inEnvironment name: String) -> UInt64 {
    guard let text = name.withCString({ environment($0) }) else { return 0 }
    return UInt64(String(cString: text)) ?? 0
  }
#endif
