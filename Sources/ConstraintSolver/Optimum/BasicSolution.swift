/// A basic solution of a problem, and what proves it optimal: the basis, the point, and the prices.
///
/// A basic solution is where n independent rows hold with equality: the basis, kept factorised. Every nonbasic
/// row is on one side of its constant, and has a subgradient by that: +weight, -weight or 0 at its level; g is
/// the sum of these. The multipliers mu = -B^-T g, one for each basic row and each active level, tell what it
/// would bring if that row left. The basis is optimal when every multiplier vector lies, compared level by level,
/// in the subdifferential of its row (`Optimality.swift`).
///
/// Steps (`PrimalStep`, `DualStep`) read it, and find pivots. `Engine` has it change. (Barrodale and Roberts, An
/// improved algorithm for discrete L1 linear approximation, 1973; Bartels, Conn and Sinclair, Minimization
/// techniques for piecewise differentiable functions, 1978; with vectors compared lexicographically in place of
/// numbers.)
///
/// A class although it has one owner, as are its larger parts: the compiler copies a struct of their
/// size for every call of a method that does not mutate it.
class BasicSolution {
  // The problem.
  final let table = RowTable()
  final var variables: VariableTable
  final let levels = LevelTable()

  // The basic solution.
  final let basis = Basis()
  final var activities = Activities()
  /// Positions to be looked at, as their multipliers or edges have changed.
  final let queues = PositionQueues()
  /// Variables whose values have changed.
  final var moved = MovedVariables()

  final let work = Workspace()
  final let extended = ExtendedPrecision()
  final var trouble = NumericalTrouble()

  init() {
    variables = VariableTable(nextSerial: table.nextSerial)
  }
}
