import ConstraintSolver

/// Which frames have changed that depend on more than a node and its parent: those in the root move with every node
/// around, and those on pixels are rounded where they are in the root. Nothing is noted before a host asks.
extension Layout {
  /// Writes up to `capacity` nodes whose frames of a kind differ from what this function last reported for that kind, and
  /// those frames; what does not fit stays for the next call. Returns how many had changed.
  public func takeChanges(
    as kind: FrameKind, _ nodes: UnsafeMutablePointer<Node>?,
    _ frames: UnsafeMutablePointer<Rect>?, upTo capacity: Int
  ) -> Int {
    if isBusy { return 0 }
    if kind == .inParent { return takeChanges(nodes, frames, upTo: capacity) }
    if kind == .presented { return takePresentedChanges(nodes, frames, upTo: capacity) }
    let changes = otherChanges(of: kind)
    if kind.isPresented {
      refreshTracks()
      noteGoals()
      noteTracks(in: changes)
    } else {
      collectChanges()
    }
    spread(changes)
    return changes.reports.take(nodes, frames, upTo: capacity) { node in
      find(node).map { _ in frame(of: node, as: kind) }
    }
  }

  /// What is noted for a kind; all nodes when it is asked for first.
  private func otherChanges(of kind: FrameKind) -> OtherChanges {
    if let known = otherChanges.first(where: { $0.kind == kind }) { return known }
    let changes = OtherChanges(of: kind)
    otherChanges.append(changes)
    for slot in nodes.taken { note(node(at: slot), in: &changes.reports) }
    return changes
  }

  /// Notes a node for the kinds that are asked for, of frames that are on their way or of those that are not.
  func noteOther(_ node: Node, isPresented: Bool) {
    for changes in otherChanges where changes.kind.isPresented == isPresented {
      note(node, in: &changes.reports)
    }
  }

  /// The same for all kinds: a node is elsewhere in its root, though nothing of it has changed.
  func noteElsewhere(_ node: NodeSlot) {
    for changes in otherChanges { note(self.node(at: node), in: &changes.reports) }
  }

  /// The same for all nodes.
  func noteAllElsewhere() {
    if otherChanges.isEmpty { return }
    for slot in nodes.taken { noteElsewhere(slot) }
  }

  /// Notes that what is on its way has come further, or has gone back.
  func noteMotion() {
    for changes in otherChanges { changes.mayHaveMoved = true }
  }

  private func noteTracks(in changes: OtherChanges) {
    guard changes.mayHaveMoved else { return }
    changes.mayHaveMoved = false
    let tracks = presentation.tracks
    for track in 0..<tracks.count { note(tracks.nodes[track], in: &changes.reports) }
  }

  /// Adds what is inside of the nodes that are noted, each node once.
  private func spread(_ changes: OtherChanges) {
    if changes.reports.isSifted { return }
    for node in changes.reports.queue.nodes {
      guard let top = find(node) else { continue }
      var slot = top
      while !slot.isNone {
        let isNew = changes.spread.insert(self.node(at: slot))
        if isNew { changes.reports.queue.insert(self.node(at: slot)) }
        slot = follower(of: slot, inside: top, entering: isNew)
      }
    }
    changes.spread.removeAll()
  }
}

/// The nodes whose frames of a kind may have changed, and those that were reported.
final class OtherChanges {
  let kind: FrameKind
  var reports = FrameReports()
  /// Nodes on their way may be elsewhere since they were last noted.
  var mayHaveMoved = false
  /// While nodes inside of others are added: those that are there with all inside of them.
  var spread = NodeList()

  init(of kind: FrameKind) { self.kind = kind }
}
