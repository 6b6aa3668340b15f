/// Vectors that every solve with the basis needs for a moment; between solves they are empty.
struct Workspace: ~Copyable {
  /// By position: the right-hand side of FTRAN, or a result of BTRAN that is used at once.
  let right = WorkVector()
  /// By variable: the right-hand side of BTRAN.
  let left = WorkVector()
  /// By position: the pivotal row, which is the entering row in terms of the basic ones.
  let y = WorkVector()

  func resize(_ positions: Int) {
    right.resize(positions)
    left.resize(positions)
    y.resize(positions)
  }

  func clear() {
    y.clear()
    left.clear()
    right.clear()
  }

  func account(_ memory: inout MemoryAccount) {
    right.account(&memory)
    left.account(&memory)
    y.account(&memory)
  }

  func accountPlaces(_ memory: inout MemoryAccount) {
    right.accountPlaces(&memory)
    left.accountPlaces(&memory)
    y.accountPlaces(&memory)
  }
}
