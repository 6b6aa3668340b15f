/// Reading variables and rows back as they were given. A stale handle reads as 0.
extension Solver {
  /// The default of a variable.
  public func defaultValue(_ variable: Variable) -> Double {
    engine.contains(variable) ? engine.variables.defaultValue[variable.index] : 0
  }

  /// The terms of a row: one for each variable, without zeros.
  public func terms(_ row: Row) -> [Term] {
    engine.contains(row) ? engine.terms(of: row.index) : []
  }

  /// How the terms relate to the constant.
  public func relation(_ row: Row) -> Relation {
    engine.contains(row) ? engine.table.penalties.relation(of: row.index) : .equal
  }

  /// The constant.
  public func constant(_ row: Row) -> Double {
    engine.contains(row) ? engine.givenConstant(row.index) : 0
  }

  /// What it costs on its sides.
  public func sides(_ row: Row) -> RowSides {
    engine.contains(row) ? engine.sides(of: row.index) : RowSides(.equal, priority: 0)
  }

  /// The priority, the higher one if its sides differ.
  public func priority(_ row: Row) -> Double {
    engine.contains(row) ? engine.priority(of: row.index) : 0
  }

  /// The weight among the rows of the same priority.
  public func weight(_ row: Row) -> Double {
    engine.contains(row) ? engine.table.penalties.weight[row.index] : 0
  }
}

extension BasicSolution {
  /// The constant of a row before it was scaled.
  func givenConstant(_ row: Int32) -> Double { table.constant[row] / table.scale(row) }
}
