import ConstraintSolver
import LayoutStore

/// Rows follow what they are made of: walks over the constraints that a change of a node concerns.
extension Relations {
  /// Calls `body` with every constraint that mentions a node. One that does so twice may come twice.
  package func forEachConstraint(
    of node: NodeSlot, _ body: (ConstraintSlot) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    var attribute = nodes[node].firstAttribute
    while !attribute.isNone {
      try forEachConstraint(ofAttribute: attribute, body)
      attribute = attributes[attribute].next
    }
    var mention = nodes[node].firstMention
    while !mention.isNone {
      try forEachConstraint(ofAttribute: mention, body)
      mention = attributes[mention].nextMention
    }
    try forEachSum(of: node, body)
    try forEachOwn(of: node, body)
  }

  /// Calls `body` with every constraint that mentions a node, or relates a child to it.
  package func forEachConstraint(
    around node: NodeSlot, _ body: (ConstraintSlot) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    try forEachConstraint(of: node, body)
    var child = nodes[node].firstChild
    while !child.isNone {
      var attribute = nodes[child].firstAttribute
      while !attribute.isNone {
        if attributes[attribute].key.kind.isToParent {
          try forEachConstraint(ofAttribute: attribute, body)
        }
        attribute = attributes[attribute].next
      }
      try forEachSum(of: child, onlyToParent: true, body)
      child = nodes[child].next
    }
  }

  /// Values, rules and links of an attribute, and the links that follow it.
  private func forEachConstraint(
    ofAttribute attribute: AttributeSlot, _ body: (ConstraintSlot) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    var constraint = attributes[attribute].firstConstraint
    while !constraint.isNone {
      try body(constraint)
      constraint = constraints[constraint].next
    }
    var link = attributes[extrasOf: attribute].firstFollower
    while !link.isNone {
      try body(constraints.links[link].constraint)
      link = constraints.links[link].next
    }
  }

  /// Sums with a term of a node; only those with a term of its parent, if told.
  private func forEachSum(
    of node: NodeSlot, onlyToParent: Bool = false,
    _ body: (ConstraintSlot) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    var term = nodes[node].firstTerm
    while !term.isNone {
      if constraints.terms[term].isParent || !onlyToParent {
        try body(constraints.terms[term].constraint)
      }
      term = constraints.terms[term].nextMention
    }
  }

  /// Recomputes the constants of rows that mention a node, or reach over the border of its
  /// subtree.
  func refreshBorder(of top: NodeSlot) throws(LayoutError) {
    var node = top
    while !node.isNone {
      try forEachConstraint(of: node) { constraint throws(LayoutError) in
        try refreshConstant(constraint)
      }
      node = follower(of: node, inside: top)
    }
  }

  /// Refreshes the sums that mention a node of a subtree, each once, after its top has got another
  /// parent.
  package func refreshSums(across top: NodeSlot) throws(LayoutError) {
    var stale: [Int32] = []
    var node = top
    while !node.isNone {
      try forEachSum(of: node) { constraint in stale.append(constraint.index) }
      node = follower(of: node, inside: top)
    }
    stale.withUnsafeMutableBufferPointer { stale in sort(stale) { $0 < $1 } }
    for place in stale.indices where place == 0 || stale[place] != stale[place - 1] {
      try refresh(Slot(stale[place]))
    }
  }

  package func refresh(attribute: AttributeSlot) throws(LayoutError) {
    var constraint = attributes[attribute].firstConstraint
    while !constraint.isNone {
      try refresh(constraint)
      constraint = constraints[constraint].next
    }
  }
}
