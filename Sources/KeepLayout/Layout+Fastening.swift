import ConstraintSolver

/// Which nodes are where they are whatever covers them: required equalities alone say so, from their
/// root inwards. Most that lie under something are such: a page that fills a window, what is between two
/// bars. Only what is said counts, not how much, so that it is looked at once and not at every edit.
extension Layout {
  /// Whether a node is fastened, and with it its areas. A root is.
  func isFastened(_ node: Int32) throws(LayoutError) -> Bool {
    if nodes[node].parent < 0 { return true }
    if fastenings.form != solver.form {
      fastenings.form = solver.form
      fastenings.fast.removeAll()
      fastenings.loose.removeAll()
    }
    let handle = self.node(at: node)
    if fastenings.fast.contains(handle) { return true }
    if fastenings.loose.contains(handle) { return false }
    let isFast = try findFastening(of: node)
    if isFast { fastenings.fast.insert(handle) } else { fastenings.loose.insert(handle) }
    return isFast
  }

  private func findFastening(of node: Int32) throws(LayoutError) -> Bool {
    var settled = [Bool](repeating: false, count: variableEnd)
    var path = path(to: node)
    while let next = path.popLast() {
      if try !fasten(next, &settled) { return false }
    }
    return true
  }

  /// Follows required equalities of a node, and of others in the same parent that they lead to, from
  /// what is settled until the node is; false if that is never.
  private func fasten(_ node: Int32, _ settled: inout [Bool]) throws(LayoutError) -> Bool {
    var group = NodeList()
    group.insert(self.node(at: node))
    var isMore = true
    while isMore && !isSettled(node, settled) {
      isMore = false
      var place = 0
      while place < group.nodes.count {
        let member = HandleFormat.index(of: group.nodes[place].id)
        try forEachConstraint(of: member) { constraint in
          guard isSettling(constraint, beside: node, settled) else { return }
          var open: Int32 = -1
          var count = 0
          for term in terms where !settled[Int(term.variable.index)] {
            open = term.variable.index
            count += 1
          }
          if count == 1 {
            settled[Int(open)] = true
            isMore = true
          }
          if count < 2 { return }
          for term in terms where !settled[Int(term.variable.index)] {
            let owner = owner(ofVariable: term.variable.index)
            if nodes[owner].parent == nodes[node].parent { group.insert(self.node(at: owner)) }
          }
        }
        place += 1
      }
    }
    return isSettled(node, settled)
  }

  /// Whether a constraint settles what it mentions, with its sum in `terms`: a required equality, and no
  /// areas in it but those of nodes that are fastened.
  private func isSettling(_ constraint: Int32, beside node: Int32, _ settled: [Bool]) -> Bool {
    let record = constraints[constraint]
    guard record.relation == .equal, !record.row.isNone,
      presentPriority(record) == Priority.required, equation(of: constraint) != nil
    else { return false }
    for part in parts where part.anchor.area != .edges {
      let other = part.anchor.node
      let isNear = nodes[other].parent == nodes[node].parent || isInside(node, other)
      if !isNear || !isSettled(other, settled) { return false }
    }
    lower()
    mergeTerms()
    return true
  }

  /// Whether the size of a node is settled, and if it is in another one, its place.
  private func isSettled(_ node: Int32, _ settled: [Bool]) -> Bool {
    let first = Int(nodes[node].firstVariable.index)
    let count = nodes[node].parent < 0 ? 2 : NodeRecord.variableCount
    for variable in first..<first + count where !settled[variable] { return false }
    return true
  }
}

/// Who is fastened, as far as anybody has asked.
struct Fastenings {
  /// The form of the rows it was found with.
  var form: UInt64 = 0
  var fast = NodeList()
  var loose = NodeList()
}
