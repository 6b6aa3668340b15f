import LayoutStore

/// Lists of nodes that are kept for long.
extension Relations {
  /// Puts a node into a list that is kept for long; false if it is in the list. Destroyed nodes are
  /// taken out now and then, so that a list that nobody reads is not much longer than there are
  /// nodes.
  @discardableResult
  func note(_ node: Node, in list: inout NodeList) -> Bool {
    guard list.insert(node) else { return false }
    if list.nodes.count > 2 * nodes.count {
      list.removeAll { find($0) == nil && !isAwaited($0) }
    }
    return true
  }

  /// The same for a list of what is to be reported.
  @discardableResult
  package func note(_ node: Node, in reports: inout FrameReports) -> Bool {
    reports.framesMayHaveChanged()
    return note(node, in: &reports.queue)
  }
}
