/// Degrees of freedom: the dimension of the optimal face.
///
/// All dual degenerate positions are moved at once, each to a side to which it can leave. If that changes no row
/// to its other side, each of them counts. Otherwise some may be blocked by others, at this basic solution or
/// everywhere: the constraints that are always active are found then (`OptimalFace`).
extension Engine {
  /// The dimension of the optimal face.
  func faceDimension() -> Int {
    let way = moveAll()
    return way.isBlocked ? OptimalFace(self, way.variables).dimension : way.positions
  }

  /// By variable: whether it can move in the optimal face.
  func findMoved() -> [Bool] {
    var isMoved = [Bool](repeating: false, count: variables.value.count)
    let way = moveAll()
    let moved = way.isBlocked ? OptimalFace(self, way.variables).moved : way.variables
    for variable in moved { isMoved[Int(variable)] = true }
    return isMoved
  }

  /// Which of some variables determine, taken in order, all that can move in the optimal face: those that are not
  /// determined by the ones before them.
  func findDetermining(_ ordered: [Int32]) -> [Bool] {
    let moved = moveAll().variables
    var isMoved = [Bool](repeating: false, count: variables.value.count)
    for variable in moved { isMoved[Int(variable)] = true }
    let first = ordered.filter { isMoved[Int($0)] }
    for variable in first { isMoved[Int(variable)] = false }
    let face = OptimalFace(self, first + moved.filter { isMoved[Int($0)] })
    return ordered.map { face.isChosen($0) }
  }

  /// Moves all dual degenerate positions, by random steps. Returns how many there are, which variables move, and
  /// whether a row blocks. In extended precision nothing is excluded.
  private func moveAll() -> (positions: Int, variables: [Int32], isBlocked: Bool) {
    if !precision.takesShortcuts {
      let all = (0..<basis.positions).filter { variables.serial[$0] != 0 }
      return (all.count, all, true)
    }
    var random = PseudoRandom()
    var positions = 0
    work.edge.clear()
    for position in 0..<basis.positions where isOfLiveVariable(position) {
      let status = status(of: position)
      if status.leavingSign != 0 || !status.isOpen { continue }
      work.right.add(position, (status.isOpenAbove ? 1 : -1) * (1 + random.next()))
      positions += 1
    }
    basis.ftran(work.right, into: work.edge.direction, rates: work.edge.rates, table)
    let moved = work.edge.direction.index.all.filter { work.edge.direction[$0] != 0 }
    return (positions, moved, isEdgeBlocked)
  }

  /// Positions with the own row of a removed variable do not count.
  private func isOfLiveVariable(_ position: Int32) -> Bool {
    let row = basis.row[position]
    return row >= 0 || variables.serial[Basis.owner(row)] != 0
  }

  /// Whether the edge changes a nonbasic row that is tight to a side to which it cannot move.
  private var isEdgeBlocked: Bool {
    let least = work.edge.leastRate(table)
    for row in work.edge.rates.index.all where abs(work.edge.rates[row]) > least {
      if !nonbasicOpenSides(of: row).contains(work.edge.rates[row]) { return true }
    }
    for variable in work.edge.direction.index.all {
      let (own, rate) = (Basis.ownRow(variable), work.edge.direction[variable])
      if position(of: own) < 0 && abs(rate) > least && !nonbasicOpenSides(of: own).contains(rate) {
        return true
      }
    }
    return false
  }

  /// To which sides a row can move at no cost, as far as that is up to the row itself.
  fileprivate func openSides(of row: Int32) -> OpenSides {
    let position = position(of: row)
    if position < 0 { return nonbasicOpenSides(of: row) }
    let status = preciseStatus(of: position)
    return OpenSides(below: status.isOpenBelow, above: status.isOpenAbove)
  }

  /// The same for a nonbasic row: if it is tight, to the sides where its subgradient stays what it is.
  private func nonbasicOpenSides(of row: Int32) -> OpenSides {
    if row < 0 ? !isTightBound(row) : !justHolds(row) { return OpenSides(below: true, above: true) }
    let slope = slopeSign(ofRow: row)
    return OpenSides(
      below: slopeSign(of: row, on: -1) == slope, above: slopeSign(of: row, on: 1) == slope)
  }
}

/// The sides to which a row can move at no cost.
private struct OpenSides {
  var below: Bool
  var above: Bool

  /// Whether a movement is to one of them.
  func contains(_ rate: Double) -> Bool { rate > 0 ? above : below }
}

/// The directions into the optimal face.
///
/// A constraint is always active if no direction leads into its inside. One linear program tells which are: with
/// directions for unknowns, it keeps all constraints, a d >= 0, and wants a d >= 1 of each at a lower priority.
/// As the sum of directions is one, and so is any multiple, just those that are always active fall short
/// (Freund, Roundy and Todd, Identifying the set of always-active constraints in a system of linear
/// inequalities by a single linear program, 1985). As equalities they have the directions that are left for solutions.
private final class OptimalFace {
  /// A row that cannot move to both sides.
  private struct Constraint {
    /// In the variables that may move, for any of the solvers.
    var terms: [Term]
    /// The side to which it can; 0 if there is none.
    var side: Double
  }

  private let engine: Engine
  /// The variables that may move, and by variable the place there; -1 for others.
  private let variables: [Int32]
  private var places = Buffer<Int32>()
  private var constraints: [Constraint] = []
  /// Weights decide nothing, as what is kept holds. In general position no multiplier is near the end of its interval.
  private var weights = PseudoRandom()
  /// Any direction, whose variables have random defaults: what does not move along it never does.
  private var direction = Solver()

  init(_ engine: Engine, _ variables: [Int32]) {
    self.engine = engine
    self.variables = variables
    places.resize(engine.variables.value.count, -1)
    for place in variables.indices { places[variables[place]] = Int32(place) }
    for row in 0..<engine.table.places where engine.table.isLive(row) { addConstraint(row) }
    for variable in variables where engine.variables.bounds.contains(variable) {
      addConstraint(Basis.ownRow(variable))
    }
    findAlwaysActive()
    direction = makeSolver()
    for constraint in constraints where constraint.side == 0 {
      enter(constraint.terms, .equal, 0, Priority.required, into: direction)
    }
    _ = try? direction.solve()
  }

  /// How many directions are independent: each basic row takes one.
  var dimension: Int {
    var dimension = variables.count
    for position in 0..<direction.engine.basis.positions
    where direction.engine.basis.row[position] >= 0 { dimension -= 1 }
    return dimension
  }

  /// Whether a variable is where the direction is as it should, whose ties are broken by age: no older ones determine it.
  func isChosen(_ variable: Int32) -> Bool {
    places[variable] >= 0 && direction.engine.isAtDefault(places[variable])
  }

  /// The variables that can move.
  var moved: [Int32] {
    variables.indices
      .filter {
        abs(direction.engine.variables.value[Int32(truncatingIfNeeded: $0)]) > Tolerance.absolute
      }
      .map { variables[$0] }
  }

  private func addConstraint(_ row: Int32) {
    let terms = terms(of: row)
    if terms.isEmpty { return }
    let open = engine.openSides(of: row)
    if open.below && open.above { return }
    constraints.append(Constraint(terms: terms, side: open.above ? 1 : open.below ? -1 : 0))
  }

  private func findAlwaysActive() {
    let solver = makeSolver()
    var wanted: [Int32] = []
    for constraint in constraints {
      let relation: Relation =
        constraint.side == 0 ? .equal : constraint.side > 0 ? .atLeast : .atMost
      enter(constraint.terms, relation, 0, Priority.required, into: solver)
      if constraint.side == 0 {
        wanted.append(-1)
        continue
      }
      wanted.append(
        enter(constraint.terms, relation, constraint.side, Priority.required / 2, into: solver))
    }
    _ = try? solver.solve()
    for place in constraints.indices where solver.engine.isViolated(wanted[place]) {
      constraints[place].side = 0
    }
  }

  private func makeSolver() -> Solver {
    let solver = Solver()
    solver.engine.extended.policy.inherited = engine.precision
    var random = PseudoRandom()
    for _ in variables { _ = solver.engine.insertVariable(1 + random.next()) }
    return solver
  }

  @discardableResult
  private func enter(
    _ terms: [Term], _ relation: Relation, _ constant: Double, _ priority: Double,
    into solver: Solver
  ) -> Int32 {
    let sides = RowSides(relation, priority: priority, weight: weights.nextSize())
    return solver.engine.enterRow(terms, constant, sides)
  }

  private func terms(of row: Int32) -> [Term] {
    if row < 0 { return [Term(variable(at: places[Basis.owner(row)]))] }
    var terms: [Term] = []
    for term in engine.table.terms(of: row) {
      let place = places[engine.table.terms.variable[term]]
      if place < 0 { continue }
      terms.append(Term(variable(at: place), engine.table.terms.coefficient[term]))
    }
    return terms
  }

  private func variable(at place: Int32) -> Variable { Variable(index: place, generation: 0) }
}
