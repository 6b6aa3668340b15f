import ConstraintSolver
import LayoutRelations
import LayoutStore

/// What a stack wants of one of its members, and of itself: a function of its parameters and of the member's
/// neighbours, which is all that has to be looked at again when one of them comes or goes.
struct StackRows {
  private let layout: Vocabularies
  private let stack: NodeSlot
  private let values: ContainerValues
  private let unbroken: Double
  private let hasWeights: Bool
  private let isGrowing: Bool
  /// How much is known of the lengths that members without a share need. Where the host has some follow something else
  /// their sizes may be any. Where some are open these would lose all that is missing if the rest lost nothing.
  private let need: MemberNeed
  private let hasOwnAlignments: Bool
  private let along: ContainerLines
  private let across: ContainerLines
  private let container: ContainerSlot
  private let isFlow: Bool
  /// How strongly members are inside along the stack; across it, where those of a flow are inside of their line.
  private let inside: Double
  private let insideAcross: Double
  /// What is too large begins at the start.
  private let isSafe: Bool
  private var knownGreatestWeight: Double?
  private(set) var rows: [ContainerRow] = []

  init(_ layout: Vocabularies, _ container: ContainerSlot) {
    self.layout = layout
    let record = layout.containers[container]
    var values = record.values
    isFlow = layout.lineCount(of: container) > 0
    if isFlow && values.distribution.isFill {
      // Members of a flow keep their sizes, as these say where it breaks.
      values.distribution = .packed
    }
    (self.container, stack) = (container, record.node)
    (self.values, unbroken) = (values, record.unbroken)
    inside = ContainerPriority.inside(isNested: record.isNested)
    insideAcross = isFlow ? ContainerPriority.inTrack(isNested: record.isNested) : inside
    isSafe = values[flag: .safe]
    hasWeights =
      record.weightCount > 0 && values.distribution.usesWeights && !isFlow
    isGrowing = !isFlow && layout.isGrowing(in: container)
    let worst = record.needs.worst
    need = isGrowing && worst == .known ? .open : worst
    hasOwnAlignments = record.alignmentCount > 0
    let isRightToLeft = layout.isRightToLeft(stack)
    along = ContainerLines(values.axis, of: values, isRightToLeft: isRightToLeft)
    across = ContainerLines(
      values.axis.other, of: values, isRightToLeft: isRightToLeft,
      isReversed: isFlow && values[flag: .linesReversed])
    rows.reserveCapacity(8)  // More than most members want, and one request in place of four.
  }

  private func handle(_ node: NodeSlot) -> Node { layout.node(at: layout.subject(of: node)) }

  private mutating func add(_ row: ContainerRow) {
    var row = row
    row.close(in: handle(stack))
    rows.append(row)
  }

  private func addNear(_ factor: Double, _ member: NodeSlot, to row: inout ContainerRow) {
    let margin = layout.margins(of: member, values.axis).near
    row.add(factor, nearOf: handle(member), along, outside: margin)
  }

  private func addFar(_ factor: Double, _ member: NodeSlot, to row: inout ContainerRow) {
    let margin = layout.margins(of: member, values.axis).far
    row.add(factor, farOf: handle(member), along, outside: margin)
  }

  /// The members before and behind a member on its line.
  private func member(before member: NodeSlot) -> NodeSlot {
    onLine(of: member, layout.member(before: member, isVisible: true))
  }

  private func member(after member: NodeSlot) -> NodeSlot {
    onLine(of: member, layout.member(after: member, isVisible: true))
  }

  private func onLine(of member: NodeSlot, _ other: NodeSlot) -> NodeSlot {
    if !isFlow || other.isNone { return other }
    return layout.containers.lines[other] == layout.containers.lines[member] ? other : .none
  }

  // MARK: A member

  /// The rows about one member.
  mutating func want(member: NodeSlot) {
    rows.removeAll(keepingCapacity: true)
    if !layout.isMember(member) { return }
    if layout.isGone(member, values.axis) { return wantGone(member) }
    let (previous, next) = (self.member(before: member), self.member(after: member))
    if previous.isNone { wantStart(member, next) } else { wantGap(member, previous) }
    if next.isNone { wantEnd(member, previous) }
    if isFlow {
      wantWithin(member)
      wantLineBalance(member, previous, next)
    } else {
      wantSize(member)
    }
    wantAcross(member)
    wantKept(member)
  }

  /// A member that takes no space along the stack is where the next one begins, or where the last one ends.
  private mutating func wantGone(_ member: NodeSlot) {
    var row = ContainerRow(.goneAlong)
    row.add(along.sign, handle(member), along.near)
    let next = layout.member(after: member, isVisible: false)
    let previous = layout.member(before: member, isVisible: true)
    if !next.isNone {
      row.add(-along.sign, handle(next), along.near)
    } else if !previous.isNone {
      row.add(-along.sign, handle(previous), along.far)
    } else {
      row.add(-along.sign, handle(stack), along.outer.near)
      row.length = along.padding.near
    }
    add(row)
    if alignment(of: member) == .none { return }
    let isPoint = layout.isGone(member, values.axis.other)
    if !isPoint && !isFlow { return wantAcross(member) }
    row = ContainerRow(.goneAcross)
    row.add(across.sign, handle(member), across.near)
    let neighbor = next.isNone ? previous : next
    if isFlow && !neighbor.isNone {
      row.add(-across.sign, handle(neighbor), across.near)
    } else {
      row.add(-across.sign, handle(stack), across.outer.near)
      row.length = across.padding.near
    }
    add(row)
  }

  // MARK: Along

  private func gap(after member: NodeSlot) -> Length {
    layout.gap(after: member, values.gap())
  }

  private func item(_ member: NodeSlot) -> DistributionRows.Item {
    DistributionRows.Item(node: handle(member), margins: layout.margins(of: member, values.axis))
  }

  private func someItem(_ member: NodeSlot) -> DistributionRows.Item? {
    member.isNone ? nil : item(member)
  }

  /// How the members on the line of one are distributed.
  private func distributed(around member: NodeSlot) -> DistributionRows {
    let isPacked = isFlow && values[flag: .lastLinePacked] && isOnLastLine(member)
    let start = ContainerPriority.start(inside, isSafe: isSafe)
    return DistributionRows(
      container: handle(stack), lines: along,
      distribution: isPacked ? .packed : values.distribution, bias: isPacked ? 0 : values.bias,
      priorities: isFlow
        // So weakly that no size depends on the line.
        ? .init(start: start, end: ContainerPriority.lineEnd, even: ContainerPriority.even)
        : .init(start: start, end: inside),
      isLine: isFlow, isSafe: isSafe)
  }

  private func isOnLastLine(_ member: NodeSlot) -> Bool {
    layout.containers.lines[member] == layout.containers.lines[layout.lastMember(of: stack)]
  }

  /// A member of a flow may be as long as the flow, whatever line it is on. Until it is decided how long that asks to be
  /// a member is as long as it asks.
  private mutating func wantWithin(_ member: NodeSlot) {
    if unbroken.isNaN { return }
    let margins = layout.margins(of: member, values.axis)
    let around = along.padding.near + along.padding.far + margins.near + margins.far
    var row = ContainerRow(.within, .atMost, -1 * around, at: inside)
    row.add(1, handle(member), along.size)
    row.add(-1, insideOf: handle(stack), along)
    add(row)
  }

  private mutating func wantStart(_ member: NodeSlot, _ next: NodeSlot) {
    distributed(around: member).addStart(
      of: item(member), someItem(next), next.isNone ? Length() : gap(after: member), to: &rows)
  }

  private mutating func wantEnd(_ member: NodeSlot, _ previous: NodeSlot) {
    distributed(around: member).addEnd(
      of: item(member), someItem(previous), previous.isNone ? Length() : gap(after: previous),
      to: &rows)
  }

  private mutating func wantGap(_ member: NodeSlot, _ previous: NodeSlot) {
    let (distributed, gap) = (distributed(around: member), gap(after: previous))
    var row = distributed.gapRow(before: item(member), item(previous), gap)
    if values[flag: .gapFromBaselines] && values.axis == .vertical {
      row = ContainerRow(.gap, row.relation, gap)
      row.add(1, handle(member), .firstBaseline)
      row.add(-1, handle(previous), .lastBaseline)
    }
    add(row)
    if hasWeights && !values.distribution.hasFixedGaps {
      let isOfSizes = values.distribution == .equalGaps
      (row.role, row.relation) = (.leastGap, .atMost)
      row.priority = isOfSizes ? leastPriority : ContainerPriority.least
      add(row)
    }
    let first = self.member(before: previous)
    if first.isNone { return }
    distributed.addEqual(
      item(first), item(previous), item(member), (self.gap(after: first), gap), to: &rows)
  }

  // MARK: Sizes

  /// The share of a member; 0 for one that takes none.
  private func weight(of member: NodeSlot) -> Double {
    switch values.distribution {
    case .fillEqually: return 1
    case .fillProportionally:
      guard let content = layout.content(of: member)?[values.axis], content.size > 0 else {
        return 0
      }
      return content.wasMeasured ? 0 : content.size
    default: return layout.membership(of: member).weight
    }
  }

  private mutating func wantSize(_ member: NodeSlot) {
    let weight = weight(of: member)
    if isGrowing { wantBasis(member) }
    if weight > 0 { return wantShare(member, weight) }
    if hasWeights { wantLeast(member) }
  }

  /// What takes no share is as large as it needs to be. Where that is known it precedes proportions: a share at its limit
  /// draws the others to itself, and would do so at the cost of what is no share.
  private mutating func wantLeast(_ member: NodeSlot) {
    var row = ContainerRow(.least, .atMost, 0, at: ContainerPriority.least)
    if need != .placed, let length = layout.lengthBesideShares(of: member, values.axis) {
      row = ContainerRow(
        .least, need == .known ? .equal : .atMost, length, at: ContainerPriority.held)
    }
    row.add(1, handle(member), along.size)
    add(row)
  }

  /// How strongly gaps and ends are small beside shares: as members are, which would take what is left otherwise.
  private var leastPriority: Double {
    need == .known ? ContainerPriority.held : ContainerPriority.least
  }

  private mutating func wantKept(_ member: NodeSlot) {
    let length = layout.keptLength(of: member, values.axis)
    if length > 0 {
      var row = ContainerRow(.kept, .atLeast, length, at: ContainerPriority.kept)
      row.add(1, handle(member), along.size)
      add(row)
    }
    let isAcross = values.axis == .vertical
    if !isAcross && (length > 0 || layout.keepsNothing(member)) { return }
    if let row = layout.leastLengthRow(of: member) { add(row) }
  }

  private func share(of member: NodeSlot, _ weight: Double) -> Share {
    let base = isGrowing ? layout.basis(of: member, values.axis) : 0
    return Share(node: handle(member), weight: weight, base: base)
  }

  /// A length from which a member grows is asked for as content is.
  private mutating func wantBasis(_ member: NodeSlot) {
    let own = layout.membership(of: member)
    if own.weight == 0 || own.growsFromContent || own.basis == 0 { return }
    var row = ContainerRow(
      .basis, .atLeast, own.basis, at: layout.compression(of: member, values.axis))
    row.add(1, handle(member), along.size)
    add(row)
  }

  /// The size of a member, in proportion to those of others before it.
  private mutating func wantShare(_ member: NodeSlot, _ weight: Double) {
    let isPaired = layout.arePaired(in: container)
    var other = layout.member(before: member, isVisible: true)
    while !other.isNone {
      layout.containers.workUnits += 1
      let otherWeight = self.weight(of: other)
      if otherWeight > 0 {
        var row = ContainerRow.inProportion(
          .share, share(of: member, weight), share(of: other, otherWeight), along.size,
          scaledBy: isPaired ? greatestWeight : otherWeight)
        if isGrowing { row.priority = ContainerPriority.growth }
        add(row)
        if !isPaired { return }
      }
      other = layout.member(before: other, isVisible: true)
    }
  }

  /// The greatest weight of members that take space.
  private var greatestWeight: Double {
    mutating get {
      if let known = knownGreatestWeight { return known }
      var greatest = 0.0
      var member = layout.firstMember(of: stack)
      while !member.isNone {
        layout.containers.workUnits += 1
        greatest = max(greatest, weight(of: member))
        member = layout.member(after: member, isVisible: true)
      }
      knownGreatestWeight = greatest
      return greatest
    }
  }

  // MARK: Across

  /// How a member lies across. Along a column, where there is only one baseline after the other, those stand
  /// for the edges that they are next to; and so they do for a member that takes no space along.
  private func alignment(of member: NodeSlot) -> Alignment {
    let alignment = layout.membership(of: member).alignment ?? values.alignment
    if alignment == .none { return .none }
    if layout.isGone(member, values.axis.other) { return .start }
    let hasBaseline = values.axis == .horizontal && !layout.isGone(member, .horizontal)
    if hasBaseline || !alignment.isBaseline { return alignment }
    return alignment == .firstBaseline ? .start : .end
  }

  private mutating func wantAcross(_ member: NodeSlot) {
    let start = ContainerPriority.start(insideAcross, isSafe: isSafe)
    let exact = isSafe ? insideAcross : Priority.required
    switch alignment(of: member) {
    case .fill:
      wantEdge(member, .near, .equal, at: Priority.required, isNear: true)
      wantEdge(member, .far, .equal, at: insideAcross, isNear: false)
    case .start:
      wantEdge(member, .near, .equal, at: Priority.required, isNear: true)
      wantEdge(member, .far, .atLeast, at: insideAcross, isNear: false)
    case .end:
      wantEdge(member, .near, .atLeast, at: start, isNear: true)
      wantEdge(member, .far, .equal, at: exact, isNear: false)
    case .center:
      wantEdge(member, .near, .atLeast, at: start, isNear: true)
      if isSafe { wantEdge(member, .far, .atLeast, at: insideAcross, isNear: false) }
      let outer = outer(of: member)
      let margins = across.ends(of: layout.margins(of: member, values.axis.other))
      var row = ContainerRow(
        .center, .equal,
        across.sign / 2
          * (outer.padding.near + margins.near - outer.padding.far - margins.far), at: exact)
      row.add(1, handle(member), across.center)
      row.add(-1, outer.node, outer.lines.center)
      add(row)
    case .firstBaseline: wantBaseline(member, .firstBaseline)
    case .lastBaseline: wantBaseline(member, .lastBaseline)
    case .none: break
    }
  }

  private mutating func wantEdge(
    _ member: NodeSlot, _ role: ContainerRole, _ relation: Relation, at priority: Double,
    isNear: Bool
  ) {
    let sign = isNear ? across.sign : -across.sign
    let line = isNear ? across.near : across.far
    let outer = outer(of: member)
    let margins = across.ends(of: layout.margins(of: member, values.axis.other))
    var row = ContainerRow(
      role, relation,
      isNear ? outer.padding.near + margins.near : outer.padding.far + margins.far, at: priority)
    row.add(sign, handle(member), line)
    row.add(-sign, outer.node, isNear ? outer.lines.near : outer.lines.far)
    add(row)
  }

  /// What a member is in across: the stack, or its line, which has no padding.
  private func outer(of member: NodeSlot) -> Outer {
    if !isFlow { return Outer(node: handle(stack), lines: across.outer, padding: across.padding) }
    let line = Int(layout.containers.lines[member])
    return Outer(
      node: handle(layout.guide(at: line, of: container, values.axis.other)),
      lines: (across.near, across.far, across.center), padding: (Length(), Length()))
  }

  private struct Outer {
    var node: Node
    var lines: (near: AnchorKind, far: AnchorKind, center: AnchorKind)
    var padding: (near: Length, far: Length)
  }

  /// On one line with the member before that has this alignment. The first such member pulls all of them to the
  /// edge.
  private mutating func wantBaseline(_ member: NodeSlot, _ alignment: Alignment) {
    wantEdge(member, .near, .atLeast, at: insideAcross, isNear: true)
    wantEdge(member, .far, .atLeast, at: insideAcross, isNear: false)
    var other = self.member(before: member)
    while !other.isNone && self.alignment(of: other) != alignment {
      other = self.member(before: other)
    }
    let isFirst = alignment == .firstBaseline
    if !other.isNone {
      let line: AnchorKind = isFirst ? .firstBaseline : .lastBaseline
      var row = ContainerRow(.baseline)
      row.add(1, handle(member), line)
      row.add(-1, handle(other), line)
      return add(row)
    }
    let isNear = isFirst != values[flag: .baselinesReversed]
    wantEdge(member, .hang, .atMost, at: ContainerPriority.fit, isNear: isNear)
  }

  // MARK: The stack itself

  /// The rows about the stack itself.
  mutating func wantOfStack() {
    rows.removeAll(keepingCapacity: true)
    let first = layout.firstMember(of: stack), last = layout.lastMember(of: stack)
    if first.isNone {
      wantSize(.leastAlong, .atLeast, along)
    } else if isFlow {
      wantLength(first, last)
    } else {
      wantBalance(first, last)
    }
    if layout.isListing(stack) && !layout.isArranged(stack) { wantEdges() }
    if first.isNone || !values.distribution.isFill {
      wantSize(.fitAlong, .atMost, along)
    }
    if first.isNone || values.alignment == .none && !hasOwnAlignments {
      wantSize(.paddingAcross, .atLeast, across)
    }
    let isFilled = values.alignment == .fill && !hasOwnAlignments && hasMemberAcross
    if first.isNone || isFlow || !isFilled {
      wantSize(.fitAcross, .atMost, across)
    }
  }

  /// A stack that lists nodes is between the edges of what it is in, unless the host says where it is.
  private mutating func wantEdges() {
    let outer = layout.nodes[stack].parent
    if outer.isNone { return }
    func edge(_ role: ContainerRole, _ line: AnchorKind, _ priority: Double) -> ContainerRow {
      var row = ContainerRow(role, at: priority)
      row.add(1, handle(stack), line)
      row.add(-1, handle(outer), line)
      return row
    }
    if !layout.isPlaced(stack, values.axis, below: .infinity) {
      add(edge(.edgeNear, along.near, ContainerPriority.edges))
      add(edge(.edgeFar, along.far, ContainerPriority.edges))
    }
    if !layout.isPlaced(stack, values.axis.other, below: .infinity) {
      add(edge(.edgeAcross, across.near, ContainerPriority.fit))
    }
  }

  /// A flow asks for its length on one line as text that can wrap does. Until that is decided its members are on one
  /// line, and it is as long as these, so weakly that none of them becomes shorter.
  private mutating func wantLength(_ first: NodeSlot, _ last: NodeSlot) {
    var row = ContainerRow(.leastAlong, .atLeast)
    row.add(1, insideOf: handle(stack), along)
    if unbroken.isNaN {
      let count = layout.flowCount(around: stack, values.axis)
      row.priority = ContainerPriority.oneLine(inFlows: count)
      row.length = along.padding.near + along.padding.far
      addNear(1, first, to: &row)
      addFar(-1, last, to: &row)
    } else {
      row.priority = layout.wrappingPriority(of: stack, values.axis)
      row.length = Length(unbroken)
    }
    add(row)
  }

  /// Whether a member takes space across.
  private var hasMemberAcross: Bool {
    var child = layout.nodes[stack].firstChild
    while !child.isNone && !(layout.isMember(child) && !layout.isGone(child, values.axis.other)) {
      child = layout.nodes[child].next
    }
    return !child.isNone
  }

  private mutating func wantSize(
    _ role: ContainerRole, _ relation: Relation, _ lines: ContainerLines
  ) {
    let isPadding = relation == .atLeast
    var row = ContainerRow(
      role, relation, isPadding ? lines.padding.near + lines.padding.far : Length(),
      at: isPadding
        ? inside : layout.isListing(stack) ? ContainerPriority.listing : ContainerPriority.fit)
    if isPadding {
      row.add(1, insideOf: handle(stack), lines)
    } else {
      row.add(1, handle(stack), lines.size)
    }
    add(row)
  }

  private mutating func wantBalance(_ first: NodeSlot, _ last: NodeSlot) {
    add(
      distributed(around: first).balanceRow(
        .balance, item(first), item(last), isAlone: first == last))
    guard hasWeights, values.distribution == .packed || first == last else { return }
    var row = ContainerRow(
      .leastEnds, .atMost, along.padding.near + along.padding.far, at: leastPriority)
    row.add(-along.sign, handle(stack), along.outer.near)
    row.add(along.sign, handle(stack), along.outer.far)
    addNear(1, first, to: &row)
    addFar(-1, last, to: &row)
    add(row)
  }

  /// What is left at both ends of a line is divided.
  private mutating func wantLineBalance(_ member: NodeSlot, _ previous: NodeSlot, _ next: NodeSlot)
  {
    let distributed = distributed(around: member)
    let isAlone = previous.isNone && next.isNone
    if distributed.isPinned(isAlone: isAlone) { return }
    if !(distributed.balancesAtEnd ? next : previous).isNone { return }
    let last = distributed.balancesAtEnd ? member : layout.lineEnd(of: member)
    add(distributed.balanceRow(.ends, item(member), item(last), isAlone: isAlone))
  }
}

extension Distribution {
  /// Whether members may have weights, in place of what it is itself.
  fileprivate var usesWeights: Bool { self != .fillEqually && self != .fillProportionally }
}
