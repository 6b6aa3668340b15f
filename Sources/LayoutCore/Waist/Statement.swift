import ConstraintSolver

/// A row of a layout as it stands in the solver: a sum of terms, a relation, a constant.
struct Statement {
  var owner: Constraint
  var terms: [Term] = []
  var relation = Relation.equal
  var constant = 0.0
  var priority = 1000.0
  /// By how much the constant grows if the constraint's value grows by 1; 0 where the value is a
  /// factor, or fixed.
  var sign = 0.0
}

extension Layout {
  /// What a constraint states, in variables of the solver; nil while it is inactive.
  func statement(of constraint: Constraint) -> Statement? {
    if let bound = findSizeBound(constraint) {
      var statement = Statement(owner: constraint, relation: .atLeast, priority: Self.boundPriority)
      statement.terms = [Term(nodes[bound.node].size(bound.axis))]
      return statement
    }
    guard let slot = find(constraint), !constraints[slot].row.isNone else { return nil }
    return statement(at: slot)
  }

  private func statement(at slot: Int32) -> Statement? {
    var sign = sign(of: slot)
    guard let equation = equation(of: slot), let first = parts.all.first else { return nil }
    lower()
    if constraints[slot].source.isSum && equation.isDirectional
      && isRightToLeft(first.anchor.node)
    {
      sign = -1
    }
    return Statement(
      owner: constraint(at: slot), terms: Array(terms.all), relation: equation.relation,
      constant: rightSide(equation), priority: equation.priority, sign: sign)
  }

  /// The sign with which the value of a constraint enters the constant; 0 for a factor.
  private func sign(of slot: Int32) -> Double {
    let record = constraints[slot]
    if record.source.isOwn { return 1 }
    if collapse(record).value != nil { return 0 }
    return record.source.isSum ? 1 : sign(of: record)
  }

  /// By how much the constant of a record's equation grows if the record's value grows by 1.
  private func sign(of record: ConstraintRecord) -> Double {
    var record = record
    var constants = (0.0, 0.0)
    for value in [0.0, 1.0] {
      record.value = value
      guard let equation = equation(ofAttribute: record), !equation.hasFactor else {
        return 0
      }
      constants = (constants.1, equation.constant)
    }
    return constants.1 - constants.0
  }

  /// Everything that is active.
  func statements() -> [Statement] {
    var all: [Statement] = []
    all.reserveCapacity(constraints.count)
    for slot in 0..<constraints.end where constraints.isTaken(slot) {
      if constraints[slot].row.isNone { continue }
      if let statement = statement(at: slot) { all.append(statement) }
    }
    if allowsNegativeSizes { return all }
    for node in 0..<nodes.end where nodes.isTaken(node) {
      for axis in [Axis.horizontal, .vertical] {
        if let bound = statement(of: boundConstraint(of: node, axis)) { all.append(bound) }
      }
    }
    return all
  }

  /// How far the left side of a statement is above its constant, as of the last solve.
  func residual(_ statement: Statement) -> Double {
    var sum = -statement.constant, size = statement.constant.magnitude
    for term in statement.terms {
      let part = term.coefficient * solver.value(term.variable)
      sum += part
      size += part.magnitude
    }
    return sum.magnitude <= 1e-9 * max(1, size) ? 0 : sum
  }

  /// How far a statement is from holding, as of the last solve.
  func violation(_ statement: Statement) -> Double {
    statement.relation.violation(of: residual(statement))
  }
}

// MARK: Attributes

/// What an attribute is made of: a length, or the quotient of two.
struct Quantity {
  /// The length times 1, or what is divided.
  var terms: [Term] = []
  /// What is added to the terms.
  var constant = 0.0
  /// What it is divided by; nothing for a length.
  var divisor: [Term]?
}

extension Layout {
  /// What an attribute measures; nil for a group, and while its nodes share no tree.
  func quantity(of attribute: Int32) -> Quantity? {
    let key = attributes[attribute].key
    if key.kind.isGroup { return nil }
    let record = ConstraintRecord(
      value: 1, priority: Priority.required, owner: attribute, relation: .equal, source: .value)
    let sign = sign(of: record)
    guard let equation = equation(ofAttribute: record) else { return nil }
    var quantity = Quantity()
    if equation.hasFactor {
      let divisor = parts.removeLast()
      lower()
      quantity.terms = Array(terms.all)
      parts.removeAll()
      parts.append(divisor)
      lower()
      quantity.divisor = terms.all.map { Term($0.variable, -$0.coefficient) }
    } else {
      lower()
      quantity.terms = terms.all.map { Term($0.variable, $0.coefficient * sign) }
      quantity.constant = 1 - rightSide(equation) * sign
    }
    return quantity
  }

  func sum(_ terms: [Term]) -> Double {
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
