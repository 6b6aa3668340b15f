public import CKeepLayout
import ConstraintSolver

@_cdecl("keep_solver_create") @implementation
public func keep_solver_create() -> OpaquePointer! {
  OpaquePointer(Unmanaged.passRetained(SolverBox()).toOpaque())
}

@_cdecl("keep_solver_destroy") @implementation
public func keep_solver_destroy(_ solver: OpaquePointer!) {
  guard let solver else { return }
  Unmanaged<SolverBox>.fromOpaque(UnsafeRawPointer(solver)).release()
}

@_cdecl("keep_solver_error") @implementation
public func keep_solver_error(_ solver: OpaquePointer!) -> keep_status {
  guard let solver else { return KEEP_ERROR_INVALID_ARGUMENT }
  return SolverBox.with(solver) { $0.status }
}

@_cdecl("keep_solver_error_message") @implementation
public func keep_solver_error_message(_ solver: OpaquePointer!) -> UnsafePointer<CChar>! {
  guard let solver else { return emptyText }
  return SolverBox.with(solver) { $0.messageText }
}

@_cdecl("keep_solver_clear_error") @implementation
public func keep_solver_clear_error(_ solver: OpaquePointer!) {
  guard let solver else { return }
  SolverBox.with(solver) { $0.clearError() }
}

@_cdecl("keep_solver_set_conflict_policy") @implementation
public func keep_solver_set_conflict_policy(
  _ solver: OpaquePointer!, _ policy: keep_conflict_policy
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_set_conflict_policy") { box throws(SolverError) in
    switch policy {
    case KEEP_CONFLICTS_REPORTED: try box.solver.setConflictPolicy(.reported)
    case KEEP_CONFLICTS_REFUSED: try box.solver.setConflictPolicy(.refused)
    default: throw .argument(.policy, place: -1)
    }
  }
}

@_cdecl("keep_solver_conflict_policy") @implementation
public func keep_solver_conflict_policy(_ solver: OpaquePointer!) -> keep_conflict_policy {
  SolverBox.ask(solver, KEEP_CONFLICTS_REPORTED) { $0.conflictPolicy.code }
}

// MARK: Transactions

@_cdecl("keep_solver_begin") @implementation
public func keep_solver_begin(_ solver: OpaquePointer!) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_begin") { box throws(SolverError) in
    try box.solver.begin()
  }
}

@_cdecl("keep_solver_commit") @implementation
public func keep_solver_commit(_ solver: OpaquePointer!) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_commit") { box throws(SolverError) in
    try box.solver.commit()
  }
}

@_cdecl("keep_solver_rollback") @implementation
public func keep_solver_rollback(_ solver: OpaquePointer!) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_rollback") { box throws(SolverError) in
    try box.solver.rollback()
  }
}

// MARK: Results

@_cdecl("keep_solver_solve") @implementation
public func keep_solver_solve(_ solver: OpaquePointer!) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_solve") { box throws(SolverError) in
    try box.solver.solve()
  }
}

@_cdecl("keep_solver_value") @implementation
public func keep_solver_value(_ solver: OpaquePointer!, _ variable: keep_variable) -> Double {
  SolverBox.ask(solver, 0) { $0.value(Variable(variable)) }
}

@_cdecl("keep_solver_values") @implementation
public func keep_solver_values(
  _ solver: OpaquePointer!, _ variables: UnsafePointer<keep_variable>!,
  _ values: UnsafeMutablePointer<Double>!, _ count: Int
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_values") { box throws(SolverError) in
    if count == 0 { return }
    guard count > 0 else { throw .argument(.count, place: -1) }
    guard let values else { throw .argument(.arrays, place: -1) }
    let target = UnsafeMutableBufferPointer(start: values, count: count)
    guard let variables else { return try box.solver.readValues(into: target) }
    for k in 0..<count where !box.solver.contains(Variable(variables[k])) {
      throw .variable(place: k)
    }
    for k in 0..<count { target[k] = box.solver.value(Variable(variables[k])) }
  }
}

@_cdecl("keep_solver_changes") @implementation
public func keep_solver_changes(
  _ solver: OpaquePointer!, _ variables: UnsafeMutablePointer<keep_variable>!,
  _ values: UnsafeMutablePointer<Double>!, _ capacity: Int
) -> Int {
  SolverBox.ask(solver, 0) {
    $0.takeChanges(handles(variables), values, upTo: room(capacity))
  }
}

@_cdecl("keep_solver_violation") @implementation
public func keep_solver_violation(_ solver: OpaquePointer!, _ row: keep_row) -> Double {
  SolverBox.ask(solver, 0) { $0.violation(Row(row)) }
}

@_cdecl("keep_solver_counter") @implementation
public func keep_solver_counter(_ solver: OpaquePointer!, _ counter: keep_counter) -> UInt64 {
  SolverBox.ask(solver, 0) { solver in
    switch counter {
    case KEEP_COUNTER_PIVOTS: return solver.counters.steps
    case KEEP_COUNTER_FACTORIZATIONS: return solver.counters.factorizations
    case KEEP_COUNTER_WORK: return solver.counters.workUnits
    case KEEP_COUNTER_ALLOCATIONS: return solver.counters.allocations
    case KEEP_COUNTER_BYTES: return solver.counters.bytes
    default: return 0
    }
  }
}

// MARK: Questions

@_cdecl("keep_solver_conflict_count") @implementation
public func keep_solver_conflict_count(_ solver: OpaquePointer!) -> Int {
  SolverBox.ask(solver, 0) { $0.conflictCount }
}

@_cdecl("keep_solver_conflict") @implementation
public func keep_solver_conflict(
  _ solver: OpaquePointer!, _ index: Int, _ rows: UnsafeMutablePointer<keep_row>!, _ capacity: Int
) -> Int {
  SolverBox.ask(solver, 0) { solver in
    let members = solver.conflict(index)
    if let rows {
      for k in 0..<min(members.count, room(capacity)) { rows[k] = members[k].handle }
    }
    return members.count
  }
}

@_cdecl("keep_solver_freedom") @implementation
public func keep_solver_freedom(_ solver: OpaquePointer!) -> Int {
  var freedom = 0
  _ = SolverBox.attempt(solver, "keep_solver_freedom") { box throws(SolverError) in
    try box.solver.bringUpToDate()
    freedom = box.solver.freedom
  }
  return freedom
}

@_cdecl("keep_solver_range") @implementation
public func keep_solver_range(
  _ solver: OpaquePointer!, _ variable: keep_variable, _ priority: Double,
  _ minimum: UnsafeMutablePointer<Double>!, _ maximum: UnsafeMutablePointer<Double>!
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_range") { box throws(SolverError) in
    // Above them are the solver's own priorities.
    if priority > KEEP_REQUIRED { throw .number(.leastPriority, priority, place: -1) }
    let range = try box.solver.range(Variable(variable), least: priority)
    if let minimum { minimum.pointee = range.minimum }
    if let maximum { maximum.pointee = range.maximum }
  }
}

@_cdecl("keep_solver_explanation") @implementation
public func keep_solver_explanation(
  _ solver: OpaquePointer!, _ variable: keep_variable, _ rows: UnsafeMutablePointer<keep_row>!,
  _ factors: UnsafeMutablePointer<Double>!, _ capacity: Int,
  _ fromDefaults: UnsafeMutablePointer<Double>!
) -> Int {
  var count = 0
  _ = SolverBox.attempt(solver, "keep_solver_explanation") { box throws(SolverError) in
    guard box.solver.contains(Variable(variable)) else { return }
    try box.solver.bringUpToDate()
    let explanation = box.solver.explanation(Variable(variable))
    for k in 0..<min(explanation.rows.count, room(capacity)) {
      if let rows { rows[k] = explanation.rows[k].row.handle }
      if let factors { factors[k] = explanation.rows[k].factor }
    }
    if let fromDefaults { fromDefaults.pointee = explanation.fromDefaults }
    count = explanation.rows.count
  }
  return count
}
