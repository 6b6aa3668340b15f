import ConstraintSolver

/// What would settle a conflict.
///
/// All constraints of a conflict except one are independent of each other. So the left side of that
/// one is a combination of the others', and it would agree with them if its constant were the same
/// combination of their constants. The difference is the gap: changing a single constant by the gap
/// over its factor closes it.
extension Layout {
  /// Finds the repairs of a conflict, why its first constraint gave way, and the words for both.
  func judge(_ conflict: inout Conflict, _ inquiry: Inquiry) {
    let statements = conflict.constraints.compactMap { statement(of: $0) }
    conflict.repairs = [Double](repeating: .nan, count: conflict.constraints.count)
    var distances = [Double](repeating: .infinity, count: conflict.constraints.count)
    guard statements.count == conflict.constraints.count, let first = statements.first,
      let combination = combine(first.terms, of: statements.dropFirst(), inquiry)
    else { return }
    let gap = combination.constant - first.constant
    for place in statements.indices {
      let statement = statements[place]
      if findFloor(statement.owner) != nil { continue }
      let change = place == 0 ? gap : -gap / combination.factors[place - 1]
      let value = value(of: statement.owner)
      let repair =
        statement.sign == 0
        ? factor(of: statement.owner, change, place, statements, inquiry)
        : value + change / statement.sign
      guard repair.isFinite, repair.magnitude <= Self.valueLimit else { continue }
      distances[place] = change.magnitude
      if isBelowFloor(statement, statement.constant + change) { continue }
      conflict.repairs[place] = repair == 0 ? 0 : repair
    }
    let candidates = statements.indices.filter { statements[$0].priority <= Priority.required }
    conflict.reason = reason(candidates.map { distances[$0] })
    report(distances, in: &conflict)
  }

  /// The factor with which the other constraints of a conflict could be kept: the quotient that
  /// they determine, if they do, once the constant of the one at `place` has changed by so much.
  private func factor(
    of constraint: Constraint, _ change: Double, _ place: Int, _ statements: [Statement],
    _ inquiry: Inquiry
  ) -> Double {
    guard let slot = find(constraint), constraints[slot].source.isOfAttribute,
      let quantity = quantity(of: constraints[slot].owner),
      let divisor = quantity.divisor
    else { return .nan }
    func value(_ terms: [Term]) -> Double {
      guard let parts = inquiry.parts(of: terms) else { return .nan }
      var value = 0.0
      for part in parts {
        let other = Int(part.subject) + 1
        value += part.factor * (statements[other].constant + (other == place ? change : 0))
      }
      return value
    }
    return value(quantity.terms) / value(divisor)
  }

  /// Whether a statement would require a negative size.
  private func isBelowFloor(_ statement: Statement, _ constant: Double) -> Bool {
    guard !allowsNegativeSizes, statement.terms.count == 1, statement.sign != 0 else {
      return false
    }
    let term = statement.terms[0]
    return NodeRecord.isSize(term.variable.index) && constant / term.coefficient < -1e-9
  }

  /// Why the first of some constraints was violated, by how far each would have been.
  private func reason(_ distances: [Double]) -> GivingWay {
    let others = distances.dropFirst().filter { $0.isFinite }
    guard let own = distances.first, let nearest = others.min() else { return .alone }
    if abs(nearest - own) <= 1e-9 * max(1, own) { return .tie }
    return nearest > own ? .nearest : .together
  }

  // MARK: In words

  private func report(_ distances: [Double], in conflict: inout Conflict) {
    var text = conflict.report
    let distance = violation(of: conflict.constraints[0])
    text.append("\nthe first one is violated by ")
    text.append(distance, digits: 12)
    let others = conflict.constraints.dropFirst().map { violation(of: $0) }.filter { $0 > 0 }
    if !others.isEmpty {
      text.append(", and ")
      text.append(others.count)
      text.append(others.count == 1 ? " other, by " : " others, by ")
      text.append(others.reduce(distance, +), digits: 12)
      text.append(" in all")
    }
    text.append(conflict.reason.words)
    let order = ConstraintSolver.order(by: distances)
      .filter { !conflict.repairs[$0].isNaN }
    if !order.isEmpty { text.append("\nresolved by") }
    for place in order.prefix(Self.mostTold) {
      let constraint = conflict.constraints[place]
      text.append(place == order.first ? " " : "\n         or ")
      appendSubject(constraint, to: &text)
      appendRelation(relation(of: constraint), to: &text)
      text.append(conflict.repairs[place], digits: 12)
      text.append(" instead of ")
      text.append(value(of: constraint))
    }
    if order.count > Self.mostTold {
      text.append("\n         or one of ")
      text.append(order.count - Self.mostTold)
      text.append(" more")
    }
    conflict.report = text
  }
}

extension GivingWay {
  fileprivate var words: StaticString {
    switch self {
    case .alone: " (nothing else here can be)"
    case .nearest: " (any other would be by more)"
    case .tie: " (tie: smallest sizes, then positions)"
    case .together: " (the least total of all conflicts)"
    }
  }
}
