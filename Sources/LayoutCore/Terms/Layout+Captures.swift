/// Captures: lists of the constraints that are made between begin and end. They nest: what is made
/// in an inner one is in the outer ones too, in the order in which it was made.
struct Captures {
  private var all: [Constraint] = []
  /// Where each open capture begins.
  private var starts: [Int] = []

  mutating func begin() { starts.append(all.count) }

  /// Ends the innermost one; false if there is none.
  mutating func end() -> Bool {
    if starts.popLast() == nil { return false }
    if starts.isEmpty { all.removeAll() }
    return true
  }

  mutating func note(_ constraint: Constraint) {
    if !starts.isEmpty { all.append(constraint) }
  }

  var innermost: ArraySlice<Constraint> { starts.last.map { all[$0...] } ?? [] }
}

extension Layout {
  /// Begins to capture.
  public func beginCapture() { captures.begin() }

  /// What the innermost capture has so far, without what has been removed since.
  public var capturedConstraints: [Constraint] { captures.innermost.filter { contains($0) } }

  /// Ends the innermost capture.
  public func endCapture() throws(LayoutError) {
    if !captures.end() { throw .noCapture }
  }

  /// Notes that the host has made a constraint.
  func capture(_ constraint: Constraint) { captures.note(constraint) }
}
