import ConstraintSolver
import LayoutStore

/// Which nodes stay where they are whatever covers them: required equalities alone determine them,
/// from their root inwards. Most nodes that something covers are determined: a page that fills a
/// window, what is between two bars. Only which constraints there are counts, not their constants,
/// so that this is found once and not at every edit.
extension Relations {
  /// Whether a node is determined, and with it its areas. A root is.
  func isDetermined(_ node: NodeSlot) throws(LayoutError) -> Bool {
    if areaFinder.determinedLines.form != solver.form
      || areaFinder.determinedLines.answers.count < nodes.end
    {
      areaFinder.determinedLines = DeterminedLines(
        form: solver.form, nodes: nodes.end, variables: nodes.variableEnd)
    }
    if nodes[node].parent.isNone { return true }
    var path = NodeSlots()
    var next = node
    while !next.isNone && areaFinder.determinedLines.answers[next] == nil {
      path.append(next)
      next = nodes[next].parent
    }
    var isFast = next.isNone || areaFinder.determinedLines.answers[next] == true
    while let next = path.popLast() {
      if isFast { isFast = try determine(next) }
      areaFinder.determinedLines.answers[next] = isFast
    }
    return isFast
  }

  /// Follows required equalities of a node, and of others in the same parent that they lead to,
  /// from determined numbers on until the node is determined; false if it never is. A node is only looked
  /// at again after one of its numbers has been determined, so that the cost is linear in the
  /// constraints. A search that ends in vain has determined all that can be, and answers for every node that
  /// it has looked at: a long list is not searched again for each of its rows.
  private func determine(_ node: NodeSlot) throws(LayoutError) -> Bool {
    var queue = NodeSlots(node)
    areaFinder.determinedLines.askedFor[node] = node
    var place = 0
    while place < queue.count && !hasDeterminedFrame(node) {
      try forEachConstraint(of: queue[place]) { constraint in
        guard let relation = determining(constraint, near: node) else { return }
        var open: [Int32] = []
        for term in lower(relation)
        where !areaFinder.determinedLines.determined[term.variable] {
          open.append(term.variable.index)
        }
        if open.count == 1 { areaFinder.determinedLines.determined[Int(open[0])] = true }
        for variable in open {
          let owner = nodes.owner(ofVariable: variable)
          if nodes[owner].parent != nodes[node].parent { continue }
          if open.count > 1 && areaFinder.determinedLines.askedFor[owner] == node {
            continue
          }
          areaFinder.determinedLines.askedFor[owner] = node
          queue.append(owner)
        }
      }
      place += 1
    }
    if hasDeterminedFrame(node) { return true }
    for sibling in queue {
      areaFinder.determinedLines.answers[sibling] = hasDeterminedFrame(sibling)
    }
    return false
  }

  /// The relation of a constraint if it can determine a number: a required equality that uses no areas
  /// except those of determined nodes.
  private func determining(_ constraint: ConstraintSlot, near node: NodeSlot) -> LinearRelation? {
    guard constraints[constraint].relation == .equal, !constraints[constraint].row.isNone,
      var relation = relation(of: constraint), relation.priority >= Priority.required
    else { return nil }
    relation.addsUp = true
    for term in relation.terms where term.area != .edges {
      let other = term.node
      let isNear = nodes[other].parent == nodes[node].parent || isInside(node, other)
      if !isNear || !hasDeterminedFrame(other) { return nil }
    }
    return relation
  }

  /// Whether the size of a node is determined, and unless it is a root, its place.
  private func hasDeterminedFrame(_ node: NodeSlot) -> Bool {
    let first = Int(nodes[node].firstVariable.index)
    let count = nodes[node].parent.isNone ? 2 : NodeRecord.variableCount
    for variable in first..<first + count where !areaFinder.determinedLines.determined[variable] {
      return false
    }
    return true
  }
}

/// Which nodes are determined, as far as this was asked for with the present form of the rows.
struct DeterminedLines: ~Copyable {
  var form: UInt64 = 0
  /// By slot of a node: whether it is determined, and for which node it was last looked at.
  var answers = Buffer<Bool?>()
  var askedFor = Buffer<NodeSlot>()
  /// By variable: whether required equalities determine it.
  var determined = Buffer<Bool>()

  init() {}

  init(form: UInt64, nodes: Int32, variables: Int) {
    self.form = form
    answers.resize(Int(nodes), nil)
    askedFor.resize(Int(nodes), .none)
    determined.resize(variables)
  }
}
