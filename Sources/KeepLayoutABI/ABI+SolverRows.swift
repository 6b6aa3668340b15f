public import CKeepLayout
import ConstraintSolver

// MARK: Variables

@_cdecl("keep_solver_add_variable") @implementation
public func keep_solver_add_variable(
  _ solver: OpaquePointer!, _ defaultValue: Double, _ variable: UnsafeMutablePointer<keep_variable>!
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_add_variable") { box throws(SolverError) in
    let new = try box.solver.addVariable(default: defaultValue)
    if let variable { variable.pointee = new.handle }
  }
}

@_cdecl("keep_solver_add_variables") @implementation
public func keep_solver_add_variables(
  _ solver: OpaquePointer!, _ defaultValues: UnsafePointer<Double>!, _ count: Int,
  _ variables: UnsafeMutablePointer<keep_variable>!
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_add_variables") { box throws(SolverError) in
    try check(count, .variables)
    try box.solver.addVariables(count, defaults: defaultValues, into: handles(variables))
  }
}

@_cdecl("keep_solver_remove_variable") @implementation
public func keep_solver_remove_variable(_ solver: OpaquePointer!, _ variable: keep_variable)
  -> keep_status
{
  SolverBox.attempt(solver, "keep_solver_remove_variable") { box throws(SolverError) in
    try box.solver.remove(Variable(variable))
  }
}

@_cdecl("keep_solver_set_default") @implementation
public func keep_solver_set_default(
  _ solver: OpaquePointer!, _ variable: keep_variable, _ defaultValue: Double
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_set_default") { box throws(SolverError) in
    try box.solver.setDefault(Variable(variable), to: defaultValue)
  }
}

// MARK: Rows

@_cdecl("keep_solver_add_row") @implementation
public func keep_solver_add_row(
  _ solver: OpaquePointer!, _ variables: UnsafePointer<keep_variable>!,
  _ coefficients: UnsafePointer<Double>!, _ count: Int, _ relation: keep_relation,
  _ constant: Double, _ priority: Double, _ weight: Double, _ row: UnsafeMutablePointer<keep_row>!
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_add_row") { box throws(SolverError) in
    try check(count, .terms)
    guard let relation = Relation(rawValue: Int8(clamping: relation.rawValue)) else {
      throw .argument(.relation, place: -1)
    }
    try box.solver.checkRoom(terms: count)
    let terms = try box.gather(variables, coefficients, 0..<count)
    let new = try box.solver.addRow(
      terms, relation, constant, priority: try checked(priority), weight: weight)
    if let row { row.pointee = new.handle }
  }
}

@_cdecl("keep_solver_add_rows") @implementation
public func keep_solver_add_rows(
  _ solver: OpaquePointer!, _ rowCount: Int, _ starts: UnsafePointer<Int>!,
  _ variables: UnsafePointer<keep_variable>!, _ coefficients: UnsafePointer<Double>!,
  _ relations: UnsafePointer<Int8>!, _ constants: UnsafePointer<Double>!,
  _ priorities: UnsafePointer<Double>!, _ weights: UnsafePointer<Double>!,
  _ rows: UnsafeMutablePointer<keep_row>!
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_add_rows") { box throws(SolverError) in
    if rowCount == 0 { return }
    try check(rowCount, .rows)
    guard let starts, let relations, let constants else { throw .argument(.arrays, place: -1) }
    guard starts[0] == 0 else { throw .argument(.starts, place: 0) }
    for k in 0..<rowCount where UInt(bitPattern: starts[k + 1]) < UInt(bitPattern: starts[k]) {
      throw .argument(.starts, place: k + 1)
    }
    try check(starts[rowCount], .terms)
    for k in 0..<(priorities == nil ? 0 : rowCount) {
      box.rowAtHand = k
      _ = try checked(priorities[k])
    }
    box.rowAtHand = -1
    let given = RowArrays(
      count: rowCount, starts: starts, variables: handles(variables),
      coefficients: coefficients, relations: relations, constants: constants,
      priorities: priorities, weights: weights)
    try box.solver.addRows(given, into: handles(rows), refused: &box.rowAtHand)
  }
}

@_cdecl("keep_solver_remove_row") @implementation
public func keep_solver_remove_row(_ solver: OpaquePointer!, _ row: keep_row) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_remove_row") { box throws(SolverError) in
    try box.solver.remove(Row(row))
  }
}

@_cdecl("keep_solver_remove_rows") @implementation
public func keep_solver_remove_rows(
  _ solver: OpaquePointer!, _ rows: UnsafePointer<keep_row>!, _ count: Int
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_remove_rows") { box throws(SolverError) in
    if count == 0 { return }
    guard count > 0 else { throw .argument(.count, place: -1) }
    guard let rows else { throw .argument(.arrays, place: -1) }
    try box.solver.remove(count) { Row(rows[$0]) }
  }
}

@_cdecl("keep_solver_set_constant") @implementation
public func keep_solver_set_constant(_ solver: OpaquePointer!, _ row: keep_row, _ constant: Double)
  -> keep_status
{
  SolverBox.attempt(solver, "keep_solver_set_constant") { box throws(SolverError) in
    try box.solver.setConstant(Row(row), to: constant)
  }
}

@_cdecl("keep_solver_set_constants") @implementation
public func keep_solver_set_constants(
  _ solver: OpaquePointer!, _ rows: UnsafePointer<keep_row>!, _ constants: UnsafePointer<Double>!,
  _ count: Int
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_set_constants") { box throws(SolverError) in
    if count == 0 { return }
    guard count > 0 else { throw .argument(.count, place: -1) }
    guard let rows, let constants else { throw .argument(.arrays, place: -1) }
    for k in 0..<count {
      guard box.solver.contains(Row(rows[k])) else { throw .row(place: k) }
      guard Solver.accepts(constant: constants[k]) else {
        throw .number(.constant, constants[k], place: k)
      }
    }
    for k in 0..<count { try box.solver.setConstant(Row(rows[k]), to: constants[k]) }
  }
}

@_cdecl("keep_solver_set_priority") @implementation
public func keep_solver_set_priority(_ solver: OpaquePointer!, _ row: keep_row, _ priority: Double)
  -> keep_status
{
  SolverBox.attempt(solver, "keep_solver_set_priority") { box throws(SolverError) in
    try box.solver.setPriority(Row(row), to: try checked(priority))
  }
}

@_cdecl("keep_solver_set_weight") @implementation
public func keep_solver_set_weight(_ solver: OpaquePointer!, _ row: keep_row, _ weight: Double)
  -> keep_status
{
  SolverBox.attempt(solver, "keep_solver_set_weight") { box throws(SolverError) in
    try box.solver.setWeight(Row(row), to: weight)
  }
}

@_cdecl("keep_solver_set_relation") @implementation
public func keep_solver_set_relation(
  _ solver: OpaquePointer!, _ row: keep_row, _ relation: keep_relation
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_set_relation") { box throws(SolverError) in
    guard let relation = Relation(rawValue: Int8(clamping: relation.rawValue)) else {
      throw .argument(.relation, place: -1)
    }
    try box.solver.setRelation(Row(row), to: relation)
  }
}

@_cdecl("keep_solver_set_coefficient") @implementation
public func keep_solver_set_coefficient(
  _ solver: OpaquePointer!, _ row: keep_row, _ variable: keep_variable, _ coefficient: Double
) -> keep_status {
  SolverBox.attempt(solver, "keep_solver_set_coefficient") { box throws(SolverError) in
    try box.solver.setCoefficient(Row(row), of: Variable(variable), to: coefficient)
  }
}

// MARK: Arguments

/// Handles of variables as the solver has them: index and generation, in that order, as the ABI lays
/// them out.
func handles(_ handles: UnsafeMutablePointer<keep_variable>?) -> UnsafeMutablePointer<Variable>? {
  UnsafeMutableRawPointer(handles)?.assumingMemoryBound(to: Variable.self)
}

private func handles(_ handles: UnsafePointer<keep_variable>?) -> UnsafePointer<Variable>? {
  UnsafeRawPointer(handles)?.assumingMemoryBound(to: Variable.self)
}

/// The same for rows.
private func handles(_ handles: UnsafeMutablePointer<keep_row>?) -> UnsafeMutablePointer<Row>? {
  UnsafeMutableRawPointer(handles)?.assumingMemoryBound(to: Row.self)
}

/// Refuses more than Int counts: size_t beyond it comes out negative.
private func check(_ count: Int, _ quantity: SolverError.Quantity) throws(SolverError) {
  if count < 0 || count > quantity.most { throw .limit(quantity) }
}

/// The priorities that hosts may use; above them are the solver's own.
func checked(_ priority: Double) throws(SolverError) -> Double {
  guard priority > 0, priority <= KEEP_REQUIRED else {
    throw .number(.priority, priority, place: -1)
  }
  return priority
}

extension SolverBox {
  /// The terms of one row, from a host's arrays, in storage that the next call reuses.
  func gather(
    _ variables: UnsafePointer<keep_variable>?, _ coefficients: UnsafePointer<Double>?,
    _ range: Range<Int>
  ) throws(SolverError) -> UnsafeBufferPointer<Term> {
    if range.isEmpty { return UnsafeBufferPointer(start: nil, count: 0) }
    guard let variables, let coefficients else { throw .argument(.arrays, place: -1) }
    let terms = terms(range.count)
    for k in 0..<range.count {
      let source = range.lowerBound + k
      terms[k] = Term(Variable(variables[source]), coefficients[source])
    }
    return UnsafeBufferPointer(terms)
  }
}
