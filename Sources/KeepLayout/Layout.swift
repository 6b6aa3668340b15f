import LayoutCore

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
/// ``solve()``.
public final class Layout {
  let core = CoreLayout()
  /// What its nodes know of it.
  let reference = LayoutReference()

  /// A layout without nodes.
  public init() { reference.layout = self }

  /// A layout as a document describes it.
  public convenience init(document: String) throws(KeepError) {
    self.init()
    try reference.attempt { core throws(CoreError) in
      try Array(document.utf8).borrowed { (text) throws(CoreError) in try core.read(document: text)
      }
    }
  }

  /// Makes the layout what a document describes. Nodes of the same name, or else number, stay, with what
  /// they measure and all else that documents do not have; an animation animates what differs. A document with a
  /// fault changes nothing.
  public func update(document: String) throws(KeepError) {
    defer { core.logSolve() }
    try reference.attempt { core throws(CoreError) in
      try Array(document.utf8).borrowed { (text) throws(CoreError) in try core.update(to: text) }
    }
  }

  // MARK: Nodes

  /// A new root: a window, a screen, a cell.
  @discardableResult
  public func node(_ name: String = "", size: Size? = nil) -> Node {
    let node = reference.make(name, in: CoreNode.none)
    if let size { node.setSize(width: size.width, height: size.height) }
    return node
  }

  /// The first node of that name, depth first; nil for none.
  public func find(_ name: String) -> Node? {
    let found = Array(name.utf8).withUnsafeBufferPointer { core.find($0) }
    return found == .none ? nil : Node(layout: reference, core: found)
  }

  // MARK: Solving

  /// Brings every frame up to date. Then it throws the first error since the last solve, if there was one: of a
  /// property that was refused, which has changed nothing, of a function that the layout has called, or of
  /// the solve itself.
  public func solve() throws(KeepError) {
    if core.isBusy { return try reference.attempt { core throws(CoreError) in try core.solve() } }
    reference.note { core throws(CoreError) in try core.solve() }
    core.logSolve()
    try reference.throwNoted()
  }

  /// Whether anything has changed since the last solve that frames may depend on; true also where that did not
  /// converge.
  public var needsSolve: Bool { core.needsSolve }

  /// All constraints, also inactive ones, in the order of creation as far as none was removed.
  public var constraints: [Constraint] {
    core.constraints(of: CoreNode.none).compactMap { Constraint(reference, $0) }
  }

  /// Tells a function what the layout meets: refused calls, conflicts and, if asked for, what is
  /// ambiguous; nil for nobody. It may read the layout.
  public func log(
    _ kinds: LogKinds = [.refusals, .conflicts], _ body: ((LogKinds, String) -> Void)?
  ) {
    let function = body.map { HostFunction($0, of: core) }
    reference.note { core throws(CoreError) in
      core.setLogger(
        kinds, function.map { host in { kind, text in host.function(kind, text.string) } })
    }
  }

  /// The nodes whose frames of a kind have changed since the last call for this kind, with these frames.
  public func changes(_ kind: FrameKind = .inParent) -> [(node: Node, frame: Rect)] {
    let count = core.takeChanges(as: kind, nil, nil, upTo: 0)
    var nodes = [CoreNode](repeating: .none, count: count)
    var frames = [Rect](repeating: Rect(x: 0, y: 0, width: 0, height: 0), count: count)
    _ = core.takeChanges(as: kind, &nodes, &frames, upTo: count)
    return zip(nodes, frames).map { (Node(layout: reference, core: $0), $1) }
  }

  /// Runs a body whose changes are kept if it returns, and are taken back if it throws or a property in it is
  /// refused; that is thrown, too.
  public func transaction(_ body: () throws -> Void) throws {
    defer { core.logSolve() }
    try reference.attempt { core throws(CoreError) in try core.begin() }
    try reference.takingBack(body)
    try reference.attempt { core throws(CoreError) in try core.commit() }
  }

  // MARK: Settings

  /// How many pixels a point is wide; for ``Node/snappedFrame``.
  public var scale: Double {
    get { core.scale }
    set { reference.note { core throws(CoreError) in try core.setScale(newValue) } }
  }

  /// The reading direction of roots that have none of their own.
  public var direction: Direction {
    get { core.direction }
    set { reference.note { core throws(CoreError) in try core.setDirection(newValue) } }
  }

  /// Refuses calls that make required constraints contradict each other, instead of reporting
  /// conflicts.
  public func refuseConflicts(_ isRefused: Bool = true) throws(KeepError) {
    try reference.attempt { core throws(CoreError) in
      try core.setConflictPolicy(isRefused ? .refused : .reported)
    }
  }

  // MARK: Text

  /// The layout as text, from which ``init(document:)`` makes it again.
  public var document: String { core.document().string }

  /// What is there and how it is kept, in sentences.
  public var description: String { core.document(hasNotes: true).string }

  /// A drawing with dimensions, conflicts in red, and ambiguity hatched (SVG).
  public func picture() throws(KeepError) -> String {
    try reference.attempt(isReading: true) { core throws(CoreError) in try core.picture().string }
  }
}
