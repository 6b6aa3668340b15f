/// Brings sums in line when what their nodes are, or where they are in the tree, has changed.
extension Layout {
  /// Refreshes the sums that mention a node, each once; only those with a term of its parent, if told.
  func refreshSums(of node: Int32, onlyToParent: Bool = false) throws(LayoutError) {
    var stale: [Int32] = []
    note(sumsOf: node, in: &stale, onlyToParent: onlyToParent)
    try refresh(stale: &stale)
  }

  /// Refreshes the sums that mention a node of a subtree, after its top has got another parent.
  func refreshSums(across top: Int32) throws(LayoutError) {
    var stale: [Int32] = []
    var node = top
    while node >= 0 {
      note(sumsOf: node, in: &stale)
      node = follower(of: node, inside: top)
    }
    try refresh(stale: &stale)
  }

  private func note(sumsOf node: Int32, in stale: inout [Int32], onlyToParent: Bool = false) {
    var term = nodes[node].firstTerm
    while term >= 0 {
      let record = termRecords[term]
      if record.isParent || !onlyToParent { stale.append(record.constraint) }
      term = record.nextMention
    }
  }

  private func refresh(stale: inout [Int32]) throws(LayoutError) {
    if stale.count > 1 { stale.sort() }
    for place in stale.indices where place == 0 || stale[place] != stale[place - 1] {
      try refresh(stale[place])
    }
  }
}
