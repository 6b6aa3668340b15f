/// Subproblem: a separate solver for the rows of a neighbourhood, with present values as defaults.
final class Subproblem {
  let solver = Solver()
  /// By row of the subproblem, the row of the original.
  private var origin: [Int32] = []
  /// The rows and bounds that have been entered, and those of the original.
  private(set) var entered: [(here: Int32, origin: Int32)] = []
  private let neighborhood: Neighborhood
  private let source: Engine

  init(_ neighborhood: Neighborhood) {
    self.neighborhood = neighborhood
    source = neighborhood.engine
    solver.engine.extended.policy.isInherited = source.isExtended
    for variable in neighborhood.variables {
      _ = solver.engine.insertVariable(source.variables.value[variable])
    }
  }

  /// The row of the original that a row, or a bound, stands for.
  func origin(of row: Int32) -> Int32 {
    if row >= 0 { return origin[Int(row)] }
    return Basis.ownRow(neighborhood.variables[Int(Basis.owner(row))])
  }

  /// Enters a row, or a tight bound, as it is.
  func enter(_ row: Int32) -> Int32 {
    if row < 0 {
      let variable = neighborhood.place(of: Basis.owner(row))
      solver.engine.setBound(variable, source.variables.bounds.kind(of: Basis.owner(row)))
      entered.append((Basis.ownRow(variable), row))
      return Basis.ownRow(variable)
    }
    return enter(row, source.table.constant[row], source.sides(of: row))
  }

  /// Enters the terms of a row with another constant and other sides. The constant is scaled as the row is in the
  /// source.
  @discardableResult
  func enter(_ row: Int32, _ constant: Double, _ sides: RowSides) -> Int32 {
    let scale = source.table.scale(row)
    var terms: [Term] = []
    for term in source.table.terms(of: row) {
      let variable = solver.engine.handle(
        variable: neighborhood.place(of: source.table.terms.variable[term]))
      terms.append(Term(variable, source.table.terms.coefficient[term] / scale))
    }
    let entered = solver.engine.enterRow(terms, constant / scale, sides)
    while origin.count <= Int(entered) { origin.append(row) }
    origin[Int(entered)] = row
    self.entered.append((entered, row))
    return entered
  }

  /// Whether all values are still those of the original.
  var keepsValues: Bool {
    let engine = solver.engine
    for k in 0..<engine.basis.positions {
      let there = engine.variables.defaultValue[k]
      if abs(engine.variables.value[k] - there) > Tolerance.rest * max(1, abs(there)) {
        return false
      }
    }
    return true
  }
}
