import ConstraintSolver

/// What is known between and during solves in which flows are broken into lines.
final class LineBreaking {
  /// There has been a flow at some time: only then there may be one to break.
  var isUsed = false
  /// Flows that may have to be broken again.
  var due = NodeList()
  /// The flow that was broken last in this pass.
  var lastChanged = Node.none
}

/// Flows are broken greedily, as a paragraph of words: a member that does not fit begins a line. Only a solve tells
/// how large members are, so after it each flow that has changed is broken, and where that makes other lines, there
/// is another solve.
///
/// Nothing that a flow keeps along itself depends on how it is broken: members are as large as they want, at most as
/// the flow is, and the flow wants to be as long as all of them on one line. So the first breaking after that is
/// right, whatever lines there were before.
extension Layout {
  /// The guides of the lines of a flow; none for every other container.
  func lines(of container: Int32) -> [Int32] {
    if !isFlow(container) { return [] }
    return tracks(of: container, containers[container].values.axis.other).map { $0.guide }
  }

  func isFlow(_ container: Int32) -> Bool {
    containers[container].kind == .stack && containers[container].values.wraps
  }

  /// Has the next solve break a flow.
  func noteFlow(_ container: Int32) {
    if !isFlow(container) { return }
    lineBreaking.isUsed = true
    lineBreaking.due.insert(node(at: containers[container].node))
  }

  /// The same for all of them.
  func noteAllFlows() {
    guard lineBreaking.isUsed else { return }
    for container in 0..<containers.end where containers.isTaken(container) {
      noteFlow(container)
    }
  }

  /// Breaks flows whose members, or themselves, have other sizes than before, and returns one that has other lines.
  func breakLines() throws(LayoutError) -> Node {
    guard lineBreaking.isUsed else { return .none }
    lineBreaking.lastChanged = .none
    solver.forEachMove { variable in
      if !NodeRecord.isSize(variable) { return }
      let node = owner(ofVariable: variable)
      if !nodes.isTaken(node) { return }
      for each in [node, nodes[node].parent] where container(of: each) >= 0 {
        noteFlow(container(of: each))
      }
    }
    for handle in lineBreaking.due.nodes {
      guard let node = find(handle), isConcerned(node) else { continue }
      let container = container(of: node)
      if container < 0 || !isFlow(container) || isGone(node) || isInGone(node) { continue }
      try breakLines(of: container)
    }
    if fittingNode < 0 { lineBreaking.due.removeAll() }
    return lineBreaking.lastChanged
  }

  private func breakLines(of container: Int32) throws(LayoutError) {
    let (node, values) = (containers[container].node, containers[container].values)
    let axis = values.axis
    let padding = ContainerLines(axis, of: values, isRightToLeft: false).padding
    let length = solver.value(nodes[node].size(axis)) - padding.near - padding.far
    var (line, end, unbroken) = (Int32(0), 0.0, 0.0)
    var hasChanged = false
    var (member, previous) = (firstMember(of: node), Int32(-1))
    while member >= 0 {
      let size = solver.value(nodes[member].size(axis))
      let gap = previous < 0 ? 0 : gap(after: previous, values.gap)
      unbroken += gap + size
      if previous >= 0 && end + gap + size > length + Self.leastOverflow {
        (line, end) = (line + 1, size)
      } else {
        end += gap + size
      }
      if memberLines[member] != line { (memberLines[member], hasChanged) = (line, true) }
      (previous, member) = (member, self.member(after: member, isVisible: true))
    }
    unbroken += padding.near + padding.far
    if (unbroken - containers[container].unbroken).magnitude > 1e-9 * (1 + unbroken) {
      containers[container].unbroken = unbroken
      hasChanged = true
    }
    if !hasChanged && tracks(of: container, axis.other).count == Int(line) + 1 { return }
    lineBreaking.lastChanged = self.node(at: node)
    try setTracks(Int(line) + 1, of: container, axis.other)
    try arrange(container)
  }

  /// Less than that is rounding.
  private static var leastOverflow: Double { 1e-6 }

  /// Puts members on lines until the flow is broken: on those that they had, as far as these are there and in order.
  func putOnLines(from first: Int32, of container: Int32) {
    let last = Int32(lines(of: container).count) - 1
    var (member, line) = (first, Int32(0))
    while member >= 0 {
      line = min(max(line, memberLines[member]), last)
      memberLines[member] = line
      member = self.member(after: member, isVisible: true)
    }
  }

  /// The same of one that has come.
  func putOnLine(_ member: Int32, of container: Int32) {
    let count = lines(of: container).count
    let previous = self.member(before: member, isVisible: true)
    let next = self.member(after: member, isVisible: true)
    var line = max(0, memberLines[member], previous < 0 ? 0 : memberLines[previous])
    if next >= 0 { line = min(line, memberLines[next]) }
    memberLines[member] = min(line, Int32(count) - 1)
  }

  /// The first and the last member on the line of one that takes space.
  func lineStart(of member: Int32) -> Int32 {
    var first = member
    var next = self.member(before: member, isVisible: true)
    while next >= 0 && memberLines[next] == memberLines[member] {
      (first, next) = (next, self.member(before: next, isVisible: true))
    }
    return first
  }

  func lineEnd(of member: Int32) -> Int32 {
    var last = member
    var next = self.member(after: member, isVisible: true)
    while next >= 0 && memberLines[next] == memberLines[member] {
      (last, next) = (next, self.member(after: next, isVisible: true))
    }
    return last
  }
}
