import LayoutRelations

/// Animations that have ended, until the host has been called, and those that a rollback has removed, until
/// the host's data in them is released.
struct Endings {
  /// Those whose completions have not been called yet.
  private(set) var ended: [AnimationRecord] = []
  /// Completions are being called.
  var isDelivering = false
  private var dropped: [AnimationRecord] = []
  private var droppedChanges: [DeferredChange] = []

  mutating func append(_ record: AnimationRecord) { ended.append(record) }

  mutating func takeLast() -> AnimationRecord { ended.removeLast() }

  mutating func takeAll() -> [AnimationRecord] {
    let all = ended
    ended = []
    return all
  }

  mutating func drop(_ record: AnimationRecord) { dropped.append(record) }

  mutating func drop(_ change: DeferredChange) { droppedChanges.append(change) }

  /// Takes out what was dropped. Releasing it may run code of the host's: not while this changes.
  mutating func takeDropped() -> ([AnimationRecord], [DeferredChange]) {
    let all = (dropped, droppedChanges)
    (dropped, droppedChanges) = ([], [])
    return all
  }
}
