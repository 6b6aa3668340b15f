/// Block pivoting: many dual degenerate positions leave at once.
///
/// Boxes that do not fit into a row are violated from the oldest on. Each leaves at no cost, and moves all boxes
/// behind it, so that single pivots would take quadratic time. If edges cost nothing at any level, neither does
/// their sum, as long as no row changes sides; and the own row of its deciding variable enters at each position.
/// So as many positions leave together as no row blocks, found by bisection, and values change once a group.
extension Engine {
  /// Lets the rows of positions leave that define their deciding variables, as many of the first of them as can at
  /// no step. They come by the age of these variables.
  func pivotTogether(_ positions: borrowing Buffer<Int32>, _ permit: Permit) {
    var next = 0
    var size = positions.count
    while size > 0 && next < positions.count {
      size = min(size, positions.count - next)
      if pivotTogether(positions, next..<(next + size), permit) { next += size }
      size /= 2
    }
  }

  /// Releases some of them, if no row objects.
  private func pivotTogether(
    _ positions: borrowing Buffer<Int32>, _ range: Range<Int>, _ permit: Permit
  ) -> Bool {
    var rows = Buffer<Int32>()
    for k in range { rows.append(basis.row[positions[k]]) }
    work.right.clear()
    for k in range {
      let position = positions[k]
      let variable = basis.upper.pivotVariable[position]
      activities.side[basis.row[position]] = queues.wantsAbove(position) ? 1 : -1
      activities.residual[basis.row[position]] = 0
      basis.putOwnRowInPlace(position, table, permit)
      work.right.add(position, variables.defaultValue[variable] - variables.value[variable])
    }
    solveEdge()
    if isMoveUnblocked {
      for k in range { decideReleased(positions[k], rows[k - range.lowerBound], permit) }
      move(by: 1, permit)
      for k in range {
        let variable = basis.upper.pivotVariable[positions[k]]
        putAtDefault(variable, permit)
      }
      return true
    }
    for k in range {
      activities.side[rows[k - range.lowerBound]] = 0
      basis.restoreInPlace(positions[k], rows[k - range.lowerBound], table, permit)
    }
    return false
  }

  /// Whether no row and no bound changes its side along the whole of the direction.
  private var isMoveUnblocked: Bool {
    let least = work.edge.leastRate(table)
    for row in work.edge.rates.index.all where abs(work.edge.rates[row]) > least {
      let end = activities.residual[row] + work.edge.rates[row]
      if activities.side[row] == 0 || Double(activities.side[row]) * end < 0 { return false }
    }
    if variables.bounds.count == 0 { return true }
    for variable in work.edge.direction.index.all
    where variables.bounds.contains(variable) && abs(work.edge.direction[variable]) > least {
      let (bound, side) = (Basis.ownRow(variable), side(ofRow: Basis.ownRow(variable)))
      let end = residual(of: bound) + work.edge.direction[variable]
      if side == 0 || Double(side) * end < 0 { return false }
    }
    return true
  }

  /// The released row takes the position's multiplier as its slope, so that the own row has none.
  private func decideReleased(_ position: Int32, _ row: Int32, _ permit: Permit) {
    policy.countPivot()
    deactivate(row, activities.side[row], 0)
    for level in levels.inPlay.all {
      levels.clearMultiplier(position, level, permit)
    }
    noteDeciding(position, DecidingVariables.none, wants: 0)
  }
}
