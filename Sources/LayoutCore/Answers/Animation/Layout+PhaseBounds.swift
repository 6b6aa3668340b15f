import ConstraintSolver
import LayoutRelations
import LayoutStore

/// How far bounded animations may overshoot, by the constraints.
extension Layout {
  /// How far a bounded animation has come, as constraints are now.
  func boundedPhase(of record: AnimationRecord) -> Phase {
    let tracks = presentation.tracks
    if tracks.boundsRound(of: record.slot) != presentation.goals.round { findBounds() }
    let seconds = share(of: record) * record.schedule.duration
    callOut {
      record.bounded.advance(
        to: seconds, within: tracks.bounds(of: record.slot), record.freeMotion)
    }
    return Phase(offset: record.bounded.offset, inherited: 0)
  }

  /// Takes the phases of bounded animations before changes are made that may let them go on.
  func takeBoundedPhases() {
    for record in presentation.animations.running
    where record.motion == .bounded && !record.isWaiting { takePhase(record) }
  }

  /// Finds the bounds of all animations at once, as each relation is found only once then.
  private func findBounds() {
    let tracks = presentation.tracks
    tracks.beginBounds(presentation.goals.round)
    presentation.workUnits += Int(constraints.end)
    for constraint in constraints.taken where !constraints[constraint].row.isNone {
      guard let relation = relation(of: constraint), relation.relation != .equal,
        relation.priority >= Priority.required
      else { continue }
      let sign = relation.relation == .atMost ? 1.0 : -1.0
      var slack = sign * rowConstant(relation)
      let terms = lower(relation)
      for term in terms {
        let factor = sign * term.coefficient
        slack -= factor * solver.value(term.variable)
        let node = nodes.owner(ofVariable: term.variable.index)
        tracks.addSlopes(of: node, factors(of: term.variable, factor, node))
      }
      for term in terms {
        tracks.keepSlopes(of: nodes.owner(ofVariable: term.variable.index), atMost: slack)
      }
    }
    if !state.allowsNegativeSizes { tracks.keepSizes() }
  }

  /// A factor of a variable, as one of its node's frame.
  private func factors(of variable: Variable, _ factor: Double, _ node: NodeSlot) -> Rect {
    Rect(
      x: variable == nodes[node].left ? factor : 0, y: variable == nodes[node].top ? factor : 0,
      width: variable == nodes[node].width ? factor : 0,
      height: variable == nodes[node].height ? factor : 0)
  }
}
