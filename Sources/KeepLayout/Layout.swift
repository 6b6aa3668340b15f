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
public final class Layout {
  let core = CoreLayout()
  private var firstError: KeepError?

  /// A layout without nodes.
  public init() {}

  /// A layout as a document describes it.
  public convenience init(document: String) throws(KeepError) {
    self.init()
    try attempt { core throws(CoreError) in
      try Array(document.utf8).borrowed { (text) throws(CoreError) in try core.read(document: text)
      }
    }
  }

  /// Makes the layout what a document describes. Nodes of the same name, or else number, stay, with what
  /// they measure and all else that documents do not have; an animation animates what differs. A document with a
  /// fault changes nothing.
  public func update(document: String) throws(KeepError) {
    defer { core.logSolve() }
    try attempt { core throws(CoreError) in
      try Array(document.utf8).borrowed { (text) throws(CoreError) in try core.update(to: text) }
    }
  }

  // MARK: Nodes

  /// A new root: a window, a screen, a cell.
  @discardableResult
  public func node(_ name: String = "", size: Size? = nil) -> Node {
    let node = make(name, in: CoreNode.none)
    if let size { node.setSize(width: size.width, height: size.height) }
    return node
  }

  func make(_ name: String, in parent: CoreNode) -> Node {
    let made = note(CoreNode.none) { core throws(CoreError) in try core.createNode(under: parent) }
    let node = Node(layout: self, core: made)
    if !name.isEmpty { node.name = name }
    return node
  }

  /// The first node of that name, depth first; nil for none.
  public func find(_ name: String) -> Node? {
    let found = Array(name.utf8).withUnsafeBufferPointer { core.find($0) }
    return found == .none ? nil : Node(layout: self, core: found)
  }

  // MARK: Solving

  /// Brings every frame up to date. Throws the first error since the last solve, if there was one.
  public func solve() throws(KeepError) {
    try throwNoted()
    defer { core.logSolve() }
    try attempt { core throws(CoreError) in try core.solve() }
  }

  /// All constraints, also inactive ones, in the order of creation as far as none was removed.
  public var constraints: [Constraint] {
    core.constraints(of: CoreNode.none).compactMap { Constraint(self, $0) }
  }

  /// Tells a function what the layout meets: refused calls, conflicts and, if asked for, what is
  /// ambiguous; nil for nobody. It may read the layout.
  public func log(
    _ kinds: LogKinds = [.refusals, .conflicts], _ body: ((LogKinds, String) -> Void)?
  ) {
    core.setLogger(kinds, body.map { body in { kind, text in body(kind, text.string) } })
  }

  /// The nodes whose frames have changed since the last call, with their frames.
  public func changes() -> [(node: Node, frame: Rect)] {
    var all: [(node: Node, frame: Rect)] = []
    var node = CoreNode.none
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    while core.takeChanges(&node, &frame, upTo: 1) > 0 {
      all.append((Node(layout: self, core: node), frame))
    }
    return all
  }

  /// Runs a body whose changes are kept if it returns, and are taken back if it throws.
  public func transaction(_ body: () throws -> Void) throws {
    defer { core.logSolve() }
    try attempt { core throws(CoreError) in try core.begin() }
    try takingBack(body)
    try attempt { core throws(CoreError) in try core.commit() }
  }

  /// Runs a body in a transaction or animation that has begun, and takes that back if the body throws or
  /// a property in it was refused.
  func takingBack(_ body: () throws -> Void) throws {
    do {
      try body()
      try throwNoted()
    } catch {
      try attempt { core throws(CoreError) in try core.rollback() }
      throw error
    }
  }

  // MARK: Settings

  /// How many pixels a point is wide; for ``Node/snappedFrame``.
  public var scale: Double {
    get { core.scale }
    set { note { core throws(CoreError) in try core.setScale(newValue) } }
  }

  /// The reading direction of roots that have none of their own.
  public var direction: Direction {
    get { core.direction }
    set { note { core throws(CoreError) in try core.setDirection(newValue) } }
  }

  /// Refuses calls that make required constraints contradict each other, instead of reporting
  /// conflicts.
  public func refuseConflicts(_ isRefused: Bool = true) throws(KeepError) {
    try attempt { core throws(CoreError) in
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
    try attempt { core throws(CoreError) in try core.picture().string }
  }

  // MARK: Errors

  @discardableResult
  func attempt<Result>(
    _ body: (CoreLayout) throws(CoreError) -> Result
  ) throws(KeepError) -> Result {
    do throws(CoreError) { return try body(core) } catch { throw told(error) }
  }

  /// Runs what cannot throw here, and keeps its error for the next solve.
  func note(_ body: (CoreLayout) throws(CoreError) -> Void) { note((), body) }

  func note<Result>(_ none: Result, _ body: (CoreLayout) throws(CoreError) -> Result) -> Result {
    do throws(CoreError) { return try body(core) } catch {
      let error = told(error)
      if firstError == nil { firstError = error }
      return none
    }
  }

  private func told(_ error: CoreError) -> KeepError {
    core.logRefusal(core.words(for: error))
    return KeepError(error, in: core)
  }

  func throwNoted() throws(KeepError) {
    guard let error = firstError else { return }
    firstError = nil
    throw error
  }
}
