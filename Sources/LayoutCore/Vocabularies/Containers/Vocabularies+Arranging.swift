import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Containers follow their members: when one comes, goes, or changes, the constraints about it and its neighbours
/// are looked at again, and no others.
extension Vocabularies {
  /// Arranges all of a container. What a document has is arranged once it is complete.
  func arrange(_ container: ContainerSlot) throws(LayoutError) {
    if state.isReading { return }
    try refreshBaselines(of: containers[container].node)
    noteNeeds(around: containers[container].node)
    if containers[container].kind.isLine { return try arrangeLine(container) }
    containers[container].isNested = isNested(containers[container].node)
    if containers[container].kind == .grid { return try arrangeGrid(container) }
    if !containers.turns(container) { containers[container].turn(false) }
    try refreshWrapping(of: container)
    try endShrinking(around: container)
    try arrangeLines(of: container)
    try keepAllRows(of: container)
  }

  /// Keeps what a stack wants of its members and of itself.
  func keepAllRows(of container: ContainerSlot) throws(LayoutError) {
    if hasNeeds(container) { countNeeds(of: container) }
    var wanted = StackRows(self, container)
    var child = nodes[containers[container].node].firstChild
    while !child.isNone {
      if canBeMember(child) { try keep(&wanted, about: child) }
      child = nodes[child].next
    }
    try keepOwn(&wanted, of: container)
  }

  /// Gives a stack the lines that it has if it is a flow, and no others.
  private func arrangeLines(of container: ContainerSlot) throws(LayoutError) {
    let values = containers[container].values, across = values.axis.other
    try setTracks(0, of: container, values.axis)
    let count = Int(containers[container][tracks: across].count)
    try setTracks(values.wraps ? max(1, count) : 0, of: container, across)
    if values.wraps || containers.turns(container) { noteDecider(container) }
    // That it turns changes no row by itself.
    if containers.turns(container) { note(.fixedPoint) }
    if !values.wraps { return }
    if !values.rowDistribution.isFill { containers[container][tracks: across].isStretched = false }
    putOnLines(from: firstMember(of: containers[container].node), of: container)
    try arrangeTracks(of: container, across)
  }

  /// Keeps what a stack wants of a child; nothing for none.
  func keep(_ wanted: inout StackRows, about child: NodeSlot) throws(LayoutError) {
    if child.isNone { return }
    wanted.want(member: child)
    try keep(wanted.rows, ofMember: child)
  }

  private func keepOwn(_ wanted: inout StackRows, of container: ContainerSlot) throws(LayoutError) {
    wanted.wantOfStack()
    try keep(wanted.rows, ofContainer: container)
  }

  /// Keeps what a stack wants of itself.
  func keepOwnRows(of container: ContainerSlot) throws(LayoutError) {
    var wanted = StackRows(self, container)
    try keepOwn(&wanted, of: container)
  }

  /// Arranges the containers of a document, whose nodes are in their places.
  package func arrangeRead() throws(LayoutError) {
    state.isReading = false
    defer { state.isReading = true }
    var root = state.firstRoot
    while !root.isNone {
      try refreshLists(inside: root)
      try refreshWrapping(inside: root)
      try arrangeContainers(inside: root)
      root = nodes[root].next
    }
  }

  /// Arranges all containers in a subtree again: their reading direction may have changed.
  func arrangeContainers(inside top: NodeSlot) throws(LayoutError) {
    if containers.records.count == 0 { return }
    var node = top
    while !node.isNone {
      let container = container(of: node)
      if !container.isNone { try arrange(container) }
      node = follower(of: node, inside: top)
    }
  }

  /// Arranges what is around a place in a container: a child, or none where one has left, between two other ones.
  private func arrange(
    _ container: ContainerSlot, _ child: NodeSlot, between previous: NodeSlot, _ next: NodeSlot,
    _ tie: MemberTies
  ) throws(LayoutError) {
    if state.isReading { return }
    try refreshBaselines(of: containers[container].node)
    if containers[container].kind == .grid {
      if makesTracksOtherwise(container) { return try arrangeGrid(container) }
      if child.isNone { return try removeEmptyLines(of: container) }
      return try arrangeGrid(container, around: child)
    }
    let node = containers[container].node
    noteNeeds(around: child.isNone ? node : child)
    let before = nearest(previous) { member(before: $0, isVisible: true) }
    let after = nearest(next) { member(after: $0, isVisible: true) }
    if containers.isFlow(container) {
      if !child.isNone && isVisibleMember(child) { putOnLine(child, of: container) }
    }
    var around = NodeSlots(child)
    around.append(before)
    around.append(after)
    around.append(member(after: after, isVisible: true))
    // The first one of a line knows of the last one.
    if containers.isFlow(container) { around.append(lineStart(of: before)) }
    // A member that is gone is where the next one is, or the last one before.
    let isThere = previous.isNone || isMember(previous)
    around.append(isThere ? previous : member(before: previous, isVisible: false))
    around.append(lastMember(of: node, isVisible: false))
    var wanted = StackRows(self, container)
    for place in around.indices where around.firstIndex(of: around[place]) == place {
      try keep(&wanted, about: around[place])
    }
    let isPaired = tie.contains(.weight) && arePaired(in: container)
    if isPaired { try keepPairs(&wanted, of: node) }
    for one in MemberTies.each where tie.contains(one) && !(one == .weight && isPaired) {
      var tied = after
      while !tied.isNone && !ties(of: tied, in: container).contains(one) {
        containers.workUnits += 1
        tied = member(after: tied, isVisible: true)
      }
      try keep(&wanted, about: tied)
    }
    try keepOwn(&wanted, of: container)
  }

  /// Keeps what a stack wants of all members, each of which may be paired with one that has changed.
  private func keepPairs(_ wanted: inout StackRows, of stack: NodeSlot) throws(LayoutError) {
    var member = firstMember(of: stack)
    while !member.isNone {
      containers.workUnits += 1
      if ties(of: member, in: container(of: stack)).contains(.weight) {
        try keep(&wanted, about: member)
      }
      member = self.member(after: member, isVisible: true)
    }
  }

  /// A child if it takes space, or the nearest one further on.
  private func nearest(_ child: NodeSlot, _ further: (NodeSlot) -> NodeSlot) -> NodeSlot {
    child.isNone || isVisibleMember(child) ? child : further(child)
  }
}

/// What relates a member to the last one before it that has the same, however far away that is.
struct MemberTies: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  static let weight = MemberTies(rawValue: 1)
  static let firstBaseline = MemberTies(rawValue: 2)
  static let lastBaseline = MemberTies(rawValue: 4)
  static let each: [MemberTies] = [.weight, .firstBaseline, .lastBaseline]
}

// MARK: Members that come, go, and change

extension Vocabularies {
  /// A place that a member leaves, to be closed when the tree is as it is to be.
  struct LeftPlace {
    var container: ContainerSlot
    var previous: NodeSlot
    var next: NodeSlot
    var ties: MemberTies
    /// Without it all others share in another way.
    var changesSharing: Bool
  }

  /// Takes a child out of the arrangement that it is in, before it leaves; nil if it is in none.
  func leave(_ child: NodeSlot) throws(LayoutError) -> LeftPlace? {
    noteSpans(aroundParentOf: child)
    let container = container(of: nodes[child].parent)
    if container.isNone || !canBeMember(child) { return nil }
    // Guides of its rows are among the members' siblings.
    try endShrinking(around: container, of: child)
    let ties = ties(of: child, in: container)
    state.leaving = child
    try refreshBaselines(of: nodes[child].parent)
    try keep([], ofMember: child)
    try leaveCells(child, in: container)
    let before = sharing(in: container)
    setNeed(of: child, in: container, to: .known)
    count(child, in: container, -1)
    return LeftPlace(
      container: container, previous: nodes[child].previous, next: nodes[child].next, ties: ties,
      changesSharing: sharing(in: container) != before)
  }

  /// Closes the gap once the child has left.
  func close(_ left: LeftPlace?) throws(LayoutError) {
    guard let left else { return }
    state.leaving = .none
    if left.changesSharing { return try arrange(left.container) }
    try arrange(left.container, .none, between: left.previous, left.next, left.ties)
  }

  /// Arranges a child that has come.
  func join(_ child: NodeSlot) throws(LayoutError) {
    noteSpans(aroundParentOf: child)
    let container = container(of: nodes[child].parent)
    if container.isNone || !canBeMember(child) { return }
    let before = sharing(in: container)
    containers.needs[child] = .known
    count(child, in: container, 1)
    if sharing(in: container) != before { return try arrange(container) }
    try arrange(around: child)
  }

  /// Arranges a child that takes space now, or no longer, or whose content has another size. A guide is no member
  /// unless it is a proxy, whatever it owns: a barrier has constraints of its own.
  func arrange(around child: NodeSlot, _ before: MemberTies = []) throws(LayoutError) {
    let container = container(of: nodes[child].parent)
    if container.isNone || !canBeMember(child) { return }
    let ties = possibleTies(of: child, in: container).union(before)
    try endShrinking(around: container, of: child)
    try arrange(container, child, between: nodes[child].previous, nodes[child].next, ties)
  }

  /// Gives a child other values of its own, and arranges what depends on them.
  package func change(_ child: NodeSlot, to membership: Membership) throws(LayoutError) {
    let container = container(of: nodes[child].parent)
    if container.isNone { return try changeExtras(of: child) { $0.membership = membership } }
    let (ties, before) = (ties(of: child, in: container), sharing(in: container))
    let known = self.membership(of: child)
    count(child, in: container, -1)
    try changeExtras(of: child) { $0.membership = membership }
    count(child, in: container, 1)
    if membership.hasBasis {
      for axis in Axis.each { contents.note(priority: compression(of: child, axis)) }
    }
    if membership.alignment != known.alignment || membership.justify != known.justify
      || membership.isExcluded != known.isExcluded || membership.isOverlay != known.isOverlay
    {
      try arrangementChanged(of: child)
    }
    if sharing(in: container) != before { return try arrange(container) }
    try arrange(around: child, ties)
  }

  /// Brings what depends on whether a container says where a member is in line with that. If one does, what keeps it
  /// somewhere while it is gone weighs less, and a stack that lists nodes is not between edges.
  func arrangementChanged(of member: NodeSlot) throws(LayoutError) {
    noteEdges(of: subject(of: member))
    if !isGone(member) { return }
    try forEachConstraint(of: subject(of: member)) { constraint throws(LayoutError) in
      try refresh(constraint)
    }
  }

  /// What a member has in common with others, or may have: it may just have come back, or gone.
  private func possibleTies(
    of child: NodeSlot, in container: ContainerSlot
  ) -> MemberTies {
    let (membership, values) = (membership(of: child), containers[container].values)
    var ties: MemberTies = []
    if membership.weight > 0 || values.distribution.sharesAll { ties.insert(.weight) }
    let alignment = membership.alignment ?? values.alignment
    if alignment == .firstBaseline { ties.insert(.firstBaseline) }
    if alignment == .lastBaseline { ties.insert(.lastBaseline) }
    return ties
  }

  private func ties(of child: NodeSlot, in container: ContainerSlot) -> MemberTies {
    let ties = possibleTies(of: child, in: container)
    let isGoneAcross = isGone(child, containers[container].values.axis.other)
    return isGoneAcross ? ties.intersection(.weight) : ties
  }

  private func count(_ child: NodeSlot, in container: ContainerSlot, _ sign: Int32) {
    if isOverlay(child) { containers[container].overlayCount += sign }
    if !isMember(child) { return }
    let membership = membership(of: child)
    containers[container].memberCount += sign
    if membership.weight > 0 { containers[container].weightCount += sign }
    if membership.hasBasis { containers[container].basisCount += sign }
    if membership.alignment != nil { containers[container].alignmentCount += sign }
  }

  /// Counts the members of a container that is new.
  func countMembers(of container: ContainerSlot) {
    var child = nodes[containers[container].node].firstChild
    while !child.isNone {
      count(child, in: container, 1)
      child = nodes[child].next
    }
  }
}
