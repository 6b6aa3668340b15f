import ConstraintSolver
import LayoutStore

/// The baselines of a container are those of its first and its last member, where it has none of its own: of a row the
/// first one of those that are aligned there. A label beside a box is aligned with the text in it.
extension Relations {
  /// Puts the baselines of members in place of those of their containers.
  func seeBaselines(of relation: inout LinearRelation) {
    for place in relation.terms.indices where relation.terms[place].line.isBaseline {
      let (node, line) = (relation.terms[place].node, relation.terms[place].line)
      if container(of: node).isNone || isInGone(node, .vertical) { continue }
      state.seesBaselines = true
      relation.terms[place].node = member(withBaselineOf: node, line)
    }
  }

  /// The member of a container, or of one in it, whose baseline it has; the node itself if there is none.
  func member(withBaselineOf node: NodeSlot, _ line: Line) -> NodeSlot {
    var node = node
    while hasBaselinesOfMembers(node) {
      let container = container(of: node), isFirst = line == .firstBaseline
      var member = visible(isFirst ? nodes[node].firstChild : nodes[node].lastChild, isFirst)
      if containers[container].kind == .stack && containers[container].values.axis == .horizontal {
        var aligned = member
        while !aligned.isNone && alignment(of: aligned, in: container).line != line {
          aligned = visible(isFirst ? nodes[aligned].next : nodes[aligned].previous, isFirst)
        }
        if !aligned.isNone { member = aligned }
      }
      if member.isNone { return node }
      node = member
    }
    return node
  }

  private func hasBaselinesOfMembers(_ node: NodeSlot) -> Bool {
    let container = container(of: node)
    if container.isNone || containers[container].kind.isLine { return false }
    if !state.environmentUse.contains(.lines) { return true }
    let said = environment(of: node).said
    return said[.baselines].distances == (0, 0) && said[.baselineShare].number == 0
  }

  private func alignment(of member: NodeSlot, in container: ContainerSlot) -> Alignment {
    membership(of: member).alignment ?? containers[container].values.alignment
  }

  /// A child, or the next one further on, that takes space vertically; no proxy, as its subject is elsewhere.
  private func visible(_ child: NodeSlot, _ isForward: Bool) -> NodeSlot {
    var child = child
    while !child.isNone
      && (child == state.leaving || nodes[child].isGuide || !isMember(child)
        || isGone(child, .vertical))
    {
      child = isForward ? nodes[child].next : nodes[child].previous
    }
    return child
  }

  /// The same of what has changed of a node, be it a container or a member of one.
  func refreshBaselines(around node: NodeSlot) throws(LayoutError) {
    try refreshBaselines(of: container(of: node).isNone ? nodes[node].parent : node)
  }

  /// Brings constraints of the baselines of a container, and of those around it, in line with its members.
  package func refreshBaselines(of node: NodeSlot) throws(LayoutError) {
    if !state.seesBaselines { return }
    var outer = node
    while !container(of: outer).isNone {
      try forEachConstraint(of: outer) { constraint throws(LayoutError) in
        if isOfBaseline(constraint) { try refresh(constraint) }
      }
      outer = nodes[outer].parent
    }
  }

  /// Has baselines followed from where a node that constraints are about becomes a container.
  package func noteBaselines(of node: NodeSlot) throws(LayoutError) {
    try forEachConstraint(of: node) { constraint throws(LayoutError) in
      if isOfBaseline(constraint) { state.seesBaselines = true }
    }
  }

  private func isOfBaseline(_ constraint: ConstraintSlot) -> Bool {
    let relation = statedRelation(of: constraints[constraint])
    return relation?.terms.contains(where: { $0.line.isBaseline }) == true
  }
}

extension Alignment {
  fileprivate var line: Line? {
    self == .firstBaseline ? .firstBaseline : self == .lastBaseline ? .lastBaseline : nil
  }
}
