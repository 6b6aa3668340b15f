import ConstraintSolver
import LayoutRelations
import LayoutStore
import LayoutVocabularies

/// What a container asks for and does not get. It is no conflict, as it may be less.
public struct Unmet: BitwiseCopyable {
  /// The constraint that is violated: of the container, or of the content of a member.
  public let constraint: Constraint
  /// The member, or the track, that it is about, or the container itself.
  public let node: Node
  /// The axis along which something is missing.
  public let axis: Axis
  /// By how much it is violated, in points.
  public let amount: Double
}

extension Layout {
  /// What containers ask for and did not get in the last solve, node by node; of each kind of demand on a node the one
  /// that is violated most.
  public var unmet: [Unmet] {
    if contents.isAsking || containers.records.count == 0 { return [] }
    if let known = diagnosis.conflicts.unmet { return known }
    var all: [Unmet] = []
    for node in nodesInOrder() { appendUnmet(of: node, to: &all) }
    diagnosis.conflicts.unmet = all
    return all
  }

  private func appendUnmet(of node: NodeSlot, to all: inout [Unmet]) {
    var most: [(role: ContainerRole, unmet: Unmet)] = []
    func note(_ constraint: ConstraintSlot) {
      let record = constraints[constraint]
      guard let role = record.role, isDemand(record) else { return }
      let first = constraints.terms[record.firstTerm]
      let (axis, unit) = (first.anchor.line.axis, first.coefficient.magnitude)
      guard let unmet = unmet(constraint, node, axis, unit) else { return }
      guard let place = most.firstIndex(where: { $0.role == role }) else {
        return most.append((role, unmet))
      }
      if unmet.amount > most[place].unmet.amount { most[place].unmet = unmet }
    }
    forEachOwned(ofMember: node, note)
    for proxy in proxies(of: node) { forEachOwned(ofMember: proxy, note) }
    let container = container(of: node)
    if !container.isNone {
      let owned = containers[container].owned
      for place in owned.indices { if let slot = find(owned[place]) { note(slot) } }
    }
    for place in order(by: most.map { Double($0.role.rawValue) }) { all.append(most[place].unmet) }
    if !isArranged(node) { return }
    for axis in Axis.each where content(of: node)?.wraps(axis) == false {
      let least = own(.content, of: node, axis, .atLeast)
      if !least.isNone, let unmet = unmet(least, node, axis) { all.append(unmet) }
    }
  }

  /// Whether a container asks for what a constraint says, rather than preferring it to nothing.
  private func isDemand(_ record: ConstraintRecord) -> Bool {
    if record.has(.least) || record.has(.trackLeast) || record.has(.trackFill) { return false }
    return record.priority > ContainerPriority.balance || record.has(.leastLength)
      || record.has(.basis)
  }

  /// A violation, in points; its constraint counts in multiples of a unit.
  private func unmet(
    _ slot: ConstraintSlot, _ node: NodeSlot, _ axis: Axis, _ unit: Double = 1
  ) -> Unmet? {
    let constraint = constraint(at: slot)
    let amount = violation(of: constraint) / unit
    if !(amount > Self.leastUnmet) { return nil }
    return Unmet(constraint: constraint, node: self.node(at: node), axis: axis, amount: amount)
  }

  /// Less than that is rounding.
  private static var leastUnmet: Double { 1e-6 }

  /// What is unmet in words: `gap after <help> in row <bar> at least 16 with priority 999: violated by 20`.
  public func unmetDescription(_ unmet: Unmet) -> Text {
    var text = description(of: unmet.constraint)
    text.append(": violated by ")
    text.append(unmet.amount, digits: 6)
    return text
  }
}
