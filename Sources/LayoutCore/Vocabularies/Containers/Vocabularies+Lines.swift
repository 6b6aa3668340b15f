import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Guidelines and barriers: guides that are one line. They own constraints as containers do, and have no members.
/// The nodes of a barrier are those that its constraints mention; one that is gone is left out by that.
extension Vocabularies {
  /// Makes a guide that is one line: of its owner, or beyond nodes if there are some.
  public func createLine(
    in owner: Node, at edge: AnchorKind, distance: Double = 0, fraction: Double = 0,
    of others: [Node] = []
  ) throws(LayoutError) -> Node {
    try checkIdle()
    var values = ContainerValues(edge.line.axis)
    (values.edge, values.distance, values.fraction) = (edge, distance, fraction)
    try check(values)
    try check(others, with: owner)
    let made = try createGuide(in: owner)
    let kind: ContainerKind = others.isEmpty ? .guideline : .barrier
    let container = try insertContainer(kind, of: try place(made), values)
    try arrangeLine(container, others)
    return made
  }

  /// Puts other nodes in place of those of a barrier.
  public func setNodes(ofBarrier barrier: Node, to others: [Node]) throws(LayoutError) {
    _ = try check(barrier, others)
    try BarrierChange(barrier: barrier, others: others).submit(to: self)
  }

  func put(_ others: [Node], onBarrier barrier: Node) throws(LayoutError) {
    try arrangeLine(try check(barrier, others), others)
  }

  private func check(_ barrier: Node, _ others: [Node]) throws(LayoutError) -> ContainerSlot {
    let container = container(of: try place(barrier))
    guard !container.isNone, containers[container].kind == .barrier else {
      throw .notContainer(barrier, .barrier)
    }
    try check(others, with: barrier)
    return container
  }

  package func check(_ others: [Node], with node: Node) throws(LayoutError) {
    let slot = try place(node, as: .owner)
    for place in others.indices {
      do throws(LayoutError) {
        let other = try self.place(others[place])
        if other == slot && nodes[slot].isGuide { throw .itself(others[place]) }
        if rootSlot(of: other) != rootSlot(of: slot) && !state.isReading {
          throw .unrelated(node, others[place])
        }
      } catch {
        throw .element(place, error)
      }
    }
  }

  /// The nodes of a barrier, in order of creation, so that their constraints' order does not show.
  package func nodes(ofBarrier barrier: NodeSlot) -> [Node] {
    var all = NodeSlots()
    forEachOwned(ofMember: barrier) { constraint in
      if !constraints[constraint].has(.beyond) { return }
      all.append(constraints.terms[constraints.terms[constraints[constraint].firstTerm].next].node)
    }
    return inOrderOfCreation(all).map { node(at: $0) }
  }

  func arrangeLine(_ container: ContainerSlot) throws(LayoutError) {
    try arrangeLine(container, nodes(ofBarrier: containers[container].node))
  }

  /// Keeps a line where it is to be; of a barrier as far as that follows before its furthest node is decided.
  package func arrangeLine(_ container: ContainerSlot, _ others: [Node]) throws(LayoutError) {
    if containers[container].kind == .barrier { noteDecider(container) }
    try keep(LineRows(self, container, others).rows, ofMember: containers[container].node)
  }

  /// Decides which node of a barrier is the furthest; whether the barrier was elsewhere.
  func decideFurthest(of container: ContainerSlot) throws(LayoutError) -> Bool {
    let barrier = containers[container].node
    let others = nodes(ofBarrier: barrier)
    let rows = LineRows(self, container, others)
    var furthest = Node.none
    var distance = Double.infinity
    for other in others {
      guard let beyond = excess(of: rows.beyond(other), ofLine: barrier) else { continue }
      if beyond < distance - Self.leastDistance { (furthest, distance) = (other, beyond) }
    }
    if distance < -Self.leastDistance {
      // In a conflict there is no furthest one, and the barrier is near.
      try keep(rows.rows + [rows.near], ofMember: barrier)
      return true
    }
    if furthest == .none {
      try keep(rows.rows + [rows.atOwner], ofMember: barrier)
      return (excess(of: rows.atOwner, ofLine: barrier) ?? 0).magnitude > Self.leastDistance
    }
    try keep(rows.rows + [rows.least(0)], ofMember: barrier)
    let out = excess(of: rows.least(0), ofLine: barrier) ?? 0
    let held = [rows.least(Self.kept(out - distance)), rows.held(at: furthest)]
    try keep(rows.rows + held, ofMember: barrier)
    return distance > Self.leastDistance
  }

  /// Whether a barrier is further out than the node that it is held at.
  func isOffNode(_ container: ContainerSlot) -> Bool {
    let barrier = containers[container].node
    let others = nodes(ofBarrier: barrier)
    let rows = LineRows(self, container, others)
    return others.contains { other in
      (excess(of: rows.held(at: other), ofLine: barrier) ?? 0) > Self.leastDistance
    }
  }

  /// By how much the left side of a row of a line is above its constant in the last solve; nil while it is inactive.
  private func excess(of row: ContainerRow, ofLine line: NodeSlot) -> Double? {
    var excess: Double?
    forEachOwned(ofMember: line) {
      if !constraints[$0].has(row.role) || !hasTerms($0, of: row) { return }
      if let statement = statement(of: constraint(at: $0)) { excess = residual(statement) }
    }
    return excess
  }

  /// Less than that is rounding.
  private static var leastDistance: Double { 1e-6 }
}

/// What a guideline or a barrier wants of itself. Its edge and the opposite one are as the direction of its owner has
/// them.
struct LineRows {
  private let values: ContainerValues
  private let line: Node
  private let owner: Node
  private let edge: AnchorKind
  private let opposite: AnchorKind
  private let inwards: Double
  private(set) var rows: [ContainerRow] = []

  init(_ layout: Vocabularies, _ container: ContainerSlot, _ others: [Node]) {
    let slot = layout.containers[container].node
    values = layout.containers[container].values
    (line, owner) = (layout.node(at: slot), layout.node(at: layout.nodes[slot].parent))
    let lines = ContainerLines(
      values.edge.line.axis, of: values,
      isRightToLeft: layout.isRightToLeft(layout.nodes[slot].parent))
    let isFar: Bool
    switch values.edge {
    case .right: isFar = lines.far == .right
    case .left: isFar = lines.far == .left
    default: isFar = values.edge.line.isFar
    }
    (edge, opposite) = isFar ? (lines.far, lines.near) : (lines.near, lines.far)
    inwards = isFar ? -lines.sign : lines.sign
    var row = ContainerRow(.lineSize)
    row.add(1, line, lines.size)
    rows.append(row)
    if layout.containers[container].kind == .guideline {
      rows.append(place)
    } else {
      for other in others { rows.append(beyond(other)) }
    }
  }

  private var place: ContainerRow {
    var row = ContainerRow(.linePlace, .equal, values.distance)
    row.add(inwards, line, edge)
    row.add(-inwards * (1 - values.fraction), owner, edge)
    row.add(-inwards * values.fraction, owner, opposite)
    return row
  }

  /// How far out a barrier is from a line.
  private func out(
    _ role: ContainerRole, _ relation: Relation, _ distance: Double, at priority: Double,
    from other: Node, _ anchor: AnchorKind
  ) -> ContainerRow {
    var row = ContainerRow(role, relation, distance, at: priority)
    row.add(-inwards, line, edge)
    row.add(inwards, other, anchor)
    return row
  }

  /// It is beyond one of its nodes.
  func beyond(_ other: Node) -> ContainerRow {
    out(.beyond, .atLeast, values.distance, at: Priority.required, from: other, edge)
  }

  /// It is at the furthest of them.
  func held(at furthest: Node) -> ContainerRow {
    out(
      .beyondLeast, .atMost, values.distance, at: ContainerPriority.barrier, from: furthest, edge)
  }

  /// It is where its owner ends, as no node of it is there.
  var atOwner: ContainerRow {
    out(.beyondLeast, .equal, 0, at: ContainerPriority.barrier, from: owner, opposite)
  }

  /// It is as far in as it can be.
  var near: ContainerRow {
    out(.beyondLeast, .atMost, 0, at: ContainerPriority.least, from: owner, opposite)
  }

  /// It is no further out than that node was, so that what hangs on it does not draw the node out with it.
  func least(_ length: Double) -> ContainerRow {
    out(.beyondLeast, .atMost, length, at: ContainerPriority.furthest, from: owner, opposite)
  }
}

/// The nodes of a barrier.
struct BarrierChange: Change {
  let barrier: Node
  let others: [Node]

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) {
    try layout.put(others, onBarrier: barrier)
  }
}
