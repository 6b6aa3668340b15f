import ConstraintSolver

/// How strongly the content of nodes resists: hugging against being larger than the content,
/// compression against being smaller. Content itself comes from elsewhere; without it, the
/// priorities are kept and do nothing.
extension Layout {
  /// How strongly a node resists being larger than its content; Apple's 250 unless set.
  public func hugging(of node: Node, _ axis: Axis) -> Double {
    guard let slot = find(node) else { return 0 }
    return (extras(of: slot) ?? NodeExtras())[axis].hugging
  }

  /// How strongly a node resists being smaller than its content; Apple's 750 unless set.
  public func compression(of node: Node, _ axis: Axis) -> Double {
    guard let slot = find(node) else { return 0 }
    return (extras(of: slot) ?? NodeExtras())[axis].compression
  }

  /// The weaker one of both axes.
  public func hugging(of node: Node) -> Double {
    min(hugging(of: node, .horizontal), hugging(of: node, .vertical))
  }

  /// The weaker one of both axes.
  public func compression(of node: Node) -> Double {
    min(compression(of: node, .horizontal), compression(of: node, .vertical))
  }

  /// Sets how strongly a node resists being larger than its content; along both axes unless one is
  /// told.
  public func setHugging(
    of node: Node, _ axis: Axis? = nil, to priority: Double
  ) throws(LayoutError) {
    let slot = try place(node)
    try check(priority, for: node)
    for each in axes(axis) { try changeExtras(of: slot) { $0[each].hugging = priority } }
  }

  /// Sets how strongly a node resists being smaller than its content; along both axes unless one is
  /// told.
  public func setCompression(
    of node: Node, _ axis: Axis? = nil, to priority: Double
  ) throws(LayoutError) {
    let slot = try place(node)
    try check(priority, for: node)
    for each in axes(axis) { try changeExtras(of: slot) { $0[each].compression = priority } }
  }

  /// Sets the hugging of many nodes; on failure of none.
  public func setHugging(
    of nodes: [Node], _ axis: Axis? = nil, to priority: Double
  ) throws(LayoutError) {
    try check(nodes.count) { nodes[$0] }
    for node in nodes { try setHugging(of: node, axis, to: priority) }
  }

  /// Sets the compression resistance of many nodes; on failure of none.
  public func setCompression(
    of nodes: [Node], _ axis: Axis? = nil, to priority: Double
  ) throws(LayoutError) {
    try check(nodes.count) { nodes[$0] }
    for node in nodes { try setCompression(of: node, axis, to: priority) }
  }

  private func check(_ priority: Double, for node: Node) throws(LayoutError) {
    do throws(LayoutError) { try check(0, priority) } catch { throw .about(node, error) }
  }

  private func axes(_ axis: Axis?) -> [Axis] { axis.map { [$0] } ?? [.horizontal, .vertical] }
}

// MARK: Extras

extension Layout {
  /// What only few nodes have; nil if this one has nothing of it.
  func extras(of node: Int32) -> NodeExtras? {
    nodes[node].extras < 0 ? nil : extras[nodes[node].extras]
  }

  /// Changes what only few nodes have, and makes room for it first.
  func changeExtras(
    of node: Int32, _ change: (inout NodeExtras) -> Void
  ) throws(LayoutError) {
    if nodes[node].extras < 0 {
      guard let slot = extras.insert(NodeExtras()) else { throw .limit(.nodes) }
      nodes[node].extras = slot
    }
    change(&extras[nodes[node].extras])
  }
}
