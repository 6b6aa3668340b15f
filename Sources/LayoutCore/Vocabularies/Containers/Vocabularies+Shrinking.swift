import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Members whose content does not fit share what is missing (``ShrinkRows``). A solve tells who is too small; then there
/// are rows for that, and another solve.
///
/// Stacks in a stack along the same axis are one for this, the outermost of them. As rows make no difference where
/// nothing is missing, whichever there were before makes none either.
extension Vocabularies {
  /// Brings the rows in line with what is missing after a solve. Whether there are others now. Where others have changed
  /// since, nothing is missing before the next solve tells so.
  func shareWhatIsMissing(isOutOfDate: Bool) throws(LayoutError) -> Bool {
    guard containers.records.count > 0, let priorities = contents.priorities else { return false }
    if !isOutOfDate && !solver.isViolated(at: priorities) {
      shrinking.end()
      return try endShrinking()
    }
    solver.forEachMove { variable in
      if NodeRecord.isSize(variable) { noteShrinking(nodes.owner(ofVariable: variable)) }
    }
    for handle in shrinking.changed.nodes {
      if let node = find(handle) { noteShrinking(node) }
    }
    if isOutOfDate { return false }
    var hasChanged = false
    for handle in shrinking.due.nodes {
      guard let node = find(handle), isConcerned(node) else { continue }
      let container = container(of: node)
      if container.isNone { continue }
      if containers[container].kind == .grid {
        if try shareWhatIsMissing(ofGrid: container) { hasChanged = true }
        continue
      }
      if !isStack(container) { continue }
      if try shareWhatIsMissing(in: outermostStack(of: container)) { hasChanged = true }
    }
    if contents.fittingNode.isNone { shrinking.end() }
    return hasChanged
  }

  /// Notes a node whose size may have changed, if it is too small for its content, or may have been.
  private func noteShrinking(_ node: NodeSlot) {
    if !nodes.isTaken(node) { return }
    noteShrinking(member: node)
    if isListed(node) { for proxy in proxies(of: node) { noteShrinking(member: proxy) } }
  }

  private func noteShrinking(member node: NodeSlot) {
    let container = container(of: nodes[node].parent)
    if container.isNone { return }
    if containers[container].kind == .grid { return noteShrinking(node, ofGrid: container) }
    if !isStack(container) { return }
    let axis = containers[container].values.axis
    let basis = max(membership(of: node).basis, unbrokenLength(of: node, axis))
    if content(of: node) == nil && basis == 0 { return }
    let length = max(basis, contentLength(of: node, axis))  // the basis where there is no content
    if isShort(node, of: length, axis) || isShrinking(container) {
      shrinking.note(self.node(at: containers[container].node))
    }
  }

  private func noteShrinking(_ node: NodeSlot, ofGrid container: ContainerSlot) {
    for axis in Axis.each
    where containers[container][tracks: axis].missing != .nothing
      || isShort(node, of: contentLength(of: node, axis), axis)
    {
      return shrinking.note(self.node(at: containers[container].node))
    }
  }

  /// Has what is missing found again after a change of content, which no frame may follow.
  func noteContent(of node: NodeSlot) throws(LayoutError) {
    let container = container(of: nodes[node].parent)
    if !container.isNone { try endShrinking(around: container, of: node) }
    if isListed(node) { for proxy in proxies(of: node) { try noteContent(of: proxy) } }
  }

  /// Takes away the rows of all, as nothing is missing; whether there were some. After that they stay in a solve.
  private func endShrinking() throws(LayoutError) -> Bool {
    if !state.isShrinking || !shrinking.mayEnd { return false }
    shrinking.mayEnd = false
    state.isShrinking = false
    for container in containers.records.taken {
      if isStack(container) { try setShrinking([], of: container) }
      if containers[container].kind == .grid { try endShrinking(ofGrid: container) }
    }
    return !solver.isUpToDate
  }

  /// Takes away the rows of a stack, and of those that it is in, as they are out of date; the next solve looks for what
  /// is missing, also where no frame changes. Where nothing is, that concerns the member that has changed alone.
  func endShrinking(
    around container: ContainerSlot, of member: NodeSlot = .none
  ) throws(LayoutError) {
    if isStack(container) && !member.isNone && !isPart(member, of: container)
      && !containers[outermostStack(of: container)].isShort
    {
      return shrinking.note(member: node(at: member))
    }
    let isGrid = containers[container].kind == .grid
    if isGrid || isStack(container) { shrinking.note(node(at: containers[container].node)) }
    if !state.isShrinking { return }
    var container = container
    while !container.isNone && isStack(container) {
      try setShrinking([], of: container)
      container = self.container(of: nodes[containers[container].node].parent)
    }
  }

  /// Whether a stack, or the one that it goes on, has rows about what is missing.
  private func isShrinking(_ container: ContainerSlot) -> Bool {
    if !state.isShrinking { return false }
    let outer = outermostStack(of: container)
    return containers[outer][tracks: containers[outer].values.axis].count > 0
  }

  /// Whether it is a row or a column, and no flow.
  func isStack(_ container: ContainerSlot) -> Bool {
    containers[container].kind == .stack && !containers[container].values.wraps
  }

  /// The stack that a stack is in, along the same axis, or itself.
  private func outermostStack(of container: ContainerSlot) -> ContainerSlot {
    var container = container
    while case let outer = self.container(of: nodes[containers[container].node].parent),
      !outer.isNone, isPart(containers[container].node, of: outer)
    {
      container = outer
    }
    return container
  }

  /// Whether a member is a stack that goes on as the one that it is in does.
  private func isPart(_ member: NodeSlot, of outer: ContainerSlot) -> Bool {
    let inner = container(of: member)
    if inner.isNone || !isStack(inner) || !isStack(outer) { return false }
    return containers[inner].values.axis == containers[outer].values.axis
      && isVisibleMember(member) && nodes[member].content.isNone && !hasShare(member)
  }

  /// Whether a member is as large as its share, whatever its content is.
  func hasShare(_ member: NodeSlot) -> Bool {
    let container = container(of: nodes[member].parent)
    return containers[container].values.distribution.sharesAll
      || membership(of: member).weight > 0 && !isGrowing(in: container)
  }

  // MARK: What is missing

  func contentLength(of node: NodeSlot, _ axis: Axis) -> Double {
    wholePixels(content(of: node)?.size(axis) ?? .nan)
  }

  func isShort(_ node: NodeSlot, of length: Double, _ axis: Axis) -> Bool {
    solver.value(nodes[subject(of: node)].size(axis)) + 1e-9 * (1 + length) < length
  }

  /// What members of a stack, and of those in it, ask for, by falling priority.
  private func groups(in container: ContainerSlot) -> [ShrinkGroup] {
    var groups: [ShrinkGroup] = []
    forEachAsk(in: container) { ask in
      let place = groups.firstIndex { $0.priority <= ask.priority } ?? groups.count
      if place < groups.count && groups[place].priority == ask.priority {
        groups[place].asks.append(ask)
      } else {
        groups.insert(ShrinkGroup(asks: [ask], priority: ask.priority), at: place)
      }
    }
    return groups.flatMap { $0.asks.count <= Self.mostPaired ? [$0] : split($0) }
  }

  /// Of many those of one stack are a group.
  private func split(_ group: ShrinkGroup) -> [ShrinkGroup] {
    var parts: [ShrinkGroup] = []
    for ask in group.asks {
      if let place = parts.firstIndex(where: { $0.asks[0].stack == ask.stack }) {
        parts[place].asks.append(ask)
      } else {
        parts.append(ShrinkGroup(asks: [ask], priority: group.priority))
      }
    }
    return parts
  }

  private func forEachAsk(in container: ContainerSlot, _ body: (ShrinkAsk) -> Void) {
    let (stack, axis) = (containers[container].node, containers[container].values.axis)
    let isGrowing = isGrowing(in: container)
    var member = firstMember(of: stack)
    while !member.isNone {
      containers.workUnits += 1
      if isPart(member, of: container) {
        forEachAsk(in: self.container(of: member), body)
      } else if !hasShare(member) {
        let shrink = membership(of: member).shrink
        func ask(for length: Double, at priority: Double) {
          if !(length > keptLength(of: member, axis)) || priority == Priority.required { return }
          body(
            ShrinkAsk(
              member: member, stack: stack, length: length, priority: priority, shrink: shrink))
        }
        let basis = isGrowing ? basis(of: member, axis) : 0
        let length = max(basis, contentLength(of: member, axis))  // the basis without content
        ask(for: length, at: contentPriority(of: member, axis))
        ask(for: unbrokenLength(of: member, axis), at: wrappingPriority(of: member, axis))
      }
      member = self.member(after: member, isVisible: true)
    }
  }

  // MARK: Rows

  /// The first time in a solve rows that are not needed go. After that they stay, so that nothing flips.
  private func shareWhatIsMissing(in container: ContainerSlot) throws(LayoutError) -> Bool {
    let (stack, axis) = (containers[container].node, containers[container].values.axis)
    if isGone(stack, axis) || isInGone(stack, axis) { return false }
    let isFirst = shrinking.see(node(at: stack))
    let known = priorities(ofShrinking: container)
    var isShort = false
    let wanted = groups(in: container).filter { group in
      let isMissing = group.asks.contains { self.isShort($0.member, of: $0.length, axis) }
      if isMissing { isShort = true }
      return group.asks.count > 1 && (isMissing || !isFirst && known.contains(group.priority))
    }
    containers[container].isShort = isShort || wanted.count > 0
    if known == wanted.flatMap({ Array(repeating: $0.priority, count: $0.guideCount) }) {
      return false
    }
    state.isShrinking = true
    try setShrinking(wanted, of: container)
    return true
  }

  /// The priorities of the groups that a stack has guides of, one for each.
  private func priorities(ofShrinking container: ContainerSlot) -> [Double] {
    containers.tracks(of: container, containers[container].values.axis).map { $0.track.value }
  }

  private func setShrinking(
    _ groups: [ShrinkGroup], of container: ContainerSlot
  ) throws(LayoutError) {
    let axis = containers[container].values.axis
    deciders.areArranging = true
    defer { deciders.areArranging = false }
    try setTracks(0, of: container, axis)
    let rows = ShrinkRows(self, container)
    for group in groups {
      var guides: [NodeSlot] = []
      for _ in 0..<group.guideCount {
        try append(GridTrack(.content, group.priority), to: container, axis, isImplicit: true)
        guides.append(containers.tracks[containers[container][tracks: axis].last].guide)
      }
      for place in guides.indices {
        try keep(rows.rows(of: group, place, guides), ofMember: guides[place])
      }
    }
  }
}
