import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Animations of frames: tracks lead from presented frames to changed ones.
extension Layout {
  // MARK: Presented frames

  /// The presented frames of a node and what is inside of it; of everything for none.
  func snapshot(of subtree: Node) -> Snapshot {
    var snapshot = Snapshot()
    refreshTracks()
    noteGoals()
    if let top = find(subtree) {
      add(top, to: &snapshot)
    } else if subtree == .none {
      var root = state.firstRoot
      while !root.isNone {
        add(root, to: &snapshot)
        root = nodes[root].next
      }
    }
    return snapshot
  }

  private func add(_ top: NodeSlot, to snapshot: inout Snapshot) {
    var slot = top
    while !slot.isNone {
      snapshot.nodes.append(node(at: slot))
      snapshot.parents.append(node(at: nodes[slot].parent))
      snapshot.goals.append(goal(at: slot))
      snapshot.presented.append(frameNow(at: slot))
      slot = follower(of: slot, inside: top)
    }
  }

  /// Takes the snapshots of open animations again: what an inner animation has changed is not a change
  /// of theirs.
  func retakeSnapshot() {
    let last = presentation.scopes.count - 1
    guard last >= 0 else { return }
    presentation.scopes[last].before = snapshot(of: presentation.scopes[last].record.subtree)
    presentation.scopes[last].rewritten = []
  }

  /// Brings everything up to date before an animation begins inside of another: what was changed
  /// before moves with the open animation, and not with the new one.
  func commitToScope() throws(LayoutError) {
    try solveChanges()
    moveFrames()
    retakeSnapshot()
  }

  // MARK: What moves

  /// Starts moving what the innermost animation has changed.
  func moveFrames() {
    guard let scope = presentation.scopes.last else { return }
    refreshTracks()
    guard scope.record.isWaiting || scope.record.schedule.duration > 0 else { return }
    presentation.rateRound += 1
    let held = heldAnimations(touchedBy: scope)
    moveValues(scope)
    moveValues(of: held, with: scope.record)
    let places = movedPlaces(scope.before)
    for position in scope.before.nodes.indices {
      guard let slot = find(scope.before.nodes[position]) else { continue }
      let goal = goal(at: slot)
      var presented = scope.before.presented[position]
      var changed = goal.difference(from: scope.before.goals[position])
      if node(at: nodes[slot].parent) != scope.before.parents[position] {
        guard let place = convert(position, slot, scope.before, places) else {
          removeTracks(of: node(at: slot))
          continue
        }
        presented = place
        (changed.x, changed.y) = (1, 1)
      }
      if !held.isEmpty { changed = changed.union(presentation.tracks.mask(of: slot, held)) }
      if changed != .zero { move(slot, from: presented, to: goal, changed, with: scope.record) }
    }
    findStops(of: scope.record)
  }

  /// The animations that are held at a share of their time, and have set what is set again in a scope: that takes
  /// them over, also if the values are the same.
  private func heldAnimations(touchedBy scope: AnimationScope) -> [AnimationSlot] {
    if scope.touched.isEmpty { return [] }
    let all = presentation.animations.running.filter { $0.schedule.isHeld }
    if all.isEmpty { return [] }
    var isTouched = [Bool](repeating: false, count: Int(constraints.end))
    for constraint in scope.touched { if let slot = find(constraint) { isTouched[slot] = true } }
    return all.filter {
      $0.touched.contains { constraint in find(constraint).map { isTouched[$0] } ?? false }
    }.map { $0.slot }
  }

  /// Starts moving those numbers of a node's frame that have changed, from where they are
  /// presented, with their present velocity. The others continue.
  private func move(
    _ slot: NodeSlot, from presented: Rect, to goal: Rect, _ changed: Rect,
    with record: AnimationRecord
  ) {
    let tracks = presentation.tracks
    notePresented(node(at: slot))
    presentation.keepTracks()
    let unchanged = Rect(x: 1, y: 1, width: 1, height: 1).without(changed)
    // In a delay it stands still, and a velocity could lead beyond bounds.
    let isAtRest = record.isWaiting || record.motion == .bounded
    let velocity = isAtRest ? .zero : velocity(at: slot).without(unchanged)
    var old = tracks.find(slot)
    while old >= 0 {
      if tracks.strike(old, changed) {
        old = tracks.older(old)
      } else {
        removeTrack(old)
        old = tracks.find(slot)
      }
    }
    let offset = goal.distance(to: presented).without(unchanged)
    if offset == .zero && velocity == .zero { return }
    tracks.append(node(at: slot), record.slot, goal: goal, offset: offset, velocity: velocity)
    record.addTrack()
  }

  /// How fast a node moves.
  private func velocity(at slot: NodeSlot) -> Rect {
    let tracks = presentation.tracks
    var velocity = Rect.zero
    var track = tracks.find(slot)
    while track >= 0 {
      if let record = animationRecord(at: tracks.animations[track]) {
        velocity = velocity.moved(tracks.velocity(track, rate(of: record)), 1)
      }
      track = tracks.older(track)
    }
    return velocity
  }

  /// How fast the phase of an animation changes now, before something of it is taken over.
  func rate(of record: AnimationRecord) -> Phase {
    if record.rateRound == presentation.rateRound { return record.rate }
    record.rateRound = presentation.rateRound
    // In its delay it moves nothing. What it takes over from itself has not begun to move, except for the
    // velocity that it has taken over from others.
    if record.isWaiting || record === presentation.scopes.last?.record {
      record.rate = Phase(offset: 0, inherited: 1)
    } else if record.schedule.isHeld || record.schedule.duration == 0 {
      // Without a duration it is at its end as soon as its delay is over.
      record.rate = Phase(offset: 0, inherited: 0)
    } else if record.motion == .bounded {
      takePhase(record)
      record.rate = Phase(offset: callOut { record.bounded.rate(record.freeMotion) }, inherited: 0)
    } else {
      // The curve of an animation may be a function of the host's.
      record.rate = callOut {
        record.timing.rate(at: share(of: record), duration: record.schedule.duration)
      }
    }
    return record.rate
  }
}

// MARK: Nodes with another parent

extension Layout {
  /// By slot, where nodes are in a snapshot, if any of them has got another parent; empty otherwise.
  private func movedPlaces(_ before: Snapshot) -> [Int32] {
    var hasMoved = false
    for position in before.nodes.indices {
      guard let slot = find(before.nodes[position]) else { continue }
      if node(at: nodes[slot].parent) != before.parents[position] { hasMoved = true }
    }
    guard hasMoved else { return [] }
    var places = [Int32](repeating: -1, count: Int(nodes.end))
    for position in before.nodes.indices {
      let slot = HandleFormat.index(of: before.nodes[position].id)
      places[Int(slot)] = Int32(truncatingIfNeeded: position)
    }
    return places
  }

  /// Where a node that has got another parent was presented, in the coordinates of that parent; nil if
  /// there is no telling, because it has come from another tree.
  private func convert(
    _ position: Int, _ slot: NodeSlot, _ before: Snapshot, _ places: [Int32]
  ) -> Rect? {
    let from = origin(of: before.parents[position], isThen: true, before, places)
    let to = origin(of: node(at: nodes[slot].parent), isThen: false, before, places)
    guard from.root == to.root, from.root != .none else { return nil }
    var frame = before.presented[position]
    frame.x += from.x - to.x
    frame.y += from.y - to.y
    return frame
  }

  /// Where the inside of a node began on screen, and in which root: as in the snapshot, and for
  /// nodes that are not in it as it is now. The way up goes by the parents in the snapshot as far
  /// as that reaches, and by the present ones from there on: mixing them could go round in a
  /// circle. There is no root where it comes to a node that was destroyed.
  private func origin(
    of node: Node, isThen: Bool, _ before: Snapshot, _ places: [Int32]
  ) -> (x: Double, y: Double, root: Node) {
    var place = (x: 0.0, y: 0.0, root: Node.none)
    var (node, isThen, isOutside) = (node, isThen, false)
    while node != .none {
      let position = Int(places[Int(HandleFormat.index(of: node.id))])
      let isKnown = position >= 0 && before.nodes[position] == node
      if isThen && !isKnown { isOutside = true }
      isThen = isKnown && !isOutside
      place.root = node
      if isThen {
        place.x += before.presented[position].x
        place.y += before.presented[position].y
        node = before.parents[position]
      } else {
        guard let slot = find(node) else { return (0, 0, .none) }
        let frame = frameNow(at: slot)
        place.x += frame.x
        place.y += frame.y
        node = self.node(at: nodes[slot].parent)
      }
    }
    return place
  }
}
