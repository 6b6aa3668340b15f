import ConstraintSolver

/// A rectangle, in points.
public struct Rect: Equatable, Sendable, BitwiseCopyable {
  /// Left edge.
  public var x: Double
  /// Top edge.
  public var y: Double
  /// How wide it is.
  public var width: Double
  /// How high it is.
  public var height: Double

  /// A rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// An empty rectangle at 0, 0.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

extension Layout {
  /// The frame as of the last solve, in the coordinates of the parent; zero for a stale handle.
  public func frame(of node: Node) -> Rect {
    find(node).map { frame(at: $0) } ?? .zero
  }

  /// The frame as of the last solve, in the coordinates of the root; zero for a stale handle.
  public func frameInRoot(of node: Node) -> Rect {
    guard let slot = find(node) else { return .zero }
    var frame = frame(at: slot)
    var parent = nodes[slot].parent
    while parent >= 0 {
      frame.x += solver.value(nodes[parent].left)
      frame.y += solver.value(nodes[parent].top)
      parent = nodes[parent].parent
    }
    return frame
  }

  func frame(at node: Int32) -> Rect {
    let record = nodes[node]
    return Rect(
      x: solver.value(record.left), y: solver.value(record.top),
      width: solver.value(record.width), height: solver.value(record.height))
  }

  /// Checks many handles before anything is written for them.
  public func check(_ count: Int, _ node: (Int) -> Node) throws(LayoutError) {
    for position in 0..<count where find(node(position)) == nil {
      throw .element(position, .node(node(position), .node))
    }
  }
}

/// Nodes whose frames have changed and that nobody has been told of yet.
struct ChangeList {
  /// In the order in which they were noticed.
  var nodes: [Node] = []
  /// By slot: whether the node is waiting in the list.
  var isWaiting: [Bool] = []
}

extension Layout {
  /// Hands out up to `capacity` nodes whose frames differ from what this function last reported; what
  /// does not fit stays for the next call. Returns how many had changed.
  public func takeChanges(upTo capacity: Int, _ report: (Int, Node, Rect) -> Void) -> Int {
    collectChanges()
    let waiting = unreported.nodes.count
    let taken = min(waiting, max(0, capacity))
    for position in 0..<taken {
      let node = unreported.nodes[position]
      let slot = HandleFormat.index(of: node.id)
      unreported.isWaiting[Int(slot)] = false
      report(position, node, frame(at: slot))
    }
    unreported.nodes.removeFirst(taken)
    return waiting
  }

  /// Moves what the solver has to report into the list, each node once.
  private func collectChanges() {
    dropDestroyed()
    while unreported.isWaiting.count < Int(nodes.end) { unreported.isWaiting.append(false) }
    solver.forEachChange { variable in
      let owner = variableOwners[Int(variable.index)]
      if !unreported.isWaiting[Int(owner)] {
        unreported.isWaiting[Int(owner)] = true
        unreported.nodes.append(node(at: owner))
      }
    }
  }

  /// Forgets waiting nodes that are gone, so that what now has their slots is noticed.
  private func dropDestroyed() {
    unreported.nodes.removeAll { node in
      if find(node) != nil { return false }
      unreported.isWaiting[Int(HandleFormat.index(of: node.id))] = false
      return true
    }
  }
}
