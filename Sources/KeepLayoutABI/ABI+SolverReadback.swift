public import CKeepLayout
import ConstraintSolver

@_cdecl("keep_solver_default") @implementation
public func keep_solver_default(_ solver: OpaquePointer!, _ variable: keep_variable) -> Double {
  SolverBox.ask(solver, 0) { $0.defaultValue(Variable(variable)) }
}

@_cdecl("keep_solver_terms") @implementation
public func keep_solver_terms(
  _ solver: OpaquePointer!, _ row: keep_row, _ variables: UnsafeMutablePointer<keep_variable>!,
  _ coefficients: UnsafeMutablePointer<Double>!, _ capacity: Int
) -> Int {
  SolverBox.ask(solver, 0) { solver in
    let terms = solver.terms(Row(row))
    for k in 0..<min(terms.count, room(capacity)) {
      variables?[k] = terms[k].variable.handle
      coefficients?[k] = terms[k].coefficient
    }
    return terms.count
  }
}

@_cdecl("keep_solver_relation") @implementation
public func keep_solver_relation(_ solver: OpaquePointer!, _ row: keep_row) -> keep_relation {
  SolverBox.ask(solver, KEEP_EQUAL) { $0.relation(Row(row)).relation }
}

@_cdecl("keep_solver_constant") @implementation
public func keep_solver_constant(_ solver: OpaquePointer!, _ row: keep_row) -> Double {
  SolverBox.ask(solver, 0) { $0.constant(Row(row)) }
}

@_cdecl("keep_solver_priority") @implementation
public func keep_solver_priority(_ solver: OpaquePointer!, _ row: keep_row) -> Double {
  SolverBox.ask(solver, 0) { $0.priority(Row(row)) }
}

@_cdecl("keep_solver_weight") @implementation
public func keep_solver_weight(_ solver: OpaquePointer!, _ row: keep_row) -> Double {
  SolverBox.ask(solver, 0) { $0.weight(Row(row)) }
}
