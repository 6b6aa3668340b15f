import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Animations that move the values of constraints, and solve for every instant, so that constraints
/// hold on the way, too. What such an animation changes apart from values moves frames, as
/// in any other.
extension Layout {
  /// Notes a constraint that the open animation has made or set.
  func noteTouched(_ constraint: ConstraintSlot) {
    if presentation.scopes.isEmpty { return }
    let last = presentation.scopes.count - 1
    presentation.scopes[last].touched.append(self.constraint(at: constraint))
  }

  /// Notes the value that a constraint had before the open animation set it, maybe to the same.
  func noteRewrite(_ constraint: ConstraintSlot, _ value: Double) {
    if presentation.scopes.isEmpty { return }
    noteTouched(constraint)
    if constraints[constraint].value == value { return }
    presentation.scopes[presentation.scopes.count - 1].rewritten.append(
      Rewritten(
        constraint: self.constraint(at: constraint), value: value,
        attribute: attribute(of: constraint)))
  }

  private func attribute(of constraint: ConstraintSlot) -> AttributeSlot {
    let record = constraints[constraint]
    return record.source.isOfAttribute ? record.attribute : .none
  }

  /// Starts moving the values that held animations move, from where they are.
  func moveValues(of held: [AnimationSlot], with record: AnimationRecord) {
    let all = presentation.values.all.filter { held.contains($0.animation) }
    for track in all {
      guard let slot = find(track.constraint), !constraints[slot].row.isNone else { continue }
      move(slot, from: constraints[slot].value, with: record)
    }
  }

  /// Starts moving the values that an animation has changed; only angles of circles if it moves frames.
  func moveValues(_ scope: AnimationScope) {
    let movesAll = scope.record.motion == .values
    if scope.rewritten.isEmpty { return }
    let top = find(scope.record.subtree)
    if top == nil && scope.record.subtree != .none { return }
    let hasAngles = scope.rewritten.contains {
      find($0.constraint).map { circleAxis(constraints[$0]) != nil } ?? false
    }
    if !movesAll && !hasAngles { return }
    var isDone = [Bool](repeating: false, count: Int(constraints.end))
    for change in scope.rewritten {
      guard let slot = find(change.constraint), !constraints[slot].row.isNone,
        !isDone[slot]
      else { continue }
      isDone[slot] = true
      if !movesAll && circleAxis(constraints[slot]) == nil { continue }
      let before = attribute(of: slot) == change.attribute ? change.value : 0 - change.value
      // It was changed back, or rolled back: an animation that moves it goes on.
      if constraints[slot].value == before { continue }
      if let top, let node = find(node(of: change.constraint)), !isInside(node, top) {
        continue
      }
      move(slot, from: before, with: scope.record)
    }
    rebuildPresentationSolver()
    refreshTracks()
  }

  /// Starts moving a value, from where it is presented, with its present velocity.
  private func move(_ slot: ConstraintSlot, from before: Double, with record: AnimationRecord) {
    var (presented, velocity) = (before, 0.0)
    let old = presentation.values.find(slot)
    if old >= 0 {
      var track = presentation.values[old]
      track.goal = before
      presented = track.value(presentation.tracks.phase(of: track.animation))
      if !record.isWaiting, let before = self.animationRecord(at: track.animation) {
        velocity = track.velocity(rate(of: before))
      }
      removeValue(old)
    }
    let goal = constraints[slot].value
    if presented == goal && velocity == 0 { return }
    presentation.values.append(
      ValueTrack(
        constraint: constraint(at: slot), animation: record.slot, goal: goal,
        offset: Phase.distance(goal, presented),
        velocity: velocity))
    record.addTrack()
  }

  func removeValue(_ place: Int) {
    if let record = animationRecord(at: presentation.values[place].animation) { loseTrack(record) }
    presentation.values.remove(place)
  }

  /// Ends what records that have ended do to values: they are where they belong.
  func forgetValuesOfEnded() {
    guard !presentation.values.isEmpty else { return }
    var place = presentation.values.all.count - 1
    while place >= 0 {
      let track = presentation.values[place]
      if animationRecord(at: track.animation)?.hasEnded ?? false {
        presentation.values.remove(place)
        express(track, track.goal)
      }
      place -= 1
    }
    if presentation.values.isEmpty {
      dismantlePresentationSolver()
    } else {
      movePresentationSolver()
    }
  }
}
