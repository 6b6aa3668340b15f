import ConstraintSolver

/// The effective safe area and margins. The safe-area overlap of a root reaches into the nodes inside as
/// far as they lie under it, and an inherited margin reaches as far as the parent's: both depend on
/// where nodes are. So they are computed again after a solve, for nodes whose areas something uses
/// and may have changed; if one has changed, there is another solve (`Layout+Solving.swift`).
///
/// Where that moves the nodes in turn, there may be several answers. Every solve begins with
/// nothing covered and takes the answer that this leads to, so that it does not depend on history.
/// Nodes that are determined (`Layout+DeterminedLine.swift`) have only one answer, and begin with the last
/// one.
extension Layout {
  typealias Areas = (safe: Insets, margins: Insets)

  /// The areas of a node with the present frames. A node that is gone has none, wherever it is.
  func areas(of node: Int32) -> Areas {
    areaFinder.parent = -1
    findAreas(of: node)
    return (areaFinder.walk.safe, areaFinder.walk.margins)
  }

  /// Finds the areas of a node, or those that it has if nothing covers it, and leaves them in
  /// `areaWalk`. For a node inside the last one, or in the same parent, the walk to there is reused.
  private func findAreas(of node: Int32, isCovered: Bool = true) {
    let parent = node == fittingNode ? -1 : nodes[node].parent
    let isPlain = !state.useCounts.inUse.contains(.places) || !isCovered && nodes[node].parent >= 0
    if isPlain || isGone(node) {
      (areaFinder.walk.safe, areaFinder.walk.margins) = (Insets(all: 0), ownMargins(of: node))
      areaFinder.node = -1
      return
    }
    if parent < 0 || areaFinder.parent < 0
      || parent != areaFinder.parent && parent != areaFinder.node
    {
      areaFinder.walk = walk(around: node)
    } else if parent == areaFinder.parent {
      areaFinder.walk = areaFinder.outerWalk
    }
    (areaFinder.parent, areaFinder.outerWalk, areaFinder.node) = (parent, areaFinder.walk, node)
    go(into: node, &areaFinder.walk)
  }

  /// The way from the root to what a node is in.
  private func walk(around node: Int32) -> AreaWalk {
    var path = path(to: node)
    let top = path[path.count - 1]
    var walk = top == fittingNode ? areaFinder.surroundings : AreaWalk(root: frame(at: top))
    while path.count > 1, let next = path.popLast() { go(into: next, &walk) }
    return walk
  }

  /// A node that is asked how large it wants to be counts as being where it is in the live layout,
  /// and its surroundings grow for it.
  private func go(into node: Int32, _ walk: inout AreaWalk) {
    var frame = frame(at: node)
    if node == fittingNode { walk.makeRoom(for: &frame) }
    let environment = environment(of: node)
    walk.isInside = state.areaSearch > 0 && environment.countedAsInside == state.areaSearch
    walk.enter(frame, environment, ownMargins(of: node))
    if contentSlot(of: node) != node {
      let inside = inside(of: node)
      walk.size = (inside.width, inside.height)
    }
  }

  /// A node and what it is inside of, up to the root, or to a node that is asked how large it wants to be.
  func path(to node: Int32) -> [Int32] {
    var path = [node]
    while path[path.count - 1] != fittingNode && nodes[path[path.count - 1]].parent >= 0 {
      path.append(nodes[path[path.count - 1]].parent)
    }
    return path
  }

  /// Stores where a node is, and what surrounds it, before it is asked how large it wants to be.
  func noteSurroundings(of node: Int32) {
    areaFinder.surroundings = walk(around: node)
    areaFinder.surroundings.asked = frame(at: node)
  }

  /// Whether a node has a part in what is being solved for: while a node is asked how large it wants
  /// to be, that is what is inside of it.
  func isConcerned(_ node: Int32) -> Bool { fittingNode < 0 || isInside(node, fittingNode) }

  /// Notes that a relation uses areas of nodes: from now on they are kept up to date.
  func useAreas(of relation: LinearRelation) throws(LayoutError) {
    for place in 0..<relation.terms.count where relation.terms[place].area != .edges {
      try useArea(of: relation.terms[place].node)
    }
  }

  private func useArea(of node: Int32) throws(LayoutError) {
    if environment(of: node).traits.contains(.areaIsUsed) { return }
    findAreas(of: node, isCovered: false)
    try changeEnvironment(of: node) {
      $0.traits.insert(.areaIsUsed)
      $0.effectiveSafeInsets = areaFinder.walk.safe
      $0.effectiveMargins = areaFinder.walk.margins
    }
    noteArea(of: node)
  }

  /// Lists a node if something uses its areas. One that has come back may have been taken off the list.
  func noteArea(of node: Int32) {
    guard let said = extras(of: node)?.environment, said.traits.contains(.areaIsUsed) else {
      return
    }
    note(self.node(at: node), in: &areaFinder.nodes)
    if state.environmentUse.contains(.places) { areaFinder.due.insert(self.node(at: node)) }
  }

  /// Whether it is worth asking what has moved: if there are few nodes, looking at all of them
  /// costs less.
  var tellsMovedAreas: Bool {
    state.environmentUse.contains(.places) && areaFinder.nodes.nodes.count > 32
  }

  /// Has the next solve look at all nodes whose areas something uses.
  func noteAllAreas() {
    guard state.environmentUse.contains(.places) else { return }
    for node in areaFinder.nodes.nodes { areaFinder.due.insert(node) }
  }

  /// The same for those that have moved in this solve, and what is inside of them; for all of them where
  /// that is less to look at.
  private func noteMovedAreas() {
    if !tellsMovedAreas { return noteAllAreas() }
    var left = areaFinder.nodes.nodes.count
    var last: Int32 = -1
    solver.forEachMove { variable in
      var top = owner(ofVariable: variable)
      let parent = nodes[top].parent
      if parent >= 0 && contentSlot(of: parent) == top { top = parent }
      var node = top == last ? -1 : top
      last = top
      while node >= 0 && left >= 0 {
        noteArea(of: node)
        node = follower(of: node, inside: top)
        left -= 1
      }
    }
    if left < 0 { noteAllAreas() }
  }

  /// Takes nodes off the list that nothing covers after a solve.
  func forgetPlainAreas() {
    if areaFinder.due.nodes.count <= areaFinder.leftCount { return }
    areaFinder.due.removeAll { handle in
      guard let node = find(handle) else { return true }
      areaFinder.parent = -1
      findAreas(of: node, isCovered: false)
      return hasAreas(node, but: 0)
    }
    areaFinder.leftCount = areaFinder.due.nodes.count
  }

  /// Notes that settings of a node's areas have changed, and brings the areas up to date.
  func updateArea(of node: Int32) throws(LayoutError) {
    areAreasDue = true
    guard environment(of: node).traits.contains(.areaIsUsed) else { return }
    areaFinder.parent = -1
    findAreas(of: node)
    try enterAreas(of: node)
  }

  /// Brings areas up to date that depend on where nodes are, with the rows that mention them, and
  /// notes a node whose areas have changed. In pass 0, nodes that are not determined get the areas
  /// that they have if nothing covers them. Nodes that are not determined wait for those that are.
  /// Areas can only change for nodes that have moved, or are inside of some that have.
  ///
  /// Nearly always this converges in a few passes. Later passes damp oscillations: differences that
  /// are rounding do not count, as every solve rounds in its own way; a node that moves out of what
  /// covers it when it is covered, and back when it is not, counts as inside; and some passes go
  /// half the way only.
  func updateAreas(_ pass: Int) throws(LayoutError) {
    guard state.environmentUse.contains(.places) else { return }
    if pass == 0 {
      areaFinder.searches += 1
      state.areaSearch = areaFinder.searches
    } else if pass > Self.swiftPasses {
      noteAllAreas()
    } else {
      noteMovedAreas()
    }
    var loose: [Int32] = []
    areaFinder.parent = -1
    for handle in areaFinder.due.nodes {
      guard let node = find(handle), isConcerned(node) else { continue }
      findAreas(of: node, isCovered: pass > 0)
      if hasAreas(node, but: pass > Self.swiftPasses ? AreaWalk.rounding : 0) { continue }
      if try !isDetermined(node) {
        loose.append(node)
      } else if pass > 0 {
        try enterAreas(of: node)
      }
    }
    if lastChanged != .none { return }
    if pass > Self.swiftPasses { for node in loose { try countAsInside(node) } }
    areaFinder.parent = -1
    for node in loose {
      findAreas(of: node, isCovered: pass > 0)
      if pass > 2 * Self.swiftPasses && pass % 3 == 0 {
        let known = environment(of: node)
        areaFinder.walk.safe = areaFinder.walk.safe.combined(with: known.effectiveSafeInsets) {
          ($0 + $1) / 2
        }
        areaFinder.walk.margins = areaFinder.walk.margins.combined(with: known.effectiveMargins) {
          ($0 + $1) / 2
        }
        areaFinder.node = -1
      }
      try enterAreas(of: node)
    }
  }

  private static let swiftPasses = 4

  /// Whether the active areas are those that were found, or nothing uses them any more.
  private func hasAreas(_ node: Int32, but: Double) -> Bool {
    let known = environment(of: node)
    if !known.traits.contains(.areaIsUsed) { return true }
    return areaFinder.walk.safe.isEqual(to: known.effectiveSafeInsets, but: but)
      && areaFinder.walk.margins.isEqual(to: known.effectiveMargins, but: but)
  }

  /// Puts the areas that were found into force. If no constraint uses them any more, solves no longer
  /// look at them, as if none ever had.
  private func enterAreas(of node: Int32) throws(LayoutError) {
    lastChanged = self.node(at: node)
    areaFinder.leftCount = 0
    try changeEnvironment(of: node) {
      $0.effectiveSafeInsets = areaFinder.walk.safe
      $0.effectiveMargins = areaFinder.walk.margins
    }
    var isUsed = false
    try forEachConstraint(around: node) { constraint throws(LayoutError) in
      if try refreshConstant(constraint, lookingFor: node) { isUsed = true }
    }
    if !isUsed { try changeEnvironment(of: node) { $0.traits.remove(.areaIsUsed) } }
  }

  private func countAsInside(_ node: Int32) throws(LayoutError) {
    for node in path(to: node) {
      try changeEnvironment(of: node) { $0.countedAsInside = state.areaSearch }
    }
  }
}

/// Areas on the way from a root inwards: what reaches into each node.
struct AreaWalk {
  var root: Rect
  /// Where the node that was entered last begins, in the coordinates of the root.
  var x: Double
  var y: Double
  /// How far the lines of the safe area are inside the edges of the root, and where what covers
  /// begins.
  var lines: Insets
  var outer: Insets
  var margins = Insets(all: 0)
  var safe = Insets(all: 0)
  var size: (width: Double, height: Double)
  /// The root has been entered.
  var isEntered = false
  /// The node that is entered next counts as inside of what covers, wherever it is.
  var isInside = false
  /// The frame, in the live layout, of the node that is asked how large it wants to be.
  var asked = Rect.zero

  init(root: Rect) {
    self.root = root
    (x, y) = (0, 0)
    (lines, outer) = (Insets(all: 0), Insets(all: 0))
    size = (root.width, root.height)
  }

  /// Puts the frame of the node that is asked where it is in the live layout. What is around it keeps
  /// its distance.
  mutating func makeRoom(for frame: inout Rect) {
    (frame.x, frame.y) = (asked.x, asked.y)
    root.width += frame.width - asked.width
    root.height += frame.height - asked.height
    size.width += frame.width - asked.width
    size.height += frame.height - asked.height
  }

  /// Goes on to a child; at first to the root itself.
  mutating func enter(_ frame: Rect, _ environment: Environment, _ own: Insets) {
    let gaps =
      isEntered
      ? Insets(
        top: frame.y, left: frame.x, bottom: size.height - frame.y - frame.height,
        right: size.width - frame.x - frame.width) : Insets(all: 0)
    if isEntered {
      x += frame.x
      y += frame.y
    }
    size = (frame.width, frame.height)
    // How far the node's edges are inside the root's.
    let edges = Insets(
      top: y, left: x, bottom: root.height - y - size.height, right: root.width - x - size.width)
    if environment.safeInsets != Insets(all: 0) {
      if isEntered {
        let begun = edges.combined(with: lines) { edge, line in
          edge >= line - Self.rounding ? edge : -.infinity
        }
        outer = outer.combined(with: begun, max)
        lines = lines.combined(with: edges, max)
      }
      lines = lines.combined(with: environment.safeInsets, +)
    }
    safe = reach(of: lines, from: outer, into: edges, least: 0)
    var all = own
    if environment.traits.contains(.marginsIncludeSafeArea) { all = all.combined(with: safe, +) }
    if environment.traits.contains(.inheritsMargins) && isEntered {
      let reach = reach(of: margins, from: Insets(all: 0), into: gaps, least: -.infinity)
      all = all.combined(with: reach, max)
    }
    margins = all
    isEntered = true
  }

  /// How far what covers reaches, along every edge, into the node that was entered last, whose
  /// edges are so far inside. What sticks out is not covered, and neither is a node entirely
  /// outside, such as one that is still to be scrolled in.
  private func reach(
    of lines: Insets, from outer: Insets, into edges: Insets, least: Double
  ) -> Insets {
    let lengths = Insets(top: size.height, left: size.width, bottom: size.height, right: size.width)
    let inside = edges.combined(with: outer, -).combined(with: lengths) { from, length in
      from < -Self.rounding && !isInside ? from + length : .infinity
    }
    let reach = lines.combined(with: edges.combined(with: outer, max), -)
    return reach.combined(with: inside) { $1 > Self.rounding ? max(least, $0) : least }
  }

  /// Edges that are no further apart than this count as the same: a page next to the window is not in it.
  static let rounding = 1e-9
}
