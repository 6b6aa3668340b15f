/// What pivots and solves with the basis compute in: vectors are empty between solves, except those of the edge.
struct Workspace: ~Copyable {
  /// By position: the right-hand side of FTRAN, or a result of BTRAN that is used at once.
  let right = WorkVector()
  /// By variable: the right-hand side of BTRAN.
  let left = WorkVector()
  /// By position: the pivotal row, which is the entering row in terms of the basic ones.
  let y = WorkVector()
  /// Along which a pivot moves.
  let edge = Edge()
  let lineSearch = LineSearch()

  func resize(_ positions: Int) {
    right.resize(positions)
    left.resize(positions)
    y.resize(positions)
    edge.direction.resize(positions)
  }

  func clear() {
    y.clear()
    left.clear()
    right.clear()
  }

  func account(_ memory: inout MemoryAccount) {
    edge.account(&memory)
    lineSearch.account(&memory)
    right.account(&memory)
    left.account(&memory)
    y.account(&memory)
  }
}
