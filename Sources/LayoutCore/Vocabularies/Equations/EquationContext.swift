import LayoutStore

/// A name as C has it: ends with a zero byte.
public typealias CName = UnsafePointer<UInt8>

/// What equation strings are read against: names of nodes and of numbers.
public struct EquationContext {
  /// Names for nodes. Without any, nodes are known by their own names.
  public var names = UnsafeBufferPointer<CName?>(start: nil, count: 0)
  /// The node of each name.
  public var nodes = UnsafeBufferPointer<Node>(start: nil, count: 0)
  /// Names for numbers.
  public var metrics = UnsafeBufferPointer<CName?>(start: nil, count: 0)
  /// The number of each name.
  public var values = UnsafeBufferPointer<Double>(start: nil, count: 0)
  /// For equations that have none of their own.
  public var priority = Priority.required
  /// Whether the constraints are active at once.
  public var isInstalled = true
  /// Whether strings with faults are left out, instead of refusing all.
  public var skipsFaults = false
  /// The constraints that they replace: those that state the same stay, others are removed. Stale handles are
  /// left out.
  public var replaced = UnsafeBufferPointer<Constraint>(start: nil, count: 0)

  /// No names but the nodes' own, everything required, installed, all or nothing.
  public init() {}
}

/// The names of a context, looked up by hash, and the numbers of nodes, which are gone through for a few
/// strings, and looked up by hash for many.
struct EquationNames {
  private var nodeIndex = HashIndex()
  private var metricIndex = HashIndex()
  private var serialIndex = HashIndex()
  private var ready: Tables = []
  private var isMany = false
  /// Whether more than one node has the name that was looked up last.
  private(set) var isAmbiguous = false

  private struct Tables: OptionSet {
    var rawValue: UInt8 = 0

    static let nodes = Tables(rawValue: 1)
    static let metrics = Tables(rawValue: 2)
    static let serials = Tables(rawValue: 4)
  }

  /// Prepares for `count` strings.
  mutating func begin(_ count: Int) {
    ready = []
    isMany = count >= 8
  }

  /// The node of a name; nil if there is none. A name that is given twice is the first one's.
  mutating func node(
    _ name: UnsafeBufferPointer<UInt8>, _ context: EquationContext, _ layout: Vocabularies
  ) -> Node? {
    isAmbiguous = false
    if context.names.count == 0 { return node(named: name, layout) }
    let place = Self.find(name, in: context.names, &nodeIndex, &ready, .nodes)
    return place < 0 ? nil : context.nodes[place]
  }

  /// The number of a metric; nil if there is none.
  mutating func metric(
    _ name: UnsafeBufferPointer<UInt8>, _ context: EquationContext
  ) -> Double? {
    let place = Self.find(name, in: context.metrics, &metricIndex, &ready, .metrics)
    return place < 0 ? nil : context.values[place]
  }

  private static func find(
    _ name: UnsafeBufferPointer<UInt8>, in names: UnsafeBufferPointer<CName?>,
    _ index: inout HashIndex, _ ready: inout Tables, _ table: Tables
  ) -> Int {
    if ready.insert(table).inserted { fill(&index, names) }
    let found = index.find(hash: HashIndex.hash(name)) { isSame(names[Int($0)], name) }
    return found < 0 ? -1 : Int(found & ~HashIndex.isShared)
  }

  private static func fill(_ index: inout HashIndex, _ names: UnsafeBufferPointer<CName?>) {
    index.begin(names.count)
    for place in 0..<names.count {
      guard let name = names[place] else { continue }
      let bytes = UnsafeBufferPointer(start: name, count: length(of: name))
      index.insert(Int32(place), hash: HashIndex.hash(bytes)) { isSame(names[Int($0)], bytes) }
    }
  }

  private static func isSame(_ name: CName?, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let name else { return false }
    for place in 0..<bytes.count where name[place] != bytes[place] { return false }
    return name[bytes.count] == 0
  }
}

/// How many bytes there are before the zero.
public func length(of name: CName) -> Int {
  var length = 0
  while name[length] != 0 { length += 1 }
  return length
}

// MARK: Nodes by what the layout calls them

extension EquationNames {
  private mutating func node(
    named name: UnsafeBufferPointer<UInt8>, _ layout: Vocabularies
  ) -> Node? {
    guard let found = layout.lookUp(name) else { return nil }
    isAmbiguous = found.isShared
    return layout.node(at: found.node)
  }

  /// The node that messages call `#serial`; nil if there is none.
  mutating func node(serial: Int32, _ layout: Vocabularies) -> Node? {
    isAmbiguous = false
    func isIt(_ node: NodeSlot) -> Bool {
      layout.nodes[node].serial.magnitude == serial.magnitude
        && !layout.nodes[node].traits.contains(.line)
    }
    var found = NodeSlot.none
    if isMany {
      if ready.insert(.serials).inserted {
        serialIndex.begin(layout.nodeCount)
        for node in layout.nodes.taken {
          let serial = Int32(layout.nodes[node].serial.magnitude)
          serialIndex.insert(node.index, hash: HashIndex.hash(serial)) { _ in false }
        }
      }
      found = NodeSlot(
        serialIndex.find(hash: HashIndex.hash(serial)) { isIt(NodeSlot($0)) })
    } else {
      for node in layout.nodes.taken where isIt(node) {
        found = node
      }
    }
    return found.isNone ? nil : layout.node(at: found)
  }
}
