import ConstraintSolver
import LayoutStore

/// The effective safe area and margins: fixed-point iteration from a fixed start.
///
/// The safe-area overlap of a root reaches into the nodes inside as far as they lie under it, and an inherited
/// margin reaches as far as the parent's: both follow from frames, and frames from them. Every solve begins with
/// nothing covered, and finds areas and frames in turns (``Settler``), so that where there are several answers,
/// the one that is found does not depend on history. Nodes that are determined (`Relations+DeterminedLines.swift`)
/// have only one answer, and begin with the last one.
///
/// Every fifth pass closes a round: a node that still changes counts as inside of what covers it, and each of
/// its insets goes to the limit of its last steps (A. C. Aitken, On Bernoulli's numerical solution of algebraic
/// equations, 1926).
extension Relations {
  typealias Areas = (safe: Insets, margins: Insets)

  /// The areas of a node with the present frames. A node that is gone has none, wherever it is.
  func areas(of node: NodeSlot) -> Areas {
    areaFinder.parent = .none
    findAreas(of: node)
    return (areaFinder.walk.safe, areaFinder.walk.margins)
  }

  /// Finds the areas of a node, or those that it has if nothing covers it, and leaves them in
  /// `areaFinder.walk`. For a node inside the last one, or in the same parent, the walk to there is reused.
  private func findAreas(of node: NodeSlot, isCovered: Bool = true) {
    let parent = node == contents.fittingNode ? .none : nodes[node].parent
    let isPlain =
      !state.useCounts.inUse.contains(.places) || !isCovered && !nodes[node].parent.isNone
    if isPlain || Gone(nodes[node].traits) == .fully {
      (areaFinder.walk.safe, areaFinder.walk.margins) = (Insets(all: 0), ownMargins(of: node))
      areaFinder.node = .none
      return
    }
    if parent.isNone || areaFinder.parent.isNone
      || parent != areaFinder.parent && parent != areaFinder.node
    {
      areaFinder.walk = walk(around: node)
    } else if parent == areaFinder.parent {
      areaFinder.walk = areaFinder.outerWalk
    }
    (areaFinder.parent, areaFinder.outerWalk, areaFinder.node) = (parent, areaFinder.walk, node)
    go(into: node, &areaFinder.walk)
    areaFinder.walk.safe.collapse(nodes[node].traits)
    areaFinder.walk.margins.collapse(nodes[node].traits)
  }

  /// The way from the root to what a node is in.
  private func walk(around node: NodeSlot) -> AreaWalk {
    var path = path(to: node)
    let top = path[path.count - 1]
    var walk =
      top == contents.fittingNode ? areaFinder.surroundings : AreaWalk(root: frame(at: top))
    while path.count > 1, let next = path.popLast() { go(into: next, &walk) }
    return walk
  }

  /// A node that is asked how large it wants to be counts as being where it is in the live layout,
  /// and its surroundings grow for it.
  private func go(into node: NodeSlot, _ walk: inout AreaWalk) {
    var frame = frame(at: node)
    if node == contents.fittingNode { walk.makeRoom(for: &frame) }
    let environment = environment(of: node)
    walk.isInside = state.areaSearch > 0 && environment.countedAsInside == state.areaSearch
    walk.enter(frame, environment, ownMargins(of: node))
    if contentSlot(of: node) != node {
      let inside = inside(of: node)
      walk.size = (inside.width, inside.height)
    }
  }

  /// A node and what it is inside of, up to the root, or to a node that is asked how large it wants to be.
  func path(to node: NodeSlot) -> NodeSlots {
    var path = NodeSlots(node)
    while path[path.count - 1] != contents.fittingNode && !nodes[path[path.count - 1]].parent.isNone
    {
      path.append(nodes[path[path.count - 1]].parent)
    }
    return path
  }

  /// Stores where a node is, and what surrounds it, before it is asked how large it wants to be.
  package func noteSurroundings(of node: NodeSlot) {
    areaFinder.surroundings = walk(around: node)
    areaFinder.surroundings.asked = frame(at: node)
  }

  /// Whether a node has a part in what is being solved for: while a node is asked how large it wants
  /// to be, that is what is inside of it.
  package func isConcerned(_ node: NodeSlot) -> Bool {
    contents.fittingNode.isNone || isInside(node, contents.fittingNode)
  }

  /// Notes that a relation uses areas of nodes: from now on they are kept up to date.
  func useAreas(of relation: LinearRelation) throws(LayoutError) {
    for place in 0..<relation.terms.count where relation.terms[place].area != .edges {
      try useArea(of: relation.terms[place].node)
    }
  }

  private func useArea(of node: NodeSlot) throws(LayoutError) {
    if environment(of: node).areaIsUsed { return }
    findAreas(of: node, isCovered: false)
    try changeEnvironment(of: node) {
      $0.areaIsUsed = true
      $0.effectiveSafeInsets = areaFinder.walk.safe
      $0.effectiveMargins = areaFinder.walk.margins
    }
    noteArea(of: node)
  }

  /// Lists a node if something uses its areas. One that has come back may have been taken off the list.
  func noteArea(of node: NodeSlot) {
    guard let said = extras(of: node)?.environment, said.areaIsUsed else {
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
    var last = NodeSlot.none
    solver.forEachMove { variable in
      var top = nodes.owner(ofVariable: variable)
      let parent = nodes[top].parent
      if !parent.isNone && contentSlot(of: parent) == top { top = parent }
      var node = top == last ? .none : top
      last = top
      while !node.isNone && left >= 0 {
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
      areaFinder.parent = .none
      findAreas(of: node, isCovered: false)
      return hasAreas(node, but: 0)
    }
    areaFinder.leftCount = areaFinder.due.nodes.count
  }

  /// Brings the areas of a node up to date, whose settings have changed.
  func updateArea(of node: NodeSlot) throws(LayoutError) {
    guard !nodes[node].extras.isNone, nodes.extras[nodes[node].extras].environment.areaIsUsed else {
      return
    }
    areaFinder.parent = .none
    findAreas(of: node)
    try enterAreas(of: node)
  }

  /// Brings areas in line with the frames of a pass, each from its root inwards, with the rows that mention them.
  /// Returns a node whose areas have changed.
  ///
  /// Pass 0 sets the start. Nodes that are not determined wait for those that are. Areas can only change for nodes
  /// that have moved, or are inside of some that have, until a round has been closed.
  func updateAreas(_ pass: Int) throws(LayoutError) -> Node {
    guard state.environmentUse.contains(.places) else { return .none }
    areaFinder.lastChanged = .none
    if pass == 0 {
      // A node that is asked how large it wants to be begins with the areas that it has.
      if !contents.fittingNode.isNone { return .none }
      areaFinder.searches += 1
      state.areaSearch = areaFinder.searches
    } else if pass > Self.areaRound {
      noteAllAreas()
    } else {
      noteMovedAreas()
    }
    let loose = try updateDetermined(pass)
    if areaFinder.lastChanged == .none { try updateLoose(loose, pass) }
    return areaFinder.lastChanged
  }

  /// How many passes a round has.
  private static let areaRound = 5

  /// Updates the areas of determined nodes, and returns the other ones whose areas have changed. After the first
  /// pass, differences that are rounding do not count, as every solve rounds in its own way.
  private func updateDetermined(_ pass: Int) throws(LayoutError) -> NodeSlots {
    var loose = NodeSlots()
    areaFinder.parent = .none
    for handle in areaFinder.due.nodes {
      guard let node = find(handle), isConcerned(node) else { continue }
      findAreas(of: node, isCovered: pass > 0)
      if hasAreas(node, but: pass > 1 ? AreaWalk.rounding : 0) { continue }
      if try !isDetermined(node) {
        loose.append(node)
      } else if pass > 0 {
        try enterAreas(of: node)
      }
    }
    return loose
  }

  /// Updates the areas of nodes that are not determined. Where a round is closed, those that still change count as
  /// inside of what covers them from then on, and go to where their steps lead.
  private func updateLoose(_ nodes: NodeSlots, _ pass: Int) throws(LayoutError) {
    let isClosing = pass > 0 && pass % Self.areaRound == 0
    if isClosing { for node in nodes { try countAsInside(node) } }
    areaFinder.parent = .none
    areaFinder.trail.resize(isClosing ? areaFinder.trail.count : 0, nil)
    for node in nodes {
      findAreas(of: node, isCovered: pass > 0)
      let known = environment(of: node)
      let now = (safe: known.effectiveSafeInsets, margins: known.effectiveMargins)
      if isClosing, Int(node.index) < areaFinder.trail.count,
        let before = areaFinder.trail[node]
      {
        areaFinder.walk.safe.accelerate(from: before.safe, now.safe)
        areaFinder.walk.margins.accelerate(from: before.margins, now.margins)
        areaFinder.node = .none
      } else if pass % Self.areaRound == Self.areaRound - 1 {
        if areaFinder.trail.count <= node.index {
          areaFinder.trail.resize(Int(self.nodes.end), nil)
        }
        areaFinder.trail[node] = now
      }
      try enterAreas(of: node)
    }
  }

  /// Whether the active areas are those that were found, or nothing uses them any more.
  private func hasAreas(_ node: NodeSlot, but: Double) -> Bool {
    let known = environment(of: node)
    if !known.areaIsUsed { return true }
    return areaFinder.walk.safe.isEqual(to: known.effectiveSafeInsets, but: but)
      && areaFinder.walk.margins.isEqual(to: known.effectiveMargins, but: but)
  }

  /// Puts the areas that were found into force. If no constraint uses them any more, solves no longer
  /// look at them, as if none ever had.
  private func enterAreas(of node: NodeSlot) throws(LayoutError) {
    areaFinder.lastChanged = self.node(at: node)
    areaFinder.leftCount = 0
    try changeEnvironment(of: node) {
      $0.effectiveSafeInsets = areaFinder.walk.safe
      $0.effectiveMargins = areaFinder.walk.margins
    }
    var isUsed = false
    try forEachConstraint(around: node) { constraint throws(LayoutError) in
      if try refreshConstant(constraint, lookingFor: node) { isUsed = true }
    }
    if !isUsed { try changeEnvironment(of: node) { $0.areaIsUsed = false } }
  }

  private func countAsInside(_ node: NodeSlot) throws(LayoutError) {
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
    if environment.said.contains(.safeArea) {
      if isEntered {
        let begun = edges.combined(with: lines) { edge, line in
          edge >= line - Self.rounding ? edge : -.infinity
        }
        outer = outer.combined(with: begun, max)
        lines = lines.combined(with: edges, max)
      }
      lines = lines.combined(with: environment.said[.safeArea].insets, +)
    }
    safe = reach(of: lines, from: outer, into: edges, least: 0)
    var all = own
    if !environment.said.contains(.marginsFromEdges) { all = all.combined(with: safe, +) }
    if environment.said.contains(.inheritedMargins) && isEntered {
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
