import CKeepLayout

/// The solver that a layout is built on, for models of the host's own: variables, and rows that relate them, with
/// priorities that no number of lower ones outweighs.
///
///     let solver = Solver()
///     let x = try solver.addVariable(), y = try solver.addVariable()
///     try solver.addRow([x: 1, y: 1], .equal, 30)
///     try solver.solve()
public final class Solver: Owner {
  let pointer: OpaquePointer
  let reference = SolverReference()

  static func status(_ pointer: OpaquePointer) -> keep_status { keep_solver_error(pointer) }
  static func message(_ pointer: OpaquePointer) -> UnsafePointer<CChar> {
    keep_solver_error_message(pointer)
  }
  static func rollback(_ pointer: OpaquePointer) -> keep_status { keep_solver_rollback(pointer) }

  /// A solver without variables.
  public init() {
    pointer = keep_solver_create()
    reference.owner = self
  }

  deinit { keep_solver_destroy(pointer) }

  /// A variable, which is at its default unless a row says otherwise.
  public func addVariable(_ defaultValue: Double = 0) throws(KeepError) -> Variable {
    var made = keep_variable()
    try reference.attempt { keep_solver_add_variable($0, defaultValue, &made) }
    return Variable(reference, made)
  }

  /// A row: a sum of variables times coefficients, and how it relates to a constant.
  @discardableResult
  public func addRow(
    _ terms: KeyValuePairs<Variable, Double>, _ relation: Relation, _ constant: Double,
    at priority: Priority = .required, weight: Double = 1
  ) throws(KeepError) -> Row {
    let (variables, coefficients) = (terms.map { $0.key.c(in: reference) }, terms.map(\.value))
    var made = keep_row()
    try reference.attempt {
      keep_solver_add_row(
        $0, variables, coefficients, variables.count, relation.c, constant, priority.rawValue,
        weight, &made)
    }
    return Row(reference, made)
  }

  /// Brings all values up to date. Then it throws the first error of a property that was refused since the last
  /// solve, or that of the solve.
  public func solve() throws(KeepError) { try reference.solve { keep_solver_solve($0) } }

  /// Runs a body whose changes are kept if it returns, and are taken back if it throws.
  public func transaction(_ body: () throws -> Void) throws {
    try reference.begin { keep_solver_begin($0) }
    try reference.takingBack(body)
    try reference.attempt { keep_solver_commit($0) }
  }
}

/// A variable of a solver.
public struct Variable: Hashable, Known {
  let solver: SolverReference
  let c: keep_variable

  init(_ solver: SolverReference, _ c: keep_variable) { (self.solver, self.c) = (solver, c) }

  /// Whether they are one variable of one solver.
  public static func == (one: Variable, other: Variable) -> Bool {
    one.solver === other.solver && one.c.id == other.c.id
  }

  /// By its handle.
  public func hash(into hasher: inout Hasher) { hasher.combine(c.id) }
}

/// A row of a solver: a linear constraint.
public struct Row: Hashable, Known {
  let solver: SolverReference
  let c: keep_row

  init(_ solver: SolverReference, _ c: keep_row) { (self.solver, self.c) = (solver, c) }

  /// Whether they are one row of one solver.
  public static func == (one: Row, other: Row) -> Bool {
    one.solver === other.solver && one.c.id == other.c.id
  }

  /// By its handle.
  public func hash(into hasher: inout Hasher) { hasher.combine(c.id) }
}
