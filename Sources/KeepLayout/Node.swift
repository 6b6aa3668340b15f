import CKeepLayout

/// A rectangle in a tree. Nodes are values: compare them, use them as keys. The layout owns what they
/// name: once it is gone, they do not exist, are 0 in size, and what is set is ignored.
public struct Node: Hashable, Known {
  let layout: LayoutReference
  let c: keep_node

  init(_ layout: LayoutReference, _ c: keep_node) { (self.layout, self.c) = (layout, c) }

  /// A new node inside this one, drawn after its siblings.
  @discardableResult
  public func node(_ name: String = "") -> Node {
    Node(layout, layout.noteMade { keep_node_create($0, c) }).named(name)
  }

  /// A new guide inside this one: a rectangle that nobody draws, to hold nodes by.
  @discardableResult
  public func guide(_ name: String = "") -> Node {
    Node(layout, layout.noteMade { keep_guide_create($0, c) }).named(name)
  }

  func named(_ name: String) -> Node {
    if !name.isEmpty { self.name = name }
    return self
  }

  /// Ends it with all that is inside and all that is kept of these.
  public func destroy() { layout.note { keep_node_destroy($0, c) } }

  /// Whether it has not been destroyed.
  public var exists: Bool { layout.read { keep_layout_handle_kind($0, c.id) } == KEEP_HANDLE_NODE }

  /// The name in sentences, equations and drawings; empty for none.
  public var name: String {
    get { layout.read { String(cString: keep_node_name($0, c)) } }
    nonmutating set {
      layout.note { pointer throws(KeepError) in
        keep_node_set_name(pointer, c, try checked(newValue))
      }
    }
  }

  // MARK: Tree

  /// Moves it to the end of the children of another node. Its attributes stay, towards the new parent.
  public func move(to parent: Node) { layout.note { keep_node_move($0, c, parent.c(in: layout)) } }

  /// Moves it to the place just before another node.
  public func move(before sibling: Node) {
    layout.note { keep_node_move_before($0, c, sibling.c(in: layout)) }
  }

  /// Takes it out of its parent: it becomes a root.
  public func moveOut() { layout.note { keep_node_move($0, c, keep_node()) } }

  /// The first node of that name: itself, then what is inside, depth first; nil for none.
  public func find(_ name: String) -> Node? {
    guard let name = try? checked(name) else { return nil }
    return Node(found: layout, layout.read { keep_node_find($0, c, name) })
  }

  // MARK: Frames

  /// Where it is in its parent, in points, after the last solve; or as the kind says.
  public func frame(_ kind: FrameKind) -> Rect {
    layout.read { Rect(keep_node_frame_as($0, c, kind.c)) }
  }

  /// Where it is in its parent, in points, after the last solve.
  public var frame: Rect { frame(.inParent) }

  /// Where it is in its root.
  public var frameInRoot: Rect { frame(.inRoot) }

  /// Its frame with every edge on a device pixel (``Layout/scale``).
  public var snappedFrame: Rect { frame(.snapped) }

  /// Where it is seen while it is animated.
  public var presentedFrame: Rect { frame(.presented) }

  /// The same with every edge on a device pixel (``Layout/scale``).
  public var presentedSnappedFrame: Rect { frame(.presentedSnapped) }

  /// The uppermost node at a point in its coordinates: itself or one inside of it. Children are above
  /// their parent, later siblings above earlier ones. What is hidden or gone is not there, and what is inside of
  /// another node that ``clips`` is there within its frame alone. nil for a point beside all of them.
  public func node(at x: Double, _ y: Double, presented: Bool = false) -> Node? {
    let kind: FrameKind = presented ? .presented : .inParent
    return Node(found: layout, layout.read { keep_node_at($0, c, x, y, kind.c) })
  }

  /// The size that a root is given from outside. nil for a length leaves it to the content.
  public func setSize(width: Double?, height: Double?, at priority: Priority = .required) {
    layout.note { pointer throws(KeepError) in
      let lengths = (try given(width, "the width"), try given(height, "the height"))
      if priority == .required { return keep_node_set_size(pointer, c, lengths.0, lengths.1) }
      let status = keep_node_set_axis_size(
        pointer, c, KEEP_HORIZONTAL, lengths.0, priority.rawValue)
      if status != KEEP_OK { return status }
      return keep_node_set_axis_size(pointer, c, KEEP_VERTICAL, lengths.1, priority.rawValue)
    }
  }

  /// The size of a root from outside along an axis; nil for none.
  public func size(along axis: Axis) -> Value? {
    var priority = 0.0
    let size = layout.read { keep_node_axis_size($0, c, axis.c, &priority) }
    return finite(size).map { Value($0, Priority(priority)) }
  }

  /// A number as C takes it, for which NaN is none: here nil is, and NaN is an error.
  func given(_ number: Double?, _ words: String) throws(KeepError) -> Double {
    try KeepLayout.given(number, words, of: name.isEmpty ? "a node without a name" : "<\(name)>")
  }

  /// Whether they are one node of one layout.
  public static func == (one: Node, other: Node) -> Bool {
    one.layout === other.layout && one.c.id == other.c.id
  }

  /// By its handle.
  public func hash(into hasher: inout Hasher) { hasher.combine(c.id) }
}

extension Array where Element == Node {
  /// The layout of the nodes.
  func owner() throws(KeepError) -> LayoutReference {
    guard let first else { throw KeepError("there are no nodes") }
    return first.layout
  }

  func given(_ number: Double?, _ words: String) throws(KeepError) -> Double {
    try KeepLayout.given(number, words, of: "\(count) nodes")
  }

  /// Sets equal of insets of each: of the parent, of its margins or its safe area, as the kind says. nil takes one
  /// away.
  public func keepInsets(
    _ kind: AttributeKind = .insets, top: Double?, left: Double?, bottom: Double?, right: Double?,
    at priority: Priority = .required
  ) throws(KeepError) {
    let insets = keep_insets(
      top: try given(top, "the top"), left: try given(left, "the left"),
      bottom: try given(bottom, "the bottom"), right: try given(right, "the right"))
    let owner = try owner()
    let handles = map { $0.c(in: owner) }
    try owner.attempt {
      keep_nodes_keep_insets($0, handles, handles.count, kind.c, insets, priority.rawValue)
    }
  }
}
