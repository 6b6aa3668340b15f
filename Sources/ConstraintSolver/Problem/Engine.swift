/// The state of the solver, in parts: the problem, a basic solution, and what proves that one optimal.
///
/// A basic solution is where n independent rows hold with equality: the basis, kept factorised. Every nonbasic
/// row is on one side of its constant, and has a subgradient by that: +weight, -weight or 0 at its level; g is
/// the sum of these. The multipliers mu = -B^-T g, one for each basic row and each active level, tell what it
/// would bring if that row left. The basis is optimal when every multiplier vector lies, compared level by level,
/// in the subdifferential of its row (`Optimality.swift`). If one does not, a primal pivot (`PrimalPivot.swift`)
/// leads along an edge to a better basic solution. This one loop serves a first solve and every change.
///
/// Each part owns its state and is passed what it reads. Extensions of the engine are for what needs several of
/// them: the loop, pivots, edits. (Barrodale and Roberts, An improved algorithm for discrete L1 linear
/// approximation, 1973; Bartels, Conn and Sinclair, Minimization techniques for piecewise differentiable
/// functions, 1978; with vectors compared lexicographically in place of numbers.)
///
/// A class although it has one owner, as are its larger parts: the compiler copies a struct of their
/// size for every call of a method that does not mutate it.
final class Engine {
  // The problem.
  let table = RowTable()
  var variables: VariableTable
  let levels = LevelTable()
  var edits = EditQueue()

  // The basic solution.
  let basis = Basis()
  var activities = Activities()
  /// Pairs new rows with variables whose own rows are basic.
  let matching = Matching()

  // Work to do.
  let dual = DualQueue()
  let queues = PositionQueues()
  var moved = MovedVariables()

  let work = Workspace()
  let sweeps = SweepTable()
  let extended = ExtendedPrecision()
  var trouble = NumericalTrouble()
  var policy = WorkPolicy()

  init() {
    variables = VariableTable(nextSerial: table.nextSerial)
  }
}
