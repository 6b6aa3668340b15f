import ConstraintSolver
import LayoutRelations
import LayoutStore

/// What is left along an axis of a container is divided among what lies in it, one behind the other: the members of a
/// stack, those of a line of a flow, the lines of a flow, the tracks of a grid. There is one way for all of them.
struct DistributionRows {
  /// One of those, with the space that it keeps around it.
  struct Item {
    let node: Node
    var margins = (near: Length(), far: Length())
  }

  /// The priorities of its rows.
  struct Priorities {
    /// From the start on, and up to the end.
    var start: Double
    var end: Double
    /// How strongly gaps are equal.
    var even = ContainerPriority.share
  }

  let container: Node
  let lines: ContainerLines
  let distribution: Distribution
  let bias: Double
  let priorities: Priorities
  /// It is a line of a flow, which holds its members in another way.
  var isLine = false
  /// What is too large begins at the start.
  var isSafe = false

  /// Whether the ends are at the padding, as they are unless what is left is divided.
  func isPinned(isAlone: Bool) -> Bool {
    switch distribution {
    case .fill, .fillEqually, .fillProportionally: true
    case .equalGaps, .equalCenters: !isAlone
    case .spread, .around, .packed: false
    }
  }

  /// Which part of a gap is at both ends; 0 where that is divided by a bias.
  private var endShare: Double {
    switch distribution {
    case .spread: 1
    case .around: 0.5
    default: 0
    }
  }

  private func add(_ row: ContainerRow, to rows: inout [ContainerRow]) {
    var row = row
    row.close(in: container)
    rows.append(row)
  }

  private func addNear(_ factor: Double, _ item: Item, to row: inout ContainerRow) {
    row.add(factor, nearOf: item.node, lines, outside: item.margins.near)
  }

  private func addFar(_ factor: Double, _ item: Item, to row: inout ContainerRow) {
    row.add(factor, farOf: item.node, lines, outside: item.margins.far)
  }

  /// The rows about the first one, before another one if there is one, with the gap between them.
  func addStart(of item: Item, _ next: Item?, _ gap: Length, to rows: inout [ContainerRow]) {
    let isPinned = isPinned(isAlone: next == nil)
    // One alone in the middle begins at the start where it is too large, as several do.
    let isCentered = next == nil && endShare > 0 && bias.isNaN
    var row = ContainerRow(
      .start, isPinned ? .equal : .atLeast, lines.padding.near,
      at: ContainerPriority.start(priorities.start, isSafe: isCentered))
    addNear(1, item, to: &row)
    row.add(-lines.sign, container, lines.outer.near)
    if isPinned || !isLine || isSafe { add(row, to: &rows) }
    guard let next, endShare > 0 else { return }
    row = ContainerRow(
      .equalStart, .equal, lines.padding.near - endShare * gap, at: priorities.even)
    addNear(1, item, to: &row)
    addFar(endShare, item, to: &row)
    row.add(-lines.sign, container, lines.outer.near)
    addNear(-endShare, next, to: &row)
    add(row, to: &rows)
  }

  /// The same about the last one.
  func addEnd(of item: Item, _ previous: Item?, _ gap: Length, to rows: inout [ContainerRow]) {
    let isPinned = isPinned(isAlone: previous == nil)
    var row = ContainerRow(
      .end, isPinned ? .equal : .atLeast, lines.padding.far, at: priorities.end)
    addFar(-1, item, to: &row)
    row.add(lines.sign, container, lines.outer.far)
    if isPinned || !isLine { add(row, to: &rows) }
    guard let previous, endShare > 0 else { return }
    row = ContainerRow(
      .equalEnd, .equal, lines.padding.far - endShare * gap, at: priorities.even)
    addFar(-1, item, to: &row)
    addNear(-endShare, item, to: &row)
    row.add(lines.sign, container, lines.outer.far)
    addFar(endShare, previous, to: &row)
    add(row, to: &rows)
  }

  /// The gap before one that is not the first one.
  func gapRow(before item: Item, _ previous: Item, _ gap: Length) -> ContainerRow {
    var row = ContainerRow(.gap, distribution.hasFixedGaps ? .equal : .atLeast, gap)
    addNear(1, item, to: &row)
    addFar(-1, previous, to: &row)
    return row
  }

  /// That gap is as large as the one before, behind the first of three, as far as those that are set allow.
  func addEqual(
    _ first: Item, _ previous: Item, _ item: Item, _ gaps: (Length, Length),
    to rows: inout [ContainerRow]
  ) {
    if distribution.hasFixedGaps { return }
    var row = ContainerRow(.equal, .equal, Length(), at: priorities.even)
    if distribution == .equalCenters {
      row.add(1, item.node, lines.center)
      row.add(-2, previous.node, lines.center)
      row.add(1, first.node, lines.center)
    } else {
      row.length = gaps.1 - gaps.0
      addNear(1, item, to: &row)
      addFar(-1, previous, to: &row)
      addNear(-1, previous, to: &row)
      addFar(1, first, to: &row)
    }
    add(row, to: &rows)
  }

  /// How much of what is left, or missing, is before the first one: the bias, half of it unless set where one alone is in
  /// place of equal gaps. Where gaps or sizes take what is left, what is too large stays at the start, as the beginning
  /// of a row is what has to be seen; beside gaps it is where the bias has it, if that is told.
  private func bias(isAlone: Bool) -> Double {
    if distribution.isFill { return 0 }
    // Another bias of several would contradict equal gaps at both ends where something is left.
    if endShare > 0 && !isAlone { return isLine || bias == 0.5 ? 0.5 : 0 }
    return !bias.isNaN ? bias : endShare > 0 ? 0.5 : 0
  }

  /// What is left at both ends, or missing, is divided. It is about the container, or with another role about the first
  /// one, or the last one where the first has no part in it.
  func balanceRow(_ role: ContainerRole, _ first: Item, _ last: Item, isAlone: Bool) -> ContainerRow
  {
    let bias = bias(isAlone: isAlone)
    let (atStart, atEnd) = (1 - bias, bias)
    // Equal gaps leave the same at both ends.
    let isSpread = endShare > 0 && bias == 0
    var row = ContainerRow(
      role, isSpread ? .atLeast : .equal,
      atStart * lines.padding.near - atEnd * lines.padding.far, at: ContainerPriority.balance)
    func addItems() {
      addNear(atStart, first, to: &row)
      addFar(atEnd, last, to: &row)
    }
    if role != .balance { addItems() }
    row.add(-lines.sign * atStart, container, lines.outer.near)
    row.add(-lines.sign * atEnd, container, lines.outer.far)
    if role == .balance { addItems() }
    return row
  }

  /// Whether a row that divides what is left, or what is missing, says where the ends are: at the padding as well, for
  /// what is too large.
  func isBalanced(isAlone: Bool) -> Bool {
    !isPinned(isAlone: isAlone) || bias(isAlone: isAlone) != 0
  }

  /// Whether what is left is balanced by the last one, as the first has no part in it.
  var balancesAtEnd: Bool { endShare == 0 && bias == 1 }
}
