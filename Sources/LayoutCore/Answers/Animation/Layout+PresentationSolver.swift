import ConstraintSolver
import LayoutRelations
import LayoutStore

/// The presentation solver follows the constraints, and the values on their way in them.
extension Layout {
  /// Rebuilds the presentation solver, as constraints have changed. Every node in it may have moved.
  func rebuildPresentationSolver() {
    var place = presentation.values.all.count - 1
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
    for track in presentation.values.all {
      guard let slot = find(track.constraint), let relation = relation(of: slot) else { continue }
      if relation.priority == Priority.required { copy.yield(constraints[slot].row) }
    }
    express()
    for slot in nodes.taken {
      copy.own(nodes[slot], slot)
      noteGoal(of: slot)
    }
    copy.forEachChange { _ in }
    presentation.goals.areStale = true
    presentation.isSolverStale = false
  }

  /// A copy of the trees in which values are on their way.
  private func makePresentationSolver() -> PresentationSolver? {
    var isWanted = [Bool](repeating: false, count: nodes.variableEnd)
    for track in presentation.values.all {
      guard let slot = find(node(of: track.constraint)) else { continue }
      let root = rootSlot(of: slot)
      if isWanted[nodes[root].left] { continue }
      var node = root
      while !node.isNone {
        for variable in nodes[node].variables { isWanted[variable] = true }
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
    for track in presentation.values.all {
      express(track, track.value(presentation.tracks.phase(of: track.animation)))
    }
    copy.solve()
  }

  func express(_ track: ValueTrack, _ value: Double) {
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
    if presentation.isSolverStale {
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
  func dismantlePresentationSolver() {
    if presentation.solver == nil { return }
    presentation.solver = nil
    presentation.goals.areStale = true
    for slot in nodes.taken { noteGoal(of: slot) }
  }
}
