import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Reasons in words.
extension Layout {
  /// Why an attribute is what it is, as a sum of constants, each with its constraint:
  ///
  ///     left alignment of <button> to <window> = 20 = 10 (left inset of <card> to superview
  ///     <window>) + 10 (left inset of <button> to superview <card>)
  ///
  /// in one line; for a quotient in three. A line follows for each value of the attribute that is violated, and
  /// for content that is cut. Empty for a group, for a stale handle, and while its nodes share no tree.
  public func why(_ attribute: Attribute) -> Text {
    var text = Text()
    guard let slot = find(attribute), let quantity = quantity(of: slot) else { return text }
    let explanations = explanations(of: attribute, quantity)
    text.append(name(of: attribute))
    text.append(" = ")
    text.append(measured(attribute))
    guard let divisor = quantity.divisor else {
      var explanation = explanations[0]
      explanation.rest += quantity.constant
      append(explanation, to: &text)
      if explanation.isOpen && isNearestEnd(attribute) {
        text.append(": as near to 0 as is allowed")
      } else if explanation.isOpen {
        text.append(": decided by the rule of ties")
      }
      appendViolated(of: slot, to: &text)
      return text
    }
    let divided = sum(quantity.terms), by = sum(divisor)
    text.append(" = ")
    text.append(divided)
    text.append(" / ")
    text.append(by)
    text.append("\n  ")
    text.append(divided)
    append(explanations[0], to: &text)
    text.append("\n  ")
    text.append(by)
    append(explanations[1], to: &text)
    appendViolated(of: slot, to: &text)
    return text
  }

  /// What an attribute would be for its own values, or its node's content, if nothing were in the way.
  private func appendViolated(of attribute: AttributeSlot, to text: inout Text) {
    func append(_ slot: ConstraintSlot, _ text: inout Text) {
      if slot.isNone { return }
      let constraint = self.constraint(at: slot), distance = violation(of: constraint)
      if distance == 0 { return }
      text.append("\n  violated by ")
      text.append(distance)
      text.append(": ")
      appendSentence(constraint, to: &text)
    }
    var value = attributes[attribute].firstConstraint
    while !value.isNone {
      append(value, &text)
      value = constraints[value].next
    }
    let key = attributes[attribute].key
    guard key.other.isNone, key.kind == .width || key.kind == .height else { return }
    let axis: Axis = key.kind == .width ? .horizontal : .vertical
    append(own(.content, of: key.node, axis, .atLeast), &text)
  }

  private func append(_ explanation: Explanation, to text: inout Text) {
    var isFirst = true
    // A term of 0 explains a sum of 0 alone.
    let isZero =
      explanation.rest.magnitude <= 1e-9 && explanation.reasons.allSatisfy { isNothing($0) }
    for reason in explanation.reasons where reason.factor != 0 && (isZero || !isNothing(reason)) {
      let (size, value) = (reason.factor.magnitude, value(of: reason.constraint))
      append(sign: value == 0 ? 0 : reason.factor, isFirst: isFirst, to: &text)
      // Two signs side by side would be hard to read.
      if size != 1 || value < 0 {
        text.append(size, digits: 12)
        text.append(" * ")
      }
      text.append(value)
      appendSubject(of: reason.constraint, to: &text)
      isFirst = false
    }
    var rest = explanation.rest
    for reason in explanation.reasons where reason.offset.magnitude > 1e-9 {
      rest -= reason.offset
      append(sign: reason.offset, isFirst: isFirst, to: &text)
      text.append(reason.offset.magnitude)
      text.append(" (")
      appendSubject(reason.constraint, to: &text)
      text.append(" equal to ")
      text.append(value(of: reason.constraint))
      append(place(of: reason.constraint), after: ", ", to: &text)
      text.append(")")
      isFirst = false
    }
    if rest.magnitude > 1e-9 {
      append(sign: rest, isFirst: isFirst, to: &text)
      text.append(rest.magnitude)
      text.append(" (margins)")
      isFirst = false
    }
    if isFirst { text.append(" = 0") }
    for reason in explanation.reasons
    where reason.factor == 0 && reason.offset.magnitude <= 1e-9 {
      text.append(", by ")
      if findSizeBound(reason.constraint) != nil {
        text.append(description(of: reason.constraint))
      } else {
        text.append(value(of: reason.constraint))
        appendSubject(of: reason.constraint, to: &text)
      }
    }
    if explanation.isOpen { text.append(", which is ambiguous") }
  }

  /// Whether an ambiguous attribute has that value of all it could have that is the nearest to 0; if not, what earlier
  /// nodes have decided it.
  private func isNearestEnd(_ attribute: Attribute) -> Bool {
    guard let ends = try? range(of: attribute) else { return false }
    let nearest = max(ends.minimum, min(0, ends.maximum)), value = measured(attribute)
    return (value - nearest).magnitude <= 1e-6 * max(1, value.magnitude)
  }

  /// Whether a reason adds nothing to the sum.
  private func isNothing(_ reason: Reason) -> Bool {
    (reason.factor * value(of: reason.constraint)).magnitude <= 1e-9
  }

  private func append(sign value: Double, isFirst: Bool, to text: inout Text) {
    text.append(isFirst ? (value < 0 ? " = -" : " = ") : (value < 0 ? " - " : " + "))
  }

  /// The subject of a constraint, and where it was set, in brackets.
  private func appendSubject(of constraint: Constraint, to text: inout Text) {
    text.append(" (")
    appendLimit(of: constraint, to: &text)
    appendSubject(constraint, to: &text)
    append(place(of: constraint), after: ", ", to: &text)
    text.append(")")
  }

  /// `minimum of the `, before the subject of a constraint that is none of equality.
  private func appendLimit(of constraint: Constraint, to text: inout Text) {
    guard let slot = find(constraint), !constraints[slot].source.isOwn else { return }
    switch constraints[slot].relation {
    case .equal: break
    case .atLeast: text.append("minimum of the ")
    case .atMost: text.append("maximum of the ")
    }
  }

  /// Whether a constraint is kept; if not, how far it is violated and what holds it there, with
  /// what it gains if each value grows by 1. Empty for a stale handle.
  public func why(_ constraint: Constraint) -> Text {
    var text = description(of: constraint)
    guard contains(constraint) else { return text }
    append(place(of: constraint), after: ", ", to: &text)
    guard let soft = statement(of: constraint) else {
      text.append("\n  is inactive")
      return text
    }
    let distance = violation(soft)
    if distance == 0 {
      text.append("\n  holds")
      return text
    }
    text.append("\n  violated by ")
    text.append(distance)
    if soft.terms.isEmpty {
      text.append(", wherever its nodes are")
      return text
    }
    let binding = bindingConstraints(of: constraint)
    text.append(binding.isEmpty ? nothing : "; binding constraints:")
    for reason in binding {
      text.append("\n  ")
      if reason.factor >= 0 { text.append("+") }
      text.append(reason.factor, digits: 6)
      text.append("  ")
      appendSentence(reason.constraint, to: &text)
    }
    return text
  }

  /// Why nothing was found that keeps a constraint violated.
  private var nothing: StaticString {
    settler.isInexact || solver.isUpToDate && !settler.isDue
      ? "; binding constraints unknown: numbers of too different size"
      : "; binding constraints unknown: solve first"
  }

  /// A constraint as a sentence, and where it was set.
  func appendSentence(_ constraint: Constraint, to text: inout Text) {
    text.append(description(of: constraint))
    append(place(of: constraint), after: ", ", to: &text)
  }
}
