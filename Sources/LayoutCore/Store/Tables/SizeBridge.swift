/// What stands for the size of a node that is not there, in what keeps sizes equal: that of one that is, as a
/// constraint has it that is inactive for that.
package struct SizeBridge: Equatable, BitwiseCopyable {
  package var node = NodeSlot.none
  package var priority = 0.0
  package var constraint = Constraint.none

  package init(
    node: NodeSlot = .none, priority: Double = 0, constraint: Constraint = .none
  ) {
    self.node = node
    self.priority = priority
    self.constraint = constraint
  }
}

/// The same along both axes.
package struct SizeBridges: Equatable, BitwiseCopyable {
  private var horizontal = SizeBridge()
  private var vertical = SizeBridge()

  package subscript(axis: Axis) -> SizeBridge {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// Lists of nodes along both axes.
package struct BridgedNodes: ~Copyable {
  private var horizontal = NodeList()
  private var vertical = NodeList()

  package subscript(axis: Axis) -> NodeList {
    _read { if axis == .horizontal { yield horizontal } else { yield vertical } }
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }
}
