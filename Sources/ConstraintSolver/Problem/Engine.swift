/// The state of the solver: a problem with a basic solution, and what is being done to bring that to its optimum.
///
/// If a basis is not optimal, a primal pivot leads along an edge to a better basic solution; one loop
/// (`Optimize.swift`) serves a first solve and every change. Extensions of the engine are for what needs several of
/// its parts: the loop, edits, sweeps, the rule for ties.
final class Engine: BasicSolution {
  var edits = EditQueue()
  /// Pairs new rows with variables whose own rows are basic.
  let matching = Matching()
  /// Primal infeasible rows.
  let dual = DualQueue()
  let sweeps = SweepTable()
  var policy = WorkPolicy()
}
