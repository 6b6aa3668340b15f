import ConstraintSolver
import LayoutRelations
import LayoutStore

/// Variants of nodes: what holds by room. In the first one everything is as it is set; in another one constraints of
/// its own are active, and properties have other values. Which one is in use is decided (``Decision``), from the first one on.
extension Vocabularies {
  /// Adds a variant to those of a node.
  public func addVariant(_ need: VariantNeed, to node: Node) throws(LayoutError) {
    let slot = try place(node)
    for axis in Axis.each {
      try checkLength(need.size[axis], axis == .horizontal ? "the width " : "the height ")
    }
    try append(.need(need), in: variants(of: slot).count, to: slot)
    try changeExtras(of: slot) { $0.variants.count += 1 }
    deciders.note(node)
    note(.fixedPoint)
  }

  /// Removes all variants of a node, and lets what belongs to them be as without.
  public func clearVariants(of node: Node) throws(LayoutError) {
    try dropVariants(of: try place(node))
    note(.fixedPoint)
  }

  package func dropVariants(of node: NodeSlot) throws(LayoutError) {
    let list = variants(of: node)
    if list.last.isNone { return }
    try use(0, of: node)
    try changeExtras(of: node) { $0.variants = VariantList() }
    var entry = list.last
    while !entry.isNone {
      let record = variants[entry]
      variants.remove(entry)
      switch record.subject {
      case .need: break
      case .constraint(let constraint): try assign(constraint, to: .none)
      case .property(_, let subject, _): try arrangeTracks(around: subject)
      }
      entry = record.next
    }
  }

  /// Has a rule, a sum, or an applied attribute hold in a variant alone; for no node in all.
  public func setVariant(
    of constraint: Constraint, _ node: Node, _ variant: Int
  ) throws(LayoutError) {
    let slot = try placeSeparate(constraint, ": only rules and sums belong to variants")
    let owner = node == .none ? NodeSlot.none : try placeVariant(variant, of: node)
    leaveVariant(slot)
    if !owner.isNone {
      try append(.constraint(constraint), in: Int32(variant), to: owner)
    }
    try assign(constraint, to: owner, Int32(variant))
    note(.fixedPoint)
  }

  /// Takes a constraint out of the variant that it belongs to.
  func leaveVariant(_ constraint: ConstraintSlot) {
    guard let owner = find(constraints.extras[constraint].variantNode) else { return }
    let handle = self.constraint(at: constraint)
    removeVariantEntry(of: owner) { entry in
      if case .constraint(handle) = entry.subject { true } else { false }
    }
    constraints.extras[constraint].variantNode = .none
    constraints.extras[constraint].variant = 0
  }

  /// The node of whose variants a constraint belongs to one, and to which; none for one that holds in all.
  public func variant(of constraint: Constraint) -> (node: Node, index: Int) {
    guard let slot = find(constraint), contains(constraints.extras[slot].variantNode) else {
      return (.none, 0)
    }
    return (constraints.extras[slot].variantNode, Int(constraints.extras[slot].variant))
  }

  /// Notes which variant a constraint belongs to now.
  private func assign(
    _ constraint: Constraint, to owner: NodeSlot, _ variant: Int32 = 0
  ) throws(LayoutError) {
    guard let slot = find(constraint) else { return }
    constraints.extras[slot].variantNode = owner.isNone ? .none : node(at: owner)
    constraints.extras[slot].variant = owner.isNone ? 0 : variant
    try setUnused(slot, !owner.isNone && variants(of: owner).used != variant)
  }

  /// Sets what a parameter of a container is in a variant, which is not the first one.
  public func setValue(
    _ property: ContainerProperty, ofContainer subject: Node, to value: PropertyValue,
    in node: Node, _ variant: Int
  ) throws(LayoutError) {
    _ = try placeContainer(subject, with: property)
    try setValue(.container(property), of: subject, to: value, in: node, variant)
  }

  /// The same of what a child of a container has of its own.
  public func setValue(
    _ property: MemberProperty, ofMember subject: Node, to value: PropertyValue, in node: Node,
    _ variant: Int
  ) throws(LayoutError) {
    let slot = try place(subject)
    if container(of: nodes[slot].parent).isNone { throw .notMember(subject) }
    try setValue(.member(property), of: subject, to: value, in: node, variant)
  }

  /// The same of whether a node is gone.
  public func setGone(_ gone: Gone, of subject: Node, in node: Node, _ variant: Int)
    throws(LayoutError)
  {
    if isTrack(try place(subject)) { throw .track(subject) }
    try setValue(.node(.gone), of: subject, to: PropertyValue(gone), in: node, variant)
  }

  package func setValue(
    _ property: Property, of subject: Node, to value: PropertyValue, in node: Node, _ variant: Int
  ) throws(LayoutError) {
    // What was a container keeps what variants have of it.
    if case .container(let parameter) = property, !container(of: subject).isNone {
      _ = try placeContainer(subject, with: parameter)
    }
    let owner = try placeVariant(variant, of: node)
    if variant == 0 { throw .argument("in the first variant it is as it is set otherwise") }
    let accepted = try accept(value, property.row)
    for other in variants.taken
    where variants[other].owner != owner && variants[other].isOf(property, subject) {
      throw .argument("variants of another node set it")
    }
    try restoreVariants()
    removeVariantEntry(of: owner) { $0.variant == variant && $0.isOf(property, subject) }
    try append(.property(property, subject, accepted), in: Int32(variant), to: owner)
    try arrangeTracks(around: subject)
    note(.fixedPoint)
  }

  /// The same of all that a document has said.
  package func arrangeVaried() throws(LayoutError) {
    state.isReading = false
    defer { state.isReading = true }
    for entry in variants.taken {
      if case .property(_, let subject, _) = variants[entry].subject {
        try arrangeTracks(around: subject)
      }
    }
  }

  /// Has the grid that a node is, or is in, make tracks as variants of the node ask for.
  private func arrangeTracks(around subject: Node) throws(LayoutError) {
    guard let node = find(subject) else { return }
    for grid in [container(of: node), container(of: nodes[node].parent)]
    where !grid.isNone && containers[grid].kind == .grid && makesTracksOtherwise(grid) {
      try arrange(grid)
    }
  }
}

// MARK: Entries

extension Vocabularies {
  /// How many variants a node has, and which one is in use.
  public func variants(of node: Node) -> VariantList {
    find(node).map { variants(of: $0) } ?? VariantList()
  }

  package func variants(of node: NodeSlot) -> VariantList {
    extras(of: node)?.variants ?? VariantList()
  }

  /// The node of a variant that there is.
  private func placeVariant(_ variant: Int, of node: Node) throws(LayoutError) -> NodeSlot {
    let owner = try place(node)
    guard variant >= 0 && variant < Int(variants(of: owner).count) else {
      throw .about(node, .argument("there is no variant of this index"))
    }
    return owner
  }

  private func append(
    _ subject: VariantEntry.Subject, in variant: Int32, to owner: NodeSlot
  ) throws(LayoutError) {
    let last = variants(of: owner).last
    let entry = VariantEntry(subject, in: variant, of: owner, before: last)
    guard let slot = variants.insert(entry) else { throw .limit(.nodes) }
    try changeExtras(of: owner) { $0.variants.last = slot }
  }

  /// Removes the first entry of a node that is meant.
  private func removeVariantEntry(of owner: NodeSlot, _ isMeant: (VariantEntry) -> Bool) {
    var (entry, newer) = (variants(of: owner).last, VariantSlot.none)
    while !entry.isNone && !isMeant(variants[entry]) {
      (newer, entry) = (entry, variants[entry].next)
    }
    if entry.isNone { return }
    let next = variants[entry].next
    if newer.isNone {
      nodes.extras[nodes[owner].extras].variants.last = next
    } else {
      variants[newer].next = next
    }
    variants.remove(entry)
  }

  /// The entries of a node, the oldest first.
  package func variantEntries(of node: NodeSlot) -> [VariantEntry] {
    var all: [VariantEntry] = []
    var entry = variants(of: node).last
    while !entry.isNone {
      all.append(variants[entry])
      entry = variants[entry].next
    }
    all.reverse()
    return all
  }
}

// MARK: Decisions

extension Vocabularies {
  /// Has all nodes have what is set of them, until it is decided again.
  package func restoreVariants() throws(LayoutError) {
    if variants.count == 0 { return }
    for node in deciders.nodes.nodes { if let slot = find(node) { try use(0, of: slot) } }
  }

  /// Lets another variant of a node be in use.
  func use(_ variant: Int32, of node: NodeSlot) throws(LayoutError) {
    let before = variants(of: node).used
    if before == variant { return }
    try exchange(before, of: node, isUsed: false)
    try changeExtras(of: node) { $0.variants.used = variant }
    try exchange(variant, of: node, isUsed: true)
    try updateGone()
    note(.fixedPoint)
  }

  /// Puts what belongs to a variant into use, or out of use.
  private func exchange(
    _ variant: Int32, of node: NodeSlot, isUsed: Bool
  ) throws(LayoutError) {
    var entry = variants(of: node).last
    while !entry.isNone {
      let record = variants[entry]
      if record.variant == variant { try exchange(entry, record.subject, isUsed) }
      entry = record.next
    }
  }

  private func exchange(
    _ entry: VariantSlot, _ subject: VariantEntry.Subject, _ isUsed: Bool
  ) throws(LayoutError) {
    switch subject {
    case .need: break
    case .constraint(let constraint):
      if let slot = find(constraint) { try setUnused(slot, !isUsed) }
    case .property(let property, let node, let value):
      guard let slot = find(node), let before = try exchange(property, at: slot, for: value)
      else { return }
      variants[entry].subject = .property(property, node, before)
    }
  }

  private func setUnused(_ constraint: ConstraintSlot, _ isUnused: Bool) throws(LayoutError) {
    constraints[constraint].marks.set(.unused, to: isUnused)
    try refresh(constraint)
    if let field = field(of: constraint) { try updateActive([field]) }
  }

  /// Goes on to the next variant of a node that lacks what the one in use needs. Whether it does.
  func decideVariant(of node: NodeSlot) throws(LayoutError) -> Bool {
    let list = variants(of: node)
    if list.used + 1 >= list.count || canUse(node) { return false }
    try use(list.used + 1, of: node)
    return true
  }

  /// Whether a node has what the variant in use needs.
  func canUse(_ node: NodeSlot) -> Bool {
    let entries = variantEntries(of: node), used = variants(of: node).used
    guard let need = need(used, in: entries) else { return true }
    return isLarge(node, need) && (!need.fits || areMet(used, in: entries))
  }

  /// Whether the frames of the last solve would choose another variant: the one in use has no room, or one before it that
  /// only asks for a size has.
  func variesOtherwise(_ node: NodeSlot) -> Bool {
    let list = variants(of: node), entries = variantEntries(of: node)
    if list.used + 1 < list.count && !canUse(node) { return true }
    return (0..<list.used).contains { variant in
      need(variant, in: entries).map { !$0.fits && isLarge(node, $0) } ?? false
    }
  }

  private func need(_ variant: Int32, in entries: [VariantEntry]) -> VariantNeed? {
    for entry in entries where entry.variant == variant {
      if case .need(let need) = entry.subject { return need }
    }
    return nil
  }

  private func isLarge(_ node: NodeSlot, _ need: VariantNeed) -> Bool {
    Axis.each.allSatisfy { axis in
      solver.value(nodes[node].size(axis)) + Self.leastOverflow >= need.size[axis]
    }
  }

  private func areMet(_ variant: Int32, in entries: [VariantEntry]) -> Bool {
    entries.allSatisfy { entry in
      guard entry.variant == variant, case .constraint(let constraint) = entry.subject,
        let statement = statement(of: constraint)
      else { return true }
      return violation(statement) <= Self.leastOverflow
    }
  }

  /// Along which axis a node varies: that of heights if one counts for it.
  func variedAxis(of node: NodeSlot) -> Axis {
    let isVertical = variantEntries(of: node).contains { entry in
      switch entry.subject {
      case .need(let need): need.size.height > 0
      case .constraint(let constraint):
        find(constraint).flatMap { axis(of: $0) } == .vertical
      case .property: false
      }
    }
    return isVertical ? .vertical : .horizontal
  }

  /// Along which axis a rule or a sum is; that of a width for one about both.
  private func axis(of constraint: ConstraintSlot) -> Axis {
    let record = constraints[constraint]
    if record.source.isSum { return constraints.terms[record.firstTerm].anchor.line.axis }
    let key = attributes[record.attribute].key
    return Formula(key.kind, hasOther: !key.other.isNone).line.axis
  }
}
