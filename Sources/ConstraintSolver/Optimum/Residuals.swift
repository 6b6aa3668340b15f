/// The residuals of rows at the present values, and the sides that rows are on.
extension BasicSolution {
  /// Computes and stores a row's residual, and the bound below which that counts as 0.
  @inline(__always)
  @discardableResult
  func evaluate(_ row: Int32) -> (residual: Double, slack: Double) {
    let present = residualNow(row)
    activities.residual[row] = present.residual
    activities.tolerance[row] = Float(present.slack)
    return present
  }

  @inline(__always)
  func roundedResidual(_ row: Int32) -> (residual: Double, slack: Double) {
    var sum = -table.constant[row]
    var size = abs(sum)
    for term in table.terms(of: row) {
      let part = table.terms.coefficient[term] * variables.value[table.terms.variable[term]]
      sum += part
      size += abs(part)
    }
    return (sum, Double(Float(Tolerance.absolute + Tolerance.relative * size)))
  }

  /// Whether a row's residual is 0 except for rounding.
  @inline(never)
  func justHolds(_ row: Int32) -> Bool {
    let (residual, slack) = residualNow(row)
    return abs(residual) <= slack
  }

  /// The slope of a row at the basic solution, recomputed.
  func slopeNow(_ row: Int32) -> Int8 {
    let (residual, slack) = residualNow(row)
    return slopeSign(of: row, on: consistentSide(row, residual, slack))
  }

  /// The side a row is on: the present one as long as the residual does not contradict it.
  @inline(__always)
  func consistentSide(_ row: Int32) -> Int8 {
    if row < 0 { return boundSide(of: Basis.owner(row)) }
    return consistentSide(row, activities.residual[row], Double(activities.tolerance[row]))
  }

  @inline(__always)
  func consistentSide(_ row: Int32, _ size: Double, _ slack: Double) -> Int8 {
    let old = activities.side[row]
    switch table.penalties.relation(of: row) {
    case .equal:
      if abs(size) <= slack { return old }
      return size > 0 ? 1 : -1
    case .atMost:
      if old > 0 { return size < -slack ? -1 : 1 }
      return size > slack ? 1 : -1
    case .atLeast:
      if old < 0 { return size > slack ? 1 : -1 }
      return size < -slack ? -1 : 1
    }
  }
}
