import ConstraintSolver
import LayoutStore

/// The rows of an exercise of what is ambiguous.
extension Relations {
  /// Takes an exercise back; so does a host that destroys a node. What was decided from its frames is decided again,
  /// even if the solver needs no other solve without its rows.
  package func endExercise() throws(LayoutError) {
    if state.exercise.isEmpty { return }
    try removeExercise { _ in true }
    state.exercise.removeAll()
    settler.isDue = true
  }

  /// Removes the rows that mention a node that goes. The others stay: a solve in which a container has fewer tracks goes
  /// on with them.
  package func endExercise(of node: NodeRecord) throws(LayoutError) {
    try removeExercise { row in
      solver.terms(row).contains { node.variables.contains($0.variable) }
    }
  }

  private func removeExercise(_ isDone: (Row) -> Bool) throws(LayoutError) {
    for row in state.exercise where solver.contains(row) && isDone(row) {
      do throws(SolverError) { try solver.remove(row) } catch { throw translate(error) }
    }
  }
}
