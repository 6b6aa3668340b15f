/// When a solve needs extended precision: as long as rows are badly scaled, and where tolerances failed.
///
/// Neither depends on constants, so that it is decided once for each structure version.
struct PrecisionPolicy {
  /// The solver is a subproblem of one in extended precision.
  var isInherited = false
  private var failedForm = UInt64.max
  private var judgedForm = UInt64.max
  private var areRowsBadlyScaled = false

  /// Tolerances turned out to hide something in the rows of a structure version.
  mutating func noteFailure(of form: UInt64) { failedForm = form }

  mutating func forgetFailure() { failedForm = .max }

  /// Whether the rows of a structure version have been judged.
  func isJudged(_ form: UInt64) -> Bool { judgedForm == form }

  /// Whether the rows of a structure version need extended precision. Looks at them if it has not yet.
  mutating func needsExtended(_ form: UInt64, areBadlyScaled: () -> Bool) -> Bool {
    if judgedForm != form {
      judgedForm = form
      areRowsBadlyScaled = areBadlyScaled()
    }
    return failedForm == form || areRowsBadlyScaled || isInherited
  }
}

extension Engine {
  /// False if extended precision may be needed with nothing else to solve for, as when a row was removed
  /// that values did not depend on.
  var isPrecisionKnown: Bool {
    table.spread <= Tolerance.spread || extended.policy.isJudged(edits.form)
  }

  var needsExtendedPrecision: Bool {
    extended.policy.needsExtended(edits.form) { table.asksForExactness }
  }

  /// Recomputes everything if the solve needs extended precision now, or no longer.
  func choosePrecision() {
    trouble.forgetLostSignificance()
    let isExtended = needsExtendedPrecision
    if table.isExtended == isExtended { return }
    table.isExtended = isExtended
    extended.isIllConditioned = false
    rebuild(.same)
  }

  /// After a failure: twice the digits may show what tolerances hide.
  func reachOptimumExtended() -> Bool {
    if isExtended || isWorkSpent { return false }
    extended.policy.noteFailure(of: edits.form)
    choosePrecision()
    return reachOptimum()
  }
}
