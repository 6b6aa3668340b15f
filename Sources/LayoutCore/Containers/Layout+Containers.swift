import ConstraintSolver

/// Containers: nodes that arrange their children by constraints, which they own. Whatever else is kept of the
/// container and its members holds beside them.
extension Layout {
  /// Makes a row or a column: the last child of a parent, or a root for ``Node/none``. The members become its
  /// children, in their order; later children are members, too.
  public func createStack(
    under parent: Node = .none, _ values: ContainerValues, _ members: [Node]
  ) throws(LayoutError) -> Node {
    if isBusy { throw .busy }
    try check(values)
    let slots = try placeMembers(members, under: parent)
    let made = try createNode(under: parent)
    let node = try place(made)
    for slot in slots { try move(slot, to: node, before: .none) }
    try makeContainer(of: node, values)
    return made
  }

  /// Makes a stack of a node, which is no container yet.
  func makeContainer(of node: NodeSlot, _ values: ContainerValues) throws(LayoutError) {
    try arrange(try insertContainer(.stack, of: node, values))
  }

  /// Makes a container of a node, which is none yet; it arranges nothing so far.
  func insertContainer(
    _ kind: ContainerKind, of node: NodeSlot, _ values: ContainerValues
  ) throws(LayoutError) -> ContainerSlot {
    let record = ContainerRecord(node: node, kind: kind, values: values)
    guard let container = containers.records.insert(record) else { throw .limit(.nodes) }
    try changeExtras(of: node) { $0.container = container }
    countMembers(of: container)
    var child = nodes[node].firstChild
    while !child.isNone {
      try refreshHolds(of: child)
      child = nodes[child].next
    }
    return container
  }

  /// Lets a node be no container any more. Its children stay, guides of tracks among them.
  func endContainer(_ container: ContainerSlot) throws(LayoutError) {
    let node = containers[container].node
    var child = nodes[node].firstChild
    while !child.isNone {
      if !nodes[child].isGuide || isTrack(child) { try keep([], ofMember: child) }
      nodes[child].traits.remove(.track)
      containers.places[child] = .none
      child = nodes[child].next
    }
    if containers[container].kind.isLine { try keep([], ofMember: node) }
    try keep([], ofContainer: container)
    containers.remove(container)
    try changeExtras(of: node) { $0.container = .none }
  }

  /// The slots of nodes that can become children of a new child of a parent; each is given once.
  func placeMembers(
    _ members: [Node], under parent: Node
  ) throws(LayoutError) -> NodeSlots {
    let outer = parent == .none ? NodeSlot.none : try place(parent, as: .parent)
    var slots = NodeSlots()
    for place in members.indices {
      do throws(LayoutError) {
        let slot = try self.place(members[place])
        if nodes[slot].isGuide { throw .guide(members[place]) }
        if !outer.isNone && isInside(outer, slot) { throw .cycle(members[place], into: parent) }
        slots.append(slot)
      } catch {
        throw .element(place, error)
      }
    }
    var isGiven = [Bool](repeating: false, count: Int(nodes.end))
    for place in slots.indices {
      if isGiven[slots[place]] { throw .element(place, .twice(members[place])) }
      isGiven[slots[place]] = true
    }
    return slots
  }

  /// What kind of container a node is; nil if it is none.
  public func containerKind(of node: Node) -> ContainerKind? {
    guard let slot = find(node), case let container = container(of: slot), !container.isNone else {
      return nil
    }
    return containers[container].kind
  }

  // MARK: Parameters

  /// Changes one parameter of a container.
  public func set(
    _ value: ContainerValue, ofContainer node: Node, to number: Double
  ) throws(LayoutError) {
    _ = try placeContainer(node, with: value)
    do throws(LayoutError) { try check(value, number) } catch { throw .about(node, error) }
    try submit(.container(node, value, number))
  }

  func put(
    _ value: ContainerValue, ofContainer node: Node, _ number: Double
  ) throws(LayoutError) {
    let container = try placeContainer(node, with: value)
    if containers[container].values[value] == number { return }
    containers[container].values[value] = number
    try arrange(container)
  }

  /// A parameter of a container; NaN for a node that has none.
  public func value(_ value: ContainerValue, ofContainer node: Node) -> Double {
    guard let slot = find(node), case let container = container(of: slot), !container.isNone,
      containers[container].kind.isLine == value.isOfLine
    else { return .nan }
    return containers[container].values[value]
  }

  /// Changes what a child of a container has of its own. It is kept if the child moves elsewhere.
  public func set(
    _ value: MemberValue, ofMember node: Node, to number: Double
  ) throws(LayoutError) {
    let slot = try place(node)
    if container(of: nodes[slot].parent).isNone { throw .notMember(node) }
    try set(value, ofChild: node, to: number)
  }

  /// The same of a child of any node, as it may have been in a container before.
  func set(_ value: MemberValue, ofChild node: Node, to number: Double) throws(LayoutError) {
    let slot = try place(node)
    if nodes[slot].isGuide { throw .guide(node) }
    do throws(LayoutError) { try check(value, number) } catch { throw .about(node, error) }
    try submit(.member(node, value, number))
  }

  func put(_ value: MemberValue, ofMember node: Node, _ number: Double) throws(LayoutError) {
    let slot = try place(node)
    var membership = membership(of: slot)
    membership[value] = number
    try change(slot, to: membership)
  }

  /// What a child of a container has of its own.
  public func value(_ value: MemberValue, ofMember node: Node) -> Double {
    find(node).map { membership(of: $0)[value] } ?? Membership()[value]
  }

  private func placeContainer(
    _ node: Node, with value: ContainerValue
  ) throws(LayoutError) -> ContainerSlot {
    let container = container(of: try place(node))
    if container.isNone { throw .notContainer(node, nil) }
    if containers[container].kind.isLine != value.isOfLine { throw .noParameter(node, value) }
    return container
  }

  // MARK: Checks

  func check(_ values: ContainerValues) throws(LayoutError) {
    for value in [
      ContainerValue.gap, .rowGap, .paddingTop, .paddingLeft, .paddingBottom, .paddingRight, .bias,
    ] {
      try check(value, values[value])
    }
  }

  func check(_ value: ContainerValue, _ number: Double) throws(LayoutError) {
    switch value {
    case .axis: try check(number, upTo: 1, "the axis ", " is none of keep_axis")
    case .gap: try checkLength(number, "the gap ")
    case .rowGap: try checkLength(number, "the row gap ")
    case .paddingTop: try checkLength(number, "the top padding ")
    case .paddingLeft: try checkLength(number, "the left padding ")
    case .paddingBottom: try checkLength(number, "the bottom padding ")
    case .paddingRight: try checkLength(number, "the right padding ")
    case .alignment, .justify: try checkAlignment(number)
    case .distance: try check(number, Priority.required, "the distance ")
    case .edge:
      try check(
        number, from: 1, upTo: Double(AnchorKind.trailing.rawValue), "the edge ",
        " is none of the six edges of keep_anchor")
    case .fraction:
      guard number >= 0 && number <= 1 else {
        throw .number("the fraction ", number, " is not between 0 and 1")
      }
    case .wraps: try check(number, upTo: 1, "whether it wraps, ", ", is neither 0 nor 1")
    case .distribution:
      try check(
        number, upTo: Double(Distribution.packed.rawValue), "the distribution ",
        " is none of keep_distribution")
    case .bias:
      guard number >= 0 && number <= 1 else {
        throw .number("the bias ", number, " is not between 0 and 1")
      }
    }
  }

  private func check(_ value: MemberValue, _ number: Double) throws(LayoutError) {
    switch value {
    case .weight:
      guard number == 0 || number >= 1e-6 && number <= 1e6 else {
        throw .number("the weight ", number, " is neither 0 nor between 1e-6 and 1e6")
      }
    case .gapAfter: if !number.isNaN { try checkLength(number, "the gap ") }
    case .alignment, .justify: if !number.isNaN { try checkAlignment(number) }
    case .excluded: try check(number, upTo: 1, "whether it is excluded, ", ", is neither 0 nor 1")
    }
  }

  func checkLength(_ number: Double, _ name: StaticString) throws(LayoutError) {
    if number.isNaN { throw .number(name, number, " is not a number") }
    try check(length: number, name)
  }

  private func checkAlignment(_ number: Double) throws(LayoutError) {
    try check(
      number, upTo: Double(Alignment.lastBaseline.rawValue), "the alignment ",
      " is none of keep_align")
  }

  private func check(
    _ number: Double, from first: Double = 0, upTo last: Double, _ name: StaticString,
    _ words: StaticString
  ) throws(LayoutError) {
    guard number >= first && number <= last && number == number.rounded() else {
      throw .number(name, number, words)
    }
  }
}
