import LayoutRelations
import LayoutStore

/// Captures of the host's.
extension Vocabularies {
  /// Begins to capture.
  public func beginCapture() throws(LayoutError) {
    try checkIdle()
    constraints.captures.begin()
  }

  /// What the innermost capture has so far, without what has been removed since.
  public var capturedConstraints: [Constraint] {
    constraints.captures.innermost.filter { contains($0) }
  }

  /// Ends the innermost capture.
  public func endCapture() throws(LayoutError) {
    try checkIdle()
    if !constraints.captures.end() { throw .noCapture }
  }

  /// Notes that the host has made a constraint.
  func capture(_ constraint: Constraint) { constraints.captures.note(constraint) }
}
