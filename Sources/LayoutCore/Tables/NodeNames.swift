/// Nodes by their names. A few are looked for node by node; from then on an index has them all, until
/// a name goes.
struct NodeNames {
  private static let scansBefore = 8

  fileprivate var index = HashIndex()
  /// How many more names it can take.
  fileprivate var room = 0
  fileprivate var isIndexed = false
  fileprivate var scans = 0

  /// Forgets the index: a name was replaced, or went with its node.
  mutating func forget() {
    isIndexed = false
    scans = 0
  }

  /// Whether it is time to make the index.
  fileprivate var isDue: Bool { !isIndexed && scans == Self.scansBefore }
}

extension Layout {
  /// A node of a name, and whether others have it too; nil if there is none.
  func lookUp(_ name: UnsafeBufferPointer<UInt8>) -> (node: Int32, isShared: Bool)? {
    if name.isEmpty { return nil }
    if nodeNames.isDue { indexNames() }
    if !nodeNames.isIndexed { return scan(for: name) }
    let found = nodeNames.index.find(hash: HashIndex.hash(name)) {
      names.equals(nodes[$0].name, name)
    }
    if found < 0 { return nil }
    return (found & ~HashIndex.isShared, found >= HashIndex.isShared)
  }

  private func scan(for name: UnsafeBufferPointer<UInt8>) -> (node: Int32, isShared: Bool)? {
    nodeNames.scans += 1
    var found: (node: Int32, isShared: Bool)?
    for node in 0..<nodes.end where nodes.isTaken(node) && names.equals(nodes[node].name, name) {
      if let found { return (found.node, true) }
      found = (node, false)
    }
    return found
  }

  private func indexNames() {
    nodeNames.index.begin(2 * nodes.count)
    nodeNames.room = nodes.count
    nodeNames.isIndexed = true
    for node in 0..<nodes.end where nodes.isTaken(node) { indexName(of: node) }
  }

  private func indexName(of node: Int32) {
    let name = nodes[node].name
    if name < 0 { return }
    nodeNames.index.insert(node, hash: names.hash(name)) { names.isSame(name, nodes[$0].name) }
  }

  /// Notes that a node has another name than it had.
  func noteName(of node: Int32, before: Int32) {
    guard nodeNames.isIndexed else { return }
    if before >= 0 { return nodeNames.forget() }
    if nodeNames.room == 0 { return indexNames() }
    nodeNames.room -= 1
    indexName(of: node)
  }
}
