import ConstraintSolver

/// A deferred change, with its source location.
struct LocatedChange {
  let change: Change
  let place: SourceLocation
}

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
    record.deferred.append(LocatedChange(change: change, place: locations.here))
  }

  /// Makes the changes that an animation has kept, in their order. A change is left out if what it
  /// is about was destroyed, or if it is no longer possible; if it fails for another reason, the host
  /// is told.
  func makeDeferred(of record: AnimationRecord) {
    let deferred = record.deferred
    record.deferred = []
    let caller = locations.here
    defer { locations.here = caller }
    for each in deferred {
      locations.here = each.place
      do throws(LayoutError) { try execute(each.change) } catch {
        if error.isNews { presentation.errors.note(error) }
      }
    }
  }

  /// Makes the changes of an animation that was begun within another, if its delay is then over as well.
  func startInner(_ animation: Animation) throws(LayoutError) {
    try commitToScope()
    if let inner = find(animation), presentation.clock.isDue(inner) {
      try makeChanges(of: inner)
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
