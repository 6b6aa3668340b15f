/// The state that a rollback goes back to.
public struct Mark {
  /// Of all tables.
  package var changes: Int
  package var state: LayoutState
  /// Whether the transaction is an atomic group, or an animation.
  package var isAtomic: Bool
  package var isAnimation: Bool
  /// Frames were not up to date.
  package var isStale: Bool
  package var areAreasDue: Bool
  /// Animations with numbers from here on were begun later; and how many changes the open animation
  /// had deferred.
  package var animationSerial = 0
  package var deferredCount = 0
  package var names: NameStore.Mark

  package init(
    changes: Int, state: LayoutState, isAtomic: Bool, isAnimation: Bool, isStale: Bool,
    areAreasDue: Bool, names: NameStore.Mark
  ) {
    self.changes = changes
    self.state = state
    self.isAtomic = isAtomic
    self.isAnimation = isAnimation
    self.isStale = isStale
    self.areAreasDue = areAreasDue
    self.names = names
  }
}
