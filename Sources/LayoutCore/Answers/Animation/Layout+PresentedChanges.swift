import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Which presented frames have changed since they were last reported.
extension Layout {
  /// Writes up to `capacity` nodes and their presented frames, if these have changed since this
  /// function last reported them; what does not fit stays for the next call. Returns how many.
  public func takePresentedChanges(
    _ nodes: UnsafeMutablePointer<Node>?, _ frames: UnsafeMutablePointer<Rect>?,
    upTo capacity: Int
  ) -> Int {
    if isBusy { return 0 }
    watch()
    refreshTracks()
    noteGoals()
    var written = 0
    if presentation.tracks.mayHaveMoved { written = takeMoved(nodes, frames, upTo: capacity) }
    let queued = presentation.reports.take(
      nodes.map { $0 + written }, frames.map { $0 + written }, upTo: capacity - written
    ) { node in
      find(node).map { presentedFrame(at: $0) }
    }
    return written + queued
  }

  /// Begins to note changes of presented frames, at the first query. Until then everything is
  /// new.
  private func watch() {
    if presentation.isWatched { return }
    presentation.isWatched = true
    for slot in nodes.taken {
      presentation.reports.queue.insert(node(at: slot))
    }
  }

  /// Notes a node whose presented frame may change, before its tracks change, which store the
  /// frame last reported.
  func notePresented(_ node: Node) {
    if !otherChanges.isEmpty { noteOther(node, isPresented: true) }
    guard presentation.isWatched, note(node, in: &presentation.reports) else { return }
    let track = presentation.tracks.find(node)
    if track >= 0 { presentation.reports[node] = presentation.tracks.reportedFrame(track) }
  }

  /// Notes nodes that belong elsewhere since this was last called. It is called before any of them
  /// starts moving: from then on tracks tell.
  func noteGoals() {
    if presentation.goals.hasUncollected && (presentation.isWatched || !otherChanges.isEmpty) {
      collectChanges()
    }
  }

  /// Notes a node that belongs elsewhere, or is about to be destroyed.
  func noteGoal(of slot: NodeSlot) {
    let node = node(at: slot)
    if presentation.tracks.find(node) >= 0 {
      presentation.goals.nodes.insert(node)
    } else {
      notePresented(node)
    }
  }

  /// The same for all nodes that are on their way.
  func noteGoalsOfTracks() {
    let tracks = presentation.tracks
    for track in 0..<tracks.count { presentation.goals.nodes.insert(tracks.nodes[track]) }
  }

  /// Writes what has moved along its track, unless it is in the list; or puts all of it into the list, if
  /// the capacity may be too small for it. Returns how many were written.
  private func takeMoved(
    _ nodes: UnsafeMutablePointer<Node>?, _ frames: UnsafeMutablePointer<Rect>?,
    upTo capacity: Int
  ) -> Int {
    let tracks = presentation.tracks
    defer { tracks.noteReported() }
    presentation.reports.framesMayHaveChanged()
    if tracks.movedCount() <= max(0, capacity) {
      return tracks.writeMoved(nodes, frames, but: presentation.reports.queue)
    }
    for track in 0..<tracks.count where tracks.isMoved(track) {
      notePresented(tracks.nodes[track])
    }
    return 0
  }
}
