import CKeepLayout

/// Nodes, what is kept of them, and their frames.
///
///     let ui = Layout()
///     let window = ui.node("window", size: Size(width: 320, height: 568))
///     let image = window.node("image")
///     image.aspectRatio.equal = 16 / 9
///     image.horizontalInsets.equal = 10
///     try ui.solve()
///     print(image.frame)
///
/// Properties cannot throw when they are set, so the layout keeps the first error of one, and
/// ``solve()`` throws it. A refused call has changed nothing. A layout belongs to one thread at a time.
///
/// The layout owns its nodes, and lasts as long as it is referred to itself: a node, an attribute or a
/// constraint does not keep it. So functions that are given to a layout (measures, logs, curves, completions) may
/// mention nodes; what mentions the layout itself should capture it weakly, as it is never freed otherwise.
/// Inside of such a function a layout may be read. What changes it is an error there, and is not done; so is
/// ``solve()``. What such a function throws is thrown by the call that made the layout call it, as the
/// ``KeepError/cause`` of an error.
public final class Layout: Owner {
  let pointer: OpaquePointer
  /// What its nodes know of it.
  let reference = LayoutReference()

  static func status(_ pointer: OpaquePointer) -> keep_status { keep_layout_error(pointer) }
  static func message(_ pointer: OpaquePointer) -> UnsafePointer<CChar> {
    keep_layout_error_message(pointer)
  }
  static func rollback(_ pointer: OpaquePointer) -> keep_status { keep_layout_rollback(pointer) }

  /// A layout without nodes.
  public init() {
    pointer = keep_layout_create()
    reference.owner = self
  }

  deinit { keep_layout_destroy(pointer) }

  /// A layout as a document describes it.
  public convenience init(document: String) throws(KeepError) {
    self.init()
    try reference.attempt { pointer throws(KeepError) in
      keep_layout_read_document(pointer, try checked(document))
    }
  }

  /// Makes the layout what a document describes. Nodes of the same name, or else number, stay, with what
  /// they measure and all else that documents do not have; an animation animates what differs. A document with a
  /// fault changes nothing.
  public func update(document: String) throws(KeepError) {
    try reference.attempt { pointer throws(KeepError) in
      keep_layout_update(pointer, try checked(document))
    }
  }

  // MARK: Nodes

  /// A new root: a window, a screen, a cell.
  @discardableResult
  public func node(_ name: String = "", size: Size? = nil) -> Node {
    let node = Node(reference, reference.noteMade { keep_node_create($0, keep_node()) }).named(name)
    if let size { node.setSize(width: size.width, height: size.height) }
    return node
  }

  /// The first node of that name, depth first; nil for none.
  public func find(_ name: String) -> Node? {
    guard let name = try? checked(name) else { return nil }
    return Node(found: reference, reference.read { keep_node_find($0, keep_node(), name) })
  }

  /// The nodes without a parent, in their order.
  public var roots: [Node] {
    reference.listed { keep_node_children($0, keep_node(), $1, $2) }.map { Node(reference, $0) }
  }

  // MARK: Solving

  /// Brings every frame up to date. Then it throws the first error since the last solve, if there was one: of a
  /// property that was refused, which has changed nothing, of a function that the layout has called, or of
  /// the solve itself.
  public func solve() throws(KeepError) { try reference.solve { keep_layout_solve($0) } }

  /// All constraints, also inactive ones, in the order of creation as far as none was removed.
  public var constraints: [Constraint] {
    reference.listed { keep_node_constraints($0, keep_node(), $1, $2) }.map {
      Constraint(reference, $0)
    }
  }

  /// The nodes whose frames of a kind have changed since the last call for this kind, with these frames.
  public func changes(_ kind: FrameKind = .inParent) -> [(node: Node, frame: Rect)] {
    let count = reference.read { keep_layout_changes_as($0, nil, nil, 0, kind.c) }
    var nodes = [keep_node](repeating: keep_node(), count: count)
    var frames = [keep_rect](repeating: keep_rect(), count: count)
    _ = reference.read { keep_layout_changes_as($0, &nodes, &frames, count, kind.c) }
    return zip(nodes, frames).map { (Node(reference, $0), Rect($1)) }
  }

  /// Runs a body whose changes are kept if it returns, and are taken back if it throws or a property in it is
  /// refused; that is thrown, too.
  public func transaction(_ body: () throws -> Void) throws {
    try reference.begin { keep_layout_begin($0) }
    try reference.takingBack(body)
    try reference.attempt { keep_layout_commit($0) }
  }

  // MARK: Settings

  /// The reading direction of roots that have none of their own.
  public var direction: Direction {
    get { reference.read { Direction(keep_layout_direction($0)) } }
    set { reference.note { keep_layout_set_direction($0, newValue.c) } }
  }

  /// What the conditions of applied attributes are asked about, unless a node has a context of its own.
  public var context: Context {
    get { reference.read { Context(keep_node_context($0, keep_node())) } }
    set { reference.note { keep_layout_set_context($0, newValue.c) } }
  }

  /// Refuses calls that make required constraints contradict each other, instead of reporting
  /// conflicts.
  public func refuseConflicts(_ isRefused: Bool = true) throws(KeepError) {
    let policy: ConflictPolicy = isRefused ? .refused : .reported
    try reference.attempt { keep_layout_set_conflict_policy($0, policy.c) }
  }

  // MARK: Text

  /// The layout as text, from which ``init(document:)`` makes it again.
  public var document: String { text(.document) }

  /// What is there and how it is kept, in sentences.
  public var description: String { text(.description) }

  /// A drawing (SVG) of a node with all inside of it, or of the layout: with dimensions, conflicts in red, and
  /// ambiguity hatched unless it shows something else.
  public func picture(
    within: Node? = nil, shows: Drawn = [], kind: FrameKind = .inParent,
    isTransparent: Bool = false
  ) -> String {
    var drawing = keep_drawing()
    drawing.size = UInt32(MemoryLayout<keep_drawing>.size)
    drawing.shows = shows.rawValue
    drawing.kind = kind.c
    drawing.is_transparent = isTransparent
    let top = within?.c(in: reference) ?? keep_node()
    return reference.read { String(cString: keep_layout_svg($0, top, &drawing)) }
  }
}

extension Reference {
  /// Handles as C lists them.
  func listed<Handle: CHandle>(
    _ body: (OpaquePointer?, UnsafeMutablePointer<Handle>?, Int) -> Int
  ) -> [Handle] {
    let count = read { body($0, nil, 0) }
    var found = [Handle](repeating: Handle(), count: count)
    _ = read { body($0, &found, count) }
    return found
  }
}
