import LayoutCore

/// How a node, an attribute or a constraint knows its layout, and the calls that it makes of it.
///
/// It does not keep the layout. A layout keeps functions of its host's, which mention nodes: if these kept
/// it in turn, none would ever be freed.
final class LayoutReference {
  weak var layout: Layout?
  /// The first error of what cannot throw.
  private var firstError: KeepError?

  /// The ring behind the layout; one without nodes once the layout is gone, of which every handle is stale.
  var core: CoreLayout { layout?.core ?? CoreLayout() }

  /// Runs a call that can fail. Inside a function that the layout has called it fails, unless it only
  /// reads.
  @discardableResult
  func attempt<Result>(
    isReading: Bool = false, _ body: (CoreLayout) throws(CoreError) -> Result
  ) throws(KeepError) -> Result {
    let core = core
    do throws(CoreError) {
      if core.isBusy && !isReading { throw .busy }
      return try body(core)
    } catch {
      core.logRefusal(core.words(for: error))
      throw KeepError(error, in: core)
    }
  }

  /// The same for what cannot throw: its error is kept for the next solve.
  func note(isReading: Bool = false, _ body: (CoreLayout) throws(CoreError) -> Void) {
    note((), isReading: isReading, body)
  }

  /// The same for what returns something: that is `none` on failure.
  func note<Result>(
    _ none: Result, isReading: Bool = false, _ body: (CoreLayout) throws(CoreError) -> Result
  ) -> Result {
    do throws(KeepError) { return try attempt(isReading: isReading, body) } catch {
      if firstError == nil { firstError = error }
      return none
    }
  }

  /// Makes a node in a parent, or a root for none.
  func make(_ name: String, in parent: CoreNode) -> Node {
    let made = note(CoreNode.none) { core throws(CoreError) in try core.createNode(under: parent) }
    let node = Node(layout: self, core: made)
    if !name.isEmpty { node.name = name }
    return node
  }

  /// Throws the error that is kept, once.
  func throwNoted() throws(KeepError) {
    guard let error = firstError else { return }
    firstError = nil
    throw error
  }

  /// Runs a body in a transaction or animation that has begun, and takes that back if the body throws or a
  /// property in it is refused. An error from before is none of the body, and stays.
  func takingBack(_ body: () throws -> Void) throws {
    let earlier = firstError
    firstError = nil
    defer { firstError = earlier ?? firstError }
    do {
      try body()
      try throwNoted()
    } catch {
      firstError = nil
      try attempt { core throws(CoreError) in try core.rollback() }
      throw error
    }
  }
}
