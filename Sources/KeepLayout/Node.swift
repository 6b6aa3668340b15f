import LayoutCore

/// A rectangle in a tree. Nodes are values: compare them, use them as keys. The layout owns what they
/// name: once it is gone, they do not exist, are 0 in size, and what is set is ignored.
public struct Node: Hashable {
  let layout: LayoutReference
  let core: CoreNode

  /// A new node inside this one, drawn after its siblings.
  @discardableResult
  public func node(_ name: String = "") -> Node { layout.make(name, in: core) }

  /// Ends it with all that is inside and all that is kept of these.
  public func destroy() { layout.note { core throws(CoreError) in try core.destroy(self.core) } }

  /// Whether it has not been destroyed.
  public var exists: Bool { layout.core.contains(core) }

  /// The name in sentences, equations and drawings; empty for none.
  public var name: String {
    get { layout.core.name(of: core).string }
    nonmutating set {
      layout.note { core throws(CoreError) in
        try Array(newValue.utf8).borrowed { (name) throws(CoreError) in
          try core.setName(of: self.core, to: name)
        }
      }
    }
  }

  // MARK: Tree

  /// The node around it; nil for a root.
  public var parent: Node? {
    let parent = layout.core.parent(of: core)
    return parent == .none ? nil : Node(layout: layout, core: parent)
  }

  /// The nodes inside it, in drawing order.
  public var children: [Node] {
    var all: [Node] = []
    layout.core.forEachChild(of: core) { all.append(Node(layout: layout, core: $0)) }
    return all
  }

  /// Moves it to the end of the children of another node. Its attributes stay, towards the new parent.
  public func move(to parent: Node) {
    layout.note { core throws(CoreError) in try core.move(self.core, to: parent.core) }
  }

  // MARK: Frames

  /// Where it is in its parent, in points, after the last solve.
  public var frame: Rect { layout.core.frame(of: core) }

  /// Where it is in its root.
  public var frameInRoot: Rect { layout.core.frameInRoot(of: core) }

  /// Its frame with every edge on a device pixel (``Layout/scale``).
  public var snappedFrame: Rect { layout.core.snappedFrame(of: core) }

  /// Where it is seen while it is animated.
  public var presentedFrame: Rect { layout.core.presentedFrame(of: core) }

  /// The same with every edge on a device pixel (``Layout/scale``).
  public var presentedSnappedFrame: Rect { layout.core.presentedSnappedFrame(of: core) }

  /// The uppermost node at a point in its coordinates: itself or one inside of it. Children are above
  /// their parent, later siblings above earlier ones. What is hidden or gone is not there, and what is inside of
  /// another node that ``clips`` is there within its frame alone. nil for a point beside all of them.
  public func node(at x: Double, _ y: Double, presented: Bool = false) -> Node? {
    let found = layout.core.node(at: x, y, in: core, presented ? .presented : .solved)
    return found == .none ? nil : Node(layout: layout, core: found)
  }

  /// The constraints that mention it, also inactive ones.
  public var constraints: [Constraint] {
    layout.core.constraints(of: core).compactMap { Constraint(layout, $0) }
  }

  /// The size that a root is given from outside. nil for a length leaves it to the content.
  public func setSize(
    width: Double?, height: Double?, at priority: Priority = .required
  ) {
    layout.note { core throws(CoreError) in
      try core.setSize(
        of: self.core, width: given(width, "the width "), height: given(height, "the height "),
        priority: priority.rawValue)
    }
  }

  /// A number as the core takes it, for which NaN is none: here nil is, and NaN is an error.
  func given(_ number: Double?, _ name: StaticString) throws(CoreError) -> Double {
    if let number, number.isNaN { throw .about(core, .value(number, name)) }
    return number ?? .nan
  }

  /// Whether they are one node of one layout.
  public static func == (one: Node, other: Node) -> Bool {
    one.layout === other.layout && one.core == other.core
  }

  /// By its handle.
  public func hash(into hasher: inout Hasher) { hasher.combine(core.id) }
}

// MARK: Content

extension Node {
  /// How large it is by itself, as a text or an icon is; nil for a length it does not have.
  public func setContentSize(width: Double?, height: Double?) {
    layout.note { core throws(CoreError) in
      try core.setContentSize(
        of: self.core, width: given(width, "the width "), height: given(height, "the height "))
    }
  }

  /// Measures its content: called with its length across, it returns the length along an axis, such
  /// as the height of a text at a width. It may read the layout; what it changes is an error (``Layout``).
  public func measure(_ axis: Axis = .vertical, _ body: @escaping (Double) -> Double) {
    layout.note { core throws(CoreError) in
      let host = HostFunction(body, of: core)
      try core.setMeasurer(of: self.core, axis) { _, length in host.function(length) }
    }
  }

  /// Measures its content along both axes: called with the size that is available, infinite along an axis where
  /// it has all that it takes, it returns that of the content. So a text that wraps is as wide as its longest
  /// line. It is called for the natural size, for the width if there is less, and for the height.
  public func measureBoth(_ body: @escaping (Size) -> Size) {
    layout.note { core throws(CoreError) in
      let host = HostFunction(body, of: core)
      try core.setMeasurer(of: self.core) { _, available in host.function(available) }
    }
  }

  /// How strongly it resists being larger than its content; along both axes unless one is given.
  public func setHugging(_ axis: Axis? = nil, _ priority: Priority) {
    layout.note { core throws(CoreError) in
      try core.setHugging(of: self.core, axis, to: priority.rawValue)
    }
  }

  /// How strongly it resists being smaller than its content; along both axes unless one is given.
  public func setCompression(_ axis: Axis? = nil, _ priority: Priority) {
    layout.note { core throws(CoreError) in
      try core.setCompression(of: self.core, axis, to: priority.rawValue)
    }
  }

  /// Not drawn; it keeps its place.
  public var isHidden: Bool {
    get { layout.core.isHidden(core) }
    nonmutating set {
      layout.note { core throws(CoreError) in try core.setHidden(self.core, newValue) }
    }
  }

  /// Whether it clips what is inside of it, for hits and in pictures; a node that scrolls always does.
  public var clips: Bool {
    get { layout.core.clips(core) }
    nonmutating set {
      layout.note { core throws(CoreError) in try core.setClips(self.core, newValue) }
    }
  }

  /// Along which axes it takes no room, as if it were not there: fully, or as a section that folds up.
  public var gone: Gone {
    get { layout.core.gone(core) }
    nonmutating set {
      layout.note { core throws(CoreError) in try core.setGone(self.core, newValue) }
    }
  }

  /// Where margin insets count from.
  public var margins: Insets {
    get { layout.core.margins(of: core) }
    nonmutating set {
      layout.note { core throws(CoreError) in try core.setMargins(of: self.core, to: newValue) }
    }
  }

  /// What of a root is covered by bars and corners.
  public var safeArea: Insets {
    get { layout.core.safeArea(of: core) }
    nonmutating set {
      layout.note { core throws(CoreError) in try core.setSafeArea(of: self.core, to: newValue) }
    }
  }

  /// Keeps it at a frame in a parent of a size, and lets what is flexible change when that is resized: Apple's
  /// autoresizing mask. nil takes the size that the parent is solved to. The mask ends where the node is
  /// constrained, unless it has ``Flexible/stays``.
  public func setAutoresizing(
    _ mask: Flexible, frame: Rect, in parent: Size? = nil
  ) throws(KeepError) {
    try layout.attempt { core throws(CoreError) in
      try core.setAutoresizing(of: self.core, mask, frame: frame, in: parent ?? Size.none)
    }
  }

  /// Ends its autoresizing mask, if it has one.
  public func clearAutoresizing() {
    layout.note { core throws(CoreError) in try core.clearAutoresizing(of: self.core) }
  }

  /// Its autoresizing mask; nil without one.
  public var autoresizing: Flexible? { layout.core.autoresizing(of: core) }

  /// How large it would be for a target size; the layout stays as it is.
  public func fittingSize(
    _ target: Size, horizontal: Priority = .fitting, vertical: Priority = .fitting
  ) throws(KeepError) -> Size {
    try layout.attempt { core throws(CoreError) in
      try core.fittingSize(
        of: self.core, target, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
    }
  }
}
