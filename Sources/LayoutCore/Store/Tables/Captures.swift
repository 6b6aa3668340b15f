/// Captures: lists of the constraints that are made between begin and end. They nest: what is made
/// in an inner one is in the outer ones too, in the order in which it was made.
package struct Captures {
  private var all: [Constraint] = []
  /// Where each open capture begins.
  private var starts: [Int] = []

  package mutating func begin() { starts.append(all.count) }

  /// Ends the innermost one; false if there is none.
  package mutating func end() -> Bool {
    if starts.popLast() == nil { return false }
    if starts.isEmpty { all.removeAll() }
    return true
  }

  package mutating func note(_ constraint: Constraint) {
    if !starts.isEmpty { all.append(constraint) }
  }

  package var innermost: ArraySlice<Constraint> { starts.last.map { all[$0...] } ?? [] }
}
