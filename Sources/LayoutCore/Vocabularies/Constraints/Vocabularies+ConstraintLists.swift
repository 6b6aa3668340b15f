import ConstraintSolver
import LayoutStore

/// Which constraints there are. Those that keep sizes from being negative are left out: every node has them.
extension Vocabularies {
  /// The constraints that mention a node, also inactive ones: those of its attributes, of attributes of others
  /// in relation to it or that follow one of its, sums with a term of it, and what it has by itself. Of
  /// ``Node/none`` all; of a stale handle none. They are in the order of the table, which is that of creation
  /// as far as none has been removed.
  public func constraints(of node: Node) -> [Constraint] {
    lookAtFreeCells()
    if node == .none { return allConstraints() }
    guard let slot = find(node) else { return [] }
    var found = ConstraintSlots()
    var own = nodes[slot].firstOwn
    while !own.isNone {
      found.append(own)
      own = constraints[own].next
    }
    var attribute = nodes[slot].firstAttribute
    while !attribute.isNone {
      append(constraintsOf: attribute, &found)
      attribute = attributes[attribute].next
    }
    attribute = nodes[slot].firstMention
    while !attribute.isNone {
      append(constraintsOf: attribute, &found)
      attribute = attributes[attribute].nextMention
    }
    var term = nodes[slot].firstTerm
    while !term.isNone {
      found.append(constraints.terms[term].constraint)
      term = constraints.terms[term].nextMention
    }
    return each(found)
  }

  private func allConstraints() -> [Constraint] {
    var all: [Constraint] = []
    all.reserveCapacity(constraints.count)
    for slot in constraints.taken {
      all.append(constraint(at: slot))
    }
    return all
  }

  private func append(valuesAndRulesOf attribute: AttributeSlot, _ found: inout ConstraintSlots) {
    var constraint = attributes[attribute].firstConstraint
    while !constraint.isNone {
      found.append(constraint)
      constraint = constraints[constraint].next
    }
  }

  private func append(constraintsOf attribute: AttributeSlot, _ found: inout ConstraintSlots) {
    append(valuesAndRulesOf: attribute, &found)
    var link = attributes[extrasOf: attribute].firstFollower
    while !link.isNone {
      found.append(constraints.links[link].constraint)
      link = constraints.links[link].next
    }
  }

  /// Each of them once, in the order of the table.
  private func each(_ found: ConstraintSlots) -> [Constraint] {
    var all: [Constraint] = [], last = ConstraintSlot.none
    for place in order(by: found.map { Double($0.index) }) where found[place] != last {
      last = found[place]
      all.append(constraint(at: last))
    }
    return all
  }
}
