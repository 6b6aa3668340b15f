import ConstraintSolver
import LayoutStore

/// The presentation solver: a copy of the constraints of some trees with values on their way, for
/// animations that move values rather than frames. The layout itself has the final values.
final class PresentationSolver {
  private let copy: SolverCopy
  /// By index of a variable of the copy: the slot of its node.
  private var owners = NodeSlots()

  init(_ copy: consuming SolverCopy) { self.copy = copy }

  /// Where the constraints put a node; nil if its tree is not in the copy. Inlined, so that a
  /// record need not be copied for its variables.
  @inline(__always)
  func rectangle(of record: NodeRecord) -> Rect? {
    guard let left = copy.variable(record.left), let top = copy.variable(record.top),
      let width = copy.variable(record.width), let height = copy.variable(record.height)
    else { return nil }
    let solver = copy.solver
    return Rect(
      x: solver.value(left), y: solver.value(top), width: solver.value(width),
      height: solver.value(height))
  }

  /// Notes which node variables belong to, so that a change leads to its node.
  func own(_ record: NodeRecord, _ slot: NodeSlot) {
    for variable in record.variables {
      guard let variable = copy.variable(variable) else { continue }
      while owners.count <= Int(variable.index) { owners.append(.none) }
      owners[variable] = slot
    }
  }

  /// Changes the constant of a row, and its terms unless there are none.
  func set(_ row: Row, _ terms: [Term], _ constant: Double) {
    guard let row = copy.row(row) else { return }
    var mapped: [Term] = []
    for term in terms {
      guard let variable = copy.variable(term.variable) else { return }
      mapped.append(Term(variable, term.coefficient))
    }
    do throws(SolverError) {
      if !mapped.isEmpty {
        try mapped.withUnsafeBufferPointer { (terms) throws(SolverError) in
          try copy.solver.setTerms(row, to: terms)
        }
      }
      try copy.solver.setConstant(row, to: constant)
    } catch {}
  }

  /// Lets a required row be violated before any other: a value that overshoots is not what the host requires.
  func yield(_ row: Row) {
    guard let row = copy.row(row) else { return }
    do throws(SolverError) {
      try copy.solver.setSides(
        row, to: copy.solver.sides(row).limited(to: Priority.required.nextDown))
    } catch {}
  }

  /// Brings everything up to date. Where numbers are not the best, they are still finite.
  func solve() {
    do throws(SolverError) { try copy.solver.solve() } catch {}
  }

  /// Calls `body` with the slots of nodes whose frames differ from what was last reported, some of
  /// them more than once.
  func forEachChange(_ body: (NodeSlot) -> Void) {
    copy.solver.forEachChange { body(owners[$0]) }
  }
}
