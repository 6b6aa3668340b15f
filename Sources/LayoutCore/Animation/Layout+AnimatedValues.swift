import ConstraintSolver

/// Animations that move the values of constraints, and solve for every instant, so that constraints
/// hold on the way, too. What such an animation changes apart from values moves frames, as
/// in any other.
extension Layout {
  /// Notes the value that a constraint had before the open animation changed it.
  func noteRewrite(_ constraint: Int32, _ value: Double) {
    let last = presentation.scopes.count - 1
    guard last >= 0 else { return }
    presentation.scopes[last].rewritten.append(
      Rewritten(constraint: self.constraint(at: constraint), value: value))
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
      guard let slot = find(change.constraint), !constraints[slot].row.isNone, !isDone[Int(slot)]
      else { continue }
      isDone[Int(slot)] = true
      if !movesAll && circleAxis(constraints[slot]) == nil { continue }
      // It was changed back, or rolled back: an animation that moves it goes on.
      if constraints[slot].value == change.value { continue }
      if let top, let node = find(node(of: change.constraint)), !isInside(node, top) {
        continue
      }
      move(slot, from: change.value, with: scope.record)
    }
    rebuildPresentationSolver()
    refreshTracks()
  }

  /// Starts moving a value, from where it is presented, with its present velocity.
  private func move(_ slot: Int32, from before: Double, with record: AnimationRecord) {
    var (presented, velocity) = (before, 0.0)
    let old = presentation.valueTrack(of: slot)
    if old >= 0 {
      var track = presentation.values[old]
      track.goal = before
      presented = track.value(presentation.tracks.phases[Int(track.animation)])
      if !record.isWaiting, let before = self.animationRecord(at: track.animation) {
        velocity = track.velocity(rate(of: before))
      }
      removeValue(old)
    }
    let goal = constraints[slot].value
    if presented == goal && velocity == 0 { return }
    presentation.append(
      ValueTrack(
        constraint: constraint(at: slot), animation: record.slot, goal: goal,
        offset: Phase.distance(goal, presented),
        velocity: velocity))
    record.trackCount += 1
    record.hasMoved = true
  }

  private func removeValue(_ place: Int) {
    if let record = animationRecord(at: presentation.values[place].animation) { loseTrack(record) }
    presentation.removeValue(place)
  }

  /// Ends what records that have ended do to values: they are where they belong.
  func forgetValuesOfEnded() {
    guard !presentation.values.isEmpty else { return }
    var place = presentation.values.count - 1
    while place >= 0 {
      let track = presentation.values[place]
      if animationRecord(at: track.animation)?.hasEnded ?? false {
        presentation.removeValue(place)
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

// MARK: The presentation solver

extension Layout {
  /// Rebuilds the presentation solver, as constraints have changed. Every node in it may have moved.
  func rebuildPresentationSolver() {
    var place = presentation.values.count - 1
    while place >= 0 {
      if let slot = find(presentation.values[place].constraint), !constraints[slot].row.isNone {
        presentation.values[place].goal = constraints[slot].value
      } else {
        removeValue(place)
      }
      place -= 1
    }
    if presentation.values.isEmpty { return dismantlePresentationSolver() }
    guard let copy = makePresentationSolver() else { return dismantlePresentationSolver() }
    presentation.solver = copy
    for track in presentation.values {
      guard let slot = find(track.constraint), let relation = relation(of: slot) else { continue }
      if relation.priority == Priority.required { copy.yield(constraints[slot].row) }
    }
    express()
    for slot in 0..<nodes.end where nodes.isTaken(slot) {
      copy.own(nodes[slot], slot)
      noteGoal(of: slot)
    }
    copy.forEachChange { _ in }
    presentation.areGoalsStale = true
    presentation.isPresentationStale = false
  }

  /// A copy of the trees in which values are on their way.
  private func makePresentationSolver() -> PresentationSolver? {
    var isWanted = [Bool](repeating: false, count: nodes.variableEnd)
    for track in presentation.values {
      guard let slot = find(node(of: track.constraint)) else { continue }
      let root = rootSlot(of: slot)
      if isWanted[Int(nodes[root].left.index)] { continue }
      var node = root
      while node >= 0 {
        for variable in nodes[node].variables { isWanted[Int(variable.index)] = true }
        node = follower(of: node, inside: root)
      }
    }
    do throws(SolverError) {
      return PresentationSolver(try solver.copy(isWanted))
    } catch {
      return nil
    }
  }

  /// Sets the constants of the presentation solver to how far the values have come.
  private func express() {
    guard let copy = presentation.solver else { return }
    for track in presentation.values {
      express(track, track.value(presentation.tracks.phases[Int(track.animation)]))
    }
    copy.solve()
  }

  private func express(_ track: ValueTrack, _ value: Double) {
    guard let copy = presentation.solver, let slot = find(track.constraint),
      var relation = relation(of: slot)
    else { return }
    relation.set(value: value)
    // What fixes a size precedes that it is not negative.
    let isClamped = relation.isFixed && !state.allowsNegativeSizes
    let constant = rowConstant(relation)
    copy.set(
      constraints[slot].row, relation.hasFactor ? Array(lower(relation)) : [],
      isClamped ? max(0, constant) : constant)
  }

  /// Moves the presentation solver to where the values have come.
  func movePresentationSolver() {
    guard let copy = presentation.solver else { return }
    if presentation.isPresentationStale {
      rebuildPresentationSolver()
    } else {
      express()
    }
    copy.forEachChange { slot in
      let track = presentation.tracks.find(slot)
      if track < 0 {
        notePresented(node(at: slot))
      } else {
        setGoal(track, to: goal(at: slot))
      }
    }
  }

  /// Ends the presentation solver: everything is where it is in the layout.
  private func dismantlePresentationSolver() {
    if presentation.solver == nil { return }
    presentation.solver = nil
    presentation.areGoalsStale = true
    for slot in 0..<nodes.end where nodes.isTaken(slot) { noteGoal(of: slot) }
  }
}

extension Presentation {
  /// The track of a constraint's slot; -1 if it has none.
  func valueTrack(of slot: Int32) -> Int {
    Int(slot) < valuePlaces.count ? Int(valuePlaces[Int(slot)]) : -1
  }

  func append(_ track: ValueTrack) {
    let slot = Int(HandleFormat.index(of: track.constraint.id))
    while valuePlaces.count <= slot { valuePlaces.append(-1) }
    valuePlaces[slot] = Int32(truncatingIfNeeded: values.count)
    values.append(track)
  }

  /// Ends a track; the last one takes its place.
  func removeValue(_ place: Int) {
    valuePlaces[Int(HandleFormat.index(of: values[place].constraint.id))] = -1
    let last = values.removeLast()
    if place == values.count { return }
    values[place] = last
    valuePlaces[Int(HandleFormat.index(of: last.constraint.id))] = Int32(truncatingIfNeeded: place)
  }
}
