import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Which frames of the other kinds have changed.
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
      find(node).flatMap { isProxy($0) ? nil : frame(of: node, as: kind) }
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
