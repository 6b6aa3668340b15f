/// The one way of every such change. It was **checked** before it comes here, so that nothing has changed
/// where it is refused. Here it is **deferred** while an animation with a delay is open, or **executed**: an
/// atomic group **records** it, the tables take it down in their journal, its row is rewritten, and that
/// **invalidates** what depends on the row. After a delay it is executed the same way, as far as what it is
/// about is still there.
extension Layout {
  func submit(_ change: Change) throws(LayoutError) {
    if isDeferred(change) { return }
    try execute(change)
  }

  func execute(_ change: Change) throws(LayoutError) {
    switch change {
    case .value(let setting): try put(setting)
    case .part(let attribute, let relation, let constraint, let value, let priority):
      let slot = find(attribute).map { valueSlot($0, relation) } ?? find(constraint) ?? -1
      if slot >= 0 { try amend(slot, value, priority) }
    case .size(let node, let axis, let size, let priority):
      try keepOwn(.rootSize, of: try placeRoot(node), axis, size, priority)
    case .container(let node, let value, let number):
      try put(value, ofContainer: node, number)
    case .member(let node, let value, let number): try put(value, ofMember: node, number)
    case .cells(let node, let grid, let cells): try put(node, inGrid: grid, cells)
    case .barrier(let barrier, let others): try put(others, onBarrier: barrier)
    case .circle(let node, let circle): try put(node, on: circle)
    case .track(let place, let axis, let grid, let track):
      try put(track, place, axis, ofGrid: grid)
    case .removal(let constraint): try drop(constraint)
    case .activation(let atomic): try putBack(atomic)
    case .deactivation(let atomic): try takeBack(atomic)
    case .applied(let list, let node): try apply(list, to: node)
    case .cleared(let node): try clear(appliedTo: node)
    case .reload(let node): try askAgain(node)
    case .document(let wanted): try become(wanted)
    case .recording(let atomic): state.recorder = find(atomic) ?? -1
    case .animation(let animation): try startInner(animation)
    }
  }
}
