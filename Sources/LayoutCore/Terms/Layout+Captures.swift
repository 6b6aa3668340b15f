/// Captures: lists of the constraints that are made between begin and end. They nest: what is made
/// in an inner one is in the outer ones too, in the order in which it was made.
extension Layout {
  /// Begins to capture.
  public func beginCapture() { captureStarts.append(captured.count) }

  /// What the innermost capture has so far, without what has been removed since.
  public var capturedConstraints: [Constraint] {
    guard let start = captureStarts.last else { return [] }
    var all: [Constraint] = []
    for place in start..<captured.count where contains(captured[place]) {
      all.append(captured[place])
    }
    return all
  }

  /// Ends the innermost capture.
  public func endCapture() throws(LayoutError) {
    guard captureStarts.popLast() != nil else { throw .noCapture }
    if captureStarts.isEmpty { captured.removeAll() }
  }

  /// Notes that the host has made a constraint.
  func capture(_ constraint: Constraint) {
    if !captureStarts.isEmpty { captured.append(constraint) }
  }
}
