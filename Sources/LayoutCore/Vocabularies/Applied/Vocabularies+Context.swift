import LayoutStore

/// The contexts that conditions are passed. A context is inherited down the tree.
extension Vocabularies {
  /// Sets the context of conditions inside a node, unless a node in between has one; nil leaves
  /// that to the node's ancestors.
  public func setContext(_ context: Context?, inside node: Node) throws(LayoutError) {
    let slot = try place(node)
    if context == nil && nodes[slot].extras.isNone { return }
    try changeExtras(of: slot) { $0.context = context }
  }

  /// Sets the context of conditions where no node has one.
  public func setContext(_ context: Context) throws(LayoutError) {
    try checkIdle()
    state.context = context
  }

  /// The context of conditions inside a node; that of the layout for a stale handle.
  public func context(inside node: Node) -> Context {
    find(node).map { context(inside: $0) } ?? state.context
  }

  private func context(inside node: NodeSlot) -> Context {
    var node = node
    while !node.isNone {
      if let context = extras(of: node)?.context { return context }
      node = nodes[node].parent
    }
    return state.context
  }

  /// The context of the conditions of a node's own attributes: that inside its parent, if there is
  /// one.
  func context(above node: NodeSlot) -> Context {
    let parent = nodes[node].parent
    return context(inside: parent.isNone ? node : parent)
  }
}
