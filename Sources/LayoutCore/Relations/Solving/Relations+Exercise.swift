import ConstraintSolver
import LayoutStore

/// The rows of an exercise of what is ambiguous.
extension Relations {
  /// Takes an exercise back; so does what destroys a node.
  package func endExercise() throws(LayoutError) {
    for row in state.exercise where solver.contains(row) {
      do throws(SolverError) { try solver.remove(row) } catch { throw translate(error) }
    }
    state.exercise.removeAll()
  }
}
