import ConstraintSolver
import LayoutStore

/// Which frames have changed that depend on more than a node and its parent: those in the root move with every node
/// around, and those on pixels are rounded where they are in the root. Nothing is noted before a host asks.
extension Relations {
  /// Notes a node for the kinds that are asked for, of frames that are on their way or of those that are not.
  package func noteOther(_ node: Node, isPresented: Bool) {
    for changes in otherChanges where changes.kind.isPresented == isPresented {
      note(node, in: &changes.reports)
    }
  }

  /// The same for all kinds: a node is elsewhere in its root, though nothing of it has changed.
  package func noteElsewhere(_ node: NodeSlot) {
    for changes in otherChanges { note(self.node(at: node), in: &changes.reports) }
  }

  /// The same for all nodes.
  func noteAllElsewhere() {
    if otherChanges.isEmpty { return }
    for slot in nodes.taken { noteElsewhere(slot) }
  }

  /// Notes that what is on its way has come further, or has gone back.
  package func noteMotion() {
    for changes in otherChanges { changes.mayHaveMoved = true }
  }
}

/// The nodes whose frames of a kind may have changed, and those that were reported.
package final class OtherChanges {
  package let kind: FrameKind
  package var reports = FrameReports()
  /// Nodes on their way may be elsewhere since they were last noted.
  package var mayHaveMoved = false
  /// While nodes inside of others are added: those that are there with all inside of them.
  package var spread = NodeList()

  package init(of kind: FrameKind) { self.kind = kind }
}
