/// What conditions are told of where a node is. A context is inherited down the tree.
extension Layout {
  /// Says what the conditions of what is inside a node are told, unless a node in between says
  /// otherwise; nil leaves that to the node's parents.
  public func setContext(_ context: Context?, inside node: Node) throws(LayoutError) {
    let slot = try place(node)
    if context == nil && nodes[slot].extras < 0 { return }
    try changeExtras(of: slot) { $0.context = context }
  }

  /// Says what conditions are told where no node says otherwise.
  public func setContext(_ context: Context) { self.context = context }

  /// What the conditions of what is inside a node are told; that of the layout for a stale handle.
  public func context(inside node: Node) -> Context {
    find(node).map { context(inside: $0) } ?? context
  }

  private func context(inside node: Int32) -> Context {
    var node = node
    while node >= 0 {
      if let context = extras(of: node)?.context { return context }
      node = nodes[node].parent
    }
    return context
  }

  /// What the conditions of a node's own attributes are told: they are in the parent, if there is one.
  func context(above node: Int32) -> Context {
    let parent = nodes[node].parent
    return context(inside: parent < 0 ? node : parent)
  }
}
