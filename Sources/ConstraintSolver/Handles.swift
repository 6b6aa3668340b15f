/// One unknown of a ``Solver``. Stale once removed, which every call detects.
public struct Variable: Equatable, Sendable, BitwiseCopyable {
  /// Position in the solver's tables, from 0.
  public let index: Int32
  /// Tells apart the variables that have lived at one position; never 0.
  public let generation: UInt32

  /// A handle as it was taken apart before; it is checked where it is used.
  public init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

/// One linear constraint of a ``Solver``. Stale once removed, which every call detects.
public struct Row: Equatable, Sendable, BitwiseCopyable {
  /// Position in the solver's tables, from 0.
  public let index: Int32
  /// Tells apart the rows that have lived at one position; never 0.
  public let generation: UInt32

  /// A handle as it was taken apart before; it is checked where it is used.
  public init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

/// A coefficient and the variable it multiplies.
public struct Term: Sendable {
  /// The unknown.
  public var variable: Variable
  /// Its factor: finite; 0, or between 1e-12 and 1e12 in size.
  public var coefficient: Double

  /// `coefficient * variable`.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// How the left side of a row relates to its constant.
public enum Relation: Int8, Sendable, BitwiseCopyable {
  /// Left side <= constant.
  case atMost = -1
  /// Left side == constant.
  case equal = 0
  /// Left side >= constant.
  case atLeast = 1
}

/// What happens when required rows contradict each other.
public enum ConflictPolicy: Sendable {
  /// The rows stay, and the conflict can be read.
  case reported
  /// The transaction is undone.
  case refused
}

/// Why a call was refused; nothing has changed then.
public enum SolverError: Error, Equatable, Sendable {
  /// A number that is not finite or out of its range; `term` is its place among the terms, or -1.
  case number(term: Int)
  /// A variable that is stale or of another solver; `term` as above.
  case variable(term: Int)
  /// A row that is stale or of another solver.
  case row
  /// A row still mentions the variable.
  case inUse
  /// There is no transaction to end, or there is one and there must not be.
  case transaction
  /// More variables, terms or transactions than the tables hold.
  case limit
  /// Required rows contradict each other, and the policy is to refuse that.
  case conflict
  /// Rounding kept the solver from the optimum; values are finite.
  case accuracy
}
