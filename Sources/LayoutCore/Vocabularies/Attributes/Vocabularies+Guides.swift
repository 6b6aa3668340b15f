import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Guides: rectangles of a node that nobody draws, to hold other nodes by. A guide may stand where
/// a node may; its coordinates are those inside its owner, and it is destroyed with its owner, which may be a guide.
extension Vocabularies {
  /// Creates a guide in a node.
  public func createGuide(in owner: Node) throws(LayoutError) -> Node {
    try checkIdle()
    return node(at: try insertNode(under: try slot(of: owner, as: .owner), isGuide: true))
  }

  /// The guide that stands for an area of a node, made when it is first asked for.
  public func guide(_ area: GuidedArea, of owner: Node) throws(LayoutError) -> Node {
    let slot = try slot(of: owner, as: .owner)
    if nodes[slot].isGuide { throw .guide(owner) }
    if let known = extras(of: slot)?[area], !known.isNone { return node(at: known) }
    let guide = try insertNode(under: slot, isGuide: true)
    switch area {
    case .safe: try fill(guide, .safeInsets)
    case .margins: try fill(guide, .marginInsets)
    case .readable: try keepReadable(guide)
    case .scroll: try keepSmall(guide)
    case .frame: try keepFrame(guide)
    case .layout:
      try fill(guide, .verticalSafeInsets)
      try fill(guide, .horizontalMarginInsets)
    }
    try changeExtras(of: slot) { $0[area] = guide }
    if area == .scroll { try refreshContent(of: slot) }
    return node(at: guide)
  }

  private func keepReadable(_ guide: NodeSlot) throws(LayoutError) {
    try fill(guide, .verticalMarginInsets)
    try pin(guide, .rightMarginInset, to: 0, priority: Priority.high)
    try pin(guide, .rightMarginInset, .atLeast, to: 0, priority: Priority.required)
    let right = try self.slot(
      of: AttributeIndex.Key(node: guide, other: .none, kind: .rightMarginInset))
    let left = try self.slot(
      of: AttributeIndex.Key(node: guide, other: .none, kind: .leftMarginInset))
    try put(
      link(left, .equal, to: right, Priority.required), entry: EntrySlot.none)
    try pin(guide, .width, .atMost, to: Self.readableWidth, priority: Priority.required)
  }

  private func keepSmall(_ content: NodeSlot) throws(LayoutError) {
    try pin(content, .leftInset, to: 0, priority: Priority.required)
    try pin(content, .topInset, to: 0, priority: Priority.required)
    try pin(content, .width, to: 0, priority: Priority.fitting)
    try pin(content, .height, to: 0, priority: Priority.fitting)
  }

  /// From the corner of the content on, as it is scrolled to its beginning, to as far behind the center of the frame.
  private func keepFrame(_ guide: NodeSlot) throws(LayoutError) {
    try pin(guide, .leftInset, to: 0, priority: Priority.required)
    try pin(guide, .topInset, to: 0, priority: Priority.required)
    try pin(guide, .horizontalCenter, to: 0.5, priority: Priority.required)
    try pin(guide, .verticalCenter, to: 0.5, priority: Priority.required)
  }

  private static let readableWidth = 672.0

  private func fill(_ guide: NodeSlot, _ insets: AttributeKind) throws(LayoutError) {
    for position in 0..<insets.memberCount {
      try pin(guide, insets.member(position), to: 0, priority: Priority.required)
    }
  }

  /// Sets a value that belongs to what the guide is, so that no atomic group records it.
  private func pin(
    _ guide: NodeSlot, _ kind: AttributeKind, _ relation: Relation = .equal, to value: Double,
    priority: Double
  ) throws(LayoutError) {
    let key = AttributeIndex.Key(node: guide, other: .none, kind: kind)
    let attribute = attribute(at: try slot(of: key))
    try put(Setting(attribute, relation, value, priority: priority), entry: EntrySlot.none)
  }

  /// Makes a node forget a guide that is about to be destroyed, alone or with the node. A node that is being
  /// destroyed is not arranged again, as its tracks are being destroyed, too.
  func releaseGuide(_ guide: NodeSlot, isOwnerKept: Bool) throws(LayoutError) {
    let owner = nodes[guide].parent
    guard let known = extras(of: owner) else { return }
    for area in GuidedArea.allCases where known[area] == guide {
      try changeExtras(of: owner) { $0[area] = .none }
      if area == .scroll { try refreshContent(of: owner, isArranging: isOwnerKept) }
      if area == .scroll && isOwnerKept && isGone(guide) { try refreshPresence(inside: owner) }
    }
  }

  /// Rewrites what relates the inside of a node to it after it has begun to scroll, or ceased to:
  /// the bounds are others now, also those in which leading and trailing are mirrored.
  private func refreshContent(of owner: NodeSlot, isArranging: Bool = true) throws(LayoutError) {
    try refresh(around: owner)
    let isTurned = direction == .rightToLeft || state.environmentUse.contains(.directions)
    if isTurned { try refreshDirections(inside: owner, isArranging: isArranging) }
  }
}

// MARK: Scrolling

extension Vocabularies {
  /// Keeps the content of a node that scrolls as large as the node along one axis, or lets it be
  /// larger again.
  public func setScrollDisabled(
    of owner: Node, _ axis: Axis, _ isDisabled: Bool
  ) throws(LayoutError) {
    try checkIdle()
    let guide = try guide(.scroll, of: owner)
    let size = try attribute(axis == .horizontal ? .width : .height, of: guide, to: owner)
    try set(size, .equal, isDisabled ? 1 : .nan, priority: Priority.required)
  }

  /// Whether the content is kept as large as the node; false for a node that does not scroll, and for
  /// a stale handle.
  public func isScrollDisabled(of owner: Node, _ axis: Axis) -> Bool {
    guard let slot = find(owner), let guide = extras(of: slot)?[.scroll], !guide.isNone else {
      return false
    }
    let kind: AttributeKind = axis == .horizontal ? .width : .height
    let size = attributes.find(AttributeIndex.Key(node: guide, other: slot, kind: kind))
    return !size.isNone && value(of: attribute(at: size), .equal).value == 1
  }

  /// Rewrites what relates the inside of a node to it.
  private func refresh(around node: NodeSlot) throws(LayoutError) {
    try forEachConstraint(around: node) { constraint throws(LayoutError) in
      try refresh(constraint)
    }
  }
}
