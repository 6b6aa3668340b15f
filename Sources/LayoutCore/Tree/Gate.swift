/// The one way of every ``Change``. It was **checked** before it comes here, so that nothing has changed
/// where it is refused. Here it is **deferred** while an animation with a delay is open, or **executed**: an
/// atomic group **records** it, the tables take it down in their journal, its row is rewritten, and that
/// **invalidates** what depends on the row. After a delay it is executed the same way, as far as what it is
/// about is still there.
///
/// All else happens at once, also in a delay: properties whose row says so; a node's place in the tree; and nodes,
/// rules, sums and formats, which are made at once, as their handles are returned. So rules and sums are also changed
/// at once, but removed as all constraints are.
extension Layout {
  @inline(__always)  // so that a change that does not wait is never put together
  func submit(_ change: Change) throws(LayoutError) {
    try checkIdle()
    if let record = waitingRecord, change.isDeferred { return deferChange(change, in: record) }
    try execute(change)
  }

  func execute(_ change: Change) throws(LayoutError) {
    switch change {
    case .value(let setting): try put(setting)
    case .part(let attribute, let relation, let constraint, let value, let priority):
      let side = find(attribute)
      let slot = side.map { valueSlot($0, relation) } ?? find(constraint) ?? .none
      if slot.isNone { return }
      if let side { try turn(slot, to: side) }
      try amend(slot, value, priority)
    case .size(let node, let axis, let size, let priority):
      try keepOwn(.rootSize, of: try placeRoot(node), axis, size, priority)
    case .property(let property, let node, let value): try put(value, property, of: node)
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
    case .recording(let atomic): state.recorder = find(atomic) ?? .none
    case .animation(let animation): try startInner(animation)
    }
  }
}

// MARK: Deferral

extension Layout {
  /// The animation whose delay changes wait for that are made now; nil for none.
  @inline(__always)
  private var waitingRecord: AnimationRecord? {
    if presentation.scopes.isEmpty || state.isReading { return nil }
    let record = presentation.scopes[presentation.scopes.count - 1].record
    return record.isWaiting ? record : nil
  }

  /// Keeps a change for later if the animation that is begun has a delay.
  @inline(__always)
  func isDeferred(_ change: @autoclosure () -> Change) -> Bool {
    guard let record = waitingRecord else { return false }
    deferChange(change(), in: record)
    return true
  }

  @inline(never)
  private func deferChange(_ change: Change, in record: AnimationRecord) {
    record.deferred.append(LocatedChange(change: change, place: constraints.here))
  }

  /// Makes the changes that an animation has kept, in their order. A change is left out if what it
  /// is about was destroyed, or if it is no longer possible; if it fails for another reason, the host
  /// is told.
  func makeDeferred(of record: AnimationRecord) {
    let deferred = record.deferred
    record.deferred = []
    let caller = constraints.here
    defer { constraints.here = caller }
    for each in deferred {
      constraints.here = each.place
      do throws(LayoutError) { try execute(each.change) } catch {
        if error.isNews { presentation.errors.note(error) }
      }
    }
  }
}

extension LayoutError {
  /// Whether it is no consequence of what the host has destroyed or moved.
  fileprivate var isNews: Bool {
    switch self {
    case .condition, .limit: true
    case .element(_, let error): error.isNews
    default: false
    }
  }
}
