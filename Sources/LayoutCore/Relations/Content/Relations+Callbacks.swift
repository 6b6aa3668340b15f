import LayoutStore

/// The end of functions of the host's.
extension Relations {
  /// Releases what nothing refers to, once no transaction could bring it back.
  package func releaseCallbacks() {
    guard transactions.marks.isEmpty else { return }
    let unused = callbacks.takeUnused { function, number, user in
      switch function {
      case .measurer:
        let content = ContentSlot(user)
        return contents.records.isTaken(content) && contents.records[content].measurer == number
      case .condition:
        let condition = ConditionSlot(user)
        return applied.conditions.isTaken(condition)
          && applied.conditions[condition].function == number
      case .userData:
        let node = NodeSlot(user)
        return nodes.isTaken(node) && nodes[node].userDataKeeper == number
      }
    }
    withExtendedLifetime(unused) {}
  }
}
