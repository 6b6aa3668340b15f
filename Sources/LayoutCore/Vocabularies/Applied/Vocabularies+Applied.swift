import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Apply lists: EasyPeasy's vocabulary.
///
/// What was applied to a node is a list. An attribute is active if it holds and no newer one that
/// is active excludes it; where that one is inactive, it excludes all the same. So what is active
/// follows from the list, from what the conditions returned last and from what is installed; an
/// attribute that another one has replaced is back when that one holds no longer. What an attribute
/// without a condition displaces is forgotten.
extension Vocabularies {
  /// How many attributes may be applied to one node.
  static let appliedLimit = 4096

  /// Applies attributes to a node, the parts of a compound one by one. Returns their constraints, in
  /// order; none for one that a later one of the list is applied in place of, and in the delay of an
  /// animation.
  @discardableResult public func apply(
    _ list: [AppliedAttribute], to node: Node
  ) throws(LayoutError) -> [Constraint] {
    try checkIdle()
    let slot = try place(node)
    var statements: [AppliedStatement] = []
    for position in list.indices {
      do throws(LayoutError) {
        try resolve(list[position], of: slot, at: position, into: &statements)
      } catch {
        throw .element(position, error)
      }
    }
    try checkRoom(statements, list, on: slot)
    if AppliedChange(list: list, node: node).waits(in: self) {
      return statements.map { _ in .none }
    }
    let answers = try ask(list, of: slot)
    let made = try put(statements, list, answers, on: slot)
    try clearAutoresizing(at: slot)  // that of what it is held to stays, as EasyPeasy has it
    try updateActive(fields(of: statements, on: slot))
    return made.map { find($0) == nil ? .none : $0 }
  }

  /// Asks the conditions of what was applied to a node again.
  public func reload(_ node: Node) throws(LayoutError) {
    try checkIdle()
    _ = try place(node)
    try ReloadChange(node: node).submit(to: self)
  }

  /// Asks the conditions of everything that was applied again.
  public func reload() throws(LayoutError) {
    try checkIdle()
    try ReloadChange(node: .none).submit(to: self)
  }

  /// The same once it is its turn; for everything for ``Node/none``.
  func askAgain(_ node: Node) throws(LayoutError) {
    if node != .none { return try reload(NodeSlots(try place(node))) }
    var all = NodeSlots()
    for entry in applied.entries.taken where applied.entries[entry].newer.isNone {
      all.append(applied.entries[entry].node)
    }
    try reload(all)
  }

  /// Takes away what was applied to a node, active or not.
  public func clearApplied(_ node: Node) throws(LayoutError) {
    try checkIdle()
    _ = try place(node)
    try ClearingChange(node: node).submit(to: self)
  }

  func clear(appliedTo node: Node) throws(LayoutError) {
    try removeApplied(of: try place(node))
    releaseCallbacks()
  }

  /// The constraints of what was applied to a node, the oldest first; none for a stale handle.
  public func applied(to node: Node) -> [Constraint] {
    guard let slot = find(node) else { return [] }
    var all: [Constraint] = []
    forEachApplied(of: slot) { all.append(constraint(at: applied.entries[$0].constraint)) }
    return all.reversed()
  }
}

// MARK: Conditions

extension Vocabularies {
  /// What the conditions of a list return; true where there is none.
  private func ask(
    _ list: [AppliedAttribute], of node: NodeSlot
  ) throws(LayoutError) -> [Bool] {
    var answers: [Bool] = []
    for position in list.indices {
      guard let condition = list[position].condition else {
        answers.append(true)
        continue
      }
      do throws(LayoutError) {
        answers.append(try ask(condition, node))
      } catch {
        throw .element(position, error)
      }
    }
    return answers
  }

  /// Asks first and changes then, so that a condition that fails has changed nothing.
  private func reload(_ all: NodeSlots) throws(LayoutError) {
    var turned = ConditionSlots()
    var changedFields: [AppliedField] = []
    for node in all { try findTurned(of: node, into: &turned, &changedFields) }
    for condition in turned { applied.conditions[condition].isTrue.toggle() }
    try updateActive(changedFields)
  }

  /// Finds the conditions of a node that have changed, and the fields that they concern. Entries
  /// that share a condition stand side by side, as they were applied together.
  private func findTurned(
    of node: NodeSlot, into turned: inout ConditionSlots, _ changedFields: inout [AppliedField]
  ) throws(LayoutError) {
    var last = ConditionSlot.none
    var isTurned = false
    var entry = newestApplied(of: node)
    while !entry.isNone {
      let slot = applied.entries[entry].condition
      if !slot.isNone && slot != last,
        let condition = callbacks.condition(applied.conditions[slot].function)
      {
        isTurned = try ask(condition, node) != applied.conditions[slot].isTrue
        if isTurned { turned.append(slot) }
        last = slot
      }
      if !slot.isNone && isTurned, let field = field(of: applied.entries[entry].constraint) {
        changedFields.append(field)
      }
      entry = applied.entries[entry].older
    }
  }

  private func ask(_ condition: Condition, _ node: NodeSlot) throws(LayoutError) -> Bool {
    let (node, context) = (self.node(at: node), context(above: node))
    return try callOut { () throws(LayoutError) in try condition.holds(node, context) }
  }
}

// MARK: Changes

/// Attributes that are applied to a node.
struct AppliedChange: Change {
  let list: [AppliedAttribute]
  let node: Node

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) { try layout.apply(list, to: node) }
}

/// Conditions that are asked again: of everything for none.
struct ReloadChange: Change {
  let node: Node

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) { try layout.askAgain(node) }
}

/// A node that nothing is applied to any more.
struct ClearingChange: Change {
  let node: Node

  var isDeferred: Bool { true }

  func make(in layout: Vocabularies) throws(LayoutError) { try layout.clear(appliedTo: node) }
}
