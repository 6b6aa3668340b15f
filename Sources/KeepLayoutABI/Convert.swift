import CKeepLayout
import ConstraintSolver
import LayoutStore

// From C to Swift and back. What C can pass and Swift cannot express (an enum out of range, a NULL
// array) is refused here; everything else is refused by the layout.

extension Node {
  @inline(__always)
  init(_ handle: keep_node) { self.init(id: handle.id) }

  @inline(__always)
  var handle: keep_node { keep_node(id: id) }
}

extension Attribute {
  @inline(__always)
  init(_ handle: keep_attribute) { self.init(id: handle.id) }

  @inline(__always)
  var handle: keep_attribute { keep_attribute(id: id) }
}

extension Atomic {
  @inline(__always)
  init(_ handle: keep_atomic) { self.init(id: handle.id) }

  @inline(__always)
  var handle: keep_atomic { keep_atomic(id: id) }
}

extension Format {
  @inline(__always)
  init(_ handle: keep_format) { self.init(id: handle.id) }

  @inline(__always)
  var handle: keep_format { keep_format(id: id) }
}

extension Constraint {
  @inline(__always)
  init(_ handle: keep_constraint) { self.init(id: handle.id) }

  @inline(__always)
  var handle: keep_constraint { keep_constraint(id: id) }
}

extension Rect {
  @inline(__always)
  var rect: keep_rect { keep_rect(x: x, y: y, width: width, height: height) }
}

extension Relation {
  var relation: keep_relation {
    switch self {
    case .atMost: KEEP_AT_MOST
    case .equal: KEEP_EQUAL
    case .atLeast: KEEP_AT_LEAST
    }
  }
}

/// What a number of an enum in C stands for: any number may come.
func known<Known: RawRepresentable, Number: RawRepresentable>(
  _ number: Number, _ role: StaticString, of type: StaticString
) throws(LayoutError) -> Known
where Known.RawValue: FixedWidthInteger, Number.RawValue: BinaryInteger {
  if let known: Known = known(number) { return known }
  throw .unknown(role, Int(truncatingIfNeeded: number.rawValue), of: type)
}

/// The same for a getter, which has nothing to refuse; nil for a number that stands for nothing.
func known<Known: RawRepresentable, Number: RawRepresentable>(_ number: Number) -> Known?
where Known.RawValue: FixedWidthInteger, Number.RawValue: BinaryInteger {
  Known.RawValue(exactly: number.rawValue).flatMap { Known(rawValue: $0) }
}

func checked(_ relation: keep_relation) throws(LayoutError) -> Relation {
  try known(relation, "the relation", of: "keep_relation")
}

func checked(_ kind: keep_attribute_kind) throws(LayoutError) -> AttributeKind {
  try known(kind, "the kind", of: "keep_attribute_kind")
}

func checked(_ anchor: keep_anchor) throws(LayoutError) -> AnchorKind {
  try known(anchor, "the anchor", of: "keep_anchor")
}

func checked(_ guide: keep_guide) throws(LayoutError) -> GuidedArea {
  try known(guide, "the guide", of: "keep_guide")
}

func checked(_ axis: keep_axis) throws(LayoutError) -> Axis {
  switch axis {
  case KEEP_HORIZONTAL: .horizontal
  case KEEP_VERTICAL: .vertical
  default: throw .unknown("the axis", Int(truncatingIfNeeded: axis.rawValue), of: "keep_axis")
  }
}

func checked(_ policy: keep_conflict_policy) throws(LayoutError) -> ConflictPolicy {
  switch policy {
  case KEEP_CONFLICTS_REPORTED: .reported
  case KEEP_CONFLICTS_REFUSED: .refused
  default:
    throw .unknown(
      "the policy", Int(truncatingIfNeeded: policy.rawValue), of: "keep_conflict_policy")
  }
}

/// A struct that a host passes in by address and that may get more fields: it begins with its size.
protocol SizedStruct {
  init()
  var size: UInt32 { get }
}

extension keep_applied: SizedStruct {}
extension keep_equation_context: SizedStruct {}

/// The size of a host's struct, which it begins with. It may be larger than Int where that has 32 bits.
private func structSize(_ start: UnsafeRawPointer) throws(LayoutError) -> Int {
  let size = start.load(as: UInt32.self)
  if size == 0 { throw .argument("the size of the struct is not set: use its initializer") }
  guard 8...4096 ~= size && size % 8 == 0 else {
    throw .number(
      "the size ", Double(size),
      " of the struct is no multiple of 8 from 8 to 4096: use its initializer")
  }
  return Int(size)
}

/// A copy of a host's struct, which may be shorter or longer than here: what it lacks is 0, and what is not
/// known here has to be.
func read<Struct: SizedStruct>(_ start: UnsafeRawPointer) throws(LayoutError) -> Struct {
  let size = try structSize(start), known = MemoryLayout<Struct>.size
  for place in min(size, known)..<size where start.load(fromByteOffset: place, as: UInt8.self) != 0
  {
    throw .argument("the struct has fields of a later version")
  }
  var copy = Struct()
  withUnsafeMutableBytes(of: &copy) {
    $0.copyMemory(from: UnsafeRawBufferPointer(start: start, count: min(size, known)))
  }
  return copy
}

/// Copies of the structs of an array, each as long as the first.
func read<Struct: SizedStruct>(
  _ array: UnsafeBufferPointer<Struct>
) throws(LayoutError) -> [Struct] {
  guard let start = UnsafeRawPointer(array.baseAddress), array.count > 0 else { return [] }
  var all: [Struct] = []
  for place in 0..<array.count {
    do throws(LayoutError) {
      let size = try structSize(start)
      let element: Struct = try read(start + place * size)
      if Int(clamping: element.size) != size {
        throw .argument("the size of the struct is not that of the first")
      }
      all.append(element)
    } catch {
      throw .element(place, error)
    }
  }
  return all
}

/// An array that must be there unless it is empty. A count beyond what any table holds is refused
/// before it is used, and so is one that does not fit in Int and comes out negative.
func checked<Element>(
  _ array: UnsafePointer<Element>?, _ count: Int, _ words: StaticString
) throws(LayoutError) -> UnsafeBufferPointer<Element> {
  guard 0...1 << 28 ~= count else { throw .limit(.elements) }
  if count > 0 && array == nil { throw .argument(words) }
  return UnsafeBufferPointer(start: array, count: count)
}

/// An array of nodes as the layout takes it.
func checked(
  _ nodes: UnsafePointer<keep_node>?, _ count: Int, missing words: StaticString = "nodes is NULL"
) throws(LayoutError) -> [Node] {
  try checked(nodes, count, words).map { Node($0) }
}

/// The node of an array of one, which a call is about.
func single(_ nodes: UnsafePointer<keep_node>?, _ count: Int) -> keep_node {
  count == 1 ? nodes?.pointee ?? keep_node() : keep_node()
}

/// The capacity of an array as the layout counts it: (size_t)-1 is as many as there are.
func room(_ capacity: Int) -> Int { Int(clamping: UInt(bitPattern: capacity)) }

/// Writes handles as far as there is room; returns how many there are.
func write<Handle>(
  _ count: Int, to handles: UnsafeMutablePointer<Handle>?, _ capacity: Int,
  _ handle: (Int) -> Handle
) -> Int {
  if let handles {
    for place in 0..<min(count, room(capacity)) { handles[place] = handle(place) }
  }
  return count
}

/// C text without its NUL; NULL is empty.
func checked(_ text: UnsafePointer<CChar>?) -> UnsafeBufferPointer<UInt8> {
  guard let text else { return UnsafeBufferPointer(start: nil, count: 0) }
  var count = 0
  while text[count] != 0 { count += 1 }
  let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
  return UnsafeBufferPointer(start: bytes, count: count)
}

// MARK: In place

// A node is its id and a rectangle its four numbers on both sides, so that arrays need not be copied.

func inPlace(_ nodes: UnsafeBufferPointer<keep_node>) -> UnsafeBufferPointer<Node> {
  UnsafeBufferPointer(
    start: UnsafeRawPointer(nodes.baseAddress)?.assumingMemoryBound(to: Node.self),
    count: nodes.count)
}

func inPlace(_ nodes: UnsafeMutablePointer<keep_node>?) -> UnsafeMutablePointer<Node>? {
  UnsafeMutableRawPointer(nodes)?.assumingMemoryBound(to: Node.self)
}

func inPlace(_ frames: UnsafeMutablePointer<keep_rect>?) -> UnsafeMutablePointer<Rect>? {
  UnsafeMutableRawPointer(frames)?.assumingMemoryBound(to: Rect.self)
}
