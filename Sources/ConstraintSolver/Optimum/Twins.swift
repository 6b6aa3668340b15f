/// Parallel singleton rows: the same term with another relation or priority.
///
/// Hugging and compression resistance of content are such twins: at most so much, and at least so
/// much. A row `x >= 0` is a twin of the own row that holds x at its default 0.
/// Only one can be active. A position that gives way to nothing but the other one, or for less than that
/// loses, gets that instead, and as they have the same terms, nothing has to be solved for it: no
/// value moves, no factor and no multiplier changes. A step would look at all that depends on the
/// variable, for every such pair.
extension Engine {
  /// Puts the twin of a position's row in its place that keeps it from a release to a side, whatever that gains;
  /// false if there is none, or if sweeps count on the row. A row to which the position is to give way does not
  /// count: whether that happens is being decided.
  func exchangeForTwin(
    _ position: Int32, against release: Int8, gaining standing: Standing = Standing(),
    besides entering: Int32 = -1
  ) -> Bool {
    let row = basis.row[position]
    if sweeps.countOn(row) { return false }
    let twin = twin(of: row, against: release)
    if twin < 0 || twin == entering || !outweighs(twin, standing) { return false }
    policy.countPivot()
    if row >= 0 { deactivate(row, release, 0) }
    basis.setRow(position, twin, table)
    return true
  }

  /// The position that loses least to a row (`DualRatioTest.swift`), once twins are in the places that they keep.
  func leastLossOfTwins(insteadOf row: Int32, _ rise: Double) -> Int32 {
    while true {
      let position = leastLoss(insteadOf: row, rise, isAnyEnough: false)
      if position < 0 { return position }
      if !exchangeForTwin(position, against: release(of: position, rise), besides: row) {
        return position
      }
    }
  }

  /// Whether a row loses as much as a release gains, which has the same terms.
  private func outweighs(_ row: Int32, _ gain: Standing) -> Bool {
    if gain.release == 0 { return true }
    let (own, level) = (priority(of: row), levels.priority[gain.level])
    return own > level
      || own == level && table.weight(row) * (1 + Tolerance.multiplier) >= gain.excess
  }

  /// The strongest row that is violated where another one is not, beyond their common bound on that side.
  private func twin(of row: Int32, against release: Int8) -> Int32 {
    guard !isExtended, let bound = bound(of: row) else { return -1 }
    if row >= 0 && slopeSign(of: row, on: release) != 0 { return -1 }
    var best: Int32 = -1
    for entry in table.inactiveEntries(bound.variable) {
      let other = table.entryRow[entry]
      if self.bound(of: other) != bound || slopeSign[other] != 0 { continue }
      if slopeSign(of: other, on: release) == 0 { continue }
      if best < 0 || isAbove(other, best) { best = other }
    }
    return best
  }

  /// Where a row, or an own row, holds a variable.
  private struct Bound: Equatable {
    var variable: Int32
    var coefficient: Double
    var constant: Double
  }

  /// Nil if it mentions several variables.
  private func bound(of row: Int32) -> Bound? {
    if row < 0 {
      let variable = Basis.owner(row)
      return Bound(variable: variable, coefficient: 1, constant: value[variable])
    }
    if table.count(of: row) != 1 { return nil }
    let term = table.terms(of: row).lowerBound
    return Bound(
      variable: table.termVariable[term], coefficient: table.termCoefficient[term],
      constant: table.constant[row])
  }

  /// Whether a row that bounds a variable from above has a twin that does so from below.
  @inline(never)
  func hasTwin(_ row: Int32) -> Bool {
    guard let bound = bound(of: row) else { return false }
    for entry in table.entries(bound.variable) {
      let other = table.entryRow[entry]
      if table.relation[other] == .atLeast && self.bound(of: other) == bound { return true }
    }
    return false
  }
}
