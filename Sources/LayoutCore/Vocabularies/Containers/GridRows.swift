import ConstraintSolver
import LayoutRelations
import LayoutStore

/// What a grid wants of its tracks, of its members, and of itself; and a flow of its lines.
struct GridRows {
  private let layout: Vocabularies
  private let grid: NodeSlot
  private let values: ContainerValues
  private let isFlow: Bool
  /// How strongly tracks are inside, and members inside of their tracks.
  private let inside: Double
  private let inTrack: Double
  /// What is too large begins at the start.
  private let isSafe: Bool
  private let lines: (horizontal: ContainerLines, vertical: ContainerLines)
  private let lists: (horizontal: TrackList, vertical: TrackList)
  private let container: ContainerSlot
  /// Some of its tracks are repeated by room; and how long a fraction of 1 is then.
  private let isRepeating: Bool
  private let fraction: Double
  private(set) var rows: [ContainerRow] = []

  init(_ layout: Vocabularies, _ container: ContainerSlot) {
    self.layout = layout
    self.container = container
    let record = layout.containers[container]
    (grid, values) = (record.node, record.values)
    isFlow = record.kind == .stack
    isSafe = values[flag: .safe]
    (isRepeating, fraction) = (record.isRepeating, record.unbroken)
    inside = ContainerPriority.inside(isNested: record.isNested)
    inTrack = ContainerPriority.inTrack(isNested: record.isNested)
    let isRightToLeft = layout.isRightToLeft(grid)
    let reversed = isFlow && values[flag: .linesReversed] ? values.axis.other : nil
    lines = (
      ContainerLines(
        .horizontal, of: values, isRightToLeft: isRightToLeft, isReversed: reversed == .horizontal),
      ContainerLines(
        .vertical, of: values, isRightToLeft: isRightToLeft, isReversed: reversed == .vertical)
    )
    lists = (record[tracks: .horizontal], record[tracks: .vertical])
  }

  private func handle(_ node: NodeSlot) -> Node { layout.node(at: node) }

  private func lines(_ axis: Axis) -> ContainerLines {
    axis == .horizontal ? lines.horizontal : lines.vertical
  }

  private func list(_ axis: Axis) -> TrackList {
    axis == .horizontal ? lists.horizontal : lists.vertical
  }

  private func guide(_ track: TrackSlot) -> Node { handle(layout.containers.tracks[track].guide) }

  private mutating func add(_ row: ContainerRow) {
    var row = row
    row.close(in: handle(grid))
    rows.append(row)
  }

  // MARK: Tracks

  /// The rows about one track.
  mutating func want(track slot: TrackSlot, _ axis: Axis) {
    rows.removeAll(keepingCapacity: true)
    let record = layout.containers.tracks[slot], guide = handle(record.guide)
    if distribution(axis).isFill {
      wantFilled(slot, record, axis)
    } else {
      wantDistributed(slot, record, axis)
    }
    wantSize(record, guide, axis)
    if record.isEven { wantEven(record, guide, axis) }
  }

  /// How tracks lie along an axis; those that fill it leave nothing.
  private func distribution(_ axis: Axis) -> Distribution {
    list(axis).isFilled ? .fill : values.rest(isAcross(axis)).distribution
  }

  /// Whether it is the axis of rows, or of the lines of a flow.
  private func isAcross(_ axis: Axis) -> Bool { isFlow || axis == .vertical }

  private func gap(before record: TrackRecord, _ axis: Axis) -> Length {
    let isBeside = !record.isCollapsed && record.place > list(axis).firstShown
    return isBeside ? values.gap(isAcross(axis)) : Length()
  }

  /// Whether tracks along an axis are repeated by room; they do not hold the end.
  private func isRepeating(_ axis: Axis) -> Bool { isRepeating && axis == values.axis }

  /// A track of those that begin at the start, and end there if one of them fills what is left.
  private mutating func wantFilled(_ slot: TrackSlot, _ record: TrackRecord, _ axis: Axis) {
    let (lines, guide) = (lines(axis), handle(record.guide))
    if record.previous.isNone {
      var row = ContainerRow(.start, .equal, lines.padding.near)
      row.add(lines.sign, guide, lines.near)
      row.add(-lines.sign, handle(grid), lines.outer.near)
      add(row)
    } else {
      wantGap(record, axis)
    }
    if slot != (isFlow ? lastShown(axis) : list(axis).last) || isRepeating(axis) { return }
    let list = list(axis)
    let isFilled = list.unlimitedCount > 0 || list.isStretched || isOnlyLine(record, axis)
    var row = ContainerRow(.end, isFilled ? .equal : .atLeast, lines.padding.far, at: inside)
    row.add(-lines.sign, guide, lines.far)
    row.add(lines.sign, handle(grid), lines.outer.far)
    add(row)
    if list.isFilled && !isFilled {
      (row.role, row.relation, row.priority) = (.trackFill, .atMost, ContainerPriority.filled)
      add(row)
    }
  }

  /// The gap to the track before.
  private mutating func wantGap(_ record: TrackRecord, _ axis: Axis) {
    let lines = lines(axis)
    var row = ContainerRow(.gap, .equal, gap(before: record, axis))
    row.add(lines.sign, handle(record.guide), lines.near)
    row.add(-lines.sign, guide(record.previous), lines.far)
    add(row)
  }

  /// A track of those among which what is left is distributed. One that is collapsed is a point behind the one before.
  private mutating func wantDistributed(_ slot: TrackSlot, _ record: TrackRecord, _ axis: Axis) {
    if record.isCollapsed { return wantFilled(slot, record, axis) }
    let (rest, gap) = (values.rest(isAcross(axis)), values.gap(isAcross(axis)))
    let distributed = DistributionRows(
      container: handle(grid), lines: lines(axis), distribution: rest.distribution, bias: rest.bias,
      priorities: .init(
        start: ContainerPriority.start(inside, isSafe: isSafe), end: inside),
      isSafe: isSafe)
    let (previous, next) = (layout.track(before: slot), layout.track(after: slot))
    let item = self.item(slot)
    if previous.isNone {
      distributed.addStart(of: item, someItem(next), gap, to: &rows)
    } else {
      add(distributed.gapRow(before: item, self.item(previous), gap))
      let first = layout.track(before: previous)
      if !first.isNone {
        distributed.addEqual(
          self.item(first), self.item(previous), item, (gap, gap), to: &rows)
      }
    }
    if next.isNone { distributed.addEnd(of: item, someItem(previous), gap, to: &rows) }
    let isAlone = previous.isNone && next.isNone
    if !distributed.isBalanced(isAlone: isAlone) { return }
    if !(distributed.balancesAtEnd ? next : previous).isNone { return }
    let last = distributed.balancesAtEnd ? slot : lastShown(axis)
    add(distributed.balanceRow(.ends, item, self.item(last), isAlone: isAlone))
  }

  private func item(_ track: TrackSlot) -> DistributionRows.Item { .init(node: guide(track)) }

  private func someItem(_ track: TrackSlot) -> DistributionRows.Item? {
    track.isNone ? nil : item(track)
  }

  /// The last track that is not collapsed.
  private func lastShown(_ axis: Axis) -> TrackSlot {
    let last = list(axis).last
    return layout.containers.tracks[last].isCollapsed ? layout.track(before: last) : last
  }

  /// The last content track before another one.
  private func contentTrack(before record: TrackRecord) -> TrackRecord? {
    var slot = record.previous
    while !slot.isNone && !layout.containers.tracks[slot].track.kind.isContent {
      slot = layout.containers.tracks[slot].previous
    }
    return slot.isNone ? nil : layout.containers.tracks[slot]
  }

  /// A content track as much larger than the one before as its other members need, as far as others let it: a member in
  /// both of them widens them equally.
  private mutating func wantEven(_ record: TrackRecord, _ guide: Node, _ axis: Axis) {
    guard let other = contentTrack(before: record) else { return }
    var row = ContainerRow(
      .trackEven, .equal, record.base - other.base, at: ContainerPriority.even)
    row.add(1, guide, lines(axis).size)
    row.add(-1, handle(other.guide), lines(axis).size)
    add(row)
  }

  private mutating func wantSize(_ record: TrackRecord, _ guide: Node, _ axis: Axis) {
    let (size, track) = (lines(axis).size, record.track)
    func sized(
      _ role: ContainerRole, _ relation: Relation, _ length: Double, _ priority: Double
    ) -> ContainerRow {
      var row = ContainerRow(role, relation, length, at: priority)
      row.add(1, guide, size)
      return row
    }
    if track.kind.isFraction && isRepeating(axis) {
      return add(sized(.trackSize, .equal, track.length(ofFraction: fraction), Priority.required))
    }
    switch track.kind {
    case .fixed: add(sized(.trackSize, .equal, track.value, Priority.required))
    case .fraction, .yielding:
      wantShare(record, guide, axis)
      if record.base > 0 { add(sized(.trackLeast, .atLeast, record.base, inTrack)) }
    case .content, .least, .filling:
      var priority = record.isHeld ? ContainerPriority.held : ContainerPriority.least
      // Between content and text that can wrap.
      if track.kind == .least { priority = max(priority, Priority.below(Priority.high, steps: 2)) }
      if isFilling(record, axis) {
        wantEqualPart(record, guide, axis)
        if list(axis).fractionCount == 0 { break }
        priority = min(priority, ContainerPriority.takingRest)
      }
      // A member in several tracks widens them, though larger gaps would leave it space as well.
      let isWidened = record.base > 0 && !distribution(axis).hasFixedGaps
      add(sized(.trackLeast, isWidened ? .equal : .atMost, record.base, priority))
    }
    if record.content > 0 { wantContent(record, guide, axis) }
    if !track.min.isNaN { add(sized(.trackMin, .atLeast, track.min, Priority.required)) }
    if !track.max.isNaN { add(sized(.trackMax, .atMost, track.max, Priority.required)) }
  }

  /// A fraction, in proportion to those before it. Where content of other tracks is missing it precedes that.
  private mutating func wantShare(_ record: TrackRecord, _ guide: Node, _ axis: Axis) {
    let list = list(axis)
    let isPaired = list.fractionCount <= Vocabularies.mostPaired
    let scale = isPaired ? greatestFraction(axis) : 0
    for other in tracks(
      before: record, among: list.fractionCount, where: { $0.track.kind.isFraction })
    {
      var row = ContainerRow.inProportion(
        .trackShare, Share(node: guide, weight: record.track.value),
        Share(node: handle(other.guide), weight: other.track.value), lines(axis).size,
        scaledBy: isPaired ? scale : other.track.value)
      if list.missing != .nothing { row.priority = sharedPriority(of: list.missing) }
      add(row)
    }
  }

  /// How strongly what is missing is in proportion: just above what members ask for, as one track may have more of
  /// them than another, and below what tracks do.
  private func sharedPriority(of missing: Missing) -> Double {
    let asked =
      missing == .lines
      ? Priority.wrapping(Priority.high, inFlows: layout.flowCount(around: grid, .horizontal))
      : Priority.high
    return Priority.below(asked, steps: -1)
  }

  /// The tracks before one that it is related to: all, or of many the next one.
  private func tracks(
    before record: TrackRecord, among count: Int32, where isRelated: (TrackRecord) -> Bool
  ) -> [TrackRecord] {
    var all: [TrackRecord] = []
    var slot = record.previous
    while !slot.isNone {
      let other = layout.containers.tracks[slot]
      if isRelated(other) {
        all.append(other)
        if count > Vocabularies.mostPaired { return all }
      }
      slot = other.previous
    }
    return all
  }

  private func greatestFraction(_ axis: Axis) -> Double {
    var (greatest, slot) = (0.0, list(axis).first)
    while !slot.isNone {
      let record = layout.containers.tracks[slot]
      if record.track.kind.isFraction { greatest = max(greatest, record.track.value) }
      slot = record.next
    }
    return greatest
  }

  /// A track that is as much above its content as those before it that fill the grid with it.
  private mutating func wantEqualPart(_ record: TrackRecord, _ guide: Node, _ axis: Axis) {
    let (list, size) = (list(axis), lines(axis).size)
    let count = list.isStretched ? list.count : list.fillingCount
    for other in tracks(before: record, among: count, where: { isFilling($0, axis) }) {
      var row = ContainerRow(
        .trackShare, .equal, record.base - other.base, at: ContainerPriority.filling)
      row.add(1, guide, size)
      row.add(-1, handle(other.guide), size)
      add(row)
    }
  }

  private func isFilling(_ record: TrackRecord, _ axis: Axis) -> Bool {
    record.track.kind == .filling || list(axis).isStretched && !record.isCollapsed
      || isOnlyLine(record, axis) && distribution(axis).isFill
  }

  /// Whether it is the line of a flow that has one.
  private func isOnlyLine(_ record: TrackRecord, _ axis: Axis) -> Bool {
    isFlow && record.previous.isNone && guide(lastShown(axis)) == handle(record.guide)
  }

  /// What is missing of a track is in proportion to its content, as it is in those before it.
  private mutating func wantContent(_ record: TrackRecord, _ guide: Node, _ axis: Axis) {
    let (list, size) = (list(axis), lines(axis).size)
    let priority = sharedPriority(of: list.missing)
    var row = ContainerRow(
      .shrinkContent, .atLeast, record.content, at: Priority.below(priority, steps: -1))
    row.add(1, guide, size)
    add(row)
    for other in tracks(before: record, among: list.missingCount, where: { $0.content > 0 }) {
      row = .inProportion(
        .shrinkShare, Share(node: guide, weight: record.content),
        Share(node: handle(other.guide), weight: other.content), size,
        scaledBy: 64)  // about as large as contents are, and the same for all pairs
      row.priority = priority
      add(row)
    }
  }

  // MARK: Members

  /// The rows about a member in its cells; one that takes no space is a point in the corner. One that takes none
  /// along one axis begins where its cells do.
  mutating func want(member: NodeSlot, in place: GridPlace) {
    rows.removeAll(keepingCapacity: true)
    if layout.isOverlay(member) { return wantOverlay(member) }
    if !layout.isMember(member) { return }
    if place.isNone || !layout.isVisibleMember(member) { return wantGone(member) }
    for axis in Axis.each {
      let alignment = alignment(of: member, axis)
      if alignment != .none { self.place(member, in: place.cells, axis, alignment) }
    }
    if let row = layout.leastLengthRow(of: member) { add(row) }
  }

  private func alignment(of member: NodeSlot, _ axis: Axis) -> Alignment {
    layout.alignment(of: member, in: container, axis)
  }

  private mutating func wantGone(_ member: NodeSlot) {
    for axis in Axis.each where alignment(of: member, axis) != .none {
      let lines = lines(axis)
      var row = ContainerRow(
        axis == .horizontal ? .goneAlong : .goneAcross, .equal, lines.padding.near)
      row.add(lines.sign, handle(member), lines.near)
      row.add(-lines.sign, handle(grid), lines.outer.near)
      add(row)
    }
  }

  private mutating func place(
    _ member: NodeSlot, in cells: GridCells, _ axis: Axis, _ alignment: Alignment
  ) {
    let first = handle(layout.guide(at: cells.first(axis), of: container, axis))
    let last =
      cells.count(axis) == 1
      ? first
      : handle(layout.guide(at: cells.first(axis) + cells.count(axis) - 1, of: container, axis))
    if axis == .vertical && alignment.isBaseline && !layout.isGone(member, axis) {
      return wantBaseline(member, alignment, first, last)
    }
    var inTrack = isYielding(cells, axis) ? yieldingPriority(of: member, axis) : inTrack
    // What is in several tracks does not push these apart, where what is left lies between them.
    if cells.count(axis) > 1 && !distribution(axis).hasFixedGaps {
      inTrack = min(inTrack, ContainerPriority.yielding)
    }
    place(member, from: first, to: last, axis, alignment, inTrack)
  }

  /// The rows about a child that lies over the grid: in its cells, or from edge to edge where it has none, or they are not
  /// there. Nothing is wider because of it.
  private mutating func wantOverlay(_ member: NodeSlot) {
    let cells = layout.membership(of: member).cells
    for axis in Axis.each {
      let alignment = alignment(of: member, axis)
      var (first, last) = (handle(grid), handle(grid))
      if let range = layout.overlaid(cells, of: container, axis) {
        first = handle(layout.guide(at: range.lowerBound, of: container, axis))
        last = handle(layout.guide(at: range.upperBound - 1, of: container, axis))
      }
      if alignment == .none { continue }
      place(
        member, from: first, to: last, axis, alignment, yieldingPriority(of: member, axis))
    }
  }

  /// Between the beginning of a track, or of the grid, and the end of one.
  private mutating func place(
    _ member: NodeSlot, from first: Node, to last: Node, _ axis: Axis, _ alignment: Alignment,
    _ inTrack: Double
  ) {
    let (lines, isAlong) = (lines(axis), axis == .horizontal)
    let alignment = layout.isGone(member, axis) ? .start : alignment
    if alignment == .center { return wantCenter(member, first, last, axis, at: inTrack) }
    let exact = isSafe ? inTrack : Priority.required
    let isAtEnd = alignment.isAtEnd
    let isPinned = alignment == .fill || alignment.isAtStart
    // In a row one at the start may be kept on a baseline of the host's, but never above it.
    let isLoose = axis == .vertical && alignment == .start && !layout.isGone(member, axis)
    var near = ContainerRow(
      isAlong ? .columnNear : .near, isPinned && !isLoose ? .equal : .atLeast,
      at: isPinned ? Priority.required : ContainerPriority.start(inTrack, isSafe: isSafe))
    let margins = layout.margins(of: member, axis)
    near.add(1, nearOf: handle(member), lines, outside: margins.near)
    near.add(-lines.sign, first, lines.near)
    add(near)
    if isLoose {
      (near.role, near.relation, near.priority) = (.hang, .atMost, ContainerPriority.held)
      add(near)
    }
    var far = ContainerRow(
      isAlong ? .columnFar : .far, alignment == .fill || isAtEnd ? .equal : .atLeast,
      at: isAtEnd ? exact : inTrack)
    far.add(-1, farOf: handle(member), lines, outside: margins.far)
    far.add(lines.sign, last, lines.far)
    add(far)
  }

  /// In the middle of cells, which are as large. Said of sizes, as the first solve would find those of one row after the
  /// other if it was said of ends: each moves what is below.
  private mutating func wantCenter(
    _ member: NodeSlot, _ first: Node, _ last: Node, _ axis: Axis, at inTrack: Double
  ) {
    let (lines, isAlong) = (lines(axis), axis == .horizontal)
    let margins = layout.margins(of: member, axis)
    if isSafe {
      var near = ContainerRow(
        isAlong ? .columnNear : .near, .atLeast,
        at: ContainerPriority.start(inTrack, isSafe: true))
      near.add(1, nearOf: handle(member), lines, outside: margins.near)
      near.add(-lines.sign, first, lines.near)
      add(near)
    }
    var size = ContainerRow(
      isAlong ? .columnFar : .far, .atLeast, margins.near + margins.far, at: inTrack)
    size.add(-1, handle(member), lines.size)
    if first == last {
      size.add(1, first, lines.size)
    } else {
      size.add(lines.sign, from: first, lines.near, to: last, lines.far)
    }
    add(size)
    var center = ContainerRow(
      isAlong ? .columnCenter : .center, .equal, lines.sign / 2 * (margins.near - margins.far),
      at: isSafe ? inTrack : Priority.required)
    center.add(1, handle(member), lines.center)
    center.add(-0.5, first, lines.near)
    center.add(-0.5, last, lines.far)
    add(center)
  }

  /// On one baseline with others that begin, or end, in the same row. The first of them is as near to the edge of the row as
  /// may be.
  private mutating func wantBaseline(
    _ member: NodeSlot, _ alignment: Alignment, _ first: Node, _ last: Node
  ) {
    let (lines, margins) = (lines.vertical, layout.margins(of: member, .vertical))
    func edge(_ role: ContainerRole, isNear: Bool) -> ContainerRow {
      let isHanging = role == .hang
      var row = ContainerRow(
        role, isHanging ? .atMost : .atLeast, at: isHanging ? ContainerPriority.fit : inTrack)
      if isNear {
        row.add(1, nearOf: handle(member), lines, outside: margins.near)
        row.add(-1, first, lines.near)
      } else {
        row.add(-1, farOf: handle(member), lines, outside: margins.far)
        row.add(1, last, lines.far)
      }
      return row
    }
    add(edge(.near, isNear: true))
    add(edge(.far, isNear: false))
    let isFirst = alignment == .firstBaseline
    let other = layout.companion(of: member, in: container)
    if other.isNone { return add(edge(.hang, isNear: isFirst)) }
    let line: AnchorKind = isFirst ? .firstBaseline : .lastBaseline
    var row = ContainerRow(.baseline)
    row.add(1, handle(member), line)
    row.add(-1, handle(other), line)
    add(row)
  }

  /// How strongly a member is inside of a fraction that yields: content is compressed; what has a size would widen it at
  /// the cost of others.
  private func yieldingPriority(of member: NodeSlot, _ axis: Axis) -> Double {
    layout.hasLeastSize(member, axis) ? ContainerPriority.even : ContainerPriority.yielding
  }

  /// Whether cells are in a fraction that their members do not widen.
  private func isYielding(_ cells: GridCells, _ axis: Axis) -> Bool {
    if list(axis).yieldingCount == 0 { return false }
    for place in cells.range(axis) {
      let track = layout.containers.track(at: place, of: container, axis)
      if layout.containers.tracks[track].track.kind == .yielding { return true }
    }
    return false
  }

  // MARK: The grid itself

  /// The rows about the grid itself: it is as small as its tracks allow.
  mutating func wantOfGrid() {
    rows.removeAll(keepingCapacity: true)
    for axis in Axis.each {
      let (isAlong, lines) = (axis == values.axis, lines(axis))
      var row = ContainerRow(isAlong ? .fitAlong : .fitAcross, .atMost, at: ContainerPriority.fit)
      row.add(1, handle(grid), lines.size)
      add(row)
      if list(axis).count > 0 && !isRepeating(axis) { continue }
      row = ContainerRow(
        isAlong ? .leastAlong : .paddingAcross, .atLeast,
        lines.padding.near + lines.padding.far + given(axis), at: inside)
      row.add(1, insideOf: handle(grid), lines)
      add(row)
    }
  }

  /// How long tracks are at least that are repeated by room, if each is there once, with the gaps between them.
  private func given(_ axis: Axis) -> Length {
    var length = Length()
    for record in layout.containers.tracks(of: container, axis) where !record.isImplicit {
      if record.place > 0 { length = length + values.gap(axis == .vertical) }
      length = length + Length(record.track.givenLength)
    }
    return length
  }
}
