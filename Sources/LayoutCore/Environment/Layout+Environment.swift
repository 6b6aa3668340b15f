import ConstraintSolver

/// Margins, safe area, alignment rectangle and baselines of nodes. They are constants of the rows that
/// mention them, changed in place.
extension Layout {
  /// The lines of a node apart from its edges. A node that is gone has none along the axes along which it is that.
  func environment(of node: NodeSlot) -> Environment {
    var environment = extras(of: node)?.environment ?? Environment()
    if isGone(node) { environment.collapse(nodes[node].traits) }
    return environment
  }

  func changeEnvironment(
    of node: NodeSlot, _ change: (inout Environment) -> Void
  ) throws(LayoutError) {
    let before = use(of: node)
    try changeExtras(of: node) { change(&$0.environment) }
    noteUse(of: node, before: before)
  }

  /// What of ``EnvironmentUse`` a node has.
  func use(of node: NodeSlot) -> EnvironmentUse {
    var use: EnvironmentUse = nodes[node].traits.isDisjoint(with: .gone) ? [] : .gone
    guard let said = extras(of: node)?.environment else { return use }
    let none = Insets(all: 0)
    if said.direction != .inherited { use.insert(.directions) }
    if said.alignmentInsets != none || said.firstBaseline != 0 || said.lastBaseline != 0 {
      use.insert(.lines)
    }
    if said.traits.contains(.inheritsMargins) || said.safeInsets != none { use.insert(.places) }
    return use
  }

  /// Counts again what a node has of ``EnvironmentUse``, after a change.
  func noteUse(of node: NodeSlot, before: EnvironmentUse) {
    let use = use(of: node)
    if use == before { return }
    state.useCounts.add(before, -1)
    state.useCounts.add(use, 1)
    state.environmentUse.formUnion(use)
  }

  private func check(_ insets: Insets) throws(LayoutError) {
    for inset in [insets.top, insets.left, insets.bottom, insets.right] { try check(inset, 1000) }
  }

  /// What was set for a node, whether it is gone or not; nil for a stale handle.
  func environment(of node: Node) -> Environment? {
    find(node).map { extras(of: $0)?.environment ?? Environment() }
  }
}

// MARK: Margins

extension Layout {
  /// Sets the margins of a node, 8 on every side unless set. With `isDirectional`, left and right
  /// stand for leading and trailing.
  public func setMargins(
    of node: Node, to margins: Insets, isDirectional: Bool = false
  ) throws(LayoutError) {
    let slot = try place(node)
    try check(margins)
    try changeEnvironment(of: slot) {
      $0.margins = margins
      $0.traits.set(.marginsAreDirectional, to: isDirectional)
    }
    try updateArea(of: slot)
  }

  /// The margins as they were set, left and right as they now are; zero for a stale handle.
  public func margins(of node: Node) -> Insets {
    guard let slot = find(node), let said = environment(of: node) else { return Insets(all: 0) }
    return margins(said, of: slot)
  }

  /// Whether left and right of the margins stand for leading and trailing.
  public func areMarginsDirectional(of node: Node) -> Bool {
    environment(of: node)?.traits.contains(.marginsAreDirectional) ?? false
  }

  /// Lets a node inherit the part of its parent's margins that reaches into it; not unless set.
  public func setInheritsMargins(of node: Node, _ inherits: Bool) throws(LayoutError) {
    try setTrait(.inheritsMargins, of: node, to: inherits)
  }

  /// Whether a node inherits the part of its parent's margins that reaches into it.
  public func inheritsMargins(of node: Node) -> Bool {
    environment(of: node)?.traits.contains(.inheritsMargins) ?? false
  }

  /// Lets the margins of a node count from its safe area, or from its edges; from the safe area unless
  /// set.
  public func setMarginsIncludeSafeArea(of node: Node, _ include: Bool) throws(LayoutError) {
    try setTrait(.marginsIncludeSafeArea, of: node, to: include)
  }

  /// Whether the margins of a node count from its safe area; false for a stale handle.
  public func marginsIncludeSafeArea(of node: Node) -> Bool {
    environment(of: node)?.traits.contains(.marginsIncludeSafeArea) ?? false
  }

  private func setTrait(
    _ trait: EnvironmentTraits, of node: Node, to isTrue: Bool
  ) throws(LayoutError) {
    let slot = try place(node)
    try changeEnvironment(of: slot) { $0.traits.set(trait, to: isTrue) }
    try updateArea(of: slot)
  }

  /// The margins of a node, none of one that is gone.
  func ownMargins(of node: NodeSlot) -> Insets { margins(environment(of: node), of: node) }

  /// Margins with left and right as the node's direction has them.
  private func margins(_ environment: Environment, of node: NodeSlot) -> Insets {
    let isMirrored =
      environment.traits.contains(.marginsAreDirectional) && isRightToLeft(node)
    return isMirrored ? environment.margins.mirrored : environment.margins
  }
}

// MARK: Safe area

extension Layout {
  /// Sets what the hardware covers of a root along its edges; of another node, additional insets there
  /// in addition.
  public func setSafeArea(of node: Node, to insets: Insets) throws(LayoutError) {
    let slot = try place(node)
    try check(insets)
    try changeEnvironment(of: slot) { $0.safeInsets = insets }
    try updateArea(of: slot)
  }

  /// The insets as they were set; zero for a stale handle.
  public func safeArea(of node: Node) -> Insets {
    environment(of: node)?.safeInsets ?? Insets(all: 0)
  }

  /// How much of a node is covered along its edges, as of the last solve.
  public func effectiveSafeArea(of node: Node) -> Insets {
    find(node).map { areas(of: $0).safe } ?? Insets(all: 0)
  }

  /// The effective margins as of the last solve: with the safe area, and with what is inherited.
  public func effectiveMargins(of node: Node) -> Insets {
    find(node).map { areas(of: $0).margins } ?? Insets(all: 0)
  }
}

// MARK: Alignment rectangle and baselines

extension Layout {
  /// Sets how far the rectangle that constraints see is inside a node's frame: what is around it is
  /// decoration, a shadow or a badge. Nodes inside, and frames that are read, relate to the frame.
  public func setAlignmentInsets(of node: Node, to insets: Insets) throws(LayoutError) {
    let slot = try place(node)
    try check(insets)
    settler.isDue = true
    try changeEnvironment(of: slot) { $0.alignmentInsets = insets }
    try refreshBorder(of: slot)
    noteChange(of: slot)
    framesMayHaveChanged()
  }

  /// How far the alignment rectangle is inside the frame; zero unless set, and for a stale handle.
  public func alignmentInsets(of node: Node) -> Insets {
    environment(of: node)?.alignmentInsets ?? Insets(all: 0)
  }

  /// Sets where a node's baselines are: how far the first one is below its top, and the last one
  /// above its bottom.
  public func setBaselines(of node: Node, first: Double, last: Double) throws(LayoutError) {
    let slot = try place(node)
    try check(first, 1000)
    try check(last, 1000)
    try changeEnvironment(of: slot) {
      $0.firstBaseline = first
      $0.lastBaseline = last
    }
    try forEachConstraint(around: slot) { constraint throws(LayoutError) in
      try refreshConstant(constraint)
    }
  }

  /// The distances as they were set; 0 unless set, and for a stale handle.
  public func baselines(of node: Node) -> (first: Double, last: Double) {
    environment(of: node).map { ($0.firstBaseline, $0.lastBaseline) } ?? (0, 0)
  }

  /// Where the first and the last baseline are as of the last solve, in the coordinates of the parent.
  public func baselinePositions(of node: Node) -> (first: Double, last: Double) {
    guard let slot = find(node) else { return (0, 0) }
    let environment: Environment = environment(of: slot)
    let top = solver.value(nodes[slot].top)
    return (
      top + environment.firstBaseline,
      top + solver.value(nodes[slot].height) - environment.lastBaseline
    )
  }
}
