import ConstraintSolver
import LayoutRelations
import LayoutStore

/// What has to be decided in each solve.
struct Deciders: ~Copyable {
  /// Flows, barriers, what turns, grids with tracks that are repeated, and nodes with variants, and what was one.
  fileprivate(set) var nodes = NodeList()
  /// A container is arranged because of a decision, which is no change of the host's.
  var areArranging = false
  /// The version of rows in which frames agreed with what was decided, and no decision had a part in what it was made
  /// from; none where they do not, or there is a barrier, which has a part in that.
  fileprivate(set) var form = UInt64.max
  /// How often fractions beside tracks that are repeated have had other lengths in a solve.
  var fillings = 0
  /// A grid inside of another one needs two more.
  static let mostFillings = 64

  mutating func note(_ node: Node) { nodes.insert(node) }
}

/// Flows, barriers, rows that turn, and grids with repeated tracks decide (``Decision``), each in its own file.
extension Vocabularies {
  /// Has every solve from now on decide something of a container.
  func noteDecider(_ container: ContainerSlot) {
    deciders.note(node(at: containers[container].node))
  }

  /// The same of all, as one that was destroyed may be there again.
  func noteAllDeciders() {
    if deciders.nodes.count == 0 { return }
    for container in containers.records.taken where decides(container) { noteDecider(container) }
    for entry in variants.taken { deciders.note(node(at: variants[entry].owner)) }
  }

  private func decides(_ node: NodeSlot) -> Bool {
    let container = container(of: node)
    return varies(node) || !container.isNone && decides(container)
  }

  private func varies(_ node: NodeSlot) -> Bool { variants(of: node).count > 0 }

  private func decides(_ container: ContainerSlot) -> Bool {
    containers.isFlow(container) || containers.turns(container)
      || containers[container].kind == .barrier || containers[container].isRepeating
  }

  /// Lets all be as on the first time, and lists what there is to decide.
  func takeBackDecisions() throws(LayoutError) -> [Decision] {
    if deciders.nodes.count == 0 { return [] }
    deciders.nodes.removeAll { node in !(find(node).map { decides($0) } ?? false) }
    deciders.areArranging = true
    defer { deciders.areArranging = false }
    // Whether something is a flow may follow from the variant of another node.
    for node in concernedDeciders() { try use(0, of: node) }
    let deciding = deciding()
    var decisions: [Decision] = []
    for node in inOrderOfCreation(concernedDeciders()) {
      if varies(node) {
        let axis = variedAxis(of: node)
        decisions.append(decision(ofVariants: node, axis, deciding))
      }
      try takeBack(container(of: node), deciding, in: &decisions)
    }
    return decisions
  }

  private func concernedDeciders() -> NodeSlots {
    var all = NodeSlots()
    for node in deciders.nodes.nodes {
      if let slot = find(node), isConcerned(slot), decides(slot) { all.append(slot) }
    }
    return all
  }

  /// Nodes in which something is decided before what is further inside.
  private func deciding() -> NodeList {
    var deciding = NodeList()
    for slot in concernedDeciders() {
      let container = container(of: slot)
      let isLine = !container.isNone && containers[container].kind.isLine
      deciding.insert(node(at: isLine ? nodes[slot].parent : slot))
    }
    return deciding
  }

  /// Lets what a container decides be as on the first time, and lists it.
  private func takeBack(
    _ container: ContainerSlot, _ deciding: borrowing NodeList, in decisions: inout [Decision]
  ) throws(LayoutError) {
    if container.isNone || !decides(container) { return }
    let node = containers[container].node
    if containers.isFlow(container) {
      try joinLines(of: container)
      list(flow: container, level(of: node, deciding), in: &decisions)
    } else if containers.turns(container) {
      try turnBack(container)
      if varies(node) { return }
      let axis = containers[container].values.axis
      decisions.append(decision(ofVariants: node, axis, deciding))
    } else if containers[container].isRepeating {
      try joinTracks(of: container)
      let axis = containers[container].values.axis
      let level = level(of: node, deciding)
      decisions.append(Decision(.tracks, of: self.node(at: node), axis, level: level))
    } else {
      try arrangeLine(container)
      decisions.append(decision(ofBarrier: node, deciding))
    }
  }

  /// What there is to decide in containers for which another variant of a node has other values.
  func decisions(behind decision: Decision) throws(LayoutError) -> [Decision] {
    deciders.areArranging = true
    defer { deciders.areArranging = false }
    let deciding = deciding()
    var decisions: [Decision] = []
    var seen = NodeList()
    for entry in find(decision.node).map({ variantEntries(of: $0) }) ?? [] {
      guard case .property(.container, let node, _) = entry.subject, seen.insert(node),
        case let container = container(of: node), !container.isNone
      else { continue }
      // Whether it turns itself is decided behind its variants.
      if node == decision.node && containers.turns(container) { continue }
      try takeBack(container, deciding, in: &decisions)
    }
    return decisions
  }

  private func decision(
    ofVariants node: NodeSlot, _ axis: Axis, _ deciding: borrowing NodeList
  ) -> Decision {
    Decision(.variant, of: self.node(at: node), axis, level: level(of: node, deciding))
  }

  /// Has flows that are shorter than they ask for ask for what they have, as content beside them does.
  func narrowFlows(_ axis: Axis) throws(LayoutError) {
    deciders.areArranging = true
    defer { deciders.areArranging = false }
    for node in deciders.nodes.nodes {
      guard let slot = find(node), isConcerned(slot) else { continue }
      if isFlow(slot, axis) { try narrow(container(of: slot), axis) }
    }
  }

  private func list(
    flow container: ContainerSlot, _ level: Int32, in decisions: inout [Decision]
  ) {
    let axis = containers[container].values.axis
    let node = node(at: containers[container].node)
    // Heights are known once content has been measured for its width.
    decisions.append(Decision(.length, of: node, axis, isFirst: axis == .horizontal))
    decisions.append(Decision(.lines, of: node, axis, level: level))
    if containers[container].values.rowDistribution.isFill {
      decisions.append(Decision(.stretch, of: node, axis.other, level: level, isLast: true))
    }
  }

  /// How many flows, grids and rows that decide, and owners of barriers, a node is in.
  private func level(of node: NodeSlot, _ deciding: borrowing NodeList) -> Int32 {
    var (level, outer) = (Int32(0), nodes[node].parent)
    while !outer.isNone {
      if deciding.contains(self.node(at: outer)) { level += 1 }
      outer = nodes[outer].parent
    }
    return level
  }

  /// It is made after the flows that nodes of the barrier are in are broken, and tracks of grids repeated.
  private func decision(ofBarrier barrier: NodeSlot, _ deciding: borrowing NodeList) -> Decision {
    let along = containers[container(of: barrier)].values.edge.line.axis
    var (axis, isLast) = (along, false)
    var level = level(of: barrier, deciding)
    for node in nodes(ofBarrier: barrier) {
      var outer = find(node).map { nodes[$0].parent } ?? .none
      while !outer.isNone {
        if case let container = container(of: outer), !container.isNone,
          containers.isFlow(container) || containers[container].isRepeating
        {
          let values = containers[container].values
          if values.axis == .vertical { axis = .vertical }
          // Lines that fill a flow move its members across it.
          let isFilled = containers.isFlow(container) && values.rowDistribution.isFill
          if isFilled && values.axis != along { isLast = true }
          level = max(level, self.level(of: outer, deciding) + 1)
        }
        outer = nodes[outer].parent
      }
    }
    let owner = self.node(at: nodes[barrier].parent)
    return Decision(
      .furthest, of: self.node(at: barrier), axis, level: level, isLast: isLast, owner: owner)
  }

  /// A length that is kept as a constant, without what rounding has left in it: that is another one after another solve.
  static func kept(_ length: Double) -> Double {
    let scale = 1e8
    return length.magnitude < 1e7 ? (length * scale).rounded() / scale : length
  }

  func choose(_ decision: Decision) throws(LayoutError) -> Bool {
    guard let node = find(decision.node) else { return false }
    let container = container(of: node)
    let isKept = decision.kind == .variant ? decides(node) : !container.isNone && decides(container)
    if !isKept || isGone(node, decision.axis) || isInGone(node, decision.axis) { return false }
    deciders.areArranging = true
    defer { deciders.areArranging = false }
    switch decision.kind {
    case .length: return try decideLength(of: container)
    case .variant:
      if try decideVariant(of: node) { return true }
      if container.isNone || !containers.turns(container) { return false }
      return try decideTurn(of: container)
    case .furthest: return try decideFurthest(of: container)
    case .lines: return try breakLines(of: container)
    case .stretch: return try stretchLines(of: container)
    case .tracks: return try decideTracks(of: container)
    }
  }

  /// Has a flow ask for no length until that is decided again.
  func takeBackLength(_ decision: Decision) throws(LayoutError) {
    guard case let container = container(of: decision.node), !container.isNone,
      containers.isFlow(container)
    else { return }
    deciders.areArranging = true
    defer { deciders.areArranging = false }
    try joinLines(of: container)
  }

  func noteAgreement() {
    if deciders.nodes.count == 0 || !contents.fittingNode.isNone { return }
    let isSteady = deciders.nodes.nodes.allSatisfy { node in
      guard let slot = find(node) else { return true }
      if variants(of: slot).used > 0 { return false }
      guard case let container = container(of: slot), !container.isNone else { return true }
      if containers[container].isRepeating { return repeatsSteadily(container) }
      return containers.isFlow(container)
        ? isAsBroken(container) && !isStretched(container) && !mayHaveNarrowed(container)
        : !containers[container].isTurned && containers.turns(container)
    }
    deciders.form = isSteady && agreeWithFrames() ? solver.form : .max
  }

  /// Whether frames would decide all as it is; flows are as long as was decided, too, and have nothing left for lines.
  func agreeWithFrames() -> Bool {
    deciders.nodes.nodes.allSatisfy { node in
      guard let slot = find(node) else { return true }
      if isDecidedOtherwise(slot) { return false }
      guard case let container = container(of: slot), !container.isNone,
        containers.isFlow(container), !containers[container].unbroken.isNaN
      else { return true }
      return asksAsDecided(container) && !canStretchLines(of: container)
    }
  }

  /// Whether lines are as large as they were without what was left then, which frames do not tell.
  private func isStretched(_ container: ContainerSlot) -> Bool {
    containers[container][tracks: containers[container].values.axis.other].isStretched
  }

  /// Whether text may have less than it takes since all members of a flow were in one column: in several it has another
  /// width.
  private func mayHaveNarrowed(_ container: ContainerSlot) -> Bool {
    containers[container].values.axis == .vertical && lineCount(of: container) > 1
      && isAnyTextNarrowed
  }

  /// Flows, barriers, what turns, and what has variants, that the frames of the last solve would decide otherwise.
  package func decidedOtherwise() -> [Node] {
    deciders.nodes.nodes.filter { node in find(node).map { isDecidedOtherwise($0) } ?? false }
  }

  private func isDecidedOtherwise(_ node: NodeSlot) -> Bool {
    if variesOtherwise(node) { return true }
    guard case let container = container(of: node), !container.isNone else { return false }
    if containers.isFlow(container) { return breaksOtherwise(container) }
    if containers.turns(container) { return turnsOtherwise(container) }
    if containers[container].isRepeating { return repeatsOtherwise(container) }
    return containers[container].kind == .barrier && isOffNode(container)
  }
}
