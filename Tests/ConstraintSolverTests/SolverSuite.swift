@testable import ConstraintSolver

/// A suite whose tests make rows of one solver.
protocol SolverSuite {
  var solver: Solver { get }
}

extension SolverSuite {
  func row(
    _ terms: [(Variable, Double)], _ relation: Relation, _ constant: Double,
    _ priority: Double = 1000
  ) throws -> Row {
    let terms = terms.map { Term($0.0, $0.1) }
    return try terms.withUnsafeBufferPointer { (terms) throws(SolverError) in
      try solver.addRow(terms, relation, constant, priority: priority)
    }
  }
}
