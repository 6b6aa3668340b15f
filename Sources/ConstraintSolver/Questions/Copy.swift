/// Copy of a part of a solver, to be edited without changing the original.
public struct SolverCopy: ~Copyable {
  /// The copy.
  public let solver: Solver
  /// By index of the original: its variables and rows in the copy.
  private var variables = Buffer<Variable?>()
  private var rows = Buffer<Row?>()

  init(_ solver: Solver, variables: Int, rows: Int) {
    self.solver = solver
    self.variables.resize(variables, nil)
    self.rows.resize(rows, nil)
  }

  /// The copy of a variable; nil if it was not copied.
  public func variable(_ original: Variable) -> Variable? {
    original.index >= 0 && Int(original.index) < variables.count
      ? variables[Int(original.index)] : nil
  }

  /// The copy of a row; nil if it was not copied.
  public func row(_ original: Row) -> Row? {
    if original.index < 0 {
      return variable(Variable(index: Basis.owner(original.index), generation: 0))
        .map { solver.engine.handle(row: Basis.ownRow($0.index)) }
    }
    return Int(original.index) < rows.count ? rows[Int(original.index)] : nil
  }

  mutating func enter(_ variable: Variable, _ index: Int32) { variables[Int(index)] = variable }

  mutating func enter(_ row: Row, _ index: Int32) { rows[Int(index)] = row }
}

extension Solver {
  /// Copies the variables that are wanted, as given for each index, and the rows that mention only
  /// those and have at least a priority. Created in the same order, they have the same values once solved.
  public func copy(_ isWanted: [Bool], least: Double = 0) throws(SolverError) -> SolverCopy {
    var copy = SolverCopy(
      Solver(), variables: engine.variables.value.count, rows: Int(engine.table.places))
    var order = Buffer<Int32>()
    for k in 0..<min(isWanted.count, engine.variables.value.count) where isWanted[k] {
      order.append(Int32(truncatingIfNeeded: k))
    }
    sort(order.all) { engine.variables.serial[$0] < engine.variables.serial[$1] }
    for index in order.all {
      let made = try copy.solver.addVariable(default: engine.variables.defaultValue[index])
      copy.solver.engine.setBound(made.index, engine.variables.bounds.kind(of: index))
      copy.enter(made, index)
    }
    order.removeAll()
    for row in 0..<engine.table.places
    where engine.table.isLive(row) && engine.priority(of: row) >= least { order.append(row) }
    sort(order.all) { engine.table.serial[$0] < engine.table.serial[$1] }
    for row in order.all { add(row, engine.sides(of: row).atLeast(least), to: &copy) }
    return copy
  }

  private func add(_ row: Int32, _ sides: RowSides, to copy: inout SolverCopy) {
    var terms: [Term] = []
    for term in engine.terms(of: row) {
      guard let variable = copy.variable(term.variable) else { return }
      terms.append(Term(variable, term.coefficient))
    }
    let made = copy.solver.engine.enterRow(terms, engine.givenConstant(row), sides)
    copy.enter(copy.solver.engine.handle(row: made), row)
  }
}
