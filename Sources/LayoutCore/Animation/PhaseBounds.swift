import ConstraintSolver

/// How far a bounded animation may overshoot: the offsets of its phase, from below 0, beyond its end, to above
/// 1, before its begin.
///
/// Between two solutions every required constraint holds, as it is linear. Beyond them the first one that would
/// be violated stops everything that the animation moves at once, so that what holds between its nodes goes on
/// to hold.
struct PhaseBounds: Equatable, BitwiseCopyable {
  var least = -Double.infinity
  var most = Double.infinity

  func clamped(_ phase: Phase) -> Phase {
    Phase(offset: min(max(phase.offset, least), most), inherited: phase.inherited)
  }

  /// Allows what keeps `slope * offset` at most `slack`. A constraint that was violated at the begin or is at
  /// the end has no say.
  mutating func keep(_ slope: Double, atMost slack: Double) {
    let slack = slack.magnitude < Self.rounding ? 0 : slack
    if slack < 0 || slope.magnitude < Self.rounding { return }
    let bound = slack / slope
    if slope < 0 { least = max(least, bound) } else if bound >= 1 { most = min(most, bound) }
  }

  /// Less is a consequence of rounding.
  private static let rounding = 1e-6
}

extension Layout {
  /// The bounds of an animation, as constraints are now.
  func bounds(of record: AnimationRecord) -> PhaseBounds {
    if record.motion != .bounded || record.isWaiting { return PhaseBounds() }
    if record.bounds.round != presentation.goals.round {
      record.bounds.round = presentation.goals.round
      record.bounds.value = findBounds(of: record)
    }
    return record.bounds.value
  }

  /// Whether it would overshoot further.
  func isAtBound(_ record: AnimationRecord) -> Bool {
    if record.motion != .bounded { return false }
    let free = phase(of: record)
    return bounds(of: record).clamped(free) != free
  }

  private func findBounds(of record: AnimationRecord) -> PhaseBounds {
    var bounds = PhaseBounds()
    for constraint in 0..<constraints.end
    where constraints.isTaken(constraint) && !constraints[constraint].row.isNone {
      guard let relation = relation(of: constraint), relation.relation != .equal,
        relation.priority >= Priority.required
      else { continue }
      let sign = relation.relation == .atMost ? 1.0 : -1.0
      var (slope, slack) = (0.0, sign * rowConstant(relation))
      for term in lower(relation) {
        slope += sign * term.coefficient * offset(of: term.variable, record)
        slack -= sign * term.coefficient * solver.value(term.variable)
      }
      bounds.keep(slope, atMost: slack)
    }
    if !state.allowsNegativeSizes { keepSizes(of: record, &bounds) }
    return bounds
  }

  private func keepSizes(of record: AnimationRecord, _ bounds: inout PhaseBounds) {
    let tracks = presentation.tracks
    for track in 0..<tracks.count where tracks.animations[track] == record.slot {
      let goal = tracks.goals[tracks.find(tracks.nodes[track])]
      bounds.keep(-tracks.offsets[track].width, atMost: goal.width)
      bounds.keep(-tracks.offsets[track].height, atMost: goal.height)
    }
  }

  /// How far from its end an animation has moved a variable at its begin.
  private func offset(of variable: Variable, _ record: AnimationRecord) -> Double {
    let slot = nodes.owner(ofVariable: variable.index)
    let tracks = presentation.tracks
    var offset = 0.0
    var track = tracks.find(slot)
    while track >= 0 {
      if tracks.animations[track] == record.slot {
        let all = tracks.offsets[track]
        offset +=
          variable == nodes[slot].left
          ? all.x
          : variable == nodes[slot].top
            ? all.y : variable == nodes[slot].width ? all.width : all.height
      }
      track = tracks.older(track)
    }
    return offset
  }
}
