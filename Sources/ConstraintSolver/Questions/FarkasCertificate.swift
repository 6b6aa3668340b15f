/// Farkas certificate: the rows of which violated rows are a combination.
///
/// A linear program finds it, whose unknown is a direction d from the present values. No row moves to a side that is held
/// by more than a slack of its own, and the violated rows pull without end. If rows bind them, it comes to the least
/// Σ slackᵢ|yᵢ| of all combinations y (duality). The slacks are in general position, so that this is one
/// combination, and a basic one, whatever the pivots: a function of rows and values. Equalities have no slack, since
/// those that depend on each other would contradict: `withoutDependent` takes some of these.
struct FarkasCertificate {
  /// The rows, by priority, then by creation index.
  let rows: [Int32]
  private let directions: Directions
  private var engine: Engine { directions.source }
  private var program: Solver { directions.solver }
  /// The rows of the program, and the constants with which they are held.
  private var entered: [(row: Row, constant: Double)] = []

  init(_ rows: [Int32], in neighborhood: Neighborhood) {
    self.rows = rows
    directions = Directions(neighborhood)
    var random = PseudoRandom()
    for row in rows {
      let relation = engine.heldRelation(of: row)
      let slack =
        relation == .equal ? 0 : random.nextSize() * (engine.isViolated(row) ? 0x1p-10 : 1)
      let constant = relation == .atMost ? slack : -slack
      let place = directions.enter(row, constant, RowSides(relation, priority: Priority.required))
      entered.append((program.engine.handle(row: place), constant))
    }
  }

  /// For each row the side to which it must not move, and 0 if it has no part in the combination of those that pull;
  /// nil if rows do not bind these, or if rounding errors hide it.
  func bindingSides(pulling isPulling: (Int32) -> Bool) -> [Int8]? {
    for place in rows.indices where isPulling(rows[place]) { pull(place) }
    defer { for place in rows.indices where isPulling(rows[place]) { hold(place) } }
    guard (try? program.solve()) != nil else { return nil }
    for place in rows.indices
    where isPulling(rows[place]) && !program.engine.isViolated(entered[place].row.index) {
      return nil
    }
    return rows.indices.map {
      isPulling(rows[$0]) ? 0 : program.engine.bindingSide(of: entered[$0].row.index)
    }
  }

  /// A row wants to be less violated, farther than anything holds it.
  private func pull(_ place: Int) {
    let relation = engine.heldRelation(of: rows[place])
    let far = engine.precision.farthest
    let weight = engine.table.penalties.weight[rows[place]]
    put(
      place, relation == .atMost ? -far : far,
      RowSides(relation, priority: Priority.required / 2, weight: weight))
  }

  private func hold(_ place: Int) {
    let relation = engine.heldRelation(of: rows[place])
    put(place, entered[place].constant, RowSides(relation, priority: Priority.required))
  }

  private func put(_ place: Int, _ constant: Double, _ sides: RowSides) {
    try? program.setConstant(entered[place].row, to: constant)
    try? program.setSides(entered[place].row, to: sides)
  }
}

/// A solver whose variables are how far those of a neighbourhood move.
private struct Directions {
  let solver = Solver()
  private let neighborhood: Neighborhood
  var source: Engine { neighborhood.engine }

  init(_ neighborhood: Neighborhood) {
    self.neighborhood = neighborhood
    solver.engine.extended.policy.inherited = source.precision
    for _ in neighborhood.variables { _ = solver.engine.insertVariable(0) }
  }

  /// Enters the terms of a row, with the coefficients that it was given.
  func enter(_ row: Int32, _ constant: Double, _ sides: RowSides) -> Int32 {
    if row < 0 { return solver.engine.enterRow([term(Basis.owner(row), 1)], constant, sides) }
    let table = source.table
    let terms = table.terms(of: row).map {
      term(table.terms.variable[$0], table.terms.coefficient[$0] / table.scale(row))
    }
    return solver.engine.enterRow(terms, constant, sides)
  }

  private func term(_ variable: Int32, _ coefficient: Double) -> Term {
    Term(Variable(index: neighborhood.place(of: variable), generation: 0), coefficient)
  }
}

extension Neighborhood {
  /// The rows without equalities that are combinations of others. With constants in general position no more of them can
  /// hold than are independent, and with weights in general position one choice of these is best.
  func withoutDependent() -> [Int32] {
    let directions = Directions(self)
    var random = PseudoRandom()
    let entered = rows.map { row -> Int32 in
      if engine.heldRelation(of: row) != .equal { return -1 }
      let constant = random.nextSize()
      let weight = random.nextSize()
      return directions.enter(
        row, constant, RowSides(.equal, priority: Priority.required, weight: weight))
    }
    guard (try? directions.solver.solve()) != nil else { return rows }
    return zip(rows, entered).filter { !directions.solver.engine.isViolated($1) }.map { $0.0 }
  }
}

extension Engine {
  /// How a row must not move from where it is, so that no required side is violated, or violated more.
  fileprivate func heldRelation(of row: Int32) -> Relation {
    if row < 0 { return variables.bounds.isFixed(Basis.owner(row)) ? .equal : .atLeast }
    if isViolated(row) { return activities.slopeSign[row] > 0 ? .atMost : .atLeast }
    return sides(of: row).atLeast(Priority.required).relation
  }

  /// The side to which a row of the program must not move; 0 if nothing pulls it there.
  fileprivate func bindingSide(of row: Int32) -> Int8 {
    let position = basis.positionOfRow[row]
    if position < 0 || levels.inPlay.count == 0 { return 0 }
    let level = levels.inPlay[0]
    if isZero(position, level) { return 0 }
    return levels.multiplier(position, level) > 0 ? 1 : -1
  }
}
