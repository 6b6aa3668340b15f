/// Free slots released many at a time.
///
/// Boxes that do not fit into a row give way from the oldest on. Each does so at no cost, and moves
/// all boxes behind it. Steps would do that one by one. But if releases cost nothing at any level,
/// neither do several together, as long as no row changes its side on the way; and a slot that
/// defines its key takes the key's anchor in its place. So as many slots as no row objects to are
/// released at once, found by bisection, and the vertex moves once for each such group.
extension Engine {
  /// Releases slots that define their keys to the sides that are open to them, as many of the first of
  /// them as can be without a step. They come by the age of their keys.
  func release(_ slots: borrowing Buffer<Int32>) {
    var next = 0
    var size = slots.count
    while size > 0 && next < slots.count {
      size = min(size, slots.count - next)
      if release(slots, next..<(next + size)) { next += size }
      size /= 2
    }
  }

  /// Releases some of them, if no row objects.
  private func release(_ slots: borrowing Buffer<Int32>, _ range: Range<Int>) -> Bool {
    trail.end()
    var rows = Buffer<Int32>()
    for k in range { rows.append(basis.row[slots[k]]) }
    right.clear()
    for k in range {
      let slot = slots[k]
      let variable = basis.pivotVariable[slot]
      side[basis.row[slot]] = slotFlags[slot].contains(.wantsAbove) ? 1 : -1
      residual[basis.row[slot]] = 0
      basis.anchorInPlace(slot, table)
      right.add(slot, fallback[variable] - value[variable])
    }
    direction.clear()
    rates.clear()
    basis.forward(right, into: direction, rates: rates, table)
    if isMoveFree {
      if isWide { beginWideDirection() }
      for k in range { settleReleased(slots[k], rows[k - range.lowerBound]) }
      move(by: 1)
      for k in range {
        let variable = basis.pivotVariable[slots[k]]
        if isWide { setWide(variable, to: fallback[variable]) }
        putAtFallback(variable)
      }
      return true
    }
    for k in range {
      side[rows[k - range.lowerBound]] = 0
      basis.restoreInPlace(slots[k], rows[k - range.lowerBound], table)
    }
    return false
  }

  /// Whether no row changes its side along the whole of the direction.
  private var isMoveFree: Bool {
    let least = leastRate()
    for row in rates.index.all where abs(rates[row]) > least {
      let end = residual[row] + rates[row]
      if side[row] == 0 || Double(side[row]) * end < 0 { return false }
    }
    return true
  }

  /// The released row takes the slot's multiplier as its slope, so that the anchor has none.
  private func settleReleased(_ slot: Int32, _ row: Int32) {
    steps &+= 1
    deactivate(row, side[row], 0)
    for level in levels.inPlay.all {
      levels.setMultiplier(slot, level, 0)
      if isWide { levels.setWide(slot, level, WideNumber()) }
    }
    settle(slot, Engine.freeWithoutKey, wants: 0)
  }
}
