/// The state that a rollback goes back to.
struct Mark {
  /// Of all tables.
  var changes: Int
  var state: LayoutState
  /// Whether the transaction is an atomic group, or an animation.
  var isAtomic: Bool
  var isAnimation: Bool
  /// Frames were not up to date.
  var isStale: Bool
  var areAreasDue: Bool
  /// Animations with numbers from here on were begun later; and how many changes the open animation
  /// had deferred.
  var animationSerial: Int
  var deferredCount: Int
  var names: NameStore.Mark
}
