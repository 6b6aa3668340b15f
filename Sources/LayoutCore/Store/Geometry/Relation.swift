import ConstraintSolver

/// How what is constrained relates to its value.
public typealias Relation = ConstraintSolver.Relation

/// What happens when required constraints contradict each other.
public typealias ConflictPolicy = ConstraintSolver.ConflictPolicy

extension Relation {
  /// The relation of the negated sides.
  package var flipped: Relation {
    switch self {
    case .atMost: .atLeast
    case .equal: .equal
    case .atLeast: .atMost
    }
  }
}
