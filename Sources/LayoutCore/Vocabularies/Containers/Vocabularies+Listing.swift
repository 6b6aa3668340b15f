import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Stacks arrange nodes that stay children of where they are as they arrange children: by a proxy for each, which comes,
/// goes and has values of its own as a child does.
extension Vocabularies {
  /// Has a stack arrange nodes that stay where they are, in their order, in place of those that it had. Those that it
  /// had as well keep what they have of their own in it.
  public func setListed(_ others: [Node], ofStack stack: Node) throws(LayoutError) {
    _ = try check(others, listedIn: stack)
    try ListChange(stack: stack, others: others).submit(to: self)
  }

  func put(_ others: [Node], onStack stack: Node) throws(LayoutError) {
    try list(try check(others, listedIn: stack), in: container(of: stack))
  }

  package func list(_ others: NodeSlots, in container: ContainerSlot) throws(LayoutError) {
    let stack = containers[container].node
    var isWanted = [Bool](repeating: false, count: Int(nodes.end))
    for other in others { isWanted[other] = true }
    for proxy in proxies(in: stack) where !isWanted[subject(of: proxy)] { try destroy(proxy) }
    for other in others {
      let known = proxy(of: other, in: stack)
      let proxy = known.isNone ? try insertProxy(of: other, in: stack) : known
      unlink(proxy)
      link(proxy, under: stack, before: firstNonGuide(of: stack))
    }
    try arrange(container)
  }

  /// Makes a node the last one that a stack lists. Returns its proxy.
  package func insertProxy(
    of subject: NodeSlot, in stack: NodeSlot
  ) throws(LayoutError) -> NodeSlot {
    let proxy = try insertNode(under: stack, isGuide: true, isNumbered: false)
    makeProxy(proxy, of: subject)
    try arrangementChanged(of: proxy)
    try join(proxy)
    return proxy
  }

  /// Takes away what a proxy stands for, before it goes.
  func releaseProxy(_ proxy: NodeSlot) throws(LayoutError) {
    let subject = subject(of: proxy)
    try keep([], ofMember: proxy)
    endProxy(proxy)
    try arrangementChanged(of: subject)
  }

  /// Nodes that have come to be in another tree than a stack that lists them leave it.
  func refreshLists(inside top: NodeSlot) throws(LayoutError) {
    if containers.records.count == 0 { return }
    let root = rootSlot(of: top)
    var strangers = NodeSlots()
    var node = top
    while !node.isNone {
      if isProxy(node) && rootSlot(of: subject(of: node)) != root { strangers.append(node) }
      for proxy in proxies(of: node) where rootSlot(of: proxy) != root { strangers.append(proxy) }
      node = follower(of: node, inside: top)
    }
    for proxy in strangers { try destroy(proxy) }
    noteEdges(of: top)
  }

  /// Has the edges that a stack which lists nodes is between looked at again before the next solve.
  func noteEdges(of node: NodeSlot) {
    if isListing(node) { containers.uneven.insert(self.node(at: node)) }
  }

  /// Whether a node is a stack that lists others.
  func isListing(_ node: NodeSlot) -> Bool {
    !container(of: node).isNone && !proxies(in: node).isEmpty
  }

  // MARK: Own values

  /// Sets what a listed node has of its own in a stack.
  public func set(
    _ property: MemberProperty, ofListed node: Node, in stack: Node, to value: PropertyValue
  ) throws(LayoutError) {
    let proxy = proxy(of: try place(node), in: try placeStack(stack))
    if proxy.isNone { throw .notListed(node, by: stack) }
    try set(property, ofProxy: proxy, to: value)
  }

  /// What a listed node has of its own in a stack; nil if that does not list it.
  public func value(
    _ property: MemberProperty, ofListed node: Node, in stack: Node
  ) -> PropertyValue? {
    guard let slot = find(node), let outer = find(stack) else { return nil }
    let proxy = proxy(of: slot, in: outer)
    return proxy.isNone ? nil : membership(of: proxy)[property]
  }

  /// The nodes that a stack lists, in their order.
  public func listed(in stack: Node) -> [Node] {
    guard let slot = find(stack) else { return [] }
    return proxies(in: slot).map { node(at: subject(of: $0)) }
  }

  // MARK: Checks

  private func placeStack(_ stack: Node) throws(LayoutError) -> NodeSlot {
    let slot = try place(stack)
    let container = container(of: slot)
    if container.isNone || containers[container].kind != .stack {
      throw .notContainer(stack, .stack)
    }
    return slot
  }

  package func check(
    _ others: [Node], listedIn stack: Node
  ) throws(LayoutError) -> NodeSlots {
    _ = try placeStack(stack)
    if let place = others.firstIndex(of: stack) { throw .element(place, .itself(stack)) }
    try check(others, with: stack)
    return try placeMembers(others)
  }
}

/// The nodes that a stack lists.
struct ListChange: Change {
  let stack: Node
  let others: [Node]

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) {
    try layout.put(others, onStack: stack)
  }
}
