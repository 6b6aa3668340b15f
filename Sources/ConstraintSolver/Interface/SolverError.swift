/// The reason why a call was refused, without any change. A place counts from 0 in the arguments, and is -1
/// where there was only one.
public enum SolverError: Error, Equatable, Sendable {
  /// A number that is not finite or out of range.
  case number(Argument, Double, place: Int)
  /// An argument that is missing or contradicts another.
  case argument(Argument, place: Int)
  /// A handle of no variable, of a removed one, or of another solver.
  case variable(place: Int)
  /// A handle of no row, of a removed one, or of another solver.
  case row(place: Int)
  /// The same row a second time.
  case repeatedRow(place: Int)
  /// A row still mentions the variable.
  case inUse
  /// There is no transaction to end.
  case noTransaction
  /// A transaction is open that must not be.
  case openTransaction
  /// More than a limit.
  case limit(Quantity)
  /// Required rows contradict each other, and the policy is to refuse that.
  case conflict
  /// Rounding errors kept the solver from the optimum; values are finite.
  case accuracy

  /// The argument that was wrong.
  public enum Argument: Sendable {
    case defaultValue
    case constant
    case priority
    /// A priority from which rows count, or 0 for all of them.
    case leastPriority
    case weight
    case coefficient
    case relation
    case policy
    case count
    case starts
    case arrays

    /// Between which sizes a number has to be; nil for priorities, of which callers
    /// keep some to themselves, and for what is no number.
    public var range: (least: Double, most: Double)? {
      switch self {
      case .defaultValue, .constant: (-Limit.constant, Limit.constant)
      case .weight: (1 / Limit.weight, Limit.weight)
      case .coefficient: (1 / Limit.coefficient, Limit.coefficient)
      default: nil
      }
    }
  }

  /// The quantity that is limited.
  public enum Quantity: Sendable {
    case variables
    case rows
    case terms
    case transactions

    /// How many there may be.
    public var most: Int {
      switch self {
      case .variables: Limit.variables
      case .rows: Int(Int32.max)
      case .terms: Limit.terms
      case .transactions: Limit.transactions
      }
    }
  }
}
