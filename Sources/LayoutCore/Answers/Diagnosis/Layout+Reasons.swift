import ConstraintSolver
import LayoutRelations
import LayoutStore

/// A constraint that takes part in a number, and how much: what is added to the number if the
/// constraint's value grows by 1. 0 where its value is itself a factor, or cannot change.
public struct Reason {
  /// The constraint.
  public var constraint: Constraint
  /// What is added if its value grows by 1.
  public var factor: Double
  /// What it adds apart from its value: the way from the center of a circle along one axis.
  var offset = 0.0
}

/// Why something is what it is.
public struct Explanation {
  /// What takes part.
  public var reasons: [Reason] = []
  /// What comes from no constraint's value: margins.
  public var rest = 0.0
  /// Nothing determines it: the rule of ties has decided.
  public var isOpen = false

  /// Of nothing.
  public init() {}
}

extension Layout {
  /// Why an attribute is what it is: it measures the sum over `reasons` of factor times value, plus
  /// `rest` (for a quotient: what is divided does). Constraints of higher priority come before
  /// others that say the same; those that take no part are left out. Nil for a group, for a stale
  /// handle, and while its nodes share no tree.
  public func explanation(of attribute: Attribute) -> Explanation? {
    guard let slot = find(attribute), let quantity = quantity(of: slot) else { return nil }
    var explanation = explanations(of: attribute, quantity)[0]
    explanation.rest += quantity.constant
    return explanation
  }

  /// Why the terms of an attribute are what they are, and those that a quotient is divided by.
  func explanations(of attribute: Attribute, _ quantity: Quantity) -> [Explanation] {
    if let known = knownAnswers.find(attribute.id) { return known.explanations }
    let answer = KnownAnswer(attribute.id)
    answer.explanations = explain(
      quantity.divisor.map { [quantity.terms, $0] } ?? [quantity.terms])
    knownAnswers.keep(answer)
    return answer.explanations
  }

  /// Explains several lengths with one what-if solver.
  func explain(_ lengths: [[Term]]) -> [Explanation] {
    let tight = statements().filter { residual($0) == 0 }
    let order = order(by: tight.map { -$0.priority })
    let whatIf = WhatIfSolver(self)
    for terms in lengths { prepare(whatIf, terms) }
    var found = [[WhatIfSolver.Part]?](repeating: nil, count: lengths.count)
    var place = 0
    while place < order.count {
      let priority = tight[order[place]].priority
      while place < order.count && tight[order[place]].priority == priority {
        let statement = tight[order[place]]
        prepare(whatIf, statement.terms)
        whatIf.add(statement.terms, .equal, statement.constant, as: Int32(order[place]))
        place += 1
      }
      guard whatIf.solve() else { break }
      for length in lengths.indices where found[length] == nil {
        found[length] = whatIf.parts(of: lengths[length])
      }
      if found.allSatisfy({ $0 != nil }) { break }
    }
    return explainOpen(lengths, found, whatIf, tight)
  }

  /// What no statement determines, or only on one side, goes as near to 0 as it may: the variables
  /// that are at 0 determine what is left.
  private func explainOpen(
    _ lengths: [[Term]], _ found: [[WhatIfSolver.Part]?], _ whatIf: WhatIfSolver,
    _ tight: [Statement]
  ) -> [Explanation] {
    var found = found
    let isMissing = found.map { $0 == nil }
    if isMissing.contains(true) {
      for node in nodes.taken {
        for variable in nodes[node].variables
        where solver.isAtDefault(variable) && solver.defaultValue(variable) == 0 {
          prepare(whatIf, [Term(variable)])
          whatIf.add([Term(variable)], .equal, 0, as: Int32(tight.count))
        }
      }
      if whatIf.solve() {
        for length in lengths.indices where isMissing[length] {
          found[length] = whatIf.parts(of: lengths[length])
        }
      }
    }
    let isOpen = areOpen(lengths)
    return lengths.indices.map { place in
      var explanation = Explanation()
      explanation.isOpen = isOpen[place]
      for part in found[place] ?? [] where Int(part.subject) < tight.count {
        append(part, tight[Int(part.subject)], to: &explanation)
      }
      return explanation
    }
  }

  private func append(
    _ part: WhatIfSolver.Part, _ statement: Statement, to explanation: inout Explanation
  ) {
    let factor = part.factor * statement.sign
    var reason = Reason(constraint: statement.owner, factor: factor)
    let added = part.factor * statement.constant
    explanation.rest +=
      added - (statement.sign == 0 ? 0 : factor * value(of: statement.owner))
    if let slot = find(statement.owner), circleAxis(constraints[slot]) != nil {
      reason.offset = added
    }
    explanation.reasons.append(reason)
  }
}

// MARK: Soft constraints

extension Layout {
  /// How far a constraint is from holding as of the last solve, in points of the first length of its
  /// equation, or in the unit of a sum; 0 while it is inactive, and for a stale handle.
  public func violation(of constraint: Constraint) -> Double {
    statement(of: constraint).map { violation($0) } ?? 0
  }

  /// What keeps a constraint violated: constraints that could not all stay as they are if it were
  /// violated less, none of them superfluous, each with what the constrained number gains if its
  /// value grows by 1. Others may hold it as well. Empty if the constraint is kept, and if nothing
  /// but itself is in its way.
  public func bindingConstraints(of constraint: Constraint) -> [Reason] {
    guard let soft = statement(of: constraint), violation(soft) > 0 else { return [] }
    if let known = knownAnswers.find(constraint.id) { return known.binding }
    let answer = KnownAnswer(constraint.id)
    answer.binding = bindingConstraints(of: constraint, soft)
    knownAnswers.keep(answer)
    return answer.binding
  }

  private func bindingConstraints(of constraint: Constraint, _ soft: Statement) -> [Reason] {
    let others = statements().filter { $0.owner != constraint && $0.priority >= soft.priority }
    let whatIf = WhatIfSolver(self)
    for place in others.indices { hold(others[place], in: whatIf, as: Int32(place)) }
    keepDefaults(whatIf, soft.terms)
    whatIf.add(soft.terms, soft.relation, soft.constant, as: Int32(others.count))
    guard whatIf.solve(), whatIf.solver.conflictCount > 0 else { return [] }
    let held = whatIf.solver.conflict(0).map { Int(whatIf.subject(of: $0)) }
    let members = order(by: held.map { Double($0) })
      .filter { held[$0] < others.count }.map { others[held[$0]] }
    let combination = combine(soft.terms, of: members[...], whatIf)
    let unit = soft.sign == 0 ? 1 : soft.sign
    return members.indices.map { place in
      let factor = (combination?.factors[place] ?? 0) * members[place].sign * unit
      return Reason(constraint: members[place].owner, factor: factor)
    }
  }

  /// Adds a statement relaxed to its present violation: it may not become worse than it is.
  private func hold(_ statement: Statement, in whatIf: WhatIfSolver, as subject: Int32) {
    keepDefaults(whatIf, statement.terms)
    let residual = residual(statement)
    let isViolated = violation(statement) > 0
    var relation = statement.relation
    if isViolated && relation == .equal { relation = residual > 0 ? .atMost : .atLeast }
    whatIf.add(
      statement.terms, relation, statement.constant + (isViolated ? residual : 0),
      priority: Self.boundPriority, as: subject)
  }

  /// Enters the variables of terms with their present values as defaults.
  func keepDefaults(_ whatIf: WhatIfSolver, _ terms: [Term]) {
    for term in terms {
      _ = whatIf.own(term.variable, default: solver.value(term.variable))
    }
  }
}
