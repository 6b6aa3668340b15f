import LayoutRelations
import LayoutStore

/// The scopes of animations, from begin to commit. Each is a transaction, so that it can be taken back, and
/// nothing is solved more often than needed.
extension Layout {
  /// Refuses to begin an animation inside of a transaction that is not an animation: what is on
  /// screen cannot be taken back.
  func checkNoTransaction() throws(LayoutError) {
    guard let mark = transactions.innermost else { return }
    if !mark.isAnimation { throw .inTransaction }
  }

  /// Begins the transaction of an animation, and returns a slot for it.
  func openScope() throws(LayoutError) -> AnimationSlot {
    guard let slot = presentation.animations.reserve() else { throw .limit(.animations) }
    do throws(LayoutError) { try begin(isAnimation: true) } catch {
      presentation.animations.free(slot)
      throw error
    }
    return slot
  }

  /// Ends the transaction of an animation scope and solves. Throws if that rolls the scope back.
  /// Inaccuracy does not stop it: that error is returned, to be thrown in the end.
  func closeScope(_ mark: Mark, _ record: AnimationRecord) throws(LayoutError) -> LayoutError? {
    do throws(LayoutError) {
      try close(mark)
      if transactions.isOpen { try solve() }
    } catch {
      if presentation.scopes.last?.record !== record { throw error }
      return error
    }
    return nil
  }

  /// Starts moving what has changed in the innermost scope, and leaves it.
  func moveChanged() {
    moveFrames()
    let scope = presentation.scopes.removeLast()
    scope.record.touched += scope.touched
    retakeSnapshot()
  }
}
