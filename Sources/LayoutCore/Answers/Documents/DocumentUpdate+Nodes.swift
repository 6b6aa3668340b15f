import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// Which node is which, and the tree.
extension DocumentUpdate {
  mutating func matchNodes() {
    let known = layout.nodesByNumber()
    var isFree = [Bool](repeating: false, count: Int(layout.nodes.end))
    for node in known where !layout.isTrack(node) { isFree[node] = true }
    // Owners come before their guides.
    for isGuide in [false, true] {
      if isGuide { matchTracks() }
      for node in numbered where wanted.nodes[node].isGuide == isGuide {
        match(node, with: named(like: node), &isFree)
        match(node, with: guide(like: node), &isFree)
      }
      var place = 0
      for node in numbered
      where wanted.nodes[node].isGuide == isGuide && !wanted.isTrack(node) {
        while place < known.count && layout.number(of: known[place]) < wanted.number(of: node) {
          place += 1
        }
        if place < known.count && layout.number(of: known[place]) == wanted.number(of: node) {
          match(node, with: known[place], &isFree)
        }
      }
    }
  }

  /// Tracks stay with their grid.
  private mutating func matchTracks() {
    for grid in wanted.containers.records.taken {
      let owner = counterpart(of: wanted.containers[grid].node)
      let known = layout.container(of: owner)
      if known.isNone || layout.containers[known].kind != .grid { continue }
      for axis in Axis.each {
        let tracks = layout.containers.tracks(of: known, axis)
        for (said, track) in zip(wanted.containers.tracks(of: grid, axis), tracks) {
          counterparts[said.guide] = track.guide
        }
      }
    }
  }

  /// The only node with the name of a wanted one, if the document has that once, too; none if there is none.
  private func named(like node: NodeSlot) -> NodeSlot {
    let name = wanted.names.bytes(of: wanted.nodes[node].name)
    guard let found = layout.lookUp(name), !found.isShared, wanted.lookUp(name)?.isShared == false
    else { return .none }
    return found.node
  }

  /// The guide of the same area of the same owner; none if there is none.
  private func guide(like node: NodeSlot) -> NodeSlot {
    guard let area = wanted.area(ofGuide: node),
      case let owner = counterpart(of: wanted.nodes[node].parent), !owner.isNone
    else { return .none }
    return layout.extras(of: owner)?[area] ?? .none
  }

  private mutating func match(_ node: NodeSlot, with known: NodeSlot, _ isFree: inout [Bool]) {
    guard !known.isNone, isFree[known], counterpart(of: node).isNone, !wanted.isTrack(node) else {
      return
    }
    if layout.nodes[known].isGuide != wanted.nodes[node].isGuide { return }
    if layout.nodes[known].isGuide {
      // A guide stays with its owner, and stands for the same.
      let owner = counterpart(of: wanted.nodes[node].parent)
      guard layout.nodes[known].parent == owner,
        layout.area(ofGuide: known) == wanted.area(ofGuide: node)
      else { return }
    }
    counterparts[node] = known
    isFree[known] = false
  }

  // MARK: Tree

  mutating func updateTree() throws(LayoutError) {
    let doomed = unmatched()
    for node in numbered where counterpart(of: node).isNone {
      let owner = layout.node(at: counterpart(of: wanted.nodes[node].parent))
      var made = Node.none
      if !wanted.nodes[node].isGuide {
        made = try layout.createNode()
      } else if let area = wanted.area(ofGuide: node) {
        made = try layout.guide(area, of: owner)
      } else {
        made = try layout.createGuide(in: owner)
      }
      counterparts[node] = try layout.place(made)
    }
    let isKept = areMatched()
    // From the top down, so that no node is moved into what is inside of it.
    try placeChildren(of: .none, isKept)
    for node in wanted.nodesInOrder() { try placeChildren(of: node, isKept) }
    for node in doomed where layout.find(node) != nil { try layout.destroy(node) }
    try renumber()
  }

  /// By slot of a node: whether a wanted one is like it.
  private func areMatched() -> [Bool] {
    var areMatched = [Bool](repeating: false, count: Int(layout.nodes.end))
    for node in counterparts where !node.isNone { areMatched[node] = true }
    return areMatched
  }

  private func unmatched() -> [Node] {
    let isMatched = areMatched()
    var all: [Node] = []
    for node in layout.nodesInOrder() where !isMatched[node] {
      all.append(layout.node(at: node))
    }
    return all
  }

  private func placeChildren(of parent: NodeSlot, _ isKept: [Bool]) throws(LayoutError) {
    let target = counterpart(of: parent)
    var next = layout.firstChildSlot(of: target)
    var child = wanted.firstChildSlot(of: parent)
    while !child.isNone {
      let node = counterpart(of: child)
      if wanted.isProxy(child) {
        child = wanted.nodes[child].next
        continue
      }
      while !next.isNone && !isKept[next] { next = layout.nodes[next].next }
      if next == node {
        next = layout.nodes[next].next
      } else if layout.nodes[node].isGuide {
        layout.unlink(node)
        layout.link(node, under: target, before: next)
      } else {
        try layout.move(node, to: target, before: next)
      }
      child = wanted.nodes[child].next
    }
  }

  /// Nodes get the numbers that the document has. Their order decides ties: if it is another one than that of
  /// creation, those that are late get new variables, and all rows are made again.
  private func renumber() throws(LayoutError) {
    var last: UInt32 = 0
    var isStripped = false
    for node in numbered {
      let slot = counterpart(of: node)
      if layout.nodes[slot].serial.magnitude < last {
        if !isStripped { try layout.deactivateAll() }
        isStripped = true
        try layout.renumber(slot)
      }
      last = layout.nodes[slot].serial.magnitude
    }
    for node in numbered {
      let (slot, serial) = (counterpart(of: node), wanted.nodes[node].serial)
      if layout.nodes[slot].serial != serial { layout.nodes[slot].serial = serial }
    }
    // As after reading it, before flows have lines.
    layout.state.serial = numbered.last.map { Int32(wanted.number(of: $0)) } ?? 0
    if isStripped { try layout.refreshAll() }
  }
}

extension Layout {
  /// The area that a guide stands for; nil for none.
  func area(ofGuide guide: NodeSlot) -> GuidedArea? {
    guard nodes[guide].isGuide, let owner = extras(of: nodes[guide].parent) else { return nil }
    return GuidedArea.allCases.first { owner[$0] == guide }
  }

  fileprivate func deactivateAll() throws(LayoutError) {
    for constraint in constraints.taken {
      try deactivate(constraint)
    }
  }

  fileprivate func refreshAll() throws(LayoutError) {
    for constraint in constraints.taken {
      try refresh(constraint)
    }
  }
}
