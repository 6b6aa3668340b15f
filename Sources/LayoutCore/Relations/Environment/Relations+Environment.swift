import ConstraintSolver
import LayoutStore

/// Margins, safe area, alignment rectangle and baselines of nodes. They are constants of the rows that
/// mention them, changed in place.
extension Relations {
  /// The lines of a node apart from its edges. A node that is gone has none along the axes along which it is that.
  package func environment(of node: NodeSlot) -> Environment {
    var environment = extras(of: node)?.environment ?? Environment()
    if isGone(node) { environment.collapse(nodes[node].traits) }
    return environment
  }

  /// Changes what follows from what was set.
  func changeEnvironment(
    of node: NodeSlot, _ change: (inout Environment) -> Void
  ) throws(LayoutError) {
    try changeExtras(of: node) { change(&$0.environment) }
  }

  /// What of ``EnvironmentUse`` a node has.
  package func use(of node: NodeSlot) -> EnvironmentUse {
    let own = extras(of: node)?.environment.said.use ?? []
    return nodes[node].traits.isDisjoint(with: .gone) ? own : own.union(.gone)
  }

  /// Counts again what a node has of ``EnvironmentUse``, after a change.
  func noteUse(of node: NodeSlot, before: EnvironmentUse) {
    let use = use(of: node)
    if use == before { return }
    state.useCounts.add(before, -1)
    state.useCounts.add(use, 1)
    state.environmentUse.formUnion(use)
  }

  // MARK: Margins

  /// Sets the margins of a node. With `isDirectional`, left and right stand for leading and trailing.
  public func setMargins(
    of node: Node, to margins: Insets, isDirectional: Bool = false
  ) throws(LayoutError) {
    try set(
      .margins, to: .insets(margins), .directionalMargins, to: .flag(isDirectional), of: node)
  }

  /// The margins as they were set, left and right as they now are; zero for a stale handle.
  public func margins(of node: Node) -> Insets {
    find(node).map { margins(extras(of: $0)?.environment ?? Environment(), of: $0) }
      ?? Insets(all: 0)
  }

  /// The margins of a node, none of one that is gone.
  func ownMargins(of node: NodeSlot) -> Insets { margins(environment(of: node), of: node) }

  /// Margins with left and right as the node's direction has them.
  private func margins(_ environment: Environment, of node: NodeSlot) -> Insets {
    let margins = environment.said[.margins].insets
    let isMirrored = environment.said.contains(.directionalMargins) && isRightToLeft(node)
    return isMirrored ? margins.mirrored : margins
  }

  /// The effective margins as of the last solve: with the safe area, and with what is inherited.
  public func effectiveMargins(of node: Node) -> Insets {
    find(node).map { areas(of: $0).margins } ?? Insets(all: 0)
  }

  /// How much of a node is covered along its edges, as of the last solve.
  public func effectiveSafeArea(of node: Node) -> Insets {
    find(node).map { areas(of: $0).safe } ?? Insets(all: 0)
  }

  // MARK: Baselines

  /// Where the first and the last baseline are as of the last solve, in the coordinates of the parent.
  public func baselinePositions(of node: Node) -> (first: Double, last: Double) {
    guard let slot = find(node) else { return (0, 0) }
    return (baselinePosition(.firstBaseline, of: slot), baselinePosition(.lastBaseline, of: slot))
  }

  private func baselinePosition(_ line: Line, of node: NodeSlot) -> Double {
    var member = member(withBaselineOf: node, line)
    let place = place(of: line, environment(of: member))
    var position = place.share * solver.value(nodes[member].height) + place.distance
    while member != node {
      position += solver.value(nodes[member].top)
      member = nodes[member].parent
      position -= environment(of: member).alignmentInsets.top
    }
    return position + solver.value(nodes[node].top)
  }
}
