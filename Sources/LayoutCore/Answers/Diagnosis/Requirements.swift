import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Everything that is required of a layout, to try out in a solver of its own what would resolve a
/// conflict.
final class Requirements {
  private let statements: [Statement]
  /// How far each is from holding, with its sign, as of the last solve.
  private let residuals: [Double]
  /// By constraint: the place of its statement.
  private var places = HashIndex()

  private let whatIf: WhatIfSolver
  /// By statement: its row in the what-if solver, and the statement that it was made of.
  private var rows: [Row?] = []
  /// How many trials there have been since the last beginning.
  private(set) var trials = 0

  var count: Int { statements.count }

  init(_ layout: Layout) {
    statements = layout.statements().filter { $0.priority >= Priority.required }
    residuals = statements.map { layout.residual($0) }
    whatIf = WhatIfSolver(layout)
    places.begin(statements.count)
    for place in statements.indices {
      places.insert(Int32(truncatingIfNeeded: place), hash: Self.hash(statements[place].owner)) {
        _ in false
      }
    }
  }

  private static func hash(_ constraint: Constraint) -> UInt32 {
    HashIndex.hash(Int32(truncatingIfNeeded: constraint.id ^ constraint.id >> 32))
  }

  private func place(of constraint: Constraint) -> Int? {
    let found = places.find(hash: Self.hash(constraint)) { statements[Int($0)].owner == constraint }
    return found < 0 ? nil : Int(found & ~HashIndex.isShared)
  }

  private func isViolated(_ place: Int) -> Bool {
    statements[place].relation.violation(of: residuals[place]) > 0
  }

  // MARK: Corrections

  /// Begins a trial of some constraints, which are to hold. All others may be violated by as much as
  /// they are now.
  func begin(_ layout: Layout, holding held: [Constraint]) {
    var isHeld = [Bool](repeating: false, count: statements.count)
    for constraint in held { if let place = place(of: constraint) { isHeld[place] = true } }
    begin(layout)
    trials = 0
    rows = statements.indices.map { place in
      var statement = statements[place]
      let residual = residuals[place]
      if isViolated(place) && !isHeld[place] {
        if statement.relation == .equal { statement.relation = residual > 0 ? .atMost : .atLeast }
        statement.constant += residual
      }
      return whatIf.add(statement, as: place)
    }
  }

  private func begin(_ layout: Layout) {
    whatIf.begin()
    for statement in statements { layout.keepDefaults(whatIf, statement.terms) }
  }

  /// Whether everything can be kept with another statement in place of one that is held, or without
  /// any for nil.
  func canHold(_ constraint: Constraint, as statement: Statement?) -> Bool {
    guard let place = place(of: constraint), let row = rows[place] else { return false }
    trials += 1
    whatIf.remove(row)
    let other = statement.flatMap { whatIf.add($0, as: place) }
    let canHold = whatIf.solve() && !whatIf.solver.hasConflict
    if let other { whatIf.remove(other) }
    rows[place] = whatIf.add(statements[place], as: place)
    return canHold
  }

  /// By how much the constant of a statement that is held has to change at least for all others to be kept; nil
  /// if they cannot be.
  func leastChange(of constraint: Constraint) -> Double? {
    guard let place = place(of: constraint), let row = rows[place] else { return nil }
    trials += 1
    whatIf.remove(row)
    var statement = statements[place]
    statement.priority = Priority.high
    let weak = whatIf.add(statement, as: place)
    let canHold = whatIf.solve() && !whatIf.solver.hasConflict
    let change = whatIf.value(statement.terms) - statement.constant
    if let weak { whatIf.remove(weak) }
    rows[place] = whatIf.add(statements[place], as: place)
    return canHold ? change : nil
  }

  // MARK: The least violation

  /// By how much constraints of a priority are violated in all.
  func total(at priority: Double) -> Double {
    var total = 0.0
    for place in statements.indices where statements[place].priority == priority {
      total += statements[place].relation.violation(of: residuals[place])
    }
    return total
  }

  /// By how much constraints of the same priority would be violated at least if one were kept; nil if
  /// it cannot be, or if rounding keeps that from being found.
  func leastTotal(_ layout: Layout, keeping kept: Constraint) -> Double? {
    guard let place = place(of: kept) else { return nil }
    let priority = statements[place].priority
    begin(layout)
    for other in statements.indices {
      var statement = statements[other]
      if other == place { statement.priority = priority.nextUp }
      whatIf.add(statement, as: other)
    }
    guard whatIf.solve(), violation(place) == 0 else { return nil }
    var total = 0.0
    for other in statements.indices where statements[other].priority == priority {
      total += violation(other)
    }
    return total
  }

  /// How far a statement is from holding in the what-if solver.
  private func violation(_ place: Int) -> Double {
    let statement = statements[place]
    var sum = -statement.constant, size = statement.constant.magnitude
    for term in statement.terms {
      let part = whatIf.value([term])
      sum += part
      size += part.magnitude
    }
    return sum.magnitude <= 1e-9 * max(1, size) ? 0 : statement.relation.violation(of: sum)
  }
}
