/// What is on screen where it is not where it belongs, and what makes it move.
final class Presentation {
  /// Animations that have been committed and have not ended, in no order.
  private(set) var records: [AnimationRecord] = []
  /// Animations that the host has begun and not yet committed; they nest.
  var scopes: [AnimationScope] = []
  /// What has ended, and whose completions have not been called yet.
  var ended: [AnimationRecord] = []
  /// Animations that have made their changes together, as their delays were over, in the order of their
  /// commits.
  var started: [AnimationRecord] = []
  /// What was refused in this step of time.
  var refused: [Conflict] = []
  /// Why the first change failed that the host would not know of otherwise.
  var failure: LayoutError?
  /// What the innermost transaction of the host's goes back to; nil outside of them.
  var mark: PresentationMark?
  /// Animations that a rollback has removed; the host's data is released when everything is in
  /// order.
  var dropped: [AnimationRecord] = []
  var droppedChanges: [LocatedChange] = []
  /// Slots of animations that may have lost their last track.
  var idle: [Int32] = []
  /// Seconds since the step of time began that is on its way; 0 between steps.
  var now = 0.0
  /// When animations are due in this step, the next one first.
  var events = EventQueue()
  /// Counts the instants at which phases are computed.
  var phaseRound = 0
  /// Animations and tracks visited.
  var workUnits = 0
  /// Counts the times that animations took over from others.
  var rateRound = 0
  /// Counts animations as they are begun, and as they are committed.
  var nextSerial = 0
  private var nextCommit = 0
  /// Handles of animations. The records are not used, and no rollback changes the table.
  var handles = SlotTable<Bool>(SlotJournal())

  /// By slot of a handle.
  private(set) var bySlot: [AnimationRecord?] = []

  var tracks = TrackTable()
  /// Frames or the tree have changed since the tracks were last looked at.
  var areGoalsStale = false
  /// Nodes on a track that may belong elsewhere since then, or were destroyed.
  var staleGoals = NodeList()
  /// Counts the times that frames may have changed.
  var solveRound = 0
  /// The solver may have changes that have not been collected.
  var hasUncollected = true
  /// Nodes whose presented frames may have changed for other reasons than the progress of their
  /// animations. Of those in the queue, or on no track, it stores what was reported; of others the
  /// tracks do.
  var reports = FrameReports()
  /// The host has asked what has moved. Nothing is noted before that.
  var isWatched = false
  /// Completions are being called.
  var isDelivering = false

  /// Values on their way, for animations that move values; and by slot of a constraint, the place
  /// of its value among them.
  var values: [ValueTrack] = []
  var valuePlaces: [Int32] = []
  /// The constraints with these values in them; nil while there are none.
  var solver: PresentationSolver?
  var isPresentationStale = false

  /// Whether time makes a difference.
  var isMoving: Bool { !ended.isEmpty || records.contains { $0.held == nil } }

  func enter(_ record: AnimationRecord) {
    while bySlot.count <= Int(record.slot) { bySlot.append(nil) }
    bySlot[Int(record.slot)] = record
    tracks.enter(animation: record.slot)
    record.phaseRound = phaseRound
  }

  /// Adds an animation to those that time advances.
  func enroll(_ record: AnimationRecord) {
    record.commitSerial = nextCommit
    nextCommit += 1
    restore(record)
  }

  /// The same for one that had ended.
  func restore(_ record: AnimationRecord) {
    record.hasEnded = false
    record.place = records.count
    records.append(record)
    if record.isIdle { idle.append(record.slot) }
  }

  /// Takes an animation out of these; the last one takes its place.
  func remove(_ record: AnimationRecord) {
    if record.place < 0 { return }
    let last = records.removeLast()
    if last !== record {
      records[record.place] = last
      last.place = record.place
    }
    record.place = -1
  }

  /// Frees the slot of an animation whose completion has been called, or never will be.
  func leave(_ record: AnimationRecord) {
    bySlot[Int(record.slot)] = nil
    handles.remove(record.slot)
  }

  /// The same; the record is released when everything is in order.
  func drop(_ record: AnimationRecord) {
    leave(record)
    remove(record)
    dropped.append(record)
  }
}

// MARK: Frames

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

  func presentedFrame(at slot: Int32) -> Rect {
    let track = presentation.tracks.find(slot)
    return track < 0 ? goal(at: slot) : presentation.tracks.frame(track)
  }

  /// Where a node belongs: where the constraints put it, with values that are on their way as far
  /// as they have come.
  func goal(at slot: Int32) -> Rect {
    guard let rectangle = presentation.solver?.rectangle(of: nodes[slot]) else {
      return frame(at: slot)
    }
    return adorned(rectangle, slot)
  }

  /// Brings the tracks in line with frames and tree: destroyed nodes move no more, and nodes that
  /// belong elsewhere now move there.
  func refreshTracks() {
    // A callback reads the frames presented before it.
    guard presentation.areGoalsStale && !isBusy else { return }
    presentation.tracks.leastSize = state.allowsNegativeSizes ? -.infinity : 0
    if presentation.isPresentationStale { rebuildPresentationSolver() }
    presentation.areGoalsStale = false
    let tracks = presentation.tracks
    if tracks.count > 0 && presentation.hasUncollected { collectChanges() }
    presentation.workUnits += presentation.staleGoals.nodes.count
    for node in presentation.staleGoals.nodes {
      let track = tracks.find(node)
      if track < 0 { continue }
      if let slot = find(node) {
        setGoal(track, to: goal(at: slot))
      } else {
        removeTracks(of: node)
      }
    }
    presentation.staleGoals.removeAll()
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
  func framesMayHaveChanged() {
    reports.framesMayHaveChanged()
    presentation.reports.framesMayHaveChanged()
    presentation.areGoalsStale = true
    presentation.solveRound += 1
    presentation.hasUncollected = true
    presentation.isPresentationStale = presentation.solver != nil || !presentation.values.isEmpty
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
    if record.isIdle { presentation.idle.append(record.slot) }
  }

  /// The animation of a slot, committed or not.
  func animationRecord(at slot: Int32) -> AnimationRecord? { presentation.bySlot[Int(slot)] }
}

// MARK: What moved

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
    for slot in 0..<nodes.end where nodes.isTaken(slot) {
      presentation.reports.queue.insert(node(at: slot))
    }
  }

  /// Notes a node whose presented frame may change, before its tracks change, which store the
  /// frame last reported.
  func notePresented(_ node: Node) {
    guard presentation.isWatched, note(node, in: &presentation.reports) else { return }
    let track = presentation.tracks.find(node)
    if track >= 0 { presentation.reports[node] = presentation.tracks.reportedFrame(track) }
  }

  /// Notes nodes that belong elsewhere since this was last called. It is called before any of them
  /// starts moving: from then on tracks tell.
  func noteGoals() {
    if presentation.isWatched && presentation.hasUncollected { collectChanges() }
  }

  /// Notes a node that belongs elsewhere, or is about to be destroyed.
  func noteGoal(of slot: Int32) {
    let node = node(at: slot)
    if presentation.tracks.find(node) >= 0 {
      presentation.staleGoals.insert(node)
    } else if presentation.isWatched {
      notePresented(node)
    }
  }

  /// The same for all nodes that are on their way.
  func noteGoalsOfTracks() {
    let tracks = presentation.tracks
    for track in 0..<tracks.count { presentation.staleGoals.insert(tracks.nodes[track]) }
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
