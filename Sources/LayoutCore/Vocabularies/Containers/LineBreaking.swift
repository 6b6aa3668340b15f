import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Flows are broken greedily, as a paragraph of words: a member that does not fit begins a line. Only a solve tells
/// how long members are, and how long the flow.
///
/// Nothing that a flow keeps along itself depends on how it is broken: members are as long as they want, at most as
/// the flow is, and the flow asks for the length of all of them on one line, as text does. So lengths go from the outside
/// in, and heights come back from the inside out.
extension Vocabularies {
  /// How many lines a flow has; 0 for every other container.
  func lineCount(of container: ContainerSlot) -> Int {
    if !containers.isFlow(container) { return 0 }
    return Int(containers[container][tracks: containers[container].values.axis.other].count)
  }

  /// Puts all members on the first line, as on the first time. Its other lines stay until it is broken again.
  func joinLines(of container: ContainerSlot) throws(LayoutError) {
    containers[container].unbroken = .nan
    try noteContent(of: containers[container].node)
    let axis = containers[container].values.axis
    if lineCount(of: container) == 1 { return try keepAllRows(of: container) }
    var member = firstMember(of: containers[container].node)
    while !member.isNone {
      if containers.lines[member] != 0 { containers.lines[member] = 0 }
      member = self.member(after: member, isVisible: true)
    }
    resetLines(behind: 0, of: container, axis.other)
    try arrange(container)
  }

  /// Lines are as large as their members; those that have none take no space.
  private func resetLines(behind last: Int32, of container: ContainerSlot, _ across: Axis) {
    containers[container][tracks: across].isStretched = false
    var line = containers[container][tracks: across].first
    while !line.isNone {
      let record = containers.tracks[line], isEmpty = record.place > last
      if record.isCollapsed != isEmpty { containers.tracks[line].isCollapsed = isEmpty }
      if record.base != 0 { containers.tracks[line].base = 0 }
      line = record.next
    }
  }

  /// Decides how long a flow is on one line.
  func decideLength(of container: ContainerSlot) throws(LayoutError) -> Bool {
    let (stack, axis) = (containers[container].node, containers[container].values.axis)
    if firstMember(of: stack).isNone { return false }
    containers[container].unbroken = oneLineLength(of: container)
    contents.note(priority: wrappingPriority(of: stack, axis))
    try noteContent(of: stack)
    try keepAllRows(of: container)
    return true
  }

  /// How long the members of a flow are on one line, or as many as one may have, with its padding: without shares of the
  /// length that follows from it.
  func oneLineLength(of container: ContainerSlot) -> Double {
    let axis = containers[container].values.axis
    return oneLineLength(of: container) { length(of: $0, axis) } ?? 0
  }

  /// Whether a flow would ask for as much again if that were decided now, as its members are as long as they ask whatever
  /// it has asked for.
  func asksAsDecided(_ container: ContainerSlot) -> Bool {
    let (axis, inside) = (containers[container].values.axis, insideLength(of: container))
    let asked = oneLineLength(of: container) { member in
      guard let asked = lengthByItself(of: member, axis) else { return nil }
      let difference = length(of: member, axis) - min(asked, inside)
      return difference.magnitude <= Self.leastOverflow ? asked : nil
    }
    return asked == containers[container].unbroken
  }

  /// How long a member of a flow asks to be, where nothing else has a part in that.
  private func lengthByItself(of member: NodeSlot, _ axis: Axis) -> Double? {
    if isNarrowed(subject(of: member), axis) || isPlaced(member, axis, below: .infinity) {
      return nil
    }
    return lengthBesideShares(of: member, axis)
  }

  private func length(of member: NodeSlot, _ axis: Axis) -> Double {
    solver.value(nodes[subject(of: member)].size(axis))
  }

  /// The same of members that have these lengths; nil if one has none.
  private func oneLineLength(
    of container: ContainerSlot, _ lengthOf: (NodeSlot) -> Double?
  ) -> Double? {
    let (stack, values) = (containers[container].node, containers[container].values)
    let padding = values.inner.ends(values.axis)
    let around = padding.near.points + padding.far.points
    var (length, longest, count) = (around, 0.0, UInt32(0))
    var (member, previous) = (firstMember(of: stack), NodeSlot.none)
    while !member.isNone {
      let margins = margins(of: member, values.axis)
      count += 1
      if count > values.most && values.most > 0 {
        (length, count) = (around, 1)
      } else if !previous.isNone {
        length += gap(after: previous, values.gap()).points
      }
      guard let own = lengthOf(member) else { return nil }
      length += margins.near.points + own + margins.far.points
      longest = max(longest, length)
      (previous, member) = (member, self.member(after: member, isVisible: true))
    }
    return Self.kept(longest)
  }

  /// How long a node asks to be along an axis as a flow; 0 if that is not decided, or it is none.
  func unbrokenLength(of node: NodeSlot, _ axis: Axis) -> Double {
    let node = subject(of: node)
    if !isFlow(node, axis) { return 0 }
    let length = containers[container(of: node)].unbroken
    return length.isNaN ? 0 : length
  }

  /// Breaks a flow into lines; whether there are more than one.
  func breakLines(of container: ContainerSlot) throws(LayoutError) -> Bool {
    let axis = containers[container].values.axis
    let (last, longest) = putOnLines(of: container)
    containers[container].brokenAt = solver.value(nodes[containers[container].node].size(axis))
    if containers[container].values[flag: .hugsLines] { try ask(for: longest, container) }
    if last == 0 && lineCount(of: container) == 1 { return false }
    try setTracks(Int(last) + 1, of: container, axis.other)
    resetLines(behind: last, of: container, axis.other)
    try arrange(container)
    return last > 0
  }

  /// Has several lines share what is left across their flow, if they are to fill it. How large they are without is known
  /// by now.
  func stretchLines(of container: ContainerSlot) throws(LayoutError) -> Bool {
    if !canStretchLines(of: container) { return false }
    let across = containers[container].values.axis.other
    var line = containers[container][tracks: across].first
    while !line.isNone {
      let size = solver.value(nodes[containers.tracks[line].guide].size(across))
      containers.tracks[line].base = Self.kept(size)
      line = containers.tracks[line].next
    }
    containers[container][tracks: across].isStretched = true
    try arrangeTracks(of: container, across)
    return true
  }

  /// Whether something is left across a flow for its lines. One line fills it anyway.
  func canStretchLines(of container: ContainerSlot) -> Bool {
    let record = containers[container], across = record.values.axis.other
    if !record.values.rowDistribution.isFill { return false }
    let whole = solver.value(nodes[record.node].size(across))
    let padding = record.values.inner.ends(across)
    var rest = length(inside: record.node, record.values.paddingArea, across)
    rest -= (padding.near + padding.far).resolved(in: whole)
    let gap = record.values.gap(true).resolved(in: whole)
    var (line, count) = (record[tracks: across].first, 0)
    while !line.isNone {
      if !containers.tracks[line].isCollapsed {
        rest -= solver.value(nodes[containers.tracks[line].guide].size(across))
        if count > 0 { rest -= gap }
        count += 1
      }
      line = containers.tracks[line].next
    }
    return count > 1 && rest > Self.leastOverflow
  }

  /// Whether a flow is as long as when it was broken.
  func isAsBroken(_ container: ContainerSlot) -> Bool {
    let record = containers[container]
    if record.unbroken.isNaN { return true }
    let length = solver.value(nodes[record.node].size(record.values.axis))
    return (length - record.brokenAt).magnitude <= Self.leastOverflow
  }

  /// Puts members on lines that they fit on. Returns the last one, and how long the longest one is.
  private func putOnLines(of container: ContainerSlot) -> (last: Int32, longest: Double) {
    var (last, longest) = (Int32(0), 0.0)
    forEachMember(of: container) { member, line, length in
      if containers.lines[member] != line { containers.lines[member] = line }
      (last, longest) = (line, max(longest, length))
    }
    return (last, longest)
  }

  /// Whether members would fit on other lines than they are on.
  func breaksOtherwise(_ container: ContainerSlot) -> Bool {
    var isOther = false
    forEachMember(of: container) { member, line, _ in
      if containers.lines[member] != line { isOther = true }
    }
    return isOther && !containers[container].unbroken.isNaN
  }

  /// Calls `body` with each member, the line that it fits on, and how long the flow is with that line up to it.
  private func forEachMember(
    of container: ContainerSlot, _ body: (NodeSlot, Int32, Double) -> Void
  ) {
    let (stack, values) = (containers[container].node, containers[container].values)
    let axis = values.axis
    let whole = solver.value(nodes[stack].size(axis))
    let around = padding(of: container)
    let length = insideLength(of: container)
    var (line, end, count) = (Int32(0), 0.0, UInt32(0))
    var (member, previous) = (firstMember(of: stack), NodeSlot.none)
    while !member.isNone {
      let margins = margins(of: member, axis)
      let margin = margins.near + margins.far
      let own = solver.value(nodes[subject(of: member)].size(axis))
      let between = previous.isNone ? Length() : gap(after: previous, values.gap())
      let (size, gap) = (own + margin.resolved(in: whole), between.resolved(in: whole))
      let isFull = values.most > 0 && count == values.most
      if !previous.isNone && (isFull || end + gap + size > length + Self.leastOverflow) {
        (line, end, count) = (line + 1, size, 1)
      } else {
        end += gap + size
        count += 1
      }
      body(member, line, end + around)
      (previous, member) = (member, self.member(after: member, isVisible: true))
    }
  }

  /// Has a flow ask for no more than it has.
  func narrow(_ container: ContainerSlot, _ axis: Axis) throws(LayoutError) {
    let (node, area) = (containers[container].node, containers[container].values.paddingArea)
    try ask(for: length(inside: node, area, axis), container)
  }

  /// Has a flow ask for a length, if that is less than what it asks for.
  private func ask(for length: Double, _ container: ContainerSlot) throws(LayoutError) {
    if !(length + Self.leastOverflow < containers[container].unbroken) { return }
    containers[container].unbroken = Self.kept(length)
    try noteContent(of: containers[container].node)
    try keepOwnRows(of: container)
  }

  /// How long its padding is at both ends of a container.
  private func padding(of container: ContainerSlot) -> Double {
    let (node, values) = (containers[container].node, containers[container].values)
    let ends = values.inner.ends(values.axis)
    return (ends.near + ends.far).resolved(in: solver.value(nodes[node].size(values.axis)))
  }

  /// How long a container is along its axis inside of its padding.
  func insideLength(of container: ContainerSlot) -> Double {
    let (node, values) = (containers[container].node, containers[container].values)
    return length(inside: node, values.paddingArea, values.axis) - padding(of: container)
  }

  /// How long a container is from one of the lines that its padding counts from to the other.
  private func length(inside node: NodeSlot, _ area: Area, _ axis: Axis) -> Double {
    let size = solver.value(nodes[node].size(axis))
    if area == .edges { return size }
    let environment = environment(of: node)
    let (around, within) = (
      environment.alignmentInsets.ends(axis), environment.insets(area).ends(axis)
    )
    return size + around.near + around.far - within.near - within.far
  }

  /// Less than that is rounding.
  static var leastOverflow: Double { 1e-6 }

  /// Puts members on lines until the flow is broken: on those that they had, as far as these are there and in order.
  func putOnLines(from first: NodeSlot, of container: ContainerSlot) {
    let last = Int32(lineCount(of: container)) - 1
    var (member, line) = (first, Int32(0))
    while !member.isNone {
      line = min(max(line, containers.lines[member]), last)
      containers.lines[member] = line
      member = self.member(after: member, isVisible: true)
    }
  }

  /// The same of one that has come.
  func putOnLine(_ member: NodeSlot, of container: ContainerSlot) {
    let count = lineCount(of: container)
    let previous = self.member(before: member, isVisible: true)
    let next = self.member(after: member, isVisible: true)
    var line = max(0, containers.lines[member], previous.isNone ? 0 : containers.lines[previous])
    if !next.isNone { line = min(line, containers.lines[next]) }
    containers.lines[member] = min(line, Int32(count) - 1)
  }

  /// The first and the last member on the line of one that takes space.
  func lineStart(of member: NodeSlot) -> NodeSlot {
    var first = member
    var next = self.member(before: member, isVisible: true)
    while !next.isNone && containers.lines[next] == containers.lines[member] {
      (first, next) = (next, self.member(before: next, isVisible: true))
    }
    return first
  }

  func lineEnd(of member: NodeSlot) -> NodeSlot {
    var last = member
    var next = self.member(after: member, isVisible: true)
    while !next.isNone && containers.lines[next] == containers.lines[member] {
      (last, next) = (next, self.member(after: next, isVisible: true))
    }
    return last
  }
}
