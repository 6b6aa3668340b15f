import ConstraintSolver
import LayoutRelations
import LayoutStore

// MARK: Creating

extension Vocabularies {
  /// Creates a node: the last child of a parent, or a root for ``Node/none``.
  public func createNode(under parent: Node = .none) throws(LayoutError) -> Node {
    let parentSlot = parent == .none ? NodeSlot.none : try placeParent(parent)
    return node(at: try NodeCreation(parent: parentSlot).submit(to: self))
  }

  /// Creates many nodes, each under the parent given for its position, and calls back with each; on
  /// failure none is made.
  public func createNodes(
    _ count: Int, under parent: (Int) -> Node, _ body: (Int, Node) -> Void
  ) throws(LayoutError) {
    try checkIdle()
    try checkRoom(nodes: count)
    for position in 0..<count where parent(position) != .none {
      do throws(LayoutError) {
        _ = try placeParent(parent(position))
      } catch {
        throw .element(position, error)
      }
    }
    for position in 0..<count {
      let made = NodeCreation(parent: find(parent(position)) ?? .none)
      body(position, node(at: try made.submit(to: self)))
    }
  }

  /// The slot of a node that may have children.
  private func placeParent(_ parent: Node) throws(LayoutError) -> NodeSlot {
    let slot = try place(parent, as: .parent)
    if nodes[slot].isGuide { throw .guide(parent) }
    return slot
  }

  /// Refuses nodes beyond the limit, before anything of them is made.
  private func checkRoom(nodes count: Int) throws(LayoutError) {
    guard count <= Self.nodeLimit - nodes.count else { throw .limit(.nodes) }
    do throws(SolverError) {
      try solver.checkRoom(variables: count * NodeRecord.variableCount)
    } catch {
      throw translate(error)
    }
  }

  /// What has no number of its own has that of its parent: neither how often flows break, nor what stacks list, is to be
  /// seen in the numbers of nodes.
  func insertNode(
    under parent: NodeSlot, isGuide: Bool = false, isNumbered: Bool = true
  ) throws(LayoutError) -> NodeSlot {
    try checkIdle()
    try checkRoom(nodes: 1)
    var record: NodeRecord
    do throws(SolverError) {
      record = try makeVariables()
    } catch {
      throw translate(error)
    }
    if !isNumbered { record.serial = nodes[parent].serial }
    if isGuide { record.serial = -record.serial }
    if let free = nodes.records.nextFree { names.forget(nodes.records[anyhow: free].name) }
    guard let node = nodes.insert(record) else { throw .limit(.nodes) }
    if isNumbered { state.serial += 1 }
    link(node, under: parent, before: isGuide ? firstNonGuide(of: parent) : .none)
    notePresence(inside: node)
    noteElsewhere(node)
    try join(node)
    return node
  }

  /// The first child that is no guide; none if there is none. Guides stand before the children, as
  /// they do in a document. It is searched from both ends, as there are few guides or few children.
  func firstNonGuide(of parent: NodeSlot) -> NodeSlot {
    let track = lastTrack(of: container(of: parent))
    var (first, last) = (track.isNone ? nodes[parent].firstChild : track, nodes[parent].lastChild)
    while !first.isNone && nodes[first].isGuide {
      if nodes[last].isGuide { return nodes[last].next }
      (first, last) = (nodes[first].next, nodes[last].previous)
    }
    return first
  }

  /// Sizes come first, so that in a choice sizes are determined before positions. Their defaults of 0 are
  /// their lower bounds. Variables are made
  /// and removed by fours only, the latter in reverse, so that the solver has the four side by
  /// side.
  private func makeVariables() throws(SolverError) -> NodeRecord {
    let first = try solver.addVariables(
      NodeRecord.variableCount, bounded: state.allowsNegativeSizes ? 0 : 2)
    let record = NodeRecord(serial: state.serial + 1, firstVariable: first)
    assert(record.variables.allSatisfy { solver.contains($0) })
    return record
  }

  /// Makes a node the newest one, with variables of its own; rows with the old ones are removed before.
  package func renumber(_ node: NodeSlot) throws(LayoutError) {
    do throws(SolverError) {
      try removeVariables(of: nodes[node])
      let record = try makeVariables()
      nodes[node].firstVariable = record.firstVariable
      nodes[node].serial = nodes[node].isGuide ? -record.serial : record.serial
    } catch {
      throw translate(error)
    }
    state.serial += 1
    nodes.own(node)
    noteChange(of: node)
  }

  private func removeVariables(of record: NodeRecord) throws(SolverError) {
    for variable in [record.top, record.left, record.height, record.width] {
      try solver.remove(variable)
    }
  }
}

// MARK: Destroying

extension Vocabularies {
  /// Destroys a node with its subtree, and every attribute and constraint that mentions one of them.
  public func destroy(_ node: Node) throws(LayoutError) {
    let slot = try place(node)
    if isTrack(slot) { throw .track(node) }
    try NodeDestruction(node: slot).submit(to: self)
  }

  /// The same of what a container has made for itself, too.
  func destroy(_ top: NodeSlot) throws(LayoutError) {
    let varied = subtree(of: top).filter { !variants(of: $0).last.isNone }
    for node in varied { try dropVariants(of: node) }  // which may have grids make other tracks
    var doomed = subtree(of: top)
    for node in doomed where isListed(node) {
      for proxy in proxies(of: node) where !isInside(proxy, top) { try destroy(proxy) }
    }
    var changedFields: [AppliedField] = []
    let left = try leave(top)
    // Before any of them goes: what mentions a container may have the variables of its members.
    for node in doomed { try removeConstraints(of: node, &changedFields) }
    while let last = doomed.popLast() { try remove(last, isParentKept: doomed.isEmpty) }
    try close(left)
    try updateActive(changedFields)
    releaseCallbacks()
  }

  /// A node and all inside of it, each before what it contains.
  private func subtree(of top: NodeSlot) -> NodeSlots {
    var nodes = NodeSlots(top)
    var current = follower(of: top, inside: top)
    while !current.isNone {
      nodes.append(current)
      current = follower(of: current, inside: top)
    }
    return nodes
  }

  /// Removes all that mentions a node. Notes fields of other nodes whose applied attributes were
  /// held to it and are removed with it.
  private func removeConstraints(
    of node: NodeSlot, _ changedFields: inout [AppliedField]
  ) throws(LayoutError) {
    if isProxy(node) { try releaseProxy(node) }
    while !nodes[node].firstAttribute.isNone { try remove(attribute: nodes[node].firstAttribute) }
    while !nodes[node].firstMention.isNone { try remove(attribute: nodes[node].firstMention) }
    try removeApplied(of: node)
    while !nodes[node].firstTerm.isNone {
      let constraint = constraints.terms[nodes[node].firstTerm].constraint
      if let field = field(of: constraint) { changedFields.append(field) }
      try remove(constraint: constraint)
    }
  }

  /// Removes a node without children that nothing mentions.
  private func remove(_ node: NodeSlot, isParentKept: Bool) throws(LayoutError) {
    if nodes[node].isGuide { try releaseGuide(node, isOwnerKept: isParentKept) }
    let record = nodes[node]
    try forEachOwn(of: node) { constraint throws(LayoutError) in
      try remove(constraint: constraint)
    }
    // It may stand for the size of one that is gone.
    if state.environmentUse.contains(.gone) { try updateGone() }
    try endExercise(of: record)
    do throws(SolverError) {
      try removeVariables(of: record)
    } catch {
      throw translate(error)
    }
    state.useCounts.add(use(of: node), -1)
    callbacks.suspect(record.userDataKeeper)
    if !record.extras.isNone {
      let container = nodes.extras[record.extras].container
      if !container.isNone { containers.remove(container) }
    }
    if !record.content.isNone {
      callbacks.suspect(contents.records[record.content].measurer)
      contents.records.remove(record.content)
    }
    unlink(node)
    goalChanged(of: node)
    containers.lines[node] = -1
    containers.places[node] = .none
    nodes.remove(node)
    note(.frames)
  }
}

// MARK: Moving

extension Vocabularies {
  /// Moves a node with its subtree to the end of another parent's children, or makes it a root for
  /// ``Node/none``.
  public func move(_ node: Node, to parent: Node) throws(LayoutError) {
    let slot = try place(node)
    if nodes[slot].isGuide { throw .guide(node) }
    let parentSlot = parent == .none ? NodeSlot.none : try placeParent(parent)
    if !parentSlot.isNone && isInside(parentSlot, slot) { throw .cycle(node, into: parent) }
    try NodeMove(node: slot, parent: parentSlot, sibling: .none).submit(to: self)
  }

  /// Moves a node with its subtree to just before a sibling-to-be.
  public func move(_ node: Node, before sibling: Node) throws(LayoutError) {
    let slot = try place(node)
    let siblingSlot = try place(sibling, as: .sibling)
    if nodes[slot].isGuide { throw .guide(node) }
    if nodes[siblingSlot].isGuide { throw .guide(sibling) }
    if slot == siblingSlot { throw .twice(node) }
    if isInside(siblingSlot, slot) { throw .cycleBefore(node, sibling: sibling) }
    let move = NodeMove(node: slot, parent: nodes[siblingSlot].parent, sibling: siblingSlot)
    try move.submit(to: self)
  }

  /// Moves a node to a place that is known not to be inside of it.
  package func move(
    _ node: NodeSlot, to parent: NodeSlot, before sibling: NodeSlot
  ) throws(LayoutError) {
    let isSameParent = nodes[node].parent == parent
    let left = try leave(node)
    if left != nil && !isSameParent {
      try forgetCells(of: node)
      containers.lines[node] = -1
    }
    unlink(node)
    link(node, under: parent, before: sibling)
    try close(left)
    if isSameParent { return try join(node) }
    note(.fixedPoint)
    noteElsewhere(node)
    notePresence(inside: node)
    try refreshAcross(node)
    if state.environmentUse.contains(.directions) { try refreshDirections(inside: node) }
    try refreshNesting(inside: node)
    try join(node)
    if state.environmentUse.contains(.gone) { try refreshPresence(inside: node) }
    try refreshLists(inside: node)
  }

  /// Rewrites constraints that reach over the border of a subtree, after its top has got another
  /// parent.
  private func refreshAcross(_ top: NodeSlot) throws(LayoutError) {
    try forEachOwn(of: top) { constraint throws(LayoutError) in try refresh(constraint) }
    if constraints.terms.count > 0 { try refreshSums(across: top) }
    var node = top
    while !node.isNone {
      var attribute = nodes[node].firstAttribute
      while !attribute.isNone {
        let key = attributes[attribute].key
        let isAcross = key.other.isNone ? node == top : !isInside(key.other, top)
        if isAcross { try refresh(attribute: attribute) }
        if constraints.links.count > 0 { try refreshLinks(of: attribute) }
        attribute = attributes[attribute].next
      }
      var mention = nodes[node].firstMention
      while !mention.isNone {
        if !isInside(attributes[mention].key.node, top) {
          try refresh(attribute: mention)
          if constraints.links.count > 0 { try refreshLinks(of: mention) }
        }
        mention = attributes[mention].nextMention
      }
      node = follower(of: node, inside: top)
    }
  }
}

// MARK: The tree changes at once, also in a delay

/// The last child of a parent, or a root.
private struct NodeCreation: Creation {
  let parent: NodeSlot

  func make(in layout: Vocabularies) throws(LayoutError) -> NodeSlot {
    try layout.insertNode(under: parent)
  }
}

private struct NodeDestruction: Change {
  let node: NodeSlot

  var isDeferred: Bool { false }

  func make(in layout: Vocabularies) throws(LayoutError) {
    try layout.endExercise()
    try layout.destroy(node)
  }
}

/// The last child of another parent for no sibling, or a root.
private struct NodeMove: Change {
  let node: NodeSlot
  let parent: NodeSlot
  let sibling: NodeSlot

  var isDeferred: Bool { false }

  func make(in layout: Vocabularies) throws(LayoutError) {
    try layout.move(node, to: parent, before: sibling)
  }
}
