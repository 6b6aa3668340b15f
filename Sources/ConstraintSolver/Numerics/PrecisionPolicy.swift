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
