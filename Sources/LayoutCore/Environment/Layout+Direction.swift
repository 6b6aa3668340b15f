import ConstraintSolver

/// Which way reading goes. Leading and trailing become left and right on the way to the solver.
/// Where reading goes from the right, their equations hold in the mirrored plane, where x counts
/// from the other side. So a gap stays a gap, and the layout becomes its mirror image.
extension Layout {
  /// Sets the direction of all roots that have none of their own; left to right unless set.
  public func setDirection(_ direction: Direction) throws(LayoutError) {
    guard direction != .inherited else {
      throw .argument("a layout has nothing to inherit its direction from")
    }
    guard direction != self.direction else { return }
    self.direction = direction
    var root = firstRoot
    while root >= 0 {
      try refreshDirections(inside: root)
      root = nodes[root].next
    }
  }

  /// Sets the direction of a node, and of all in it that have none of their own.
  public func setDirection(of node: Node, to direction: Direction) throws(LayoutError) {
    let slot = try place(node)
    try changeEnvironment(of: slot) { $0.direction = direction }
    try refreshDirections(inside: slot)
  }

  /// The direction as it was set; inherited for a stale handle.
  public func direction(of node: Node) -> Direction {
    environment(of: node)?.direction ?? .inherited
  }

  /// The effective direction: never inherited.
  public func effectiveDirection(of node: Node) -> Direction {
    guard let slot = find(node) else { return direction }
    return isRightToLeft(slot) ? .rightToLeft : .leftToRight
  }

  func isRightToLeft(_ node: Int32) -> Bool {
    guard environmentUse.contains(.directions) else { return direction == .rightToLeft }
    var node = node
    while node >= 0 {
      let own = extras(of: node)?.environment.direction ?? .inherited
      if own != .inherited { return own == .rightToLeft }
      node = nodes[node].parent
    }
    return direction == .rightToLeft
  }

  /// Rewrites constraints of a subtree that have leading or trailing lines, or directional margins.
  func refreshDirections(inside top: Int32) throws(LayoutError) {
    var node = top
    while node >= 0 {
      try forEachConstraint(of: node) { constraint throws(LayoutError) in try refresh(constraint) }
      try updateArea(of: node)
      node = follower(of: node, inside: top)
    }
  }
}

// MARK: Lowering

extension Layout {
  /// Puts left and right in place of leading and trailing in the current equation. The direction is
  /// that of its first node. True if the equation holds in the mirrored plane.
  func direct(_ equation: inout Equation) -> Bool {
    guard let first = parts.all.first, hasDirectionalLine else { return false }
    equation.isDirectional = true
    guard isRightToLeft(first.anchor.node) else {
      for place in 0..<parts.count { parts[place].direct(false) }
      return false
    }
    // In the mirrored plane x is the width of the space minus x:
    // sum of f (W - x) <= c  is  sum of f x - (sum of f) W >= -c.
    var share = 0.0
    for place in 0..<parts.count {
      let part = parts[place]
      parts[place].direct(true)
      if part.anchor.line.axis == .horizontal && !part.anchor.line.isSize {
        share += part.factor
      } else {
        parts[place].factor = -part.factor
      }
    }
    equation.relation = equation.relation.flipped
    equation.constant = -equation.constant
    if share != 0 && first.space >= 0 {
      let width = Anchor(node: first.space, line: .right)
      parts.append(Part(anchor: width, factor: -share, space: first.space))
    }
    return true
  }

  /// The same for the distance of two lines that is in `parts` from a place on.
  func directMeasure(from start: Int) {
    guard parts[start].anchor.line.isDirectional else { return }
    let isMirrored = isRightToLeft(parts[start].anchor.node)
    for place in start..<parts.count {
      parts[place].direct(isMirrored)
      if isMirrored { parts[place].factor = -parts[place].factor }
    }
  }

  private var hasDirectionalLine: Bool {
    for part in parts.all where part.anchor.line.isDirectional { return true }
    return false
  }
}

extension Part {
  fileprivate mutating func direct(_ isMirrored: Bool) {
    anchor.line = anchor.line.directed(isMirrored)
  }
}

extension Line {
  var isDirectional: Bool { self == .leading || self == .trailing }

  fileprivate func directed(_ isMirrored: Bool) -> Line {
    switch self {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: self
    }
  }
}
