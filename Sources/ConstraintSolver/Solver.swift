/// Strict priorities on a sparse active set.
public final class Solver {
  /// A solver without variables or rows.
  public init() {}

  // MARK: Variables

  /// How many variables there are.
  public var variableCount: Int { 0 }

  /// Adds a variable that goes to `defaultValue` when the rows leave it a choice.
  public func addVariable(default defaultValue: Double = 0) throws(SolverError) -> Variable {
    throw .limit
  }

  /// Removes a variable that no row mentions.
  public func remove(_ variable: Variable) throws(SolverError) {}

  /// Changes where the variable goes when the rows leave it a choice.
  public func setDefault(_ variable: Variable, to value: Double) throws(SolverError) {}

  // MARK: Rows

  /// Adds a row. Repeated variables add up. A priority above 1000 is for rows that are never to
  /// give way to a required one (a size that is never negative).
  public func addRow(
    _ terms: UnsafeBufferPointer<Term>, _ relation: Relation, _ constant: Double,
    priority: Double, weight: Double = 1
  ) throws(SolverError) -> Row {
    throw .limit
  }

  /// Removes a row.
  public func remove(_ row: Row) throws(SolverError) {}

  /// Changes the constant of a row.
  public func setConstant(_ row: Row, to constant: Double) throws(SolverError) {}

  /// Changes the priority of a row, also to and from required.
  public func setPriority(_ row: Row, to priority: Double) throws(SolverError) {}

  /// Changes the weight of a row.
  public func setWeight(_ row: Row, to weight: Double) throws(SolverError) {}

  /// Changes the relation of a row.
  public func setRelation(_ row: Row, to relation: Relation) throws(SolverError) {}

  /// Changes, adds or (with 0) removes the term of one variable.
  public func setCoefficient(_ row: Row, of variable: Variable, to coefficient: Double)
    throws(SolverError)
  {}

  /// Replaces all terms of a row; the handle stays.
  public func setTerms(_ row: Row, to terms: UnsafeBufferPointer<Term>) throws(SolverError) {}

  /// Whether the handle names a row that exists.
  public func contains(_ row: Row) -> Bool { false }

  /// Whether the handle names a variable that exists.
  public func contains(_ variable: Variable) -> Bool { false }

  // MARK: Transactions

  /// What happens when required rows contradict each other.
  public var conflictPolicy: ConflictPolicy = .reported

  /// Begins a transaction; they nest.
  public func begin() throws(SolverError) {}

  /// Ends the innermost transaction and keeps its changes; the outermost one solves.
  public func commit() throws(SolverError) {}

  /// Ends the innermost transaction and takes its changes back.
  public func rollback() throws(SolverError) {}

  // MARK: Solving

  /// Brings all values up to date.
  public func solve() throws(SolverError) {}

  /// The value as of the last solve; 0 for a stale handle.
  public func value(_ variable: Variable) -> Double { 0 }

  /// Calls `body` with each variable whose value differs from what this function last reported,
  /// as long as it answers true; what was not taken is reported next time.
  public func takeChanges(_ body: (Variable, Double) -> Bool) {}

  /// How far a row is violated at the current values; 0 for a stale handle.
  public func violation(_ row: Row) -> Double { 0 }

  // MARK: Questions

  /// How many required rows could not be kept at the last solve.
  public var conflictCount: Int { 0 }

  /// The rows of one conflict, an irreducible set: the one that gave way, then those that hold it.
  public func conflict(_ index: Int) -> [Row] { [] }

  /// In how many independent ways the values could change without any row being worse off.
  public var freedom: Int { 0 }

  /// The least and the greatest value without any row being worse off; infinite without a bound.
  public func range(_ variable: Variable) throws(SolverError) -> (minimum: Double, maximum: Double)
  {
    (0, 0)
  }

  /// The value as a sum of factor * constant over rows, and what the defaults contribute.
  public func explanation(_ variable: Variable)
    -> (rows: [(row: Row, factor: Double)], fromDefaults: Double)
  {
    ([], 0)
  }
}
