/// An edited wish that cannot have its way goes back before anything gives way to it.
///
/// The vertex has followed the wish to its new constant. Where that has brought it past rows of the same
/// priority which weigh more than the wish, the wish has to give way in the end: mending would push aside
/// what is in its way, and then let it come back. So the vertex goes back along the line that it came, to
/// the best point there: a step as in `Step.swift`, but from where the multipliers have not followed yet.
extension Engine {
  /// Goes back with each of the edited wishes that has to.
  func retreat() throws(StepFailure) {
    if misplaced.count == 0 || isExtended || sweeps.count > 0 { return }
    for row in editedRows.all where isContested(row) {
      let position = basis.positionOfRow[row]
      prepareDirection(position, 1)
      let release = sideOfRetreat(of: row)
      if release == 0 { continue }
      if release < 0 { reverseDirection() }
      try stepBack(from: row, position, release)
    }
  }

  /// Whether a row holds that may be violated, and has passed others of its priority.
  private func isContested(_ row: Int32) -> Bool {
    if basis.positionOfRow[row] < 0 || priority(of: row) >= Priority.required { return false }
    for each in misplaced.all where table.level[each.row] == table.level[row] { return true }
    return false
  }

  /// To which side the release of an active row improves its own level; 0 if it does not. The direction as
  /// prepared is that to the side above.
  private func sideOfRetreat(of row: Int32) -> Int8 {
    let level = table.level[row]
    var (sum, size) = (0.0, 0.0)
    for other in rates.index.all where table.level[other] == level {
      let part = slope(of: other, on: consistentSide(other)) * rates[other]
      sum += part
      size += abs(part)
    }
    let noise = levels.rounding(Tolerance.slope, of: size, at: level)
    if sum + slope(of: row, on: 1) < -noise { return 1 }
    if sum + slope(of: row, on: -1) > noise { return -1 }
    return 0
  }

  /// Steps along the direction as prepared.
  private func stepBack(from row: Int32, _ position: Int32, _ release: Int8) throws(StepFailure) {
    steps &+= 1
    warmUndo.end()
    for other in rates.index.all { side[other] = consistentSide(other) }
    let stop = findStop(insteadOf: row, release)
    guard stop.entering != Stop.none else { throw .unbounded }
    try express(stop.entering, in: position, release)
    move(by: stop.distance)
    for other in rates.index.all where other != stop.entering { updateSide(other) }
    applySlopeChanges()
    exchange(position, for: stop.entering, release, stop.distance)
  }
}
