import ConstraintSolver

/// What a stack wants of one of its members, and of itself: a function of its parameters and of the member's
/// neighbours, which is all that has to be looked at again when one of them comes or goes.
struct StackRows {
  private let layout: Layout
  private let stack: Int32
  private let values: ContainerValues
  private let hasWeights: Bool
  private let hasOwnAlignments: Bool
  private let along: ContainerLines
  private let across: ContainerLines
  private(set) var rows: [ContainerRow] = []

  init(_ layout: Layout, _ container: Int32) {
    self.layout = layout
    let record = layout.containers[container]
    (stack, values) = (record.node, record.values)
    hasWeights = record.weightCount > 0 && values.distribution.usesWeights
    hasOwnAlignments = record.alignmentCount > 0
    let isRightToLeft = layout.isRightToLeft(stack)
    along = ContainerLines(values.axis, of: values, isRightToLeft: isRightToLeft)
    across = ContainerLines(values.axis.other, of: values, isRightToLeft: isRightToLeft)
  }

  private func handle(_ node: Int32) -> Node { layout.node(at: node) }

  private mutating func add(_ row: ContainerRow) { rows.append(row) }

  // MARK: A member

  /// The rows about one member.
  mutating func want(member: Int32) {
    rows.removeAll(keepingCapacity: true)
    if !layout.isMember(member) { return }
    if layout.isGone(member) { return wantGone(member) }
    let previous = layout.member(before: member, isVisible: true)
    let next = layout.member(after: member, isVisible: true)
    if previous < 0 { wantStart(member, next) } else { wantGap(member, previous) }
    if next < 0 { wantEnd(member, previous) }
    wantSize(member)
    wantAcross(member)
  }

  /// A member that takes no space is a point where the next one begins, or where the last one ends.
  private mutating func wantGone(_ member: Int32) {
    var row = ContainerRow(.goneAlong)
    row.add(along.sign, handle(member), along.near)
    let next = layout.member(after: member, isVisible: false)
    let previous = layout.member(before: member, isVisible: true)
    if next >= 0 {
      row.add(-along.sign, handle(next), along.near)
    } else if previous >= 0 {
      row.add(-along.sign, handle(previous), along.far)
    } else {
      row.add(-along.sign, handle(stack), along.near)
      row.constant = along.padding.near
    }
    add(row)
    row = ContainerRow(.goneAcross, .equal, across.padding.near)
    row.add(across.sign, handle(member), across.near)
    row.add(-across.sign, handle(stack), across.near)
    add(row)
  }

  // MARK: Along

  /// Whether the ends are at the padding, as they are unless what is left is divided.
  private func isPinned(isAlone: Bool) -> Bool {
    switch values.distribution {
    case .fill, .fillEqually, .fillProportionally: true
    case .equalGaps, .equalCenters: !isAlone
    case .spread, .packed: false
    }
  }

  private func gap(after member: Int32) -> Double {
    let own = layout.membership(of: member).gapAfter
    return own.isNaN ? values.gap : own
  }

  private mutating func wantStart(_ member: Int32, _ next: Int32) {
    var row = ContainerRow(
      .start, isPinned(isAlone: next < 0) ? .equal : .atLeast, along.padding.near,
      at: ContainerPriority.inside)
    row.add(along.sign, handle(member), along.near)
    row.add(-along.sign, handle(stack), along.near)
    add(row)
    guard values.distribution == .spread && next >= 0 else { return }
    row = ContainerRow(
      .equalStart, .equal, along.padding.near - gap(after: member), at: ContainerPriority.share)
    row.add(along.sign, handle(member), along.near)
    row.add(along.sign, handle(member), along.far)
    row.add(-along.sign, handle(stack), along.near)
    row.add(-along.sign, handle(next), along.near)
    add(row)
  }

  private mutating func wantEnd(_ member: Int32, _ previous: Int32) {
    var row = ContainerRow(
      .end, isPinned(isAlone: previous < 0) ? .equal : .atLeast, along.padding.far,
      at: ContainerPriority.inside)
    row.add(-along.sign, handle(member), along.far)
    row.add(along.sign, handle(stack), along.far)
    add(row)
    guard values.distribution == .spread && previous >= 0 else { return }
    row = ContainerRow(
      .equalEnd, .equal, along.padding.far - gap(after: previous), at: ContainerPriority.share)
    row.add(-along.sign, handle(member), along.far)
    row.add(-along.sign, handle(member), along.near)
    row.add(along.sign, handle(stack), along.far)
    row.add(along.sign, handle(previous), along.far)
    add(row)
  }

  private mutating func wantGap(_ member: Int32, _ previous: Int32) {
    let gap = gap(after: previous)
    let isFixed = values.distribution.isFill || values.distribution == .packed
    var row = ContainerRow(.gap, isFixed ? .equal : .atLeast, gap)
    row.add(along.sign, handle(member), along.near)
    row.add(-along.sign, handle(previous), along.far)
    add(row)
    if isFixed { return }
    if hasWeights {
      (row.role, row.relation, row.priority) = (.leastGap, .atMost, ContainerPriority.least)
      add(row)
    }
    let first = layout.member(before: previous, isVisible: true)
    if first < 0 { return }
    if values.distribution == .equalCenters {
      row = ContainerRow(.equal, .equal, 0, at: ContainerPriority.share)
      row.add(1, handle(member), along.center)
      row.add(-2, handle(previous), along.center)
      row.add(1, handle(first), along.center)
    } else {
      row = ContainerRow(.equal, .equal, gap - self.gap(after: first), at: ContainerPriority.share)
      row.add(along.sign, handle(member), along.near)
      row.add(-along.sign, handle(previous), along.far)
      row.add(-along.sign, handle(previous), along.near)
      row.add(along.sign, handle(first), along.far)
    }
    add(row)
  }

  // MARK: Sizes

  /// The share of a member; 0 for one that takes none.
  private func weight(of member: Int32) -> Double {
    switch values.distribution {
    case .fillEqually: return 1
    case .fillProportionally:
      let content = layout.content(of: member)?[values.axis].size ?? .nan
      return content > 0 ? content : 0
    default: return layout.membership(of: member).weight
    }
  }

  private mutating func wantSize(_ member: Int32) {
    let weight = weight(of: member)
    if weight > 0 { return wantShare(member, weight) }
    guard hasWeights else { return }
    var row = ContainerRow(.least, .atMost, 0, at: ContainerPriority.least)
    row.add(1, handle(member), along.size)
    add(row)
  }

  /// The size of a member, in proportion to that of the one before that has a weight.
  private mutating func wantShare(_ member: Int32, _ weight: Double) {
    var other = layout.member(before: member, isVisible: true)
    var otherWeight = 0.0
    while other >= 0 {
      otherWeight = self.weight(of: other)
      if otherWeight > 0 { break }
      other = layout.member(before: other, isVisible: true)
    }
    if other < 0 { return }
    let most = Layout.valueLimit / 2
    var row = ContainerRow(.share, .equal, 0, at: ContainerPriority.share)
    row.add(1, handle(member), along.size)
    row.add(-min(max(weight / otherWeight, 1 / most), most), handle(other), along.size)
    add(row)
  }

  // MARK: Across

  /// How a member lies across. Along a column, where there is only one baseline after the other, those stand
  /// for the edges that they are next to.
  private func alignment(of member: Int32) -> Alignment {
    let alignment = layout.membership(of: member).alignment ?? values.alignment
    if values.axis == .horizontal || !alignment.isBaseline { return alignment }
    return alignment == .firstBaseline ? .start : .end
  }

  private mutating func wantAcross(_ member: Int32) {
    switch alignment(of: member) {
    case .fill:
      wantEdge(member, .near, .equal, at: Priority.required)
      wantEdge(member, .far, .equal, at: ContainerPriority.inside)
    case .start:
      wantEdge(member, .near, .equal, at: Priority.required)
      wantEdge(member, .far, .atLeast, at: ContainerPriority.inside)
    case .end:
      wantEdge(member, .near, .atLeast, at: ContainerPriority.inside)
      wantEdge(member, .far, .equal, at: Priority.required)
    case .center:
      wantEdge(member, .near, .atLeast, at: ContainerPriority.inside)
      let middle = (across.padding.near - across.padding.far) / 2
      var row = ContainerRow(.center, .equal, across.sign * middle)
      row.add(1, handle(member), across.center)
      row.add(-1, handle(stack), across.center)
      add(row)
    case .firstBaseline: wantBaseline(member, .firstBaseline)
    case .lastBaseline: wantBaseline(member, .lastBaseline)
    }
  }

  private mutating func wantEdge(
    _ member: Int32, _ role: ContainerRole, _ relation: Relation, at priority: Double
  ) {
    let isNear = role == .near
    let sign = isNear ? across.sign : -across.sign
    let line = isNear ? across.near : across.far
    var row = ContainerRow(
      role, relation, isNear ? across.padding.near : across.padding.far, at: priority)
    row.add(sign, handle(member), line)
    row.add(-sign, handle(stack), line)
    add(row)
  }

  /// On one line with the member before that has this alignment. The first such member pulls all of them to the
  /// edge.
  private mutating func wantBaseline(_ member: Int32, _ alignment: Alignment) {
    wantEdge(member, .near, .atLeast, at: ContainerPriority.inside)
    wantEdge(member, .far, .atLeast, at: ContainerPriority.inside)
    var other = layout.member(before: member, isVisible: true)
    while other >= 0 && self.alignment(of: other) != alignment {
      other = layout.member(before: other, isVisible: true)
    }
    let isFirst = alignment == .firstBaseline
    if other >= 0 {
      let line: AnchorKind = isFirst ? .firstBaseline : .lastBaseline
      var row = ContainerRow(.baseline)
      row.add(1, handle(member), line)
      row.add(-1, handle(other), line)
      return add(row)
    }
    let sign: Double = isFirst ? 1 : -1
    let line: AnchorKind = isFirst ? .top : .bottom
    var row = ContainerRow(
      .hang, .atMost, isFirst ? across.padding.near : across.padding.far,
      at: ContainerPriority.fit)
    row.add(sign, handle(member), line)
    row.add(-sign, handle(stack), line)
    add(row)
  }

  // MARK: The stack itself

  /// The rows about the stack itself.
  mutating func wantOfStack() {
    rows.removeAll(keepingCapacity: true)
    let first = layout.firstMember(of: stack), last = layout.lastMember(of: stack)
    if first < 0 {
      wantSize(.paddingAlong, .atLeast, along)
      wantSize(.paddingAcross, .atLeast, across)
    } else {
      wantBalance(first, last)
    }
    if first < 0 || !values.distribution.isFill { wantSize(.fitAlong, .atMost, along) }
    if first < 0 || values.alignment != .fill || hasOwnAlignments {
      wantSize(.fitAcross, .atMost, across)
    }
  }

  private mutating func wantSize(
    _ role: ContainerRole, _ relation: Relation, _ lines: ContainerLines
  ) {
    let isPadding = relation == .atLeast
    var row = ContainerRow(
      role, relation, isPadding ? lines.padding.near + lines.padding.far : 0,
      at: isPadding ? ContainerPriority.inside : ContainerPriority.fit)
    row.add(1, handle(stack), lines.size)
    add(row)
  }

  /// What is left at both ends, or missing, is divided: by the bias, where the members do not fill the stack, and
  /// evenly otherwise.
  private mutating func wantBalance(_ first: Int32, _ last: Int32) {
    let isBiased =
      values.distribution != .spread && !isPinned(isAlone: first == last)
    let bias = isBiased ? values.bias : 0.5
    let (atStart, atEnd) = (1 - bias, bias)
    var row = ContainerRow(
      .balance, .equal, atStart * along.padding.near - atEnd * along.padding.far,
      at: ContainerPriority.balance)
    row.add(-along.sign * atStart, handle(stack), along.near)
    row.add(-along.sign * atEnd, handle(stack), along.far)
    row.add(along.sign * atStart, handle(first), along.near)
    row.add(along.sign * atEnd, handle(last), along.far)
    add(row)
    guard hasWeights, values.distribution == .packed || first == last else { return }
    row = ContainerRow(
      .leastEnds, .atMost, along.padding.near + along.padding.far, at: ContainerPriority.least)
    row.add(-along.sign, handle(stack), along.near)
    row.add(along.sign, handle(stack), along.far)
    row.add(along.sign, handle(first), along.near)
    row.add(-along.sign, handle(last), along.far)
    add(row)
  }
}

extension Distribution {
  /// Whether members may have weights, in place of what it is itself.
  fileprivate var usesWeights: Bool { self != .fillEqually && self != .fillProportionally }
}
