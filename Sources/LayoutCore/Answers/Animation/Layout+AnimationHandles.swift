import LayoutStore

/// Handles of animations, and what calls about them check.
extension Layout {
  func animation(at slot: AnimationSlot) -> Animation {
    Animation(
      id: handles.id(of: slot, .animation, in: presentation.animations.handles))
  }

  /// The animation of a slot, committed or not.
  func animationRecord(at slot: AnimationSlot) -> AnimationRecord? { presentation.animations[slot] }

  func find(_ animation: Animation) -> AnimationRecord? {
    guard let slot = handles.slot(of: animation.id, .animation, in: presentation.animations.handles)
    else { return nil }
    return animationRecord(at: slot).flatMap { $0.hasEnded ? nil : $0 }
  }

  /// Whether the handle names an animation that has not ended.
  public func contains(_ animation: Animation) -> Bool { find(animation) != nil }

  func placeCommitted(_ animation: Animation) throws(LayoutError) -> AnimationRecord {
    try checkIdle()
    guard let record = find(animation) else { throw .animation(animation) }
    for scope in presentation.scopes where scope.record === record { throw .animationOpen }
    return record
  }

  func checkSeconds(_ seconds: Double, _ what: StaticString) throws(LayoutError) {
    guard seconds >= 0 && seconds <= Self.longestTime else {
      throw .number(what, seconds, " is not from 0 to 1e9 seconds")
    }
  }

  static let longestTime = 1e9
}
