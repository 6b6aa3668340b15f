import ConstraintSolver
import LayoutStore

/// What a change of a property makes stale is brought in line here, and nowhere else.
extension Relations {
  /// Notes what is found again from frames, or frames themselves: rows tell of all else.
  package func note(_ reach: Reach) {
    if reach.contains(.fixedPoint) { settler.isDue = true }
    if reach.contains(.frames) { framesMayHaveChanged() }
  }

  func invalidate(_ reach: Reach, of node: NodeSlot) throws(LayoutError) {
    if reach.isEmpty { return }
    note(reach)
    if reach.isOfContent { try updateContent(of: node, reach) }
    if reach.contains(.presence) { try updatePresence(of: node) }
    if reach.contains(.directions) { try refreshDirections(inside: node) }
    if reach.contains(.areas) { try updateArea(of: node) }
    if reach.contains(.lines) {
      try forEachConstraint(around: node) { constraint throws(LayoutError) in
        try refreshConstant(constraint)
      }
    }
    if reach.contains(.rows) {
      try forEachConstraint(around: node) { constraint throws(LayoutError) in
        try refresh(constraint)
      }
    }
    if !reach.isDisjoint(with: [.lines, .rows]) { try refreshBaselines(around: node) }
    if reach.contains(.frame) {
      try refreshBorder(of: node)
      noteChange(of: node)
    }
    if reach.contains(.circle) { try circleChanged(of: node) }
    if reach.contains(.members) { try containerChanged(node) }
  }

  /// The same of the layout.
  func invalidate(_ reach: Reach) throws(LayoutError) {
    note(reach)
    if reach.contains(.directions) {
      var root = state.firstRoot
      while !root.isNone {
        try refreshDirections(inside: root)
        root = nodes[root].next
      }
    }
    if reach.contains(.sizes) { try updateSizeBounds() }
    if reach.contains(.pixels) {
      noteAllElsewhere()
      try recountContents()
    }
  }
}
