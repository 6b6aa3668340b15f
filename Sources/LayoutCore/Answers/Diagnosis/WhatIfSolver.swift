import ConstraintSolver
import LayoutRelations
import LayoutStore

/// A question to a separate solver, which is given some of a layout's statements, as they are or as
/// they could be. What it finds depends only on what is active, and the layout is left as it is.
final class WhatIfSolver {
  private(set) var solver = Solver()
  /// By index of a variable of the layout: the variable of the what-if solver.
  private var known = Buffer<Variable?>()
  /// The places in `known` that are not nil.
  private var entered = Buffer<Int>()
  /// By index of a row of the what-if solver: the number that it was added under.
  private var subjects = Buffer<Int32>()

  /// Something that takes part in a value: the row's number, and what is added to the value if the
  /// row's constant grows by 1.
  struct Part {
    var subject: Int32
    var factor: Double
  }

  init(_ layout: Layout) {
    known.resize(layout.nodes.variableEnd, nil)
  }

  /// Begins again. Of many questions in turn, each costs only what is in it.
  func begin() {
    solver = Solver()
    for place in entered.all { known[place] = nil }
    entered.removeAll()
    subjects.removeAll()
  }

  /// The variable of the what-if solver for one of the layout, made if it is new.
  func own(_ variable: Variable, default value: Double = 0) -> Variable? {
    let place = Int(variable.index)
    if known[place] == nil {
      known[place] = try? solver.addVariable(default: value)
      entered.append(place)
    }
    return known[place]
  }

  /// The same if it has been made.
  func known(_ variable: Variable) -> Variable? { known[variable] }

  /// Adds a statement under its place in a list.
  @discardableResult
  func add(_ statement: Statement, as place: Int) -> Row? {
    add(
      statement.terms, statement.relation, statement.constant, priority: statement.priority,
      as: Int32(truncatingIfNeeded: place))
  }

  /// Adds a row under a number that is not negative; nil if the solver refuses it.
  @discardableResult
  func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double, priority: Double = 1000,
    as subject: Int32 = 0
  ) -> Row? {
    add(terms, constant, RowSides(relation, priority: priority), as: subject)
  }

  /// The same with priorities for each side.
  @discardableResult
  func add(_ terms: [Term], _ constant: Double, _ sides: RowSides, as subject: Int32 = 0) -> Row? {
    var own: [Term] = []
    for term in terms {
      if let variable = self.own(term.variable) { own.append(Term(variable, term.coefficient)) }
    }
    let row = own.withUnsafeBufferPointer {
      try? solver.addRow($0, constant, sides)
    }
    guard let row else { return nil }
    if subjects.count <= Int(row.index) { subjects.resize(Int(row.index) + 1, -1) }
    subjects[row] = subject
    return row
  }

  /// Removes a row.
  func remove(_ row: Row) { try? solver.remove(row) }

  /// The number that a row of the what-if solver was added under.
  func subject(of row: Row) -> Int32 { subjects[row] }

  /// Solves; whether it could.
  func solve() -> Bool { (try? solver.solve()) != nil }

  /// The range of one of the what-if solver's own variables, as of the last solve.
  func range(ofOwn variable: Variable) -> (minimum: Double, maximum: Double) {
    (solver.end(of: variable, towards: -1), solver.end(of: variable, towards: 1))
  }

  func value(_ terms: [Term]) -> Double {
    var sum = 0.0
    for term in terms {
      if let variable = own(term.variable) { sum += term.coefficient * solver.value(variable) }
    }
    return sum
  }

  /// A sum of terms, written as a sum over constants of rows, each row once, by number; nil if the
  /// rows leave the sum open. Defaults must not be 0, so that their contribution shows.
  func parts(of terms: [Term]) -> [Part]? {
    var parts: [Part] = []
    var open = 0.0, size = 0.0
    for term in terms {
      guard let variable = own(term.variable) else { return nil }
      let explanation = solver.explanation(variable)
      let share = explanation.fromDefaults * term.coefficient
      open += share
      size += share.magnitude
      for (row, factor) in explanation.rows {
        parts.append(Part(subject: subject(of: row), factor: factor * term.coefficient))
      }
    }
    return open.magnitude <= 1e-9 * size ? WhatIfSolver.collected(parts) : nil
  }

  /// Adds up what concerns the same row, and drops what cancels.
  private static func collected(_ all: [Part]) -> [Part] {
    let sorted = order(by: all.map { Double($0.subject) }).map { all[$0] }
    var parts: [Part] = []
    var place = 0
    while place < sorted.count {
      let subject = sorted[place].subject
      var sum = 0.0, size = 0.0
      while place < sorted.count && sorted[place].subject == subject {
        sum += sorted[place].factor
        size += sorted[place].factor.magnitude
        place += 1
      }
      if sum.magnitude > 1e-11 * size { parts.append(Part(subject: subject, factor: sum)) }
    }
    return parts
  }

  /// A default near `value` for a variable: no two variables get defaults at any plain distance, so
  /// that no row holds by chance.
  static func elsewhere(_ variable: Variable, from value: Double) -> Double {
    let mixed = UInt64(UInt32(bitPattern: variable.index)) &* 0x9E37_79B9_7F4A_7C15
    let fraction = Double(mixed >> 11) * 0x1p-53
    return value + (1 + value.magnitude) * (0.5 + fraction)
  }
}

/// A combination of statements that are independent of each other.
struct Combination {
  /// In the order of the statements: how often each counts.
  var factors: [Double]
  /// The sum of their constants.
  var constant: Double
}

extension Layout {
  /// Writes terms as a combination of statements; nil if they are none. The solver may then be asked for
  /// other terms of the same variables, with the places of the statements for subjects.
  func combine(
    _ terms: [Term], of statements: ArraySlice<Statement>, _ whatIf: WhatIfSolver
  ) -> Combination? {
    let statements = Array(statements)
    whatIf.begin()
    for statement in statements { prepare(whatIf, statement.terms) }
    prepare(whatIf, terms)
    for place in statements.indices {
      let statement = statements[place]
      whatIf.add(statement.terms, .equal, statement.constant, as: Int32(place))
    }
    guard whatIf.solve(), let parts = whatIf.parts(of: terms) else { return nil }
    var result = Combination(
      factors: [Double](repeating: 0, count: statements.count), constant: 0)
    for part in parts {
      result.factors[Int(part.subject)] = part.factor
      result.constant += part.factor * statements[Int(part.subject)].constant
    }
    return result
  }

  /// Enters the variables of terms with defaults that no row holds at.
  func prepare(_ whatIf: WhatIfSolver, _ terms: [Term]) {
    for term in terms {
      let value = solver.value(term.variable)
      _ = whatIf.own(term.variable, default: WhatIfSolver.elsewhere(term.variable, from: value))
    }
  }
}
