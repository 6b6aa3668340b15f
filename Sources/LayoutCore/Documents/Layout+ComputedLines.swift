/// Lines of flows follow from widths. Documents are without them, and they are made again when a document is read.
extension Layout {
  /// By slot: whether a node is the guide of a line of a flow that nothing else is about. Empty without flows.
  func computedLines() -> [Bool] {
    var areComputed: [Bool] = []
    for container in stacks() {
      let lines = containers.tracks(of: container, containers[container].values.axis.other)
      if lines.isEmpty { continue }
      if areComputed.isEmpty { areComputed = [Bool](repeating: false, count: Int(nodes.end)) }
      // Those before one that is kept are kept with it, so that it stays the same one.
      for line in lines.reversed() {
        if isMentioned(line.guide) { break }
        areComputed[line.guide] = true
      }
    }
    return areComputed
  }

  func removeComputedLines() throws(LayoutError) {
    for container in stacks() {
      try setTracks(0, of: container, containers[container].values.axis.other)
    }
  }

  private func stacks() -> ContainerSlots {
    var all = ContainerSlots()
    for container in containers.records.taken where containers[container].kind == .stack {
      all.append(container)
    }
    return all
  }

  /// Whether a guide has a name, or a constraint that no container owns.
  private func isMentioned(_ guide: NodeSlot) -> Bool {
    var isMentioned = nodes[guide].name >= 0
    try? forEachConstraint(of: guide) { constraint throws(LayoutError) in
      if constraints[constraint].source != .container { isMentioned = true }
    }
    return isMentioned
  }
}
