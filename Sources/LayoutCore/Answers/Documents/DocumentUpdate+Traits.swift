import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// What a node has that is no constraint, and containers.
extension DocumentUpdate {
  func updateTraits(of node: NodeSlot) throws(LayoutError) {
    let slot = counterpart(of: node), handle = layout.node(at: slot)
    let name = wanted.names.bytes(of: wanted.nodes[node].name)
    if !layout.names.equals(layout.nodes[slot].name, name) {
      try layout.setName(of: handle, to: name)
    }
    layout.nodes.places[slot] = here(wanted.nodes.places[node])
    for property in NodeProperty.allCases where !isMeasured(property, slot) {
      let said = translated(wanted.value(property, at: node))
      if said.isSame(as: layout.value(property, at: slot)) { continue }
      try layout.put(said, property, at: slot)
    }
  }

  /// With the node of the layout in the middle of a circle.
  private func translated(_ value: PropertyValue) -> PropertyValue {
    guard case .circle(var circle) = value else { return value }
    circle.center = layout.node(at: counterpart(of: wanted.find(circle.center) ?? .none))
    return .circle(circle)
  }

  /// What is measured stays so.
  private func isMeasured(_ property: NodeProperty, _ node: NodeSlot) -> Bool {
    switch property {
    case .contentWidth: layout.content(of: node)?.isMeasured(.horizontal) == true
    case .contentHeight: layout.content(of: node)?.isMeasured(.vertical) == true
    default: false
    }
  }

  // MARK: Containers

  /// Ends containers that are to be of another kind, or have other columns and rows.
  func endContainers() throws(LayoutError) {
    var counterparts = ContainerSlots(repeating: .none, count: Int(layout.nodes.end))
    for node in numbered where !counterpart(of: node).isNone {
      counterparts[counterpart(of: node)] = wanted.container(of: node)
    }
    for container in layout.containers.records.taken {
      let other = counterparts[layout.containers[container].node]
      if other.isNone || !hasSameTracks(container, other) { try layout.endContainer(container) }
    }
  }

  private func hasSameTracks(_ container: ContainerSlot, _ other: ContainerSlot) -> Bool {
    if layout.containers[container].kind != wanted.containers[other].kind { return false }
    for axis in Axis.each {
      let (known, said) = (
        layout.containers.tracks(of: container, axis), wanted.containers.tracks(of: other, axis)
      )
      if known.count != said.count { return false }
      for place in known.indices where known[place].guide != counterpart(of: said[place].guide) {
        return false
      }
    }
    return true
  }

  func updateContainer(of node: NodeSlot) throws(LayoutError) {
    let slot = counterpart(of: node)
    if !wanted.membership(of: node).isSame(as: layout.membership(of: slot)) {
      try layout.change(slot, to: wanted.membership(of: node))
    }
    let said = wanted.container(of: node)
    if said.isNone { return }
    let values = wanted.containers[said].given
    var container = layout.container(of: slot)
    let isNew = container.isNone
    if isNew {
      container = try layout.insertContainer(wanted.containers[said].kind, of: slot, values)
    }
    if layout.containers[container].given != values {
      layout.containers[container].given = values
    }
    for axis in Axis.each {
      let tracks = wanted.containers.tracks(of: said, axis)
      for place in tracks.indices where isNew {
        try layout.append(
          tracks[place].track, to: container, axis,
          guide: counterpart(of: tracks[place].guide), isImplicit: tracks[place].isImplicit)
      }
      if !isNew { layout.containers.setTracks(of: container, axis, to: tracks) }
    }
    if wanted.containers[said].kind == .stack { try updateListed(of: node, in: container) }
    if !wanted.containers[said].kind.isLine { return }
    let others = wanted.nodes(ofBarrier: node).map {
      layout.node(at: counterpart(of: wanted.find($0) ?? .none))
    }
    try layout.arrangeLine(container, others)
  }

  private func updateListed(of node: NodeSlot, in container: ContainerSlot) throws(LayoutError) {
    let said = wanted.proxies(in: node), known = layout.proxies(in: counterpart(of: node))
    if said.isEmpty && known.isEmpty { return }
    var others = NodeSlots()
    for proxy in said { others.append(counterpart(of: wanted.subject(of: proxy))) }
    try layout.list(others, in: container)
    for (proxy, own) in zip(layout.proxies(in: counterpart(of: node)), said) {
      try layout.change(proxy, to: wanted.membership(of: own))
    }
  }
}
