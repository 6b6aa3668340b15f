import LayoutRelations
import LayoutStore

/// What is changed in the delay of an animation, and made once that is over.
extension Layout {
  /// The animation whose delay changes wait for that are made now; nil for none.
  @inline(__always)
  var waitingRecord: AnimationRecord? {
    if presentation.scopes.isEmpty || state.isReading { return nil }
    let record = presentation.scopes[presentation.scopes.count - 1].record
    return record.isWaiting ? record : nil
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
      do throws(LayoutError) { try each.make(in: self) } catch {
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

/// An animation that was begun within the one that is waited for.
struct AnimationStart: Change {
  let animation: Animation

  var isDeferred: Bool { true }

  func make(in layout: Layout) throws(LayoutError) { try layout.startInner(animation) }
}
