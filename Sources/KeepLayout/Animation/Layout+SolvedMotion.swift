import ConstraintSolver

/// Animations that move the values of constraints, and solve for every instant, so that constraints
/// hold on the way, too. What such an animation changes beside values moves frames in addition, as
/// in any other.
extension Layout {
  /// Notes the value that a constraint had before the block that is open changed it.
  func noteRewrite(_ constraint: Int32, _ value: Double) {
    let last = presentation.blocks.count - 1
    guard last >= 0 else { return }
    presentation.blocks[last].rewritten.append(
      Rewritten(constraint: self.constraint(at: constraint), value: value))
  }

  /// Starts moving the values that a block has changed.
  func moveValues(_ block: Block) {
    if block.rewritten.isEmpty { return }
    let scope = find(block.motion.scope)
    if scope == nil && block.motion.scope != .none { return }
    var isDone = [Bool](repeating: false, count: Int(constraints.end))
    for change in block.rewritten {
      guard let slot = find(change.constraint), !constraints[slot].row.isNone, !isDone[Int(slot)]
      else { continue }
      isDone[Int(slot)] = true
      // It was changed back, or rolled back: an animation that moves it goes on.
      if constraints[slot].value == change.value { continue }
      if let scope, let node = find(node(of: change.constraint)), !isInside(node, scope) {
        continue
      }
      move(slot, from: change.value, with: block.motion)
    }
    rebuildShadow()
    refreshTracks()
  }

  /// Starts moving a value, from where it is seen and with the velocity that it has.
  private func move(_ slot: Int32, from before: Double, with motion: Motion) {
    var (seen, velocity) = (before, 0.0)
    let old = presentation.valueTrack(of: slot)
    if old >= 0 {
      var track = presentation.values[old]
      track.goal = before
      seen = track.value(presentation.tracks.phases[Int(track.motion)])
      if !motion.isWaiting, let before = self.motion(at: track.motion) {
        velocity = track.velocity(rate(of: before))
      }
      removeValue(old)
    }
    let goal = constraints[slot].value
    if seen == goal && velocity == 0 { return }
    presentation.append(
      ValueTrack(
        constraint: constraint(at: slot), motion: motion.slot, goal: goal,
        offset: Phase.distance(goal, seen),
        velocity: velocity))
    motion.trackCount += 1
    motion.hasMoved = true
  }

  private func removeValue(_ place: Int) {
    if let motion = motion(at: presentation.values[place].motion) { loseTrack(motion) }
    presentation.removeValue(place)
  }

  /// Ends what motions that have ended do to values: they are where they belong.
  func forgetValuesOfEnded() {
    guard !presentation.values.isEmpty else { return }
    var place = presentation.values.count - 1
    while place >= 0 {
      let track = presentation.values[place]
      if motion(at: track.motion)?.hasEnded ?? false {
        presentation.removeValue(place)
        express(track, track.goal)
      }
      place -= 1
    }
    if presentation.values.isEmpty { dismantleShadow() } else { moveShadow() }
  }
}

// MARK: The shadow

extension Layout {
  /// Rebuilds the presentation solver, as constraints have changed. Every node in it may have moved.
  func rebuildShadow() {
    var place = presentation.values.count - 1
    while place >= 0 {
      if let slot = find(presentation.values[place].constraint), !constraints[slot].row.isNone {
        presentation.values[place].goal = constraints[slot].value
      } else {
        removeValue(place)
      }
      place -= 1
    }
    if presentation.values.isEmpty { return dismantleShadow() }
    guard let shadow = makeShadow() else { return dismantleShadow() }
    presentation.shadow = shadow
    express()
    for slot in 0..<nodes.end where nodes.isTaken(slot) {
      shadow.own(nodes[slot], slot)
      noteGoal(of: slot)
    }
    shadow.forEachChange { _ in }
    presentation.areGoalsStale = true
    presentation.isPresentationStale = false
  }

  /// A copy of the trees in which values are on their way.
  private func makeShadow() -> Shadow? {
    var isWanted = [Bool](repeating: false, count: variableEnd)
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
      return Shadow(try solver.copy(isWanted))
    } catch {
      return nil
    }
  }

  /// Sets the constants of the shadow to how far the values have come.
  private func express() {
    guard let shadow = presentation.shadow else { return }
    for track in presentation.values {
      express(track, track.value(presentation.tracks.phases[Int(track.motion)]))
    }
    shadow.solve()
  }

  private func express(_ track: ValueTrack, _ value: Double) {
    guard let shadow = presentation.shadow, let slot = find(track.constraint),
      let equation = equation(of: slot, value: value)
    else { return }
    if equation.hasFactor { lower() }
    shadow.set(
      constraints[slot].row, equation.hasFactor ? Array(terms.all) : [], rightSide(equation))
  }

  /// Moves the shadow to where the values have come.
  func moveShadow() {
    guard let shadow = presentation.shadow else { return }
    if presentation.isPresentationStale {
      rebuildShadow()
    } else {
      express()
    }
    shadow.forEachChange { slot in
      let track = presentation.tracks.find(slot)
      if track < 0 {
        notePresented(node(at: slot))
      } else {
        setGoal(track, to: goal(at: slot))
      }
    }
  }

  /// Ends the shadow: everything is where it is in the layout.
  private func dismantleShadow() {
    if presentation.shadow == nil { return }
    presentation.shadow = nil
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
