import LayoutStore

/// The one way of every ``Change``. It was **checked** before it comes here, so that nothing has changed
/// where it is refused. Here it is **deferred** while an animation with a delay is open, or **made**: an
/// atomic group **records** it, the tables take it down in their journal, its row is rewritten, and that
/// **invalidates** what depends on the row. After a delay it is made the same way, as far as what it is
/// about is still there.
extension Change {
  @inline(__always)  // so that a change that does not wait is never put together
  package func submit(to layout: Maker) throws(LayoutError) {
    try layout.checkIdle()
    if !waits(in: layout) { try make(in: layout) }
  }

  /// Keeps a change for later if the animation that is begun has a delay.
  @inline(__always)
  package func waits(in layout: Maker) -> Bool {
    guard isDeferred && layout.isDeferring else { return false }
    deferred(in: layout)
    return true
  }

  @inline(never)
  private func deferred(in layout: Maker) {
    layout.deferChange(DeferredOne(self, layout.constraints.here))
  }
}

extension Creation {
  /// The same way, without the delay.
  @inline(__always)
  package func submit(to layout: Maker) throws(LayoutError) -> Made {
    try layout.checkIdle()
    return try make(in: layout)
  }
}
