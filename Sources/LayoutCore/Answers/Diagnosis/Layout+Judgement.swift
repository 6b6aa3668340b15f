import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Why the first constraint of a conflict is the one that is violated.
public enum ViolationReason: Sendable {
  /// It is the only one that can be: a required size from outside is not violated, nor is that sizes
  /// are never negative.
  case alone
  /// Any other would be violated by more.
  case nearest
  /// Others could be violated by as much: sizes, then positions, are smallest this way.
  case tie
  /// Together with others, this is the least total violation.
  case together
}

/// What is found out about a conflict.
struct Judgement {
  /// Nil where the conflict was not examined.
  var reason: ViolationReason?
  /// For each constraint the value that resolves the conflict; NaN where there is none.
  var corrections: [Double]
  /// Places of those that have a correction, the smallest change first; and how many that might have
  /// one were not tried.
  var order: [Int] = []
  var untried = 0
  /// The place of a constraint without which several would be kept; -1 for none.
  var superfluous = -1

  init(_ count: Int) { corrections = [Double](repeating: .nan, count: count) }
}

/// What would resolve a conflict.
///
/// All constraints of a conflict except one are independent of each other. So the left side of that
/// one is a combination of the others', and it would agree with them if its constant were the same
/// combination of their constants. The difference is the gap: changing a single constant by the gap
/// over its factor closes it. Each of these corrections is then tried, with everything else that is
/// required. Where another conflict is behind this one, it takes more: then the least change is looked for with
/// which all others are kept.
extension Layout {
  func judge(
    _ constraints: [Constraint], _ requirements: Requirements
  ) -> Judgement {
    var judgement = Judgement(constraints.count)
    let statements = constraints.compactMap { statement(of: $0) }
    guard statements.count == constraints.count, let first = statements.first else {
      return judgement
    }
    findReason(&judgement, first, statements, requirements)
    requirements.begin(self, holding: constraints)
    findSuperfluous(&judgement, statements, requirements)
    findCorrections(&judgement, statements, requirements)
    return judgement
  }

  // MARK: Why

  private func findReason(
    _ judgement: inout Judgement, _ first: Statement, _ statements: [Statement],
    _ requirements: Requirements
  ) {
    judgement.reason = .alone
    guard statements.contains(where: { $0.priority <= first.priority && $0.owner != first.owner }),
      let least = requirements.leastTotal(self, keeping: first.owner)
    else { return }
    let now = requirements.total(at: first.priority)
    if least <= now + 1e-9 * max(1, now) {
      judgement.reason = .tie
    } else {
      let isOnlyOne = now <= violation(first) * (1 + 1e-9)
      judgement.reason = isOnlyOne ? .nearest : .together
    }
  }

  // MARK: What resolves it

  /// How many corrections are tried: each takes a solve.
  private static let mostTried = 2 * mostTold

  private func findCorrections(
    _ judgement: inout Judgement, _ statements: [Statement], _ requirements: Requirements
  ) {
    let whatIf = WhatIfSolver(self)
    guard let combination = combine(statements[0].terms, of: statements.dropFirst(), whatIf)
    else { return }
    let gap = combination.constant - statements[0].constant
    var values = judgement.corrections
    var changes = [Double](repeating: .infinity, count: statements.count)
    for place in statements.indices {
      let statement = statements[place]
      if !canBeSet(statement.owner) { continue }
      let change = place == 0 ? gap : -gap / combination.factors[place - 1]
      let value =
        statement.sign == 0
        ? factor(of: statement.owner, change, place, statements, whatIf)
        : self.value(of: statement.owner) + change / statement.sign
      guard value.isFinite, value.magnitude <= Self.valueLimit,
        !isBelowBound(statement, statement.constant + change)
      else { continue }
      values[place] = printed(value, for: statement)
      changes[place] = change.magnitude
    }
    for place in order(by: changes) where changes[place].isFinite {
      let isEnough = judgement.order.count == Self.mostTold
      if isEnough || judgement.untried > 0 || requirements.trials == Self.mostTried {
        judgement.untried += 1
        continue
      }
      tryOut(values[place], place, &judgement, statements, requirements)
    }
    for place in statements.indices where judgement.corrections[place].isNaN {
      let statement = statements[place]
      if requirements.trials >= Self.mostTried || judgement.order.count == Self.mostTold { break }
      if statement.sign == 0 || !canBeSet(statement.owner) { continue }
      guard let change = requirements.leastChange(of: statement.owner),
        !isBelowBound(statement, statement.constant + change)
      else { continue }
      changes[place] = change.magnitude
      let value = self.value(of: statement.owner) + change / statement.sign
      tryOut(printed(value, for: statement), place, &judgement, statements, requirements)
    }
    let all = judgement.corrections
    judgement.order = order(by: changes).filter { !all[$0].isNaN }
  }

  /// Whether a call changes the value of a constraint, or that of the parameter of a container that it follows.
  private func canBeSet(_ constraint: Constraint) -> Bool {
    guard let slot = find(constraint) else { return false }
    let record = constraints[slot]
    return !record.source.isDerived
      || record.source == .container && parameter(ofContainer: record) != nil
  }

  /// Notes a value as a correction if everything can be kept with it.
  private func tryOut(
    _ value: Double, _ place: Int, _ judgement: inout Judgement, _ statements: [Statement],
    _ requirements: Requirements
  ) {
    let owner = statements[place].owner
    // No parameter of a container is made negative.
    if value < 0 && source(of: owner) == .container { return }
    guard value.magnitude <= Self.valueLimit, let corrected = statement(of: owner, value: value),
      requirements.canHold(owner, as: corrected)
    else { return }
    judgement.corrections[place] = value
    judgement.order.append(place)
  }

  /// A correction as it is printed: what is typed in resolves the conflict as well. That of an inequality is not rounded
  /// back to the present value.
  private func printed(_ value: Double, for statement: Statement) -> Double {
    let (near, present) = (Self.nearDecimal(value), self.value(of: statement.owner))
    let isShort = (near - value) * (value - present) < 0
    if statement.relation == .equal || !isShort { return near }
    return Self.nearDecimal(value + (value < present ? -5e-12 : 5e-12) * value.magnitude)
  }

  private static func nearDecimal(_ value: Double) -> Double {
    var text = Text()
    text.append(value.magnitude, digits: 12)
    let near = text.bytes.withUnsafeBufferPointer { nearestDouble(to: $0) }
    return value < 0 ? -near : near
  }

  /// What a constraint would state with another value.
  private func statement(of constraint: Constraint, value: Double) -> Statement? {
    guard let slot = find(constraint), !constraints[slot].row.isNone,
      var relation = relation(of: slot)
    else { return nil }
    relation.set(value: value)
    return Statement(relation, of: constraint, self)
  }

  /// The factor with which the other constraints of a conflict could be kept: the quotient that
  /// they determine, if they do, once the constant of the one at `place` has changed by so much.
  private func factor(
    of constraint: Constraint, _ change: Double, _ place: Int, _ statements: [Statement],
    _ whatIf: WhatIfSolver
  ) -> Double {
    guard let slot = find(constraint), constraints[slot].source.isOfAttribute,
      let quantity = quantity(of: constraints[slot].attribute),
      let divisor = quantity.divisor
    else { return .nan }
    func value(_ terms: [Term]) -> Double {
      guard let parts = whatIf.parts(of: terms) else { return .nan }
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
  private func isBelowBound(_ statement: Statement, _ constant: Double) -> Bool {
    guard !state.allowsNegativeSizes, statement.terms.count == 1, statement.sign != 0 else {
      return false
    }
    let term = statement.terms[0]
    return NodeRecord.isSize(term.variable.index) && constant / term.coefficient < -1e-9
  }

  // MARK: What is superfluous

  /// Where several constraints are violated, finds a single one without which none of them would be.
  private func findSuperfluous(
    _ judgement: inout Judgement, _ statements: [Statement], _ requirements: Requirements
  ) {
    var violated = 0
    for statement in statements where violation(statement) > 0 { violated += 1 }
    if violated < 2 { return }
    for place in statements.indices.reversed() {
      let statement = statements[place]
      let isGiven =
        findSizeBound(statement.owner) != nil || source(of: statement.owner) == .rootSize
      if isGiven || violation(statement) > 0 { continue }
      if requirements.trials == Self.mostTold { return }
      if requirements.canHold(statement.owner, as: nil) {
        judgement.superfluous = place
        return
      }
    }
  }
}

// MARK: In words

extension Layout {
  func append(_ judgement: Judgement, of constraints: [Constraint], to text: inout Text) {
    text.append("\nthe first one is violated by ")
    let own = violation(of: constraints[0])
    text.append(own, digits: 12)
    let others = constraints.dropFirst().map { violation(of: $0) }.filter { $0 > 0 }
    if !others.isEmpty {
      text.append(", and ")
      text.append(others.count)
      text.append(others.count == 1 ? " other, by " : " others, by ")
      text.append(others.reduce(own, +), digits: 12)
      text.append(" in all")
    }
    text.append(judgement.reason?.words ?? " (not examined: too many conflicts)")
    var isFirst = true
    func next() {
      text.append(isFirst ? "\nresolved by " : "\n         or ")
      isFirst = false
    }
    if judgement.superfluous >= 0 {
      next()
      text.append("removing ")
      text.append(description(of: constraints[judgement.superfluous]))
    }
    for place in judgement.order {
      next()
      appendCorrection(constraints[place], judgement.corrections[place], to: &text)
    }
    if judgement.untried > 0 {
      text.append("\n(")
      text.append(judgement.untried)
      text.append(" more changes were not tried)")
    }
  }
}

extension ViolationReason {
  fileprivate var words: StaticString {
    switch self {
    case .alone: " (nothing else here can be)"
    case .nearest: " (any other would be by more)"
    case .tie: " (tie: smallest sizes, then positions)"
    case .together: " (the least total of all conflicts)"
    }
  }
}
