import ConstraintSolver
import LayoutRelations
import LayoutStore

/// What size a subtree wants. The live solver answers: constraints that hold the subtree from
/// outside are set aside, the target is put into force, and afterwards everything is as it was, to
/// the last bit.
extension Layout {
  /// The size that a node with all in it wants for a target: as near to the target as the priorities
  /// allow, each along its axis; NaN for no target. Brings frames up to date first.
  public func fittingSize(
    of node: Node, _ target: Size, horizontal: Double = Priority.fitting,
    vertical: Double = Priority.fitting
  ) throws(LayoutError) -> Size {
    let slot = try place(node)
    try checkTarget(target.width, horizontal, "the target width ")
    try checkTarget(target.height, vertical, "the target height ")
    try bringUpToDate()
    return try fit(slot, target, horizontal, vertical)
  }

  /// How small and how large a node with all in it can be along an axis without making anything
  /// worse of at least a priority; infinite without a bound. What keeps members inside of containers counts as
  /// required. Brings frames up to date first.
  public func sizeRange(
    of node: Node, _ axis: Axis, priority: Double = Priority.required
  ) throws(LayoutError) -> (minimum: Double, maximum: Double) {
    let slot = try place(node)
    try check(0, priority)
    try bringUpToDate()
    var target = Size(width: .nan, height: .nan)
    target[axis] = 0
    let below = max(min(priority, ContainerPriority.inside).nextDown, .leastNonzeroMagnitude)
    let minimum = try fit(slot, target, below, below)[axis]
    target[axis] = Self.sizeBound
    let maximum = try fit(slot, target, below, below)[axis]
    return (minimum, maximum >= Self.sizeBound ? .infinity : maximum)
  }

  /// Sizes from here on count as without a bound.
  private static let sizeBound = 1e7

  private func checkTarget(
    _ length: Double, _ priority: Double, _ name: StaticString
  ) throws(LayoutError) {
    if length.isNaN { return }
    try check(length: length, name)
    try check(0, priority)
  }

  private func fit(
    _ node: NodeSlot, _ target: Size, _ horizontal: Double, _ vertical: Double
  ) throws(LayoutError) -> Size {
    let known = diagnosis.conflicts
    defer {
      diagnosis.conflicts = known
      contents.fittingNode = .none
    }
    keepFrames()
    try pushMark()
    noteSurroundings(of: node)
    contents.fittingNode = node
    var refusal: LayoutError?
    var size = Size(width: 0, height: 0)
    do throws(LayoutError) {
      try keep(node, at: target, horizontal, vertical)
      size.width = clamped(solver.value(nodes[node].width))
      size.height = clamped(solver.value(nodes[node].height))
    } catch {
      refusal = error
    }
    try popMark()
    if let refusal { throw refusal }
    return size
  }

  /// Solves with a node as near to a target as what is inside lets it be.
  private func keep(
    _ node: NodeSlot, at target: Size, _ horizontal: Double, _ vertical: Double
  ) throws(LayoutError) {
    try deactivateBorder(of: node)
    let isWideFirst = horizontal >= vertical || target.height.isNaN
    let first: Axis = isWideFirst ? .horizontal : .vertical
    let priorities = isWideFirst ? (horizontal, vertical) : (vertical, horizontal)
    let isActive = try push(node, first, target[first], priorities.0, before: first.other)
    if try push(node, first.other, target[first.other], priorities.1) {
      // The first target made no difference by itself, but may make one against the second, weaker
      // one.
      if !isActive { try keepOwn(.rootSize, of: node, first, target[first], priorities.0) }
      try solveAll()
    }
  }

  /// Puts a target into force. If it is weaker than everything else, it may make no difference:
  /// then everything is solved without it, as its row would cost judging every row that holds the
  /// size, and the result is false.
  private func push(
    _ node: NodeSlot, _ axis: Axis, _ target: Double, _ priority: Double, before next: Axis? = nil
  ) throws(LayoutError) -> Bool {
    let size = nodes[node].size(axis)
    if let next { try keepOwn(.rootSize, of: node, next, .nan, 0) }
    if own(.rootSize, of: node, axis).isNone && priority < solver.lowestPriority && !target.isNaN {
      try solveAll()
      let distance = target - solver.value(size)
      if distance == 0 || solver.isHeld(size, towards: distance) { return false }
    }
    try keepOwn(.rootSize, of: node, axis, target, priority)
    return true
  }

  /// Deactivates constraints between a subtree and the outside. A size from outside, which is inactive
  /// while the node has a parent, is removed, so that a target does not change it in place.
  private func deactivateBorder(of top: NodeSlot) throws(LayoutError) {
    if nodes[top].parent.isNone { return }
    try keepOwn(.rootSize, of: top, .horizontal, .nan, 0)
    try keepOwn(.rootSize, of: top, .vertical, .nan, 0)
    var node = top
    while !node.isNone {
      try forEachConstraint(of: node) { constraint throws(LayoutError) in
        if relation(of: constraint) == nil { try deactivate(constraint) }
      }
      node = follower(of: node, inside: top)
    }
  }
}
