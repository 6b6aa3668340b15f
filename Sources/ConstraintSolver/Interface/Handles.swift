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
public struct Term: Sendable, BitwiseCopyable {
  /// The unknown.
  public var variable: Variable
  /// Its factor: finite; 0, or between 1e-12 and 1e12 in magnitude.
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

  /// The violation of a row whose left side exceeds its constant by `residual`; never -0.
  public func violation(of residual: Double) -> Double {
    switch self {
    case .equal: abs(residual)
    case .atMost: residual > 0 ? residual : 0
    case .atLeast: residual < 0 ? -residual : 0
    }
  }
}

/// Conflict policy: whether rows that contradict each other are kept or refused.
public enum ConflictPolicy: Sendable {
  /// The rows stay, and the conflict can be read.
  case reported
  /// The transaction is undone.
  case refused
}

extension BasicSolution {
  func handle(variable: Int32) -> Variable {
    Variable(index: variable, generation: variables.serial[variable])
  }

  /// The handle of a row, or of a bound by its own row.
  func handle(row: Int32) -> Row {
    Row(
      index: row,
      generation: row >= 0 ? table.serial[row] : variables.serial[Basis.owner(row)])
  }

  @inline(__always)
  func contains(_ variable: Variable) -> Bool {
    isPlace(variable.index, of: basis.positions) && variable.generation != 0
      && variables.serial[variable.index] == variable.generation
  }

  @inline(__always)
  func contains(_ row: Row) -> Bool {
    isPlace(row.index, of: table.places) && row.generation != 0
      && table.serial[row.index] == row.generation
  }

  /// Whether 0 <= index < a number, in one comparison: as an unsigned number, a negative index is
  /// very large.
  @inline(__always)
  private func isPlace(_ index: Int32, of places: Int32) -> Bool {
    UInt32(bitPattern: index) < UInt32(bitPattern: places)
  }
}
