import ConstraintSolver

/// The nodes of a layout, found by their names and by their variables, and what only few of them have.
package struct NodeTable: ~Copyable {
  package private(set) var records: SlotTable<NodeRecord>
  package var extras: SlotTable<NodeExtras>
  /// What stands for the sizes of nodes that are not there.
  package var bridges: RareColumn<NodeRecord, SizeBridges>
  /// Of nodes that documents have made, the line where each begins.
  package var places: RareColumn<NodeRecord, SourceLocation>
  /// Nodes for which that has been found in this pass.
  package var bridged = BridgedNodes()
  /// Nodes that are gone, the priorities of whose constraints have to be looked at again.
  package var unweighed = NodeList()
  private var byName = NodeNames()
  /// Which node each four variables of the solver belong to.
  private var owners = Buffer<NodeSlot>()

  init(_ journal: SlotJournal) {
    records = SlotTable(journal)
    extras = SlotTable(journal)
    bridges = RareColumn(usual: SizeBridges(), journal)
    places = RareColumn(usual: .nowhere, journal)
  }

  package subscript(_ node: NodeSlot) -> NodeRecord {
    @inline(__always) _read { yield records[node] }
    @inline(__always) _modify { yield &records[node] }
  }

  /// Slots in use or used before are below this.
  package var end: Int32 { records.end }

  package var count: Int { records.count }

  /// The slots in use.
  package var taken: TakenSlots<NodeRecord> { records.taken }

  package func isTaken(_ node: NodeSlot) -> Bool { records.isTaken(node) }

  package mutating func insert(_ record: NodeRecord) -> NodeSlot? {
    guard let node = records.insert(record) else { return nil }
    own(node)
    return node
  }

  /// Removes a node. Its name stays with the free slot, for messages about stale handles.
  package mutating func remove(_ node: NodeSlot) {
    if records[node].name >= 0 { byName.forget() }
    if !records[node].extras.isNone { extras.remove(records[node].extras) }
    places[node] = .nowhere
    records.remove(node)
  }

  /// Gives back most of the room that is not used.
  package mutating func trim() { records.trim() }

  // MARK: Extras

  /// What only few nodes have; nil if this one has none of it.
  func extras(of node: NodeSlot) -> NodeExtras? {
    let place = records[node].extras
    return place.isNone ? nil : extras[place]
  }

  /// Changes what only few nodes have, and adds its record first; false if there are too many.
  mutating func changeExtras(of node: NodeSlot, _ change: (inout NodeExtras) -> Void) -> Bool {
    if records[node].extras.isNone {
      guard let place = extras.insert(NodeExtras()) else { return false }
      records[node].extras = place
    }
    change(&extras[records[node].extras])
    return true
  }

  // MARK: Variables

  /// Notes which node the variables of a node belong to.
  package mutating func own(_ node: NodeSlot) {
    let four = NodeRecord.four(records[node].firstVariable.index)
    if owners.count <= four { owners.resize(four + 1, .none) }
    owners[four] = node
  }

  /// Above the index of every variable of a node.
  package var variableEnd: Int { owners.count * NodeRecord.variableCount }

  /// The node that the variable at an index belongs to.
  @inline(__always)
  package func owner(ofVariable index: Int32) -> NodeSlot { owners[NodeRecord.four(index)] }

  // MARK: Names

  /// Gives a node a name of a store, -1 for none.
  package mutating func setName(of node: NodeSlot, to name: Int32, in names: borrowing NameStore) {
    let before = records[node].name
    records[node].name = name
    if name != before { byName.note(node, before, records, names) }
  }

  /// A node of a name, and whether others have it too; nil if there is none.
  mutating func find(
    _ name: UnsafeBufferPointer<UInt8>, in names: borrowing NameStore
  ) -> (node: NodeSlot, isShared: Bool)? {
    byName.find(name, records, names)
  }

  /// Forgets what nodes are found by, as names were taken back.
  package mutating func forgetNames() { byName.forget() }

  /// Forgets the name of a node that was taken back.
  package mutating func forgetName(ofFree slot: NodeSlot) { records[unrecorded: slot].name = -1 }
}
