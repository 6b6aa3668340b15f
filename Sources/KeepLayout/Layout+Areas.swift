import ConstraintSolver

/// The safe area and the margins in force. What is covered of a root reaches into the nodes inside as
/// far as they lie under it, and an inherited margin reaches as far as the parent's: both depend on
/// where nodes are. So they are worked out anew after a solve, for the nodes whose areas something
/// uses, and if one has changed it is solved again (`Layout+Settling.swift`).
extension Layout {
  typealias Areas = (safe: Insets, margins: Insets)

  /// The areas of a node with the frames as they are. One that is gone has none, wherever it is.
  func areas(of node: Int32) -> Areas {
    if isGone(node) { return (Insets(all: 0), Insets(all: 0)) }
    if !environmentUse.contains(.places) { return (Insets(all: 0), ownMargins(of: node)) }
    let walk = walk(to: node)
    return (walk.safe, walk.margins)
  }

  /// The way from the root to a node. One that is asked how large it wants to be is where it is in the
  /// live layout, and what is around it has made room for it.
  private func walk(to node: Int32) -> AreaWalk {
    var path = [node]
    while path[path.count - 1] != fittingNode && nodes[path[path.count - 1]].parent >= 0 {
      path.append(nodes[path[path.count - 1]].parent)
    }
    let top = path[path.count - 1]
    var walk = top == fittingNode ? surroundings : AreaWalk(root: frame(at: top))
    while let next = path.popLast() {
      var frame = frame(at: next)
      if next == fittingNode { walk.makeRoom(for: &frame) }
      walk.isInside = countedAsInside.contains(self.node(at: next))
      walk.enter(frame, environment(of: next), ownMargins(of: next))
    }
    return walk
  }

  /// Keeps where a node is, with what surrounds it, before it is asked how large it wants to be.
  func noteSurroundings(of node: Int32) {
    let parent = nodes[node].parent
    surroundings = parent < 0 ? AreaWalk(root: frame(at: node)) : walk(to: parent)
    surroundings.asked = frame(at: node)
  }

  /// Whether a node has a part in what is being solved for: while a node is asked how large it wants
  /// to be, that is what is inside of it.
  func isConcerned(_ node: Int32) -> Bool { fittingNode < 0 || isInside(node, fittingNode) }

  /// Notes that the equation at hand uses areas of nodes, from which time on they are kept up to date.
  func useAreas() throws(LayoutError) {
    for place in parts.indices where parts[place].anchor.area != .edges {
      try useArea(of: parts[place].anchor.node)
    }
  }

  private func useArea(of node: Int32) throws(LayoutError) {
    if environment(of: node).traits.contains(.areaIsUsed) { return }
    let areas = areas(of: node)
    try changeEnvironment(of: node) {
      $0.traits.insert(.areaIsUsed)
      $0.effectiveSafeInsets = areas.safe
      $0.effectiveMargins = areas.margins
    }
    note(self.node(at: node), in: &areaNodes)
  }

  /// Brings the areas of a node up to date, and the rows that mention them. Notes the node if that
  /// changes anything.
  ///
  /// Nearly always that settles in a few passes. Then it is taken slower, so that what swings to and
  /// fro comes to rest: differences that are rounding do not count, as every solve rounds in its own
  /// way; a node that moves out of what covers it when it is not covered, and back when it is, counts
  /// as inside; and now and then it goes half the way.
  func updateArea(of node: Int32, _ pass: Int = 0) throws(LayoutError) {
    let known = environment(of: node)
    guard known.traits.contains(.areaIsUsed) else { return }
    let but = pass > Self.swiftPasses ? Self.rounding : 0
    var areas = areas(of: node)
    if areas.safe.isEqual(to: known.effectiveSafeInsets, but: but)
      && areas.margins.isEqual(to: known.effectiveMargins, but: but)
    {
      return
    }
    lastChanged = self.node(at: node)
    if pass > Self.swiftPasses {
      countAsInside(node)
      areas = self.areas(of: node)
    }
    if pass > 2 * Self.swiftPasses && pass % 3 == 0 {
      areas.safe = areas.safe.combined(with: known.effectiveSafeInsets) { ($0 + $1) / 2 }
      areas.margins = areas.margins.combined(with: known.effectiveMargins) { ($0 + $1) / 2 }
    }
    try changeEnvironment(of: node) {
      $0.effectiveSafeInsets = areas.safe
      $0.effectiveMargins = areas.margins
    }
    try forEachConstraint(around: node) { constraint throws(LayoutError) in
      try refreshConstant(constraint)
    }
  }

  private static let swiftPasses = 4
  private static let rounding = 1e-9

  private func countAsInside(_ node: Int32) {
    var node = node
    while node >= 0, countedAsInside.insert(self.node(at: node)) { node = nodes[node].parent }
  }

  /// Brings the areas of all nodes up to date that depend on where nodes are.
  func updateAreas(_ pass: Int) throws(LayoutError) {
    guard environmentUse.contains(.places) else { return }
    areaNodes.removeAll { find($0) == nil }
    for place in 0..<areaNodes.nodes.count {
      guard let node = find(areaNodes.nodes[place]), isConcerned(node) else { continue }
      try updateArea(of: node, pass)
    }
  }
}

/// What reaches into nodes on the way from a root inwards.
struct AreaWalk {
  var root: Rect
  /// Where the node that was entered last begins, in the coordinates of the root.
  var x: Double
  var y: Double
  /// The lines of the safe area, in from the edges of the root, and where what covers begins.
  var lines: Insets
  var outer: Insets
  var margins = Insets(all: 0)
  var safe = Insets(all: 0)
  var size: (width: Double, height: Double)
  /// It has gone in at the root.
  var isEntered = false
  /// The node that is entered next counts as inside of what covers, wherever it is.
  var isInside = false
  /// The frame of the node that is asked how large it wants to be, in the live layout.
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
        let begun = edges.combined(with: lines) { edge, line in edge >= line ? edge : -.infinity }
        outer = outer.combined(with: begun, max)
        lines = lines.combined(with: edges, max)
      }
      lines = lines.combined(with: environment.safeInsets, +)
    }
    safe = reach(of: lines, from: outer, into: edges)
    var all = own
    if environment.traits.contains(.marginsIncludeSafeArea) { all = all.combined(with: safe, +) }
    if environment.traits.contains(.inheritsMargins) && isEntered {
      all = all.combined(with: reach(of: margins, from: Insets(all: 0), into: gaps), max)
    }
    margins = all
    isEntered = true
  }

  /// How far what covers, along every edge, reaches into the node that was entered last, whose edges
  /// are so far in. What sticks out is not covered, and nor is a node that is outside altogether, as
  /// one that is still to be scrolled in.
  private func reach(of lines: Insets, from outer: Insets, into edges: Insets) -> Insets {
    let lengths = Insets(top: size.height, left: size.width, bottom: size.height, right: size.width)
    let inside = edges.combined(with: outer, -).combined(with: lengths) { from, length in
      from < 0 && !isInside ? from + length : .infinity
    }
    return lines.combined(with: edges.combined(with: outer, max), -)
      .combined(with: inside) { reach, inside in inside > 0 ? max(0, reach) : 0 }
  }
}
