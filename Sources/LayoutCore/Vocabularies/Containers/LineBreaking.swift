import ConstraintSolver
import LayoutRelations
import LayoutStore

/// What is known between and during solves in which flows are broken into lines.
struct LineBreaking: ~Copyable {
  /// There has been a flow at some time: only then there may be one to break.
  private(set) var isUsed = false
  /// Flows that may have to be broken again.
  private(set) var due = NodeList()
  /// A flow is arranged because it is broken, which is no change of the host's.
  var isArranging = false
  /// The flow that was broken last in this pass.
  var lastChanged = Node.none

  /// Has the next solve break a flow.
  mutating func note(_ flow: Node) {
    isUsed = true
    due.insert(flow)
  }

  /// All of them are broken.
  mutating func end() { due.removeAll() }
}

/// Flows are broken greedily, as a paragraph of words: a member that does not fit begins a line. Only a solve tells
/// how large members are, so after it each flow that has changed is broken, and where that makes other lines, there
/// is another solve.
///
/// Nothing that a flow keeps along itself depends on how it is broken: members are as large as they want, at most as
/// the flow is, and the flow wants to be as long as all of them on one line. So the first breaking after that is
/// right, whatever lines there were before.
extension Vocabularies {
  /// How many lines a flow has; 0 for every other container.
  func lineCount(of container: ContainerSlot) -> Int {
    if !containers.isFlow(container) { return 0 }
    return Int(containers[container][tracks: containers[container].values.axis.other].count)
  }

  /// Has the next solve break a flow.
  func noteFlow(_ container: ContainerSlot) {
    if container.isNone || !containers.isFlow(container) { return }
    breaking.note(node(at: containers[container].node))
  }

  /// The same for all of them.
  func noteAllFlows() {
    guard breaking.isUsed else { return }
    for container in containers.records.taken { noteFlow(container) }
  }

  /// Breaks flows whose members, or themselves, have other sizes than before, and returns one that has other lines.
  func breakLines() throws(LayoutError) -> Node {
    guard breaking.isUsed else { return .none }
    breaking.lastChanged = .none
    solver.forEachMove { variable in
      if !NodeRecord.isSize(variable) { return }
      let node = nodes.owner(ofVariable: variable)
      if !nodes.isTaken(node) { return }
      noteFlow(container(of: node))
      noteFlow(container(of: nodes[node].parent))
    }
    noteFlowsWithAreas()
    for handle in breaking.due.nodes {
      guard let node = find(handle), isConcerned(node) else { continue }
      let container = container(of: node)
      if container.isNone || !containers.isFlow(container) { continue }
      let axis = containers[container].values.axis
      if isGone(node, axis) || isInGone(node, axis) { continue }
      try breakLines(of: container)
    }
    if contents.fittingNode.isNone { breaking.end() }
    return breaking.lastChanged
  }

  /// The same for flows whose length depends on areas, which are no part of what moves.
  private func noteFlowsWithAreas() {
    for handle in areaFinder.nodes.nodes {
      guard let node = find(handle), case let container = container(of: node), !container.isNone,
        containers[container].values.paddingArea != .edges
      else { continue }
      noteFlow(container)
    }
  }

  private func breakLines(of container: ContainerSlot) throws(LayoutError) {
    let (node, values) = (containers[container].node, containers[container].values)
    let axis = values.axis
    let padding = values.inner.ends(axis)
    let whole = solver.value(nodes[node].size(axis))
    let around = padding.near + padding.far
    let length = length(inside: node, values.paddingArea, axis) - around.resolved(in: whole)
    var (line, end, unbroken) = (Int32(0), 0.0, 0.0)
    var hasChanged = false
    var (member, previous) = (firstMember(of: node), NodeSlot.none)
    while !member.isNone {
      let margins = margins(of: member, axis)
      let margin = margins.near + margins.far
      let own = solver.value(nodes[member].size(axis))
      let between = previous.isNone ? Length() : gap(after: previous, values.gap())
      let (size, gap) = (own + margin.resolved(in: whole), between.resolved(in: whole))
      // Shares would depend on the length that follows from this.
      unbroken += between.points + own + margin.points
      if !previous.isNone && end + gap + size > length + Self.leastOverflow {
        (line, end) = (line + 1, size)
      } else {
        end += gap + size
      }
      if containers.lines[member] != line { (containers.lines[member], hasChanged) = (line, true) }
      (previous, member) = (member, self.member(after: member, isVisible: true))
    }
    unbroken += around.points
    if (unbroken - containers[container].unbroken).magnitude > 1e-9 * (1 + unbroken) {
      containers[container].unbroken = unbroken
      hasChanged = true
    }
    if !hasChanged && lineCount(of: container) == Int(line) + 1 { return }
    breaking.lastChanged = self.node(at: node)
    breaking.isArranging = true
    defer { breaking.isArranging = false }
    try setTracks(Int(line) + 1, of: container, axis.other)
    try arrange(container)
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
  private static var leastOverflow: Double { 1e-6 }

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
