import ConstraintSolver
import LayoutStore

/// A row of a layout as it stands in the solver: a sum of terms, a relation, a constant.
package struct Statement {
  package var owner: Constraint
  package var terms: [Term]
  package var relation: Relation
  package var constant: Double
  package var priority: Double
  /// By how much the constant grows if the constraint's value grows by 1; 0 where the value is a
  /// factor, or fixed.
  package var sign: Double
  /// What its row costs on its sides, where these have priorities of their own.
  package var sides: RowSides?
}

extension Statement {
  package init(_ relation: LinearRelation, of owner: Constraint, _ layout: Relations) {
    self.owner = owner
    terms = Array(layout.lower(relation))
    self.relation = relation.relation
    constant = layout.rowConstant(relation)
    priority = relation.priority
    sign = relation.sign
  }
}

extension Relations {
  /// What a constraint states, in variables of the solver; nil while it is inactive.
  package func statement(of constraint: Constraint) -> Statement? {
    if let bound = findSizeBound(constraint) {
      return Statement(boundRelation(of: bound.node, bound.axis), of: constraint, self)
    }
    return find(constraint).flatMap { statement(at: $0) }
  }

  private func statement(at slot: ConstraintSlot) -> Statement? {
    let row = constraints[slot].row
    guard !row.isNone, let relation = relation(of: slot) else { return nil }
    var statement = Statement(relation, of: constraint(at: slot), self)
    if row.isOwn || !otherSide(of: slot).isNone { return statement }
    statement.priority = solver.priority(row)
    guard let firm = relation.firm, relation.relation == .equal else { return statement }
    statement.sides = solver.sides(row)
    // What is required of it is one side.
    if firm.priority >= Priority.required {
      statement.relation = firm.isLower ? .atLeast : .atMost
    }
    return statement
  }

  /// What is stated by the constraint that has the other side of the same row; nil if there is none.
  package func otherSide(of statement: Statement) -> Statement? {
    guard let slot = find(statement.owner) else { return nil }
    let other = otherSide(of: slot)
    return other.isNone ? nil : self.statement(at: other)
  }

  /// Everything that is active.
  package func statements() -> [Statement] {
    var all: [Statement] = []
    all.reserveCapacity(constraints.count)
    for slot in constraints.taken {
      if let statement = statement(at: slot) { all.append(statement) }
    }
    if state.allowsNegativeSizes { return all }
    for node in nodes.taken {
      for axis in Axis.each {
        if let bound = statement(of: boundConstraint(of: node, axis)) { all.append(bound) }
      }
    }
    return all
  }

  /// How far the left side of a statement is above its constant, as of the last solve.
  package func residual(_ statement: Statement) -> Double {
    var sum = -statement.constant, size = statement.constant.magnitude
    for term in statement.terms {
      let part = term.coefficient * solver.value(term.variable)
      sum += part
      size += part.magnitude
    }
    return sum.magnitude <= 1e-9 * max(1, size) ? 0 : sum
  }

  /// How far a statement is from holding, as of the last solve.
  package func violation(_ statement: Statement) -> Double {
    statement.relation.violation(of: residual(statement))
  }
}

// MARK: Attributes

/// What an attribute is made of: a length, or the quotient of two.
package struct Quantity {
  /// The length times 1, or what is divided.
  package var terms: [Term] = []
  /// What is added to the terms.
  package var constant = 0.0
  /// What it is divided by; nothing for a length.
  package var divisor: [Term]?
}

extension Relations {
  /// What an attribute measures; nil for a group, and while its nodes share no tree.
  package func quantity(of attribute: AttributeSlot) -> Quantity? {
    let key = attributes[attribute].key
    if key.kind.isGroup { return nil }
    let record = ConstraintRecord(
      value: 0, priority: Priority.required, of: attribute, relation: .equal, source: .value)
    guard var relation = statedRelation(of: record) else { return nil }
    direct(&relation)
    if case .multiplier(let factor) = relation.role {
      return Quantity(
        terms: lowered(relation.terms[0], 1), divisor: lowered(relation.terms[1], factor))
    }
    let terms = lower(relation).map { Term($0.variable, $0.coefficient * relation.sign) }
    return Quantity(terms: terms, constant: 0 - rowConstant(relation) * relation.sign)
  }

  private func lowered(_ term: LineTerm, _ factor: Double) -> [Term] {
    var relation = LinearRelation()
    relation.terms.append(term)
    relation.terms[0].factor = factor
    return Array(lower(relation))
  }

  package func sum(_ terms: [Term]) -> Double {
    var sum = 0.0
    for term in terms { sum += term.coefficient * solver.value(term.variable) }
    return sum
  }

  /// What an attribute is, as of the last solve, whether or not anything keeps it there. NaN for a
  /// group, for a stale handle, and while its nodes share no tree; a quotient of 0 is no number
  /// either.
  public func measured(_ attribute: Attribute) -> Double {
    guard let slot = find(attribute), let quantity = quantity(of: slot) else { return .nan }
    let length = sum(quantity.terms) + quantity.constant
    guard let divisor = quantity.divisor else { return length }
    let quotient = length / sum(divisor)
    return quotient.isFinite ? quotient : .nan
  }
}
