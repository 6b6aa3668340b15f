/// When a solve needs extended precision: as long as rows are badly scaled, and where tolerances failed.
///
/// Neither depends on constants, so that it is decided once for each structure version.
struct PrecisionPolicy {
  /// What the solver that this one is a subproblem of has.
  var inherited = Precision.doubles
  private var failedForm = UInt64.max
  private var judgedForm = UInt64.max
  private var areRowsBadlyScaled = false

  /// Tolerances turned out to hide something in the rows of a structure version.
  mutating func noteFailure(of form: UInt64) { failedForm = form }

  mutating func forgetFailure() { failedForm = .max }

  /// Whether the rows of a structure version have been judged.
  func isJudged(_ form: UInt64) -> Bool { judgedForm == form }

  /// What the rows of a structure version need. Looks at them if it has not yet.
  mutating func needed(_ form: UInt64, areBadlyScaled: () -> Bool) -> Precision {
    if judgedForm != form {
      judgedForm = form
      areRowsBadlyScaled = areBadlyScaled()
    }
    return failedForm == form || areRowsBadlyScaled ? .extended : inherited
  }
}

extension Engine {
  /// False if extended precision may be needed with nothing else to solve for, as when a row was removed
  /// that values did not depend on.
  var isPrecisionKnown: Bool {
    table.spread <= Tolerance.spread || extended.policy.isJudged(edits.form)
  }

  var neededPrecision: Precision {
    extended.policy.needed(edits.form) { table.asksForExactness }
  }

  /// A solve from nothing begins with doubles.
  func beginInDoubles() {
    extended.policy.forgetFailure()
    table.precision = .doubles
  }

  /// Recomputes everything if the solve needs extended precision now, or no longer.
  func choosePrecision() {
    trouble.forgetLostSignificance()
    let needed = neededPrecision
    if precision == needed { return }
    table.precision = needed
    extended.isIllConditioned = false
    rebuild(.same)
  }

  /// After a failure: twice the digits may show what tolerances hide.
  func reachOptimumExtended() -> Bool {
    if precision == .extended || isWorkSpent { return false }
    extended.policy.noteFailure(of: edits.form)
    choosePrecision()
    return reachOptimum()
  }
}
