import ConstraintSolver

@testable import LayoutAnswers
@testable import LayoutRelations
@testable import LayoutStore
@testable import LayoutVocabularies

/// A layout made in one go of what is active in another: the nodes in the order of their creation,
/// then the tree, then every constraint, first to last or last to first.
struct Remake {
  let layout = Layout()
  /// The node that stands for a slot of the original.
  private(set) var twins: [Node] = []

  init(of original: Layout, isBackwards: Bool) throws {
    twins = Array(repeating: .none, count: Int(original.nodes.end))
    try makeNodes(of: original)
    try makeTree(of: original)
    let constraints = Array(original.constraints.taken)
    for slot in isBackwards ? constraints.reversed() : constraints {
      try makeConstraint(slot, of: original)
    }
  }

  private mutating func makeNodes(of original: Layout) throws {
    let inOrder = original.nodes.taken.sorted {
      original.nodes[$0].serial.magnitude < original.nodes[$1].serial.magnitude
    }
    for slot in inOrder {
      let record = original.nodes[slot]
      twins[Int(slot.index)] =
        record.isGuide
        ? try layout.createGuide(in: twins[Int(record.parent.index)]) : try layout.createNode()
    }
    for slot in inOrder {
      guard let scroll = original.extras(of: slot)?[.scroll], !scroll.isNone else { continue }
      let guide = self.slot(scroll)
      try layout.changeExtras(of: self.slot(slot)) { $0[.scroll] = guide }
    }
  }

  private func makeTree(of original: Layout) throws {
    for slot in original.nodes.taken {
      try original.forEachChildSlot(of: slot) { child in
        if original.nodes[child].isGuide { return }
        try layout.move(twins[Int(child.index)], to: twins[Int(slot.index)])
      }
    }
  }

  private func makeConstraint(_ slot: ConstraintSlot, of original: Layout) throws {
    var record = original.constraints[slot]
    switch record.source {
    case .rootSize:
      guard original.nodes[record.node].parent.isNone else { return }
      try layout.setSize(
        of: twins[Int(record.node.index)], record.axis, record.value, priority: record.priority)
    case .value:
      let attribute = layout.attribute(at: try attribute(record.attribute, of: original))
      try layout.put(
        Setting(attribute, record.relation, record.value, priority: record.priority),
        entry: EntrySlot.none)
    case .link:
      let link = original.constraints.links[record.link]
      let setting = layout.link(
        try attribute(record.attribute, of: original), record.relation,
        to: try attribute(link.target, of: original), record.priority, times: link.multiplier,
        plus: record.value)
      try layout.put(setting, entry: EntrySlot.none)
    case .rule:
      if record.marks.contains(.suspended) { return }
      record.attribute = try attribute(record.attribute, of: original)
      (record.row, record.next, record.entry) = (.none, .none, .none)
      _ = try layout.insert(record)
    case .notNegative, .terms, .applied, .content, .gone, .container: break
    }
  }

  /// An attribute with its nodes in the same order, from which an alignment has its sign.
  private func attribute(_ slot: AttributeSlot, of original: Layout) throws -> AttributeSlot {
    let key = original.attributes[slot].key
    let twin = AttributeIndex.Key(
      node: self.slot(key.node), other: key.other.isNone ? .none : self.slot(key.other),
      kind: key.kind)
    return try layout.slot(of: twin)
  }

  private func slot(_ slot: NodeSlot) -> NodeSlot {
    layout.find(twins[Int(slot.index)]) ?? .none
  }
}

extension Layout {
  /// Calls `body` with every child, guides too, in order.
  fileprivate func forEachChildSlot(of parent: NodeSlot, _ body: (NodeSlot) throws -> Void) rethrows
  {
    var child = nodes[parent].firstChild
    while !child.isNone {
      try body(child)
      child = nodes[child].next
    }
  }
}
