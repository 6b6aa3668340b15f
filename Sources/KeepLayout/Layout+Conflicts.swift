import ConstraintSolver

/// Constraints that cannot all be kept, and the sentences that they had when this was found: what a
/// refusal took back has no handle any more, but still a name.
struct Conflict {
  var constraints: [Constraint] = []
  /// The sentence of the one that gave way.
  var first = Text()
  var description = Text()
}

extension Layout {
  /// How many conflicts the last solve, or the last refused transaction, met.
  public var conflictCount: Int { conflicts?.count ?? solver.conflictCount }

  /// The constraints of a conflict: the one that gave way, then those that hold it. Empty if there
  /// is no such conflict.
  public func conflict(_ index: Int) -> [Constraint] {
    rememberConflicts(index)?.constraints ?? []
  }

  /// A conflict in words: a line that counts, then one sentence a line.
  public func conflictDescription(_ index: Int) -> Text {
    rememberConflicts(index)?.description ?? Text()
  }

  private func rememberConflicts(_ index: Int) -> Conflict? {
    guard index >= 0 && index < conflictCount else { return nil }
    let all = conflicts ?? collectConflicts()
    conflicts = all
    return index < all.count ? all[index] : nil
  }

  /// Asks the solver for its conflicts and finds out whose rows they are.
  func collectConflicts() -> [Conflict] {
    guard solver.conflictCount > 0 else { return [] }
    let owners = rowOwners()
    var all: [Conflict] = []
    for index in 0..<solver.conflictCount {
      var conflict = Conflict()
      for row in solver.conflict(index) where Int(row.index) < owners.count {
        let owner = owners[Int(row.index)]
        if owner != .none { conflict.constraints.append(owner) }
      }
      if let first = conflict.constraints.first { conflict.first = description(of: first) }
      conflict.description = describe(conflict.constraints)
      all.append(conflict)
    }
    return all
  }

  private func describe(_ constraints: [Constraint]) -> Text {
    var text = Text()
    text.append("conflict, ")
    text.append(constraints.count)
    text.append(constraints.count == 1 ? " constraint:" : " constraints:")
    for constraint in constraints {
      text.append("\n  ")
      text.append(description(of: constraint))
    }
    return text
  }

  /// The constraint of every row. Conflicts are rare, so this is not kept up to date all the time.
  private func rowOwners() -> [Constraint] {
    var owners: [Constraint] = []
    func note(_ row: Row, _ owner: Constraint) {
      if row.isNone { return }
      while owners.count <= Int(row.index) { owners.append(.none) }
      owners[Int(row.index)] = owner
    }
    for slot in 0..<constraints.end where constraints.isTaken(slot) {
      note(constraints[slot].row, constraint(at: slot))
    }
    for node in 0..<nodes.end where nodes.isTaken(node) {
      note(nodes[node].widthFloor, floor(of: node, .horizontal))
      note(nodes[node].heightFloor, floor(of: node, .vertical))
    }
    return owners
  }
}
