import ConstraintSolver
import Testing

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// A panel of 400 x 300 somewhere in a window, with two nodes in it: `other` stands still, and what
/// is tried out happens to `node`.
struct Stage {
  let layout = Layout()
  let window: Node
  let panel: Node
  let node: Node
  let other: Node

  static let panelSize = (width: 400.0, height: 300.0)
  static let otherFrame = Rect(x: 200, y: 120, width: 60, height: 40)

  init() throws {
    window = try layout.createNode()
    panel = try layout.createNode(under: window)
    node = try layout.createNode(under: panel)
    other = try layout.createNode(under: panel)
    try layout.setSize(of: window, width: 800, height: 600)
    try place(panel, Rect(x: 100, y: 50, width: 400, height: 300))
    try place(other, Self.otherFrame)
  }

  func place(_ node: Node, _ frame: Rect) throws {
    try keep(.leftInset, of: node, frame.x)
    try keep(.topInset, of: node, frame.y)
    try keep(.width, of: node, frame.width)
    try keep(.height, of: node, frame.height)
  }

  func keep(
    _ kind: AttributeKind, of node: Node, to other: Node = .none, _ value: Double,
    _ relation: Relation = .equal, at priority: Double = Priority.required
  ) throws {
    try layout.set(attribute(kind, of: node, to: other), relation, value, priority: priority)
  }

  func attribute(
    _ kind: AttributeKind, of node: Node, to other: Node = .none
  ) throws -> Attribute {
    other == .none
      ? try layout.attribute(kind, of: node) : try layout.attribute(kind, of: node, to: other)
  }

  /// Where `node` is after a solve.
  func solved() throws -> Rect {
    try layout.solve()
    return layout.frame(of: node)
  }
}

extension Layout {
  func setName(_ name: StaticString, of node: Node) throws {
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    try setName(of: node, to: bytes)
  }

  func setName(_ name: StaticString, of attribute: Attribute) throws {
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    try setName(of: attribute, to: bytes)
  }
}

func isNear(_ one: Double, _ two: Double) -> Bool { (one - two).magnitude <= 1e-6 }

func isNear(_ one: Rect, _ two: Rect) -> Bool {
  isNear(one.x, two.x) && isNear(one.y, two.y) && isNear(one.width, two.width)
    && isNear(one.height, two.height)
}

/// All kinds that are no groups.
let singleKinds: [AttributeKind] = (UInt8.min...99).compactMap(AttributeKind.init(rawValue:))
let groupKinds: [AttributeKind] = (100...UInt8.max).compactMap(AttributeKind.init(rawValue:))
/// Those that are no factors.
let lengthKinds = singleKinds.filter { $0 != .aspectRatio && $0.family != .center }
/// Every way of being gone, and of not being it.
let goneKinds: [Gone] = (UInt8(0)...3).compactMap(Gone.init(rawValue:))

extension Layout {
  /// The weaker one of both axes; 0 for a stale handle.
  func hugging(of node: Node) -> Double { weaker(.huggingWidth, .huggingHeight, node) }

  /// The weaker one of both axes; 0 for a stale handle.
  func compression(of node: Node) -> Double { weaker(.compressionWidth, .compressionHeight, node) }

  private func weaker(_ wide: NodeProperty, _ high: NodeProperty, _ node: Node) -> Double {
    min(value(wide, of: node)?.number ?? 0, value(high, of: node)?.number ?? 0)
  }
}
