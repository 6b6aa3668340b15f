import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Presented frames, and what keeps the tracks in line with frames and tree.
extension Layout {
  /// The presented frame of a node, in the coordinates of its parent's presented frame; zero for a stale handle.
  public func presentedFrame(of node: Node) -> Rect {
    guard let slot = find(node) else { return .zero }
    refreshTracks()
    return presentedFrame(at: slot)
  }

  /// The presented frame of a node, in the coordinates of the root; zero for a stale handle.
  public func presentedFrameInRoot(of node: Node) -> Rect {
    guard let slot = find(node) else { return .zero }
    refreshTracks()
    return rooted(slot) { presentedFrame(at: $0) }
  }

  /// Writes the presented frames of nodes, each in the coordinates of its parent.
  public func writePresentedFrames(
    of nodes: UnsafeBufferPointer<Node>, to frames: UnsafeMutablePointer<Rect>?
  ) throws(LayoutError) {
    try check(nodes)
    guard let frames else { return }
    refreshTracks()
    for position in 0..<nodes.count {
      frames[position] = find(nodes[position]).map { presentedFrame(at: $0) } ?? .zero
    }
  }

  func presentedFrame(at slot: NodeSlot) -> Rect {
    let track = presentation.tracks.find(slot)
    return track < 0 ? goal(at: slot) : presentation.tracks.frame(track)
  }

  /// Where a node belongs: where the constraints put it, with values that are on their way as far
  /// as they have come.
  func goal(at slot: NodeSlot) -> Rect {
    guard let rectangle = presentation.solver?.rectangle(of: nodes[slot]) else {
      return frame(at: slot)
    }
    return adorned(rectangle, slot)
  }

  /// Brings the tracks in line with frames and tree: destroyed nodes move no more, and nodes that
  /// belong elsewhere now move there.
  func refreshTracks() {
    // A callback reads the frames presented before it.
    guard presentation.goals.areStale && !isBusy else { return }
    presentation.tracks.leastSize = state.allowsNegativeSizes ? -.infinity : 0
    if presentation.isSolverStale { rebuildPresentationSolver() }
    presentation.goals.areStale = false
    let tracks = presentation.tracks
    if tracks.count > 0 && presentation.goals.hasUncollected { collectChanges() }
    presentation.workUnits += presentation.goals.nodes.nodes.count
    for node in presentation.goals.nodes.nodes {
      let track = tracks.find(node)
      if track < 0 { continue }
      if let slot = find(node) {
        setGoal(track, to: goal(at: slot))
      } else {
        removeTracks(of: node)
      }
    }
    presentation.goals.nodes.removeAll()
  }

  /// Ends what moves a node: it is where it belongs, or was destroyed.
  func removeTracks(of node: Node) {
    var track = presentation.tracks.find(node)
    while track >= 0 {
      removeTrack(track)
      track = presentation.tracks.find(node)
    }
  }

  /// Lets a node end elsewhere, whose newest track this is; presented frames move along.
  func setGoal(_ newest: Int, to goal: Rect) {
    let tracks = presentation.tracks
    if tracks.goals[newest] == goal { return }
    notePresented(tracks.nodes[newest])
    tracks.setGoal(newest, to: goal)
  }

  /// Notes that frames or the tree may have changed.
  func notePresentedFrames() {
    presentation.reports.framesMayHaveChanged()
    presentation.goals.framesMayHaveChanged()
    presentation.isSolverStale = presentation.solver != nil || !presentation.values.isEmpty
  }

  /// Ends a track and takes it off its animation.
  func removeTrack(_ track: Int) {
    let tracks = presentation.tracks
    presentation.workUnits += 1
    notePresented(tracks.nodes[track])
    presentation.keepTracks()
    if let record = animationRecord(at: tracks.animations[track]) { loseTrack(record) }
    tracks.remove(track)
  }

  func loseTrack(_ record: AnimationRecord) {
    record.trackCount -= 1
    presentation.animations.noteIdle(record)
  }

  /// The presented frame, in the coordinates of the root, with every edge on the nearest pixel; zero for
  /// a stale handle.
  public func presentedSnappedFrameInRoot(of node: Node) -> Rect {
    snapped(presentedFrameInRoot(of: node))
  }

  /// The same in the coordinates of the parent, whose presented frame is on pixels, too.
  public func presentedSnappedFrame(of node: Node) -> Rect {
    guard let slot = find(node) else { return .zero }
    refreshTracks()
    return snappedFrame(at: slot) { presentedFrame(at: $0) }
  }
}
