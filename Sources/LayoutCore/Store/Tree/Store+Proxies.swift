/// A stack arranges nodes that are no children of its own by proxies: guides among its children, each of which stands for
/// one of them. A proxy has what its subject has of its own in that stack, and is gone as its subject is; its constraints are
/// those of the subject, and nothing mentions it.
extension Store {
  package func isProxy(_ node: NodeSlot) -> Bool { !containers.subjects[node].isNone }

  /// The node that a proxy stands for; every other node itself.
  package func subject(of member: NodeSlot) -> NodeSlot {
    if !nodes[member].isGuide { return member }
    let subject = containers.subjects[member]
    return subject.isNone ? member : subject
  }

  /// Whether a stack arranges a node that is no child of its own.
  package func isListed(_ node: NodeSlot) -> Bool {
    // That of a proxy is the next one of its subject.
    !containers.proxies[node].isNone && !isProxy(node)
  }

  /// The proxies that stand for a node.
  package func proxies(of node: NodeSlot) -> NodeSlots {
    var all = NodeSlots()
    var proxy = isProxy(node) ? .none : containers.proxies[node]
    while !proxy.isNone {
      all.append(proxy)
      proxy = containers.proxies[proxy]
    }
    return all
  }

  /// The proxies among the children of a node, in their order.
  package func proxies(in node: NodeSlot) -> NodeSlots {
    var all = NodeSlots()
    var child = nodes[node].firstChild
    while !child.isNone && nodes[child].isGuide {
      if isProxy(child) { all.append(child) }
      child = nodes[child].next
    }
    return all
  }

  /// The proxy that stands for a node in a stack; none if there is none.
  package func proxy(of node: NodeSlot, in stack: NodeSlot) -> NodeSlot {
    var proxy = containers.proxies[node]
    while !proxy.isNone && nodes[proxy].parent != stack { proxy = containers.proxies[proxy] }
    return proxy
  }

  /// Has a guide stand for a node.
  package func makeProxy(_ guide: NodeSlot, of subject: NodeSlot) {
    containers.subjects[guide] = subject
    containers.proxies[guide] = containers.proxies[subject]
    containers.proxies[subject] = guide
    // It has no number, as nobody sees it.
    nodes[guide].serial = -Int32.max
    nodes[guide].traits.insert(.track)
    copyPresence(to: guide)
  }

  /// Has a proxy be gone as its subject is, or what that is in.
  package func copyPresence(to proxy: NodeSlot) {
    let traits = nodes[containers.subjects[proxy]].traits
    let isGone = Axis.each.map { traits.isGone($0) || traits.isInGone($0) }
    let gone: Gone = isGone[0] ? isGone[1] ? .fully : .horizontally : isGone[1] ? .vertically : .not
    nodes[proxy].traits.set(gone: gone)
  }

  /// Has a proxy stand for nothing any more.
  package func endProxy(_ proxy: NodeSlot) {
    var before = containers.subjects[proxy]
    while containers.proxies[before] != proxy { before = containers.proxies[before] }
    containers.proxies[before] = containers.proxies[proxy]
    (containers.subjects[proxy], containers.proxies[proxy]) = (.none, .none)
    nodes[proxy].traits.set(gone: .not)  // which counts once, for its subject
  }
}
