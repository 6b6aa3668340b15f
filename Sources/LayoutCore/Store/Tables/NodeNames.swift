/// Nodes by their names. A few are looked for node by node; from then on an index has them all, until
/// a name goes.
struct NodeNames {
  private static let scansBefore = 8

  private var index = HashIndex()
  /// How many more names it can take.
  private var room = 0
  private var isIndexed = false
  private var scans = 0

  /// Forgets the index: a name was replaced, or went with its node.
  mutating func forget() {
    isIndexed = false
    scans = 0
  }

  /// A node of a name, and whether others have it too; nil if there is none.
  mutating func find(
    _ name: UnsafeBufferPointer<UInt8>, _ nodes: borrowing SlotTable<NodeRecord>,
    _ names: borrowing NameStore
  ) -> (node: NodeSlot, isShared: Bool)? {
    if name.isEmpty { return nil }
    if !isIndexed && scans == Self.scansBefore { indexAll(nodes, names) }
    if !isIndexed { return scan(for: name, nodes, names) }
    let found = index.find(hash: HashIndex.hash(name)) {
      names.equals(nodes[NodeSlot($0)].name, name)
    }
    if found < 0 { return nil }
    return (NodeSlot(found & ~HashIndex.isShared), found >= HashIndex.isShared)
  }

  private mutating func scan(
    for name: UnsafeBufferPointer<UInt8>, _ nodes: borrowing SlotTable<NodeRecord>,
    _ names: borrowing NameStore
  ) -> (node: NodeSlot, isShared: Bool)? {
    scans += 1
    var found: (node: NodeSlot, isShared: Bool)?
    for node in nodes.taken where names.equals(nodes[node].name, name) {
      if let found { return (found.node, true) }
      found = (node, false)
    }
    return found
  }

  private mutating func indexAll(
    _ nodes: borrowing SlotTable<NodeRecord>, _ names: borrowing NameStore
  ) {
    index.begin(2 * nodes.count)
    room = nodes.count
    isIndexed = true
    for node in nodes.taken { insert(node, nodes, names) }
  }

  private mutating func insert(
    _ node: NodeSlot, _ nodes: borrowing SlotTable<NodeRecord>, _ names: borrowing NameStore
  ) {
    let name = nodes[node].name
    if name < 0 { return }
    index.insert(node.index, hash: names.hash(name)) {
      names.isSame(name, nodes[NodeSlot($0)].name)
    }
  }

  /// Notes that a node has another name than it had.
  mutating func note(
    _ node: NodeSlot, _ before: Int32, _ nodes: borrowing SlotTable<NodeRecord>,
    _ names: borrowing NameStore
  ) {
    guard isIndexed else { return }
    if before >= 0 { return forget() }
    if room == 0 { return indexAll(nodes, names) }
    room -= 1
    insert(node, nodes, names)
  }
}

extension Store {
  /// A node of a name, and whether others have it too; nil if there is none.
  @inline(never)
  package func lookUp(_ name: UnsafeBufferPointer<UInt8>) -> (node: NodeSlot, isShared: Bool)? {
    nodes.find(name, in: names)
  }
}
