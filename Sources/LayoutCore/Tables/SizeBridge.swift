/// What stands for the size of a node that is not there, in what keeps sizes equal: that of one that is, as a
/// constraint has it that is inactive for that.
struct SizeBridge: Equatable, BitwiseCopyable {
  var node = NodeSlot.none
  var priority = 0.0
  var constraint = Constraint.none
}

/// The same along both axes.
struct SizeBridges: Equatable, BitwiseCopyable {
  private var horizontal = SizeBridge()
  private var vertical = SizeBridge()

  subscript(axis: Axis) -> SizeBridge {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// Lists of nodes along both axes.
struct BridgedNodes: ~Copyable {
  private var horizontal = NodeList()
  private var vertical = NodeList()

  subscript(axis: Axis) -> NodeList {
    _read { if axis == .horizontal { yield horizontal } else { yield vertical } }
    _modify { if axis == .horizontal { yield &horizontal } else { yield &vertical } }
  }
}
