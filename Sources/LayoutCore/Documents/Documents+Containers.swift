import ConstraintSolver

/// Containers in a document: what kind, and each parameter that is not the default. Their constraints follow from
/// that and are not in it.
///
///     node 2 "toolbar"
///       row
///       gap 8
///       node 3 "save"
///         weight 2
extension DocumentWriter {
  mutating func writeContainer(_ extras: NodeExtras, _ depth: Int) {
    if extras.container >= 0 {
      let values = layout.containers[extras.container].values
      write(flag: values.axis == .horizontal ? "row" : "column", depth)
      let plain = ContainerValues(values.axis)
      for value in ContainerValue.written { write(value.word, values[value], plain[value], depth) }
    }
    let plain = Membership()
    for value in MemberValue.allCases {
      write(value.word, extras.membership[value], plain[value], depth)
    }
  }
}

extension DocumentReader {
  /// Reads a line about a container or a member; false if it is something else.
  mutating func readContainer(of node: Node) throws(LayoutError) -> Bool {
    let isRead = pass == .tree
    for axis in [Axis.horizontal, .vertical]
    where takeWord(axis == .horizontal ? "row" : "column") {
      guard isRead, let slot = layout.find(node) else { return true }
      if layout.container(of: slot) >= 0 { throw .argument("the node is a container already") }
      if layout.nodes[slot].isGuide { throw .guide(node) }
      try layout.makeContainer(of: slot, ContainerValues(axis))
      return true
    }
    for value in ContainerValue.written where takeWord(value.word) {
      let number = try number()
      if isRead { try layout.set(value, ofContainer: node, to: number) }
      return true
    }
    for value in MemberValue.allCases where takeWord(value.word) {
      let number = try number()
      if isRead { try layout.set(value, ofChild: node, to: number) }
      return true
    }
    return false
  }
}

extension ContainerValue {
  /// All but the axis.
  fileprivate static let written: [ContainerValue] = [
    .gap, .paddingTop, .paddingLeft, .paddingBottom, .paddingRight, .alignment, .distribution,
    .bias,
  ]

  fileprivate var word: StaticString {
    switch self {
    case .axis: "axis"
    case .gap: "gap"
    case .paddingTop: "padding-top"
    case .paddingLeft: "padding-left"
    case .paddingBottom: "padding-bottom"
    case .paddingRight: "padding-right"
    case .alignment: "alignment"
    case .distribution: "distribution"
    case .bias: "bias"
    }
  }
}

extension MemberValue {
  fileprivate var word: StaticString {
    switch self {
    case .weight: "weight"
    case .gapAfter: "gap-after"
    case .alignment: "own-alignment"
    case .excluded: "excluded"
    }
  }
}
