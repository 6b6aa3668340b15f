import LayoutRelations
import LayoutStore

/// Names of nodes, and the host's data.
extension Vocabularies {
  /// Names a node; an empty name takes it away.
  public func setName(
    of node: Node, to name: UnsafeBufferPointer<UInt8>
  ) throws(LayoutError) {
    let slot = try place(node)
    let start = try store(name)
    names.discard(nodes[slot].name)
    nodes.setName(of: slot, to: start, in: names)
  }

  /// The name of a node, where it lies until it is replaced or the node is gone, with a zero after it;
  /// empty without one, and for a stale handle.
  public func storedName(of node: Node) -> UnsafeBufferPointer<UInt8> {
    names.bytes(of: find(node).map { nodes[$0].name } ?? -1)
  }

  /// A copy of it.
  public func name(of node: Node) -> Text {
    var text = Text()
    text.append(storedName(of: node))
    return text
  }

  /// A pointer of the host's, passed through untouched; and what is released once nothing can bring it back.
  public func setUserData(
    of node: Node, to data: UInt, _ keeper: UserDataKeeper? = nil
  ) throws(LayoutError) {
    let slot = try place(node)
    var number: Int32 = -1
    if let keeper {
      guard let next = callbacks.insert(.userData(keeper), for: slot.index) else {
        throw .limit(.nodes)
      }
      number = next
    }
    callbacks.suspect(nodes[slot].userDataKeeper)
    callbacks.suspect(number)
    nodes[slot].userData = data
    nodes[slot].userDataKeeper = number
    releaseCallbacks()
  }

  /// The host's pointer; 0 unless set, and for a stale handle.
  public func userData(of node: Node) -> UInt {
    find(node).map { nodes[$0].userData } ?? 0
  }

  func store(_ name: UnsafeBufferPointer<UInt8>) throws(LayoutError) -> Int32 {
    try checkIdle()
    guard isText(name) else { throw .text }
    guard name.count <= NameStore.lengthLimit, !names.isFull else {
      throw .limit(.nameLength)
    }
    return names.insert(name)
  }
}
