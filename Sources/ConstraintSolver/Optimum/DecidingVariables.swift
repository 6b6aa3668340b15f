/// The deciding variables of dual degenerate positions (`TieBreaking.swift`), by position.
struct DecidingVariables: ~Copyable {
  /// Of a position that moves only variables at their defaults.
  static let none: Int32 = -2
  /// The same for a position that holds a variable which shares no row with another one. Changes of
  /// other variables do not affect it, so that it does not count: there are always some.
  static let alone: Int32 = -3

  private var variables = SparseColumn<Int32>(default: -1)
  /// How many positions have one, or would have one if they were free.
  private(set) var count = 0
  /// How many of these have none.
  private var noneCount = 0
  /// An upper bound on the creation indices of the others.
  private var newest: UInt32 = 0

  /// -1 for positions that are not dual degenerate.
  subscript(position: Int32) -> Int32 {
    @inline(__always) get { variables[position] }
  }

  /// Sets the deciding variable of a position, which has a creation index, or another code.
  mutating func set(_ position: Int32, _ new: Int32, createdAs serial: UInt32) {
    let old = variables[position]
    if old == new { return }
    if isCounted(old) { count -= 1 }
    if isCounted(new) { count += 1 }
    if old == DecidingVariables.none { noneCount -= 1 }
    if new == DecidingVariables.none { noneCount += 1 }
    if new >= 0 { newest = max(newest, serial) }
    variables[position] = new
  }

  /// The position is not dual degenerate, and what decided for it is not kept.
  mutating func forget(_ position: Int32) { set(position, -1, createdAs: 0) }

  private func isCounted(_ variable: Int32) -> Bool {
    variable != -1 && variable != DecidingVariables.alone
  }

  /// Whether a variable of this creation index, or a newer one, may decide for any dual degenerate position: not
  /// if all of them have older ones, as in a long list that gets one more item at its end.
  func mayDecide(_ serial: UInt32) -> Bool {
    noneCount > 0 || (count > 0 && newest >= serial)
  }

  /// No position has one any more.
  mutating func forgetNewest() { newest = 0 }

  mutating func account(_ memory: inout MemoryAccount) { variables.account(&memory) }
}
