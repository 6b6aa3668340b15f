/// Reserves memory for a bulk load at once, and gives back the working memory of a large solve.
extension Engine {
  /// Reserves memory for more variables, and for the lists that all of them are in at first.
  func reserve(variables more: Int) {
    MemoryAccount.reserve(variables.value.count + more, per: .variable) { account(&$0) }
  }

  func reserve(rows more: Int, terms: Int) {
    MemoryAccount.reserve(activities.residual.count + more, per: .row) { account(&$0) }
    MemoryAccount.reserve(table.terms.places + terms, per: .term) { account(&$0) }
  }

  /// Gives back the working memory of a solve that reached much, unless it is little; after a load, unless
  /// it is very little. Such a solve requests it again at small cost beside its work.
  func giveBackWork(after visits: UInt64, isLoad: Bool) {
    let positions = Int(basis.positions)
    let isMuch = visits > UInt64(positions / 2) && positions > WorkLimit.somePositions
    if !isMuch && !(isLoad && positions > WorkLimit.fewPositions) { return }
    work.edge.clear()
    basis.forgetUnused(isLoad: isLoad)
    if isLoad { matching.kept.forget() }
    MemoryAccount.shrink(slack: 0, isForgetting: true) { memory in
      basis.elimination.account(&memory)
      matching.account(&memory)
    }
    MemoryAccount.shrink(slack: isLoad ? 256 : WorkLimit.spareBytes) { account(&$0) }
  }
}
