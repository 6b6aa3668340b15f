import ConstraintSolver
import LayoutStore

/// Several values in one call: `equal` of a size, of insets, of a centre. NaN takes that value
/// away. If one node of an array is refused, nothing is set.
extension Vocabularies {
  /// Keeps a node's width and height.
  public func keepSize(
    of node: Node, width: Double, height: Double, priority: Double = Priority.required
  ) throws(LayoutError) {
    try keep([(.width, width), (.height, height)], of: node, priority)
  }

  /// Keeps the width and height of many nodes.
  public func keepSize(
    of nodes: [Node], width: Double, height: Double, priority: Double = Priority.required
  ) throws(LayoutError) {
    try keep([(.width, width), (.height, height)], of: nodes, priority)
  }

  /// Keeps a node's insets, safe insets or margin insets, as `kind` tells.
  public func keepInsets(
    _ kind: AttributeKind = .insets, of node: Node, _ insets: Insets,
    priority: Double = Priority.required
  ) throws(LayoutError) {
    try keep(try parts(kind, insets), of: node, priority)
  }

  /// Keeps the insets, safe insets or margin insets of many nodes, as `kind` tells.
  public func keepInsets(
    _ kind: AttributeKind = .insets, of nodes: [Node], _ insets: Insets,
    priority: Double = Priority.required
  ) throws(LayoutError) {
    try keep(try parts(kind, insets), of: nodes, priority)
  }

  /// Keeps a node's centre, in fractions of its parent.
  public func keepCenter(
    of node: Node, x: Double, y: Double, priority: Double = Priority.required
  ) throws(LayoutError) {
    try keep([(.horizontalCenter, x), (.verticalCenter, y)], of: node, priority)
  }

  /// Keeps the centres of many nodes, in fractions of their parents.
  public func keepCenter(
    of nodes: [Node], x: Double, y: Double, priority: Double = Priority.required
  ) throws(LayoutError) {
    try keep([(.horizontalCenter, x), (.verticalCenter, y)], of: nodes, priority)
  }

  /// Keeps a node in the middle of its parent; along both axes unless one is given.
  public func keepCentered(
    _ node: Node, _ axis: Axis? = nil, priority: Double = Priority.required
  ) throws(LayoutError) {
    try keep(middle(axis), of: node, priority)
  }

  /// Keeps many nodes in the middle of their parents; along both axes unless one is given.
  public func keepCentered(
    _ nodes: [Node], _ axis: Axis? = nil, priority: Double = Priority.required
  ) throws(LayoutError) {
    try keep(middle(axis), of: nodes, priority)
  }
}

// MARK: Parts

extension Vocabularies {
  private typealias Part = (kind: AttributeKind, value: Double)

  private func parts(
    _ kind: AttributeKind, _ insets: Insets
  ) throws(LayoutError) -> [Part] {
    switch kind {
    case .insets, .safeInsets, .marginInsets: break
    default:
      var words = Text()
      words.append(kind.words)
      words.append(" is given where insets, safe insets or margin insets are needed")
      throw .told(words, .argument(""))
    }
    let values = [insets.top, insets.bottom, insets.left, insets.right]
    return values.indices.map { (kind.member($0), values[$0]) }
  }

  private func middle(_ axis: Axis?) -> [Part] {
    switch axis {
    case nil: [(.horizontalCenter, 0.5), (.verticalCenter, 0.5)]
    case .horizontal: [(.horizontalCenter, 0.5)]
    case .vertical: [(.verticalCenter, 0.5)]
    }
  }

  private func check(
    _ parts: [Part], of node: Node, _ priority: Double
  ) throws(LayoutError) {
    for part in parts {
      let key = try key(part.kind, node)
      do throws(LayoutError) {
        try check(part.value, priority, for: key)
      } catch {
        throw .about(node, error)
      }
    }
  }

  private func keep(
    _ parts: [Part], of node: Node, _ priority: Double
  ) throws(LayoutError) {
    try check(parts, of: node, priority)
    for part in parts {
      let attribute = try slot(of: try key(part.kind, node))
      try set(attribute, .equal, part.value, priority)
    }
  }

  private func keep(
    _ parts: [Part], of nodes: [Node], _ priority: Double
  ) throws(LayoutError) {
    try check(0, priority)  // before any node, so that none is blamed
    for place in nodes.indices {
      do throws(LayoutError) {
        try check(parts, of: nodes[place], priority)
      } catch {
        throw .element(place, error)
      }
    }
    for node in nodes { try keep(parts, of: node, priority) }
  }
}
