import ConstraintSolver

/// The frames that nodes were last reported with, at first an empty one. That of a destroyed node
/// is kept until another node takes its slot, as the node may come back.
struct ReportTable: ~Copyable {
  /// By slot.
  private var reports = Buffer<(node: Node, frame: Rect)>()

  subscript(_ node: Node) -> Rect {
    get {
      let slot = Int(HandleFormat.index(of: node.id))
      return slot < reports.count && reports[slot].node == node ? reports[slot].frame : .zero
    }
    set {
      let slot = Int(HandleFormat.index(of: node.id))
      if reports.count <= slot { reports.resize(slot + 1, (.none, .zero)) }
      reports[slot] = (node, newValue)
    }
  }
}
