@testable import ConstraintSolver

/// A basis of rows that are written out, without the rest of the solver.
final class BasisFixture {
  let permit = Permit(forTests: ())
  let table = RowTable()
  let basis = Basis()
  let x = WorkVector()
  let y = WorkVector()
  private let right = WorkVector()
  private let left = WorkVector()
  private let rates = WorkVector()

  /// One row a line, dense; the first `basic` of them (all unless said) take the positions in order.
  init(_ rows: [[Double]], basic: Int? = nil) {
    let variables = rows[0].count
    basis.addVariables(variables)
    table.columns.add(variables)
    table.makeRows(rows.count)
    basis.makeRows(rows.count)
    for coefficients in rows {
      let row = table.addRow()
      let terms = coefficients.indices.filter { coefficients[$0] != 0 }
      table.openTerms(row)
      table.addTerms(row, terms.count) { (Int32(terms[$0]), coefficients[terms[$0]]) }
      table.link(row)
    }
    for position in 0..<Int32(basic ?? rows.count) {
      basis.setRow(position, position, table, permit)
    }
    for vector in [x, y, right, left, rates] { vector.resize(max(variables, rows.count)) }
  }

  func factorize() -> Int { basis.factorize(table, permit) }

  /// The solution of B x = e for the unit vector of a position.
  func ftran(_ position: Int32) -> [Double] {
    x.clear()
    right.add(position, 1)
    basis.ftran(right, into: x, rates: rates, hasRates: false, table)
    return (0..<basis.positions).map { x[$0] }
  }

  /// A row in terms of the basic rows: the solution of y B = a.
  func btran(_ coefficients: [Double]) -> [Double] {
    y.clear()
    for (variable, coefficient) in coefficients.enumerated() where coefficient != 0 {
      left.add(Int32(variable), coefficient)
    }
    basis.btran(left, into: y, table)
    return (0..<basis.positions).map { y[$0] }
  }

  /// Replaces the basic row of a position, as a pivot does.
  func replace(_ position: Int32, with row: Int32) {
    _ = ftran(position)
    var coefficients = [Double](repeating: 0, count: Int(basis.positions))
    for term in table.terms(of: row) {
      coefficients[Int(table.terms.variable[term])] = table.terms.coefficient[term]
    }
    _ = btran(coefficients)
    _ = basis.replace(position, with: row, y, reached: x, left, table, permit)
    y.clear()
  }

  // An expectation cannot mention types that are not copyable.
  var etas: Int { basis.etas.count }
  var hasChangedRows: Bool { !basis.upper.rows.isEmpty }
  var hasLowerRows: Bool { !basis.lower.rows.isEmpty }
  var isOrdered: Bool { basis.order.exists }
  var spikes: Int { basis.elimination.spikes.spikes.count }
  var workUnits: UInt64 { basis.workUnits }
  var found: [Int32] { Array(basis.search.finished.all) }

  /// Whether the parts agree, and B d = e and y B = c hold to the last bits.
  var isSound: Bool {
    let error = basis.largestError(table)
    return basis.isConsistent(table) && error.ftran < 1e-12 && error.btran < 1e-12
  }
}
